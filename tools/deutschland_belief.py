"""How the weights in games/deutschland/belief.py are found, and how true its guesses are.

Greedy players play; in every tenth position each ticket that another player hides is set against all those that might
be there instead, and the weights are fitted by which of them it was (a conditional logit), on four fifths of the games.
The other fifth tells how likely the truth seems: with tickets dealt evenly, with the weights as they are, and as
fitted.  Then tickets that others have completed are counted, in truth and in guesses.

    python tools/deutschland_belief.py --players 3 --games 200
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

import stellwerk
from stellwerk.bots import Seat, make
from stellwerk.games.deutschland import belief
from stellwerk.games.deutschland.rules import NDECKS, is_complete
from stellwerk.games.deutschland.state import WAGONS

FACTS = ("DONE", "ENDS[1]", "ENDS[2]", "LATE", "CARD", "TIP", "REASON")
STAGES = ((0, 15, "fewer than 15 wagons used"), (15, 30, "15 to 29"), (30, 40, "30 to 39"), (40, 46, "40 and more"))
DEALS = 6  # guesses in each position


@dataclass
class Found:
    """A position: facts about each hidden ticket and those that might be in its place, the true one first; tickets that
    others have completed, in truth and on average in guesses; and the most wagons that a player has used."""

    game: int
    groups: list[NDArray[np.float64]]
    complete: int
    believed: float
    used: int


def positions(players: int, games: int, seed: int) -> Iterator[Found]:
    """Positions of games between greedy players."""
    for game in range(seed, seed + games):
        match = stellwerk.Match.new("deutschland", players, game)
        bots = [make("greedy", game * players + p) for p in range(players)]
        while not match.over:
            if len(match.actions) % 10 == 5 and match.state.record.chosen == players:
                yield look(match, game)
            match.play(bots[match.actor].pick(Seat(match, match.actor)))
        progress(game - seed + 1, games)


def look(match: stellwerk.Match, game: int) -> Found:
    """What the player on turn might think, and what is true."""
    b, s, seat, room = match.board.record, match.state.record, match.actor, belief.BELIEF.new(1)[0]
    belief.prepare(b, s, seat, room)
    groups = []
    for p in range(match.players):
        if p != seat:
            belief.measure(b, s, p, room)
            judged = [belief.judge(b, s, p, t, room) for t in range(b.tickets)]
            for ticket in hidden(b, s, seat, p):
                belief.note_reasons(b, s, room, ticket, p)
                group = [ticket, *places(b, s, seat, ticket)]
                groups.append(np.array([facts(*judged[t], *belief.news(b, room, t, p)) for t in group]))
    return Found(
        game, groups, completed(match, s), believed(match, room), WAGONS - int(s.wagons[: match.players].min())
    )


def hidden(b: np.record, s: np.record, seat: int, p: int) -> list[int]:
    """Tickets of a player that the seat does not know."""
    return [t for t in range(b.tickets) if s.ticket[t] == p and not s.seen[t] >> seat & 1]


def places(b: np.record, s: np.record, seat: int, ticket: int) -> list[int]:
    """Tickets that might be there instead of this one."""
    deck = next(d for d in range(NDECKS) if ticket < b.begins[d + 1])
    return [t for t in range(b.begins[deck], b.begins[deck + 1]) if belief.is_loose(s, seat, t)]


def facts(done: float, reached: int, late: float, cards: int, tips: int, wagons: int) -> list[float]:
    """The facts to which the weights belong."""
    return [done, reached == 1, reached == 2, late, cards, tips, wagons]


def completed(match: stellwerk.Match, s: np.record) -> int:
    """Tickets that the others hide and have completed."""
    b, seat = match.board.record, match.actor
    return sum(bool(is_complete(b, s, p, t)) for p in range(match.players) if p != seat for t in hidden(b, s, seat, p))


def believed(match: stellwerk.Match, room: np.record) -> float:
    """The same in guesses."""
    counts = []
    for deal in range(DEALS):
        guess = match.state.determinize(match.actor, deal).record
        belief.believe(match.board.record, guess, match.actor, room)
        counts.append(completed(match, guess))
    return float(np.mean(counts))


def present() -> NDArray[np.float64]:
    """The weights as they are."""
    return np.array([belief.DONE, *belief.ENDS[1:], belief.LATE, belief.CARD, belief.TIP, belief.REASON])


def fitted(groups: Sequence[NDArray[np.float64]]) -> NDArray[np.float64]:
    """The weights under which the true tickets are likeliest: Newton's method, since there is one summit."""
    weights = np.zeros(len(FACTS))
    for _ in range(50):
        slope, bend = np.zeros(len(FACTS)), 1e-6 * np.eye(len(FACTS))
        for group in groups:
            chance = np.exp(logs(group, weights))
            mean = chance @ group
            slope += group[0] - mean
            bend += (group * chance[:, None]).T @ group - np.outer(mean, mean)
        step = np.clip(np.linalg.solve(bend, slope), -1, 1)
        weights += step
        if np.abs(step).max() < 1e-4:
            break
    return weights


def logs(group: NDArray[np.float64], weights: NDArray[np.float64]) -> NDArray[np.float64]:
    """The logarithms of how likely each ticket of a group is."""
    fits = group @ weights
    return fits - fits.max() - np.log(np.exp(fits - fits.max()).sum())


def report(found: Sequence[Found]) -> dict[str, object]:
    """Weights, how likely the truth seems with them, and tickets completed in truth and in guesses."""
    learn = [group for one in found if one.game % 5 for group in one.groups]
    test = [group for one in found if one.game % 5 == 0 for group in one.groups]
    weights = fitted(learn)
    truth = {
        name: round(float(np.mean([logs(group, w)[0] for group in test])), 3)
        for name, w in (("evenly", 0 * weights), ("as it is", present()), ("fitted", weights))
    }
    stages = []
    for low, high, name in STAGES:
        some = [one for one in found if low <= one.used < high]
        complete, guess = (round(float(np.mean([getattr(o, a) for o in some])), 2) for a in ("complete", "believed"))
        stages.append({"wagons": name, "positions": len(some), "complete": complete, "believed": guess})
    pairs = zip(FACTS, zip(present().tolist(), weights.round(3).tolist(), strict=True), strict=True)
    return {"tickets": len(learn) + len(test), "log_likelihood": truth, "weights": dict(pairs), "complete": stages}


def progress(done: int, games: int) -> None:
    """Say how far it is."""
    print(f"\r{done} of {games} games", end="\n" if done == games else "", file=sys.stderr, flush=True)


def main() -> None:
    """Play, fit, report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=3, choices=range(2, 6), help="at each table (3)")
    parser.add_argument("--games", type=int, default=200, help="how many (200; five at least)")
    parser.add_argument("--seed", type=int, default=30000, help="of the first game")
    chosen = parser.parse_args()
    if chosen.games < 5:
        parser.error("--games: five at least, since every fifth is kept for the test")
    found = report(list(positions(chosen.players, chosen.games, chosen.seed)))
    json.dump(found, sys.stdout, indent=1)
    print()


if __name__ == "__main__":
    main()
