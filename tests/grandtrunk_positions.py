"""Positions of The Grand Trunk Journey for the tests: say what matters, the rest adds up by itself."""

from __future__ import annotations

from typing import Any

from stellwerk import Match
from stellwerk.games import get
from stellwerk.games.grandtrunk.board import GOODS, OBJECTIVES, PROGRESS_CARDS

GAME = get("grandtrunk")
BOARD = GAME.board_of()
CITIES = list(BOARD.labels["city"])
CARDS = list(BOARD.labels["card"])
STARTS = ["burlington", "richmond", "watertown", "white-river-jct"]

# Tiles that fit all examples of the rulebook: Burlington takes wood and gives coal and iron, and so on.
TILES = {
    "burlington": "start-2",  # wood -> coal, iron
    "richmond": "start-1",  # coal -> wood, iron
    "watertown": "start-4",  # iron -> coal, wood
    "white-river-jct": "start-3",  # iron -> coal, wood
    "new-london": "city-1",  # coal -> wood, iron
    "utica": "city-2",  # coal -> wood
    "boston": "city-3",  # coal -> iron
    "kingston": "city-4",  # wood -> coal, iron
    "niagara": "city-5",  # wood -> coal
    "ottawa": "city-6",  # wood -> iron
    "quebec": "city-7",  # iron -> coal
    "peterborough": "city-8",  # iron -> wood
    "albany": "port-1",  # steel -> coal
    "montreal": "port-2",  # steel -> wood
    "portland": "port-3",  # steel -> iron
    "hamilton": "printed",  # steel -> coal
}
SPECIALS = ["4-richmond-wood", "3-quebec-iron", "3-utica-coal", "3-kingston-wood", "2-niagara-coal", "2-utica-iron",
            "2-boston-wood", "1-quebec-coal", "1-ottawa-iron", "1-boston-iron"]  # fmt: skip
COMPANIES = ["central-vermont", "st-lawrence-atlantic", "quebec-richmond", "grand-trunk-railway"]


def seat(
    at: str,
    hand: list[str],
    *,
    train: dict[str, str | tuple[str, int] | None] | None = None,
    company: str | None = None,
    location: str | None = None,
    discard: list[str] | None = None,
    top: list[str] | None = None,
    siding: str | None = None,
    known: list[str] | None = None,
    day: int = 0,
    points: int = 3,
    wood: int = 0,
    power: int | None = None,
    fast: bool = False,
    delivered: dict[str, int] | None = None,
    progress: list[str] | None = None,
    objectives: list[str] | None = None,
    specials: int = 0,
    out: bool = False,
) -> dict[str, Any]:
    """One player: the train's place and wagons with their loads, the hand; what is not said lies in the deck."""
    return dict(locals())


def position(
    *seats: dict[str, Any],
    turn: int = 0,
    phase: int = 1,
    stations: list[str] | None = None,
    tiles: dict[str, str] | None = None,
    steel: dict[str, int] | None = None,
    first: dict[str, int] | None = None,
    specials: list[str] | None = None,
    shown: int = 2,
    done: list[int] | None = None,
    laid_out: list[str] | None = None,
    objectives: list[str] | None = None,
    rung: bool = False,
    rank: list[int] | None = None,
    seed: int = 1,
    language: str = "en",
) -> Match:
    """A match of these seats.  `laid_out` are progress cards that must be among those on the table."""
    rows = [*seats] if len(seats) > 1 else [*seats, seat("watertown", ["burlington", "wagon-1"])]
    n = len(rows)
    built = [*STARTS, *(stations or [])]
    taken = [x for row in rows for x in row["progress"] or []]
    rest = [x for x in (*(laid_out or []), *PROGRESS_CARDS) if x not in taken]
    left = list(dict.fromkeys(rest))[: 3 * n - len(taken)]
    where = {**TILES, **(tiles or {})}
    companies: list[str] = []
    for row in rows:
        companies.append(row["company"] or next(c for c in COMPANIES if c not in companies))
    state = {
        "rng": [seed, 0, 0],
        "players": n,
        "scenario": "classic",
        "turn": turn,
        "phase": phase,
        "asked": 0,
        "acted": 0,
        "hurry": 0,
        "exported": 0,
        "used": [],
        "rung": int(rung),
        "day": [row["day"] for row in rows],
        "rank": rank or list(range(n)),
        "out": [int(row["out"]) for row in rows],
        "points": [row["points"] for row in rows],
        "wood": [row["wood"] for row in rows],
        "company": companies,
        "at": [row["at"] for row in rows],
        "location": [place_card(row) for row in rows],
        "power": [row["power"] or max(1, len(row["train"] or {})) for row in rows],
        "fast": [int(row["fast"]) for row in rows],
        "hand": [row["hand"] for row in rows],
        "known": [row["known"] or [] for row in rows],
        "deck": [deck(row, built) for row in rows],
        "top": [[*(row["top"] or []), *[None] * 8][:8] for row in rows],
        "discard": [row["discard"] or [] for row in rows],
        "train": [list(row["train"] or {}) for row in rows],
        "siding": [row["siding"] for row in rows],
        "good": [{c: load(x)[0] for c, x in (row["train"] or {}).items() if x} for row in rows],
        "cubes": [{c: load(x)[1] for c, x in (row["train"] or {}).items() if x} for row in rows],
        "delivered": [enough(row) for row in rows],
        "specials": [row["specials"] for row in rows],
        "progress": [row["progress"] or [] for row in rows],
        "objectives": [row["objectives"] or [] for row in rows],
        "progress_left": left,
        "objectives_left": objectives or [],
        "stations": built,
        "tile": where,
        "first": {"new-london": 1, "quebec": 2, **(first or {})},
        "steel": steel or {},
        "shown": shown,
        "special": [*(specials or SPECIALS)[:shown], *[None] * 10][:10],
        "done": done or [],
    }
    return Match.from_position(
        {
            "format": "stellwerk-position/1", "game": "grandtrunk", "map": "grandtrunk", "rules": GAME.version, "players": n,
            "options": {"start": "classic", "objectives": "with" if objectives else "without"}, "state": state,
        },
        language=language,
    )  # fmt: skip


def load(what: str | tuple[str, int]) -> tuple[str, int]:
    return (what, 1) if isinstance(what, str) else what


def place_card(row: dict[str, Any]) -> str:
    if row["location"]:
        return str(row["location"])
    return str(row["at"]) if row["at"] in CITIES else "port-1"


def deck(row: dict[str, Any], built: list[str]) -> list[str]:
    gone = {
        *row["hand"],
        *(row["train"] or {}),
        *(row["discard"] or []),
        *(row["top"] or []),
        row["siding"],
        place_card(row),
    }
    return [c for c in CARDS if c not in gone and (c not in CITIES or c in built)]


def enough(row: dict[str, Any]) -> dict[str, int]:
    """Deliveries, and those that power and speed must have needed."""
    power = row["power"] or max(1, len(row["train"] or {}))
    found = dict.fromkeys(GOODS, 0) | (row["delivered"] or {})
    found["steel"] = max(found["steel"], power - 1)
    found["coal"] = max(found["coal"], 3 if row["fast"] else 0)
    return found


def me(match: Match, seat: int = 0) -> dict[str, Any]:
    """A seat as it sees itself."""
    shown: dict[str, Any] = match.view(seat)["seats"][seat]
    return shown


def hand(match: Match, seat: int = 0) -> list[str]:
    return [held["card"] for held in me(match, seat)["hand"]]


def place(match: Match, label: str) -> dict[str, Any]:
    found: dict[str, Any] = next(x for x in match.view(None)["places"] if x["id"] == label)
    return found


def play(match: Match, *actions: str) -> Match:
    for action in actions:
        match.play(action)
    return match


__all__ = [
    "BOARD",
    "CARDS",
    "CITIES",
    "GAME",
    "OBJECTIVES",
    "PROGRESS_CARDS",
    "hand",
    "me",
    "place",
    "play",
    "position",
    "seat",
]
