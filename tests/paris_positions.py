"""Positions of Paris Connection for the tests: say what lies where, the rest adds up by itself."""

from __future__ import annotations

import heapq
from collections import Counter
from typing import Any

from stellwerk import Match
from stellwerk.games.paris.board import COLOURS, LANDSCAPE
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
) -> Match:
    """A match in which the colours lie where said (beside their start spaces, with landscape on the way there where that
    is needed) and the screens hold what is said: whatever they hold, it was drawn, or trades brought it.

    Screens that hold less than is drawn are filled up with what is worth least.  Locomotives that are to be in
    no tray (`emptied` says how many stay there) go behind the last screen.
    """
    match = Match.new("paris", players=players, seed=1, map=map)
    document = match.position()
    spaces = _spaces(match, CORRIDOR_STARTS if map else STARTS, lying or {})
    left = {c: 32 - sum(c in here for here in spaces.values()) for c in COLOURS}
    value = {c: sum(worth(match, x) for x, here in spaces.items() if c in here) for c in COLOURS}
    hands = [Counter(hand) for hand in [*(screens or []), *[{}] * players][:players]]
    _empty(left, hands, emptied or {})
    others = sorted((c for c in COLOURS if c not in (emptied or {})), key=lambda c: value[c])
    for hand in hands:
        _fill_up(hand, DEALT[players], left, [c for c in others if value[c] == value[others[0]]])
    drawn = [_drawn(hand, DEALT[players]) for hand in hands]
    document["state"].update(
        turn=turn,
        lying=spaces,
        tray=left,
        screen=[dict(hand) for hand in hands],
        value=value,
        traded=[dict(hand - first) for hand, first in zip(hands, drawn, strict=True)],
        proven=[{min(first): 1} if hand != first else {} for hand, first in zip(hands, drawn, strict=True)],
    )
    return Match.from_position(document)


def _spaces(match: Match, starts: dict[str, str], lying: dict[str, list[str]]) -> dict[str, list[str]]:
    """What lies on each space: the locomotives said, and those that join them to their start."""
    spaces = {starts[c]: [c] for c in COLOURS}
    for colour, named in lying.items():
        for space in named:
            spaces.setdefault(space, []).append(colour)
    for colour, named in lying.items():
        for space in named:
            for step in _way(match, spaces, colour, starts[colour], space):
                spaces.setdefault(step, []).append(colour)
    return {space: sorted(here, key=COLOURS.index) for space, here in spaces.items()}


def _way(match: Match, spaces: dict[str, list[str]], colour: str, start: str, to: str) -> list[str]:
    """The fewest landscapes that join a space to a start: over those where the colour lies, else where there is room."""
    b, labels = match.board.record, match.board.labels["space"]
    queue: list[tuple[int, str, list[str]]] = [(0, start, [])]
    seen = set()
    while queue:
        cost, here, way = heapq.heappop(queue)
        if here == to:
            return way
        if here in seen:
            continue
        seen.add(here)
        at = labels.index(here)
        for n in b.next[at, : b.sides[at]]:
            lying = spaces.get(labels[n], [])
            if colour in lying:
                heapq.heappush(queue, (cost, labels[n], way))
            elif b.kind[n] == LANDSCAPE and len(lying) < 2:
                heapq.heappush(queue, (cost + 1, labels[n], [*way, labels[n]]))
    raise AssertionError(f"{colour} cannot be led to {to}")


def worth(match: Match, space: str) -> int:
    """What a locomotive on a space is worth."""
    return int(match.board.record.value[match.board.labels["space"].index(space)])


def _empty(left: dict[str, int], hands: list[Counter[str]], emptied: dict[str, int]) -> None:
    """Take what is behind the screens out of the trays, and what is to be in none."""
    for colour in COLOURS:
        left[colour] -= sum(hand[colour] for hand in hands)
        hands[-1][colour] += left[colour] - emptied.get(colour, left[colour])
        left[colour] = emptied.get(colour, left[colour])


def _fill_up(hand: Counter[str], count: int, left: dict[str, int], colours: list[str]) -> None:
    for _ in range(count - hand.total()):
        most = max(colours, key=lambda c: left[c])
        hand[most] += 1
        left[most] -= 1


def _drawn(hand: Counter[str], count: int) -> Counter[str]:
    """So many locomotives of those behind a screen."""
    return Counter(list(hand.elements())[:count])


def builds(match: Match, colour: str) -> set[str]:
    """Where a colour can be built now."""
    return {a.split()[2] for a in match.legal() if a.startswith(f"build {colour} ")}


def tray(match: Match, colour: str) -> int:
    """What a colour's tray holds."""
    return next(c["tray"] for c in match.view(None)["companies"] if c["colour"] == colour)


def value(match: Match, colour: str) -> int:
    """What a company is worth."""
    return next(c["value"] for c in match.view(None)["companies"] if c["colour"] == colour)
