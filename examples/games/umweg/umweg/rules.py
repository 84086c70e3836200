"""The rules of Umweg, in the order of rules.en.md."""

from stellwerk.engine.random import GAME, below, pick, seed_into
from stellwerk.engine.rule import rule

from . import actions as why
from .actions import KINDS
from .board import MATERIALS, ORDERS, TRACKS
from .state import CUBES, DISPLAY, DRAWN, FIRST_CUBES, FIRST_ORDERS, MOST_CUBES, MOST_ORDERS, SEATS

SORTS = len(MATERIALS)


@rule
def setup(b, s, players, seed, options):
    """Three secret orders and three cubes for everybody, three orders on display; who begins is drawn by lot."""
    seed_into(s.rng, seed, GAME)
    s.players = players
    s.turn = below(s.rng, players)
    for track in range(TRACKS):
        s.laid[track] = -1
    for order in range(ORDERS):
        s.pile[order] = 1 if order < b.orders else 0
        s.secret[order] = 0
        s.taken[order] = -1
    for material in range(SORTS):
        s.bag[material] = CUBES
        for p in range(SEATS):
            s.held[p, material] = 0
    for p in range(players):
        for _ in range(FIRST_ORDERS):
            deal_order(b, s, p)
        for _ in range(FIRST_CUBES):
            take_cube(s, p)
    for _ in range(DISPLAY):
        s.pile[pick(s.rng, s.pile, b.orders)] = 0
    refresh(b, s)


@rule
def take_cube(s, p):
    """A cube from the bag."""
    material = pick(s.rng, s.bag, SORTS)
    s.bag[material] -= 1
    s.held[p, material] += 1


@rule
def deal_order(b, s, p):
    """An order from the pile, unseen by the others."""
    order = pick(s.rng, s.pile, b.orders)
    s.pile[order] = 0
    s.secret[order] = 1
    s.taken[order] = p


# ------------------------------------------------------------------------------------------------------------- the turn


@rule
def actor(b, s):
    """Whose turn it is: -1 when the railway reaches every town."""
    return -1 if s.linked == b.towns else s.turn


@rule
def draw(b, s):
    """Two cubes from the bag."""
    for _ in range(DRAWN):
        take_cube(s, s.turn)
    s.turn = (s.turn + 1) % s.players


@rule
def why_not_draw(b, s):
    """Nobody may hold more than ten.  Who may not draw can pay for any track: of nine cubes four are of one material,
    or three of each."""
    return why.MAY if cubes_of(s, s.turn) + DRAWN <= MOST_CUBES else why.TOO_MANY_CUBES


@rule
def cubes_of(s, p):
    """How many cubes a player holds."""
    count = 0
    for material in range(SORTS):
        count += s.held[p, material]
    return count


@rule
def accept(b, s, order):
    """One of those on display, for all to see; the next of the pile takes its place."""
    s.taken[order] = s.turn
    s.turn = (s.turn + 1) % s.players
    for left in range(b.orders):
        if s.pile[left]:
            s.pile[pick(s.rng, s.pile, b.orders)] = 0
            return


@rule
def why_not_accept(b, s, order):
    """Five orders at most."""
    if order >= b.orders:
        return why.NO_SUCH_ORDER
    if s.taken[order] >= 0 or s.pile[order]:
        return why.NOT_ON_DISPLAY
    return why.MAY if orders_of(b, s, s.turn) < MOST_ORDERS else why.TOO_MANY_ORDERS


@rule
def orders_of(b, s, p):
    """How many orders a player has."""
    count = 0
    for order in range(b.orders):
        if s.taken[order] == p:
            count += 1
    return count


@rule
def lay(b, s, track, material):
    """The cubes go back into the bag, and the railway reaches another town."""
    s.held[s.turn, material] -= price(b, track, material)
    s.bag[material] += price(b, track, material)
    s.laid[track] = s.turn
    link(b, s, track)
    if s.linked != b.towns:
        s.turn = (s.turn + 1) % s.players


@rule
def why_not_lay(b, s, track, material):
    """From a town that the railway reaches to one that it does not, with cubes of one material."""
    if track >= b.tracks:
        return why.NO_SUCH_TRACK
    if s.laid[track] >= 0:
        return why.IS_LAID
    reached = is_linked(s, b.ends[track, 0]) + is_linked(s, b.ends[track, 1])
    if reached != 1:
        return why.CLOSES_CIRCLE if reached == 2 else why.NOT_LINKED
    return why.MAY if s.held[s.turn, material] >= price(b, track, material) else why.TOO_FEW_CUBES


@rule
def price(b, track, material):
    """A cube for each mile, and one more if they are not of the track's own material."""
    return b.length[track] + (1 if b.material[track] != material else 0)


@rule
def is_linked(s, town):
    """Whether the railway reaches a town: 1 or 0."""
    return s.linked >> town & 1


@rule
def link(b, s, track):
    """A track takes the railway from one of its towns to the other."""
    near, far = int(b.ends[track, 0]), int(b.ends[track, 1])
    if not is_linked(s, near):
        near, far = far, near
    s.linked |= 1 << far
    s.miles[far] = s.miles[near] + b.length[track]
    s.up[far] = near


@rule
def refresh(b, s):
    """Work out again where the railway goes: round after round, until no track that is laid leads on."""
    s.linked = 1 << b.depot
    s.miles[b.depot] = 0
    s.up[b.depot] = b.depot
    grows = True
    while grows:
        grows = False
        for track in range(b.tracks):
            if s.laid[track] >= 0 and is_linked(s, b.ends[track, 0]) != is_linked(s, b.ends[track, 1]):
                link(b, s, track)
                grows = True


# ------------------------------------------------------------------------------------------------------ end of the game


@rule
def way(s, x, y):
    """The miles between two towns by rail: there is one way only, up towards the depot and down again."""
    miles = s.miles[x] + s.miles[y]
    while x != y:
        if s.miles[x] >= s.miles[y]:
            x = s.up[x]
        else:
            y = s.up[y]
    return miles - 2 * s.miles[x]


@rule
def pays(b, s, order):
    """Whether the railway reaches both towns of an order."""
    return is_linked(s, b.goal[order, 0]) and is_linked(s, b.goal[order, 1])


@rule
def detour(b, s, order):
    """What an order pays: the miles by rail beyond the shortest way that could have been laid."""
    return way(s, b.goal[order, 0], b.goal[order, 1]) - b.direct[order] if pays(b, s, order) else 0


@rule
def scores(b, s, out):
    """A point for each mile laid and for each mile of detour."""
    for p in range(s.players):
        out[p] = 0
    for track in range(b.tracks):
        if s.laid[track] >= 0:
            out[s.laid[track]] += b.length[track]
    for order in range(b.orders):
        if s.taken[order] >= 0:
            out[s.taken[order]] += detour(b, s, order)


apply = KINDS.each("apply", draw=draw, accept=accept, lay=lay)
why_not = KINDS.each("why_not", draw=why_not_draw, accept=why_not_accept, lay=why_not_lay)
