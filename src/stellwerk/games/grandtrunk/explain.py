"""The Grand Trunk Journey in words: why an action is refused, and the names of things.  What happened is in `log`."""

# mypy: disallow-untyped-calls=False
from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any

import numpy as np

from ...engine.game import Board
from ...engine.text import Text, who
from .actions import ACTIONS
from .board import (
    CITIES,
    CRANE,
    DEPOT,
    DEVELOP,
    EARLY,
    GOODS,
    HEAVIEST,
    KINDS,
    LARGE_CAR,
    LATE,
    OBJECTIVE,
    OBJECTIVES,
    OVERLAND,
    OVERSIZE,
    PLACES,
    PORT_CARD,
    POWER,
    PROGRESS,
    PROGRESS_CARDS,
    RIGHT_OF_WAY,
    ROUNDHOUSE,
    SIDING,
    SIGNALS,
    SPEED,
    STATION,
    STEEL,
    STEEL_CONTRACT,
    WAGON_CARD,
)  # fmt: skip
from .cards import can_haul, objective_worth, upgrade_days
from .notation import NO_CARD, SPOKEN, card, heard, labels_of, read
from .rules import legal
from .state import (
    ASK_DEPOT,
    BOTH,
    CHOOSING,
    LOADING,
    MAINTAINING,
    NOTHING,
    OVER,
    PROGRESS_DAYS,
    READY,
    STARTING,
    STEEL_ROOM,
)  # fmt: skip
from .steps import available, card_of, days_of, goes_to, has_room, is_wanted, may_deliver, owns, window_for

ANSWERS = ("fetch", "enlarge", "swap", "haul", "build", "acquire", "achieve")  # to what is asked, in its order
ASKING = {
    "fetch": "depot", "enlarge": "oversize", "swap": "demand", "haul": "overland", "build": "station",
    "acquire": "progress", "achieve": "objective",
}  # fmt: skip
OF_PROGRESS = {
    "park": SIDING, "recall": SIDING, "clear": SIDING, "contract": STEEL_CONTRACT, "signal": SIGNALS, "fill": LARGE_CAR,
    "turn": ROUNDHOUSE, "lift": CRANE,
}  # fmt: skip


def explain(board: Board, s: np.record, seat: int | None, action: int) -> Text | None:
    """Why an action is refused to a seat, or None if it is legal.

    >>> import stellwerk
    >>> m = stellwerk.Match.new("grandtrunk", players=2, seed=7)
    >>> m.explain("maintain")
    'Choose your start wagon and its load first.'
    """
    if (other := _others_turn(s, seat)) is not None:
        return other
    out = np.zeros(ACTIONS, np.int32)
    if action in out[: legal(board.record, s, out)]:
        return None
    verb, at = read(action)
    return next(chain(_moment(s, verb), _reasons(board, s, verb, at)))


def mistake(board: Board, s: np.record, seat: int | None, text: str) -> Text | None:
    """The rule that a text breaks which names no action: a card that never leads there, steel in a port."""
    said = heard(board, text)
    if said is None:
        return None
    if (other := _others_turn(s, seat)) is not None:
        return other
    if said.at is None:
        example = " ".join((said.verb, *(labels_of(board, axis)[-1] for axis in SPOKEN[said.verb])))
        return Text("grandtrunk-said-like", example="move port-1 albany" if said.verb == "move" else example)
    names = board.names["place"]
    match said.verb:
        case "move":
            return _no_way(board, *said.at)
        case "build":
            return Text("grandtrunk-port-station", place=names[said.at[0]])
        case "haul" if max(said.at) >= CITIES:
            return Text("grandtrunk-port-steel", place=names[max(said.at)])
    return Text("grandtrunk-two-places")


def _no_way(board: Board, c: int, place: int) -> Text:
    """Why a card never leads to a place."""
    there = board.names["place"][place]
    if c == NO_CARD:
        return Text("grandtrunk-say-card", place=there, label=board.labels["place"][place])
    if c >= WAGON_CARD:
        return Text("grandtrunk-no-location", card=card(board, c))
    return Text("grandtrunk-port-card" if c >= PORT_CARD else "grandtrunk-city-card", card=card(board, c), place=there)


def _others_turn(s: np.record, seat: int | None) -> Text | None:
    """Nothing can be done after the end, nor by those who are not on turn."""
    if s.phase == OVER:
        return Text("game-over")
    return Text("not-your-turn", who=who(int(s.turn))) if seat != s.turn else None


def _moment(s: np.record, verb: str) -> Iterator[Text]:
    """Wrong time for this kind of action."""
    if (s.phase == CHOOSING) != (verb == "choose"):
        yield Text("grandtrunk-choose-first" if s.phase == CHOOSING else "grandtrunk-choose-over")
    elif (s.phase == STARTING) != (verb == "begin") and s.phase != CHOOSING:
        yield Text("grandtrunk-start-first" if s.phase == STARTING else "grandtrunk-start-over")
    elif s.asked != NOTHING:
        if verb != ANSWERS[s.asked - ASK_DEPOT]:
            yield Text("grandtrunk-answer-first", what=Text(f"grandtrunk-does-{ASKING[ANSWERS[s.asked - ASK_DEPOT]]}"))
    elif verb in ANSWERS:
        yield Text("grandtrunk-play-first", what=Text(f"grandtrunk-does-{ASKING[verb]}"))
    elif s.phase == MAINTAINING:
        if verb not in ("discard", "end"):
            yield Text("grandtrunk-in-maintenance")
    elif verb == "discard":
        yield Text("grandtrunk-only-maintenance")
    elif verb in ("maintain", "stop"):
        if s.phase != READY or s.acted:
            yield Text("grandtrunk-turn-begun")
        yield Text("grandtrunk-not-rung")
    elif s.phase == READY:
        if verb in ("deliver", "fulfil", "dump", "uncouple", "load", "couple", "recall", "contract", "fill", "end"):
            yield Text("grandtrunk-move-first")
    elif verb in ("move", "lift"):
        yield Text("grandtrunk-moved-already")


def _reasons(board: Board, s: np.record, verb: str, at: tuple[int, ...]) -> Iterator[Text]:
    """What is missing, in the order in which a player would look."""
    match verb:
        case "choose":
            yield from _refused_company(board, s, at[0])
        case "begin" | "load" | "couple" | "fetch" | "lift":
            if verb == "lift":
                yield from _no_progress(s, CRANE)
            yield from _refused_load(board, s, verb, *at)
        case "discard":
            yield from _not_in_hand(board, s, at[0])
        case "move":
            yield from _refused_move(board, s, *at)
        case "deliver" | "fulfil" | "dump":
            yield from _refused_unloading(board, s, verb, at[0])
        case "uncouple":
            yield from _not_coupled(board, s, at[0])
            yield Text("grandtrunk-still-loaded", card=card(board, at[0]))
        case "end":
            yield Text("grandtrunk-empty-wagons")
        case "play":
            yield from _refused_play(board, s, at[0])
        case "develop":
            yield from _refused_development(board, s, *at)
        case "build":
            yield Text("grandtrunk-has-station", place=board.names["place"][at[1]])
        case "acquire":
            yield Text("grandtrunk-not-laid-out", card=progress(at[0]))
        case "achieve":
            laid = int(s.objectives_left) >> at[0] & 1
            yield Text("grandtrunk-objective-unmet" if laid else "grandtrunk-not-laid-out", card=objective(at[0]))
        case "enlarge":
            yield from _no_second(board, s, at[0], steel=False)
        case "swap":
            yield Text("grandtrunk-printed" if PLACES - 1 in at else "grandtrunk-swap-kinds")
        case "haul":
            yield from _refused_haul(board, s, *at)
        case _ if verb in OF_PROGRESS:
            yield from _refused_use(board, s, verb, at)


def _refused_company(board: Board, s: np.record, c: int) -> Iterator[Text]:
    name = board.names["company"][c]
    for q in range(s.players):
        if s.company[q] == c:
            yield Text("grandtrunk-company-taken", company=name, who=who(q))
    yield Text("grandtrunk-company-elsewhere", company=name)


def _no_second(board: Board, s: np.record, c: int, steel: bool) -> Iterator[Text]:
    """Why a wagon of the train takes no second cube here: the large freight car is for steel, the oversize trailer for
    all else."""
    p, g = int(s.turn), int(s.good[s.turn, c])
    yield from _not_coupled(board, s, c)
    if g < 0:
        yield Text("grandtrunk-wagon-empty", card=card(board, c))
    elif (g == STEEL) != steel:
        yield Text("grandtrunk-car-steel" if steel else "grandtrunk-oversize-steel", card=card(board, c), good=good(g))
    elif s.cubes[p, c] == BOTH:
        yield Text("grandtrunk-two-already", card=card(board, c))
    elif not available(board.record, s, s.at[p]) >> g & 1:
        yield Text("grandtrunk-not-offered", place=board.names["place"][s.at[p]], good=good(g))


def _not_in_hand(board: Board, s: np.record, c: int) -> Iterator[Text]:
    if not int(s.hand[s.turn]) >> c & 1:
        yield Text("grandtrunk-not-in-hand", card=card(board, c))


def _not_coupled(board: Board, s: np.record, c: int) -> Iterator[Text]:
    if not int(s.train[s.turn]) >> c & 1:
        yield Text("grandtrunk-not-coupled", card=card(board, c))


def _refused_move(board: Board, s: np.record, pace: int, way: int) -> Iterator[Text]:
    b, p, place = board.record, int(s.turn), int(goes_to(way))
    name = board.names["place"][place]
    yield from _not_in_hand(board, s, int(card_of(way)))
    if place == s.at[p]:
        yield Text("grandtrunk-already-there", place=name)
    if place < CITIES and not int(s.stations) >> place & 1:
        yield Text("grandtrunk-no-station", place=name)
    days = int(days_of(b, s, p, way, 0 if pace else s.fast[p]))
    left = int(b.last_day - s.day[p])
    if days > left:
        yield Text("grandtrunk-too-late", days=days, left=left, last=int(b.last_day))
    yield Text("grandtrunk-not-slower", place=name, days=days)


def _refused_unloading(board: Board, s: np.record, verb: str, c: int) -> Iterator[Text]:
    b, p = board.record, int(s.turn)
    place, at = board.names["place"][s.at[p]], int(s.at[p])
    yield from _not_coupled(board, s, c)
    if s.cubes[p, c] == 0:
        yield Text("grandtrunk-wagon-empty", card=card(board, c))
        return
    if s.phase == LOADING:
        yield Text("grandtrunk-loading-begun")
    g = int(s.good[p, c])
    asked = good(int(b.demand[s.tile[at]]))
    full = is_wanted(b, s, p, g) and not may_deliver(b, s, p, g)
    if verb in ("dump", "deliver") and full:
        yield Text("grandtrunk-iron-full", place=place, room=STEEL_ROOM)
    elif verb == "dump":
        yield Text("grandtrunk-asked-for", place=place, good=good(g))
    elif verb == "deliver":
        yield Text("grandtrunk-not-asked-for", place=place, good=good(g), asked=asked)
    elif window_for(b, s, p, g) < 0:
        yield from _no_special(board, s, g)


def _no_special(board: Board, s: np.record, g: int) -> Iterator[Text]:
    """No special delivery: none for this good here, or not on this day, a day's grace by progress cards included."""
    b, p = board.record, int(s.turn)
    said: dict[str, Any] = {"place": board.names["place"][s.at[p]], "good": good(g)}
    for k in range(s.shown):
        tile = s.special[k]
        if b.special_city[tile] == s.at[p] and b.special_good[tile] == g and not int(s.done) >> k & 1:
            first, final = int(b.opens[k] - owns(s, p, EARLY)), int(b.closes[k] + owns(s, p, LATE))
            days = {"first": first, "final": final, "long": final - first, "day": int(s.day[p])}
            yield Text("grandtrunk-wrong-day", **said, **days)
    yield Text("grandtrunk-no-special", **said)


def _refused_load(board: Board, s: np.record, verb: str, c: int, g: int) -> Iterator[Text]:
    b, p = board.record, int(s.turn)
    if verb == "begin" and c < WAGON_CARD:
        yield Text("grandtrunk-no-start-wagon", card=card(board, c))
    if verb in ("couple", "lift"):
        yield from _not_in_hand(board, s, c)
    if verb == "load":
        yield from _not_coupled(board, s, c)
        if s.cubes[p, c]:
            yield Text("grandtrunk-wagon-full", card=card(board, c))
    if verb == "fetch" and not int(s.discard[p]) >> c & 1:
        yield Text("grandtrunk-not-discarded", card=card(board, c))
    yield from _cannot_carry(board, s, c, g)
    if verb in ("couple", "lift") and not has_room(b, s, p):
        yield Text("grandtrunk-no-power", power=int(s.power[p]), wagons=int(b.wagons[s.power[p]]))
    if verb == "lift":
        yield from _needs_days(board, s, 1)


def _cannot_carry(board: Board, s: np.record, c: int, g: int) -> Iterator[Text]:
    b, p = board.record, int(s.turn)
    if not b.carries[s.company[p], c] >> g & 1:
        yield Text("grandtrunk-does-not-carry", card=card(board, c), good=good(g))
    if not available(b, s, s.at[p]) >> g & 1:
        yield Text("grandtrunk-not-offered", place=board.names["place"][s.at[p]], good=good(g))


def _needs_days(board: Board, s: np.record, days: int) -> Iterator[Text]:
    """Too few days left on the track, or none for the move that has to follow."""
    left = int(board.record.last_day - s.day[s.turn])
    if days > left:
        yield Text("grandtrunk-too-late", days=days, left=left, last=int(board.record.last_day))
    elif s.phase == READY:
        yield Text("grandtrunk-must-move")


def _refused_play(board: Board, s: np.record, c: int) -> Iterator[Text]:
    b, p = board.record, int(s.turn)
    yield from _not_in_hand(board, s, c)
    does = int(b.does[s.company[p], c])
    if does == DEVELOP:
        yield Text("grandtrunk-say-which", card=card(board, c))
    elif does == RIGHT_OF_WAY:
        yield Text("grandtrunk-moved-already" if s.phase != READY else "grandtrunk-no-hurry")
    elif does in (DEPOT, OVERSIZE) and s.phase == READY:
        yield Text("grandtrunk-move-first")
    elif does == DEPOT and not has_room(b, s, p):
        yield Text("grandtrunk-no-power", power=int(s.power[p]), wagons=int(b.wagons[s.power[p]]))
    elif does == DEPOT:
        yield Text("grandtrunk-no-depot")
    elif does == OVERSIZE:
        yield Text("grandtrunk-no-oversize")
    elif does == OVERLAND and not (s.steel > 0).any():
        yield Text("grandtrunk-no-steel-anywhere")
    elif does == OVERLAND and not can_haul(b, s):
        yield Text("grandtrunk-no-haul", room=STEEL_ROOM)
    elif does:
        yield Text("grandtrunk-must-move")
    yield Text("grandtrunk-no-action", card=card(board, c))


def _refused_development(board: Board, s: np.record, c: int, kind: int) -> Iterator[Text]:
    b, p = board.record, int(s.turn)
    yield from _not_in_hand(board, s, c)
    if not b.develops[s.company[p], c] >> kind & 1:
        yield Text("grandtrunk-no-such-development", card=card(board, c), kind=Text(f"grandtrunk-kind-{KINDS[kind]}"))
    days = 1
    if kind == POWER:
        days = int(upgrade_days(s, p))
        if s.power[p] == HEAVIEST:
            yield Text("grandtrunk-strongest")
        elif s.delivered[p, STEEL] < b.steel_for[s.power[p] + 1]:
            needs, has = int(b.steel_for[s.power[p] + 1]), int(s.delivered[p, STEEL])
            yield Text("grandtrunk-needs-steel", power=int(s.power[p]) + 1, needs=needs, has=has)
    elif kind == SPEED:
        days = int(upgrade_days(s, p))
        if s.fast[p]:
            yield Text("grandtrunk-fast-already")
        elif s.delivered[p, 0] < b.coal_for_fast:
            yield Text("grandtrunk-needs-coal", needs=int(b.coal_for_fast), has=int(s.delivered[p, 0]))
    elif kind == STATION and int(s.stations) == (1 << CITIES) - 1:
        yield Text("grandtrunk-all-stations")
    elif kind == PROGRESS:
        days = PROGRESS_DAYS
        if not s.progress_left:
            yield Text("grandtrunk-no-progress-left")
    elif kind == OBJECTIVE:
        laid = [i for i in range(len(OBJECTIVES)) if int(s.objectives_left) >> i & 1]
        if not any(objective_worth(b, s, p, i) > 0 for i in laid):
            yield Text("grandtrunk-no-objective" if laid else "grandtrunk-no-objectives")
    yield from _needs_days(board, s, days)


def _refused_haul(board: Board, s: np.record, a: int, z: int) -> Iterator[Text]:
    names = {"place": board.names["place"][a], "to": board.names["place"][z]}
    if not int(board.record.linked[a]) >> z & 1:
        yield Text("grandtrunk-not-linked", **names)
    elif not s.steel[a]:
        yield Text("grandtrunk-no-steel", **names)
    else:
        yield Text("grandtrunk-steel-full", place=names["to"], room=STEEL_ROOM)


def _no_progress(s: np.record, which: int) -> Iterator[Text]:
    if not int(s.progress[s.turn]) >> which & 1:
        yield Text("grandtrunk-not-yours", card=progress(which))
    elif int(s.used) >> which & 1:
        yield Text("grandtrunk-used-already", card=progress(which))


def _refused_use(board: Board, s: np.record, verb: str, at: tuple[int, ...]) -> Iterator[Text]:
    b, p = board.record, int(s.turn)
    yield from _no_progress(s, OF_PROGRESS[verb])
    match verb:
        case "park":
            if s.siding[p] >= 0:
                yield Text("grandtrunk-siding-taken", card=card(board, int(s.siding[p])))
            if int(s.train[p]) >> at[0] & 1:
                yield Text("grandtrunk-still-loaded", card=card(board, at[0]))
            yield from _not_in_hand(board, s, at[0])
            if not b.carries[s.company[p], at[0]]:
                yield Text("grandtrunk-no-wagon", card=card(board, at[0]))
            yield Text("grandtrunk-must-move")
        case "recall" | "clear":
            if s.siding[p] < 0:
                yield Text("grandtrunk-siding-empty")
            elif verb == "recall":
                yield from _cannot_carry(board, s, int(s.siding[p]), at[0])
                if not has_room(b, s, p):
                    yield Text("grandtrunk-no-power", power=int(s.power[p]), wagons=int(b.wagons[s.power[p]]))
                yield from _needs_days(board, s, 1)
        case "contract":
            if not s.exported:
                yield Text("grandtrunk-no-export")
            yield from _needs_days(board, s, 1)
        case "fill":
            yield from _no_second(board, s, at[0], steel=True)
            yield from _needs_days(board, s, 1)
        case "signal" | "turn":
            yield from _not_in_hand(board, s, at[0])
            yield Text("grandtrunk-must-move")


# -------------------------------------------------------------------------------------------------------------- names


def said(board: Board, s: np.record, verb: str, at: tuple[int, ...]) -> dict[str, Any]:
    """What the words for a verb name."""
    p, names = int(s.turn), board.names["place"]
    match verb:
        case "choose":
            return {"company": board.names["company"][at[0]]}
        case "move":
            place, way = names[goes_to(at[1])], card(board, int(card_of(at[1])))
            return {"place": place, "card": way, "pace": ("fast", "slow")[at[0]]}
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
            return {"card": card(board, at[0]), "kind": Text(f"grandtrunk-kind-{KINDS[at[1]]}")}
        case "swap" | "haul":
            return {"place": names[at[0]], "to": names[at[1]]}
        case "build":
            return {"place": names[at[1]], "pile": ("discard", "top")[at[0]]}
        case "acquire":
            return {"card": progress(at[0])}
        case "achieve":
            return {"card": objective(at[0])}
        case "clear":
            return {"card": card(board, int(s.siding[p]))}
    return {"card": card(board, at[0])} if at else {}


def good(g: int) -> Text:
    """A good, to be said in any language."""
    return Text(f"grandtrunk-good-{GOODS[g]}")


def progress(i: int) -> Text:
    """A progress card's name."""
    return Text(f"grandtrunk-progress-{PROGRESS_CARDS[i]}")


def objective(i: int) -> Text:
    """An objective's name."""
    return Text(f"grandtrunk-objective-{OBJECTIVES[i]}")


def either(texts: Sequence[Text]) -> Text:
    """One or the other."""
    said = texts[0]
    for other in texts[1:]:
        said = Text("grandtrunk-or", one=said, other=other)
    return said


def does(board: Board, company: int, c: int) -> Text:
    """What a card does besides being a place."""
    words = board.document["companies"][company]["cards"][board.labels["card"][c]]["does"].split()
    if words[0] == "wagon":
        return Text("grandtrunk-wagon-for", goods=either([good(GOODS.index(x)) for x in words[1:]]))
    if words[0] == "develop":
        return Text("grandtrunk-develop-for", kinds=either([Text(f"grandtrunk-kind-{x}") for x in words[1:]]))
    return Text(f"grandtrunk-does-{words[0]}")
