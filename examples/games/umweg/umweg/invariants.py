"""What is true of every state of Umweg that a game can reach: other positions are refused."""

from collections.abc import Iterator

from stellwerk.engine.invariant import Fault, Invariants, Position
from stellwerk.engine.text import Text, who

from .board import MATERIALS
from .state import CUBES, DISPLAY, FIRST_ORDERS, MOST_CUBES, MOST_ORDERS


def cubes_add_up(p: Position) -> Iterator[Fault]:
    """There are 20 cubes of each material, and nobody holds more than ten."""
    for i, material in enumerate(MATERIALS):
        if p.s.bag[i] + sum(held[i] for held in p.s.held) != CUBES:
            text = Text("umweg-fault-bag", material=Text(f"umweg-material-{material}"), of=CUBES)
            yield Fault(f"bag.{material}", text)
    for seat, held in enumerate(p.s.held):
        if sum(held) > MOST_CUBES:
            yield Fault(f"held[{seat}]", Text("umweg-fault-cubes", who=who(seat), most=MOST_CUBES))


def orders_add_up(p: Position) -> Iterator[Fault]:
    """Everybody has three secret orders, and up to two more from the display, where three lie as long as there are."""
    orders = list(zip(p.s.taken, p.s.secret, p.s.pile, strict=True))[: p.b.orders]
    for seat in range(p.s.players):
        secret = [is_secret for taker, is_secret, _ in orders if taker == seat]
        if sum(secret) != FIRST_ORDERS or len(secret) > MOST_ORDERS:
            text = Text("umweg-fault-orders", who=who(seat), secret=FIRST_ORDERS, most=MOST_ORDERS)
            yield Fault("taken", text)
    free = [in_pile for taker, is_secret, in_pile in orders if taker < 0 and not is_secret]
    if len(free) - sum(free) != min(DISPLAY, len(free)) or any(p.s.pile[i] for i, x in enumerate(p.s.taken) if x >= 0):
        yield Fault("pile", Text("umweg-fault-display"))


def the_railway_is_a_tree(p: Position) -> Iterator[Fault]:
    """Every track that is laid leads on from the depot, and none closes a circle."""
    reached, rest = {p.b.depot}, [i for i, layer in enumerate(p.s.laid) if layer >= 0]
    while found := [i for i in rest if len(reached.intersection(p.b.ends[i])) == 1]:
        reached.update(p.b.ends[found[0]])
        rest.remove(found[0])
    for i in rest:
        yield Fault(f"laid.{p.board.labels['track'][i]}", Text("umweg-fault-tree", track=p.board.names["track"][i]))


INVARIANTS = Invariants(stored=(cubes_add_up, orders_add_up, the_railway_is_a_tree))
