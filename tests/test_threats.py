"""What the threat model promises is tested."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_every_test_that_the_threat_model_names_exists():
    named = set(
        re.findall(r"`(test_\w+\.py)`", (ROOT / "docs" / "explanation" / "threats.md").read_text(encoding="utf-8"))
    )
    there = {path.name for path in (ROOT / "tests").rglob("test_*.py")}
    assert len(named) > 15
    assert sorted(named - there) == []
