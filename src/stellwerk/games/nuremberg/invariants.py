"""What is true of every state that can be reached: a position that breaks any of it is refused.

In the order in which a state is looked at: the game and its options, orders and markers, the auction, the board, the
trains, what is under way, and last, what only the rules can tell.  Each may rely on those before it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

from ...engine.game import LOT
from ...engine.invariant import Fault, Invariants, Position
from ...engine.record import Plain
from ...engine.text import Text, who
from .board import (
    ABREAST,
    BOXES,
    BROWN,
    COLOURS,
    COMPANIES,
    COMPANY_LINKS,
    CUBES,
    FIELD,
    GOODS,
    LINKS_EACH,
    PIECES,
    SEATS,
    SIDES,
    STATION,
    TRAINS,
    WHITE,
)  # fmt: skip
from .building import next_build
from .rules import DRAWN_CUBES
from .state import (
    AUCTION,
    BUILD_TRACK,
    BUILDING,
    BUY_TRAINS,
    CARGO,
    CHOICE,
    FIRST_COMPANY,
    GREEN_PASSENGER,
    LANDLORD,
    LONGEST,
    ORDERS,
    OVER,
    OWNERS,
    PAYING,
    PHASES,
    PLAYER,
    PROFIT,
    RED_PASSENGER,
    TAKEOVERS,
    TRACKS,
    TRANSPORT,
    WHITE_CUBE,
    YELLOW_CUBE,
)  # fmt: skip
from .takeover import can_sell
from .transport import MOST_TRAINS, RATE, can_act

Faults = Iterator[Fault]


def _fault(place: str, key: str, **args: Any) -> Fault:
    return Fault(place, Text(f"nuremberg-fault-{key}", **args))


# --------------------------------------------------------------------------------------------------- the game as set up


def sides_are_for_so_many_players(p: Position) -> Faults:
    """Two play on side 2-3 of both boards, four on 3-4."""
    for name in ("side", "train_side"):
        if p.b.turns[getattr(p.s, name)][p.s.players] == 0:
            yield _fault(name, "side", side=SIDES[getattr(p.s, name)], players=p.s.players)


def options_are_followed(p: Position) -> Faults:
    """The state plays by the options of the match."""
    if p.options is None:
        return
    side = _side(p, p.options["side"], 1)
    wanted = {
        "side": side,
        "train_side": _side(p, p.options["train-side"], side),
        "by_row": int(p.options["trains"] == "row"),
        "extended": int(p.options["south"] == "extended"),
        "all_branches": int(p.options["bonus"] == "all"),
        "stock": int(p.options["links"]),
    }
    options = {"train_side": "train-side", "by_row": "trains", "extended": "south", "all_branches": "bonus",
               "stock": "links"}  # fmt: skip
    for name, value in wanted.items():
        if getattr(p.s, name) != value:
            option = options.get(name, name)
            yield _fault(name, "option", option=option, choice=p.options[option])


def _side(p: Position, choice: str, otherwise: int) -> int:
    side = SIDES.index(choice) if choice in SIDES else otherwise
    return side if p.b.turns[side][p.s.players] else 1 - side


def stock_is_of_an_edition(p: Position) -> Faults:
    """A company has 35 links, or 60 in the game of 2009."""
    if p.s.stock not in COMPANY_LINKS:
        yield _fault("stock", "stock", few=COMPANY_LINKS[0], many=COMPANY_LINKS[1])


def turn_is_one_of_the_game(p: Position) -> Faults:
    """Four or five turns, by side and players; only the last one ends the game."""
    turns = p.b.turns[p.s.side][p.s.players]
    if p.s.turn > turns:
        yield _fault("turn", "turn", turns=turns)
    elif p.s.phase == OVER and p.s.turn < turns:
        yield _fault("phase", "over", turns=turns)


# --------------------------------------------------------------------------------------------------- orders and markers


def somebody_is_at_that_place(p: Position) -> Faults:
    """A place on a display is one of a player's; when the game is over it is the first again."""
    if p.s.at >= p.s.players or (p.s.phase == OVER and p.s.at):
        yield _fault("at", "at")


def everybody_is_once_in_each_order(p: Position) -> Faults:
    """The displays of playing order."""
    for which, name in enumerate(ORDERS):
        if sorted(p.s.order[which][: p.s.players]) != list(range(p.s.players)):
            yield _fault(f"order.{name}", "order")


def everybody_is_once_in_each_stack(p: Position) -> Faults:
    """The markers of a track have moved one after the other."""
    for track, name in enumerate(TRACKS):
        if sorted(p.s.stack[track][: p.s.players]) != list(range(p.s.players)):
            yield _fault(f"stack.{name}", "stack")


def markers_lie_on_their_tracks(p: Position) -> Faults:
    """Influence and profit end where the tracks do."""
    for seat in range(p.s.players):
        for c, colour in enumerate(COLOURS):
            if p.s.influence[seat][c] > p.b.top[c]:
                yield _fault(f"influence[{seat}].{colour}", "track", most=p.b.top[c])
        if not p.b.low <= p.s.profit[seat] <= p.b.high:
            yield _fault(f"profit[{seat}]", "profit", least=p.b.low, most=p.b.high)


def player_order_follows_profit(p: Position) -> Faults:
    """From the first accounts on; before them it is the order in which the players sit."""
    order = p.s.order[PLAYER][: p.s.players]
    if not _before_first_accounts(p.s) and order != _ranked(p.s, PROFIT, p.s.profit, range(p.s.players)):
        yield _fault("order.player", "player-order")


def building_order_follows_influence(p: Position) -> Faults:
    """Who has not built in this turn stands in the orders as on the tracks of white and brown influence."""
    if p.s.phase != BUILDING and not (p.s.phase == PAYING and p.s.buying < 0):
        return
    begun = p.s.phase == PAYING or p.s.laid > 0
    waiting = p.s.order[BUILD_TRACK][p.s.at + begun : p.s.players]
    for which, track in ((BUILD_TRACK, WHITE), (BUY_TRAINS, BROWN)):
        order = [seat for seat in p.s.order[which] if seat in waiting]
        if order != _ranked(p.s, track, [row[track] for row in p.s.influence], waiting):
            yield _fault(f"order.{ORDERS[which]}", "influence-order")


def _ranked(s: Plain, track: int, at: list[int], seats: Iterable[int]) -> list[int]:
    """Seats as they lie on a track, the one ahead first."""
    return sorted(seats, key=lambda seat: (-at[seat], -s.stack[track][seat]))


def _before_first_accounts(s: Plain) -> bool:
    return bool(s.turn == 1 and s.phase < TAKEOVERS)


def first_turn_begins_as_set_up(p: Position) -> Faults:
    """Until the first accounts players act as they sit, from the starting player on, and nobody keeps anything."""
    s, players = p.s, p.s.players
    if not _before_first_accounts(s):
        return
    order = s.order[PLAYER][:players]
    first = order[0] if p.option("first", LOT) == LOT else int(p.option("first", LOT)) - 1
    if order != [(first + i) % players for i in range(players)]:
        yield _fault("order.player", "first-order")
    for place, seat in enumerate(order):
        if s.profit[seat] != p.b.even:
            yield _fault(f"profit[{seat}]", "first-turn")
        if any(s.held[seat]):
            yield _fault(f"held[{seat}]", "first-turn")
        if s.stack[PROFIT][seat] != place:
            yield _fault("stack.profit", "first-turn")
    for c, company in enumerate(COMPANIES):
        if s.track[FIRST_COMPANY + c]:
            yield _fault(f"track.{company}", "first-turn")


def first_auction_begins_as_set_up(p: Position) -> Faults:
    """While the first auction goes on, all markers lie where they began, and the displays show one order."""
    s, players = p.s, p.s.players
    if s.turn != 1 or s.phase != AUCTION:
        return
    order = s.order[PLAYER][:players]
    for which in (BUILD_TRACK, BUY_TRAINS):
        if s.order[which][:players] != order:
            yield _fault(f"order.{ORDERS[which]}", "first-turn")
    for c, colour in enumerate(COLOURS):
        for place, seat in enumerate(order):
            if s.influence[seat][c] != p.b.start[c]:
                yield _fault(f"influence[{seat}].{colour}", "first-turn")
            if s.stack[c][seat] != place:
                yield _fault(f"stack.{colour}", "first-turn")


def nobody_has_built_before_their_turn(p: Position) -> Faults:
    """In the first turn, who has not been asked to build has no links."""
    s = p.s
    if s.turn != 1 or s.phase > PAYING or (s.phase == PAYING and s.buying >= 0):
        return
    waiting = s.order[BUILD_TRACK][s.at + 1 : s.players] if s.phase >= BUILDING else range(s.players)
    for seat in waiting:
        if s.track[seat]:
            yield _fault(f"track.{OWNERS[seat]}", "first-turn")


# ---------------------------------------------------------------------------------------------------------- the auction


def bids_lie_in_boxes(p: Position) -> Faults:
    """Cubes in a box are somebody's, at least as many as the box takes, and only while there is an auction."""
    s = p.s
    for k in range(BOXES):
        if (s.bidder[k] < 0) != (s.bid[k] == 0):
            yield _fault(f"bid[{k}]", "bid-owner")
        elif s.bid[k] and s.phase > CHOICE:
            yield _fault(f"bid[{k}]", "bid-phase")
        elif s.bid[k] and k >= p.b.boxes[s.side]:
            yield _fault(f"bid[{k}]", "bid-box", boxes=p.b.boxes[s.side])
        elif s.bid[k] and s.bid[k] < p.b.minimum[s.side][k]:
            yield _fault(f"bid[{k}]", "bid-low", least=p.b.minimum[s.side][k])


def nobody_has_three_bids(p: Position) -> Faults:
    """Two boxes each."""
    for seat in range(p.s.players):
        boxes = [k for k in range(BOXES) if p.s.bidder[k] == seat]
        if len(boxes) > 2:
            yield _fault(f"bidder[{boxes[2]}]", "bids", who=who(seat))


def cubes_add_up(p: Position) -> Faults:
    """Fifteen for each player; a turn begins with at least twelve in hand, which then lie in hand or boxes."""
    s = p.s
    for seat in range(s.players):
        count = s.cubes[seat] + sum(s.bid[k] for k in range(BOXES) if s.bidder[k] == seat)
        if count > CUBES:
            yield _fault(f"cubes[{seat}]", "cubes", count=count, of=CUBES)
        elif s.phase <= CHOICE and count < DRAWN_CUBES:
            yield _fault(f"cubes[{seat}]", "cubes-drawn", count=count, least=DRAWN_CUBES)
        elif s.phase <= CHOICE and s.turn == 1 and count > DRAWN_CUBES:
            yield _fault(f"cubes[{seat}]", "first-turn")


def tokens_were_drawn(p: Position) -> Faults:
    """A token in every box, no more of a colour than there are in the bag."""
    boxes, drawn = p.b.boxes[p.s.side], [0] * len(COLOURS)
    for k, token in enumerate(p.s.token):
        if (token >= 0) != (k < boxes):
            yield _fault(f"token[{k}]", "token", boxes=boxes)
            return
        if token >= 0:
            drawn[token] += 1
    for c, colour in enumerate(COLOURS):
        if drawn[c] > p.b.bag[p.s.side][c]:
            yield _fault("token", "tokens", colour=Text(f"nuremberg-colour-{colour}"), of=p.b.bag[p.s.side][c])


def whoever_is_asked_can_bid(p: Position) -> Faults:
    """In the auction one acts who has to bid: the first player, as long as there are no bids."""
    if p.s.phase != AUCTION:
        return
    if p.s.at and not any(p.s.bid):
        yield _fault("at", "first-bid")
    elif not _has_to_bid(p, p.s.order[PLAYER][p.s.at]):
        yield _fault("at", "no-bid", who=who(p.s.order[PLAYER][p.s.at]))


def auction_is_over_before_points_are_credited(p: Position) -> Faults:
    """A colour is chosen by the winner of a box of two colours, when nobody has to bid any more."""
    s = p.s
    if s.phase != CHOICE:
        return
    if s.bidder[s.crediting] < 0 or not p.b.either[s.side][s.crediting]:
        yield _fault("crediting", "choice")
    for seat in range(s.players):
        if _has_to_bid(p, seat):
            yield _fault("phase", "auction", who=who(seat))


def _has_to_bid(p: Position, seat: int) -> bool:
    s, boxes = p.s, range(p.b.boxes[p.s.side])
    least = (max(p.b.minimum[s.side][k], s.bid[k] + 1) for k in boxes if s.bidder[k] != seat)
    return bool(sum(s.bidder[k] == seat for k in boxes) < 2 and min(least) <= s.cubes[seat])


# ------------------------------------------------------------------------------------------------------------ the board


def _lying_links(s: Plain, b: SimpleNamespace) -> list[tuple[int, int, int, int]]:
    """The links on the board: number, owner, the two areas."""
    return [(link, s.owner[link], *b.end[link]) for link in range(b.links) if s.owner[link] >= 0]


def _touching(s: Plain, b: SimpleNamespace) -> dict[int, list[int]]:
    """The owners of the links that run into an area."""
    found: dict[int, list[int]] = {}
    for _, owner, one, two in _links(s, b):
        found.setdefault(one, []).append(owner)
        found.setdefault(two, []).append(owner)
    return found


def _links(s: Plain, b: SimpleNamespace) -> list[tuple[int, int, int, int]]:
    found: list[tuple[int, int, int, int]] = s.once(_lying_links, s, b)
    return found


def _where_pieces_lie(s: Plain) -> list[tuple[int, list[int]]]:
    return [(area, lying) for area, lying in enumerate(s.lying) if any(lying)]


def _lying(p: Position) -> list[tuple[int, list[int]]]:
    """The areas where something lies, and what."""
    found: list[tuple[int, list[int]]] = p.s.once(_where_pieces_lie, p.s)
    return found


def _owners_at(p: Position) -> dict[int, list[int]]:
    found: dict[int, list[int]] = p.s.once(_touching, p.s, p.b)
    return found


def links_lie_where_they_can(p: Position) -> Faults:
    """None across forbidden borders or those of an extension not played with, none of seats that do not play."""
    for link, owner, _, _ in _links(p.s, p.b):
        place = f"owner.{p.board.labels['link'][link]}"
        if p.b.forbidden[link] or (p.b.extension[link] and not p.s.extended):
            yield _fault(place, "link")
        elif p.s.players <= owner < SEATS:
            yield _fault(place, "owner", who=who(owner))


def links_are_counted(p: Position) -> Faults:
    """Fifteen links for a player, and as many for a company as its edition has."""
    owners = [owner for _, owner, _, _ in _links(p.s, p.b)]
    for o, owner in enumerate(OWNERS):
        count, of = owners.count(o), LINKS_EACH if o < SEATS else p.s.stock
        if count != p.s.track[o]:
            yield _fault(f"track.{owner}", "links", count=count)
        elif count > of:
            yield _fault(f"track.{owner}", "links-most", count=count, of=of)


def lines_begin_in_towns(p: Position) -> Faults:
    """Links of whatever owners lead from every link to a company town: lines begin there, or where others have come to;
    and those of a company, to one of its own towns."""
    yield from _adrift(p, range(len(OWNERS)), 0)
    for c in range(len(COMPANIES)):
        yield from _adrift(p, (FIRST_COMPANY + c,), 1 << c)


def _adrift(p: Position, owners: Iterable[int], mask: int) -> Faults:
    """The first link of these owners that hangs together with no town (of a company, where one is named)."""
    links = [link for link in _links(p.s, p.b) if link[1] in owners]
    ways: dict[int, list[int]] = {}
    for _, _, one, two in links:
        ways.setdefault(one, []).append(two)
        ways.setdefault(two, []).append(one)
    queue = deque(area for area in ways if p.b.town[area] & (mask or 3))
    seen = set(queue)
    while queue:
        for there in ways[queue.popleft()]:
            if there not in seen:
                seen.add(there)
                queue.append(there)
    for link, _, one, _ in links:
        if one not in seen:
            yield _fault(f"owner.{p.board.labels['link'][link]}", "adrift")
            return


def stations_belong_to_whoever_runs_there(p: Position) -> Faults:
    """Towns to their company, towns and stations to every company whose links run into them, other areas to none."""
    s, owners = p.s, _owners_at(p)
    wanted, kind = list(p.b.town), p.b.kind
    for area in owners:
        if kind[area] >= STATION:
            for owner in owners[area]:
                wanted[area] |= 1 << owner >> FIRST_COMPANY
    for area in range(p.b.areas) if s.company != wanted else ():
        if s.company[area] != wanted[area]:
            yield _fault(f"company.{_label(p, area)}", "company")


def company_lines_end_in_stations(p: Position) -> Faults:
    """A company's lines only pass through other areas; the end of a takeover under way does not yet."""
    end = p.s.trail[p.s.laid] if p.s.phase == TAKEOVERS and p.s.laid else -1
    for area, owners in _owners_at(p).items():
        if p.b.kind[area] < STATION:
            for c, company in enumerate(COMPANIES):
                loose = owners.count(FIRST_COMPANY + c) % 2
                if loose != (area == end and c == p.s.buyer):
                    yield _fault(f"company.{_label(p, area)}", "line-end", company=company)


def pieces_add_up(p: Position) -> Faults:
    """On the board, on trains, kept or out of the game: always as many as there are."""
    s = p.s
    for k, kind in enumerate(PIECES):
        count = sum(lying[k] for _, lying in _lying(p)) + s.boxed[k]
        if k < CARGO:
            count += sum(row[k] for row in s.carried) + sum(row[k] for row in s.held)
        if count != p.b.pieces[k]:
            yield _fault(f"boxed.{kind}", "pieces", count=count, of=p.b.pieces[k])


def pieces_lie_where_they_belong(p: Position) -> Faults:
    """Two cubes at most, of the area's colour; in a station as many people as were drawn, nobody anywhere else."""
    for area, (white, yellow, red, green, landlords) in _lying(p):
        kind = p.b.kind[area]
        for count, most, name in (
            (white, 2 if kind == FIELD else 0, "white"),
            (yellow, 2 if kind == GOODS else 0, "yellow"),
            (red + green + landlords, p.b.drawn[area], ""),
        ):
            if count > most:
                yield _fault(f"lying.{_label(p, area)}" + (f".{name}" if name else ""), "place", most=most)


def landlords_leave_for_links(p: Position) -> Faults:
    """Nobody builds where a landlord still is."""
    for area in _owners_at(p):
        if p.s.lying[area][LANDLORD]:
            yield _fault(f"lying.{_label(p, area)}.landlord", "landlord")


def pieces_that_can_never_move_are_gone(p: Position) -> Faults:
    """Stone and beer all of whose stations are companies', cheese and post at their links, passengers who are there."""
    s, owners = p.s, _owners_at(p)
    for area, lying in _lying(p):
        name = _label(p, area)
        if lying[WHITE_CUBE] and all(s.company[i] for i in p.b.serves[area][: p.b.serving[area]]):
            yield _fault(f"lying.{name}.white", "stranded-field")
        if lying[YELLOW_CUBE] and any(owner >= FIRST_COMPANY for owner in owners.get(area, ())):
            yield _fault(f"lying.{name}.yellow", "stranded-area")
        for c, company in enumerate(COMPANIES):
            if lying[RED_PASSENGER + c] and s.company[area] >> c & 1:
                yield _fault(f"lying.{name}.{company}", "stranded-passenger", company=company)


def _label(p: Position, area: int) -> str:
    return p.board.labels["area"][area]


def connection_scores_when_it_is_made(p: Position) -> Faults:
    """Links stay, so the connection has scored if and only if it is there."""
    if p.s.scored != _connected(p):
        yield _fault("scored", "scored" if p.s.scored else "not-scored")


def _connected(p: Position) -> bool:
    if not p.b.scoring:
        return False
    queue = deque(area for area in range(p.b.areas) if p.b.goal[area] == 1)
    seen = set(queue)
    while queue:
        area = queue.popleft()
        for link in p.b.side[area][: p.b.sides[area]]:
            there = sum(p.b.end[link]) - area
            if p.s.owner[link] >= 0 and there not in seen:
                seen.add(there)
                queue.append(there)
    return any(p.b.goal[area] == 2 for area in seen)


# ---------------------------------------------------------------------------------------------------- trains and pieces


def trains_can_be_owned_together(p: Position) -> Faults:
    """Trains of this side, bought in this phase, three at most, one of each price or row."""
    s, price = p.s, p.b.price[p.s.train_side]
    owned: dict[int, list[int]] = {}
    for train in range(TRAINS):
        seat = s.train[train]
        if seat < 0:
            continue
        place = f"train.{p.board.labels['train'][train]}"
        if price[train] == 0:
            yield _fault(place, "no-train")
        elif s.phase != TRANSPORT and (s.phase != PAYING or s.buying < 0):
            yield _fault(place, "train-phase")
        steps = owned.setdefault(seat, [])
        steps.append(train // ABREAST if s.by_row else price[train])
        if len(steps) > MOST_TRAINS or steps.count(steps[-1]) > 1:
            yield _fault(place, "trains", who=who(seat), most=MOST_TRAINS)


def passengers_sit_in_trains(p: Position) -> Faults:
    """Nobody rides in a train that nobody bought, or without a seat."""
    for train in range(TRAINS):
        seats = p.b.seats[p.s.train_side][train] if p.s.train[train] >= 0 else 0
        if p.s.riders[train] > seats:
            yield _fault(f"riders.{p.board.labels['train'][train]}", "riders", seats=seats)


def pieces_carried_fit_the_trains(p: Position) -> Faults:
    """As many passengers as ride, no more goods than there is room for."""
    s = p.s
    for seat in range(s.players):
        own = [train for train in range(TRAINS) if s.train[train] == seat]
        riders, room = sum(s.riders[t] for t in own), sum(p.b.room[s.train_side][t] for t in own)
        carried = s.carried[seat]
        if carried[RED_PASSENGER] + carried[GREEN_PASSENGER] != riders:
            yield _fault(f"carried[{seat}]", "carried-riders", riders=riders)
        elif carried[WHITE_CUBE] + carried[YELLOW_CUBE] > room:
            yield _fault(f"carried[{seat}]", "carried-goods", room=room)


def points_come_from_what_was_carried(p: Position) -> Faults:
    """A point for each of the goods, one or the price of a train for a passenger, and the links of the connection."""
    s = p.s
    dearest = max(p.b.price[s.train_side]) if p.b.classes[s.train_side] else 1
    for seat in range(s.players):
        had = [one + two for one, two in zip(s.held[seat], s.carried[seat], strict=True)]
        goods, people = had[WHITE_CUBE] + had[YELLOW_CUBE], had[RED_PASSENGER] + had[GREEN_PASSENGER]
        least, most = goods + people, goods + dearest * people + (LINKS_EACH if s.scored else 0)
        if not least <= s.points[seat] <= most:
            yield _fault(f"points[{seat}]", "points", least=least, most=most)


# ---------------------------------------------------------------------------------------------------- what is under way


def nothing_is_under_way_out_of_its_phase(p: Position) -> Faults:
    """Crediting, passing, paying, building and selling, each in its phase alone."""
    s, phase = p.s, p.s.phase
    train = phase == PAYING and s.buying >= 0
    for name, nothing, its in (
        ("crediting", 0, phase == CHOICE),
        ("passed", 0, phase == TRANSPORT or train),
        ("buying", -1, phase == PAYING),
        ("due", 0, phase in (BUILDING, PAYING)),
        ("laid", 0, phase in (BUILDING, TAKEOVERS)),
        ("buyer", -1, phase == TAKEOVERS),
    ):
        if getattr(s, name) != nothing and not its:
            yield _fault(name, "phase", phase=Text(f"nuremberg-phase-{PHASES[phase]}"))


def chain_is_one_line(p: Position) -> Faults:
    """Area by area across borders where the builder's or the buyer's links lie, coming back to its start at most."""
    s = p.s
    length = s.laid + 1 if s.laid else 0
    for i in range(LONGEST):
        if (s.trail[i] >= 0) != (i < length):
            yield _fault(f"trail[{i}]", "trail", count=length)
            return
    if s.phase == TAKEOVERS and (s.buyer >= 0) != (s.laid > 0):
        yield _fault("buyer", "buyer")
        return
    areas = s.trail[:length]
    ring = s.laid > 2 and areas[0] == areas[-1]
    if len(set(areas)) < length - ring:
        yield _fault("trail", "fork")
    for i in range(s.laid):
        link = _between(p, areas[i], areas[i + 1])
        if link < 0 or s.owner[link] != _chain_owner(s):
            yield _fault(f"trail[{i + 1}]", "chain")
        elif s.phase == BUILDING and p.b.one_way[link] and p.b.end[link][1] == areas[i]:
            yield _fault(f"trail[{i + 1}]", "only-out")


def _chain_owner(s: Plain) -> int:
    return int(s.order[BUILD_TRACK][s.at] if s.phase == BUILDING else FIRST_COMPANY + s.buyer)


def _between(p: Position, one: int, two: int) -> int:
    """The link between two areas, -1 if no link can be there."""
    return next((link for link in p.b.side[one][: p.b.sides[one]] if two in p.b.end[link]), -1)


def chain_has_a_start(p: Position) -> Faults:
    """A line begins at a company's town or station or at other own links, a takeover at the buyer's."""
    s = p.s
    if s.laid == 0:
        return
    start, owner = s.trail[0], _chain_owner(s)
    before = _owners_at(p)[start].count(owner) - 1 - (s.trail[s.laid] == start)  # without the chain itself
    home = s.company[start] if s.phase == BUILDING else p.b.town[start] >> s.buyer & 1
    if before <= 0 and not home:
        yield _fault("trail[0]", "start")


def debts_are_those_made(p: Position) -> Faults:
    """What is due is the cost of the line under way, or no more than the track or train that is being paid for."""
    s = p.s
    if s.phase == BUILDING:
        areas = s.trail[: s.laid + 1] if s.laid else []
        cost = sum(p.b.cost[_between(p, one, two)] for one, two in pairwise(areas))
        if s.due != cost:
            yield _fault("due", "due-line", cost=cost)
    elif s.phase == PAYING:
        seat = _payer(s)
        if s.buying >= 0:
            most = RATE * p.b.price[s.train_side][s.buying]
        else:
            most = sum(p.b.cost[link] for link, owner, _, _ in _links(s, p.b) if owner == seat)
        if not 1 <= s.due <= most:
            yield _fault("due", "due-most", most=most)
        elif s.buying >= 0 and s.train[s.buying] != seat:
            yield _fault(f"train.{p.board.labels['train'][s.buying]}", "buying", who=who(seat))


def _payer(s: Plain) -> int:
    return int(s.order[BUY_TRAINS if s.phase == PAYING and s.buying >= 0 else BUILD_TRACK][s.at])


def debts_can_be_paid(p: Position) -> Faults:
    """There is enough, and whoever is asked has a choice: what has to be spent first is gone."""
    s = p.s
    if s.phase not in (BUILDING, PAYING):
        return
    seat = _payer(s)
    purse = [s.cubes[seat], *s.influence[seat]]
    if sum(purse) < s.due:
        yield _fault("due", "due-too-much", have=sum(purse))
    elif s.phase == PAYING:
        if purse[0 if s.buying < 0 else 1 + BROWN]:
            yield _fault(f"cubes[{seat}]" if s.buying < 0 else f"influence[{seat}].brown", "due-first")
        elif sum(purse) == s.due or sum(n > 0 for n in purse) < 2:
            yield _fault("due", "due-forced")


def whoever_has_passed_is_not_asked(p: Position) -> Faults:
    """Passing is for the rest of the phase."""
    s = p.s
    if s.phase == TRANSPORT or (s.phase == PAYING and s.buying >= 0):
        seat = s.order[BUY_TRAINS][s.at]
        if s.passed >> seat & 1:
            yield _fault("passed", "passed", who=who(seat))


# ---------------------------------------------------------------------------------------------- what rules have to tell


def nobody_is_asked_in_vain(p: Position) -> Faults:
    """Who can build, move or sell nothing is passed over."""
    b, s, phase, seat = p.board.record, p.state, p.s.phase, -1
    if phase == BUILDING and p.s.laid == 0:
        seat = p.s.order[BUILD_TRACK][p.s.at]
        able = next_build(b, s, 0) >= 0
    elif phase == TRANSPORT:
        seat = p.s.order[BUY_TRAINS][p.s.at]
        able = can_act(b, s, seat)
    elif phase == TAKEOVERS and p.s.laid == 0:
        seat = p.s.order[PLAYER][p.s.at]
        able = can_sell(b, s)
    if seat >= 0 and not able:
        yield _fault("at", "in-vain", who=who(seat), phase=Text(f"nuremberg-phase-{PHASES[phase]}"))


INVARIANTS = Invariants(
    stored=(
        sides_are_for_so_many_players,
        options_are_followed,
        stock_is_of_an_edition,
        turn_is_one_of_the_game,
        somebody_is_at_that_place,
        everybody_is_once_in_each_order,
        everybody_is_once_in_each_stack,
        markers_lie_on_their_tracks,
        nothing_is_under_way_out_of_its_phase,
        bids_lie_in_boxes,
        nobody_has_three_bids,
        cubes_add_up,
        tokens_were_drawn,
        links_lie_where_they_can,
        links_are_counted,
        pieces_add_up,
        pieces_lie_where_they_belong,
        landlords_leave_for_links,
        chain_is_one_line,
        stations_belong_to_whoever_runs_there,
        company_lines_end_in_stations,
        lines_begin_in_towns,
        pieces_that_can_never_move_are_gone,
        connection_scores_when_it_is_made,
        trains_can_be_owned_together,
        passengers_sit_in_trains,
        pieces_carried_fit_the_trains,
        points_come_from_what_was_carried,
        first_turn_begins_as_set_up,
        first_auction_begins_as_set_up,
        nobody_has_built_before_their_turn,
        player_order_follows_profit,
        building_order_follows_influence,
        whoever_is_asked_can_bid,
        auction_is_over_before_points_are_credited,
        chain_has_a_start,
        debts_are_those_made,
        debts_can_be_paid,
        whoever_has_passed_is_not_asked,
    ),
    ready=(nobody_is_asked_in_vain,),
)
