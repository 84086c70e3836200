"""Notation of Zug um Zug: Deutschland.

`draw red` (face up), `draw blind`, `claim frankfurt-koeln red+1` (one of the cards being a locomotive), `tickets 3+1`
(three short, one long), `keep 1,3`, `pass`.  People may name places and colours as they are shown, in either language:
`claim Köln – Frankfurt 3 × Rot + 1 Lokomotive`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain, combinations

from ...engine.game import Board
from ...engine.text import Text
from ...texts import LANGUAGES, say
from .board import CARDS, COLOURS, GREY, LOCOMOTIVE, LONGEST
from .rules import BLIND, CLAIM, KEEP, MIX, PASS, TAKE, WANT
from .state import OFFERED

UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "–": "-", "—": "-", "‐": "-", "‑": "-", "−": "-"})
DASH = re.compile(r"\s*-\s*")
NUMBER = re.compile(r"\.(\d{1,3})$")
CARD_COUNT = re.compile(r"(?:(\d{1,3})[x×]?)?([a-z]+)")
PAYMENT = re.compile(r"(?:(\d{1,3})[x×]?)?([a-z]+)(?:\+(\d{1,3})([a-z]*))?")
MIX_FORM = re.compile(r"(\d{1,3})(?:\+(\d{1,3}))?")
SLOTS = re.compile(r"\d{1,3}(?:,\d{1,3})*")


def notation(board: Board, action: int) -> str:
    """The text of an action.

    >>> from stellwerk.games import games
    >>> board = games()["deutschland"].board_of()
    >>> [notation(board, action) for action in (PASS, TAKE, BLIND, MIX + 16, KEEP + 5, CLAIM + 1)]
    ['pass', 'draw blue', 'draw blind', 'tickets 3+1', 'keep 1,3', 'claim augsburg-muenchen blue']
    """
    if action == PASS:
        return "pass"
    if action == BLIND:
        return "draw blind"
    if action < BLIND:
        return f"draw {CARDS[action - TAKE]}"
    if action < KEEP:
        return "tickets {}+{}".format(*mix_of(action))
    if action < CLAIM:
        return "keep " + ",".join(str(i + 1) for i in kept(action))
    if action < WANT:
        payment = action - CLAIM
        track = board.labels["track"][board.record.paid_track[payment]]
        return f"claim {track} {payment_text(board, payment)}"
    return f"claim {board.labels['track'][action - WANT]}"


def payment_text(board: Board, payment: int) -> str:
    """How a payment is written: `red`, `red+1`, `locomotive`."""
    colour, locomotives = int(board.record.paid_colour[payment]), int(board.record.paid_locomotives[payment])
    if colour == LOCOMOTIVE:
        return CARDS[LOCOMOTIVE]
    return COLOURS[colour] + (f"+{locomotives}" if locomotives else "")


def mix_of(action: int) -> tuple[int, int]:
    """How many short and how many long tickets a mix asks for."""
    return divmod(action - MIX, OFFERED + 1)


def kept(action: int) -> list[int]:
    """The slots of the offered tickets that an action keeps."""
    return [i for i in range(OFFERED) if action - KEEP >> i & 1]


# ------------------------------------------------------------------------------------------------------------- reading


@dataclass(frozen=True)
class Said:
    """A text that is well-formed: the action that it names, or else what is wrong with it."""

    action: int
    """The action; where there is none (`fault`), one of the same kind."""
    fault: str = ""
    """mix, keep, grey, cards, number (of parallel tracks) or route."""
    numbers: tuple[int, ...] = ()
    """The numbers that were said: of tickets, of slots, of cards; or the track and its number."""
    places: tuple[str, ...] = ()
    """The two places that no route joins."""


def parse(board: Board, text: str) -> int | None:
    """The action of a text.  A route may be named from either end, and umlauts as they are: `claim köln-frankfurt red`.

    A claim that names no payment, or one that the track does not take, is an action too: never legal, but explained.
    """
    said = read(board, text)
    return None if said is None or said.fault else said.action


def read(board: Board, text: str) -> Said | None:
    """What a text says; None if it is not well-formed."""
    verb, _, rest = plainly(text).strip().partition(" ")
    match verb:
        case "pass" if not rest:
            return Said(PASS)
        case "draw" | "take":
            return _read_draw(_tight(rest))
        case "tickets":
            return _read_mix(_tight(rest))
        case "keep":
            return _read_keep(",".join(rest.replace(",", " ").split()))
        case "claim":
            return _read_claim(board, DASH.sub("-", rest.strip()))
    return None


def plainly(text: str) -> str:
    """A text in small letters without umlauts and accents.

    >>> plainly("Köln – WEISS – Orléans")
    'koeln - weiss - orleans'
    """
    text = text.casefold()
    if text.isascii():
        return text
    text = unicodedata.normalize("NFC", text).translate(UMLAUTS)
    return "".join(letter for letter in unicodedata.normalize("NFKD", text) if not unicodedata.combining(letter))


def _tight(text: str) -> str:
    """A text without blanks and dots, as names are compared."""
    return text.replace(" ", "").replace(".", "")


@lru_cache(maxsize=1)
def _colour_words() -> Mapping[str, int]:
    """The kinds of cards by all their names; grey, which is none, is there too."""
    named = {**{card: c for c, card in enumerate(CARDS)}, "grey": GREY}
    spoken = {**named, "locomotives": LOCOMOTIVE}
    words = [(Text(f"deutschland-colour-{name}"), c) for name, c in spoken.items()]
    return {**{plainly(say(text, language)): c for text, c in words for language in LANGUAGES}, **spoken}


def _read_draw(text: str) -> Said | None:
    if text == "blind":
        return Said(BLIND)
    found = CARD_COUNT.fullmatch(text)
    if found is None or (c := _colour_words().get(found[2], -2)) < GREY:
        return None
    if c == GREY:
        return Said(BLIND, "grey")
    count = int(found[1] or 1)
    return Said(TAKE + c) if count == 1 else Said(TAKE + c, "cards", (count,))


def _read_mix(text: str) -> Said | None:
    found = MIX_FORM.fullmatch(text)
    if found is None:
        return None
    if found[2] is None:
        return Said(MIX + 1, "mix", (int(found[1]),))
    short, long = int(found[1]), int(found[2])
    if not 1 <= short + long <= OFFERED:
        return Said(MIX + 1, "mix", (short, long))
    return Said(MIX + short * (OFFERED + 1) + long)


def _read_keep(text: str) -> Said | None:
    if text and SLOTS.fullmatch(text) is None:
        return None
    slots = tuple(sorted({int(slot) for slot in text.split(",") if slot}))
    if not slots or not 1 <= slots[0] <= slots[-1] <= OFFERED:
        return Said(KEEP + 1, "keep", slots)
    return Said(KEEP + sum(1 << slot - 1 for slot in slots))


def _read_claim(board: Board, text: str) -> Said | None:
    """A route, the longest that the text begins with, and a payment after it."""
    words, (routes, places) = text.split(" "), _spellings(board)
    for count in range(len(words), 0, -1):
        route, number = " ".join(words[:count]), ""
        if (found := NUMBER.search(route)) is not None:
            route, number = route[: found.start()], found[1]
        ends = [places.get(_tight(end)) for end in route.split("-")]
        if (first := routes.get(_tight(route))) is not None:
            return _read_payment(board, first, number, "".join(words[count:]))
        if len(ends) == 2 and None not in ends and _pays("".join(words[count:])):
            return Said(CLAIM, "route", places=tuple(str(end) for end in ends))
    return None


def _pays(text: str) -> re.Match[str] | None:
    """The parts of a payment, or of none at all; None if it is no such thing."""
    found = PAYMENT.fullmatch(text or "grey")
    if found is None or found[2] not in _colour_words():
        return None
    return found if not found[4] or _colour_words().get(found[4]) == LOCOMOTIVE else None


def _read_payment(board: Board, first: int, number: str, text: str) -> Said | None:
    """The claim of a track: of parallel ones without a number the one that takes the colour."""
    found = _pays(text)
    if found is None:
        return None
    b, c = board.plain, _colour_words()[found[2]]
    tracks = range(first, first + b.parallels[first])
    if number and not 1 <= int(number) <= len(tracks):
        return Said(CLAIM, "number", (first, int(number)))
    fits = (t for t in tracks if text and b.colour[t] in (c, GREY))
    track = tracks[int(number) - 1] if number else next(fits, first)
    payment = find_payment(board, track, c, int(found[3] or 0), int(found[1] or 0)) if text else None
    return Said(WANT + track if payment is None else CLAIM + payment)


def find_payment(board: Board, track: int, colour: int, locomotives: int, cards: int = 0) -> int | None:
    """The payment for a track with cards of a colour (so many, if that was said) and some locomotives; None if it
    takes no such cards."""
    b = board.plain
    length, wanted = b.length[track], b.colour[track]
    if cards and cards + locomotives != length:
        return None
    if colour == LOCOMOTIVE:
        return int(b.payment[track]) if locomotives == 0 or cards else None
    if colour == GREY or wanted not in (colour, GREY) or not 0 <= locomotives < length:
        return None
    return int(b.payment[track]) + 1 + (colour * length if wanted == GREY else 0) + locomotives


@lru_cache(maxsize=8)
def _spellings(board: Board) -> tuple[Mapping[str, int], Mapping[str, str]]:
    """The first track of each route by all its names, from either end; and the labels of all places by theirs."""
    places = {label: place_names(board, label) for label in (*board.document["cities"], *board.document["countries"])}
    routes: dict[str, int] = {}
    for t, label in enumerate(board.labels["track"]):
        if board.plain.parallel[t] == t:
            a, z = (places[end] for end in label.split("-"))
            routes.update({f"{one}-{two}": t for x, y in ((a, z), (z, a)) for one in x for two in y})
    return routes, {name: label for label, names in places.items() for name in names}


def place_names(board: Board, label: str) -> list[str]:
    """How a city or a country may be called: by its label or its name in any language, plainly and tightly."""
    cities, countries = board.document["cities"], board.document["countries"]
    name = (cities.get(label) or countries[label])["name"]
    names = name.values() if isinstance(name, Mapping) else [name]
    return list(dict.fromkeys([label, *(_tight(DASH.sub("-", plainly(str(name)))) for name in names)]))


# ------------------------------------------------------------------------------------------- whatever is well-formed


def forms(board: Board) -> Iterator[str]:
    """Every well-formed notation: all cards, mixes, choices and claims, in all amounts and under all names."""
    cards = (*CARDS, "grey", "Weiß", "Lokomotive")
    yield from ("pass", "draw blind", "take blind", "keep")
    yield from (f"draw {many}{card}" for card in cards for many in ("", "1 ", "2 ", "3 "))
    yield from (f"tickets {short}+{long}" for short in range(8) for long in range(8))
    yield from (f"tickets {many}" for many in range(8))
    slots = range(OFFERED + 2)
    yield from ("keep " + ",".join(map(str, some)) for n in range(1, len(slots) + 1) for some in combinations(slots, n))
    payments = [f" {card}{more}" for card in cards for more in ("", *(f"+{n}" for n in range(LONGEST + 2)))]
    counted = [f" {n} green + {more} locomotives" for n in range(1, LONGEST + 2) for more in range(3)]
    for label in board.labels["track"]:
        yield from (f"claim {label}{payment}" for payment in chain([""], payments, counted))
    for a, z in combinations([*board.document["cities"], *board.document["countries"]], 2):
        yield from (f"claim {a}-{z}", f"claim {z} – {a} red", f"claim {a}-{z}.2 locomotive", f"claim {a}-{z}.4 red+1")
    yield from (f"claim {spelled} white" for spelled in _spelled_routes(board))


def _spelled_routes(board: Board) -> Iterator[str]:
    """Routes as they are shown, from either end."""
    document = board.document
    for route in document["routes"]:
        names = []
        for end in route["between"]:
            name = (document["cities"].get(end) or document["countries"][end])["name"]
            names.append(list(name.values()) if isinstance(name, Mapping) else [name])
        for a in names[0]:
            yield from (f"{one} – {two}" for z in names[1] for one, two in ((a, z), (z, a)))
