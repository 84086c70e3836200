"""Notation of Zug um Zug: Deutschland.

`draw red` (face up), `draw blind`, `claim frankfurt-koeln red+1` (one of the cards being a locomotive), `tickets 3+1`
(three short, one long), `keep 1,3`, `pass`.
"""

from __future__ import annotations

from ...engine.game import Board
from .board import CARDS, COLOURS, GREY, LOCOMOTIVE
from .rules import BLIND, CLAIM, KEEP, MIX, PASS, TAKE, WANT
from .state import OFFERED

UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "–": "-"})


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


def parse(board: Board, text: str) -> int | None:
    """The action of a text.  A route may be named from either end, and umlauts as they are: `claim köln-frankfurt red`.

    A claim that names no payment, or one that the track does not take, is an action too: never legal, but explained.
    """
    match text.lower().translate(UMLAUTS).split():
        case ["pass"]:
            return PASS
        case ["draw", "blind"]:
            return BLIND
        case ["draw", colour] if colour in CARDS:
            return TAKE + CARDS.index(colour)
        case ["tickets", mix]:
            return _parse_mix(mix)
        case ["keep", slots]:
            return _parse_keep(slots)
        case ["claim", route]:
            track = find_track(board, route, None)
            return None if track is None else WANT + track
        case ["claim", route, payment]:
            return _parse_claim(board, route, payment)
    return None


def _parse_mix(text: str) -> int | None:
    short, plus, long = text.partition("+")
    if not (plus and short.isdecimal() and long.isdecimal() and 1 <= int(short) + int(long) <= OFFERED):
        return None
    return MIX + int(short) * (OFFERED + 1) + int(long)


def _parse_keep(text: str) -> int | None:
    slots = text.split(",")
    if not all(slot in [str(i + 1) for i in range(OFFERED)] for slot in slots):
        return None
    return KEEP + sum(1 << int(slot) - 1 for slot in set(slots))


def _parse_claim(board: Board, route: str, text: str) -> int | None:
    colour, plus, number = text.partition("+")
    if colour == "locomotives":
        colour = CARDS[LOCOMOTIVE]
    if colour not in CARDS or (plus and not number.isdecimal()):
        return None
    c, locomotives = CARDS.index(colour), int(number or 0)
    track = find_track(board, route, c)
    if track is None:
        return None
    payment = find_payment(board, track, c, locomotives)
    return WANT + track if payment is None else CLAIM + payment


def find_track(board: Board, text: str, colour: int | None) -> int | None:
    """A track by its label, from either end; of parallel tracks without a number the one that takes the colour."""
    route, _, number = text.partition(".")
    labels = board.labels["track"]
    base = next((label for label in (route, "-".join(route.split("-")[::-1])) if label in labels), None)
    if base is None:
        return None
    first = labels.index(base)
    tracks = range(first, first + int(board.record.parallels[first]))
    if number:
        return tracks[int(number) - 1] if number.isdecimal() and 1 <= int(number) <= len(tracks) else None
    return next((t for t in tracks if board.record.colour[t] in (colour, GREY)), first)


def find_payment(board: Board, track: int, colour: int, locomotives: int) -> int | None:
    """The payment for a track with cards of a colour and some locomotives; None if it takes no such cards."""
    b = board.record
    length, wanted = int(b.length[track]), int(b.colour[track])
    if colour == LOCOMOTIVE:
        return int(b.payment[track]) if locomotives == 0 else None
    if wanted not in (colour, GREY) or not 0 <= locomotives < length:
        return None
    return int(b.payment[track]) + 1 + (colour * length if wanted == GREY else 0) + locomotives


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
