"""What lies on the table beside the map: hand and tickets, the row and the decks, and what everybody has."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from ...engine.game import Board
from ...engine.text import Text, listed, who
from ...sheet import Cards, Counters, Course, Curve, Item, Part, Player, Score, Sheet, for_all
from .board import BACK, CARDS, DECKS, LONGEST, PIECES, TICKETS_OF
from .explain import progress, route, ticket_named
from .state import FEW_WAGONS, OFFERED

View = Mapping[str, Any]
Counts = Mapping[str, int]

NAMES: Mapping[str, Text] = {card: Text(f"deutschland-colour-{card}") for card in CARDS}
DECK = Text("deutschland-deck")
SCORED = tuple(Text(f"deutschland-score-{source}") for source in ("tracks", "tickets", "missed", "bonus"))


def sheet(board: Board, view: View) -> Sheet:
    """Everything beside the map, as the seat that looks sees it.

    >>> import stellwerk
    >>> m = stellwerk.Match.new("deutschland", players=3, seed=7)
    >>> [part.id for part in sheet(m.board, m.view(m.actor)).parts]
    ['row', 'piles', 'hand', 'mix', 'tickets', 'routes']
    """
    return Sheet(
        ask="" if view["over"] else Text(f"deutschland-ask-{view['phase']}", least=view["must_keep"] or 0),
        parts=tuple(_parts(board, view)),
        course=_course(view),
        players=tuple(map(_player, view["seats"])),
        scoring=tuple(_scoring(view["seats"])) if view["over"] else (),
        curves=tuple(Curve(who(seat["seat"]), _total(seat), seat=seat["seat"]) for seat in view["seats"]),
    )


def _parts(board: Board, view: View) -> Iterator[Part]:
    """What lies beside the map; what comes and goes stands below the row and the hand, which keep their places."""
    own = None if view["seat"] is None else view["seats"][view["seat"]]
    table = _table(view)
    yield from () if view["over"] else table
    if own is not None:
        aside = Text("deutschland-held", cards=own["cards"])
        items = tuple(_held(card, own["hand"][card]) for card in CARDS if card in own["hand"])
        yield Cards("hand", Text("deutschland-hand"), aside, True, items=items, most=len(CARDS))
    if view["phase"] == "mix" and view["actor"] == view["seat"]:
        yield _mixes(view["ticket_decks"])
    if view["offer"]:
        least = Text("deutschland-ask-choose", least=view["must_keep"])
        yield Cards("offer", least, own=True, items=_tickets(board, view["offer"]), look="line", choose="keep")
    if own is not None:
        held = sorted(own["held"], key=lambda ticket: (ticket["complete"], -ticket["points"]))
        yield Cards(
            "tickets", Text("deutschland-tickets"), own=True, items=_tickets(board, held, view["over"]), look="line"
        )
    yield from _others(board, view)
    yield from table if view["over"] else ()  # then nobody draws any more
    yield _routes(board, view)


# ------------------------------------------------------------------------------------------------------- what one has


def _mixes(left: Counts) -> Cards:
    """The mixes of the first tickets, the most even ones first."""
    mixes = [(short, OFFERED - short) for short in range(OFFERED + 1)]
    mixes.sort(key=lambda mix: abs(mix[0] - mix[1]))
    items = tuple(_mix(*mix) for mix in mixes if all(n <= left[deck] for n, deck in zip(mix, DECKS, strict=True)))
    return Cards("mix", Text("deutschland-mixes"), own=True, items=items, look="tile")


@lru_cache(maxsize=None)
def _mix(short: int, long: int) -> Item:
    pieces = (TICKETS_OF["short"],) * short + (TICKETS_OF["long"],) * long
    return Item(f"mix-{short}-{long}", Text("deutschland-mix", short=short, long=long), pieces=pieces)


@lru_cache(maxsize=256)
def _held(card: str, count: int) -> Item:
    """The cards of a kind in the own hand."""
    return Item(f"hand-{card}", NAMES[card], value=count, pieces=(PIECES[card],))


def _tickets(board: Board, tickets: Sequence[View], over: bool = False) -> tuple[Item, ...]:
    """Tickets, each with how far it is; a look at one points out its way."""
    return tuple(
        _ticket(
            board, t["ticket"], t["points"], t["deck"], t["complete"], t["to_go"], t["possible"], tuple(t["way"]), over
        )
        for t in tickets
    )


@lru_cache(maxsize=8192)
def _ticket(
    board: Board,
    ticket: str,
    points: int,
    deck: str,
    complete: bool,
    to_go: int,
    possible: bool,
    way: tuple[str, ...],
    over: bool,
) -> Item:
    missed = over and not complete
    text = progress({"complete": complete, "to_go": to_go, "possible": possible})
    countries = board.document["countries"]
    ends = tuple(("country-" if end in countries else "city-") + end for end in ticket.split("-"))
    return Item(
        title=ticket_named(board, ticket),
        text=Text("deutschland-ticket-missed") if missed else text,
        value=points,
        pieces=(TICKETS_OF[deck],),
        state="done" if complete else "" if possible and not missed else "lost",
        shows=(*ends, *(() if over else (f"track-{track}" for track in way))),
    )


# ------------------------------------------------------------------------------------------------- what is everybody's


@for_all("row", "deck", "ticket_decks", "discards")
def _table(view: View) -> tuple[Part, Part]:
    """The row, the decks and the discards."""
    row = tuple(_open(n, card) for n, card in enumerate(view["row"], 1))
    deck = Item("deck", DECK, value=view["deck"], pieces=(BACK,))
    piles = tuple(_pile(name, count) for name, count in view["ticket_decks"].items())
    return (
        Cards("row", Text("deutschland-row"), items=(*row, deck)),
        Counters("piles", items=(*piles, _discards(tuple(view["discards"].items())))),
    )


@lru_cache(maxsize=None)
def _open(n: int, card: str) -> Item:
    """A card of the row."""
    return Item(f"row-{n}", NAMES[card], pieces=(PIECES[card],))


@lru_cache(maxsize=256)
def _pile(deck: str, count: int) -> Item:
    """A deck of tickets."""
    name = Text(f"deutschland-pile-{deck}")
    return Item(f"tickets-{deck}", name, text=name, value=count, pieces=(TICKETS_OF[deck],))


@lru_cache(maxsize=1024)
def _discards(cards: tuple[tuple[str, int], ...]) -> Item:
    """The discards, which everybody may look through."""
    name, count = Text("deutschland-discards"), sum(n for _, n in cards)
    return Item("discards", name, text=name, said=_counted(cards), value=count, pieces=(BACK,))


def _counted(cards: Sequence[tuple[str, int]]) -> Text | str:
    """Cards in words."""
    return listed([Text("deutschland-cards", cards=n, colour=NAMES[c]) for c, n in cards]) if cards else ""


def _others(board: Board, view: View) -> Iterator[Part]:
    """What the others surely hold; in the end their tickets."""
    others = [seat for seat in view["seats"] if seat["seat"] != view["seat"]]
    if view["over"]:
        for seat in others:
            n = seat["seat"]
            title, items = Text("deutschland-tickets-of", who=who(n)), _tickets(board, seat["held"], over=True)
            yield Cards(f"tickets-of-{n}", title, items=items, look="line")
    elif items := tuple(_known(seat["seat"], tuple(seat["known"].items())) for seat in others if seat["known"]):
        yield Cards("known", Text("deutschland-known-cards"), items=items, look="line")


@lru_cache(maxsize=4096)
def _known(seat: int, cards: tuple[tuple[str, int], ...]) -> Item:
    pieces = tuple(PIECES[card] for card, n in cards for _ in range(n))
    return Item(title=who(seat), said=_counted(cards), pieces=pieces, seat=seat)


@for_all("tracks", "players")
def _routes(board: Board, view: View) -> Cards:
    """Whose wagons stand where, which is on the map."""
    owned: dict[int, list[str]] = {seat["seat"]: [] for seat in view["seats"]}
    for track, seat in view["tracks"].items():
        owned[seat].append(track)
    items = tuple(_owned(board, seat, tuple(tracks)) for seat, tracks in owned.items())
    return Cards("routes", Text("deutschland-routes"), on_map=True, items=items, look="line")


@lru_cache(maxsize=4096)
def _owned(board: Board, seat: int, tracks: tuple[str, ...]) -> Item:
    labels = board.labels["track"]
    return Item(text=listed([route(board, labels.index(track)) for track in tracks]) if tracks else "–", seat=seat)


def _player(seat: View) -> Player:
    """A seat in a line, and in the end what its points are made of."""
    line = _line(seat["wagons"], seat["cards"], sum(seat["tickets"].values()))
    why = tuple((label, points) for label, points in zip(SCORED, _sources(seat), strict=True) if points)
    return Player(line, _total(seat), why if "final" in seat else ())


@lru_cache(maxsize=4096)
def _line(wagons: int, cards: int, tickets: int) -> Text:
    return Text("deutschland-line", wagons=wagons, cards=cards, tickets=tickets)


def _total(seat: View) -> int:
    """The points that everybody knows of."""
    total: int = seat["final"]["total"] if "final" in seat else seat["points"]
    return total


# ------------------------------------------------------------------------------------------------------------ the end


def _sources(seat: View) -> tuple[int, ...]:
    """What each source of points brought a seat."""
    final = seat.get("final", {"tracks": seat["points"], "tickets": {}, "bonus": 0})
    worth = final["tickets"].values()
    return final["tracks"], sum(n for n in worth if n > 0), sum(n for n in worth if n < 0), final["bonus"]


def _scoring(seats: Sequence[View]) -> Iterator[Score]:
    for label, points in zip(SCORED, zip(*map(_sources, seats), strict=True), strict=True):
        yield Score(label, points)


def _course(view: View) -> Course:
    """How near the game is to its end: who has fewest wagons left, and how long the last round will be."""
    if view["over"]:
        return Course(Text("game-over"))
    if view["turns_left"] is not None:
        return Course(Text("deutschland-last-round", turns=view["turns_left"]), near=True)
    if view["first_tickets"]:
        return Course(Text("deutschland-choosing"))
    first = min(view["seats"], key=lambda seat: seat["wagons"])
    wagons = first["wagons"]
    near = wagons - LONGEST <= FEW_WAGONS  # a single claim may bring the last round
    return Course(Text("deutschland-course", who=who(first["seat"]), wagons=wagons), near=near)
