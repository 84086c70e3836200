"""The rules, in the order in which the README tells them."""

from stellwerk.engine.random import GAME, below, seed_into
from stellwerk.engine.rule import rule

from . import actions as why
from .actions import KINDS
from .board import TRACKS
from .state import ARRIVED, COAL, MOST_COAL, PILE, SEATS


@rule
def setup(b, s, players, seed, options):
    """Everybody begins in the depot with two coal and draws a destination; who begins is drawn by lot."""
    seed_into(s.rng, seed, GAME)
    s.players = players
    s.turn = below(s.rng, players)
    s.pile = PILE * players
    for track in range(TRACKS):
        s.laid[track] = -1
    for p in range(SEATS):
        s.coal[p] = s.been[p] = 0
        s.at[p] = s.goal[p] = -1
    for p in range(players):
        s.coal[p] = COAL
        s.at[p] = b.depot
        s.been[p] = 1 << b.depot
        draw_goal(b, s, p)


@rule
def draw_goal(b, s, p):
    """Any of the destinations where the train has not been."""
    goal = below(s.rng, b.towns)
    while not b.goals >> goal & 1 or s.been[p] >> goal & 1:
        goal = below(s.rng, b.towns)
    s.goal[p] = goal


# ------------------------------------------------------------------------------------------------------------ the turn


@rule
def actor(b, s):
    """Whose turn it is: -1 when a train has arrived, or the pile is empty."""
    if s.pile < COAL:
        return -1
    for p in range(s.players):
        if s.at[p] == s.goal[p]:
            return -1
    return s.turn


@rule
def load(b, s):
    """Two coal from the pile."""
    s.pile -= COAL
    s.coal[s.turn] += COAL
    s.turn = (s.turn + 1) % s.players


@rule
def why_not_load(b, s):
    """Nobody may have more than five.  Who may not load has enough for any track."""
    return why.MAY if s.coal[s.turn] + COAL <= MOST_COAL else why.TENDER_FULL


@rule
def go(b, s, track):
    """To the other end of a track, for a coal a mile; whoever is the first there lays it."""
    p, town = s.turn, far_end(b, s, track)
    s.coal[p] -= b.length[track]
    s.at[p] = town
    s.been[p] |= 1 << town
    if s.laid[track] < 0:
        s.laid[track] = p
    s.turn = (s.turn + 1) % s.players


@rule
def why_not_go(b, s, track):
    """From the town where the train is, with enough coal."""
    if track >= b.tracks:
        return why.NO_SUCH_TRACK
    if s.at[s.turn] != b.ends[track, 0] and s.at[s.turn] != b.ends[track, 1]:
        return why.ELSEWHERE
    return why.MAY if s.coal[s.turn] >= b.length[track] else why.TOO_LITTLE_COAL


@rule
def far_end(b, s, track):
    """Where a train gets by a track."""
    return int(b.ends[track, 1] if s.at[s.turn] == b.ends[track, 0] else b.ends[track, 0])


@rule
def scores(b, s, out):
    """A point for each mile laid, five for who has arrived."""
    for p in range(s.players):
        out[p] = ARRIVED if s.at[p] == s.goal[p] else 0
    for track in range(b.tracks):
        if s.laid[track] >= 0:
            out[s.laid[track]] += b.length[track]


apply = KINDS.each("apply", load=load, go=go)
why_not = KINDS.each("why_not", load=why_not_load, go=why_not_go)
