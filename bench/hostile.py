"""What an honest player notices of a hostile guest: every budget attacked at once, for two minutes.

    python bench/hostile.py --seconds 120 --json out.json

One server process with the usual settings and limits on SQLite.  The attack is `tests/server/hostile.py`, in a process
and from an address of its own; own actions are single requests, bots two firemen of Paris Connection.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from server.processes import Served
from server.test_hostile import attacked


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--json", type=Path, help="write the figures there too")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Served(f"sqlite:///{folder}/house.db", "--limits", "1") as served:
        result = json.dumps(attacked(served, asked.seconds), indent=2)
    print(result)
    if asked.json:
        asked.json.write_text(result + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
