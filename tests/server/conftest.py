"""What the server's tests share."""

import itertools
import os

import pytest
from argon2 import PasswordHasher

from server.postgres import Cluster, NoPostgres
from stellwerk.server import people

os.environ["STELLWERK_WARM"] = "0"  # of the many servers that are started and killed, few need more than one game


@pytest.fixture(scope="session", autouse=True)
def quick_passwords():
    """Passwords hashed in no time: as they are for people, which this gives, each would take a fifth of a second."""
    for_people = people._hasher
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(people, "_hasher", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
        patch.setattr(people, "_NOBODY", people._hasher.hash("nobody's"))
        yield for_people


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
