"""What is true of every state of Paris Connection that a game can reach: other positions are refused."""

from __future__ import annotations

from collections.abc import Iterator

from ...engine.game import LOT
from ...engine.invariant import Fault, Invariants, Position
from ...engine.text import Text, who
from .board import CLOSED, COLOURS, GOAL, LANDSCAPE, colour
from .rules import may_go_on
from .state import DEALT, GOAL_REACHED, IN_THE_BAG, LOCOMOTIVES, LONGEST_BUILD, RUNNING, TRAYS_EMPTY

# What each player drew is `screen` less `traded`; what everybody knows of a screen is `proven` plus `traded`.


def _railways(p: Position) -> list[list[int]]:
    """For each colour the spaces on which it lies."""
    found: list[list[int]] = [[] for _ in COLOURS]
    for space, here in enumerate(p.s.lying):
        if here:
            for c in range(len(COLOURS)):
                if here >> c & 1:
                    found[c].append(space)
    return found


def railways(p: Position) -> list[list[int]]:
    """The same, looked for once."""
    found: list[list[int]] = p.s.once(_railways, p)
    return found


def locomotives_add_up(p: Position) -> Iterator[Fault]:
    """On the map, in the tray and behind screens there are 32 of each colour."""
    for c, lying in enumerate(railways(p)):
        count = len(lying) + p.s.tray[c] + sum(screen[c] for screen in p.s.screen)
        if count != LOCOMOTIVES:
            text = Text("paris-fault-locomotives", colour=colour(c), count=count, of=LOCOMOTIVES)
            yield Fault(f"tray.{COLOURS[c]}", text)


def nothing_lies_on_the_eiffel_space(p: Position) -> Iterator[Fault]:
    """Of the closed spaces only the start spaces ever hold a locomotive."""
    kind, starts = p.b.kind, p.b.starts
    for space in {space for lying in railways(p) for space in lying if kind[space] == CLOSED and space not in starts}:
        yield Fault(_lying(p, space), Text("paris-fault-eiffel"))


def every_colour_has_one_start(p: Position) -> Iterator[Fault]:
    """Each start space holds one locomotive, each of another colour."""
    seen = 0
    for space in p.b.starts:
        here = p.s.lying[space]
        if here.bit_count() != 1 or here & seen:
            yield Fault(_lying(p, space), Text("paris-fault-start"))
        seen |= here


def spaces_have_room(p: Position) -> Iterator[Fault]:
    """A landscape holds two locomotives, a city one."""
    kind = p.b.kind
    for space, here in enumerate(p.s.lying):
        if here & (here - 1):  # more than one colour
            room = 2 if kind[space] == LANDSCAPE else 1
            if here.bit_count() > room:
                yield Fault(_lying(p, space), Text("paris-fault-room", room=room, count=here.bit_count()))


def railways_are_connected(p: Position) -> Iterator[Fault]:
    """Every locomotive is joined to its start by others of its colour."""
    for c, lying in enumerate(railways(p)):
        if cut := set(lying) - _joined(p, lying):
            text = Text("paris-fault-connected", colour=colour(c), place=p.board.names["space"][min(cut)])
            yield Fault(_lying(p, min(cut)), text)


def _joined(p: Position, spaces: list[int]) -> set[int]:
    """Those of the spaces that can be reached from the start space among them without leaving them."""
    left, kind, near = set(spaces), p.b.kind, p.b.next
    found = [space for space in spaces if kind[space] == CLOSED]
    left.difference_update(found)
    for space in found:  # which grows on the way
        for n in near[space]:
            if n in left:
                left.remove(n)
                found.append(n)
    return set(found)


def values_agree_with_cities(p: Position) -> Iterator[Fault]:
    """A company is worth what the cities are worth that it has reached."""
    values = p.b.value
    for c, lying in enumerate(railways(p)):
        worth = sum([values[space] for space in lying])
        if worth != p.s.value[c]:
            text = Text("paris-fault-value", colour=colour(c), value=p.s.value[c], worth=worth)
            yield Fault(f"value.{COLOURS[c]}", text)


def draws_are_complete(p: Position) -> Iterator[Fault]:
    """Without what trades changed, every screen holds as many locomotives as are drawn at the start."""
    of = DEALT[p.s.players]
    for seat in range(p.s.players):
        drawn = sum(p.s.screen[seat]) - sum(p.s.traded[seat])
        if drawn != of:
            yield Fault(f"screen[{seat}]", Text("paris-fault-draw", who=who(seat), drawn=drawn, of=of))


def screens_hold_what_is_certain(p: Position) -> Iterator[Fault]:
    """What trades have proven to be drawn, and what they changed, is there: a draw holds its proven part."""
    for seat, c, certain in _certain(p):
        if p.s.screen[seat][c] < certain:
            text = Text("paris-fault-screen", colour=colour(c), held=p.s.screen[seat][c], certain=certain)
            yield Fault(f"screen[{seat}].{COLOURS[c]}", text)


def what_was_given_is_proven(p: Position) -> Iterator[Fault]:
    """More given than taken of a colour: that much of it was drawn."""
    for seat, c, certain in _certain(p):
        if certain < 0:
            text = Text("paris-fault-proven", colour=colour(c), least=-p.s.traded[seat][c])
            yield Fault(f"proven[{seat}].{COLOURS[c]}", text)


def _certain(p: Position) -> Iterator[tuple[int, int, int]]:
    """By seat and colour how many locomotives are known to everybody, where trades have told anything."""
    for seat in range(p.s.players):
        for c, (proven, traded) in enumerate(zip(p.s.proven[seat], p.s.traded[seat], strict=True)):
            if proven or traded:
                yield seat, c, proven + traded


def trades_cost_no_locomotives(p: Position) -> Iterator[Fault]:
    """A trade gives one and takes one or two: nobody ever owns fewer than were drawn."""
    for seat in range(p.s.players):
        if sum(p.s.traded[seat]) < 0:
            yield Fault(f"traded[{seat}]", Text("paris-fault-fewer"))


def the_first_trade_proves(p: Position) -> Iterator[Fault]:
    """Whoever has traded has given something of the first draw."""
    for seat in range(p.s.players):
        if any(p.s.traded[seat]) and not any(p.s.proven[seat]):
            yield Fault(f"proven[{seat}]", Text("paris-fault-first-trade"))


def the_bag_held_what_was_drawn(p: Position) -> Iterator[Fault]:
    """Of each colour 31 are in the bag when everybody draws."""
    for c in range(len(COLOURS)):
        drawn = sum(screen[c] for screen in p.s.screen) - sum(traded[c] for traded in p.s.traded)
        if drawn > IN_THE_BAG:
            yield Fault("screen", Text("paris-fault-bag", colour=colour(c), drawn=drawn, of=IN_THE_BAG))


def a_build_has_a_colour(p: Position) -> Iterator[Fault]:
    """Whoever has placed something is building a colour, and whoever has placed nothing is not."""
    if (p.s.building >= 0) != (p.s.placed > 0):
        yield Fault("placed", Text("paris-fault-build"))


def the_fifth_locomotive_ends_a_turn(p: Position) -> Iterator[Fault]:
    """Only a game that ended with it still shows a build of five."""
    if p.s.placed == LONGEST_BUILD and p.s.ended == RUNNING:
        yield Fault("placed", Text("paris-fault-fifth"))


def what_was_placed_lies(p: Position) -> Iterator[Fault]:
    """The colour under construction has at least as many locomotives beyond its start as were placed this turn."""
    if p.s.building >= 0:
        lying = len(railways(p)[p.s.building]) - 1
        if lying < p.s.placed:
            text = Text("paris-fault-placed", colour=colour(p.s.building), lying=lying, placed=p.s.placed)
            yield Fault("placed", text)


def _goals_reached(p: Position) -> list[tuple[int, int]]:
    """The colours that have reached a city that ends the game, each with that city."""
    values = p.b.value
    return [(c, space) for c, lying in enumerate(railways(p)) for space in lying if values[space] == GOAL]


def reaching_the_goal_ends_the_game(p: Position) -> Iterator[Fault]:
    """Nothing lies in Marseille unless the game has ended by that."""
    if p.s.ended != GOAL_REACHED:
        for _, space in _goals_reached(p):
            yield Fault("ended", Text("paris-fault-goal-goes-on", place=p.board.names["space"][space]))


def the_goal_was_reached_last(p: Position) -> Iterator[Fault]:
    """A game that ended in Marseille has one locomotive there: the last of a build, from which nothing went on."""
    if p.s.ended == GOAL_REACHED:
        reached = _goals_reached(p)
        if len(reached) != 1 or reached[0][0] != p.s.building:
            yield Fault("ended", Text("paris-fault-goal-not-reached"))
        elif len(_joined(p, before := [x for x in railways(p)[reached[0][0]] if x != reached[0][1]])) < len(before):
            yield Fault(_lying(p, reached[0][1]), Text("paris-fault-goal-not-last"))


def two_trays_keep_the_game_going(p: Position) -> Iterator[Fault]:
    """As long as nobody has ended the game, and up to the locomotive that did, two trays have locomotives."""
    left = [c for c in range(len(COLOURS)) if p.s.tray[c]]
    if p.s.ended == GOAL_REACHED and p.s.building not in left:
        left.append(p.s.building)
    if p.s.ended != TRAYS_EMPTY and len(left) < 2:
        yield Fault("ended", Text("paris-fault-trays-go-on"))


def the_last_tray_but_one_ran_out(p: Position) -> Iterator[Fault]:
    """A game that ended for want of trays has one left; another was emptied by a build, or by somebody's trade."""
    if p.s.ended != TRAYS_EMPTY:
        return
    if (count := sum(1 for tray in p.s.tray if tray)) != 1:
        yield Fault("ended", Text("paris-fault-trays-left", count=count))
    elif p.s.building >= 0 and p.s.tray[p.s.building]:
        yield Fault("ended", Text("paris-fault-tray-not-emptied", colour=colour(p.s.building)))
    elif p.s.building < 0 and not any(p.s.proven[p.s.turn]):
        yield Fault("ended", Text("paris-fault-trade-not-made", who=who(p.s.turn)))


def the_named_seat_begins(p: Position) -> Iterator[Fault]:
    """Before anything is built or traded it is the turn of the seat that the option names."""
    first = p.option("first", LOT)
    begun = any(map(any, p.s.proven)) or any(len(lying) > 1 for lying in railways(p))
    if first != LOT and not begun and p.s.turn != int(first) - 1:
        yield Fault("turn", Text("paris-fault-first", who=who(int(first) - 1)))


def a_build_can_go_on(p: Position) -> Iterator[Fault]:
    """A turn ends by itself when no other locomotive of its colour can be placed."""
    if p.s.ended == RUNNING and p.s.building >= 0 and not may_go_on(p.state, p.s.building):
        yield Fault("building", Text("paris-fault-cannot-go-on", colour=colour(p.s.building)))


def nobody_was_cut_off(p: Position) -> Iterator[Fault]:
    """A colour without a city keeps a way to one, unless its tray was empty once; and only a trade fills it again."""
    if any(map(any, p.s.proven)):
        return
    for c in range(len(COLOURS)):
        if p.s.tray[c] and not p.s.linked >> c & 1 and not any(p.s.ways[c]):
            yield Fault("lying", Text("paris-fault-cut-off", colour=colour(c)))


def _lying(p: Position, space: int) -> str:
    """The place of a space in the document."""
    return f"lying.{p.board.labels['space'][space]}"


INVARIANTS = Invariants(
    stored=(
        locomotives_add_up,
        nothing_lies_on_the_eiffel_space,
        every_colour_has_one_start,
        spaces_have_room,
        railways_are_connected,
        values_agree_with_cities,
        draws_are_complete,
        what_was_given_is_proven,
        screens_hold_what_is_certain,
        trades_cost_no_locomotives,
        the_first_trade_proves,
        the_bag_held_what_was_drawn,
        a_build_has_a_colour,
        the_fifth_locomotive_ends_a_turn,
        what_was_placed_lies,
        reaching_the_goal_ends_the_game,
        the_goal_was_reached_last,
        two_trays_keep_the_game_going,
        the_last_tray_but_one_ran_out,
        the_named_seat_begins,
    ),
    ready=(a_build_can_go_on, nobody_was_cut_off),
)
