"""The board of Zug um Zug: Deutschland: cities, the tracks between them, and the tickets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from heapq import heappop, heappush
from typing import Any

from ...drawing import in_language, scenery_faults
from ...engine.bits import BITS, put
from ...engine.game import Board, MapError
from ...engine.record import Record, field
from ...engine.shape import NUMBER, POINT, TEXT, WORDS, Each, Either, Kind, misfits, whole

COLOURS = ("blue", "red", "green", "yellow", "black", "purple", "white", "orange")
LOCOMOTIVE = len(COLOURS)  # the ninth kind of card: the joker
CARDS = (*COLOURS, "locomotive")
GREY = -1  # a track that takes any one colour

DECKS = ("short", "long")
EDITIONS = ("2012", "2017")
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
    """The board of a map document (docs/maps.md has the format); MapError names every fault.

    >>> from stellwerk.games import games
    >>> board = games()["deutschland"].board_of("deutschland")
    >>> len(board.labels["track"]), board.labels["track"][:4]
    (110, ['augsburg-muenchen', 'augsburg-muenchen.2', 'augsburg-nuernberg', 'augsburg-ulm'])
    """
    faults: list[str] = []
    _check_shape(document, faults)
    if not faults:
        _check_places(document, faults)
        _check_routes(document, faults)
        _check_tickets(document, faults)
    if faults:
        raise MapError(str(document.get("id", "?")), faults)
    board = _build(document)
    ways = [(label, shortest(board.record, t)) for t, label in enumerate(board.labels["ticket"])]
    if lost := [f"no tracks lead from one end of the ticket {label} to the other" for label, way in ways if way < 0]:
        raise MapError(str(document["id"]), lost)
    return board


# ------------------------------------------------------------------------------------------------------------- building


def _build(document: Mapping[str, Any]) -> Board:
    """The record and its labels, from a document without faults."""
    b = BOARD.new(1)[0]
    cities = _city_labels(document)
    at = {label: i for i, label in enumerate(cities)}
    tracks: list[str] = []
    payments = 0
    for route in document["routes"]:
        first, (a, z) = len(tracks), _ends(route)
        for i, track in enumerate(route["tracks"]):
            t = len(tracks)
            tracks.append("-".join(route["between"]) + (f".{i + 1}" if i else ""))
            b.ends[t] = at[a], at[z]
            b.length[t] = route["length"]
            b.colour[t] = COLOURS.index(track["colour"]) if track["colour"] != "grey" else GREY
            b.parallel[t], b.parallels[t] = first, len(route["tracks"])
            for length in range(route["length"], LONGEST + 1):
                put(b.within[b.colour[t], length], t)
            payments = _add_payments(b, t, payments)
    tickets = sorted(document["tickets"], key=lambda ticket: DECKS.index(ticket["deck"]))
    for t, ticket in enumerate(tickets):
        _add_ticket(b, t, ticket, at, document)
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


def _add_ticket(b: Any, t: int, ticket: Mapping[str, Any], at: Mapping[str, int], document: Mapping[str, Any]) -> None:
    b.points[t] = ticket["points"]
    b.deck[t] = DECKS.index(ticket["deck"])
    b.edition[t] = sum(1 << EDITIONS.index(edition) for edition in ticket["editions"])
    for side, place in enumerate(ticket["between"]):
        goals = [at[label] for label in _endpoints(document, place)]
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


def _check_shape(document: Mapping[str, Any], faults: list[str]) -> None:
    if document.get("format") != "stellwerk-map/1" or document.get("game") != "deutschland":
        faults.append('expected "format": "stellwerk-map/1" and "game": "deutschland"')
    shape = (("id", str), ("title", dict), ("cities", dict), ("countries", dict), ("routes", list), ("tickets", list))
    for name, kind in shape:
        if not isinstance(document.get(name), kind):
            faults.append(
                f'"{name}" is missing or is no {"list" if kind is list else "object" if kind is dict else "text"}'
            )
        elif kind is not str and not all(isinstance(x, Mapping) for x in _values(document[name])) and name != "title":
            faults.append(f'"{name}": every entry must be an object')


def _values(part: Any) -> Sequence[Any]:
    return list(part.values()) if isinstance(part, Mapping) else list(part)


SPACE = Kind("x, y and turn", lambda x: isinstance(x, list) and len(x) == 3 and all(map(NUMBER.fits, x)))
SHAPE = {
    "id": TEXT,
    "title": WORDS,
    "cities": Each({"name?": TEXT}),
    "countries": Each({"name?": Either(TEXT, WORDS), "endpoints?": [POINT]}),
    "routes": [{"tracks?": [{"spaces?": [SPACE]}], "endpoint?": whole(1, GOALS)}],
    "tickets": [{"points?": whole(1, 100), "editions?": [TEXT]}],
}


def _check_places(document: Mapping[str, Any], faults: list[str]) -> None:
    faults += [*misfits(document, SHAPE), *scenery_faults(document)]
    cities, countries = document["cities"], document["countries"]
    for label, place in {**cities, **countries}.items():
        if not label.isascii() or not label.replace("_", "").isalnum() or label != label.lower():
            faults.append(f"{label!r}: a place is called by small letters and digits, such as koeln")
        if not place.get("name"):
            faults.append(f"{label}: the place has no name")
        if not all(NUMBER.fits(place.get(axis)) for axis in ("x", "y")):
            faults.append(f'{label}: "x" and "y" must be numbers')
    for label in set(cities) & set(countries):
        faults.append(f"{label} is both a city and a country")
    for label, country in countries.items():
        ends = country.get("endpoints")
        if not isinstance(ends, list) or not 1 <= len(ends) <= GOALS:
            faults.append(f'{label}: "endpoints" must be a list of 1 to {GOALS} places')
    if not faults and len(_city_labels(document)) > CITIES:
        faults.append(f"{len(_city_labels(document))} cities and endpoints, but a map has at most {CITIES}")


def _check_routes(document: Mapping[str, Any], faults: list[str]) -> None:
    if faults:
        return
    seen: set[frozenset[str]] = set()
    used: set[str] = set()
    for i, route in enumerate(document["routes"]):
        here = f"routes[{i}]"
        between = route.get("between")
        if not _is_pair(between) or between[0] not in document["cities"] or not _is_place(document, between[1]):
            faults.append(f'{here}: "between" must name a city and another city or a country, found {between}')
            continue
        here = "-".join(between)
        if frozenset(between) in seen:
            faults.append(f"{here}: there are two routes between these places; parallel tracks belong to one route")
        seen.add(frozenset(between))
        _check_endpoint(document, route, used, here, faults)
        _check_tracks(route, here, faults)
    if faults:
        return
    tracks = sum(len(route["tracks"]) for route in document["routes"])
    payments = sum(
        1 + route["length"] * (len(COLOURS) if track["colour"] == "grey" else 1)
        for route in document["routes"] for track in route["tracks"]
    )  # fmt: skip
    for found, most, what in ((tracks, TRACKS, "tracks"), (payments, PAYMENTS, "ways to pay for a track")):
        if found > most:
            faults.append(f"{found} {what}, but a map has at most {most}")


def _is_pair(between: Any) -> bool:
    is_pair = isinstance(between, list) and len(between) == 2 and all(isinstance(end, str) for end in between)
    return is_pair and between[0] != between[1]


def _is_place(document: Mapping[str, Any], label: Any) -> bool:
    return label in document["cities"] or label in document["countries"]


def _check_endpoint(
    document: Mapping[str, Any], route: Mapping[str, Any], used: set[str], here: str, faults: list[str]
) -> None:
    """A route into a country names its endpoint, and no other route ends there: countries connect nothing."""
    country = document["countries"].get(route["between"][1])
    endpoint = route.get("endpoint")
    if country is None:
        if endpoint is not None:
            faults.append(f"{here}: only a route into a country has an endpoint")
    elif not isinstance(endpoint, int) or not 1 <= endpoint <= len(country["endpoints"]):
        faults.append(f'{here}: "endpoint" must be a number from 1 to {len(country["endpoints"])}')
    elif _ends(route)[1] in used:
        faults.append(f"{here}: another route ends at the endpoint {_ends(route)[1]} already")
    used.add(_ends(route)[1] if country is not None else "")


def _check_tracks(route: Mapping[str, Any], here: str, faults: list[str]) -> None:
    length, tracks = route.get("length"), route.get("tracks")
    if type(length) is not int or not 1 <= length <= LONGEST:
        faults.append(f'{here}: "length" must be a number from 1 to {LONGEST}, found {length!r}')
        return
    if not isinstance(tracks, list) or not tracks:
        faults.append(f'{here}: "tracks" must be a list of at least one track')
        return
    for i, track in enumerate(tracks):
        colour = track.get("colour") if isinstance(track, Mapping) else None
        if colour not in (*COLOURS, "grey"):
            faults.append(f"{here}: track {i + 1} has the colour {colour!r}; use grey, {', '.join(COLOURS)}")
        elif len(track.get("spaces", [None] * length)) != length:
            faults.append(f"{here}: track {i + 1} has {len(track['spaces'])} wagon spaces, but the length is {length}")


def _check_tickets(document: Mapping[str, Any], faults: list[str]) -> None:
    if faults:
        return
    seen: set[frozenset[str]] = set()
    for i, ticket in enumerate(document["tickets"]):
        between = ticket.get("between")
        if not _is_pair(between) or not all(_is_place(document, place) for place in between):
            faults.append(f'tickets[{i}]: "between" must name two places of the map, found {between}')
            continue
        here = "ticket " + "-".join(between)
        if frozenset(between) in seen:
            faults.append(f"{here}: there are two tickets between these places")
        seen.add(frozenset(between))
        if not isinstance(ticket.get("points"), int) or not 1 <= ticket["points"] <= 100:
            faults.append(f'{here}: "points" must be a number from 1 to 100, found {ticket.get("points")!r}')
        if ticket.get("deck") not in DECKS:
            faults.append(f'{here}: "deck" must be one of {", ".join(DECKS)}, found {ticket.get("deck")!r}')
        editions = ticket.get("editions")
        known = isinstance(editions, list) and all(edition in EDITIONS for edition in editions)
        if not known or not editions or len(set(editions)) < len(editions):
            faults.append(f'{here}: "editions" must list one or more of {", ".join(EDITIONS)}, found {editions!r}')
    if len(document["tickets"]) > TICKETS:
        faults.append(f"{len(document['tickets'])} tickets, but a map has at most {TICKETS}")
    for edition in EDITIONS if not faults else ():
        count = sum(edition in ticket["editions"] for ticket in document["tickets"])
        if count < FEWEST_TICKETS:
            faults.append(f"the edition {edition} has {count} tickets, but five players need at least {FEWEST_TICKETS}")


# ---------------------------------------------------------------------------------------------------------------- facts


def shortest(b: Any, ticket: int) -> int:
    """How many wagons the shortest connection of a ticket takes on the empty board; -1 if there is none."""
    goals = [{int(city) for city in b.goals[ticket, side] if city >= 0} for side in (0, 1)]
    steps: dict[int, list[tuple[int, int]]] = {}
    for t in range(b.tracks):
        a, z = map(int, b.ends[t])
        steps.setdefault(a, []).append((int(b.length[t]), z))
        steps.setdefault(z, []).append((int(b.length[t]), a))
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
