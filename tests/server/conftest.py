"""What the server's tests share."""

import itertools
import os

import pytest

from server.postgres import Cluster, NoPostgres


@pytest.fixture(scope="session")
def cluster():
    """A throwaway PostgreSQL; where there is none the test is skipped, but on CI that is an error."""
    try:
        made = Cluster()
    except NoPostgres as reason:
        if os.environ.get("CI"):
            raise
        pytest.skip(str(reason))
    with made:
        yield made


numbers = itertools.count()


@pytest.fixture(params=["sqlite", "postgres"])
def new_database(request, tmp_path):
    """A function that gives the address of a new, empty database of each kind."""
    return maker(request.param, request, tmp_path)


@pytest.fixture(params=["sqlite", "postgres"])
def other_database(request, tmp_path):
    """The same once more, for what goes from one into the other."""
    return maker(request.param, request, tmp_path)


def maker(kind, request, tmp_path):
    def new():
        if kind == "sqlite":
            return f"sqlite+aiosqlite:///{tmp_path}/house{next(numbers)}.db"
        return str(request.getfixturevalue("cluster").database(f"house{next(numbers)}"))

    return new
