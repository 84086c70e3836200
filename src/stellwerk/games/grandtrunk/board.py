"""The board of The Grand Trunk Journey: places, links, tiles and the cards of the four companies.

Everything comes from one map document; loading checks it and names every fault.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from ...drawing import scenery_faults
from ...engine.game import Board, MapError
from ...engine.record import Record, field
from ...engine.shape import LABEL, POINT, TEXT, WORDS, misfits
from ...engine.text import Text

GOODS = ("coal", "wood", "iron", "steel")
COAL, WOOD, IRON, STEEL = range(4)

CITIES, PORTS = 12, 4
PLACES = CITIES + PORTS  # cities first, then ports
COMPANIES = 4
DAYS = 41  # spaces of the time track, 0 to 40

# A company's 18 cards: the city cards in the order of the cities, two for ports, the junction, three plain wagons.
PORT_CARD, JUNCTION, WAGON_CARD, CARDS = 12, 14, 15, 18
OTHER_CARDS = ("port-1", "port-2", "junction", "wagon-1", "wagon-2", "wagon-3")

# A way to move: a city card to its city, one of two port cards to a port, the junction card to any place.
PORT_WAY = CITIES
JUNCTION_WAY = PORT_WAY + 2 * PORTS
WAYS = JUNCTION_WAY + PLACES

# What a card does besides being a place.  A wagon has goods instead.
NO_ACTION, DEPOT, OVERSIZE, DEMAND, OVERLAND, RIGHT_OF_WAY, DEVELOP = range(7)
DOES = {"depot": DEPOT, "oversize": OVERSIZE, "demand": DEMAND, "overland": OVERLAND, "right-of-way": RIGHT_OF_WAY}
DEVELOPMENTS = ("power", "speed", "station", "progress", "objective")  # any card that develops buys an objective
POWER, SPEED, STATION, PROGRESS, OBJECTIVE = range(5)

# Tiles: four for start cities, eight for other cities, three for ports, and what is printed at the last port.
START_TILES, PORT_TILE, PRINTED, TILES = 4, 12, 15, 16

WINDOWS, SPECIALS = 10, 22  # special deliveries: laid out, and tiles there are
SHOWN_FIRST = 2  # of them face up from the start
HEAVIEST = 4  # the strongest locomotive, and the longest train
WOOD_SPACES = 8

PROGRESS_CARDS = (
    "workshop", "timber-exporter", "coal-exporter", "speculator", "early-delivery", "late-delivery", "warehouse",
    "iron-mine", "coal-mine", "forestry",
    "siding", "steel-contract", "signals", "large-car", "roundhouse", "crane",
)  # fmt: skip
WORKSHOP, TIMBER_EXPORTER, COAL_EXPORTER, SPECULATOR, EARLY, LATE, WAREHOUSE = range(7)
IRON_MINE, COAL_MINE, FORESTRY = range(7, 10)
SIDING, STEEL_CONTRACT, SIGNALS, LARGE_CAR, ROUNDHOUSE, CRANE = range(10, 16)

OBJECTIVES = (
    "ore-depot", "freight-station", "common-deliveries", "timber-depot", "coal-depot", "national-certificate",
    "heavy-train", "haulier-of-the-year", "specialised-deliveries", "steel-warehouse",
)  # fmt: skip
# What each of them counts: cubes delivered of a good, of all, of each but steel, of the most delivered; special
# deliveries; cubes on the train.
OF_ALL, OF_EACH, OF_ONE, OF_SPECIALS, ON_TRAIN = range(len(GOODS), len(GOODS) + 5)
COUNTED = (IRON, OF_ALL, OF_EACH, WOOD, COAL, OF_ALL, ON_TRAIN, OF_SPECIALS, OF_ONE, STEEL)
FOR_EVERY = (1, 3, 0, 1, 1, 0, 0, 0, 0, 1)  # so many of them its points are given, 0: once
POWER_TOO = (0, 0, 3, 0, 0, HEAVIEST, 0, 0, 0, 0)  # the power that it asks for besides
SPECIALS_TOO = (0, 0, 0, 0, 0, 2, 0, 0, 0, 0)
FAST_TOO = (0, 0, 0, 0, 0, 1, 0, 0, 0, 0)

# The start cities to play with: those of the base game, and the other sets at the levels there are for them.
SCENARIOS = (
    "classic", "adirondacks-advanced", "erie-canal-advanced", "erie-canal-expert", "east-coast-advanced",
    "lake-ontario-advanced", "new-england-advanced", "ontario-expert", "gateway-advanced", "gateway-expert",
)  # fmt: skip

SOURCES = ("exact", "deduced", "reconstructed")

Document = Mapping[str, Any]
Labels = Mapping[str, Sequence[str]]

BOARD = Record(
    {
        "place": PLACES, "company": COMPANIES, "card": CARDS, "tile": TILES, "city": CITIES, "window": WINDOWS,
        "special": SPECIALS, "power": HEAVIEST + 1, "space": WOOD_SPACES, "objective": len(OBJECTIVES),
        "scenario": len(SCENARIOS), "first": CITIES - START_TILES,
    },
    [
        field("distance", "i1", "place", "place", doc="the fewest links between two places"),
        field("linked", "u4", "place", doc="the places one link away, as a set"),
        field("carries", "u1", "company", "card", doc="the goods that a card takes as a wagon, as a set"),
        field("does", "u1", "company", "card", doc="what a card does as an action, 0 for nothing"),
        field("develops", "u1", "company", "card", doc="the kinds of development on a card, as a set"),
        field("demand", "u1", "tile", doc="the good that a tile asks for"),
        field("supply", "u1", "tile", doc="the goods that a tile offers, as a set"),
        field("first_points", "i1", "first", doc="points of the first-delivery tiles"),
        field("end_day", "i1", doc="a disc here at the end of a turn is out, and rings in the end"),
        field("last_day", "i1", doc="no disc goes further"),
        field("opens", "i1", "window", doc="the first day of a special delivery"),
        field("closes", "i1", "window", doc="its last day"),
        field("worth", "i1", "window", doc="its points"),
        field("dark", "i1", "window", doc="the dark space that turns its tile up, 0 for setup"),
        field("special_city", "i1", "special", doc="the city of a special tile"),
        field("special_good", "i1", "special", doc="the good of a special tile"),
        field("special_days", "i1", "special", doc="how many days long a special tile is"),
        field("wood_points", "i1", "space", doc="points for each progress card, by space of the wood track"),
        field("wagons", "i1", "power", doc="how many wagons a locomotive of this power pulls"),
        field("steel_for", "i1", "power", doc="steel to have delivered for this power"),
        field("power_points", "i1", "power", doc="points for reaching this power"),
        field("coal_for_fast", "i1", doc="coal to have delivered for a fast train"),
        field("fast_points", "i1", doc="points for becoming fast"),
        field("needs", "i1", "objective", doc="how much of it an objective asks for"),
        field("objective_points", "i1", "objective", doc="an objective's points, for each or in all"),
        field("starts", "u4", "scenario", doc="the four start cities, as a set"),
        field("companies", "u4", "scenario", doc="the companies that a scenario is for, as a set"),
    ],
)  # fmt: skip


def read_map(document: Document) -> Board:
    """The board of a map document (docs/grandtrunk.md has the format); MapError names every fault.

    >>> from stellwerk.games import games
    >>> board = games()["grandtrunk"].board_of()
    >>> place = board.labels["place"].index
    >>> int(board.record.distance[place("burlington"), place("quebec")])
    3
    """
    faults: list[str] = []
    _check_shape(document, faults)
    if faults:
        raise MapError(str(document.get("id", "?")), faults)
    record: np.record = BOARD.new(1)[0]
    labels = _labels(document)
    for part in (
        _read_links, _read_tiles, _read_time, _read_specials, _read_locomotives, _read_cards, _read_objectives,
        _read_scenarios,
    ):  # fmt: skip
        try:
            part(document, record, labels, faults)
        except (KeyError, TypeError, ValueError, IndexError, AttributeError) as fault:
            faults.append(f"{part.__name__[6:]}: {type(fault).__name__} {fault}")
    _check_sources({key: part for key, part in document.items() if key != "scenery"}, "", faults)
    if faults:
        raise MapError(str(document["id"]), faults)
    places = [x["name"] for x in (*document["cities"], *document["ports"])]
    names = {
        "place": places,
        "city": places[:CITIES],
        "card": places[:CITIES],  # the others are called the same on all maps
        "company": [x["name"] for x in document["companies"]],
    }
    return Board(record, document, labels, names)


# The parts of a document that are lists, and how long they are.
LISTS = {
    "cities": CITIES, "ports": PORTS, "start tiles": START_TILES, "city tiles": CITIES - START_TILES,
    "port tiles": PORTS - 1, "special windows": WINDOWS, "special tiles": SPECIALS, "locomotives": HEAVIEST,
    "companies": COMPANIES, "progress": len(PROGRESS_CARDS), "objectives": len(OBJECTIVES), "scenarios": len(SCENARIOS),
}  # fmt: skip


PLACE = {"id?": LABEL, "name?": TEXT, "sign?": POINT, "at?": POINT}
SHAPE = {"id": TEXT, "title": WORDS, "cities": [PLACE], "ports": [PLACE], "companies": [{**PLACE, "colour?": TEXT}]}


def _check_shape(document: Document, faults: list[str]) -> None:
    """The right format, all parts there, as many of everything as the game has."""
    if document.get("format") != "stellwerk-map/1" or document.get("game") != "grandtrunk":
        faults.append('expected "format": "stellwerk-map/1" and "game": "grandtrunk"')
    if not isinstance(document.get("id"), str) or not isinstance(document.get("title"), Mapping):
        faults.append('"id" must be a text and "title" an object')
    for name, count in LISTS.items():
        part = document.get(name)
        if not isinstance(part, list) or not all(isinstance(x, Mapping) for x in part):
            faults.append(f'"{name}" is missing or is no list of objects')
        elif len(part) != count:
            faults.append(f'"{name}" has {len(part)} entries, but there must be {count}')
    if not isinstance(document.get("links"), list):
        faults.append('"links" is missing or is no list')
    for name in ("first deliveries", "time track", "wood track", "fast"):
        if not isinstance(document.get(name), Mapping):
            faults.append(f'"{name}" is missing or is no object')
    if faults:
        return
    for name, known in (("progress", PROGRESS_CARDS), ("objectives", OBJECTIVES), ("scenarios", SCENARIOS)):
        if [x.get("id") for x in document[name]] != list(known):
            faults.append(f'"{name}" must be, in this order: {", ".join(known)}')
    faults += [*misfits(document, SHAPE), *scenery_faults(document)]
    for names in (("cities", "ports"), ("companies",)):
        entries = [x for name in names for x in document[name]]
        for x in entries:
            if not all(isinstance(x.get(key), str) and x[key].strip() for key in ("id", "name")):
                faults.append(f'{names[0]}: every entry needs an "id" and a "name", found {x}')
            elif names[0] == "cities" and not any(_is_point(x.get(key)) for key in ("sign", "at")):
                faults.append(f'{x["id"]}: "sign" (or "at", latitude and longitude) must say where it is drawn')
        ids = [str(x.get("id")) for x in entries]
        twice = sorted({x for x in ids if ids.count(x) > 1})
        faults.extend(f"{names[0]}: there are several called {x}" for x in twice)


def _is_point(value: Any) -> bool:
    return POINT.fits(value)


def _labels(document: Document) -> dict[str, Sequence[str]]:
    places = [x["id"] for x in (*document["cities"], *document["ports"])]
    return {
        "place": places,
        "city": places[:CITIES],
        "card": (*places[:CITIES], *OTHER_CARDS),
        "way": [
            *places[:CITIES],
            *(f"{card} {port}" for card in OTHER_CARDS[:2] for port in places[CITIES:]),
            *(f"{OTHER_CARDS[2]} {place}" for place in places),
        ],
        "company": [x["id"] for x in document["companies"]],
        "good": GOODS,
        "progress": PROGRESS_CARDS,
        "objective": OBJECTIVES,
        "special": [f"{x.get('days')}-{x.get('city')}-{x.get('good')}" for x in document["special tiles"]],
        "scenario": SCENARIOS,
        "tile": [
            *(f"start-{i + 1}" for i in range(START_TILES)),
            *(f"city-{i + 1}" for i in range(PORT_TILE - START_TILES)),
            *(f"port-{i + 1}" for i in range(PRINTED - PORT_TILE)),
            "printed",
        ],
    }


def _find(labels: Labels, axis: str, text: Any, where: str, faults: list[str]) -> int:
    """The place of a label on its axis; a fault and 0 where there is none."""
    if text in labels[axis]:
        return list(labels[axis]).index(text)
    faults.append(f"{where}: there is no {axis} {text!r}; known: {', '.join(labels[axis])}")
    return 0


def _set(labels: Labels, axis: str, texts: Any, where: str, faults: list[str]) -> int:
    """A set of labels as bits."""
    return sum(1 << i for i in {_find(labels, axis, text, where, faults) for text in texts})


def _small(value: Any, most: int, where: str, faults: list[str], least: int = 0) -> int:
    """A whole number within bounds."""
    if type(value) is int and least <= value <= most:
        return value
    faults.append(f"{where}: expected a whole number from {least} to {most}, found {value!r}")
    return least


def _read_links(document: Document, b: np.record, labels: Labels, faults: list[str]) -> None:
    """The network: every link joins two places, and every place can be reached from every other."""
    far = 99
    distance = np.full((PLACES, PLACES), far)
    np.fill_diagonal(distance, 0)
    for i, link in enumerate(document["links"]):
        pair = link.get("between", []) if isinstance(link, Mapping) else []
        if len(pair) != 2 or pair[0] == pair[1]:
            faults.append(f'links[{i}]: "between" must name two places, found {pair}')
            continue
        a, z = (_find(labels, "place", x, f"links[{i}]", faults) for x in pair)
        if b.linked[a] >> z & 1:
            faults.append(f"links[{i}]: {pair[0]} and {pair[1]} are linked already")
        distance[a, z] = distance[z, a] = 1
        b.linked[a] |= 1 << z
        b.linked[z] |= 1 << a
    for k in range(PLACES):
        distance = np.minimum(distance, distance[:, k : k + 1] + distance[k : k + 1, :])
    if lost := [labels["place"][i] for i in range(PLACES) if distance[0, i] >= far]:
        faults.append(f"links: no way leads from {labels['place'][0]} to {', '.join(lost)}")
    b.distance[:] = distance


def _read_tiles(document: Document, b: np.record, labels: Labels, faults: list[str]) -> None:
    """What cities and ports ask for and offer.  Cities take no steel, ports nothing else; nobody offers steel."""
    printed = document["ports"][-1].get("tile")
    if not isinstance(printed, Mapping) or any("tile" in x for x in document["ports"][:-1]):
        faults.append('ports: the last one, and no other, has its "tile" printed on the board')
        return
    tiles = (*document["start tiles"], *document["city tiles"], *document["port tiles"], printed)
    for i, tile in enumerate(tiles):
        where = f"tile {i + 1} of {TILES}"
        b.demand[i] = _find(labels, "good", tile.get("demand"), where, faults)
        b.supply[i] = _set(labels, "good", tile.get("supply", ()), where, faults)
        if (b.demand[i] == STEEL) != (i >= PORT_TILE):
            faults.append(f"{where}: ports ask for steel and cities do not")
        if b.supply[i] == 0 or b.supply[i] >> STEEL & 1 or b.supply[i] >> b.demand[i] & 1:
            faults.append(f"{where}: it must offer coal, wood or iron, and not what it asks for")
    points = document["first deliveries"].get("points")
    if not isinstance(points, list) or len(points) != CITIES - START_TILES:
        faults.append(f'"first deliveries" needs the "points" of {CITIES - START_TILES} tiles')
    else:
        b.first_points[:] = [_small(x, 9, "first deliveries", faults, 1) for x in points]


def _read_time(document: Document, b: np.record, labels: Labels, faults: list[str]) -> None:
    """The time track and the wood track."""
    track = document["time track"]
    b.last_day = _small(track.get("last"), DAYS - 1, "time track, last", faults, 10)
    b.end_day = _small(track.get("end"), int(b.last_day) - 1, "time track, end", faults, 5)
    points = document["wood track"].get("points")
    if not isinstance(points, list) or len(points) != WOOD_SPACES:
        faults.append(f'"wood track" needs the "points" of {WOOD_SPACES} spaces')
    else:
        b.wood_points[:] = [_small(x, 20, "wood track", faults) for x in points]


def _read_specials(document: Document, b: np.record, labels: Labels, faults: list[str]) -> None:
    """The windows along the time track, the dark spaces, and the tiles for each length."""
    last = int(b.last_day)
    for k, window in enumerate(document["special windows"]):
        where = f"special window {k + 1}"
        first, final = window["days"]
        b.opens[k] = _small(first, last, where, faults, 1)
        b.closes[k] = _small(final, last, where, faults, int(b.opens[k]))
        b.worth[k] = _small(window.get("points"), 20, where, faults, 1)
        b.dark[k] = _small(window.get("shown"), last, where, faults, 0 if k < SHOWN_FIRST else int(b.dark[k - 1]) + 1)
        if k < SHOWN_FIRST and b.dark[k]:
            faults.append(f'{where}: the first {SHOWN_FIRST} are face up from the start, "shown" must be 0')
        if k and b.opens[k] <= b.closes[k - 1]:
            faults.append(f"{where}: it must open after the one before has closed")
    for i, tile in enumerate(document["special tiles"]):
        where = f"special tile {i + 1}"
        b.special_city[i] = _find(labels, "city", tile.get("city"), where, faults)
        b.special_good[i] = _find(labels, "good", tile.get("good"), where, faults)
        b.special_days[i] = _small(tile.get("days"), 4, where, faults, 1)
        if b.special_good[i] == STEEL:
            faults.append(f"{where}: no city asks for steel")
    lengths = [int(b.closes[k] - b.opens[k]) + 1 for k in range(WINDOWS)]
    for n in sorted(set(lengths)):
        if lengths.count(n) > int((b.special_days == n).sum()):
            faults.append(f"special tiles: fewer tiles of {n} days than windows of that length")


def _read_locomotives(document: Document, b: np.record, labels: Labels, faults: list[str]) -> None:
    """Power I to IV, and the fast train."""
    for i, engine in enumerate(document["locomotives"]):
        power = i + 1
        if engine.get("power") != power:
            faults.append(f"locomotives: entry {i + 1} must have power {power}")
        b.wagons[power] = _small(engine.get("wagons"), HEAVIEST, f"locomotive {power}", faults, 1)
        b.steel_for[power] = _small(engine.get("steel"), 9, f"locomotive {power}", faults)
        b.power_points[power] = _small(engine.get("points"), 20, f"locomotive {power}", faults)
    b.coal_for_fast = _small(document["fast"].get("coal"), 9, "fast", faults)
    b.fast_points = _small(document["fast"].get("points"), 20, "fast", faults)


def _read_cards(document: Document, b: np.record, labels: Labels, faults: list[str]) -> None:
    """What each company's cards do.  The three plain wagons are wagons, and one always fits the start city."""
    for c, company in enumerate(document["companies"]):
        cards = company.get("cards")
        if not isinstance(cards, Mapping) or set(cards) != set(labels["card"]):
            faults.append(f"{company['id']}: needs exactly the cards {', '.join(labels['card'])}")
            continue
        for k, card in enumerate(labels["card"]):
            where = f"{company['id']}, card {card}"
            match str(cards[card].get("does", "")).split():
                case ["wagon", *goods] if goods:
                    b.carries[c, k] = _set(labels, "good", goods, where, faults)
                case ["develop", *kinds] if kinds and set(kinds) <= set(DEVELOPMENTS[:OBJECTIVE]):
                    b.does[c, k] = DEVELOP
                    b.develops[c, k] = sum(1 << DEVELOPMENTS.index(kind) for kind in set(kinds)) | 1 << OBJECTIVE
                case [word] if word in DOES:
                    b.does[c, k] = DOES[word]
                case found:
                    faults.append(f"{where}: {' '.join(found)!r} is nothing that a card does")
        plain = [int(x) for x in b.carries[c, WAGON_CARD:]]
        if 0 in plain:
            faults.append(f"{company['id']}: the cards wagon-1 to wagon-3 must be wagons")
        for i in range(START_TILES):
            if not any(x & int(b.supply[i]) for x in plain):
                faults.append(f"{company['id']}: no start wagon takes anything that start tile {i + 1} offers")


def _read_objectives(document: Document, b: np.record, labels: Labels, faults: list[str]) -> None:
    for i, objective in enumerate(document["objectives"]):
        b.needs[i] = _small(objective.get("needs"), 30, f"objective {objective['id']}", faults, 1)
        b.objective_points[i] = _small(objective.get("points"), 20, f"objective {objective['id']}", faults, 1)


def _read_scenarios(document: Document, b: np.record, labels: Labels, faults: list[str]) -> None:
    for i, scenario in enumerate(document["scenarios"]):
        where = f"scenario {scenario['id']}"
        b.starts[i] = _set(labels, "city", scenario.get("start", ()), where, faults)
        b.companies[i] = _set(labels, "company", scenario.get("companies", ()), where, faults)
        if int(b.starts[i]).bit_count() != START_TILES:
            faults.append(f"{where}: there must be {START_TILES} start cities")
        if int(b.companies[i]).bit_count() < 2:
            faults.append(f"{where}: there must be at least two companies")


def _check_sources(part: Any, where: str, faults: list[str]) -> None:
    """Every "source" is one of the words for it, so that nothing reconstructed passes for fact."""
    if isinstance(part, Mapping):
        for key, value in part.items():
            if key == "source":
                said = value.values() if isinstance(value, Mapping) else [value]
                known = ", ".join(SOURCES)
                faults.extend(f"{where}: source {x!r} is none of {known}" for x in said if x not in SOURCES)
            else:
                _check_sources(value, f"{where}.{key}" if where else str(key), faults)
    elif isinstance(part, list):
        for i, value in enumerate(part):
            _check_sources(value, f"{where}[{i}]", faults)


def refuse(board: Board, players: int, options: Mapping[str, str]) -> Text | None:
    """A scenario is for as many players as it has companies, or fewer."""
    most = int(board.record.companies[SCENARIOS.index(options["start"])]).bit_count()
    return None if players <= most else Text("grandtrunk-too-many", most=most)


def check_map(document: Document) -> list[tuple[str, str]]:
    """Facts about a sound map, for `stellwerk map check`."""
    b = read_map(document).record
    said: list[str] = []

    def gather(part: Any) -> None:
        if isinstance(part, Mapping):
            source = part.get("source", ())
            said.extend(source.values() if isinstance(source, Mapping) else [source] if source else [])
            for key, value in part.items():
                if key not in ("source", "scenery"):
                    gather(value)
        elif isinstance(part, list):
            for value in part:
                gather(value)

    gather(document)
    return [
        ("places", f"{CITIES} cities, {PORTS} ports"),
        ("links", str(len(document["links"]))),
        ("longest way", f"{int(b.distance.max())} links"),
        ("special windows", ", ".join(f"{b.opens[k]}-{b.closes[k]}" for k in range(WINDOWS))),
        ("values", ", ".join(f"{said.count(x)} {x}" for x in SOURCES)),
        ("status", str(document.get("status", "not said"))),
    ]
