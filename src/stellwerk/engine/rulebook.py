"""The rules of a game in our own words, as its folder has them: `rules.en.md` and `rules.de.md`.

Sections have ids, `## Trading {#trade}`, the same in both languages, by which refusals and the table name them.  In a
section there are paragraphs, lists (`- `), tables (`| a | b |`, the first line being the head); in a line `**bold**`
and `[words](#section)`.  No more Markdown than that.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

HEAD = re.compile(r"## (?P<title>.+?) \{#(?P<id>[a-z0-9-]+)\}")
LINK = re.compile(r"\[[^\]]+\]\(#([a-z0-9-]+)\)")
KINDS = {"- ": "list", "| ": "table"}


class BadRules(ValueError):
    """A file of rules that cannot be read."""


@dataclass(frozen=True)
class Block:
    """A paragraph ("text": one line), a list, or a table (cells apart by " | ")."""

    kind: str
    lines: tuple[str, ...]


@dataclass(frozen=True)
class Section:
    """A section of the rules."""

    id: str
    title: str
    blocks: tuple[Block, ...]

    @property
    def links(self) -> set[str]:
        """The sections that it names."""
        return {id for block in self.blocks for line in block.lines for id in LINK.findall(line)}


def read(path: Path) -> tuple[Section, ...]:
    """The sections of a file; none if there is no such file."""
    return tuple(sections(path.read_text(encoding="utf-8"))) if path.is_file() else ()


def sections(text: str) -> Iterator[Section]:
    """The sections of a text.

    >>> [one] = sections("# Tiny\\n\\n## A turn {#turn}\\nRoll,\\nthen move.\\n\\n- one\\n- two, see [turns](#turn)\\n")
    >>> one.title, one.blocks[0].lines, one.blocks[1].kind, sorted(one.links)
    ('A turn', ('Roll, then move.',), 'list', ['turn'])
    """
    _, *parts = re.split(r"(?m)^(?=## )", text)
    for part in parts:
        head, _, body = part.partition("\n")
        found = HEAD.fullmatch(head.strip())
        if found is None:
            raise BadRules(f"a section needs a title and an id, “## Title {{#id}}”: {head}")
        yield Section(found["id"], found["title"], tuple(_blocks(body)))


def _blocks(body: str) -> Iterator[Block]:
    for chunk in re.split(r"\n\s*\n", body.strip()):
        lines = [line.strip() for line in chunk.splitlines()]
        for kind, some in groupby(_joined(lines), key=lambda line: KINDS.get(line[:2], "text")):
            yield Block(kind, tuple(_plain(line, kind) for line in some))


def _joined(lines: list[str]) -> list[str]:
    """Lines that go on from the one before are part of it."""
    found: list[str] = []
    for line in lines:
        if found and line[:2] not in KINDS:
            found[-1] += " " + line
        else:
            found.append(line)
    return found


def _plain(line: str, kind: str) -> str:
    return line if kind == "text" else line.removeprefix("- ").strip("| ")
