"""Notation of Zug um Zug: Deutschland.

`draw red` (face up), `draw blind`, `claim frankfurt-koeln red+1` (one of the cards being a locomotive), `tickets 3+1`
(three short, one long), `keep 1,3`, `pass`.  People may name places and colours as they are shown, in either language:
`claim Köln – Frankfurt 3 × Rot + 1 Lokomotive`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import chain, combinations, product

from ...engine.actions import Axis
from ...engine.game import Board
from ...notation import Missing, Notation, label, place_on, slug, spelled_out
from .actions import KINDS, TRACK
from .board import CARDS, GREY, LOCOMOTIVE, LONGEST
from .state import OFFERED

# Texts without accents, signs and dashes, as `slug` leaves them.
DRAWN = re.compile(r"(?:(\d{1,3}) (?:x )?)?([a-z]+)")
PAID = re.compile(DRAWN.pattern + r"(?: (\d{1,3})(?: ([a-z]+))?)?")
NUMBERS = re.compile(r"\d{1,3}(?: \d{1,3})*")
PARALLEL = re.compile(r"\.(\d{1,3})$")
MOST_WORDS = 16  # of a route, as somebody may write it

# Colours as people name them.
SAID = Axis("colour", (*CARDS, "grey", "locomotives"), words="deutschland-colour")
MEANT = (*range(len(CARDS)), GREY, LOCOMOTIVE)


def colour_named(board: Board, word: str) -> int | None:
    """A colour, grey or the locomotives by any of their names."""
    place = place_on(board, SAID, word)
    return None if place is None else MEANT[place]


# ------------------------------------------------------------------------------------------------------------- reading


def read_draw(board: Board, text: str) -> int | Missing | None:
    """A card of the row, or a blind one."""
    if slug(text) == "blind":
        return KINDS.number("draw-blind")
    found = DRAWN.fullmatch(slug(text))
    if found is None or (c := colour_named(board, found[2])) is None:
        return None
    if c == GREY:
        return Missing("card", "grey")
    count = int(found[1] or 1)
    return KINDS.number("draw", c) if count == 1 else Missing("card", str(count))


def read_mix(board: Board, text: str) -> int | Missing | None:
    """How many short and how many long tickets: `3+1`."""
    mix = numbers(text)
    if mix is None or len(mix) not in (1, 2):
        return None
    is_mix = len(mix) == 2 and 1 <= sum(mix) <= OFFERED
    return KINDS.number("tickets", *mix) if is_mix else Missing("mix", slug(text))


def read_keep(board: Board, text: str) -> int | Missing | None:
    """Which of the offered tickets, counted from 1: `1,3`."""
    slots = numbers(text)
    if slots is None:
        return None
    kept = set_of(slots)
    return KINDS.number("keep", kept) if 0 < kept < 1 << OFFERED else Missing("kept", slug(text))


def numbers(text: str) -> list[int] | None:
    """Some numbers, with whatever signs between them, or none; None if there is anything else."""
    plain = slug(text)
    return [int(number) for number in plain.split()] if not plain or NUMBERS.fullmatch(plain) else None


def set_of(slots: list[int]) -> int:
    """The set of offered tickets, one bit each; those that there never are have one together.

    >>> set_of([1, 3]), set_of([]), set_of([0, 7])
    (5, 0, 16)
    """
    return sum(1 << slot for slot in {slot - 1 if 1 <= slot <= OFFERED else OFFERED for slot in slots})


def read_claim(board: Board, text: str) -> int | Missing | None:
    """A route, the longest that the text begins with, and a payment after it.  Without one, or with one that the track
    does not take, that is to ask what it takes."""
    words, (routes, places) = text.split(), _spellings(board)
    for count in range(min(len(words), MOST_WORDS), 0, -1):
        route, number = " ".join(words[:count]), ""
        if (found := PARALLEL.search(route)) is not None:
            route, number = route[: found.start()], found[1]
        paid = slug(" ".join(words[count:]))
        if (first := routes.get(slug(route))) is not None:
            return _read_payment(board, first, number, paid)
        if (ends := _ends(places, slug(route).split())) and _pays(board, paid):
            return Missing("route", ends)
    return None


def _ends(places: Mapping[str, str], words: list[str]) -> str:
    """The two places that some words name, by their labels."""
    for i in range(1, len(words)):
        a, z = places.get(" ".join(words[:i])), places.get(" ".join(words[i:]))
        if a and z:
            return f"{a}-{z}"
    return ""


def _pays(board: Board, text: str) -> re.Match[str] | None:
    """The parts of a payment, or of none at all; None if it is no such thing."""
    found = PAID.fullmatch(text or "grey")
    if found is None or colour_named(board, found[2]) is None:
        return None
    return found if not found[4] or colour_named(board, found[4]) == LOCOMOTIVE else None


def _read_payment(board: Board, first: int, number: str, text: str) -> int | Missing | None:
    """The claim of a track: of parallel ones without a number the one that takes the colour."""
    if (found := _pays(board, text)) is None:
        return None
    b, c = board.plain, MEANT[place_on(board, SAID, found[2]) or 0]
    tracks = range(first, first + b.parallels[first])
    if number and not 1 <= int(number) <= len(tracks):
        return Missing("number", number, first)
    fits = (t for t in tracks if text and b.colour[t] in (c, GREY))
    track = tracks[int(number) - 1] if number else next(fits, first)
    payment = find_payment(board, track, c, int(found[3] or 0), int(found[1] or 0)) if text else None
    return KINDS.number("ask", track) if payment is None else KINDS.number("claim", payment)


def find_payment(board: Board, track: int, colour: int, locomotives: int, cards: int = 0) -> int | None:
    """The payment for a track with cards of a colour (so many, if that was said) and some locomotives; None if it
    takes no such cards."""
    b = board.plain
    length, wanted = b.length[track], b.colour[track]
    if cards and cards + locomotives != length:
        return None
    if colour == LOCOMOTIVE:
        takes = locomotives == 0 or cards > 0
    else:
        takes = colour != GREY and wanted in (colour, GREY) and locomotives < length
    if not takes:
        return None
    more = f"+{locomotives}" if locomotives and colour != LOCOMOTIVE else ""
    return int(_payments(board)[f"{board.labels['track'][track]} {CARDS[colour]}{more}"])


@lru_cache(maxsize=8)
def _payments(board: Board) -> Mapping[str, int]:
    """All payments by how they are written."""
    return {text: i for i, text in enumerate(board.labels["payment"])}


@lru_cache(maxsize=8)
def _spellings(board: Board) -> tuple[Mapping[str, int], Mapping[str, str]]:
    """The first track of each route by all its names, from either end; and the labels of all places by theirs."""
    spelled = {place: _spelled(board, place) for place in (*board.document["cities"], *board.document["countries"])}
    routes: dict[str, int] = {}
    for t, track in enumerate(board.labels["track"]):
        if board.plain.parallel[t] == t:
            a, z = (spelled[end] for end in track.split("-"))
            routes.update({f"{one} {two}": t for x, y in ((a, z), (z, a)) for one in x for two in y})
    return routes, {name: place for place, names in spelled.items() for name in names}


def _spelled(board: Board, place: str) -> list[str]:
    """How a place may be written: by its label or its names, with umlauts or spelled out."""
    return list(dict.fromkeys(spell(name) for name in (place, *_names(board, place)) for spell in (slug, spelled_out)))


def _names(board: Board, place: str) -> list[str]:
    """What a city or a country is called; countries may have a name in each language."""
    cities, countries = board.document["cities"], board.document["countries"]
    name = (cities.get(place) or countries[place])["name"]
    return list(name.values()) if isinstance(name, Mapping) else [name]


# ------------------------------------------------------------------------------------------- whatever is well-formed


def more(board: Board) -> Iterator[str]:
    """All cards, mixes, choices and claims, in all amounts and under all names."""
    cards = (*CARDS, "grey", "Weiß", "Lokomotive")
    yield from ("take blind", "keep")
    yield from (f"draw {many}{card}" for card in cards for many in ("", "1 ", "2 ", "3 "))
    yield from (f"tickets {short}+{long}" for short in range(8) for long in range(8))
    yield from (f"tickets {many}" for many in range(8))
    slots = range(OFFERED + 2)
    yield from ("keep " + ",".join(map(str, some)) for n in range(1, len(slots) + 1) for some in combinations(slots, n))
    payments = [f" {card}{more}" for card in cards for more in ("", *(f"+{n}" for n in range(LONGEST + 2)))]
    counted = [f" {n} green + {more} locomotives" for n in range(1, LONGEST + 2) for more in range(3)]
    for track in board.labels["track"]:
        yield from (f"claim {track}{payment}" for payment in chain([""], payments, counted))
    for a, z in combinations([*board.document["cities"], *board.document["countries"]], 2):
        yield from (f"claim {a}-{z}", f"claim {z} – {a} red", f"claim {a}-{z}.2 locomotive", f"claim {a}-{z}.4 red+1")
    for route in board.document["routes"]:
        for a, z in product(*(_names(board, place) for place in route["between"])):
            yield from (f"claim {a} – {z} white", f"claim {z} – {a} white")


NOTATION = Notation(
    KINDS,
    writers={
        "tickets": lambda board, short, long: f"tickets {short}+{long}",
        "ask": lambda board, track: f"claim {label(board, TRACK, track)}",
    },
    readers={"draw": read_draw, "take": read_draw, "tickets": read_mix, "keep": read_keep, "claim": read_claim},
    more=more,
)
