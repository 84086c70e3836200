"""The log: what an action did and all that followed from it, in words and as data.

Everything is done openly, so all seats are told the same.  From the events alone points, influence, profit, cubes,
orders, links, trains and pieces can be kept as they are on the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from types import SimpleNamespace
from typing import Any

import numpy as np

from ...engine.actions import Action
from ...engine.game import Board, Event
from ...engine.record import Plain
from ...engine.text import Text, listed, who
from .actions import KINDS, MEANS
from .board import BROWN, COLOURS, COMPANIES, PIECES, RED, SEATS, TRAIN_LABELS, TRAINS
from .explain import colour, company, ends, link_price, piece, pieces, place
from .moves import with_moves
from .rules import SET_VALUE, scores
from .state import (
    AUCTION,
    BUILD_TRACK,
    BUILDING,
    BUY_TRAINS,
    CARGO,
    CHOICE,
    ORDERS,
    OVER,
    PAYING,
    PHASES,
    PLAYER,
    PROFIT,
    RED_PASSENGER,
    TAKEOVERS,
    TRANSPORT,
    WHITE_CUBE,
)  # fmt: skip
from .transport import RATE

RANK = {AUCTION: 0, CHOICE: 1, BUILDING: 2, TRANSPORT: 3, TAKEOVERS: 4, OVER: 5}  # the phases of a turn, in order


@dataclass(frozen=True, eq=False)
class Step:
    """An action with the states before and after it."""

    board: Board
    before: np.record
    x: Plain
    """The state before, in Python's own numbers."""
    y: Plain
    """The state after."""
    deed: Action
    """What was done."""

    @property
    def b(self) -> SimpleNamespace:
        """The board's record in Python's own numbers."""
        return self.board.plain

    @cached_property
    def p(self) -> int:
        """Who acted."""
        x = self.x
        if x.phase == CHOICE:
            return int(x.bidder[x.crediting])
        which = {2: BUILD_TRACK, 3: BUY_TRAINS}.get(self.was, PLAYER)
        return int(x.order[which][x.at])

    @cached_property
    def was(self) -> int:
        """The phase before, by its rank in the turn."""
        return rank(self.x)

    @cached_property
    def now(self) -> int:
        """The phase after, by its rank, those of the next turn after all of this one."""
        return rank(self.y) + 10 * int(self.y.turn - self.x.turn)

    def ended(self, phase: int) -> bool:
        """Whether the phase of this rank came to its end."""
        return self.was <= phase < self.now


def rank(s: Plain) -> int:
    """The place of a phase in the turn; paying belongs to what is paid for."""
    if s.phase == PAYING:
        return 2 if s.buying < 0 else 3
    return RANK[s.phase]


def tell(board: Board, before: np.record, after: np.record, seat: int | None, action: int) -> list[Event]:
    """What the actor did, then what followed: payments, points, pieces that left, everybody who was passed over, the
    end of phases, turns and the game."""
    step = Step(board, before, Plain(before), Plain(after), KINDS.named(action))
    events = (_deed(step), *_at_once(step), *_course(step))
    was, now = np.zeros(SEATS, np.int32), np.zeros(SEATS, np.int32)
    scores(board.record, before, was)
    scores(board.record, after, now)
    return list(with_moves(events, step.p, step.x.influence, (now - was)[: step.x.players].tolist()))


# -------------------------------------------------------------------------------------------------------- what was done


def _deed(step: Step) -> Event:
    match step.deed:
        case ("sell", (c, link, way)):
            return _sale(step, c, link, way)
        case ("build", (link, way)):
            return _build(step, link, way)
        case ("load", (cargo, area)):
            return _load(step, cargo, area)
        case ("bid", (box, amount)):
            text = Text("nuremberg-told-bid", box=box + 1, amount=amount)
            return Event("bid", text, facts={"box": box + 1, "cubes": amount})
        case ("buy", (train,)):
            return _purchase(step, train)
        case ("pay", (kind,)):
            facts = {"spent": {MEANS[kind]: 1}} if kind else {"cubes": 1}
            return Event("pay", Text("nuremberg-told-pay", means=MEANS[kind]), facts=facts)
        case ("take", (c,)):
            return Event("take", Text("nuremberg-told-take", colour=colour(RED + c)), facts={"colour": COMPANIES[c]})
        case ("load-all", _):
            return _load_all(step)
        case ("finish", _):
            return _finish(step)
    return Event("pass", Text(f"nuremberg-told-pass-{PHASES[step.x.phase]}"), facts={"phase": PHASES[step.x.phase]})


def _build(step: Step, link: int, way: int) -> Event:
    board = step.board
    cost, red, green, white = link_price(board, step.before, link, way)
    spent = {name: n for name, n in (("white", white), ("red", red), ("green", green)) if n}
    text = Text("nuremberg-told-build", **ends(board, link, way), cost=cost, influence=red + green + white)
    return Event("build", text, facts={**_ends(step, link, way), "cost": cost, "spent": spent, "landlords": white})


def _ends(step: Step, link: int, way: int) -> dict[str, Any]:
    labels, (one, two) = step.board.labels["area"], step.b.end[link]
    here, there = (two, one) if way else (one, two)
    return {"link": step.board.labels["link"][link], "from": labels[here], "to": labels[there]}


def _sale(step: Step, c: int, link: int, way: int) -> Event:
    points = step.x.influence[step.p][RED + c] - step.y.influence[step.p][RED + c]
    spent = {COMPANIES[c]: points} if points else {}
    text = Text("nuremberg-told-sell", company=company(c), influence=points, **ends(step.board, link, way))
    return Event("sell", text, facts={**_ends(step, link, way), "company": COMPANIES[c], "spent": spent})


def _load(step: Step, kind: int, area: int) -> Event:
    points = step.y.points[step.p] - step.x.points[step.p]
    what = piece(step.board, kind, "-acc")
    text = Text("nuremberg-told-load", what=what, place=place(step.board, area), points=points)
    facts = {"from": step.board.labels["area"][area], "piece": PIECES[kind], "points": points}
    return Event("load", text, facts={**facts, "train": _seat_taken(step) if kind >= RED_PASSENGER else None})


def _seat_taken(step: Step) -> str:
    """The train that a passenger takes: the dearest with a free seat."""
    x, seats = step.x, step.b.seats[step.x.train_side]
    return TRAIN_LABELS[next(t for t in range(TRAINS) if x.train[t] == step.p and x.riders[t] < seats[t])]


def _load_all(step: Step) -> Event:
    areas, loaded = step.board.labels["area"], dict[str, dict[str, int]]()
    for area, (had, has) in enumerate(zip(step.x.lying, step.y.lying, strict=True)):
        if had != has:
            loaded[areas[area]] = {PIECES[k]: had[k] - has[k] for k in range(CARGO) if had[k] > has[k]}
    count, points = sum(sum(n.values()) for n in loaded.values()), step.y.points[step.p] - step.x.points[step.p]
    text = Text("nuremberg-told-load-all", count=count, points=points)
    return Event("load-all", text, facts={"pieces": loaded, "points": points})


def _purchase(step: Step, train: int) -> Event:
    price = step.b.price[step.x.train_side][train]
    brown = min(price, step.x.influence[step.p][BROWN])
    facts = {"train": TRAIN_LABELS[train], "price": price, "spent": {"brown": brown} if brown else {}}
    return Event("buy", Text("nuremberg-told-buy", train=TRAIN_LABELS[train], price=price, brown=brown), facts=facts)


def _finish(step: Step) -> Event:
    x = step.x
    if x.phase == BUILDING:
        text = Text("nuremberg-told-finish-build", count=x.laid, cost=x.due)
        return Event("finish", text, facts={"links": x.laid, "cost": x.due})
    text = Text("nuremberg-told-finish-sell", count=x.laid, company=company(x.buyer, "-dat"))
    return Event("finish", text, facts={"links": x.laid, "company": COMPANIES[x.buyer]})


# ------------------------------------------------------------------------------------------------- what follows at once


def _at_once(step: Step) -> Iterator[Event]:
    """What a bid displaces, what is paid unasked, what the connection scores, what a takeover changes."""
    match step.deed:
        case ("sell", (c, link, _)):
            yield from _taken_over(step, c, link)
        case ("build", _) if step.y.scored and not step.x.scored:
            yield from _connection(step)
        case ("bid", (box, _)) if (other := step.x.bidder[box]) >= 0:
            facts = {"box": box + 1, "cubes": step.x.bid[box]}
            yield Event("displaced", Text("nuremberg-told-displaced", who=who(other), **facts), other, facts)
        case ("pay" | "buy", _):
            yield from _paid(step)
        case ("finish", _) if step.x.phase == BUILDING:
            yield from _paid(step)


def _paid(step: Step) -> Iterator[Event]:
    """What was paid without a question: cubes for track, and whatever there was no choice of."""
    x, y, p = step.x, step.y, step.p
    spent = [had - has for had, has in zip(x.influence[p], y.influence[p], strict=True)]
    due = x.due
    match step.deed:
        case ("buy", (train,)):
            price = step.b.price[x.train_side][train]
            brown = min(price, x.influence[p][BROWN])
            spent[BROWN] -= brown
            due = RATE * (price - brown)
        case ("pay", (kind,)):
            due -= 1
            if kind:
                spent[kind - 1] -= 1
    cubes = due - (y.due if y.phase == PAYING else 0) - sum(spent)
    if cubes or any(spent):
        facts = {"cubes": cubes, "spent": _by_colour(spent)}
        yield Event("paid", Text("nuremberg-told-paid", who=who(p), what=_amounts(cubes, spent)), p, facts)


def _by_colour(points: Iterable[int]) -> dict[str, int]:
    return {name: n for name, n in zip(COLOURS, points, strict=True) if n}


def _amounts(cubes: int, points: Iterable[int]) -> Text | str:
    """Cubes and influence in a list."""
    said = [Text("nuremberg-told-cubes", count=cubes)] if cubes else []
    return listed(said + [Text("nuremberg-told-points", count=n, colour=colour(c)) for c, n in enumerate(points) if n])


def _connection(step: Step) -> Iterator[Event]:
    gains = [step.y.points[q] - step.x.points[q] for q in range(step.x.players)]
    key = "nuremberg-told-connection" if any(gains) else "nuremberg-told-connection-nobody"
    yield Event("connection", Text(key, **_towns(step.board)))
    for q, points in enumerate(gains):
        if points:
            yield Event("bonus", Text("nuremberg-told-bonus", who=who(q), points=points), q, {"points": points})


def _towns(board: Board) -> dict[str, Text | str]:
    """The two towns of the scoring connection; one of several areas by the map's name."""
    areas, bonus, said = board.labels["area"], board.document["bonus"], []
    for names in (bonus["from"], bonus["to"]):
        title = board.document["title"]
        whole = Text("nuremberg-place", en=title.get("en", ""), de=title.get("de", ""))
        said.append(whole if len(names) > 1 else place(board, list(areas).index(names[0])))
    return {"one": said[0], "two": said[1]}


def _taken_over(step: Step, c: int, link: int) -> Iterator[Event]:
    """Stations that join the company, and pieces that can never move again."""
    x, y, b, areas = step.x, step.y, step.b, step.board.labels["area"]
    near = list(dict.fromkeys(b.end[link]))
    for area in near:
        if x.company[area] != y.company[area]:
            text = Text("nuremberg-told-joined", place=place(step.board, area), company=company(c, "-dat"))
            yield Event("joined", text, facts={"area": areas[area], "company": COMPANIES[c]})
    fields = [field for area in near for field in b.serves[area][: b.serving[area]]]
    for area in dict.fromkeys([*near, *fields]):
        for k in range(CARGO):
            if count := x.lying[area][k] - y.lying[area][k]:
                text = Text("nuremberg-told-removed", place=place(step.board, area), what=pieces(step.board, k, count))
                yield Event("removed", text, facts={"area": areas[area], "piece": PIECES[k], "count": count})


# ------------------------------------------------------------------------------------------------- the course of a turn


def _course(step: Step) -> Iterator[Event]:
    """The ends of phases, and everybody who was not asked because they could do nothing."""
    if step.was == step.now and step.x.at == step.y.at and step.x.passed == step.y.passed:
        return
    if step.was <= 1 <= step.now:
        yield from _auction_over(step)
    if step.was <= 2 <= step.now:
        yield from _passed_over(
            step, 2, BUILDING, step.x.order[BUILD_TRACK] if step.was == 2 else step.y.order[BUILD_TRACK]
        )
    if step.was <= 3 <= step.now:
        yield from _passed_unasked(step)
    if step.ended(3):
        yield from _accounts(step)
    if step.was <= 4 <= step.now:
        yield from _passed_over(step, 4, TAKEOVERS, step.y.order[PLAYER])
    if step.y.turn > step.x.turn:
        yield from _new_turn(step)
    elif step.y.phase == OVER:
        yield from _end(step)


def _skip(phase: int, seat: int) -> Event:
    return Event("skip", Text(f"nuremberg-skip-{PHASES[phase]}", who=who(seat)), seat, {"phase": PHASES[phase]})


def _passed_over(step: Step, phase: int, named: int, order: list[int]) -> Iterator[Event]:
    """Those between the last who was asked and the next: they could do nothing."""
    first = step.x.at + 1 if step.was == phase else 0
    stop = step.y.at if step.now == phase else step.x.players
    yield from (_skip(named, seat) for seat in order[first:stop])


def _passed_unasked(step: Step) -> Iterator[Event]:
    """In the transport phase who can do nothing any more has passed."""
    x, y = step.x, step.y
    passed = y.passed if step.now == 3 else (1 << x.players) - 1
    asked = x.passed if step.was == 3 else 0
    if step.was == 3 and step.deed.kind in ("pass", "load-all"):
        asked |= 1 << step.p
    first = x.at + 1 if step.was == 3 else 0
    for i in range(x.players):
        seat = y.order[BUY_TRAINS][(first + i) % x.players]
        if passed >> seat & 1 and not asked >> seat & 1:
            yield _skip(TRANSPORT, seat)


def _auction_over(step: Step) -> Iterator[Event]:
    """Who could not bid a second time, the points box by box, and the orders that follow from them."""
    x, y, b = step.x, step.y, step.b
    bidder = list(x.bidder)
    if step.was == 0:
        bidder[step.deed.at[0]] = step.p
        for seat in x.order[PLAYER][: x.players]:
            if bidder.count(seat) < 2:
                yield _skip(AUCTION, seat)
    influence = [list(row) for row in x.influence]
    first = x.crediting if step.was == 1 else 0
    for box in range(first, y.crediting if step.now == 1 else b.boxes[x.side]):
        if bidder[box] >= 0:
            yield _credit(step, box, bidder[box], influence[bidder[box]])
    if step.now > 1:
        yield _new_orders(step, (BUILD_TRACK, BUY_TRAINS))


def _credit(step: Step, box: int, seat: int, influence: list[int]) -> Event:
    """The points of a box; a marker does not go beyond the end of its track."""
    x, b, gained = step.x, step.b, [0] * len(COLOURS)
    for c in range(len(COLOURS)):
        points = b.points[x.side][box][c] + (x.token[box] == c)
        if step.deed == ("take", (c - RED,)) and box == x.crediting:
            points += 1
        gained[c] = min(points, b.top[c] - influence[c])
        influence[c] += gained[c]
    facts = {"box": box + 1, "gained": _by_colour(gained)}
    if not any(gained):
        return Event("credit", Text("nuremberg-told-credit-nothing", who=who(seat), box=box + 1), seat, facts)
    return Event(
        "credit", Text("nuremberg-told-credit", who=who(seat), box=box + 1, what=_amounts(0, gained)), seat, facts
    )


def _new_orders(step: Step, which: Iterable[int]) -> Event:
    """New orders on the displays."""
    orders = {ORDERS[i]: step.y.order[i][: step.x.players] for i in which}
    said = {name: listed([who(seat) for seat in seats]) for name, seats in orders.items()}
    return Event("order", Text(f"nuremberg-told-order-{'-'.join(said)}", **said), facts={"order": orders})


def _accounts(step: Step) -> Iterator[Event]:
    """Profit and loss in player order; trains are given back, pieces kept."""
    x, y = step.x, step.y
    for seat in x.order[PLAYER][: x.players]:
        kept = [now - had for had, now in zip(x.held[seat], y.held[seat], strict=True)]
        facts = {
            "earned": sum(kept) + kept[WHITE_CUBE],
            "links": y.track[seat],
            "before": x.profit[seat],
            "profit": y.profit[seat],
        }
        said = {name: f"{n:+d}" for name, n in facts.items() if name in ("before", "profit")}
        text = Text("nuremberg-told-account", who=who(seat), earned=facts["earned"], links=facts["links"], **said)
        yield Event("account", text, seat, facts)
    yield _new_orders(step, (PLAYER,))


def _new_turn(step: Step) -> Iterator[Event]:
    """A new turn: tokens from the bag, cubes from the stock."""
    y, b = step.y, step.b
    tokens = y.token[: b.boxes[y.side]]
    drawn = listed([Text("nuremberg-told-token", box=k + 1, colour=colour(c)) for k, c in enumerate(tokens)])
    turns = b.turns[y.side][y.players]
    facts = {"turn": y.turn, "tokens": [COLOURS[c] for c in tokens]}
    yield Event("turn", Text("nuremberg-told-turn", turn=y.turn, turns=turns, tokens=drawn), facts=facts)
    for seat in range(y.players):
        cubes = y.cubes[seat] - _cubes_left(step, seat)
        yield Event("cubes", Text("nuremberg-told-draw", who=who(seat), cubes=cubes), seat, {"cubes": cubes})


def _cubes_left(step: Step, seat: int) -> int:
    """The cubes that a seat had when the turn ended: what was paid in this very action is gone."""
    paid = sum(event.facts["cubes"] for event in _at_once(step) if event.kind == "paid" and event.seat == seat)
    own = seat == step.p and step.deed == ("pay", (MEANS.index("cube"),))
    return int(step.x.cubes[seat] - paid - own)


def _end(step: Step) -> Iterator[Event]:
    """Why the game is over, and what everybody's points are made of."""
    y, b = step.y, step.b
    turns = b.turns[y.side][y.players]
    yield Event("end", Text("nuremberg-told-end", turns=turns), facts={"turns": turns})
    scores = []
    for seat in range(y.players):
        sets = min(y.held[seat])
        scores.append(y.points[seat] + SET_VALUE * sets + y.profit[seat] - y.track[seat])
        facts = {"points": y.points[seat], "sets": sets, "profit": y.profit[seat], "links": y.track[seat]}
        said = {**facts, "profit": f"{y.profit[seat]:+d}", "worth": SET_VALUE * sets, "score": scores[-1]}
        yield Event("score", Text("nuremberg-told-score", who=who(seat), **said), seat, {**facts, "score": scores[-1]})
    best = [seat for seat in range(y.players) if scores[seat] == max(scores)]
    winner = max(best, key=lambda seat: (y.profit[seat], y.stack[PROFIT][seat]))
    key = "nuremberg-told-win" if len(best) == 1 else "nuremberg-told-win-tie"
    yield Event("win", Text(key, who=who(winner), score=scores[winner]), winner, {"score": scores[winner]})
