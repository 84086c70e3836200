"""What an action sets in motion on the table: cards, wagons, cubes, trains along their way, discs.

Cards in hand lie before their owner alone: to the others a card goes from or to its player, face down where it is
drawn.
"""

# mypy: disallow-untyped-calls=False
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from ...engine.game import Board, Livery
from ...engine.moves import Move, Piece, points
from .board import CARDS, GOODS
from .look import BACK, CUBES, card, livery_of, piece
from .state import STARTING
from .steps import card_of, goes_to, window_for

GOLD, STATION, TILE = Piece("token", "gold"), Piece("token", "night"), Piece("tile", "gold")


@dataclass(frozen=True, eq=False)
class Table:
    """A table before and after an action, as somebody sees it."""

    board: Board
    before: np.record
    after: np.record
    seat: int | None
    """Who is told."""
    p: int
    """Who acts."""

    def livery(self, q: int) -> Livery:
        """The livery of a seat."""
        company = int(self.after.company[q])
        return livery_of(self.board.document["companies"][company] if company >= 0 else {}, q)

    def place(self, i: int) -> str:
        """A place on the map."""
        return f"place-{self.board.labels['place'][i]}"

    def wagon(self, c: int) -> str:
        """A wagon of the train of whoever acts."""
        return f"wagon-{self.p}-{self.board.labels['card'][c]}"

    def held(self, q: int, c: int) -> str:
        """A card in the hand of a seat."""
        return f"card-{self.board.labels['card'][c]}" if q == self.seat else f"seat-{q}"

    @property
    def here(self) -> str:
        """Where the train of whoever acts stood."""
        return self.place(int(self.before.at[self.p]))

    @property
    def piles(self) -> str:
        """Deck and discards of whoever acts."""
        return f"cards-{self.p}"


def moves_of(table: Table, verb: str, at: tuple[int, ...], gained: int) -> tuple[Move, ...]:
    """What an action itself moves; what follows from it moves with what is told of that."""
    p, before, after = table.p, int(table.before.day[table.p]), int(table.after.day[table.p])
    found = list(_moved(table, verb, at))
    if before != after:
        found.append(Move(piece("disc", table.livery(p)), f"time-{before}", f"time-{after}"))
    return (*found, points(p, gained)) if gained else tuple(found)


def _moved(table: Table, verb: str, at: tuple[int, ...]) -> Iterator[Move]:
    s, p = table.before, table.p
    livery, labels = table.livery(p), table.board.labels
    match verb:
        case "choose":
            yield Move(piece("loco", livery), f"company-{labels['company'][at[0]]}", f"seat-{p}")
        case "move":
            yield from _journey(table, at[1])
        case "begin" | "couple" | "lift" | "fetch":
            start = "" if s.phase == STARTING else table.piles if verb == "fetch" else table.held(p, at[0])
            yield from (Move(piece("wagon", livery), start, table.wagon(at[0])), _load(table, *at))
        case "recall":
            siding = int(s.siding[p])
            yield from (Move(piece("wagon", livery), f"siding-{p}", table.wagon(siding)), _load(table, siding, at[0]))
        case "load":
            yield _load(table, *at)
        case "enlarge" | "fill":
            yield _load(table, at[0], int(s.good[p, at[0]]))
        case "deliver" | "fulfil" | "dump":
            good = int(s.good[p, at[0]])
            ends = {"deliver": f"goods-{p}", "dump": ""}
            end = ends[verb] if verb in ends else f"special-{int(window_for(table.board.record, s, p, good)) + 1}"
            yield Move(CUBES[GOODS[good]], table.wagon(at[0]), end)
        case "uncouple":
            yield Move(piece("wagon", livery), table.wagon(at[0]), table.piles)
        case "park":
            start = table.wagon(at[0]) if int(s.train[p]) >> at[0] & 1 else table.held(p, at[0])
            yield Move(piece("wagon", livery), start, f"siding-{p}")
        case "clear":
            yield Move(piece("wagon", livery), f"siding-{p}", table.piles)
        case "discard" | "play" | "develop" | "signal":
            yield Move(card(livery), table.held(p, at[0]), table.piles)
        case "turn":
            yield from (Move(card(livery), table.held(p, at[0]), table.piles), *drawn(table, p, 1 << at[0]))
        case "end":
            yield from drawn(table, p)
        case "swap":
            one, other = map(table.place, at)
            yield from (Move(TILE, one, other), Move(TILE, other, one))
        case "haul":
            one, other = map(table.place, at)
            yield Move(CUBES["steel"], one, other)
        case "build":
            yield from (Move(STATION, "", table.place(at[1])), Move(card(livery), "", table.piles))
        case "acquire" | "achieve":
            kind = "progress" if verb == "acquire" else "objective"
            yield Move(card(livery), f"{kind}-{labels[kind][at[0]]}", f"seat-{p}")


def _load(table: Table, c: int, good: int) -> Move:
    """A cube is loaded where the train stands."""
    return Move(CUBES[GOODS[good]], table.here, table.wagon(c))


def _journey(table: Table, way: int) -> Iterator[Move]:
    """The location card is laid beside the locomotive in place of the last one, and the train goes its way."""
    s, p, livery = table.before, table.p, table.livery(table.p)
    start, end = int(s.at[p]), int(goes_to(way))
    if s.location[p] >= 0:
        yield Move(card(livery), f"engine-{p}", table.piles)
    yield Move(card(livery), table.held(p, int(card_of(way))), f"engine-{p}")
    via = tuple(map(table.place, route(table.board, start, end)))
    yield Move(piece("loco", livery), table.place(start), table.place(end), via=via)


@lru_cache(maxsize=4096)
def route(board: Board, start: int, end: int) -> tuple[int, ...]:
    """The places on a shortest way between two."""
    distance, linked, here = board.record.distance, board.plain.linked, start
    found: list[int] = []
    while distance[here, end] > 1:
        here = next(i for i in range(len(linked)) if linked[here] >> i & 1 and distance[i, end] < distance[here, end])
        found.append(here)
    return tuple(found)


def drawn(table: Table, q: int, without: int = 0) -> Iterator[Move]:
    """The cards that a seat draws, after those that it has discarded: open to itself alone."""
    before, after = int(table.before.hand[q]), int(table.after.hand[q])
    if q == table.seat:
        new = [c for c in range(CARDS) if (after & ~(before & ~without)) >> c & 1]
        yield from (Move(card(table.livery(q)), f"cards-{q}", table.held(q, c)) for c in new)
    elif count := after.bit_count() - before.bit_count() + without.bit_count():
        yield Move(BACK, f"cards-{q}", f"seat-{q}", count)


# ------------------------------------------------------------------------------------------------------- what followed


def first_delivery(table: Table, gained: int) -> tuple[Move, ...]:
    """The tile of a city's first delivery."""
    return Move(GOLD, table.here, f"seat-{table.p}"), points(table.p, gained)


def made_steel(table: Table, count: int) -> tuple[Move, ...]:
    """Steel made of iron."""
    return (Move(CUBES["steel"], "", table.here, count),)


def stepped(table: Table, track: str, start: int, end: int) -> tuple[Move, ...]:
    """A disc on a track."""
    return (Move(piece("disc", table.livery(table.p)), f"{track}-{start}", f"{track}-{end}"),)


def turned_up(window: int, good: int) -> tuple[Move, ...]:
    """A special delivery."""
    return (Move(CUBES[GOODS[good]], "", f"special-{window + 1}"),)


def placed(table: Table, q: int) -> tuple[Move, ...]:
    """A train at its beginning."""
    return (Move(piece("loco", table.livery(q)), "", table.place(int(table.after.at[q]))),)


def given(table: Table) -> tuple[Move, ...]:
    """The card of a new station, which the others get too."""
    others = (q for q in range(int(table.after.players)) if q != table.p)
    return tuple(Move(card(table.livery(q)), "", f"cards-{q}") for q in others)


def mined(table: Table, good: int, count: int) -> tuple[Move, ...]:
    """What a mine or a forest gives at once."""
    return (Move(CUBES[GOODS[good]], "", f"goods-{table.p}", count),)
