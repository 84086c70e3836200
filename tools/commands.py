"""Write docs/reference/commands.md: what every command does with Ctrl-C, a missing folder and nonsense."""

from __future__ import annotations

import re
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from nonsense import Command, Parameter, commands, nonsense, run, sandbox  # noqa: E402

PAGE = ROOT / "docs" / "reference" / "commands.md"
HEADING = """# What commands do when something is wrong

*Written by `tools/commands.py`, which tries what it says here. `tests/test_commands.py` tries more words for every
parameter of every command, and that this page is up to date.*

- **Nonsense** is refused with a sentence before any work is done and before anything is written. The exit code is 2
  where the command line itself is wrong, 1 otherwise. Numbers have bounds, seeds go from 0 to 2^63 - 1, and words that
  are empty are refused.
- **Output** is tried before the work: a folder that is missing is made when there is something to write, and what
  cannot be written is named at once.
- **Ctrl-C** ends every command within a second and leaves no process behind (exit code 130). What is done so far is
  shown or kept where it is of use.

| command | what it writes; a missing folder | Ctrl-C | nonsense, for example |
|---|---|---|---|
"""
ENDINGS = {
    "play": "the match is saved after every action",
    "serve": "tables are closed in good order, within five seconds",
    "train": "what was learnt is measured and written first",
}


def page() -> str:
    """The page; to be called in a sandbox."""
    return HEADING + "".join(_row(command) for command in commands())


def _row(command: Command) -> str:
    ending = ENDINGS.get(command.path) or ("what was done so far is shown and kept" if command.is_kept else "at once")
    assert command.is_at_leisure == (command.path in ("serve", "train"))
    writes = ", ".join(f"`{each.option or each.name.upper()}`" for each in command.outputs)
    made = f"{writes}: made" if writes else "-"
    return f"| `{command.path}` | {made} | {ending} | {_example(command)} |\n"


def _example(command: Command) -> str:
    """What one parameter says to nonsense: the first that is not a number, whose own words say what they have to."""
    said = ((each, words[0]) for each in command.parameters if (words := nonsense(command, each)))
    own = [(each, word) for each, word in said if each.kind not in (int, float)]
    return _said(command, *own[0]) if own else "-"


def _said(command: Command, parameter: Parameter, word: str) -> str:
    text = run(command.line(**{parameter.name: [word]})).output.partition("Error")[2].lstrip(":")
    text = " ".join(re.sub("[│─╭╮╰╯]", " ", text).split())
    typed = f"{parameter.option} {word}" if parameter.option else word
    return f"`{typed}`: {text}".replace("|", "\\|")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder, sandbox(Path(folder)):
        text = page()
    PAGE.write_text(text, encoding="utf-8")
