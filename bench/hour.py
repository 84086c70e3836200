"""How a server's memory goes while many bots play: fifty tables of strong bots of all games, for an hour.

    python bench/hour.py --tables 50 --seconds 3600 --json out.json

One server process with the usual settings on SQLite, without limits, so that every bot thinks as long as it may.  A
table that is over is followed by another one.  Prints the memory in MB, and how many decisions were made by then.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from server.hostile import GAMES
from server.house import Visitor
from server.processes import Served
from server.test_hostile import memory

STRONG = {"kind": "bot", "bot": "stationmaster"}


def look(served: Served, visitor: Visitor, begun: float) -> dict[str, float]:
    """Where things stand."""
    lines = visitor.get("/metrics").text.splitlines()
    decisions = next(line.split()[1] for line in lines if line.startswith("stellwerk_bot_decisions_total"))
    return {
        "minutes": round((time.monotonic() - begun) / 60, 1),
        "MB": round(memory(served)),
        "decisions": float(decisions),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=3600)
    parser.add_argument("--every", type=float, default=120, help="seconds between two looks")
    parser.add_argument("--json", type=Path, help="write the figures there too")
    asked = parser.parse_args()
    found: list[dict[str, Any]] = []
    with tempfile.TemporaryDirectory() as folder, Served(f"sqlite:///{folder}/hour.db") as served:
        visitor, games, running = Visitor(served), sorted(GAMES) * asked.tables, dict[str, str]()  # type: ignore[arg-type]
        for game in games[: asked.tables]:
            running[visitor.table(game, [STRONG] * GAMES[game], start=True)["id"]] = game
        begun = time.monotonic()
        while time.monotonic() - begun < asked.seconds:
            time.sleep(asked.every)
            for id in [id for id in running if visitor.see(id)["over"]]:
                game = running.pop(id)
                running[visitor.table(game, [STRONG] * GAMES[game], start=True)["id"]] = game
            found.append(look(served, visitor, begun))
            print(json.dumps(found[-1]), flush=True)
            if asked.json:
                asked.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    print(f"most {max(one['MB'] for one in found)} MB")


if __name__ == "__main__":
    main()
