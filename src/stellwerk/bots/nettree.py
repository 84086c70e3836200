"""The search tree of a network, compiled as a whole.  Loaded once per game with that game's rules in its globals.

The tree is that of `tree.py`, an open loop over deals, but nothing is played out: a leaf is worth what the network
expects there, and its actions are as promising as the network finds them.  Most of the time goes into reading the
network's weights, and what is read once serves several positions, so `collect` goes down several times before the
network is asked (`look`).  What is on its way there counts as lost until it is known (virtual loss), so that the next
way down is another one.  Then `learn` puts what the network said into the tree.

The network's algebra is done here and not by NumPy, which would take several cores for it that others need, and
wait for Python's lock.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from stellwerk.engine.rule import rule

# The game's own rules, its heuristic, and how `tree.py` adds nodes, deals and plays: `rule.load` has put them here
# before this file runs.
actor: Callable[..., Any]
legal: Callable[..., Any]
apply: Callable[..., Any]
scores: Callable[..., Any]
winners: Callable[..., Any]
observe: Callable[..., Any]
weigh: Callable[..., Any]
add: Callable[..., Any]
deal: Callable[..., Any]
play_out: Callable[..., Any]

NOBODY = -1
NONE = 0  # the root is nobody's child, so that 0 can stand for "no node"
LOSS = np.float32(1.0)  # what a way down counts as lost, until it is known
LEAST = np.float32(0.002)  # actions less likely than this have no node
KNOWN = np.float32(0.5)  # with less than this of all likelihood at nodes legal in a deal, the network is asked again
FAINT = np.float32(0.001)  # as in network.py
FARTHEST = np.float32(2.0)  # a lead counts up to here, as in training


@rule
def grow(
    b, states, blank, belief, nodes, head, k, how, room, out, spare, leaves, features, legals, weights, net, hidden,
    iterations, stop,
):  # fmt: skip
    """Go down so many times, in batches; gives how many there were: one at least, but no more once `stop` is up."""
    done = 0
    while done < iterations and not (done > 0 and stop[0]):
        wanted = min(len(leaves), iterations - done)
        if nodes[0].child == NONE:
            wanted = 1  # at first there is one leaf: the root
        found = collect(
            b, states, blank, belief, nodes, head, k, how, room, out, spare, leaves, features, legals, weights, wanted,
            stop,
        )  # fmt: skip
        look(net, features, found * states[0].players, hidden)
        learn(nodes, head, k, room, leaves, legals, weights, net, hidden, found, states[0].players)
        done += wanted
    return done


# --------------------------------------------------------------------------------------------------------- the network


@rule
def look(net, features, n, hidden):
    """What both heads look at, in n positions, into hidden[0]."""
    first, bias, scales, shifts, layers, biases, scale, shift = net[:8]
    at, h, more = hidden[0], hidden[1], hidden[2]
    multiply(features, n, first, bias, h)
    for layer in range(len(layers)):
        normalise(h, n, scales[layer], shifts[layer], at)
        multiply(at, n, layers[layer], biases[layer], more)
        for j in range(n):
            for i in range(h.shape[1]):
                h[j, i] += more[j, i]
    normalise(h, n, scale, shift, at)


@rule
def multiply(x, n, weights, bias, out):
    """What comes out of a layer, nothing less than 0.  A weight is read once for all rows; most features are 0."""
    for j in range(n):
        for i in range(len(bias)):
            out[j, i] = bias[i]
    for k in range(len(weights)):
        row = weights[k]
        for j in range(n):
            much = x[j, k]
            if much != 0:
                for i in range(len(bias)):
                    out[j, i] += much * row[i]
    for j in range(n):
        for i in range(len(bias)):
            out[j, i] = max(out[j, i], np.float32(0))


@rule
def normalise(x, n, scale, shift, out):
    """Each row about 0, and of the size that was learnt."""
    wide = x.shape[1]
    for j in range(n):
        mean = np.float32(0)
        for i in range(wide):
            mean += x[j, i]
        mean /= wide
        spread = np.float32(0)
        for i in range(wide):
            spread += (x[j, i] - mean) ** 2
        part = np.float32(1) / np.sqrt(spread / wide + np.float32(1e-5))
        for i in range(wide):
            out[j, i] = (x[j, i] - mean) * part * scale[i] + shift[i]


@rule
def head_of(x, weights, bias):
    """What one neuron of a head says."""
    total = bias
    for i in range(len(x)):
        total += x[i] * weights[i]
    return total


# ------------------------------------------------------------------------------------------------------------ the tree


@rule
def collect(
    b, states, blank, belief, nodes, head, k, how, room, out, spare, leaves, features, legals, weights, wanted, stop,
):  # fmt: skip
    """Go down the tree so many times; gives the number of leaves that the network has to look at.

    `blank` is an empty memo and one to work in.  A game that ends on the way is known at once.  Where `k.mix` says so,
    the leaves are played out as well, as a search without a network does (`how`).
    """
    s = states[1]
    seat = actor(b, states[0])
    size = features.shape[1] - k.maps
    found = 0
    for _ in range(wanted):
        states[1] = states[0]
        leaf = leaves[found]
        leaf.depth = 0
        leaf.ends = False
        leaf.path[0] = 0
        node = 0
        n = 0
        p = actor(b, s)
        while p != NOBODY:
            n = legal(b, s, out)
            best = choose(nodes, node, p, n, k, room, out)
            if n == 1 and best == NONE and head[0] < len(nodes):
                best = add(nodes, head, node, out[0], np.float32(1))  # nothing to decide: nothing to ask
            if best == NONE or leaf.depth == len(leaf.path) - 1:
                break
            if leaf.depth == 0:
                deal(b, s, seat, belief, room, nodes[best].visits)
            before = (s.rng[0], s.rng[1], s.rng[2])
            apply(b, s, nodes[best].action)
            node = best
            leaf.depth += 1
            leaf.path[leaf.depth] = node
            p = actor(b, s)
            drawn = s.rng[0] != before[0] or s.rng[1] != before[1] or s.rng[2] != before[2]
            if p != NOBODY and ((k.through < 2 and drawn) or (k.through < 1 and p != seat)):
                leaf.ends = True
                n = legal(b, s, out)
                break
        for i in range(leaf.depth + 1):
            c = nodes[leaf.path[i]]
            c.visits += 1
            for q in range(s.players):
                c.value[q] -= LOSS
        if p == NOBODY or n <= 0:
            if p == NOBODY:
                result(b, s, k, room)
            else:
                room.gain[:] = 0
            back_up(nodes, leaf, room, s.players)
            continue
        leaf.seat = p
        leaf.count = n
        for q in range(s.players):
            observe(b, s, (p + q) % s.players, features[found * s.players + q, :size])
        for i in range(n):
            legals[found, i] = out[i]
        if k.trust > 0:
            blank[1] = blank[0]
            weigh(b, s, blank[1], out, n, weights[found])
        leaf.mix = 0
        if k.mix > 0:
            blank[1] = blank[0]
            play_out(b, s, blank[1], how, room, out, spare, stop)
            if actor(b, s) == NOBODY:
                result(b, s, k, room)
                leaf.mix = k.mix
                for seat in range(len(room.gain)):
                    leaf.gain[seat] = room.gain[seat]
        found += 1
    return found


@rule
def choose(nodes, node, p, n, k, room, out):
    """The most promising child among what is legal; none where too little of that has been asked about."""
    room.stamp += 1
    for i in range(n):
        room.mark[out[i]] = room.stamp
    best = NONE
    most = np.float32(-1e9)
    known = np.float32(0)
    mean = nodes[node].value[p] / max(1, nodes[node].visits)
    child = nodes[node].child
    while child != NONE:
        c = nodes[child]
        if room.mark[c.action] == room.stamp:
            known += c.prior
            c.offered += 1
            worth = (c.value[p] + k.doubt * mean) / max(np.float32(1e-6), c.visits + k.doubt)
            hope = worth + k.c * c.prior * np.sqrt(np.float32(c.offered)) / (1 + c.visits)
            if hope > most:
                most = hope
                best = child
        child = c.sibling
    return best if known >= KNOWN else NONE


@rule
def result(b, s, k, room):
    """What each seat gets out of a game that is over, as in training: half the win, and its lead."""
    winners(b, s, room.won)
    scores(b, s, room.points)
    sharing = 0
    for p in range(s.players):
        sharing += room.won[p]
    for p in range(s.players):
        other = -(1 << 30)
        for q in range(s.players):
            if q != p:
                other = max(other, room.points[q])
        fair = np.float32(1) / s.players
        lead = min(FARTHEST, max(-FARTHEST, np.float32(room.points[p] - other) / k.points))
        room.gain[p] = np.float32(0.5) * (room.won[p] / max(1, sharing) - fair) / (1 - fair) + lead


@rule
def back_up(nodes, leaf, room, players):
    """What was lost for the time being is what it is."""
    for i in range(leaf.depth + 1):
        c = nodes[leaf.path[i]]
        for p in range(players):
            c.value[p] += room.gain[p] + LOSS


@rule
def learn(nodes, head, k, room, leaves, legals, weights, net, hidden, found, players):
    """Put what the network says about so many leaves into the tree."""
    at, worths, worth_bias = hidden[0], net[10], net[11]
    for j in range(found):
        leaf = leaves[j]
        likelihoods(weights[j], legals[j], leaf.count, net, at[j * players], k)
        node = leaf.path[leaf.depth]
        room.stamp += 1
        child = nodes[node].child
        while child != NONE:
            room.mark[nodes[child].action] = room.stamp
            child = nodes[child].sibling
        for i in range(leaf.count):
            action = legals[j, i]
            if not leaf.ends and weights[j, i] >= LEAST and room.mark[action] != room.stamp and head[0] < len(nodes):
                add(nodes, head, node, action, weights[j, i])
        mean = np.float32(0)
        for q in range(players):
            p = (leaf.seat + q) % players
            room.gain[p] = head_of(at[j * players + q], worths, worth_bias[0])
            mean += room.gain[p] / players
        for p in range(players):
            # all seats may hope too much, and not at all times alike: what counts is who hopes more
            room.gain[p] = (1 - leaf.mix) * (room.gain[p] - mean) + leaf.mix * leaf.gain[p]
        back_up(nodes, leaf, room, players)


@rule
def likelihoods(weights, legal, n, net, at, k):
    """How likely each legal action is to be the best, into `weights`, where the heuristic's may be."""
    heaviest = np.float32(0)
    if k.trust > 0:
        for i in range(n):
            heaviest = max(heaviest, weights[i])
    most = np.float32(-1e9)
    for i in range(n):
        x = head_of(at, net[8][legal[i]], net[9][legal[i]])
        if heaviest > 0:
            x += k.trust * np.log(weights[i] / heaviest + FAINT)
        weights[i] = x * k.sharp
        most = max(most, weights[i])
    total = np.float32(0)
    for i in range(n):
        weights[i] = np.exp(weights[i] - most)
        total += weights[i]
    for i in range(n):
        weights[i] /= total
