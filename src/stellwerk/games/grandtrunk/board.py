"""The board of The Grand Trunk Journey: places, links, tiles and the cards of the four companies.

Everything comes from one map document; loading names every fault in it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np

from ...engine.document import at
from ...engine.game import Board, MapError
from ...engine.record import Record, field
from ...engine.text import Text

if TYPE_CHECKING:
    from .document import Good, Source

GOODS: tuple[Good, ...] = ("coal", "wood", "iron", "steel")
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
CARDS_DO = {"goods": ", ".join(GOODS), "kinds": ", ".join(DEVELOPMENTS[:OBJECTIVE]), "known": ", ".join(DOES)}

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

SOURCES: tuple[Source, ...] = ("exact", "deduced", "reconstructed")
FAR = 99  # links that no way has

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
    """The board of a map document (document.py has its type); MapError names every fault.

    >>> from stellwerk.games import games
    >>> board = games()["grandtrunk"].board_of()
    >>> place = board.labels["place"].index
    >>> int(board.record.distance[place("burlington"), place("quebec")])
    3
    """
    record: np.record = BOARD.new(1)[0]
    labels = _labels(document)
    _copy_numbers(document, record)
    faults = [*_faults_of_names(document, labels), *_faults_of_days(document)]
    for read in (_read_links, _read_tiles, _read_cards, _read_scenarios):
        faults += read(document, record, labels)
    if faults:
        raise MapError(document["id"], faults)
    places = [x["name"] for x in (*document["cities"], *document["ports"])]
    names = {
        "place": places,
        "city": places[:CITIES],
        "card": places[:CITIES],  # the others are called the same on all maps
        "company": [x["name"] for x in document["companies"]],
    }
    return Board(record, document, labels, names)


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
        "special": [f"{x['days']}-{x['city']}-{x['good']}" for x in document["special tiles"]],
        "scenario": SCENARIOS,
        "tile": [
            *(f"start-{i + 1}" for i in range(START_TILES)),
            *(f"city-{i + 1}" for i in range(PORT_TILE - START_TILES)),
            *(f"port-{i + 1}" for i in range(PRINTED - PORT_TILE)),
            "printed",
        ],
    }


def _copy_numbers(document: Document, b: np.record) -> None:
    """What the record holds as the document says it."""
    track, fast, windows = document["time track"], document["fast"], document["special windows"]
    engines, objectives = document["locomotives"], document["objectives"]
    b.end_day, b.last_day = track["end"], track["last"]
    b.first_points[:] = document["first deliveries"]["points"]
    b.wood_points[:] = document["wood track"]["points"]
    b.opens[:], b.closes[:] = zip(*(x["days"] for x in windows), strict=True)
    b.worth[:] = [x["points"] for x in windows]
    b.dark[:] = [x["shown"] for x in windows]
    b.special_good[:] = [GOODS.index(x["good"]) for x in document["special tiles"]]
    b.special_days[:] = [x["days"] for x in document["special tiles"]]
    b.wagons[1:] = [x["wagons"] for x in engines]
    b.steel_for[1:] = [x["steel"] for x in engines]
    b.power_points[1:] = [x["points"] for x in engines]
    b.coal_for_fast, b.fast_points = fast["coal"], fast["points"]
    b.needs[:] = [x["needs"] for x in objectives]
    b.objective_points[:] = [x["points"] for x in objectives]


def _faults_of_names(document: Document, labels: Labels) -> Iterator[Text]:
    """Whatever has a name has one of its own, what is always the same is there in its order, what is named is there."""
    for key, names in (("cities", [*labels["place"], *OTHER_CARDS]), ("companies", labels["company"])):
        for name, count in Counter(names).items():
            if count > 1:
                yield at(key, Text("grandtrunk-map-namesakes", name=name))
    for key, name, known in ORDERED:
        if [x[name] for x in document[key]] != list(known):
            yield at(key, Text("grandtrunk-map-order", name=name, known=", ".join(map(str, known))))
    for place, axis, name in _named(document):
        if name not in labels[axis]:
            yield at(place, Text(f"grandtrunk-map-no-{axis}", found=name, known=", ".join(labels[axis])))


ORDERED: tuple[tuple[str, str, Sequence[Any]], ...] = (
    ("progress", "id", PROGRESS_CARDS),
    ("objectives", "id", OBJECTIVES),
    ("scenarios", "id", SCENARIOS),
    ("locomotives", "power", range(1, HEAVIEST + 1)),
)


def _named(document: Document) -> Iterator[tuple[str, str, str]]:
    """Where the document names a place, a city or a company, which of these, and by what name."""
    for i, link in enumerate(document["links"]):
        yield from ((f"links[{i}].between", "place", name) for name in link["between"])
    for i, tile in enumerate(document["special tiles"]):
        yield f"special tiles[{i}].city", "city", tile["city"]
    for i, scenario in enumerate(document["scenarios"]):
        yield from ((f"scenarios[{i}].start", "city", name) for name in scenario["start"])
        yield from ((f"scenarios[{i}].companies", "company", name) for name in scenario["companies"])


def _faults_of_days(document: Document) -> Iterator[Text]:
    """The windows come one after the other on the time track, are turned up in that order, and have tiles enough."""
    track, windows = document["time track"], document["special windows"]
    end, last = track["end"], track["last"]
    if end >= last:
        yield at("time track.end", Text("record-range", found=end, least=5, most=last - 1))
    for k, window in enumerate(windows):
        if not window["days"][0] <= window["days"][1] <= last:
            yield at(f"special windows[{k}].days", Text("grandtrunk-map-days", last=last))
        if k < SHOWN_FIRST and window["shown"]:
            yield at(f"special windows[{k}].shown", Text("grandtrunk-map-shown-first"))
    for k, (before, window) in enumerate(pairwise(windows), 1):
        if window["days"][0] <= before["days"][1]:
            yield at(f"special windows[{k}].days", Text("grandtrunk-map-overlap", day=before["days"][1]))
        if k >= SHOWN_FIRST and not before["shown"] < window["shown"] <= last:
            yield at(f"special windows[{k}].shown", Text("grandtrunk-map-shown", day=before["shown"], last=last))
    tiles = Counter(tile["days"] for tile in document["special tiles"])
    for days, needed in Counter(final - first + 1 for first, final in (x["days"] for x in windows)).items():
        if tiles[days] < needed:
            yield at("special tiles", Text("grandtrunk-map-tiles", days=days, needed=needed, found=tiles[days]))


# Each of the following puts a part of the document into the record and says what is wrong with it.  Names that are not
# there it passes over: `_faults_of_names` has said so.


def _set(known: Sequence[str], members: Sequence[str]) -> int:
    """A set of labels as bits."""
    return sum(1 << i for i, label in enumerate(known) if label in members)


def _read_links(document: Document, b: np.record, labels: Labels) -> Iterator[Text]:
    """The network: every place is drawn somewhere, and can be reached from every other."""
    for key in ("cities", "ports"):
        for i, site in enumerate(document[key]):
            if "sign" not in site and "at" not in site:
                yield at(f"{key}[{i}]", Text("grandtrunk-map-nowhere"))
    places = list(labels["place"])
    distance = np.full((PLACES, PLACES), FAR)
    np.fill_diagonal(distance, 0)
    for i, link in enumerate(document["links"]):
        if not set(link["between"]) <= set(places):
            continue
        a, z = map(places.index, link["between"])
        if distance[a, z] < FAR:
            yield at(f"links[{i}].between", Text("grandtrunk-map-link", one=places[a], other=places[z]))
        distance[a, z] = distance[z, a] = 1
        b.linked[a] |= 1 << z
        b.linked[z] |= 1 << a
    for k in range(PLACES):
        distance = np.minimum(distance, distance[:, k : k + 1] + distance[k : k + 1, :])
    if lost := [places[i] for i in range(PLACES) if distance[0, i] >= FAR]:
        yield at("links", Text("grandtrunk-map-apart", place=places[0], lost=", ".join(lost)))
    b.distance[:] = distance


def _read_tiles(document: Document, b: np.record, labels: Labels) -> Iterator[Text]:
    """What cities and ports ask for and offer, and where special deliveries go."""
    for i, port in enumerate(document["ports"]):
        if ("tile" in port) != (i == PORTS - 1):
            yield at(f"ports[{i}]", Text("grandtrunk-map-printed"))
    keys = ("start tiles", "city tiles", "port tiles")
    tiles = [(f"{key}[{i}]", tile) for key in keys for i, tile in enumerate(document[key])]
    tiles += [(f"ports[{i}].tile", port["tile"]) for i, port in enumerate(document["ports"]) if "tile" in port]
    for i, (place, tile) in enumerate(tiles[:TILES]):
        b.demand[i], b.supply[i] = GOODS.index(tile["demand"]), _set(GOODS, tile["supply"])
        if tile["demand"] in tile["supply"]:
            yield at(f"{place}.supply", Text("grandtrunk-map-offers", good=tile["demand"]))
    cities = {city: i for i, city in enumerate(labels["city"])}
    b.special_city[:] = [cities.get(tile["city"], 0) for tile in document["special tiles"]]


def _read_cards(document: Document, b: np.record, labels: Labels) -> Iterator[Text]:
    """What each company's cards do.  The three plain wagons are wagons, and one always fits the start city."""
    for c, company in enumerate(document["companies"]):
        place, cards = f"companies[{c}].cards", company["cards"]
        if set(cards) != set(labels["card"]):
            yield at(place, Text("grandtrunk-map-cards", known=", ".join(labels["card"])))
            continue
        for k, card in enumerate(labels["card"]):
            match cards[card]["does"].split():
                case ["wagon", *goods] if goods and set(goods) <= set(GOODS):
                    b.carries[c, k] = _set(GOODS, goods)
                case ["develop", *kinds] if kinds and set(kinds) <= set(DEVELOPMENTS[:OBJECTIVE]):
                    b.does[c, k], b.develops[c, k] = DEVELOP, _set(DEVELOPMENTS, [*kinds, "objective"])
                case [word] if word in DOES:
                    b.does[c, k] = DOES[word]
                case found:
                    yield at(f"{place}.{card}.does", Text("grandtrunk-map-does", found=" ".join(found), **CARDS_DO))
        if 0 in b.carries[c, WAGON_CARD:]:
            yield at(place, Text("grandtrunk-map-wagons"))
        goods = np.bitwise_or.reduce(b.carries[c, WAGON_CARD:])
        for i in range(START_TILES):
            if not goods & b.supply[i]:
                yield at(place, Text("grandtrunk-map-start-wagon", tile=f"start tiles[{i}]"))


def _read_scenarios(document: Document, b: np.record, labels: Labels) -> Iterator[Text]:
    """The cities and companies of each scenario."""
    for i, scenario in enumerate(document["scenarios"]):
        b.starts[i] = _set(labels["city"], scenario["start"])
        b.companies[i] = _set(labels["company"], scenario["companies"])
        for key in ("start", "companies"):
            if len(set(scenario[key])) < len(scenario[key]):
                yield at(f"scenarios[{i}].{key}", Text("record-twice"))


def refuse(board: Board, players: int, options: Mapping[str, str]) -> Text | None:
    """A scenario is for as many players as it has companies, or fewer."""
    most = int(board.record.companies[SCENARIOS.index(options["start"])]).bit_count()
    return None if players <= most else Text("grandtrunk-too-many", most=most)


def check_map(document: Document) -> list[tuple[str, str]]:
    """Facts about a sound map, for `stellwerk map check`."""
    b = read_map(document).record
    said = Counter(_sources(document))
    return [
        ("places", f"{CITIES} cities, {PORTS} ports"),
        ("links", str(len(document["links"]))),
        ("longest way", f"{int(b.distance.max())} links"),
        ("special windows", ", ".join(f"{b.opens[k]}-{b.closes[k]}" for k in range(WINDOWS))),
        ("values", ", ".join(f"{said[x]} {x}" for x in SOURCES)),
        ("status", str(document.get("status", "not said"))),
    ]


def _sources(part: Any) -> Iterator[str]:
    """Every word on where a value comes from."""
    if isinstance(part, list):
        part = dict(enumerate(part))
    if isinstance(part, Mapping):
        for key, value in part.items():
            if key == "source":
                yield from value.values() if isinstance(value, Mapping) else [value]
            elif key != "scenery":
                yield from _sources(value)
