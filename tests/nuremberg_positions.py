"""Positions of First Train to Nuremberg for the tests: say what lies where, the rest adds up by itself."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from stellwerk import Match

KINDS = {"white": 60, "yellow": 60, "red": 25, "green": 25, "landlord": 25}
ORANGE, BLUE, PURPLE, BLACK = range(4)


def position(
    map: str = "nuremberg",
    *,
    phase: str,
    players: int = 3,
    side: str = "3-4",
    turn: int = 2,
    orders: dict[str, list[int]] | None = None,
    links: dict[str, list[str]] | None = None,
    companies: dict[str, list[str]] | None = None,
    pieces: dict[str, dict[str, int]] | None = None,
    cubes: list[int] | None = None,
    influence: list[dict[str, int]] | None = None,
    profit: list[int] | None = None,
    options: dict[str, str] | None = None,
    **fields: Any,
) -> Match:
    """A match in such a phase, seat 0 to act first unless said otherwise; only the pieces named lie on the board.

    `links` has for each owner ("1" to "4", "red", "green") lines like "gostenhof eberhardshof leyh".
    """
    match = Match.new("nuremberg", players=players, seed=1, map=map, options={"side": side, **(options or {})})
    document = match.position()
    state = document["state"]
    owner = {link: name for name, lines in (links or {}).items() for line in lines for link in along(match, line)}
    lying = pieces or {}
    towns = {area["id"]: [area["company"]] for area in match.board.document["areas"] if "company" in area}
    seats = list(range(players))
    state.update(
        turn=turn,
        phase=phase,
        at=0,
        order={"player": seats, "build": seats, "train": seats, **(orders or {})},
        owner=owner,
        track={name: list(owner.values()).count(name) for name in set(owner.values())},
        company={**towns, **(companies or {})},
        lying=lying,
        boxed={kind: n - sum(here.get(kind, 0) for here in lying.values()) for kind, n in KINDS.items()},
        cubes=[*(cubes or []), *[0] * players][:players],
        influence=[*(influence or []), *[{} for _ in seats]][:players],
        profit=[*(profit or []), *[0] * players][:players],
    )
    for name in ("held", "carried", "points", "token"):
        if name in fields:
            empty: Any = {"points": 0, "token": None}.get(name, {})
            fields[name] = [*fields[name], *[empty] * 8][: 8 if name == "token" else players]
    state.update(fields)
    for kind in ("held", "carried"):
        for seat in fields.get(kind, []):
            for what, n in seat.items():
                state["boxed"][what] -= n
    return Match.from_position(document)


def along(match: Match, line: str) -> list[str]:
    """The labels of the links along a line of areas."""
    areas = line.split()
    known = {frozenset(link.split("/")): link for link in match.board.labels["link"]}
    return [known[frozenset(pair)] for pair in pairwise(areas)]


def play(match: Match, *actions: str) -> Match:
    """Play some actions."""
    for action in actions:
        match.play(action)
    return match


def build(match: Match, line: str) -> Match:
    """Build along a line of areas."""
    areas = line.split()
    return play(match, *(f"build {a} {b}" for a, b in pairwise(areas)))


def sell(match: Match, company: str, line: str) -> Match:
    """Sell along a line of areas."""
    areas = line.split()
    return play(match, *(f"sell {company} {a} {b}" for a, b in pairwise(areas)))


def seat(match: Match, p: int) -> dict[str, Any]:
    """What a seat has."""
    found: dict[str, Any] = match.view(None)["seats"][p]
    return found


def legal(match: Match, word: str) -> list[str]:
    """The legal actions that begin with a word, without it."""
    return [action.removeprefix(word + " ") for action in match.legal() if action.startswith(word + " ")]
