"""A table in the terminal: what lies beside the map, told from a game's sheet, with Rich markup, in 80 columns.

What matters most comes last, next to where one types.  Every colour has its letter, every seat its number, so that
nothing is lost without colours (`NO_COLOR`).  Where a game draws its map as text (`Game.terminal`), that comes first;
else what the map shows is told like everything else.

>>> from stellwerk.sheet import Cards, Item
>>> row = Cards("row", "Row", items=(Item("row-1", "Red", pieces=(Piece("card", "red", "R"),)),))
>>> part_lines(row, Reader("en", ()))
['[bold]Row[/]', '  [#fffaf0 on #c8402f]R[/] Red']
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from .drawings import liveries_of, title_of
from .engine.game import Board, Game
from .engine.moves import Piece
from .engine.text import Text
from .palette import PALETTE
from .panel import TICKS, Reader, boxed, reader_of
from .sheet import Cards, Counters, Course, Item, Lane, Meter, Note, Part, Score, Sheet, Table, Timeline, Track
from .texts import say

WIDTH = 80
INDENT, BAR = 2, 20
LOOKS = {"now": "bold", "past": "dim", "quiet": "dim", "lost": "red", "done": "green"}


class Cell(NamedTuple):
    """Something on a line: its markup, and how many columns it takes."""

    markup: str
    width: int


BLANK = Cell("", 0)


def shown(game: Game, board: Board, view: Mapping[str, Any], language: str, names: Sequence[str | None] = ()) -> str:
    """The table as a seat sees it; `names` say who sits where.

    >>> import stellwerk
    >>> m = stellwerk.Match.new("paris", players=3, seed=7)
    >>> from rich.markup import render
    >>> render(shown(m.game, m.board, m.view(0), "en")).plain.splitlines()[-1]
    'Build a railway or trade.'
    """
    if game.sheet is None:
        return game.terminal(board, view, language)
    reader = reader_of(language, liveries_of(game, view), tuple(names))
    sheet, drawn = game.sheet(board, view), game.terminal(board, view, language)
    lines = [f"[bold]{escaped(title_of(board, language))}[/]", *([drawn] if drawn else [])]
    for box in reversed(boxed(part for part in sheet.parts if not (drawn and part.on_map))):
        lines += ["", *(line for part in box for line in part_lines(part, reader))]
    return "\n".join((*lines, "", *_players(sheet, view, reader), "", *_now(sheet, reader)))


# ---------------------------------------------------------------- small things


def escaped(text: str) -> str:
    """A text that Rich leaves as it is."""
    return text.replace("[", r"\[")


def word(text: str, style: str = "") -> Cell:
    """A word in a style."""
    markup = escaped(text)
    return Cell(f"[{style}]{markup}[/]" if style else markup, len(text))


def joined(cells: Iterable[Cell], gap: str = " ") -> Cell:
    """Cells side by side as one."""
    there = [cell for cell in cells if cell.width]
    return Cell(gap.join(c.markup for c in there), sum(c.width for c in there) + len(gap) * max(0, len(there) - 1))


def padded(cell: Cell, width: int, right: bool = False) -> str:
    """A cell with blanks up to a width."""
    blank = " " * max(0, width - cell.width)
    return blank + cell.markup if right else cell.markup + blank


def chip(letter: str, colour: str) -> Cell:
    """A letter on a colour of the palette."""
    if colour not in PALETTE:
        return word(letter, "reverse")
    return word(letter, f"{PALETTE.get('on-' + colour, PALETTE['ink']).day} on {PALETTE[colour].day}")


def badge(seat: int, reader: Reader) -> Cell:
    """A seat by its number on its colour."""
    return chip(str(seat + 1), f"seat-{reader.seats[seat].livery.colour}")


def letter(piece: Piece, language: str) -> str:
    """A piece by its letter, for a game that draws its map as text."""
    return chip(say(piece.letter, language), piece.colour).markup


def held(items: Sequence[Piece], reader: Reader) -> Cell:
    """Pieces by their letters, many of a kind as a number; those without a letter are left to the words."""
    kinds = ((piece, len(list(same))) for piece, same in groupby(piece for piece in items if piece.letter))
    cells = []
    for piece, count in kinds:
        letter = reader.say(piece.letter)
        cells.append(chip(letter * count if count < 5 else f"{count}{letter}", piece.colour))
    return joined(cells, "")


def words_of(item: Item, reader: Reader) -> list[Cell]:
    """A thing word by word: its mark, whose it is, its letters, its name, its number, and what is said of it."""
    look = LOOKS.get(item.state, "")
    mark = [word(TICKS[item.state], look)] if item.state in TICKS else [word("▶", look)] if item.state == "now" else []
    seat = [] if item.seat is None else [badge(item.seat, reader)]
    text = reader.say(item.text if item.said == "" or not item.pieces else item.said)
    said = [word(each, "dim") for each in text.split()]
    name = reader.say(item.title)
    said = [word(each, "dim") for each in text.split()] if text != name else []
    title = [word(each, look) for each in name.split()]
    value = [] if item.value in (None, "") else [word(reader.say(item.value), "bold")]
    return [cell for cell in (*mark, *seat, held(item.pieces, reader), *title, *value, *said) if cell.width]


def flow(cells: Iterable[Cell], indent: int = INDENT, gap: int = 1, room: int = WIDTH) -> list[str]:
    """Cells side by side, and on the next line, further in, where there is no room.

    >>> flow(map(word, ("one", "two", "three")), room=10)
    ['  one two', '    three']
    """
    lines: list[str] = []
    used, line = indent, ""
    for cell in cells:
        if line and used + gap + cell.width > room:
            lines.append(" " * (indent + 2 * bool(lines)) + line)
            used, line = indent + 2, ""
        used += cell.width + (gap if line else 0)
        line += " " * gap + cell.markup if line else cell.markup
    return [*lines, " " * (indent + 2 * bool(lines)) + line] if line else lines


def columns(things: Sequence[list[Cell]]) -> list[str]:
    """Things in as many columns as there is room for; each on a line of its own where one is too long for that."""
    cells = [joined(words) for words in things]
    wide = max((cell.width for cell in cells), default=0) + 3
    across = max(1, (WIDTH - INDENT + 3) // wide)
    if across == 1:
        return [line for words in things for line in flow(words)]
    rows = (cells[i : i + across] for i in range(0, len(cells), across))
    return [(" " * INDENT + "".join(padded(cell, wide) for cell in row)).rstrip() for row in rows]


# ---------------------------------------------------------------- the parts


def _cards(part: Cards, reader: Reader) -> list[str]:
    things = [words_of(item, reader) for item in part.items]
    if not things:
        return ["  –"]
    return [line for words in things for line in flow(words)] if part.look == "line" else columns(things)


def _counters(part: Counters, reader: Reader) -> list[str]:
    return columns([words_of(item, reader) for item in part.items]) or ["  –"]


def _track(part: Track, reader: Reader) -> list[str]:
    """Each line with its seats, whoever is ahead first."""
    heads = [
        joined((held((lane.piece,) if lane.piece else (), reader), word(reader.say(lane.title)))) for lane in part.lanes
    ]
    wide = max((head.width for head in heads), default=0)
    return [f"  {padded(head, wide)}  {_lane(lane, reader)}" for head, lane in zip(heads, part.lanes, strict=True)]


def _lane(lane: Lane, reader: Reader) -> str:
    order = lane.order or sorted(range(len(lane.at)), key=lambda seat: -lane.at[seat])
    return "  ".join(f"{badge(seat, reader).markup}:{lane.at[seat]:>3}" for seat in order).rstrip()


def _table(part: Table, reader: Reader) -> list[str]:
    """Things with their numbers in columns; what is called at too much length is called below its column's number."""
    heads = [reader.say(title) for title in part.head]
    firsts = [joined(_named(item, reader)) for item in part.items]
    rows = [[reader.say(cell) for cell in item.cells] for item in part.items]
    wide = [max(map(len, column)) + 2 for column in zip(*([head or " " for head in heads[1:]], *rows), strict=True)]
    first = max((cell.width for cell in (word(heads[0] if heads else ""), *firsts)), default=0)
    if INDENT + first + sum(wide) > WIDTH:
        return [line for item, row in zip(part.items, rows, strict=True) for line in _spelled(item, heads, row, reader)]
    head = padded(word(heads[0]), first) + "".join(f"{text:>{w}}" for text, w in zip(heads[1:], wide, strict=True))
    lines = [f"  [dim]{escaped(head)}[/]"] if any(heads) else []
    for cell, row in zip(firsts, rows, strict=True):
        numbers = "".join(f"{text:>{w}}" for text, w in zip(row, wide, strict=True))
        lines.append(f"  {padded(cell, first)}{escaped(numbers)}")
    return lines


def _spelled(item: Item, heads: Sequence[str], row: Sequence[str], reader: Reader) -> list[str]:
    """A line of a table that is too wide for columns: each number with what it is."""
    numbers = [word(f"{head} {cell}" if head else cell) for head, cell in zip(heads[1:], row, strict=True)]
    return flow((joined(_named(item, reader)), *numbers), gap=3)


def _named(item: Item, reader: Reader) -> list[Cell]:
    """The head of a line of a table; one that is about a seat alone has its name."""
    found = words_of(item, reader)
    alone = item.seat is not None and not item.title
    return [*found, word(reader.seats[item.seat].name)] if alone and item.seat is not None else found


def _meter(part: Meter, reader: Reader) -> list[str]:
    full = min(BAR, round(BAR * part.value / max(1, part.most)))
    text = reader.say(part.text) or f"{part.value} / {part.most}"
    return flow([Cell("█" * full + "[dim]" + "░" * (BAR - full) + "[/]", BAR), *map(word, text.split())])


def _timeline(part: Timeline, reader: Reader) -> list[str]:
    """The days in a line with the discs above, one over the other, and what falls on them below."""
    heights: dict[int, int] = {}
    above: list[dict[int, Cell]] = []
    for seat, day in part.discs:
        up = heights[day] = heights.get(day, -1) + 1
        above += [{}] * (up + 1 - len(above))
        above[up] = {**above[up], day: badge(seat, reader)}
    days, lines, stand = range(part.last + 1), list[str](), list[Cell]()
    if part.last + INDENT < WIDTH:
        lines = ["  " + "".join(row[day].markup if day in row else " " for day in days) for row in reversed(above)]
        marks = ("┴" if day in part.marked else "─" if day <= part.end else "[dim]┄[/]" for day in days)
        lines += ["  " + "".join(marks), "  " + "".join(f"{day:<5}" for day in days[::5]).rstrip()[: WIDTH - INDENT]]
    for day in sorted(heights):
        there = (badge(seat, reader) for seat, at in part.discs if at == day)
        stand.append(joined((word(reader.say(Text("page-day", day=day))), *there)))
    return [*lines, *flow(stand, gap=3), *(line for item in part.items for line in flow(_dated(item, reader)))]


def _dated(item: Item, reader: Reader) -> list[Cell]:
    """What falls on a day, with its days."""
    when = "–".join(map(str, sorted(set(item.when)))) if item.when else ""
    return [word(f"{when:>5}"), *words_of(item, reader)]


def _note(part: Note, reader: Reader) -> list[str]:
    style = LOOKS.get(part.state, "")
    return flow([word(each, style) for each in reader.say(part.text).split()])


LINES: Mapping[type, Callable[[Any, Reader], list[str]]] = {
    Cards: _cards, Counters: _counters, Track: _track, Table: _table, Meter: _meter, Timeline: _timeline, Note: _note,
}  # fmt: skip


def part_lines(part: Part, reader: Reader) -> list[str]:
    """A part below its title."""
    title, aside = reader.say(part.title), reader.say(part.aside)
    head = joined((word(title, "bold") if title else BLANK, word(aside, "dim") if aside else BLANK), "  ")
    return [*([head.markup] if head.width else []), *LINES[type(part)](part, reader)]


# ---------------------------------------------------------------- around the parts


def _now(sheet: Sheet, reader: Reader) -> Iterator[str]:
    """How far the game is, whose phase it is, in which order the seats act, and what has to be decided."""
    if sheet.course is not None:
        yield from flow(_course(sheet.course, reader), indent=0)
    if ask := reader.say(sheet.ask):
        yield from flow([word(each, "bold") for each in ask.split()], indent=0)


def _course(course: Course, reader: Reader) -> Iterator[Cell]:
    style = "bold red" if course.near else "bold"
    yield from (word(each, style) for each in reader.say(course.text).split())
    for i, phase in enumerate(course.phases):
        yield word(f"▶ {reader.say(phase)}", "bold") if i == course.phase else word(f"· {reader.say(phase)}", "dim")
    yield from (badge(seat, reader) for seat in course.order)


def _players(sheet: Sheet, view: Mapping[str, Any], reader: Reader) -> Iterator[str]:
    """Everybody in a line, with what points are made of; when all is over, where they came from."""
    for seat, player in enumerate(sheet.players):
        points = [] if player.points is None else [word(reader.say(Text("page-points", points=player.points)), "bold")]
        head = [
            word("▶" if seat == view["actor"] else " "),
            badge(seat, reader),
            word(reader.seats[seat].name),
            *points,
        ]
        said = [word(each, "dim") for each in reader.say(player.line).split()]
        yield from flow((*head, *said), indent=0)
        if player.why and not sheet.scoring:
            yield from flow([word(f"{reader.say(label)}: {count}", "dim") for label, count in player.why], 4, 3)
    if sheet.scoring:
        yield ""
        yield from _table(_scored(sheet.scoring, reader), reader)


def _scored(scoring: Sequence[Score], reader: Reader) -> Table:
    """The sources of points as a table."""
    head = ("", *(seat.name for seat in reader.seats))
    rows = (Item(title=score.label, cells=tuple("–" if n is None else n for n in score.points)) for score in scoring)
    return Table("scoring", head=head, items=tuple(rows))
