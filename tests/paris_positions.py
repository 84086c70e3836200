"""Positions of Paris Connection for the tests: say what lies where, the rest adds up by itself."""

from __future__ import annotations

from typing import Any

from stellwerk import Match
from stellwerk.games.paris.board import COLOURS, KINDS
from stellwerk.games.paris.state import DEALT

STARTS = dict(zip(COLOURS, ("4.18", "4.20", "5.17", "5.21", "6.18", "6.20"), strict=True))

# A map of one corridor: six stations, two landscapes, a city, a landscape, Marseille.
#       E
#      S S S          1.1  1.3  1.5
#     S . . 1 . 4     2.0  2.2  2.4  2.6  2.8  2.10
#      S S            3.1  3.3
CORRIDOR = {
    "format": "stellwerk-map/1",
    "game": "paris",
    "id": "corridor",
    "title": {"en": "Corridor", "de": "Gang"},
    "rows": ["  E", " S S S", "S . . 1 . 4", " S S"],
    "cities": {"2.6": "Tours", "2.10": "Marseille"},
    "stations": {"1.1": "A", "1.3": "B", "1.5": "C", "2.0": "D", "3.1": "E", "3.3": "F"},
    "blocked": [],
}
CORRIDOR_STARTS = dict(zip(COLOURS, ("1.1", "1.3", "1.5", "2.0", "3.1", "3.3"), strict=True))


def position(
    lying: dict[str, list[str]] | None = None,
    screens: list[dict[str, int]] | None = None,
    *,
    players: int = 3,
    turn: int = 0,
    map: dict[str, Any] | None = None,
    emptied: dict[str, int] | None = None,
    ended: int = 0,
) -> Match:
    """A match in which the colours lie where said (beside their start spaces) and the screens hold what is said.

    Locomotives that are to be in no tray (`emptied` says how many stay there) go behind the last screen.
    """
    match = Match.new("paris", players=players, seed=1, map=map)
    document = match.position()
    starts = CORRIDOR_STARTS if map else STARTS
    rows = (map or match.board.document)["rows"]
    worth = {f"{r}.{c}": KINDS[kind][1] for r, row in enumerate(rows) for c, kind in enumerate(row) if kind != " "}
    spaces: dict[str, list[str]] = {}
    for colour in COLOURS:
        for space in [starts[colour], *(lying or {}).get(colour, [])]:
            spaces.setdefault(space, []).append(colour)
    hands = [dict(hand) for hand in screens or []] + [{} for _ in range(players - len(screens or []))]
    state = document["state"]
    tray = {}
    for colour in COLOURS:
        left = 32 - sum(colour in here for here in spaces.values()) - sum(hand.get(colour, 0) for hand in hands)
        tray[colour] = (emptied or {}).get(colour, left)
        hands[-1][colour] = hands[-1].get(colour, 0) + left - tray[colour]
    drawn = {"purple": DEALT[players]}  # any first draw will do: the rest is what trades changed
    state.update(
        players=players,
        turn=turn,
        ended=ended,
        building=None,
        placed=0,
        lying=spaces,
        tray=tray,
        screen=hands,
        value={c: sum(worth[x] for x in (lying or {}).get(c, [])) for c in COLOURS},
        traded=[{c: hand.get(c, 0) - drawn.get(c, 0) for c in COLOURS} for hand in hands],
        proven=[{} for _ in hands],
    )
    return Match.from_position(document)


def builds(match: Match, colour: str) -> set[str]:
    """Where a colour can be built now."""
    return {a.split()[2] for a in match.legal() if a.startswith(f"build {colour} ")}


def tray(match: Match, colour: str) -> int:
    """What a colour's tray holds."""
    return next(c["tray"] for c in match.view(None)["companies"] if c["colour"] == colour)


def value(match: Match, colour: str) -> int:
    """What a company is worth."""
    return next(c["value"] for c in match.view(None)["companies"] if c["colour"] == colour)
