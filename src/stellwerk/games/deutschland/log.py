"""The log of Zug um Zug: Deutschland: what an action did and all that followed from it, in words and as data."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from typing import Any

import numpy as np

from ...engine.game import LIVERIES, Board, Event
from ...engine.moves import Move, Piece, points
from ...engine.text import Text, who
from .actions import KINDS, slots_in
from .board import BACK, CARDS, DECKS, LOCOMOTIVE, PIECES, TICKETS_OF
from .explain import colour, listed, of_card, route, some_cards, ticket, ticket_named
from .knowledge import final
from .rules import winners
from .state import OFFERED, OVER, POINTS

WAGONS = tuple(Piece("wagon", f"seat-{livery.colour}", "", livery.shape) for livery in LIVERIES)


def tell(board: Board, before: np.record, after: np.record, seat: int | None, action: int) -> list[Event]:
    """What the actor did, what it brought to the row and the decks, and the turning points of the game."""
    events = [_done(board, before, after, seat == before.turn, action)]
    if after.turned >= 0:
        events.append(_told_refill(before, after, action))
    if after.sweeps:
        events.append(_told_sweep(before, after, action))
    if after.shuffles:
        events.append(_told_shuffle(after))
    if before.chosen < before.players == after.chosen:
        events += _told_begin(board, before, after, seat)
    if before.last < 0 < after.last:
        wagons, turns = int(after.wagons[before.turn]), int(after.last)
        text = Text("deutschland-told-last-round", who=who(int(before.turn)), wagons=wagons)
        events.append(Event("last-round", text, facts={"turns": turns}))
    if after.phase == OVER:
        events += _told_end(board, after)
    return events


def _done(board: Board, before: np.record, after: np.record, own: bool, action: int) -> Event:
    """What the actor did: blind cards and tickets by name only to the one who holds them."""
    match KINDS.named(action):
        case ("draw", (card,)):
            text, moves = of_card("deutschland-told-take", card), (_taken(before, own, card),)
            return Event("take", text, facts={"card": CARDS[card]}, moves=moves)
        case ("draw-blind", _):
            return _told_blind(before, after, own)
        case ("tickets", mix):
            return _told_mix(board, before, after, own, *mix)
        case ("keep", (kept,)):
            return _told_choice(board, before, own, slots_in(kept))
        case ("claim", (payment,)):
            return _told_claim(board, before, own, payment)
    return Event("pass", Text("deutschland-told-pass"))


def _told_blind(before: np.record, after: np.record, own: bool) -> Event:
    if not own:
        return Event("blind", Text("deutschland-told-blind"), moves=(Move(BACK, "deck", f"seat-{before.turn}"),))
    card = _gained(before, after)
    text, moves = Text("deutschland-told-blind-own", colour=colour(card)), (_drawn(before, own, card, "deck"),)
    return Event("blind", text, facts={"card": CARDS[card]}, moves=moves)


def _drawn(before: np.record, own: bool, card: int, start: str) -> Move:
    """A card comes to the actor's hand."""
    return Move(PIECES[CARDS[card]], start, _hand(before, own, card))


def _taken(before: np.record, own: bool, card: int) -> Move:
    """The same from the row."""
    return _drawn(before, own, card, f"row-{before.row.tolist().index(card) + 1}")


def _hand(before: np.record, own: bool, card: int) -> str:
    """Where the actor has cards of a kind: whoever it is sees them lie there."""
    return f"hand-{CARDS[card]}" if own else f"seat-{before.turn}"


def _gained(before: np.record, after: np.record) -> int:
    """The card that the actor has drawn."""
    return int(np.argmax(after.hand[before.turn] - before.hand[before.turn]))


def _told_mix(board: Board, before: np.record, after: np.record, own: bool, short: int, long: int) -> Event:
    if before.hidden and not own:
        return Event("tickets", Text("deutschland-told-mix-hidden"))
    facts: dict[str, Any] = {"short": short, "long": long}
    moves = _from_decks((short, long), "offer" if own else f"seat-{before.turn}")
    if not own:
        return Event("tickets", Text("deutschland-told-mix", short=short, long=long), facts=facts, moves=moves)
    offered = [int(t) for t in after.offer if t >= 0]
    named = [
        Text("deutschland-numbered", n=n, ticket=ticket(board, t), points=board.plain.points[t])
        for n, t in enumerate(offered, 1)
    ]
    facts["tickets"] = [board.labels["ticket"][t] for t in offered]
    return Event("tickets", Text("deutschland-told-mix-own", tickets=reduce(listed, named)), facts=facts, moves=moves)


def _from_decks(counts: tuple[int, ...], end: str) -> tuple[Move, ...]:
    """Tickets come from their decks."""
    return tuple(Move(TICKETS_OF[d], f"tickets-{d}", end, n) for d, n in zip(DECKS, counts, strict=True) if n)


def _put_back(counts: tuple[int, ...], start: str) -> tuple[Move, ...]:
    """Tickets go back under their decks."""
    return tuple(Move(TICKETS_OF[d], start, f"tickets-{d}", n) for d, n in zip(DECKS, counts, strict=True) if n)


def _told_choice(board: Board, before: np.record, own: bool, slots: list[int]) -> Event:
    if before.hidden and not own:
        return Event("keep", Text("deutschland-told-keep-hidden"))
    b, offered = board.plain, [t for t in before.offer.tolist() if t >= 0]
    tickets = [offered[i] for i in slots]
    short, of_short = (sum(b.deck[t] == 0 for t in some) for some in (tickets, offered))
    long = len(tickets) - short
    back = {"short": of_short - short, "long": len(offered) - of_short - long}
    facts: dict[str, Any] = {"short": short, "long": long, "returned": back}
    moves = _put_back((back["short"], back["long"]), "offer" if own else f"seat-{before.turn}")
    if own:
        kept = zip(DECKS, (short, long), strict=True)
        moves = (*(Move(TICKETS_OF[deck], "offer", "tickets", n) for deck, n in kept if n), *moves)
        facts["tickets"] = [board.labels["ticket"][t] for t in tickets]
        text = Text("deutschland-told-keep-own", tickets=reduce(listed, (ticket(board, t) for t in tickets)))
    else:
        text = Text("deutschland-told-keep", short=short, long=long, offered=len(offered))
    return Event("keep", text, facts=facts, moves=moves)


def _told_claim(board: Board, before: np.record, own: bool, payment: int) -> Event:
    b, p = board.plain, int(before.turn)
    t, c, jokers = b.paid_track[payment], b.paid_colour[payment], b.paid_locomotives[payment]
    length = b.length[t]
    text = Text(
        "deutschland-told-claim",
        route=route(board, t),
        payment=some_cards(c, length - jokers, jokers),
        gain=POINTS[length],
    )
    label, paid = board.labels["track"][t], {c: length - jokers, LOCOMOTIVE: jokers}
    facts = {
        "track": label,
        "cards": {CARDS[card]: n for card, n in paid.items() if n},
        "wagons": length,
        "points": POINTS[length],
    }
    moves = [Move(PIECES[CARDS[card]], _hand(before, own, card), "discards", n) for card, n in paid.items() if n]
    train = Move(WAGONS[p], f"seat-{p}", f"track-{label}", length)
    return Event("claim", text, facts=facts, moves=(*moves, train, points(p, POINTS[length])))


def _told_refill(before: np.record, after: np.record, draw: int) -> Event:
    """A card takes the place of the one that was drawn from the row."""
    (drawn,), c = KINDS.named(draw).at, int(after.turned)
    place = before.row.tolist().index(drawn)
    moves = (Move(PIECES[CARDS[c]], "deck", f"row-{place + 1}"),)
    facts = {"place": place, "card": CARDS[c]}
    return Event("refill", Text("deutschland-told-refill", colour=colour(c)), facts=facts, moves=moves)


def _told_sweep(before: np.record, after: np.record, action: int) -> Event:
    """What was swept, all times together, and the row that lies there now."""
    counts = after.cleared.tolist()
    cards = [some_cards(c, 0, n) if c == LOCOMOTIVE else some_cards(c, n, 0) for c, n in enumerate(counts) if n]
    row, times = after.row.tolist(), int(after.sweeps)
    there = reduce(listed, (colour(c) for c in row))
    text = Text("deutschland-told-sweep", times=times, cards=reduce(listed, cards), row=there)
    facts = {"times": times, "cards": _by_colour(counts), "row": [CARDS[c] for c in row]}
    return Event("sweep", text, facts=facts, moves=tuple(_swept(before, after, action)))


def _swept(before: np.record, after: np.record, action: int) -> Iterator[Move]:
    """The row goes to the discards, others that did not stay either go there from the deck, and a new row comes."""
    was, left = before.row.tolist(), after.cleared.tolist()
    if after.turned >= 0:
        was[was.index(KINDS.named(action).at[0])] = int(after.turned)
    for n, c in enumerate(was, 1):
        yield Move(PIECES[CARDS[c]], f"row-{n}", "discards")
        left[c] -= 1
    for card, count in zip(CARDS, left, strict=True):
        if count:
            yield Move(PIECES[card], "deck", "discards", count)
    for n, c in enumerate(after.row.tolist(), 1):
        yield Move(PIECES[CARDS[c]], "deck", f"row-{n}")


def _told_shuffle(after: np.record) -> Event:
    counts = after.shuffled.tolist()
    text = Text("deutschland-told-shuffle", count=sum(counts))
    facts = {"times": int(after.shuffles), "cards": _by_colour(counts)}
    return Event("shuffle", text, facts=facts, moves=(Move(BACK, "discards", "deck", sum(counts)),))


def _by_colour(counts: list[int]) -> dict[str, int]:
    return {CARDS[c]: n for c, n in enumerate(counts) if n}


def _told_begin(board: Board, before: np.record, after: np.record, seat: int | None) -> list[Event]:
    """All have chosen: what was hidden is told, and play begins."""
    events, b, where = [], board.plain, after.ticket.tolist()
    for p in range(after.players) if before.hidden else ():
        short = int(after.announced[p]) - 1
        mine = [where[b.begins[d] : b.begins[d + 1]].count(p) for d in range(len(DECKS))]
        drawn = {"short": short, "long": OFFERED - short}
        held = {"short": mine[0], "long": mine[1]}
        said = {"kept_short": mine[0], "kept_long": mine[1]}
        text = Text("deutschland-told-reveal", who=who(p), **drawn, **said)
        moves = () if p == seat else _from_decks((mine[0], mine[1]), f"seat-{p}")  # its own have long come to it
        events.append(Event("reveal", text, p, {**drawn, "kept": held}, moves))
    first = int(after.turn)
    return [*events, Event("begin", Text("deutschland-told-begin", who=who(first)), first)]


def _told_end(board: Board, after: np.record) -> list[Event]:
    """Why the game is over, each seat's tickets, who gets the bonus, all points, and who has won."""
    passes = bool(after.last != 0)
    key = "deutschland-told-end-passes" if passes else "deutschland-told-end-round"
    events = [Event("end", Text(key), facts={"reason": "passes" if passes else "last-round"})]
    finals = [final(board, after, p) for p in range(after.players)]
    for p, score in enumerate(finals):
        worth = score["tickets"]
        named = [_told_ticket(board, label, gain) for label, gain in worth.items()]
        text = Text("deutschland-told-tickets", who=who(p), tickets=reduce(listed, named))
        events.append(Event("tickets-scored", text, p, {"tickets": worth}, (points(p, sum(worth.values())),)))
    for p, score in enumerate(finals):
        if score["bonus"]:
            text = Text("deutschland-told-bonus", who=who(p), count=score["completed"], gain=score["bonus"])
            facts = {"completed": score["completed"], "points": score["bonus"]}
            events.append(Event("bonus", text, p, facts, (points(p, score["bonus"]),)))
    won = np.zeros(len(after.wagons), np.int32)
    winners(board.record, after, won)
    for p, score in enumerate(finals):
        parts = {"tracks": score["tracks"], "tickets": sum(score["tickets"].values()), "bonus": score["bonus"]}
        key = "deutschland-told-win" if won[p] else "deutschland-told-score"
        words = {name: signed(gain) for name, gain in {**parts, "total": score["total"]}.items()}
        text = Text(key, who=who(p), **words)
        events.append(Event("score", text, p, {"total": score["total"], "won": bool(won[p]), **parts}))
    return events


def _told_ticket(board: Board, label: str, gain: int) -> Text:
    return Text("deutschland-scored", ticket=ticket_named(board, label), points=signed(gain))


def signed(gain: int) -> str:
    """Points with their sign, if they have one."""
    return f"+{gain}" if gain > 0 else f"−{-gain}" if gain else "0"
