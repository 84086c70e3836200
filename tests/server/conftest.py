"""What the server's tests share."""

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
