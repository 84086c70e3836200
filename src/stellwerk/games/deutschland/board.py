"""The board of Zug um Zug: Deutschland: cities, the tracks between them, and the tickets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from heapq import heappop, heappush
from typing import TYPE_CHECKING, Any

from ...drawing import in_language
from ...engine.bits import BITS, put
from ...engine.document import at
from ...engine.game import Board, MapError
from ...engine.moves import Piece
from ...engine.record import Record, field
from ...engine.text import Text

if TYPE_CHECKING:
    from .document import Card, Colour, Deck, Edition

COLOURS: tuple[Colour, ...] = ("blue", "red", "green", "yellow", "black", "purple", "white", "orange")
LOCOMOTIVE = len(COLOURS)  # the ninth kind of card: the joker
CARDS: tuple[Card, ...] = (*COLOURS, "locomotive")
GREY = -1  # a track that takes any one colour

DECKS: tuple[Deck, ...] = ("short", "long")
EDITIONS: tuple[Edition, ...] = ("2012", "2017")
# A letter for each card, in every language its own, so that nobody depends on the colour alone.
LETTERS: Mapping[str, Text] = {card: Text(f"deutschland-letter-{card}") for card in CARDS}
PIECES: Mapping[str, Piece] = {c: Piece("card", "joker" if c == CARDS[-1] else c, LETTERS[c]) for c in CARDS}
BACK = Piece("card")
TICKETS_OF: Mapping[str, Piece] = {deck: Piece("ticket", "", Text(f"deutschland-letter-{deck}")) for deck in DECKS}
FEWEST_TICKETS = 20  # of an edition: four for each of five players
LONGEST = 7  # spaces of a track: the scoring table ends here

# Room for other maps: this one has 49 cities and endpoints, 110 tracks, 1,067 payments, 91 tickets.
CITIES, TRACKS, PAYMENTS, TICKETS, GOALS = 64, 128, 1280, 96, 4

BOARD = Record(
    {
        "colour": len(COLOURS) + 1,
        "upto": LONGEST + 1,
        "bits": TRACKS // BITS,
        "track": TRACKS,
        "payment": PAYMENTS,
        "ticket": TICKETS,
        "goal": GOALS,
        "end": 2,
        "bound": len(DECKS) + 1,
    },
    [
        field("cities", "i4", doc="how many cities and endpoints of countries there are"),
        field("tracks", "i4", doc="how many tracks"),
        field("tickets", "i4", doc="how many tickets, those of the short deck first"),
        field("payments", "i4", doc="how many ways to pay for a track there are, all tracks together"),
        field("within", "u4", "colour", "upto", "bits", doc="the tracks of a colour (the last: grey) up to a length"),
        field("begins", "i4", "bound", doc="the first ticket of each deck, and the end of the last"),
        field("payment", "i2", "track", doc="the first payment for this track: all locomotives"),
        field("paid_track", "i2", "payment", doc="the track that a payment is for"),
        field("paid_colour", "i1", "payment", doc="its colour, LOCOMOTIVE where there are only locomotives"),
        field("paid_locomotives", "i1", "payment", doc="how many locomotives are in it"),
        field("length", "i1", "track", doc="how many wagons and cards it takes"),
        field("colour", "i1", "track", doc="the colour of the cards it takes, -1 for any one colour"),
        field("ends", "i1", "track", "end", doc="the two cities or endpoints that it joins"),
        field("parallel", "i1", "track", doc="the first of the tracks between the same two ends"),
        field("parallels", "i1", "track", doc="how many tracks there are between them"),
        field("points", "i1", "ticket", doc="what the ticket is worth, won or lost"),
        field("deck", "i1", "ticket", doc="0 short, 1 long"),
        field("edition", "u1", "ticket", doc="the editions it belongs to, one bit each"),
        field(
            "goals", "i1", "ticket", "end", "goal", doc="where each side may end: a city, or any endpoint of a country"
        ),
    ],
)


def read_map(document: Mapping[str, Any]) -> Board:
    """The board of a map document (document.py has its type); MapError names every fault.

    >>> from stellwerk.games import games
    >>> board = games()["deutschland"].board_of("deutschland")
    >>> len(board.labels["track"]), board.labels["track"][:4]
    (110, ['augsburg-muenchen', 'augsburg-muenchen.2', 'augsburg-nuernberg', 'augsburg-ulm'])
    """
    if faults := list(_faults(document)):
        raise MapError(str(document["id"]), faults)
    board = _build(document)
    lost = [ticket for t, ticket in enumerate(board.labels["ticket"]) if shortest(board.record, t) < 0]
    if lost:
        raise MapError(str(document["id"]), [Text("deutschland-map-lost", tickets=", ".join(lost))])
    return board


# ------------------------------------------------------------------------------------------------------------- building


def _build(document: Mapping[str, Any]) -> Board:
    """The record and its labels, from a document without faults."""
    b = BOARD.new(1)[0]
    cities = _city_labels(document)
    number = {label: i for i, label in enumerate(cities)}
    tracks: list[str] = []
    payments = 0
    for route in document["routes"]:
        first, (a, z) = len(tracks), _ends(route)
        for i, track in enumerate(route["tracks"]):
            t = len(tracks)
            tracks.append("-".join(route["between"]) + (f".{i + 1}" if i else ""))
            b.ends[t] = number[a], number[z]
            b.length[t] = route["length"]
            b.colour[t] = COLOURS.index(track["colour"]) if track["colour"] != "grey" else GREY
            b.parallel[t], b.parallels[t] = first, len(route["tracks"])
            for length in range(route["length"], LONGEST + 1):
                put(b.within[b.colour[t], length], t)
            payments = _add_payments(b, t, payments)
    tickets = sorted(document["tickets"], key=lambda ticket: DECKS.index(ticket["deck"]))
    for t, ticket in enumerate(tickets):
        _add_ticket(b, t, ticket, number, document)
    b.cities, b.tracks, b.tickets, b.payments = len(cities), len(tracks), len(tickets), payments
    b.begins[:] = [sum(t["deck"] in DECKS[:d] for t in tickets) for d in range(len(DECKS) + 1)]
    labels = {
        "city": cities,
        "track": tracks,
        "payment": [_payment(b, tracks, i) for i in range(payments)],
        "ticket": ["-".join(ticket["between"]) for ticket in tickets],
        "colour": CARDS,
        "deck": DECKS,
    }
    names = {"city": [_name(document, label) for label in cities]}
    return Board(b, document, labels, names)


def _add_payments(b: Any, t: int, first: int) -> int:
    """Number the ways to pay for a track: all locomotives, then by colour with 0, 1, 2 … locomotives."""
    colours = range(len(COLOURS)) if b.colour[t] == GREY else [int(b.colour[t])]
    ways = [(LOCOMOTIVE, int(b.length[t])), *((c, k) for c in colours for k in range(b.length[t]))]
    b.payment[t] = first
    for i, (colour, locomotives) in enumerate(ways, first):
        b.paid_track[i], b.paid_colour[i], b.paid_locomotives[i] = t, colour, locomotives
    return first + len(ways)


def _payment(b: Any, tracks: Sequence[str], i: int) -> str:
    """How a payment is written: the track, and `red`, `red+1` or `locomotive`."""
    colour, locomotives = int(b.paid_colour[i]), int(b.paid_locomotives[i])
    more = f"+{locomotives}" if locomotives and colour != LOCOMOTIVE else ""
    return f"{tracks[b.paid_track[i]]} {CARDS[colour]}{more}"


def _add_ticket(
    b: Any, t: int, ticket: Mapping[str, Any], number: Mapping[str, int], document: Mapping[str, Any]
) -> None:
    b.points[t] = ticket["points"]
    b.deck[t] = DECKS.index(ticket["deck"])
    b.edition[t] = sum(1 << EDITIONS.index(edition) for edition in ticket["editions"])
    for side, place in enumerate(ticket["between"]):
        goals = [number[label] for label in _endpoints(document, place)]
        b.goals[t, side] = goals + [-1] * (GOALS - len(goals))


def _endpoints(document: Mapping[str, Any], place: str) -> list[str]:
    """A city itself, or the endpoints of a country."""
    country = document["countries"].get(place)
    return [place] if country is None else [f"{place}.{i + 1}" for i in range(len(country["endpoints"]))]


def _city_labels(document: Mapping[str, Any]) -> list[str]:
    return [label for place in (*document["cities"], *document["countries"]) for label in _endpoints(document, place)]


def _ends(route: Mapping[str, Any]) -> tuple[str, str]:
    a, z = route["between"]
    return a, f"{z}.{route['endpoint']}" if "endpoint" in route else z


def _name(document: Mapping[str, Any], label: str) -> str:
    """The name of a city, or of the country that an endpoint belongs to (as its own people call it here: in German)."""
    if label in document["cities"]:
        return str(document["cities"][label]["name"])
    name = document["countries"][label.partition(".")[0]]["name"]
    return in_language(name, "de")


# ------------------------------------------------------------------------------------------------------------- checking


def _faults(document: Mapping[str, Any]) -> Iterator[Text]:
    """What its type cannot say about a map document."""
    yield from _faults_of_places(document)
    yield from _faults_of_ends(document, "routes")
    yield from _faults_of_routes(document)
    yield from _faults_of_ends(document, "tickets")
    yield from _faults_of_tickets(document)


def _faults_of_places(document: Mapping[str, Any]) -> Iterator[Text]:
    """No place is a city and a country, and there is room for all of them."""
    for label in document["countries"]:
        if label in document["cities"]:
            yield at(f"countries.{label}", Text("deutschland-map-both"))
    if (count := len(_city_labels(document))) > CITIES:
        yield at("cities", Text("deutschland-map-many-cities", count=count, most=CITIES))


def _faults_of_ends(document: Mapping[str, Any], key: str) -> Iterator[Text]:
    """Each route and each ticket leads from one place of the map to another, and no two the same way."""
    seen: set[frozenset[str]] = set()
    for i, part in enumerate(document[key]):
        here, (a, z) = f"{key}[{i}].between", part["between"]
        for place in (a, z):
            if place not in document["cities"] and place not in document["countries"]:
                yield at(here, Text("deutschland-map-nowhere", place=place))
        if a == z:
            yield at(here, Text("deutschland-map-circle", place=a))
        elif frozenset((a, z)) in seen:
            yield at(here, Text(f"deutschland-map-again-{key}", a=a, z=z))
        seen.add(frozenset((a, z)))


def _faults_of_routes(document: Mapping[str, Any]) -> Iterator[Text]:
    """Routes end where they may, tracks have as many spaces as they are long, and there is room for all of them."""
    used: set[tuple[str, int]] = set()
    for i, route in enumerate(document["routes"]):
        yield from (at(f"routes[{i}].{key}", fault) for key, fault in _faults_of_countries(document, route, used))
        for j, track in enumerate(route["tracks"]):
            if "spaces" in track and (found := len(track["spaces"])) != route["length"]:
                fault = Text("deutschland-map-spaces", needed=route["length"], found=found)
                yield at(f"routes[{i}].tracks[{j}].spaces", fault)
    ways = [_ways(route, track) for route in document["routes"] for track in route["tracks"]]
    for what, count, most in (("tracks", len(ways), TRACKS), ("payments", sum(ways), PAYMENTS)):
        if count > most:
            yield at("routes", Text(f"deutschland-map-many-{what}", count=count, most=most))


def _ways(route: Mapping[str, Any], track: Mapping[str, Any]) -> int:
    """How many ways to pay for a track there are."""
    return 1 + int(route["length"]) * (len(COLOURS) if track["colour"] == "grey" else 1)


def _faults_of_countries(
    document: Mapping[str, Any], route: Mapping[str, Any], used: set[tuple[str, int]]
) -> Iterator[tuple[str, Text]]:
    """Countries connect nothing: none begins a route, and each endpoint ends one; `used` collects these."""
    (begin, end), endpoint, countries = route["between"], route.get("endpoint"), document["countries"]
    if begin in countries:
        yield "between", Text("deutschland-map-begins", place=begin)
    if end not in countries:
        if endpoint is not None:
            yield "endpoint", Text("deutschland-map-no-country", place=end)
        return
    count = len(countries[end]["endpoints"])
    if endpoint is None or endpoint > count:
        yield "endpoint", Text("deutschland-map-endpoint", place=end, count=count)
    elif (end, endpoint) in used:
        yield "endpoint", Text("deutschland-map-used", place=end, endpoint=endpoint)
    else:
        used.add((end, endpoint))


def _faults_of_tickets(document: Mapping[str, Any]) -> Iterator[Text]:
    """There are enough tickets of each edition, and none is in one twice."""
    count = Counter(edition for ticket in document["tickets"] for edition in ticket["editions"])
    for i, ticket in enumerate(document["tickets"]):
        if len(set(ticket["editions"])) < len(ticket["editions"]):
            yield at(f"tickets[{i}].editions", Text("deutschland-map-editions"))
    for edition in EDITIONS:
        if count[edition] < FEWEST_TICKETS:
            fault = Text("deutschland-map-few", edition=edition, count=count[edition], least=FEWEST_TICKETS)
            yield at("tickets", fault)


# ---------------------------------------------------------------------------------------------------------------- facts


def shortest(b: Any, ticket: int) -> int:
    """How many wagons the shortest connection of a ticket takes on the empty board; -1 if there is none."""
    goals = [{int(city) for city in b.goals[ticket, side] if city >= 0} for side in (0, 1)]
    steps: dict[int, list[tuple[int, int]]] = {}
    for (a, z), length in zip(b.ends[: b.tracks].tolist(), b.length[: b.tracks].tolist(), strict=True):
        steps.setdefault(a, []).append((length, z))
        steps.setdefault(z, []).append((length, a))
    queue, seen = [(0, city) for city in sorted(goals[0])], set()
    while queue:
        far, city = heappop(queue)
        if city in goals[1]:
            return far
        if city not in seen:
            seen.add(city)
            for length, there in steps.get(city, []):
                heappush(queue, (far + length, there))
    return -1


def check_map(document: Mapping[str, Any]) -> list[tuple[str, str]]:
    """Facts about a sound map, for `stellwerk map check`: totals, and tickets that are not worth their distance.

    >>> from stellwerk.games import games
    >>> dict(check_map(games()["deutschland"].map_document()))["pairs"]
    '85 (62 single, 21 double, 2 triple)'
    """
    board = read_map(document)
    b, routes = board.record, document["routes"]
    widths = [sum(len(route["tracks"]) == n for route in routes) for n in (1, 2, 3)]
    lengths = [int(n) for n in b.length[: b.tracks]]
    facts = [
        ("cities", str(len(document["cities"]))),
        ("countries", f"{len(document['countries'])} with {b.cities - len(document['cities'])} endpoints"),
        ("pairs", "{} ({} single, {} double, {} triple)".format(len(routes), *widths)),
        (
            "tracks",
            f"{b.tracks} ({sum(b.colour[t] == GREY for t in range(b.tracks))} grey), {sum(lengths)} wagon spaces",
        ),
        ("wagon cards", f"{12 * len(COLOURS) + 14} (12 of each colour, 14 locomotives)"),
    ]
    for e, edition in enumerate(EDITIONS):
        mine = [t for t in range(b.tickets) if b.edition[t] >> e & 1]
        counts = [sum(b.deck[t] == d for t in mine) for d in range(len(DECKS))]
        facts.append((f"tickets {edition}", f"{len(mine)} ({counts[0]} short, {counts[1]} long)"))
    odd = [(t, shortest(b, t)) for t in range(b.tickets) if shortest(b, t) != b.points[t]]
    said = "; ".join(f"{board.labels['ticket'][t]} is worth {b.points[t]}, the way is {way}" for t, way in odd)
    facts.append(("ticket values", said or "all equal to the shortest connection"))
    return [*facts, ("status", str(document.get("status", "not said")))]
