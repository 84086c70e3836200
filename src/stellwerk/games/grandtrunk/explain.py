"""The Grand Trunk Journey in words: why an action is refused, and the names of things.  What happened is in `log`."""

# mypy: disallow-untyped-calls=False
from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, TypeAlias

import numpy as np

from ...engine.game import Board
from ...engine.text import Text, listed, who
from ...notation import labels, slug
from . import why
from .actions import KINDS, PACE, PILE
from .board import (
    CITIES,
    COAL,
    CRANE,
    DEVELOPMENTS,
    EARLY,
    GOODS,
    LARGE_CAR,
    LATE,
    OBJECTIVES,
    PORT_CARD,
    PORT_WAY,
    PROGRESS_CARDS,
    ROUNDHOUSE,
    SIDING,
    SIGNALS,
    STEEL,
    STEEL_CONTRACT,
    WAGON_CARD,
)  # fmt: skip
from .development import days_to_develop
from .notation import NO_CARD, heard, spoken
from .state import ASK_DEPOT, STEEL_ROOM
from .steps import card_of, days_left, days_of, goes_to, owns

# What the answers to a played card answer, in the order of `asked`.
ASKING = {
    "fetch": "depot", "enlarge": "oversize", "swap": "demand", "haul": "overland", "build": "station",
    "acquire": "progress", "achieve": "objective",
}  # fmt: skip
OF_PROGRESS = {
    "park": SIDING, "recall": SIDING, "clear": SIDING, "contract": STEEL_CONTRACT, "signal": SIGNALS, "fill": LARGE_CAR,
    "turn": ROUNDHOUSE, "lift": CRANE,
}  # fmt: skip

# Which section of the rules answers a refusal, and what comes up (`Game.sections`).
SECTIONS = {
    "setup": (
        "choose-first", "choose-over", "start-first", "start-over", "company-taken", "company-elsewhere",
        "no-start-wagon", ":start", ":choose",
    ),
    "turn": ("answer-first", "play-first", "turn-begun", "move-first", "moved-already", ":ready", ":arrived"),
    "maintenance": ("in-maintenance", "only-maintenance", ":maintenance"),
    "end": ("not-rung",),
    "time": ("too-late",),
    "move": ("already-there", "no-station", "not-slower", "said-like"),
    "cards": ("not-in-hand", "city-card", "port-card", "say-card", "no-location"),
    "wagons": (
        "not-coupled", "no-wagon", "wagon-empty", "wagon-full", "still-loaded", "empty-wagons", "no-power",
    ),
    "load": ("does-not-carry", "not-offered", "two-already", "loading-begun", ":loading"),
    "unload": ("iron-full", "asked-for", "not-asked-for"),
    "special": ("no-special", "wrong-day"),
    "actions": (
        "no-action", "say-which", "must-move", "no-hurry", "no-depot", "not-discarded", "no-oversize", "oversize-steel",
        "no-steel-anywhere", "no-haul", "printed", "swap-kinds", "not-linked", "no-steel", "steel-full", "port-station",
        "port-steel", "two-places", ":depot", ":oversize", ":swap", ":haul",
    ),
    "develop": (
        "no-such-development", "strongest", "needs-steel", "fast-already", "needs-coal", "all-stations",
        "has-station", ":station",
    ),
    "objectives": ("no-objective", "no-objectives", "objective-unmet", ":objective"),
    "progress": (
        "no-progress-left", "not-laid-out", "not-yours", "used-already", "siding-taken", "siding-empty", "no-export",
        "car-steel", ":progress",
    ),
}  # fmt: skip


def refused(board: Board, s: np.record, found: int, action: int) -> Text:
    """Why an action is not legal.

    >>> import stellwerk
    >>> m = stellwerk.Match.new("grandtrunk", players=2, seed=7)
    >>> m.explain("maintain")
    'Choose your start wagon and its load first.'
    """
    verb, at = KINDS.named(action)
    facts = said(board, s, verb, at) | _facts(board, s, found, verb, at)
    reason = "wrong-day" if "first" in facts else why.REFUSALS[found]
    return Text(f"grandtrunk-{reason}", **facts)


def _facts(board: Board, s: np.record, found: int, verb: str, at: tuple[int, ...]) -> dict[str, Any]:
    """What a refusal names that the words for its verb do not."""
    b, p = board.record, int(s.turn)
    match found:
        case why.ANSWER_FIRST:
            return {"what": Text(f"grandtrunk-does-{list(ASKING.values())[s.asked - ASK_DEPOT]}")}
        case why.PLAY_FIRST:
            return {"what": Text(f"grandtrunk-does-{ASKING[verb]}")}
        case why.COMPANY_TAKEN:
            return {"who": who(list(s.company).index(at[0]))}
        case why.TOO_LATE:
            return {"days": _days(board, s, verb, at), "left": int(days_left(b, s, p)), "last": int(b.last_day)}
        case why.NOT_SLOWER:
            return {"days": _days(board, s, verb, at)}
        case why.NO_POWER:
            return {"power": int(s.power[p]), "wagons": int(b.wagons[s.power[p]])}
        case why.NOT_OFFERED:
            return {"place": board.names["place"][s.at[p]]}
        case why.NOT_ASKED_FOR:
            return {"asked": good(int(b.demand[s.tile[s.at[p]]]))}
        case why.NO_SPECIAL:
            return _window(board, s, int(s.good[p, at[0]]))
        case why.IRON_FULL | why.NO_HAUL:
            return {"room": STEEL_ROOM}
        case why.STEEL_FULL:
            return {"place": board.names["place"][at[1]], "room": STEEL_ROOM}
        case why.NEEDS_STEEL:
            power = int(s.power[p]) + 1
            return {"power": power, "needs": int(b.steel_for[power]), "has": int(s.delivered[p, STEEL])}
        case why.NEEDS_COAL:
            return {"needs": int(b.coal_for_fast), "has": int(s.delivered[p, COAL])}
        case why.NOT_YOURS | why.USED_ALREADY:
            return {"card": progress(OF_PROGRESS[verb])}
        case why.SIDING_TAKEN:
            return {"card": card(board, int(s.siding[p]))}
    return {}


def _days(board: Board, s: np.record, verb: str, at: tuple[int, ...]) -> int:
    """The days that an action takes."""
    p = int(s.turn)
    match verb:
        case "move":
            return int(days_of(board.record, s, p, at[1], 0 if at[0] else s.fast[p]))
        case "develop":
            return int(days_to_develop(s, p, at[1]))
    return 1


def _window(board: Board, s: np.record, g: int) -> dict[str, Any]:
    """The days of a special delivery of a good here that is not open, a day's grace by progress cards included."""
    b, p = board.record, int(s.turn)
    for k in range(s.shown):
        tile = s.special[k]
        if b.special_city[tile] == s.at[p] and b.special_good[tile] == g and not int(s.done) >> k & 1:
            first, final = int(b.opens[k] - owns(s, p, EARLY)), int(b.closes[k] + owns(s, p, LATE))
            return {"first": first, "final": final, "long": final - first, "day": int(s.day[p])}
    return {}


def mistake(board: Board, s: np.record, seat: int | None, text: str) -> Text | None:
    """The rule that a text breaks which names no action: a card that never leads there, steel in a port."""
    verb, *words = slug(text).split() or [""]
    if verb not in (kind.name for kind in KINDS):
        return None
    places = board.names["place"]
    match verb, heard(board, verb, " ".join(words)):
        case "move", None:
            return Text("grandtrunk-said-like", example="move port-1 albany")
        case _, None:
            example = " ".join((verb, *(labels(board, axis)[-1] for axis in spoken(verb))))
            return Text("grandtrunk-said-like", example=example)
        case "move", (c, place, _):
            return _no_way(board, c, place)
        case "build", (place, _):
            return Text("grandtrunk-port-station", place=places[place])
        case "haul", (a, z) if max(a, z) >= CITIES:
            return Text("grandtrunk-port-steel", place=places[max(a, z)])
    return Text("grandtrunk-two-places")


def _no_way(board: Board, c: int, place: int) -> Text:
    """Why a card never leads to a place."""
    there = board.names["place"][place]
    if c == NO_CARD:
        return Text("grandtrunk-say-card", place=there, label=board.labels["place"][place])
    if c >= WAGON_CARD:
        return Text("grandtrunk-no-location", card=card(board, c))
    return Text("grandtrunk-port-card" if c >= PORT_CARD else "grandtrunk-city-card", card=card(board, c), place=there)


# -------------------------------------------------------------------------------------------------------------- names

Tile: TypeAlias = tuple[str, tuple[str, ...]]
"""The good that a place takes, and those that it gives."""
GOOD: Mapping[str, Text] = {name: Text(f"grandtrunk-good-{name}") for name in GOODS}


def said(board: Board, s: np.record, verb: str, at: tuple[int, ...]) -> dict[str, Any]:
    """What the words for a verb name."""
    p, names = int(s.turn), board.names["place"]
    match verb:
        case "choose":
            return {"company": board.names["company"][at[0]]}
        case "move":
            place, way = names[goes_to(at[1])], card(board, int(card_of(at[1])))
            by = "city" if at[1] < PORT_WAY else "other"  # a city's card needs no saying
            return {"place": place, "card": way, "by": by, "pace": PACE.labels[at[0]]}
        case "deliver" | "fulfil" | "dump":
            return {"place": names[s.at[p]], "good": good(int(s.good[p, at[0]])), "card": card(board, at[0])}
        case "begin" | "load" | "couple" | "fetch" | "lift":
            return {"card": card(board, at[0]), "good": good(at[1])}
        case "recall":
            return {"card": card(board, int(s.siding[p])), "good": good(at[0])}
        case "enlarge" | "fill":
            return {"card": card(board, at[0]), "good": good(int(s.good[p, at[0]]))}
        case "play":
            return {"card": card(board, at[0]), "what": does(board, int(s.company[p]), at[0])}
        case "develop":
            return {"card": card(board, at[0]), "kind": Text(f"grandtrunk-kind-{DEVELOPMENTS[at[1]]}")}
        case "swap" | "haul":
            return {"place": names[at[0]], "to": names[at[1]]}
        case "build":
            return {"place": names[at[1]], "pile": PILE.labels[at[0]]}
        case "acquire":
            return {"card": progress(at[0])}
        case "achieve":
            return {"card": objective(at[0])}
        case "clear":
            return {"card": card(board, int(s.siding[p]))}
    return {"card": card(board, at[0])} if at else {}


def card(board: Board, c: int) -> Text | str:
    """A card by its place, or by what it is."""
    names = board.names["card"]
    return names[c] if c < len(names) else Text(f"grandtrunk-card-{board.labels['card'][c]}")


def good(g: int) -> Text:
    """A good, to be said in any language."""
    return GOOD[GOODS[g]]


def progress(i: int) -> Text:
    """A progress card's name."""
    return Text(f"grandtrunk-progress-{PROGRESS_CARDS[i]}")


def objective(i: int) -> Text:
    """An objective's name."""
    return Text(f"grandtrunk-objective-{OBJECTIVES[i]}")


@lru_cache(maxsize=4096)
def tile_said(port: bool, is_open: bool, tile: Tile | None, steel: int = 0, first: int = 0) -> Text | str:
    """A place in words: what it is, what it wants and offers, and what lies there."""
    parts = [Text("grandtrunk-port" if port else "grandtrunk-station" if is_open else "grandtrunk-station-none")]
    if tile is not None:
        demand, supply = tile
        parts.append(Text("grandtrunk-wants", good=GOOD[demand]))
        parts.append(Text("grandtrunk-offers", goods=listed([GOOD[good] for good in supply])))
    parts += [Text("grandtrunk-stored", count=steel)] if steel else []
    parts += [Text("grandtrunk-first-delivery", points=first)] if first else []
    return listed(parts)


@lru_cache(maxsize=2048)
def special_said(board: Board, window: int, city: str, good: str) -> Text:
    """A special delivery in words."""
    b, place = board.plain, board.names["city"][board.labels["city"].index(city)]
    days = {"first": b.opens[window], "final": b.closes[window], "long": b.closes[window] - b.opens[window]}
    return Text("grandtrunk-special", place=place, good=GOOD[good], points=b.worth[window], **days)


def either(texts: Sequence[Text]) -> Text:
    """One or the other."""
    said = texts[0]
    for other in texts[1:]:
        said = Text("grandtrunk-or", one=said, other=other)
    return said


def use(board: Board, company: int, c: int) -> list[str]:
    """What a card is besides a place, as the map file says it: a word, and for wagons and developments which."""
    return str(board.document["companies"][company]["cards"][board.labels["card"][c]]["does"]).split()


def does(board: Board, company: int, c: int) -> Text:
    """What a card does besides being a place."""
    words = use(board, company, c)
    if words[0] == "wagon":
        return Text("grandtrunk-wagon-for", goods=either([good(GOODS.index(x)) for x in words[1:]]))
    if words[0] == "develop":
        return Text("grandtrunk-develop-for", kinds=either([Text(f"grandtrunk-kind-{x}") for x in words[1:]]))
    return Text(f"grandtrunk-does-{words[0]}")
