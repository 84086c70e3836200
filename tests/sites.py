"""The documentation for the tests: as `make docs` has built it, or built now."""

import sys
from pathlib import Path

import pytest

TOOLS = Path(__file__).parents[1] / "tools"


def built_site():
    """Its folder.  The build is strict: it ends with the dead links, should there be any."""
    pytest.importorskip("material")
    sys.path.insert(0, str(TOOLS))
    import build_docs

    if not build_docs.is_current():
        build_docs.build()
    return build_docs.SITE
