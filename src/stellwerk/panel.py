"""The panel of a drawing: what lies beside the map, drawn from a sheet, as groups by value.

Every box with its parts is one group, which is drawn again when one of its parts differs.  What can be clicked is a
group of its own in it, with a shape of the class `hit`, as on the map.

>>> from stellwerk.engine.moves import Piece
>>> from stellwerk.sheet import Cards, Item
>>> row = Cards("row", "Row", items=(Item("row-1", "Red", pieces=(Piece("card", "red", "R"),)),))
>>> drawn = draw_part(row, 300, Reader("en", ()))
>>> 'id="row-1"' in drawn.svg, drawn.height
(True, 72.0)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any, NamedTuple
from xml.sax.saxutils import escape

from . import pieces
from .drawing import MARGIN, Box, moved, painted, scoped, straight, style, tag, width_of, words
from .engine.game import Livery
from .engine.moves import Piece
from .engine.text import who
from .palette import SHAPES
from .pieces import draw_piece, width_at
from .scene import Ground, Group, Scene, Slot
from .sheet import Cards, Counters, Course, Item, Lane, Meter, Note, Part, Player, Sheet, Table, Timeline, Track, Value
from .texts import say

WIDE = 1000.0  # a panel below a map is laid out in this width, and made as wide as the map is
SIDE, TALL = 560.0, 1.3  # the same beside a map, if that is so much higher than wide
NARROW = 460.0  # the least width of a column of boxes
GAP, PAD, HEAD = 12.0, 12.0, 32.0
TITLE, TEXT, SMALL = 19.0, 18.0, 15.5
CARD, LITTLE = 72.0, 26.0  # how high cards are that stand upright, and pieces in a line
TILE = 148.0  # the least width of a tile
LINE = 20.0  # from one line of text to the next
RING = 10.0  # half of a seat's badge
COLUMN = 190.0  # the greatest width of a column of numbers

RULES = """
.box{fill:var(--sheet);stroke:var(--rule);stroke-width:1.5}.box-head{fill:var(--night)}
.box-title{fill:var(--on-night);font-size:19px;letter-spacing:.6px}.box-aside{fill:var(--gold);font-size:17px;text-anchor:end}
.p-text{font-size:18px}.p-small{font-size:15.5px;font-weight:500;fill:var(--soft)}
.p-number{font-size:21px;font-weight:700;text-anchor:end}.p-end{text-anchor:end}.p-middle{text-anchor:middle}
.is-done .p-small,.is-done .p-tick{fill:var(--go-ink)}.is-lost .p-small,.is-lost .p-tick{fill:var(--signal-ink)}
.is-quiet,.is-past{opacity:.6}.is-now .chip{stroke:var(--brass);stroke-width:2.5}
.chip{fill:var(--paper);stroke:var(--rule);stroke-width:1.2}.rule{stroke:var(--rule);stroke-width:1.2}
.badge-plate{fill:var(--c);stroke:var(--rim);stroke-width:1}.badge-mark{fill:var(--on)}
.p-way{fill:none;stroke:var(--soft);stroke-width:2}.p-step{fill:none;stroke:var(--soft);stroke-width:1.2}
.p-marked{fill:none;stroke:var(--brass);stroke-width:4}.p-after{fill:var(--signal);opacity:.25}
.p-span{fill:var(--brass)}.is-now.p-span{fill:var(--go)}.is-lost.p-span,.is-done.p-span{fill:var(--rule)}
.bar{fill:var(--rule)}.bar-full{fill:var(--go)}.bar-full.over{fill:var(--signal)}
.p-news.is-done,.p-news.is-now{fill:var(--go-ink)}.p-news.is-lost{fill:var(--signal-ink)}
.phase{fill:none;stroke:var(--rule);stroke-width:1.2}.phase.now{fill:var(--gold);stroke:none}.p-text.on-gold{fill:var(--on-gold)}
""" + pieces.RULES  # fmt: skip
FLAT = ("card", "ticket")  # pieces that stand upright, as a hand does
TICKS = {"done": "✓", "lost": "✗"}


class Seat(NamedTuple):
    """Somebody at the table, by name and by livery."""

    name: str
    livery: Livery


@dataclass(frozen=True, eq=False)
class Reader:
    """For whom a panel is drawn: a language, and who sits where; the same one for all who read alike (`reader_of`)."""

    language: str
    seats: tuple[Seat, ...]

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Who sits where."""
        return tuple(seat.name for seat in self.seats)

    def say(self, words: Value) -> str:
        """Words in the reader's language; a number as it is, nothing as nothing."""
        if words is None or words == "":
            return ""
        return str(words) if isinstance(words, int) else say(words, self.language, self.names)


class Drawn(NamedTuple):
    """Something drawn from its upper left corner, and how high it is."""

    svg: str
    height: float


# ---------------------------------------------------------------- small things


def line(text: str, x: float, y: float, class_: str, size: float, room: float) -> str:
    """Write a text in one line, squeezed where there is no room for it."""
    return words(text, x, y, class_, None, room if width_of(text, size) > room else None) if text else ""


def broken(text: str, size: float, room: float, most: int = 3) -> list[str]:
    """Break a text into lines; what is too much for the last is left to be squeezed.

    >>> broken("the quick brown fox", 10, 40)
    ['the quick', 'brown fox']
    """
    found: list[str] = []
    for word in text.split():
        if found and (len(found) == most or width_of(f"{found[-1]} {word}", size) <= room):
            found[-1] += " " + word
        else:
            found.append(word)
    return found


def stack(lines: Iterable[tuple[str, str, float]], x: float, y: float, room: float) -> Drawn:
    """Write lines one below the other, each with its class and size; y is the top of the first."""
    start, parts = y, []
    for text, class_, size in lines:
        parts.append(line(text, x, y + size * 0.86, class_, size, room))
        y += size * 1.15
    return Drawn("".join(parts), y - start)


@lru_cache(maxsize=2048)
def badge(seat: int, reader: Reader, x: float, y: float, size: float = RING) -> str:
    """Draw the badge of a seat around a point: its colour and its shape."""
    name, livery = reader.seats[seat]
    plate = tag("rect", x=-10, y=-10, width=20, height=20, rx=5, class_="badge-plate")
    mark = tag("path", d=SHAPES[livery.shape], class_="badge-mark", transform="scale(.78)")
    colour = painted(f"seat-{livery.colour}")
    return tag("g", tag("title", escape(name)), plate, mark, style=colour, transform=moved(x, y, size / 10))


def held(
    items: Sequence[Piece], reader: Reader, x: float, middle: float, height: float, room: float
) -> tuple[str, float]:
    """Draw pieces side by side, several of a kind as one with a number; gives how far they reach."""
    parts, start = [], x
    kinds: dict[Piece, int] = {}
    for piece in items:
        kinds[piece] = kinds.get(piece, 0) + 1
    crowded = sum(width_at(piece, height) + 3 for piece in items) > room
    for piece, count in kinds.items():
        wide = width_at(piece, height)
        for _ in range(1 if crowded else count):
            parts.append(draw_piece(piece, reader.say(piece.letter), x + wide / 2, middle, height))
            x += wide + 3
        if crowded and count > 1:
            text = f"×{count}"
            parts.append(words(text, x, middle + 6, "p-text"))
            x += width_of(text, TEXT) + 6
    return "".join(parts), x - start


def thing(item: Item, reader: Reader, box: Box, *parts: str) -> str:
    """Put a thing of a part into a group: what it is in words, and where it can be clicked if it has an id."""
    said = ", ".join(filter(None, (reader.say(item.title), reader.say(item.said or item.text))))
    title = tag("title", escape(said)) if said else ""
    hit = box.rect("hit", 6) if item.id else ""
    class_ = f"is-{item.state}" if item.state else None
    return tag("g", title, *parts, hit, id=item.id or None, class_=class_)


def flow(sizes: Sequence[tuple[float, float]], room: float, gap: float) -> tuple[list[tuple[float, float]], float]:
    """Place things of some size from left to right, and below where there is no room; gives the height of all."""
    places, x, y, high = [], 0.0, 0.0, 0.0
    for wide, tall in sizes:
        if x and x + wide > room:
            x, y, high = 0.0, y + high + gap, 0.0
        places.append((x, y))
        x, high = x + wide + gap, max(high, tall)
    return places, y + high


# ---------------------------------------------------------------- the parts


def draw_cards(part: Cards, room: float, reader: Reader) -> Drawn:
    """Things side by side, as cards, as tiles, or as lines."""
    if not part.items:
        return Drawn(words("–", 0, 17, "p-small"), 24)
    if part.look == "line":
        return draw_lines(part.items, room, reader)
    if part.look == "tile":
        return draw_tiles(part.items, room, reader)
    if all(item.pieces and item.pieces[0].kind in FLAT for item in part.items):
        return draw_hand(part.items, room, reader)
    return draw_chips(part.items, room, reader)


def draw_hand(items: Sequence[Item], room: float, reader: Reader) -> Drawn:
    """Cards upright."""
    wide = width_at(items[0].pieces[0], CARD)
    places, height = flow([(wide, CARD)] * len(items), room, 8)
    parts = []
    for item, (x, y) in zip(items, places, strict=True):
        piece, at = item.pieces[0], (x + wide / 2, y + CARD / 2)
        card = draw_piece(piece, reader.say(piece.letter), *at, CARD, reader.say(item.value))
        parts.append(thing(item, reader, Box(x, y, x + wide, y + CARD), card))
    return Drawn("".join(parts), height)


def draw_chips(items: Sequence[Item], room: float, reader: Reader) -> Drawn:
    """Numbers with their pieces or words, each on a chip."""
    drawn = [_chip(item, room, reader) for item in items]
    high = max(chip.height for _, chip in drawn)
    places, height = flow([(wide, high) for wide, _ in drawn], room, 7)
    parts = []
    for item, (wide, chip), (x, y) in zip(items, drawn, places, strict=True):
        box = Box(0, 0, wide, high)
        parts.append(tag("g", thing(item, reader, box, box.rect("chip", 7), chip.svg), transform=moved(x, y)))
    return Drawn("".join(parts), height)


@lru_cache(maxsize=2048)
def _chip(item: Item, room: float, reader: Reader) -> tuple[float, Drawn]:
    """What stands on a chip, and how wide it is."""
    title, value = "" if item.pieces else reader.say(item.title), reader.say(item.value)
    text, x, parts = reader.say(item.text), 8.0, []
    if item.seat is not None:
        parts.append(badge(item.seat, reader, x + RING, 20))
        x += 2 * RING + 6
    svg, reach = held(item.pieces, reader, x, 20, LITTLE, room)
    parts.append(svg)
    x += reach
    for said, class_, size in ((title, "p-text", TEXT), (value, "p-text big", 21.0)):
        if said:
            parts.append(words(said, x + 4, 26.5, class_))
            x += width_of(said, size) + 8
    wide = min(room, max(x + 6, width_of(text, SMALL) + 16))
    if text:
        parts.append(line(text, 8, 50, "p-small", SMALL, wide - 16))
    return wide, Drawn("".join(parts), 56.0 if text else 40.0)


def draw_tiles(items: Sequence[Item], room: float, reader: Reader) -> Drawn:
    """Things with title and text side by side, all equally large in a row."""
    across = max(1, min(len(items), int((room + 8) // (TILE + 8))))
    wide = (room - 8 * (across - 1)) / across
    parts, y = [], 0.0
    for start in range(0, len(items), across):
        row = items[start : start + across]
        drawn = [_tile(item, wide, reader) for item in row]
        high = max(tile.height for tile in drawn)
        for i, (item, tile) in enumerate(zip(row, drawn, strict=True)):
            box = Box(0, 0, wide, high)
            there = thing(item, reader, box, box.rect("chip", 6), tile.svg)
            parts.append(tag("g", there, transform=moved(i * (wide + 8), y)))
        y += high + 8
    return Drawn("".join(parts), y - 8)


@lru_cache(maxsize=2048)
def _tile(item: Item, wide: float, reader: Reader) -> Drawn:
    """What stands on a tile."""
    value, left, right = reader.say(item.value), 9.0, wide - 9
    parts = []
    if item.seat is not None:
        parts.append(badge(item.seat, reader, left + RING, 18))
        left += 2 * RING + 6
    if value:
        parts.append(words(value, right, 25, "p-number"))
        right -= width_of(value, 21) + 6
    title = stack(
        ((said, "p-text", TEXT) for said in broken(reader.say(item.title), TEXT, right - left, 2)),
        left,
        8,
        right - left,
    )
    parts.append(title.svg)
    y = max(34.0 if value or item.seat is not None else 8.0, 8 + title.height)
    text = stack(
        ((said, "p-small", SMALL) for said in broken(reader.say(item.text), SMALL, wide - 18)), 9, y, wide - 18
    )
    parts.append(text.svg)
    y += text.height
    if item.pieces:
        parts.append(held(item.pieces, reader, 9, y + 16, 24, wide - 18)[0])
        y += 32
    return Drawn("".join(parts), y + 6)


def draw_lines(items: Sequence[Item], room: float, reader: Reader) -> Drawn:
    """Things one below the other, with title and text."""
    parts, y = [], 0.0
    for item in items:
        row = _line(item, room, reader)
        rule = tag("path", d=straight(((0, row.height), (room, row.height))), class_="rule")
        there = thing(item, reader, Box(0, 0, room, row.height), row.svg, rule)
        parts.append(tag("g", there, transform=moved(0, y)))
        y += row.height
    return Drawn("".join(parts), y)


@lru_cache(maxsize=2048)
def _line(item: Item, room: float, reader: Reader) -> Drawn:
    """A thing in a line."""
    value, x, right, parts = reader.say(item.value), 4.0, room - 4, []
    if tick := TICKS.get(item.state):
        parts.append(words(tick, x, 22, "p-text p-tick"))
        x += 20
    if item.seat is not None:
        parts.append(badge(item.seat, reader, x + RING, 16))
        x += 2 * RING + 7
    if item.pieces:
        tall = item.title and item.text
        svg, reach = held(item.pieces, reader, x, 24 if tall else 16, 32 if tall else 25, room / 2)
        parts.append(svg)
        x += reach + 4
    if value:
        parts.append(words(value, right, 24, "p-number"))
        right -= width_of(value, 21) + 8
    title = reader.say(item.title)
    parts.append(line(title, x, 22, "p-text", TEXT, right - x))
    y = 29.0 if title or not item.text else 5.0
    text = stack(
        ((said, "p-small", SMALL) for said in broken(reader.say(item.text), SMALL, right - x)), x, y, right - x
    )
    return Drawn("".join((*parts, text.svg)), max(32.0, y + text.height + 5 if item.text else 32.0))


def draw_counters(part: Counters, room: float, reader: Reader) -> Drawn:
    """Numbers, each with a piece or a word."""
    return draw_chips(part.items, room, reader) if part.items else Drawn(words("–", 0, 17, "p-small"), 24)


def draw_track(part: Track, room: float, reader: Reader) -> Drawn:
    """How far everybody has come."""
    names = [reader.say(lane.title) for lane in part.lanes]
    left = max(
        (34.0 if lane.piece else width_of(name, TEXT) for lane, name in zip(part.lanes, names, strict=True)), default=0
    )
    least = min((part.least, *(at for lane in part.lanes for at in lane.at)))
    most = max((part.most, least + 1, *(at for lane in part.lanes for at in lane.at)))
    parts, y = [], 0.0
    for lane, name in zip(part.lanes, names, strict=True):
        svg, high = _lane(lane, name, (left + 24, room - 14), (least, most), reader)
        parts.append(tag("g", svg, transform=moved(0, y)))
        y += high
    return Drawn("".join(parts), y)


@lru_cache(maxsize=1024)
def _lane(lane: Lane, name: str, ends: tuple[float, float], steps: tuple[int, int], reader: Reader) -> Drawn:
    """A line of a track, from one end to the other; seats at the same step stand one above the other."""
    (left, right), (least, most) = ends, steps

    def x(step: int) -> float:
        return left + (right - left) * (step - least) / (most - least)

    order = lane.order or tuple(range(len(lane.at)))
    up = {seat: sum(lane.at[other] == lane.at[seat] for other in order[order.index(seat) + 1 :]) for seat in order}
    ground = 26.0 + 11 * max(up.values(), default=0)
    way = tag("path", d=straight(((left, ground), (right, ground))), class_="p-way")
    ticks = "".join(straight(((x(step), ground - 4), (x(step), ground + 4))) for step in range(least, most + 1))
    every = 1 if (right - left) / (most - least) > 26 else 5
    parts = [way, tag("path", d=ticks, class_="p-step")]
    parts += [words(str(n), x(n), ground + 19, "p-small p-middle") for n in range(least, most + 1) if n % every == 0]
    parts += [badge(seat, reader, x(lane.at[seat]), ground - 12 - 11 * up[seat], 9) for seat in order]
    if lane.piece is not None:
        parts.append(draw_piece(lane.piece, reader.say(lane.piece.letter), 17, ground - 6, LITTLE))
    else:
        parts.append(words(name, 0, ground, "p-text"))
    return Drawn(thing(Item(lane.id, lane.title), reader, Box(0, 0, right + 14, ground + 22), *parts), ground + 26)


def draw_table(part: Table, room: float, reader: Reader) -> Drawn:
    """Things with several numbers each."""
    rows = [[reader.say(cell) for cell in item.cells] for item in part.items]
    head = [reader.say(title) for title in part.head]
    columns = max((len(head) - 1, *map(len, rows)))
    wanted = [
        min(
            COLUMN,
            18
            + max(width_of(text, TEXT) for text in (*(row[i] for row in rows if i < len(row)), *head[i + 1 : i + 2])),
        )
        for i in range(columns)
    ]
    squeeze = min(1.0, room * 0.62 / max(sum(wanted), 1))
    wide = tuple(width * squeeze for width in wanted)
    parts, y = [], 0.0
    if any(head):
        parts = [
            line(head[0], 4, 15, "p-small", SMALL, room - sum(wide) - 8),
            _numbers(head[1:], 15, SMALL, room, wide),
        ]
        y = 22.0
    for item in part.items:
        row = _row(item, room, wide, reader)
        parts.append(tag("g", row.svg, transform=moved(0, y)))
        y += row.height
    return Drawn("".join(parts), y)


@lru_cache(maxsize=2048)
def _row(item: Item, room: float, wide: tuple[float, ...], reader: Reader) -> Drawn:
    """A line of a table."""
    first = _line(item, room - sum(wide), reader) if item.title else _seated(item, reader)
    numbers = _numbers([reader.say(cell) for cell in item.cells], 23, TEXT, room, wide)
    rule = tag("path", d=straight(((0, 0), (room, 0))), class_="rule")
    return Drawn(thing(item, reader, Box(0, 0, room, first.height), rule, first.svg, numbers), first.height)


def _numbers(texts: Sequence[str], y: float, size: float, room: float, wide: Sequence[float]) -> str:
    """What stands in columns of these widths, at the right end of a line."""
    class_ = "p-text p-end" if size == TEXT else "p-small p-end"
    rights = (room - 4 - sum(wide[i + 1 :]) for i in range(len(wide)))
    return "".join(line(text, x, y, class_, size, w - 8) for text, x, w in zip(texts, rights, wide, strict=False))


def _seated(item: Item, reader: Reader) -> Drawn:
    """The head of a line that is about a seat."""
    if item.seat is None:
        return Drawn("", 32)
    return Drawn(badge(item.seat, reader, 14, 16) + words(reader.seats[item.seat].name, 32, 22, "p-text"), 32)


def draw_meter(part: Meter, room: float, reader: Reader) -> Drawn:
    """How much of something is used up."""
    most, over = max(1, part.most), part.value > part.most
    text = reader.say(part.text) or f"{part.value} / {part.most}"
    bars = [Box(0, 26, room, 34).rect("bar", 4)]
    if part.value > 0:
        bars.append(Box(0, 26, room * min(1, part.value / most), 34).rect("bar-full over" if over else "bar-full", 4))
    return Drawn(line(text, 0, 17, "p-text", TEXT, room) + "".join(bars), 38)


def draw_timeline(part: Timeline, room: float, reader: Reader) -> Drawn:
    """Days with the discs of the players, and what falls on some of them."""
    last = max(1, part.last)

    def x(day: int) -> float:
        return 12 + (room - 24) * day / last

    there: dict[int, int] = {}
    heights = [there.setdefault(day, 0) for _, day in part.discs]
    for i, (_, day) in enumerate(part.discs):
        heights[i], there[day] = there[day], there[day] + 1
    ground = 28.0 + 20 * max(heights, default=0)
    parts = []
    if part.end < last:
        parts.append(Box(x(part.end), ground - 6, x(last) + 8, ground + 6).rect("p-after"))
    parts.append(tag("path", d=straight(((x(0), ground), (x(last), ground))), class_="p-way"))
    for class_, days in (("p-step", range(last + 1)), ("p-marked", part.marked)):
        data = "".join(straight(((x(day), ground - 5), (x(day), ground + 5))) for day in days)
        parts.append(tag("path", d=data, class_=class_) if data else "")
    parts += [words(str(day), x(day), ground + 30, "p-small p-middle") for day in range(0, last + 1, 5)]
    for item in part.items:
        if item.when is not None:
            span = Box(x(item.when[0]) - 4, ground + 8, x(item.when[1]) + 4, ground + 13)
            parts.append(span.rect(f"p-span is-{item.state}" if item.state else "p-span", 2))
    for (seat, day), up in zip(part.discs, heights, strict=True):
        parts.append(badge(seat, reader, x(day), ground - 16 - 20 * up, 9.5))
    below = _falling(part.items, room, reader)
    return Drawn("".join(parts) + tag("g", below.svg, transform=moved(0, ground + 42)), ground + 42 + below.height)


def _falling(items: Sequence[Item], room: float, reader: Reader) -> Drawn:
    """What falls on days, in columns."""
    across = max(1, int(room // 230))
    wide = room / across
    rows = [_line(item, wide - 62, reader) for item in items]
    places, height = flow([(wide, max(row.height for row in rows))] * len(items), room + 1, 0) if rows else ([], 0.0)
    parts = []
    for item, row, (x, y) in zip(items, rows, places, strict=True):
        days = words("–".join(map(str, sorted(set(item.when or ())))), 44, 22, "p-small p-end")
        there = thing(item, reader, Box(0, 0, wide - 12, row.height), days, tag("g", row.svg, transform=moved(50, 0)))
        parts.append(tag("g", there, transform=moved(x, y)))
    return Drawn("".join(parts), height)


def draw_note(part: Note, room: float, reader: Reader) -> Drawn:
    """A sentence."""
    class_ = "p-text p-news" + (f" is-{part.state}" if part.state else "")
    lines = [(text, class_, TEXT) for text in broken(reader.say(part.text), TEXT, room, 4)]
    return stack(lines, 0, 0, room)


DRAW: dict[type, Callable[[Any, float, Reader], Drawn]] = {
    Cards: draw_cards, Counters: draw_counters, Track: draw_track, Table: draw_table, Meter: draw_meter,
    Timeline: draw_timeline, Note: draw_note,
}  # fmt: skip


@lru_cache(maxsize=4096)
def draw_part(part: Part, room: float, reader: Reader) -> Drawn:
    """Draw a part in a width."""
    return DRAW[type(part)](part, room, reader)


# ---------------------------------------------------------------- the boxes


def boxed(parts: Iterable[Part]) -> list[tuple[Part, ...]]:
    """Parts by the box they stand in: one without a title goes on below the one before."""
    found: list[tuple[Part, ...]] = []
    for part in parts:
        if part.title or not found:
            found.append((part,))
        else:
            found[-1] = (*found[-1], part)
    return found


@lru_cache(maxsize=2048)
def content(parts: tuple[Part, ...], room: float, reader: Reader) -> Drawn:
    """Draw the parts of a box one below the other."""
    found, y = [], 0.0
    for part in parts:
        drawn = draw_part(part, room, reader)
        found.append(tag("g", drawn.svg, id=part.id, transform=moved(0, y)))
        y += drawn.height + 8
    return Drawn("".join(found), y - 8)


@lru_cache(maxsize=512)
def standing(
    players: tuple[Player, ...], course: Course | None, acting: int | None, room: float, reader: Reader
) -> Drawn:
    """How far the game is, and everybody in a line."""
    parts, y = [], 0.0
    if course is not None:
        top = _course(course, room, reader)
        parts, y = [top.svg], top.height + 6
    longest = max((width_of(reader.say(player.line), SMALL) for player in players), default=0)
    across = max(1, min(len(players), int(room // max(300, longest + 100))))
    wide, high = room / across, 46.0
    for seat, player in enumerate(players):
        row = _standing(seat, player, seat == acting, wide, reader)
        parts.append(tag("g", row, transform=moved(seat % across * wide, y + seat // across * high)))
    return Drawn("".join(parts), y + high * -(-len(players) // across))


@lru_cache(maxsize=1024)
def _standing(seat: int, player: Player, acts: bool, wide: float, reader: Reader) -> str:
    """Somebody in a line."""
    points = "" if player.points is None else str(player.points).replace("-", "−")
    inner = wide - 52 - width_of(points, 21)
    mark = words("▶", -4, 24, "p-text") if acts else ""
    row = [mark, badge(seat, reader, 29, 18, 12), words(points, wide - 14, 25, "p-number")]
    row.append(line(reader.seats[seat].name, 48, 17, "p-text", TEXT, inner - 8))
    row.append(line(reader.say(player.line), 48, 36, "p-small", SMALL, inner - 8))
    return "".join(row)


@lru_cache(maxsize=1024)
def _course(course: Course, room: float, reader: Reader) -> Drawn:
    """How far the game is, with its phases and the order."""
    text = reader.say(course.text)
    parts = [line(text, 0, 19, "p-text p-news is-lost" if course.near else "p-text", TEXT, room)]
    x = width_of(text, TEXT) + 24
    for i, phase in enumerate(map(reader.say, course.phases)):
        wide = width_of(phase, SMALL) + 20
        parts.append(Box(x, 2, x + wide, 24).rect("phase now" if i == course.phase else "phase", 11))
        parts.append(
            words(
                phase, x + wide / 2, 18, "p-text p-middle on-gold" if i == course.phase else "p-small p-middle", SMALL
            )
        )
        x += wide + 5
    parts += [badge(seat, reader, room - 14 - 26 * i, 13) for i, seat in enumerate(reversed(course.order))]
    return Drawn("".join(parts), 28)


def draw_box(id: str, title: str, aside: str, inner: Drawn, box: tuple[float, float, float]) -> str:
    """Draw a box with its title: at x and y, with a width."""
    x, y, wide = box
    head = HEAD if title else 0.0
    frame = Box(0, 0, wide, head + inner.height + 2 * PAD)
    parts = [frame.rect("box", 7)]
    if title:
        beside = min(width_of(aside, 17), wide / 2)
        parts += [
            Box(0, 0, wide, HEAD).rect("box-head", 7),
            line(title, PAD, 22, "box-title", TITLE, wide - 3 * PAD - beside),
        ]
        parts.append(line(aside, wide - PAD, 22, "box-aside", 17, wide / 2))
    return tag("g", *parts, tag("g", inner.svg, transform=moved(PAD, head + PAD)), id=id, transform=moved(x, y))


def draw_parts(id: str, parts: tuple[Part, ...], box: tuple[float, float, float], reader: Reader) -> str:
    """The group of a box."""
    title, aside = reader.say(parts[0].title), reader.say(parts[0].aside)
    return draw_box(id, title, aside, content(parts, box[2] - 2 * PAD, reader), box)


def draw_standing(
    id: str,
    players: tuple[Player, ...],
    course: Course | None,
    acting: int | None,
    box: tuple[float, float, float],
    reader: Reader,
) -> str:
    """The group of the players and of the course of the game."""
    return draw_box(id, "", "", standing(players, course, acting, box[2] - 2 * PAD, reader), box)


def is_wide(parts: Sequence[Part]) -> bool:
    """Whether a box wants the whole width."""
    return any(
        isinstance(part, Timeline)
        or (isinstance(part, Table) and len(part.head) > 4)
        or (isinstance(part, Track) and part.most - part.least > 20)
        for part in parts
    )


class Laid(NamedTuple):
    """A panel: its groups, and how high they are together."""

    groups: dict[str, Group]
    height: float


def laid_out(sheet: Sheet, acting: int | None, width: float, reader: Reader) -> Laid:
    """Find the boxes of a sheet their places, from the top, each in the column that is shortest."""
    columns = max(1, int((width + GAP) // (NARROW + GAP)))
    one = (width - GAP * (columns - 1)) / columns
    top = standing(sheet.players, sheet.course, acting, width - 2 * PAD, reader).height + 2 * PAD + GAP
    who_plays = Group(draw_standing, ("panel-players", sheet.players, sheet.course, acting, (0.0, 0.0, width), reader))
    groups, ends = {"panel-players": who_plays}, [top] * columns
    for parts in boxed(part for part in sheet.parts if not part.on_map):
        at, span = (0, columns) if is_wide(parts) else (ends.index(min(ends)), 1)
        wide, y = one * span + GAP * (span - 1), max(ends[at : at + span])
        id = f"panel-{parts[0].id}"
        groups[id] = Group(draw_parts, (id, parts, ((one + GAP) * at, y, wide), reader))
        head = HEAD if parts[0].title else 0.0
        high = content(parts, wide - 2 * PAD, reader).height + head + 2 * PAD + GAP
        ends[at : at + span] = [y + high] * span
    return Laid(groups, max(ends) - GAP)


# ---------------------------------------------------------------- the whole


@lru_cache(maxsize=1024)
def reader_of(language: str, liveries: tuple[Livery, ...], names: tuple[str | None, ...]) -> Reader:
    """A reader who knows the players by name, or by their number."""
    seats = enumerate(liveries)
    return Reader(
        language,
        tuple(Seat((names[n] if n < len(names) else None) or say(who(n), language), livery) for n, livery in seats),
    )


def alone(name: str, laid: Laid, width: float, language: str) -> Scene:
    """A panel alone."""
    return Scene(_alone(f"{name}-panel", tuple(laid.groups), width, laid.height, language), laid.groups)


@lru_cache(maxsize=256)
def _alone(name: str, ids: tuple[str, ...], width: float, height: float, language: str) -> Ground:
    sheet = Box(-MARGIN, -MARGIN, width + MARGIN, height + MARGIN)
    return Ground(name, sheet, language, [style(name, RULES), sheet.rect("paper"), *map(Slot, ids)])


def room_at(sheet: Box) -> float:
    """How wide a panel is laid out that stands with a map: below a wide one, beside a tall one.

    >>> room_at(Box(0, 0, 300, 200)), room_at(Box(0, 0, 200, 300))
    (1000.0, 560.0)
    """
    return SIDE if sheet.height > TALL * sheet.width else WIDE


def joined(scene: Scene, laid: Laid) -> Scene:
    """A drawing of a map with the panel below it, or beside it where the map is tall."""
    return Scene(_both(scene.ground, tuple(laid.groups), laid.height), {**scene.groups, **laid.groups})


@lru_cache(maxsize=256)
def _both(ground: Ground, ids: tuple[str, ...], height: float) -> Ground:
    sheet, wide = ground.sheet, room_at(ground.sheet)
    scale = round((sheet.width - 2 * MARGIN) / WIDE, 4)
    left, top = (sheet.right, sheet.top + MARGIN) if wide == SIDE else (sheet.left + MARGIN, sheet.bottom)
    bottom = max(sheet.bottom, top + height * scale + MARGIN)
    paper = Box(sheet.left, sheet.top, left + wide * scale + MARGIN, bottom)
    rules = tag("style", escape("\n".join(scoped(ground.name, RULES))))
    title, *map_parts = ground.parts  # which is to be the first element
    panel = [rules, f'<g transform="{moved(left, top, scale)}">', *map(Slot, ids), "</g>"]
    return Ground(ground.name, paper, ground.language, [title, paper.rect("paper"), *map_parts, *panel])
