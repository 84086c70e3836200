"""Actions of The Grand Trunk Journey as they are offered to people, and what a click where nothing is lit means."""

# mypy: disallow-untyped-calls=False
from __future__ import annotations

from itertools import product

import numpy as np

from ...engine.game import Board, Offer
from ...engine.text import Text
from ...wording import ENDS
from .actions import CARD, DISCARDS, FAST, KINDS, NDEVELOPMENTS
from .board import CARDS, CITIES, COMPANIES, GOODS, OBJECTIVES, PLACES, PROGRESS_CARDS, WAYS
from .explain import said
from .rules import apply
from .state import ASK_DEPOT, ASK_HAUL, ASK_OVERSIZE, ASK_STATION, ASK_SWAP, CHOOSING, MAINTAINING, READY, STARTING
from .steps import card_of, goes_to, window_for


def offer(board: Board, s: np.record, seat: int, action: int) -> Offer:
    """A legal action in words, with the days it takes and the points it makes.

    >>> import stellwerk
    >>> m = stellwerk.Match.new("grandtrunk", players=2, seed=7)
    >>> m.offers()[0]["kind"], m.offers()[0]["at"] == ["place-" + m.view(m.actor)["seats"][m.actor]["at"]]
    ('begin', True)
    """
    verb, at = KINDS.named(action)
    after = s.copy()
    apply(board.record, after, action)  # days and points are open to all, whatever chance turns up besides
    days = int(after.day[seat] - s.day[seat])
    words = said(board, s, verb, at)
    words["points"] = int(after.points[seat] - s.points[seat])
    cost = Text("grandtrunk-offer-days", days=days) if days else None
    role = "end" if verb in ENDS else ""
    then = () if role or s.phase in (CHOOSING, STARTING) else ("days", "cards", "wagons", "points")
    text = Text(f"grandtrunk-offer-{verb}", **words)
    return Offer(text, verb, _groups(board, s, seat, verb, at), cost, role=role, then=then)


def _groups(board: Board, s: np.record, seat: int, verb: str, at: tuple[int, ...]) -> tuple[str, ...]:
    """Where on the table an action is chosen: at the card in hand that it takes, and where it is done."""
    card = card_taken(verb, at)
    held = (f"card-{board.labels['card'][card]}",) if card is not None and int(s.hand[seat]) >> card & 1 else ()
    return (*_places(board, s, seat, verb, at), *held)


def card_taken(verb: str, at: tuple[int, ...]) -> int | None:
    """The card that an action is done with."""
    if verb == "move":
        return int(card_of(at[1]))
    return at[0] if at and KINDS[verb].axes.get("card") is CARD else None


def _places(board: Board, s: np.record, seat: int, verb: str, at: tuple[int, ...]) -> tuple[str, ...]:
    """Where an action is done, on the map or beside it."""
    labels = board.labels
    here = f"place-{labels['place'][s.at[seat]]}" if s.at[seat] >= 0 else ""
    match verb:
        case "choose":
            return (f"company-{labels['company'][at[0]]}",)
        case "move":
            return (f"place-{labels['place'][goes_to(at[1])]}",)
        case "build":
            return (f"place-{labels['place'][at[1]]}",)
        case "deliver" | "dump":
            return (wagon_group(board, seat, at[0]), here)
        case "fulfil":
            special = int(window_for(board.record, s, seat, s.good[seat, at[0]])) + 1
            return (wagon_group(board, seat, at[0]), here, f"special-{special}")
        case "uncouple" | "load" | "enlarge" | "fill":
            return (wagon_group(board, seat, at[0]),)
        case "begin" | "couple" | "fetch" | "lift":
            return (here,)
        case "recall" | "clear":
            return (f"siding-{seat}",)
        case "swap":
            return tuple(f"place-{labels['place'][i]}" for i in at)
        case "haul":
            return (f"link-{_link(board, *at)}", f"place-{labels['place'][at[1]]}")
        case "acquire":
            return (f"progress-{PROGRESS_CARDS[at[0]]}",)
        case "achieve":
            return (f"objective-{OBJECTIVES[at[0]]}",)
        case "park" if int(s.train[seat]) >> at[0] & 1:
            return (wagon_group(board, seat, at[0]),)
    return ()


def wagon_group(board: Board, seat: int, card: int) -> str:
    """The drawing's group of a wagon in a seat's train."""
    return f"wagon-{seat}-{board.labels['card'][card]}"


def _link(board: Board, a: int, z: int) -> str:
    """A link as the map names it."""
    ends = {board.labels["place"][a], board.labels["place"][z]}
    return next("-".join(link["between"]) for link in board.document["links"] if set(link["between"]) == ends)


# ------------------------------------------------------------------------------------------- where nothing is lit


def asked(board: Board, s: np.record, seat: int, group: str) -> list[int]:
    """What clicking a group of the drawing most likely means, the likeliest first."""
    what, _, label = group.partition("-")
    places = list(board.labels["place"])
    if s.phase == CHOOSING:
        companies = board.labels["company"]
        chosen = [companies.index(label)] if what == "company" and label in companies else range(COMPANIES)
        return [KINDS.number("choose", c) for c in chosen] if what in ("place", "company", "card") else []
    if what == "card" and label in board.labels["card"]:
        return _with_card(board, s, seat, board.labels["card"].index(label))
    if what == "place" and label in places:
        return _at_place(s, seat, places.index(label))
    if what == "link":
        return _along(board, label)
    if what == "wagon":
        return [a for c in range(CARDS) if group == wagon_group(board, seat, c) for a in _with_wagon(s, seat, c)]
    if what == "special":
        return [KINDS.number("fulfil", c) for c in _members(s.train[seat])]
    if what == "progress" and label in PROGRESS_CARDS:
        return [KINDS.number("acquire", PROGRESS_CARDS.index(label))]
    if what == "objective" and label in OBJECTIVES:
        return [KINDS.number("achieve", OBJECTIVES.index(label))]
    if what == "siding" and label == str(seat):
        return [*(KINDS.number("recall", g) for g in range(len(GOODS))), KINDS.number("clear")]
    return []


def _at_place(s: np.record, seat: int, place: int) -> list[int]:
    """A click on a place: the answer to what is asked, else going there, or using what is there."""
    if s.phase == STARTING:
        return [KINDS.number("begin", c, g) for c, g in product(range(CARDS - 1, -1, -1), range(len(GOODS)))]
    if s.asked == ASK_STATION and place < CITIES:
        return [KINDS.number("build", DISCARDS, place)]
    if s.asked == ASK_SWAP:
        return [KINDS.number("swap", *sorted((place, other))) for other in _others(place)]
    if s.asked == ASK_HAUL and place < CITIES:
        return [KINDS.number("haul", city, place) for city in range(CITIES) if city != place]
    if place == s.at[seat] and s.phase != READY:
        return _here(s, seat)
    ways = [way for way in range(WAYS) if goes_to(way) == place]
    ways.sort(key=lambda way: not int(s.hand[seat]) >> int(card_of(way)) & 1)
    lifted = _hung_on(s, seat, "lift") if place == s.at[seat] else []
    return [*(KINDS.number("move", FAST, way) for way in ways), *lifted]


def _here(s: np.record, seat: int) -> list[int]:
    """A click on the place where the train is: unload, load, hang on a wagon."""
    if s.asked == ASK_DEPOT:
        return [KINDS.number("fetch", c, g) for c, g in product(_members(s.discard[seat]), range(len(GOODS)))]
    unloaded = [action for c in _members(s.train[seat]) for action in _with_wagon(s, seat, c)]
    return [*unloaded, *_hung_on(s, seat, "couple")]


def _with_card(board: Board, s: np.record, seat: int, c: int) -> list[int]:
    """A click on a card in hand: go there before the move; else hang it on, or play it."""
    if not int(s.hand[seat]) >> c & 1:
        return []
    if s.phase == MAINTAINING:
        return [KINDS.number("discard", c)]
    ways = [KINDS.number("move", FAST, way) for way in range(WAYS) if card_of(way) == c]
    hung = [KINDS.number(verb, c, g) for verb, g in product(("couple", "lift"), range(len(GOODS)))]
    played = [KINDS.number("play", c), *(KINDS.number("develop", c, kind) for kind in range(NDEVELOPMENTS))]
    used = [*played, *(KINDS.number(verb, c) for verb in ("signal", "turn", "park"))]
    as_wagon = hung if board.plain.carries[s.company[seat]][c] else []
    return [*ways, *as_wagon, *used] if s.phase == READY else [*as_wagon, *used, *ways]


def _hung_on(s: np.record, seat: int, verb: str) -> list[int]:
    return [KINDS.number(verb, c, g) for c, g in product(_members(s.hand[seat]), range(len(GOODS)))]


def _members(cards: int) -> list[int]:
    return [c for c in range(CARDS) if int(cards) >> c & 1]


def _others(place: int) -> list[int]:
    """The places whose tiles can be exchanged with this one's; for the printed one, any that shows why not."""
    kind = range(CITIES) if place < CITIES else range(CITIES, PLACES)
    return [other for other in kind if other != place]


def _along(board: Board, label: str) -> list[int]:
    """Steel one way or the other along a link."""
    places = list(board.labels["place"])
    for link in board.document["links"]:
        if "-".join(link["between"]) == label:
            a, z = (places.index(end) for end in link["between"])
            return [KINDS.number("haul", *ends) for ends in ((a, z), (z, a)) if max(ends) < CITIES]
    return []


def _with_wagon(s: np.record, seat: int, c: int) -> list[int]:
    """A click on an own wagon: what a played card asks for, else unload it, or load it where it is empty."""
    if s.asked == ASK_OVERSIZE:
        return [KINDS.number("enlarge", c)]
    if s.cubes[seat, c]:
        return [KINDS.number(verb, c) for verb in ("deliver", "fulfil", "dump", "fill")]
    loaded = [KINDS.number("load", c, g) for g in range(len(GOODS))]
    return [*loaded, KINDS.number("uncouple", c), KINDS.number("park", c)]
