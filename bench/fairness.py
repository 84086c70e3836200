"""How long bots take to answer one person while another has twenty tables of four strong bots at work.

    python bench/fairness.py --tables 20 --seconds 60 --json out.json

One server process of the usual settings, without limits.  An honest player plays Paris Connection against two drivers
and notes how long each of their actions takes: first alone, then during the attack.  The memory is that of the server.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from server.house import Visitor
from server.processes import Served

ME, QUICK, STRONG = {"kind": "me"}, {"kind": "bot", "bot": "driver"}, {"kind": "bot", "bot": "stationmaster"}
TURNS = 10  # at one table
PATIENCE = 60.0  # seconds after which an action is not waited for any more
WARM = 20.0  # seconds for the server to read everything that is compiled


def taken(visitor: Visitor, seconds: float) -> list[float]:
    """Play for so long; gives the seconds that each action of the bots took."""
    found: list[float] = []
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        with visitor.live(visitor.table("paris", [ME, QUICK, QUICK])["id"]) as live:
            for _ in range(TURNS):
                if time.monotonic() < until:
                    found += live.bots_take(1, PATIENCE)
    return found


def figures(found: list[float], memory: float) -> dict[str, float]:
    """What is shown of it."""
    ordered = sorted(found)
    return {
        "actions": len(found), "median": round(statistics.median(found), 3),
        "p99": round(ordered[int(0.99 * (len(ordered) - 1))], 3), "longest": round(ordered[-1], 3), "MB": round(memory),
    }  # fmt: skip


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=30, help="of each part")
    parser.add_argument("--json", type=Path, help="write the figures there too")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Served(f"sqlite:///{folder}/fair.db", "--pace", "0.4") as served:
        honest, hog = Visitor(served), Visitor(served)  # type: ignore[arg-type]
        time.sleep(WARM)
        taken(honest, 5)
        result = {"alone": figures(taken(honest, asked.seconds), _memory(served))}
        for _ in range(asked.tables):
            hog.table("paris", [STRONG] * 4)
        time.sleep(2)
        result["attacked"] = figures(taken(honest, asked.seconds), _memory(served))
    print(json.dumps(result, indent=2))
    if asked.json:
        asked.json.write_text(json.dumps(result, indent=2) + "\n", encoding="utf-8")


def _memory(served: Served) -> float:
    """MB of the server's process (Linux)."""
    assert served._process is not None
    words = Path(f"/proc/{served._process.pid}/status").read_text(encoding="utf-8").split()
    return int(words[words.index("VmRSS:") + 1]) / 1024


if __name__ == "__main__":
    main()
