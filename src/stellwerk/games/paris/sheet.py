"""What lies on the table of Paris Connection beside the map: the own screen, the companies, and what everybody has."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from ...engine.game import Board
from ...engine.text import Text, listed, who
from ...sheet import Cards, Counters, Course, Curve, Item, Meter, Part, Player, Score, Sheet, Table, Words, for_all
from .board import CLOSED, COLOURS, GOAL, LOCOS
from .state import LONGEST_BUILD

if TYPE_CHECKING:
    from .document import Colour

View = Mapping[str, Any]
NAMES = {colour: Text(f"paris-colour-{colour}") for colour in COLOURS}
HEAD = tuple(Text(f"paris-{key}") for key in ("company", "value", "tray"))
FEW_TRAYS = 2  # one less, and the game is over


def sheet(board: Board, view: View) -> Sheet:
    """Everything beside the map, as the seat that looks sees it.

    >>> import stellwerk
    >>> m = stellwerk.Match.new("paris", players=3, seed=7)
    >>> own = sheet(m.board, m.view(0)).parts[0]
    >>> own.id, own.own, [item.value for item in own.items]
    ('screen', True, [0, 2, 2, 2, 1, 3])
    """
    return Sheet(
        ask=_ask(view),
        parts=(*(_screens(view) if view["over"] else _own(view)), _companies(view), _lines(board, view)),
        course=_course(board, view),
        players=tuple(_player(view, seat) for seat in view["seats"]),
        scoring=tuple(_scoring(view)) if view["over"] else (),
        curves=_curves(view),
    )


@for_all("companies")
def _curves(view: View) -> tuple[Curve, ...]:
    return tuple(_curve(company["colour"], company["value"]) for company in view["companies"])


@lru_cache(maxsize=1024)
def _curve(colour: Colour, value: int) -> Curve:
    return Curve(NAMES[colour], value, colour)


@for_all("over", "building")
def _ask(view: View) -> Words:
    """What has to be decided."""
    if view["over"]:
        return ""
    building = view["building"]
    if building is None:
        return Text("paris-ask-turn")
    return Text("paris-ask-build", colour=NAMES[building["colour"]], placed=building["placed"])


def _own(view: View) -> Iterator[Part]:
    """What the seat that looks has behind its screen, and what that is worth."""
    seat = None if view["seat"] is None else view["seats"][view["seat"]]
    if seat is None:
        return
    items = tuple(_held(c["colour"], seat["screen"].get(c["colour"], 0), c["value"]) for c in view["companies"])
    yield Counters("screen", Text("paris-screen"), Text("paris-worth", worth=seat["worth"]), True, items=items)
    count, limit, penalty = seat["locomotives"], seat["limit"], seat["penalty"]
    over = Text("paris-over-limit", over=count - limit, penalty=penalty) if penalty else _owned(count, limit)
    yield Meter("limit", own=True, value=count, most=limit, text=over)


def _screens(view: View) -> Iterator[Part]:
    """What everybody had behind the screen, when all is over."""
    head = ("", *(piece.letter for piece in LOCOS.values()))
    items = tuple(
        Item(title=who(n), seat=n, cells=tuple(seat["screen"].get(colour, 0) for colour in COLOURS))
        for n, seat in enumerate(view["seats"])
    )
    yield Table("screens", Text("paris-screens"), head=head, items=items)


@lru_cache(maxsize=4096)
def _held(colour: Colour, count: int, value: int) -> Item:
    """The locomotives of a company behind the own screen."""
    worth = f"× {value} = {count * value}" if count else ""
    state = "" if count else "quiet"
    return Item(title=NAMES[colour], text=worth, value=count, pieces=(LOCOS[colour],), state=state)


@lru_cache(maxsize=1024)
def _owned(count: int, limit: int) -> Text:
    return Text("paris-locomotives", count=count, limit=limit)


@for_all("companies", "building")
def _companies(view: View) -> Table:
    """The companies with their numbers; a look at one points out its lines."""
    built = (view["building"] or {}).get("colour")
    items = tuple(_company(**company, is_built=company["colour"] == built) for company in view["companies"])
    return Table("companies", Text("paris-companies"), head=HEAD, items=items)


@lru_cache(maxsize=4096)
def _company(colour: Colour, station: str, start: str, value: int, tray: int, is_built: bool) -> Item:
    return Item(
        id=f"company-{colour}",
        title=NAMES[colour],
        text=station,
        pieces=(LOCOS[colour],),
        state="now" if is_built else "",
        cells=(value, tray),
        shows=(f"space-{start}", f"layer-rails-{colour}"),
    )


@for_all("spaces")
def _lines(board: Board, view: View) -> Cards:
    """Where each company has locomotives, which is on the map."""
    names = dict(zip(board.labels["space"], board.names["space"], strict=True))
    where: dict[Colour, list[str]] = {colour: [] for colour in COLOURS}
    for label, lying in view["spaces"].items():
        for colour in lying:
            where[colour].append(names[label])
    items = tuple(_line(colour, ", ".join(found)) for colour, found in where.items())
    return Cards("lines", Text("paris-lines"), on_map=True, items=items, look="line")


@lru_cache(maxsize=4096)
def _line(colour: Colour, text: str) -> Item:
    return Item(title=NAMES[colour], text=text, pieces=(LOCOS[colour],))


def _player(view: View, seat: View) -> Player:
    """A seat as the others see it: what it surely has; and what it is worth, where that may be known."""
    if "screen" in seat:
        parts = _parts(view, seat)
        return Player(_owned(seat["locomotives"], seat["limit"]), sum(points for _, points in parts), parts)
    return _other(seat["locomotives"], seat["limit"], tuple(seat["certain"].items()))


@lru_cache(maxsize=1024)
def _other(count: int, limit: int, certain: tuple[tuple[Colour, int], ...]) -> Player:
    """A seat whose screen is closed."""
    line = _owned(count, limit)
    if not certain:
        return Player(line)
    held = [Text("paris-held", count=n, colour=NAMES[colour]) for colour, n in certain]
    return Player(Text("paris-line", owned=line, certain=listed(held)))


def _parts(view: View, seat: View) -> tuple[tuple[Text, int], ...]:
    """What the points of a seat are made of."""
    values = {company["colour"]: company["value"] for company in view["companies"]}
    parts = (_part(colour, n, values[colour]) for colour, n in seat["screen"].items())
    return (*parts, *([(Text("paris-over"), -seat["penalty"])] if seat["penalty"] else []))


@lru_cache(maxsize=4096)
def _part(colour: Colour, count: int, value: int) -> tuple[Text, int]:
    return Text("paris-score-part", count=count, colour=NAMES[colour], value=value), count * value


def _scoring(view: View) -> Iterator[Score]:
    """What each company brought everybody, and what was too many."""
    for company in view["companies"]:
        colour, value = company["colour"], company["value"]
        points = tuple(seat["screen"].get(colour, 0) * value for seat in view["seats"])
        yield Score(Text("paris-scored", colour=NAMES[colour], value=value), points, colour)
    yield Score(Text("paris-over"), tuple(-seat["penalty"] for seat in view["seats"]))


# ------------------------------------------------------------------------------------------------------------ the end


@for_all("over", "ending", "companies", "spaces")
def _course(board: Board, view: View) -> Course:
    """How near the game is to either of its ends."""
    if view["over"]:
        return Course(Text(f"paris-course-{view['ending']}"))
    trays = {company["colour"]: company["tray"] for company in view["companies"] if company["tray"]}
    far = _far(board)
    steps, place, colour = min((*far[x], c) for x, lying in view["spaces"].items() for c in lying if c in trays)
    near = steps <= LONGEST_BUILD or (len(trays) <= FEW_TRAYS and min(trays.values()) <= LONGEST_BUILD)
    text = Text("paris-course", trays=len(trays), colour=NAMES[colour], steps=steps, place=place)
    return Course(text, near=near)


@lru_cache(maxsize=16)
def _far(board: Board) -> Mapping[str, tuple[int, str]]:
    """How far it is from each space to the nearest city that ends the game, over all that can ever be built on, and to
    which one."""
    b, labels, names = board.plain, board.labels["space"], board.names["space"]
    goals = [i for i in range(b.spaces) if b.value[i] == GOAL]
    found = {i: (0, names[i]) for i in goals}
    queue = deque(goals)
    while queue:
        here = queue.popleft()
        steps, place = found[here]
        for there in b.next[here][: b.sides[here]]:
            if there not in found:
                found[there] = steps + 1, place
                if b.kind[there] != CLOSED:
                    queue.append(there)
    return {labels[i]: far for i, far in found.items()}
