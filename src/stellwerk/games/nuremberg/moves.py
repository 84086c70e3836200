"""What an action sets in motion on the table, from the events that tell it, which are enough to follow the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from ...engine.game import Event
from ...engine.moves import Move, points
from .board import COLOURS
from .look import COMPANY, CUBES, LYING, MARKERS, RAILS, TOKENS, TRAIN

Facts = Mapping[str, Any]


def with_moves(events: Iterable[Event], actor: int, influence: list[list[int]], gains: list[int]) -> Iterator[Event]:
    """The events of an action, each with its moves; influence is what everybody had before, gains are the points that
    the action brought everybody, which move at its end."""
    steps = [list(row) for row in influence]
    told = list(events)
    for i, event in enumerate(told):
        seat = actor if event.seat is None else event.seat
        moves = [*MOVES.get(event.kind, _none)(seat, event.facts), *_stepped(steps[seat], seat, event.facts)]
        if i == len(told) - 1:
            moves += [points(other, gain) for other, gain in enumerate(gains) if gain]
        yield replace(event, moves=tuple(moves)) if moves else event


def _stepped(at: list[int], seat: int, facts: Facts) -> Iterator[Move]:
    """A seat's markers on the tracks of influence; `at` is where they stand."""
    for c, colour in enumerate(COLOURS):
        before = at[c]
        at[c] += facts.get("gained", {}).get(colour, 0) - facts.get("spent", {}).get(colour, 0)
        if at[c] != before:
            yield Move(MARKERS[seat], f"track-{colour}-{before}", f"track-{colour}-{at[c]}")


def _none(seat: int, facts: Facts) -> Iterator[Move]:
    """Nothing moves."""
    yield from ()


def _bid(seat: int, facts: Facts) -> Iterator[Move]:
    yield Move(CUBES[seat], f"seat-{seat}", f"box-{facts['box']}", facts["cubes"])


def _displaced(seat: int, facts: Facts) -> Iterator[Move]:
    yield Move(CUBES[seat], f"box-{facts['box']}", f"seat-{seat}", facts["cubes"])


def _paid(seat: int, facts: Facts) -> Iterator[Move]:
    if cubes := facts.get("cubes"):
        yield Move(CUBES[seat], f"seat-{seat}", "", cubes)


def _drawn(seat: int, facts: Facts) -> Iterator[Move]:
    if facts["cubes"]:
        yield Move(CUBES[seat], "", f"seat-{seat}", facts["cubes"])


def _built(seat: int, facts: Facts) -> Iterator[Move]:
    yield Move(RAILS[seat], f"seat-{seat}", f"link-{facts['link']}")
    if facts["landlords"]:
        yield Move(LYING["landlord"], f"area-{facts['to']}", "", facts["landlords"])


def _sold(seat: int, facts: Facts) -> Iterator[Move]:
    link, company = f"link-{facts['link']}", facts["company"]
    yield Move(RAILS[seat], link, f"seat-{seat}")
    yield Move(RAILS[company], f"stock-{company}", link)


def _joined(seat: int, facts: Facts) -> Iterator[Move]:
    yield Move(COMPANY[facts["company"]], "", f"area-{facts['area']}")


def _removed(seat: int, facts: Facts) -> Iterator[Move]:
    yield Move(LYING[facts["piece"]], f"area-{facts['area']}", "", facts["count"])


def _bought(seat: int, facts: Facts) -> Iterator[Move]:
    yield Move(TRAIN[seat], f"train-{facts['train']}", f"seat-{seat}")


def _loaded(seat: int, facts: Facts) -> Iterator[Move]:
    to = f"train-{facts['train']}" if facts["train"] else f"seat-{seat}"
    yield Move(LYING[facts["piece"]], f"area-{facts['from']}", to)


def _all_loaded(seat: int, facts: Facts) -> Iterator[Move]:
    for area, pieces in facts["pieces"].items():
        for kind, count in pieces.items():
            yield Move(LYING[kind], f"area-{area}", f"seat-{seat}", count)


def _settled(seat: int, facts: Facts) -> Iterator[Move]:
    if facts["profit"] != facts["before"]:
        yield Move(MARKERS[seat], f"track-profit-{facts['before']}", f"track-profit-{facts['profit']}")


def _new_tokens(seat: int, facts: Facts) -> Iterator[Move]:
    for box, colour in enumerate(facts["tokens"], 1):
        yield Move(TOKENS[colour], "", f"box-{box}")


MOVES: Mapping[str, Callable[[int, Facts], Iterator[Move]]] = {
    "bid": _bid, "displaced": _displaced, "pay": _paid, "paid": _paid, "cubes": _drawn, "build": _built,
    "sell": _sold, "joined": _joined, "removed": _removed, "buy": _bought, "load": _loaded,
    "load-all": _all_loaded, "account": _settled, "turn": _new_tokens,
}  # fmt: skip
