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
    day: int | None = None,
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
    done: list[int] | None = None,
    laid_out: list[str] | None = None,
    objectives: list[str] | None = None,
    rung: bool = False,
    rank: list[int] | None = None,
    companies_by: str = "lot",
    seed: int = 1,
) -> Match:
    """A match of these seats.  `laid_out` are progress cards that must be among those on the table.

    Days that are not said are as few as what was done has taken; iron for the steel there is and deliveries for the
    first-delivery tiles taken were made by the last seat.
    """
    rows = [*seats] if len(seats) > 1 else [*seats, seat("watertown", ["burlington", "wagon-1"])]
    n = len(rows)
    built = [*STARTS, *(stations or [])]
    taken = [x for row in rows for x in row["progress"] or []]
    rest = [x for x in (*(laid_out or []), *PROGRESS_CARDS) if x not in taken]
    left = list(dict.fromkeys(rest))[: 3 * n - len(taken)]
    where = {**TILES, **(tiles or {})}
    tiles_left = first_tiles(built, first or {})
    delivered = [enough(row) for row in rows]
    make_up(rows, delivered, steel or {}, tiles_left)
    days = days_of(rows, delivered, turn, phase, len(built) - len(STARTS))
    shown = sum(dark <= max(days) for dark in BOARD.plain.dark)
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
        "day": days,
        "rank": rank or list(range(n)),
        "out": [int(row["out"]) for row in rows],
        "points": [row["points"] for row in rows],
        "wood": [wood_space(row, goods) for row, goods in zip(rows, delivered, strict=True)],
        "company": companies,
        "at": [row["at"] for row in rows],
        "location": [place_card(row) for row in rows],
        "power": [power_of(row) for row in rows],
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
        "delivered": delivered,
        "specials": [row["specials"] for row in rows],
        "progress": [row["progress"] or [] for row in rows],
        "objectives": [row["objectives"] or [] for row in rows],
        "progress_left": left,
        "objectives_left": objectives or [],
        "stations": built,
        "tile": where,
        "first": tiles_left,
        "steel": steel or {},
        "shown": shown,
        "special": [*(specials or SPECIALS)[:shown], *[None] * 10][:10],
        "done": done or [],
    }
    return Match.from_position(
        {
            "format": "stellwerk-position/1", "game": "grandtrunk", "map": "grandtrunk", "rules": GAME.version, "players": n,
            "options": {"objectives": "with" if objectives else "without", "companies": companies_by}, "state": state,
        },
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


MINES = {"coal-mine": "coal", "forestry": "wood", "iron-mine": "iron"}


def power_of(row: dict[str, Any]) -> int:
    return int(row["power"] or max(1, len(row["train"] or {})))


def mined(row: dict[str, Any], good: str) -> int:
    return 2 * sum(MINES.get(card) == good for card in row["progress"] or [])


def enough(row: dict[str, Any]) -> dict[str, int]:
    """Deliveries, and those that power, speed, mines and the wood track must have needed."""
    found = dict.fromkeys(GOODS, 0) | (row["delivered"] or {})
    found["steel"] = max(found["steel"], power_of(row) - 1)
    found["coal"] = max(found["coal"], 3 if row["fast"] else 0, mined(row, "coal"))
    found["iron"] = max(found["iron"], mined(row, "iron"))
    found["wood"] = max(found["wood"], row["wood"] + mined(row, "wood"))
    return found


def wood_space(row: dict[str, Any], delivered: dict[str, int]) -> int:
    return min(7, delivered["wood"] - mined(row, "wood"))


def first_tiles(built: list[str], said: dict[str, int]) -> dict[str, int]:
    """A tile for every city but the start cities: 1 point in New London, 2 in Québec."""
    said = {"new-london": 1, "quebec": 2, **said}
    rest = [1, 1, 1, 1, 2, 2, 2, 2]
    for city, points in said.items():
        rest.remove(points or {"new-london": 1}.get(city, 2))
    others = [city for city in CITIES if city not in STARTS and city not in said]
    return said | dict(zip(others, rest, strict=True))


def carried(row: dict[str, Any], delivered: dict[str, int]) -> int:
    return sum(delivered.values()) - sum(mined(row, good) for good in GOODS) + int(row["specials"])


def make_up(
    rows: list[dict[str, Any]], delivered: list[dict[str, int]], steel: dict[str, int], tiles: dict[str, int]
) -> None:
    """Let the last seat have delivered the iron of all steel, and what the first-delivery tiles were taken for."""
    loads = [load(x) for row in rows for x in (row["train"] or {}).values() if x]
    steels = sum(steel.values()) + sum(n for good, n in loads if good == "steel") + sum(x["steel"] for x in delivered)
    iron = sum(goods["iron"] - mined(row, "iron") for row, goods in zip(rows, delivered, strict=True))
    delivered[-1]["iron"] += max(0, -(-steels // 2) - iron)
    made = sum(carried(row, goods) for row, goods in zip(rows, delivered, strict=True))
    delivered[-1]["coal"] += max(0, sum(points == 0 for points in tiles.values()) - made)


def days_of(
    rows: list[dict[str, Any]], delivered: list[dict[str, int]], turn: int, phase: int, built: int
) -> list[int]:
    """The days that are said; for the others as few as can be, but the seat on turn is furthest back."""
    least = [least_days(row, goods) for row, goods in zip(rows, delivered, strict=True)]
    days = [least[i] if row["day"] is None else int(row["day"]) for i, row in enumerate(rows)]
    for i, row in enumerate(rows):
        if row["day"] is None and i != turn and phase == 1:
            days[i] = max(days[i], days[turn])
    missing = built - sum(days) + sum(least)
    free = [i for i, row in enumerate(rows) if row["day"] is None and i != turn]
    if missing > 0 and free:
        days[free[-1]] += missing
    return days


def least_days(row: dict[str, Any], delivered: dict[str, int]) -> int:
    cards = 2 * len(row["progress"] or []) + len(row["objectives"] or [])
    upgrades = 0 if "workshop" in (row["progress"] or []) else power_of(row) - 1 + row["fast"]
    power, steel = power_of(row), delivered["steel"]
    lost = 3 + 3 * steel + (5 if power == 4 else 0) + row["fast"] - row["points"]  # points for cubes unloaded at a loss
    return cards + upgrades + -(-(carried(row, delivered) + max(0, lost)) // 8)


def spent(match: Match, seat: int = 0) -> int:
    """The days that a seat has spent since the position."""
    return int(match.state.record.day[seat]) - int(match.start.record.day[seat])


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
    "spent",
]
