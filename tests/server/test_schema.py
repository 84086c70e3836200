"""Requests made up from the OpenAPI document: whatever comes in, the answer is one that the document describes."""

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance

from server.house import House, Visitor

EXAMPLES = 12  # for each operation
CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    with House(f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('schema')}/tables.db") as made:
        yield made


@pytest.fixture
def visitor(house):
    return Visitor(house)


@pytest.fixture
def table(visitor):
    return visitor.table("paris")


def test_every_answer_is_as_described(house, visitor, table):
    document = schemathesis.openapi.from_url(f"{house.url}/openapi.json").exclude(path="/api/bot/stream")  # never ends
    asked, statuses = [], set()
    for operation in document.get_all_operations():
        asked.append(operation.ok().label)
        statuses |= try_out(operation.ok(), house, table["id"])
    assert len(asked) > 30
    assert {200, 204, 403, 404, 409, 422} <= statuses  # it does get through to what the routes do


def try_out(operation, house, table):
    """Many made-up requests of one kind, by a person who is there for this alone; gives the statuses answered."""
    visitor, statuses = Visitor(house), set()

    @settings(
        max_examples=EXAMPLES, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
    )
    @given(case=operation.as_strategy(), there=st.sampled_from((True, True, False)))
    def ask(case, there):
        if there and "id" in (case.path_parameters or {}):
            case.path_parameters["id"] = table
        answer = case.call(headers={**(case.headers or {}), "X-Stellwerk": "1"}, cookies=dict(visitor.cookies))
        case.validate_response(answer, checks=CHECKS)
        statuses.add(answer.status_code)
        if answer.status_code >= 400:
            assert set(answer.json()) >= {"error", "text"}

    ask()
    return statuses


def test_the_document_describes_everything_that_can_be_asked(house, visitor):
    paths = visitor.get("/openapi.json").json()["paths"]
    assert {"/api/me", "/api/tables", "/api/tables/{id}/actions", "/api/notifications/test", "/api/tokens"} <= set(
        paths
    )
    for path, methods in paths.items():
        for method, operation in methods.items():
            assert operation.get("description"), f"{method} {path} is not described"
