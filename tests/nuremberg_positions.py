"""Positions of First Train to Nuremberg for the tests: say what lies where, the rest adds up by itself: the orders follow
the tracks (of markers in one space the first in the order lies on top), stations belong to whoever's links run there."""

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
    pieces: dict[str, dict[str, int]] | None = None,
    cubes: list[int] | None = None,
    influence: list[dict[str, int]] | None = None,
    profit: list[int] | None = None,
    options: dict[str, str] | None = None,
    **fields: Any,
) -> Match:
    """A match in such a phase, seat 0 to act first of those who tie; only the pieces named lie on the board.

    `links` has for each owner ("1" to "4", "red", "green") lines like "gostenhof eberhardshof leyh".
    """
    options = {"side": "players" if players != 3 else side, **(options or {})}
    match = Match.new("nuremberg", players=players, seed=1, map=map, options=options)
    document = match.position()
    state = document["state"]
    owner = {link: name for name, lines in (links or {}).items() for line in lines for link in along(match, line)}
    lying = pieces or {}
    towns = {area["id"]: [area["company"]] for area in match.board.document["areas"] if "company" in area}
    seats = list(range(players))
    profit = [*(profit or []), *[0] * players][:players]
    influence = [*(influence or []), *[{} for _ in seats]][:players]
    first = turn == 1 and phase != "takeovers"
    given = orders or {}
    player = given.get("player", seats if first else sorted(seats, key=lambda p: -profit[p]))
    built = given.get("build", sorted(seats, key=lambda p: -influence[p].get("white", 0)))
    moved = given.get("train", sorted(seats, key=lambda p: -influence[p].get("brown", 0)))
    stacked = {"white": built, "brown": moved, "red": seats, "green": seats, "profit": player}
    state.update(
        turn=turn,
        phase=phase,
        at=0,
        order={"player": player, "build": built, "train": moved},
        stack={track: [players - 1 - order.index(p) for p in seats] for track, order in stacked.items()},
        owner=owner,
        track={name: list(owner.values()).count(name) for name in set(owner.values())},
        company=served(match, owner, towns),
        scored=int(map == "nuremberg" and connected(owner)),
        lying=lying,
        boxed={kind: n - sum(here.get(kind, 0) for here in lying.values()) for kind, n in KINDS.items()},
        cubes=[*(cubes or []), *[0] * players][:players],
        influence=influence,
        profit=profit,
    )
    if first:
        state["stack"]["profit"] = [player.index(p) for p in seats]
    for name in ("held", "carried", "points", "token"):
        if name in fields:
            empty: Any = {"points": 0, "token": None}.get(name, {})
            fields[name] = [*fields[name], *[empty] * 8][: 8 if name == "token" else players]
    nothing = [{}] * players
    had = zip(fields.get("held", nothing), fields.get("carried", nothing), strict=True)
    state["points"] = [sum(kept.values()) + sum(carried.values()) for kept, carried in had]
    state.update(fields)
    for kind in ("held", "carried"):
        for seat in fields.get(kind, []):
            for what, n in seat.items():
                state["boxed"][what] -= n
    return Match.from_position(document)


def served(match: Match, owner: dict[str, str], towns: dict[str, list[str]]) -> dict[str, list[str]]:
    """The companies of towns and stations: their own, and those whose links run there."""
    found = {}
    for area in match.board.document["areas"]:
        if area["kind"] not in ("station", "town"):
            continue
        here = {name for link, name in owner.items() if area["id"] in link.split("/")}
        if both := [c for c in ("red", "green") if c in here or c in towns.get(area["id"], [])]:
            found[area["id"]] = both
    return found


def connected(owner: dict[str, str]) -> bool:
    """Whether links lead from Nuremberg to Fürth."""
    seen = {"nuremberg-north", "nuremberg-south"}
    while more := {end for link in owner for end in link.split("/") if seen & set(link.split("/"))} - seen:
        seen |= more
    return "furth" in seen


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
