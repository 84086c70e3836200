"""The log of The Grand Trunk Journey: what an action did and all that followed, in words and as data.

Cards are drawn unseen; everything else is done openly, so all seats are told the same, but for where cards go
(`moves`).  In every event `points` and
`days` are what its seat gained and spent; the rest of the data are labels and counts of that event.
"""

# mypy: disallow-untyped-calls=False
from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from ...engine.game import Board, Event
from ...engine.moves import points
from ...engine.text import Text, who
from .actions import KINDS, PILE
from .board import CITIES, DEVELOPMENTS, GOODS, JUNCTION_WAY, POWER, SPEED, STEEL, WAREHOUSE
from .explain import good, progress, said
from .moves import Table, drawn, first_delivery, given, made_steel, mined, moves_of, placed, stepped, turned_up
from .rules import progress_points, scores, set_points, time_points, winners
from .state import BIG_HAND, HAND, MINED, MINES, OVER, READY, SEATS, STARTING
from .steps import card_of, goes_to, window_for

DRAWING = ("end", "turn")


def tell(board: Board, before: np.record, after: np.record, seat: int | None, action: int) -> list[Event]:
    """What the actor did, and what followed from it."""
    p = int(before.turn)
    table = Table(board, before, after, seat, p)
    verb, at = KINDS.named(action)
    words, facts = said(board, before, verb, at), _data(board, before, verb, at)
    words["days"] = int(after.day[p]) - int(before.day[p])
    words["points"] = int(after.points[p]) - int(before.points[p])
    followed: list[Event] = []
    if verb in ("deliver", "fulfil"):
        followed = list(_delivered(table))
        words["points"] -= sum(event.facts.get("points", 0) for event in followed)
    facts |= {name: words[name] for name in ("days", "points") if words[name]}
    moves = moves_of(table, verb, at, words["points"])
    if verb in DRAWING:
        facts["drawn"] = words["count"] = _drawn(before, after, p, verb == "turn")
        facts["known"] = _cards(board, int(after.known[p]))
        followed += _new_deck(board, before, after, p, verb == "turn")
    elif verb == "move":
        facts |= _ways(board, before, after, p, at)
        words |= facts | {"card": words["card"], "place": words["place"]}
        verb = "move-why" if facts["junction"] or facts["fast"] or facts["hurry"] else verb
    if int(after.shown) > int(before.shown):
        followed += _turned_up(board, before, after)
    if verb in FOLLOWED:
        followed += FOLLOWED[verb](table, at)
    if after.phase == OVER:
        followed += _over(board, after)
    kind = KINDS.named(action).kind
    return [Event(kind, Text(f"grandtrunk-told-{verb}", **words), facts=facts, moves=moves), *followed]


def _data(board: Board, s: np.record, verb: str, at: tuple[int, ...]) -> dict[str, Any]:
    """What was done to what, by labels."""
    p, labels = int(s.turn), board.labels
    here = {"place": labels["place"][s.at[p]]} if s.at[p] >= 0 else {}
    match verb:
        case "choose":
            return {"company": labels["company"][at[0]]}
        case "move":
            way = {"card": labels["card"][card_of(at[1])], "place": labels["place"][goes_to(at[1])]}
            return {**way, "left": labels["card"][s.location[p]]}
        case "fulfil":
            window = int(window_for(board.record, s, p, s.good[p, at[0]])) + 1
            return {**here, "card": labels["card"][at[0]], "good": GOODS[s.good[p, at[0]]], "window": window}
        case "deliver" | "dump" | "enlarge" | "fill":
            return {**here, "card": labels["card"][at[0]], "good": GOODS[s.good[p, at[0]]]}
        case "begin" | "load" | "couple" | "fetch" | "lift":
            return {**here, "card": labels["card"][at[0]], "good": GOODS[at[1]]}
        case "recall":
            return {**here, "card": labels["card"][s.siding[p]], "good": GOODS[at[0]]}
        case "clear":
            return {"card": labels["card"][s.siding[p]]}
        case "develop":
            return {"card": labels["card"][at[0]], "development": DEVELOPMENTS[at[1]]}
        case "swap" | "haul":
            return {"place": labels["place"][at[0]], "to": labels["place"][at[1]]}
        case "build":
            return {"place": labels["place"][at[1]], "pile": PILE.labels[at[0]]}
        case "acquire":
            return {"card": labels["progress"][at[0]]}
        case "achieve":
            return {"card": labels["objective"][at[0]]}
    return {"card": labels["card"][at[0]]} if at else {}


def _cards(board: Board, cards: int) -> list[str]:
    return [label for c, label in enumerate(board.labels["card"]) if cards >> c & 1]


def _ways(board: Board, before: np.record, after: np.record, p: int, at: tuple[int, ...]) -> dict[str, Any]:
    """What the days of a move come from."""
    links, hurry = int(board.record.distance[before.at[p], after.at[p]]), int(before.hurry)
    junction = int(at[1] >= JUNCTION_WAY)
    fast = int(at[0] == 0 and before.fast[p] and links + junction - hurry > 1)
    return {"links": links, "junction": junction, "fast": fast, "hurry": hurry}


# ------------------------------------------------------------------------------------------------------- what followed


def _delivered(table: Table) -> Iterator[Event]:
    """The first-delivery tile, steel made of iron, a step on the wood track."""
    board, before, after, p = table.board, table.before, table.after, table.p
    at = int(before.at[p])
    label, name = board.labels["place"][at], board.names["place"][at]
    if at < CITIES and (gained := int(before.first[at]) - int(after.first[at])):
        text = Text("grandtrunk-log-first", who=who(p), place=name, points=gained)
        yield Event("first", text, None, {"place": label, "points": gained}, first_delivery(table, gained))
    if at < CITIES and (made := int(after.steel[at]) - int(before.steel[at])):
        text = Text("grandtrunk-log-steel", place=name, count=made)
        yield Event("steel", text, None, {"place": label, "count": made}, made_steel(table, made))
    if (space := int(after.wood[p])) != before.wood[p]:
        worth = int(board.record.wood_points[space])
        text = Text("grandtrunk-log-wood", who=who(p), space=space, worth=worth)
        yield Event("wood", text, None, {"space": space}, stepped(table, "wood", int(before.wood[p]), space))


def _drawn(before: np.record, after: np.record, q: int, instead: bool) -> int:
    """How many cards a seat drew, `instead` of one that it discarded."""
    return int(after.hand[q]).bit_count() - int(before.hand[q]).bit_count() + instead


def _new_deck(board: Board, before: np.record, after: np.record, q: int, instead: bool) -> Iterator[Event]:
    """The discard pile becomes the deck if more cards are drawn than that has."""
    full = BIG_HAND if int(before.progress[q]) >> WAREHOUSE & 1 else HAND
    needed = 1 if instead else full - int(before.hand[q]).bit_count()
    had = int(before.deck[q]).bit_count() + int((before.top[q] >= 0).sum())
    pile = int(before.discard[q]).bit_count() + instead
    if needed > had and pile:
        yield Event("new-deck", Text("grandtrunk-log-new-deck", who=who(q), count=pile), facts={"count": pile})


def _turned_up(board: Board, before: np.record, after: np.record) -> Iterator[Event]:
    """Special deliveries, as they are turned up one after the other."""
    b = board.record
    for k in range(int(before.shown), int(after.shown)):
        city, wanted = int(b.special_city[after.special[k]]), int(b.special_good[after.special[k]])
        days = {"first": int(b.opens[k]), "final": int(b.closes[k]), "long": int(b.closes[k] - b.opens[k])}
        words = {"place": board.names["place"][city], "good": good(wanted), "worth": int(b.worth[k]), **days}
        facts = {"window": k + 1, "place": board.labels["place"][city], "good": GOODS[wanted]}
        yield Event("special", Text("grandtrunk-log-special", **words), None, facts, turned_up(k, wanted))


def _chosen(table: Table, at: tuple[int, ...]) -> Iterator[Event]:
    """After the last choice trains are placed."""
    board, after = table.board, table.after
    if after.phase == STARTING:
        for q in range(after.players):
            place = int(after.at[q])
            text = Text("grandtrunk-log-placed", who=who(q), place=board.names["place"][place])
            yield Event("placed", text, q, {"place": board.labels["place"][place]}, placed(table, q))


def _begun(table: Table, at: tuple[int, ...]) -> Iterator[Event]:
    """After the last choice all draw their hands."""
    if table.after.phase == READY:
        for q in range(table.after.players):
            count = _drawn(table.before, table.after, q, False)
            text = Text("grandtrunk-log-draw", who=who(q), count=count)
            yield Event("draw", text, q, {"drawn": count}, tuple(drawn(table, q)))


def _developed(table: Table, at: tuple[int, ...]) -> Iterator[Event]:
    """A better locomotive."""
    p = table.p
    if at[1] == POWER:
        power = int(table.after.power[p])
        wagons = int(table.board.record.wagons[power])
        text = Text("grandtrunk-log-power", who=who(p), wagons=wagons)
        yield Event("power", text, None, {"power": power}, stepped(table, "power", power - 1, power))
    elif at[1] == SPEED:
        yield Event("fast", Text("grandtrunk-log-fast", who=who(p)))


def _built(table: Table, at: tuple[int, ...]) -> Iterator[Event]:
    """The others get the card; who speculates earns."""
    board, before, after = table.board, table.before, table.after
    name, label = board.names["place"][at[1]], board.labels["place"][at[1]]
    yield Event("card", Text("grandtrunk-log-card", place=name), None, {"place": label}, given(table))
    for q in range(after.players):
        if q != table.p and (gained := int(after.points[q]) - int(before.points[q])):
            text = Text("grandtrunk-log-speculator", who=who(q), points=gained)
            yield Event("speculator", text, q, {"points": gained}, (points(q, gained),))


def _acquired(table: Table, at: tuple[int, ...]) -> Iterator[Event]:
    """Mines and forests give their goods at once."""
    if at[0] in MINES:
        good_there = MINES[at[0]]
        text = Text("grandtrunk-log-mined", who=who(table.p), card=progress(at[0]), count=MINED, good=good(good_there))
        yield Event("mined", text, None, {"good": GOODS[good_there], "count": MINED}, mined(table, good_there, MINED))


def _ended(table: Table, at: tuple[int, ...]) -> Iterator[Event]:
    """Whose disc is far enough takes no more turns; the first of them rings in the end."""
    before, after, p = table.before, table.after, table.p
    if after.rung != before.rung:
        yield Event("rung", Text("grandtrunk-log-rung", who=who(p), day=int(table.board.record.end_day)))
    if after.out[p] != before.out[p]:
        yield Event("out", Text("grandtrunk-log-out", who=who(p), day=int(after.day[p])))


FOLLOWED = {
    "choose": _chosen, "begin": _begun, "develop": _developed, "build": _built, "acquire": _acquired, "end": _ended,
}  # fmt: skip


# --------------------------------------------------------------------------------------------------------- the scoring


def _over(board: Board, s: np.record) -> Iterator[Event]:
    """Why it is over, the final scoring with its parts, and who has won, by what if there was a tie."""
    b, total, won = board.record, np.zeros(SEATS, np.int32), np.zeros(SEATS, np.int32)
    yield Event("over", Text("grandtrunk-log-over", day=int(b.end_day)))
    scores(b, s, total)
    winners(b, s, won)
    for q in range(s.players):
        parts = {
            "track": int(s.points[q]),
            "time": int(time_points(s, q)),
            "sets": int(set_points(s, q)),
            "progress": int(progress_points(b, s, q)),
            "total": int(total[q]),
        }
        yield Event("score", Text("grandtrunk-log-score", who=who(q), **parts), q, parts)
    best = [q for q in range(s.players) if won[q]]
    tied = [q for q in range(s.players) if total[q] == total[best[0]]]
    how = "shared" if len(best) > 1 else "alone" if len(tied) == 1 else _tie(s, best[0], tied)
    for q in best:
        yield Event("won", Text("grandtrunk-log-won", who=who(q), how=how), q, {"how": how})


def _tie(s: np.record, best: int, tied: list[int]) -> str:
    """What broke a tie: steel, or goods of all kinds."""
    steel = sorted((int(s.delivered[q, STEEL]) for q in tied), reverse=True)
    return "steel" if steel[0] > steel[1] else "goods"
