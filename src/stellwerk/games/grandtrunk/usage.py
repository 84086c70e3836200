"""What of a map is used in The Grand Trunk Journey: places, links on the way, special deliveries, cards, companies."""

from __future__ import annotations

import numpy as np

from ...engine.game import Board, Thing
from ...engine.rule import rule
from .actions import ACHIEVE, ACQUIRE, BUILD, DELIVER, FULFIL, MOVE, NOBJECTIVES, NPROGRESS, read
from .board import CITIES, COMPANIES, OBJECTIVES, PLACES, PROGRESS_CARDS, WINDOWS
from .rules import actor
from .state import SEATS, STARTING
from .steps import goes_to, window_for

VISIT = 0
DELIVERY = VISIT + PLACES
STATION = DELIVERY + PLACES
LINK = STATION + CITIES  # PLACE PLACE, the smaller first
SPECIAL = LINK + PLACES * PLACES
CARD = SPECIAL + WINDOWS
OBJECTIVE = CARD + NPROGRESS
COMPANY = OBJECTIVE + NOBJECTIVES
ORDER = COMPANY + COMPANIES
SIZE = ORDER + SEATS


def things(board: Board, s: np.record) -> dict[int, Thing]:
    """Places to go to, deliver to and build stations in, links, windows of special deliveries, progress, objectives.

    Start cities have their stations from the beginning; objectives count where they are played with.  Companies and
    places in the first order are counted for the wins of those who have them.
    """
    labels, names = board.labels["place"], board.names["place"]
    found: dict[int, Thing] = {}
    for first, kind, count in ((VISIT, "visit", PLACES), (DELIVERY, "delivery", PLACES), (STATION, "station", CITIES)):
        open = [i for i in range(count) if kind != "station" or not s.stations >> i & 1]
        found |= {first + i: Thing(kind, names[i], f"place-{labels[i]}") for i in open}
    for link in board.document["links"]:
        a, z = sorted(list(labels).index(end) for end in link["between"])
        found[LINK + a * PLACES + z] = Thing("link", f"{names[a]} – {names[z]}", "link-" + "-".join(link["between"]))
    for k in range(WINDOWS):
        found[SPECIAL + k] = Thing("special", f"{board.record.opens[k]}–{board.record.closes[k]}", f"special-{k + 1}")
    found |= {CARD + i: Thing("progress", card, f"progress-{card}") for i, card in enumerate(PROGRESS_CARDS)}
    if s.objectives_left:
        found |= {OBJECTIVE + i: Thing("objective", card, f"objective-{card}") for i, card in enumerate(OBJECTIVES)}
    scenario = int(board.record.companies[s.scenario])
    found |= {COMPANY + i: Thing("company", x) for i, x in enumerate(board.names["company"]) if scenario >> i & 1}
    return found | {ORDER + i: Thing("order", str(i + 1)) for i in range(s.players)}


@rule
def use(b, s, action, used):
    """What an action uses, kind by kind; a move uses all links of the shortest ways."""
    if action < 0:
        return
    p = actor(b, s)
    kind, x, y, _ = read(action)
    if s.phase == STARTING:
        used[p, COMPANY + s.company[p]] += 1
        used[p, ORDER + s.rank[p]] += 1
    elif kind == MOVE:
        there = goes_to(y)
        used[p, VISIT + there] += 1
        use_links(b, s.at[p], there, used[p])
    elif kind == DELIVER:
        used[p, DELIVERY + s.at[p]] += 1
    elif kind == FULFIL:
        used[p, SPECIAL + window_for(b, s, p, s.good[p, x])] += 1
    elif kind == BUILD:
        used[p, STATION + y] += 1
    elif kind == ACQUIRE:
        used[p, CARD + x] += 1
    elif kind == ACHIEVE:
        used[p, OBJECTIVE + x] += 1


@rule
def use_links(b, here, there, used):
    """The links that lie on a shortest way between two places."""
    far = b.distance[here, there]
    for a in range(PLACES):
        for z in range(PLACES):
            if b.linked[a] >> z & 1 and b.distance[here, a] + 1 + b.distance[z, there] == far:
                used[LINK + min(a, z) * PLACES + max(a, z)] += 1
