"""The notebook runs from top to bottom, and its outputs are in it."""

from __future__ import annotations

import json
from pathlib import Path

NOTEBOOK = Path(__file__).parents[2] / "examples" / "research.ipynb"


def test_the_notebook_runs_and_shows_its_drawings():
    """Its cells are run here in one namespace: no kernel and no other packages are needed for that."""
    cells = [cell for cell in json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"] if cell["cell_type"] == "code"]
    world: dict[str, object] = {}
    for cell in cells:
        source = "".join(cell["source"]).replace("from IPython.display import SVG", "SVG = str")
        exec(compile(source, str(NOTEBOOK), "exec"), world)
    assert len(world["scores"]) >= 2000
    kinds = [kind for cell in cells for output in cell["outputs"] for kind in output.get("data", {})]
    assert kinds.count("image/svg+xml") == 2
