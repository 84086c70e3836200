"""The search tree, compiled as a whole.  Loaded once per game with that game's rules and heuristic in its globals.

Information-set Monte-Carlo tree search for any number of players.  A node is a sequence of actions from the root, an
*open loop*: what was dealt or drawn on the way differs from one iteration to the next, and so does what is legal.  Each
iteration chooses one of the seat's actions, deals all that the seat cannot know anew, goes down the tree among the
actions that are legal in this deal, adds one node, plays on for a while, and gives every node on its way what each seat
got out of it.

The nth try of every action of the seat gets the same deal and the same luck, so that actions are compared by what they
do and not by what they were dealt.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from stellwerk.engine.random import DICE, below, seed_into
from stellwerk.engine.rule import rule

# The game's own rules and what it knows of good play: `rule.load` has put them here before this file runs.
actor: Callable[..., Any]
legal: Callable[..., Any]
apply: Callable[..., Any]
scores: Callable[..., Any]
winners: Callable[..., Any]
determinize: Callable[..., Any]
weigh: Callable[..., Any]
value: Callable[..., Any]
believe: Callable[..., Any]
# none, where a game has none or this file is looked at by itself
shortlist: Callable[..., Any] | None = globals().get("shortlist")
distinct: Callable[..., Any] | None = globals().get("distinct")

NOBODY = -1
NONE = 0  # the root is nobody's child, so that 0 can stand for "no node"
PERMILLE = 1000
LONGEST = 10_000  # actions of a playout: no game takes as many, but a position may come from anywhere


@rule
def grow(b, states, memos, belief, nodes, head, k, room, out, weights, iterations, stop):
    """Run so many iterations for the actor of states[0], which is a guess of that seat; states[1] is played in.  Gives
    how many there were: one at least, but no more once the `stop` sign is up.

    `head` holds the number of nodes in use and the longest way down so far.  Where the tree is `fair`, the root has its
    children already, and they are tried in turn: each as often, so there it does not end before.
    """
    seat = actor(b, states[0])
    for number in range(iterations):
        states[1] = states[0]
        memos[1] = memos[0]
        depth = go_down(b, states[1], memos[1], seat, belief, nodes, head, k, room, out, weights)
        head[1] = max(head[1], depth)
        play_out(b, states[1], memos[1], k, room, out, weights, stop)
        back_up(nodes, depth, room)
        if stop[0] and not room.fair:
            return number + 1
    return iterations


@rule
def go_down(b, s, memo, seat, belief, nodes, head, k, room, out, weights):
    """Play down the tree, as far as it goes or may go, to a new node if there is to be one; gives the number of
    actions, whose nodes are then in `room.path`."""
    node = 0
    depth = 0
    room.path[0] = 0
    new = False
    while not new and depth < min(k.deep, len(room.path) - 1):
        p = actor(b, s)
        if p == NOBODY:
            break
        fair = room.fair and depth == 0
        n = branches(b, s, memo, out) if k.priors and not fair else legal(b, s, out)
        there, best = choose(nodes, node, p, n, k, room, out, fair)
        # one more child, where there have been enough visits for it
        wide = 1 + k.widen * (nodes[node].visits + 1) ** k.grow
        new = there < n and there < wide and head[0] < len(nodes) and not fair
        if new:
            if k.priors and n > 1:
                weigh(b, s, memo, out, n, weights)
            else:
                weights[:n] = 1
            pick = untried(room, out, n, weights)
            best = add(nodes, head, node, out[pick], prior_of(weights, n, pick, k))
        if best == NONE:
            break  # no room for more nodes, or nothing to do
        if depth == 0:
            deal(b, s, seat, belief, room, nodes[best].visits)
        apply(b, s, nodes[best].action)
        node = best
        depth += 1
        room.path[depth] = node
    return depth


@rule
def choose(nodes, node, p, n, k, room, out, fair):
    """How many children are legal in this deal, and the most promising of them: none where there are none.

    Afterwards `room.mark` is `room.stamp` for the actions that are legal and have no child yet.
    """
    room.stamp += 1
    for i in range(n):
        room.mark[out[i]] = room.stamp
    there = 0
    best = NONE
    most = np.float32(-1e9)
    mean = nodes[node].value[p] / max(1, nodes[node].visits)
    child = nodes[node].child
    while child != NONE:
        c = nodes[child]
        if room.mark[c.action] == room.stamp:
            room.mark[c.action] = -room.stamp
            there += 1
            c.offered += 1
            if fair:
                hope = -np.float32(c.visits)
            else:
                known = (c.value[p] + k.doubt * mean) / (c.visits + k.doubt)
                hope = known + k.c * c.prior * np.sqrt(np.float32(c.offered)) / (1 + c.visits)
            if hope > most:
                most = hope
                best = child
        child = c.sibling
    return there, best


@rule
def add(nodes, head, node, action, prior):
    """A new child."""
    new = head[0]
    head[0] += 1
    c = nodes[new]
    c.action = action
    c.prior = prior
    c.child = NONE
    c.visits = 0
    c.offered = 1
    c.value[:] = 0
    c.won[:] = 0
    c.sibling = nodes[node].child
    nodes[node].child = new
    return new


@rule
def back_up(nodes, depth, room):
    """Every node on the way learns what each seat got out of it."""
    for i in range(depth + 1):
        c = nodes[room.path[i]]
        c.visits += 1
        for p in range(len(room.gain)):
            c.value[p] += room.gain[p]
            c.won[p] += room.chance[p]


@rule
def deal(b, s, seat, belief, room, number):
    """Deal what the seat cannot know, and all the luck to come: the same for the same number, until the next search."""
    seed_into(room.dice, room.luck + number, DICE)
    determinize(b, s, seat, below(room.dice, 1 << 31))
    believe(b, s, seat, belief)


@rule
def untried(room, out, n, weights):
    """The best looking of the legal actions that have no node yet; of those that look alike the first after a random
    one, since a draw for each of hundreds would take longer than all the rest."""
    first = below(room.dice, n)
    pick = -1
    for j in range(n):
        i = first + j if first + j < n else first + j - n
        if room.mark[out[i]] == room.stamp and (pick < 0 or weights[i] > weights[pick]):
            pick = i
    return pick


@rule
def prior_of(weights, n, pick, k):
    """How likely an action is to be the one, from its weight among all: sharpened, and a part of it even."""
    most = np.float32(0)
    for i in range(n):
        most = max(most, weights[i])
    if most <= 0:
        return np.float32(1 / n)
    total = np.float32(0)
    for i in range(n):
        total += (weights[i] / most) ** k.sharp
    return (1 - k.even) * (weights[pick] / most) ** k.sharp / total + k.even / n


@rule
def all_legal(b, s, memo, out):
    """For games that do not know which actions cannot be the best, or come to the same."""
    return legal(b, s, out)


candidates = shortlist or all_legal
branches = distinct or all_legal


@rule
def play_out(b, s, memo, k, room, out, weights, stop):
    """Play on from a leaf, write what each seat gets out of it into `room.gain`, and its part of the win alone into
    `room.chance`.

    After `horizon` actions, as soon as a turn is over, the rest is estimated; a negative horizon means to the end.
    Once the `stop` sign is up, it is estimated at once.  Where a seat has to act and can do nothing, nobody gets
    anything.
    """
    n = 0
    last = NOBODY
    stuck = False
    p = actor(b, s)
    while p != NOBODY and n < LONGEST and not stop[0] and (k.horizon < 0 or n < k.horizon or p == last):
        last = p
        i = 0
        if k.guided and (k.noise == 0 or below(room.dice, PERMILLE) >= k.noise):
            count = candidates(b, s, memo, out)
            if count > 1:
                weigh(b, s, memo, out, count, weights)
                i = heaviest(room.dice, weights, count)
        else:
            count = legal(b, s, out)
            if count > 1:
                i = below(room.dice, count)
        if count <= 0:
            stuck = True
            break
        apply(b, s, out[i])
        n += 1
        p = actor(b, s)
    if stuck:
        room.gain[:] = 0
        room.chance[:] = 0
    elif p == NOBODY:
        result(b, s, k, room)
    else:
        if k.estimate:
            value(b, s, memo, room.gain)
        else:
            share_points(b, s, k, room, np.float32(0), np.float32(1))
        for seat in range(len(room.gain)):
            room.chance[seat] = room.gain[seat]


@rule
def heaviest(dice, weights, n):
    """The place of the highest weight, of those alike the first after a random place."""
    first = below(dice, n)
    pick = first
    for j in range(1, n):
        i = first + j if first + j < n else first + j - n
        if weights[i] > weights[pick]:
            pick = i
    return pick


@rule
def result(b, s, k, room):
    """What each seat gets out of a game that is over: its share of the win, and a little for its points."""
    winners(b, s, room.won)
    sharing = 0
    for p in range(len(room.won)):
        sharing += room.won[p]
    for p in range(len(room.won)):
        room.gain[p] = room.won[p] / max(1, sharing)
        room.chance[p] = room.gain[p]
    if k.margin > 0:
        share_points(b, s, k, room, 1 - k.margin, k.margin)


@rule
def share_points(b, s, k, room, old, new):
    """Mix what each seat gets with a share that goes by points now: `spread` points more make it e times as much."""
    scores(b, s, room.points)
    most = room.points[0]
    for p in range(1, s.players):
        most = max(most, room.points[p])
    total = np.float32(0)
    for p in range(s.players):
        total += np.exp((room.points[p] - most) / k.spread)
    for p in range(s.players):
        share = np.exp((room.points[p] - most) / k.spread) / total
        room.gain[p] = old * room.gain[p] + new * share


@rule
def keep(nodes, fresh, origin, top):
    """Copy the tree below the node `top` into `fresh`, whose root it becomes; gives the number of nodes."""
    fresh[0] = nodes[top]
    fresh[0].sibling = NONE
    origin[0] = top
    used = 1
    at = 0
    while at < used:
        child = nodes[origin[at]].child
        fresh[at].child = NONE
        while child != NONE:
            if used < len(fresh):
                fresh[used] = nodes[child]
                fresh[used].sibling = fresh[at].child
                fresh[at].child = used
                origin[used] = child
                used += 1
            child = nodes[child].sibling
        at += 1
    return used


@rule
def sample(b, states, memos, k, room, out, weights, games, luck, total, stop):
    """Add up each seat's part of the win in so many ways to go on from states[0] as it is; what comes is drawn anew,
    alike for the same luck.  Gives how many there were: one at least, but no more once the `stop` sign is up."""
    for n in range(games):
        states[1] = states[0]
        memos[1] = memos[0]
        seed_into(room.dice, luck + n, DICE)
        seed_into(states[1].rng, below(room.dice, 1 << 31), DICE)
        play_out(b, states[1], memos[1], k, room, out, weights, stop)
        for p in range(len(room.gain)):
            total[p] += room.chance[p]
        if stop[0]:
            return n + 1
    return games
