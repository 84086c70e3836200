"""Write the JSON Schemas of all games' documents to docs/schemas/; with --check, say whether they are up to date."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from stellwerk.games import games

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "schemas"


def schemas() -> dict[str, str]:
    """The text of each file by its name."""
    return {
        f"{id}.{name}.json": json.dumps(schema, ensure_ascii=False, indent=1) + "\n"
        for id, game in games().items()
        for name, schema in game.documents.schemas.items()
    }


def stale() -> list[str]:
    """The files that are not what the types say."""
    there = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.json")}
    made = schemas()
    return sorted(name for name in {*there, *made} if there.get(name) != made.get(name))


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(f"Run tools/schemas.py: {', '.join(stale())}" if stale() else 0)
    FOLDER.mkdir(exist_ok=True)
    for name, text in schemas().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
