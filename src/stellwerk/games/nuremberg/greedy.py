"""What a good player of First Train to Nuremberg knows: bids, lines that pay, trains for them, and when to sell.

Everything is weighed in points.  A piece is worth its point, its money, and its part of a set; a link costs money every
turn until it is sold.  A line is planned as a whole before its first link is laid, a sale as well.
"""

# mypy: disallow-untyped-decorators=False, disallow-untyped-calls=False
from __future__ import annotations

import math

import numpy as np

from ...engine.bits import BITS, clear, has, lowest, put
from ...engine.record import Record, field
from ...engine.rule import rule
from .actions import BUILD, BUY, LOAD_ALL, PASS, read, to_build, to_finish, to_load_all, to_pass, to_sell
from .board import (
    AREAS,
    BROWN,
    COLOURS,
    FIELD,
    GREEN,
    LINKS,
    LINKS_EACH,
    RED,
    SEATS,
    STATION,
    TRAINS,
    WHITE,
)  # fmt: skip
from .building import means
from .rules import SET_VALUE, actor, sets_of
from .state import (
    AUCTION,
    BITS_WORDS,
    BUILDING,
    CARGO,
    FIRST_COMPANY,
    GREEN_PASSENGER,
    LANDLORD,
    LOADS,
    LONGEST,
    OVER,
    PAYING,
    RED_PASSENGER,
    TAKEOVERS,
    TRANSPORT,
    WHITE_CUBE,
    YELLOW_CUBE,
)  # fmt: skip
from .takeover import PER_POINT
from .transport import RATE, kind_of, load_of, room_for

NCOLOURS = len(COLOURS)
WIDE, STARTS, DEEP = 20, 64, 12  # lines looked at for each length, places to begin, links
LABELS = STARTS + WIDE * DEEP + 1  # the last is for one that is tried
UNSEEN = 99

MEMO = Record(
    {
        "area": AREAS, "label": LABELS, "kind": CARGO, "bits": BITS_WORDS, "place": LONGEST, "comp": LONGEST + 1,
        "link": 2 * LINKS, "seat": SEATS, "class": 4,
    },
    [
        field("worth", "f4", "kind", doc="what a piece of each kind is worth"),
        field("ready", "f4", "kind", doc="pieces that can be fetched already"),
        field("count", "f4", "area", "kind", doc="pieces in each area, less where others fetch too"),
        field("look", "f4", "area", doc="the most that lies next to an area"),
        field("order", "i4", "kind", doc="the kinds of piece, the dearest first"),
        field("comp", "i1", "area", doc="the part of the own network that an area belongs to, 0 for none"),
        field("comps", "i4", doc="how many parts there are"),
        field("opens", "u1", "comp", doc="the companies that a part of the network leads to"),
        field("stuck", "f4", "comp", "kind", doc="passengers in a part of the network that leads nowhere for them"),
        field("far", "i2", "area", doc="search: links from one end of the connection"),
        field("near", "i2", "area", doc="search: links from the other end"),
        field("queue", "i2", "area", doc="search: where next"),
        field("shortest", "i2", doc="links of the shortest connection there can be"),
        field("parent", "i2", "label", doc="the line that this one goes on from, -1 at its start"),
        field("number", "i2", "label", doc="its last link and direction, -1 at the start"),
        field("first", "i2", "label", doc="its first link and direction, -1 at the start"),
        field("end", "i2", "label", doc="where it has come to"),
        field("laid", "i2", "label", doc="its links"),
        field("due", "i2", "label", doc="its build points"),
        field("red", "i2", "label", doc="red influence that it takes"),
        field("green", "i2", "label", doc="green influence that it takes"),
        field("white", "i2", "label", doc="white influence that it takes"),
        field("towns", "u1", "label", doc="the companies that it leads to"),
        field("joined", "u4", "label", doc="parts of the own network that it joins"),
        field("got", "f4", "label", "kind", doc="pieces that it fetches, passengers even where they cannot go yet"),
        field("links", "f4", "label", doc="links of it on a shortest connection"),
        field("net", "f4", "label", doc="what it is worth if it ends here"),
        field("hope", "f4", "label", doc="what it is worth to go on with"),
        field("seen", "u4", "label", "bits", doc="its areas, and the fields that it serves"),
        field("value", "f4", "link", doc="the best line that begins with a link and direction"),
        field("plan", "i2", "place", doc="the links and directions of the line decided on"),
        field("length", "i2", doc="how many they are"),
        field("chairs", "f4", "class", doc="free seats by price"),
        field("stands", "f4", "seat", doc="the points that each seat will have at the end"),
    ],
)  # fmt: skip

# What was found by play against itself, in points unless said otherwise.
# Influence in the auction: the first point, less for each that one has, and its part in the last turn
WHITE_POINT = 2.4  # white
WHITE_LESS = 0.25  # white
WHITE_LAST = 1.5  # white
BROWN_POINT = 3.1  # brown
BROWN_LESS = 0.25  # brown
BROWN_LAST = 1.0  # brown
COMPANY_POINT = 1.5  # red or green
COMPANY_LESS = 0.55  # red or green
COMPANY_LAST = 0.83  # red or green
CUBE = 0.68  # a cube
CUBE_MORE = 0.05  # each cube more that is gone
CUBE_LAST = 0.8  # part of it in the last turn

# Influence that is left for later
WHITE_LEFT = 0.8  # white
BROWN_LEFT = 1.4  # brown
COMPANY_LEFT = 1.2  # red or green

# Pieces
SET_PART = 0.6  # part of a set that its missing piece counts
PROFIT_ROOM = 2.7  # steps to the end of the profit track from which on money counts less
CLASS = 2.0  # points of a passenger where they are the price of the train
SHARED = 0.45  # part of a piece that is lost where others fetch too
NEXT_TURN = 0.42  # part of a piece that has to wait for another turn

# Lines
ROOM = 0.78  # pieces that trains take without any brown influence to speak of
ROOM_PER_BROWN = 2.2  # and for each brown point
EXCHANGED = 0.2  # part of other means that is exchanged for brown
EVEN = 0.6  # part of the room that is for goods, and that is for passengers
LINK = 1.6  # a link's costs
LINK_LAST = 1.1  # in the last turn
BUILT_CUBE = 0.3  # a cube for building
BUILT_INFLUENCE = 0.39  # influence for building
TOLL = 1.2  # influence for a company
LANDLORD_PAID = 0.9  # white influence for a landlord
CONNECTION = 0.8  # a link on the shortest connection that scores
HOPE = 0.25  # a passenger on a line that leads nowhere yet
AHEAD = 0.1  # a piece next to a line's end

# Trains, takeovers
BROWN_SPENT = 0.93  # brown influence for a train
BROWN_SPENT_LAST = 0.0  # in the last turn
MEANS_SPENT = 0.41  # what else is paid for a train
HURRY = 1.0  # part of a piece's worth for which it goes first where others fetch too
SOLD = 1.0  # a link less, for each turn to come
SOLD_LAST = 1.0  # a link less at the end
SELLING = 1.1  # influence for a takeover
LOST = 0.6  # part of the pieces that a takeover loses

# Weights and chances
SOFTNESS = 0.6  # points by which a weight falls to a third
DOUBT = 4.5  # points by which a turn can change things

# What things at hand are worth for the result (fitted to the results of many games)
POINTS_LATER, REACH_LATER, NETWORK_LATER = 0.8, 0.53, 0.32
WHITE_LATER, BROWN_LATER, COMPANY_LATER, CUBE_LATER = 0.78, 0.31, 0.07, 0.18


@rule
def is_last(b, s):
    """Whether this is the last turn."""
    return s.turn >= b.turns[s.side, s.players]


@rule
def turns_left(b, s):
    """The turns after this one."""
    return int(b.turns[s.side, s.players] - s.turn)


# ------------------------------------------------------------------------------------------------ what pieces are worth


@rule
def price_pieces(b, s, p, memo):
    """A piece's point, its money (little at the end of the profit track) and its part of a set."""
    money = max(0.3, min(1.0, (b.high - s.profit[p]) / PROFIT_ROOM))
    least = 99
    for kind in range(CARGO):
        least = min(least, int(s.held[p, kind] + s.carried[p, kind]))
    missing = 0
    for kind in range(CARGO):
        if s.held[p, kind] + s.carried[p, kind] == least:
            missing += 1
    for kind in range(CARGO):
        worth = 1.0 + money
        if kind == WHITE_CUBE:
            worth = 1.0 + 2.0 * money
        elif kind >= RED_PASSENGER and b.classes[s.train_side]:
            worth = CLASS + money
        if s.held[p, kind] + s.carried[p, kind] == least:
            worth += SET_PART * SET_VALUE / missing
        memo.worth[kind] = worth
        memo.order[kind] = kind
    for i in range(1, CARGO):
        k = memo.order[i]
        j = i
        while j > 0 and memo.worth[memo.order[j - 1]] < memo.worth[k]:
            memo.order[j] = memo.order[j - 1]
            j -= 1
        memo.order[j] = k


@rule
def fetched(b, s, memo, white, yellow, red, green, room):
    """What so many pieces are worth: those that trains take, and a part of the others for later."""
    total = 0.0
    left = room
    people = room * EVEN
    goods = room * EVEN
    later = 0.0 if is_last(b, s) else NEXT_TURN
    for i in range(CARGO):
        kind = memo.order[i]
        n = white
        if kind == YELLOW_CUBE:
            n = yellow
        elif kind == RED_PASSENGER:
            n = red
        elif kind == GREEN_PASSENGER:
            n = green
        take = min(n, left)
        if kind >= RED_PASSENGER:
            take = min(take, people)
            people -= take
        else:
            take = min(take, goods)
            goods -= take
        left -= take
        total += memo.worth[kind] * (take + later * (n - take))
    return total


# -------------------------------------------------------------------------------------------------------- what is there


@rule
def map_network(b, s, p, memo):
    """The parts of a player's network, and the companies that they lead to."""
    for area in range(b.areas):
        memo.comp[area] = 0
    memo.comps = 0
    if s.track[p] > 0:
        for link in range(b.links):
            if s.owner[link] == p:
                one = b.end[link, 0]
                two = b.end[link, 1]
                if memo.comp[one] == 0 and memo.comp[two] == 0:
                    memo.comps += 1
                    memo.comp[one] = memo.comps
                    memo.comp[two] = memo.comps
                elif memo.comp[one] == 0:
                    memo.comp[one] = memo.comp[two]
                elif memo.comp[two] == 0:
                    memo.comp[two] = memo.comp[one]
                elif memo.comp[one] != memo.comp[two]:
                    gone = memo.comp[two]
                    for area in range(b.areas):
                        if memo.comp[area] == gone:
                            memo.comp[area] = memo.comp[one]
    for c in range(memo.comps + 1):
        memo.opens[c] = 0
        for kind in range(CARGO):
            memo.stuck[c, kind] = 0.0
    if memo.comps > 0:
        for area in range(b.areas):
            if memo.comp[area] > 0:
                memo.opens[memo.comp[area]] |= s.company[area]


@rule
def serves(b, s, memo, area):
    """Whether an own station that is no company's serves a field."""
    for i in range(b.serving[area]):
        station = b.serves[area, i]
        if s.company[station] == 0 and memo.comp[station] > 0:
            return True
    return False


@rule
def has_rival(b, s, p, area):
    """Whether another player's link runs into an area."""
    for i in range(b.sides[area]):
        owner = s.owner[b.side[area, i]]
        if 0 <= owner < FIRST_COMPANY and owner != p:
            return True
    return False


@rule
def take_stock(b, s, p, memo):
    """Count what lies in each area, and what the network can fetch already."""
    for kind in range(CARGO):
        memo.ready[kind] = 0.0
    for area in range(b.areas):
        for kind in range(CARGO):
            memo.count[area, kind] = 0.0
        what = b.kind[area]
        if what == FIELD:
            n = s.lying[area, WHITE_CUBE]
            if n > 0:
                part = float(n)
                for i in range(b.serving[area]):
                    station = b.serves[area, i]
                    if s.company[station] == 0 and has_rival(b, s, p, station):
                        part = n * (1.0 - SHARED)
                        break
                memo.count[area, WHITE_CUBE] = part
                if memo.comps > 0 and serves(b, s, memo, area):
                    memo.ready[WHITE_CUBE] += part
            continue
        n = s.lying[area, YELLOW_CUBE] + s.lying[area, RED_PASSENGER] + s.lying[area, GREEN_PASSENGER]
        if n == 0:
            continue
        part = 1.0 - SHARED if has_rival(b, s, p, area) else 1.0
        c = memo.comp[area]
        for kind in range(YELLOW_CUBE, CARGO):
            pieces = s.lying[area, kind] * part
            memo.count[area, kind] = pieces
            if c > 0 and pieces > 0:
                if kind == YELLOW_CUBE or memo.opens[c] >> (kind - RED_PASSENGER) & 1:
                    memo.ready[kind] += pieces
                else:
                    memo.stuck[c, kind] += pieces


@rule
def look_ahead(b, s, memo):
    """What lies next to each area, as a hope for lines that come there."""
    for area in range(b.areas):
        memo.look[area] = 0.0
        if b.kind[area] == FIELD:
            continue
        for i in range(b.sides[area]):
            link = b.side[area, i]
            if s.owner[link] < 0 and b.forbidden[link] == 0:
                there = b.end[link, 0] + b.end[link, 1] - area
                n = (
                    memo.count[there, YELLOW_CUBE]
                    + memo.count[there, RED_PASSENGER]
                    + memo.count[there, GREEN_PASSENGER]
                )
                if b.kind[there] == STATION and s.company[there] == 0:
                    for j in range(b.serving[there]):
                        n += memo.count[b.serves[there, j], WHITE_CUBE]
                memo.look[area] = max(memo.look[area], n)


@rule
def find_connection(b, s, memo):
    """The shortest connection there can still be of the two scoring ends."""
    memo.shortest = -1
    if b.scoring == 0 or s.scored:
        return
    spread(b, s, memo, memo.far, 1)
    spread(b, s, memo, memo.near, 2)
    least = UNSEEN
    for area in range(b.areas):
        if b.goal[area] == 2:
            least = min(least, int(memo.far[area]))
    memo.shortest = least


@rule
def spread(b, s, memo, far, goal):
    """How many links each area is from an end, over links that lie or could be laid."""
    tail = 0
    for area in range(b.areas):
        far[area] = UNSEEN
        if b.goal[area] == goal:
            far[area] = 0
            memo.queue[tail] = area
            tail += 1
    head = 0
    while head < tail:
        area = int(memo.queue[head])
        head += 1
        for i in range(b.sides[area]):
            link = b.side[area, i]
            there = b.end[link, 0] + b.end[link, 1] - area
            if b.forbidden[link] == 0 and far[there] == UNSEEN:
                far[there] = far[area] + 1
                memo.queue[tail] = there
                tail += 1


# ------------------------------------------------------------------------------------------------------ planning a line


@rule
def plan_line(b, s, p, memo):
    """The best line that the player could lay from here on, by going on with the most promising ones."""
    price_pieces(b, s, p, memo)
    map_network(b, s, p, memo)
    take_stock(b, s, p, memo)
    look_ahead(b, s, memo)
    find_connection(b, s, memo)
    for number in range(2 * b.links):
        memo.value[number] = -99.0
    low = 0
    high = begin_lines(b, s, p, memo)
    best = -1
    most = -1e9
    for _ in range(DEEP):
        end = high
        for i in range(low, high):
            area = int(memo.end[i])
            for j in range(b.sides[area]):
                link = b.side[area, j]
                if s.owner[link] < 0:
                    way = 0 if b.end[link, 0] == area else 1
                    end = go_further(b, s, p, memo, i, 2 * link + way, high, end)
        if end == high:
            break
        for i in range(high, end):
            if memo.net[i] > most:
                most = float(memo.net[i])
                best = i
            if memo.net[i] > memo.value[memo.first[i]]:
                memo.value[memo.first[i]] = memo.net[i]
        low = high
        high = end
    note_plan(memo, best)
    return most


@rule
def note_plan(memo, best):
    """Write down the links of the best line."""
    memo.length = 0
    if best >= 0:
        n = int(memo.laid[best])
        memo.length = n
        while best >= 0 and n > 0:
            n -= 1
            memo.plan[n] = memo.number[best]
            best = int(memo.parent[best])


@rule
def begin_lines(b, s, p, memo):
    """The places where a line can begin: the end of the one under way, else own areas and companies' towns."""
    n = 0
    if s.laid > 0:
        begin_line(b, s, p, memo, 0, int(s.trail[s.laid]), False)
        for i in range(s.laid + 1):
            put(memo.seen[0], s.trail[i])
        memo.due[0] = s.due
        return 1
    for area in range(b.areas):
        can_begin = b.kind[area] != FIELD and (s.company[area] != 0 or memo.comp[area] > 0)
        if can_begin and n < STARTS and begin_line(b, s, p, memo, n, area, True):
            n += 1
    return n


@rule
def begin_line(b, s, p, memo, n, area, toll):
    """An empty line at an area; False where its companies cannot be paid."""
    red = 1 if toll and s.company[area] & 1 else 0
    green = 1 if toll and s.company[area] & 2 else 0
    if red > s.influence[p, RED] or green > s.influence[p, GREEN]:
        return False
    memo.parent[n] = -1
    memo.number[n] = -1
    memo.first[n] = -1
    memo.end[n] = area
    memo.laid[n] = 0
    memo.due[n] = 0
    memo.red[n] = red
    memo.green[n] = green
    memo.white[n] = 0
    memo.links[n] = 0.0
    memo.joined[n] = 0
    memo.towns[n] = s.company[area]
    for kind in range(CARGO):
        memo.got[n, kind] = 0.0
    clear(memo.seen[n])
    put(memo.seen[n], area)
    c = memo.comp[area]
    if c > 0:
        memo.joined[n] = 1 << c
        memo.towns[n] |= memo.opens[c]
        for kind in range(CARGO):
            memo.got[n, kind] = memo.stuck[c, kind]
    else:
        memo.got[n, RED_PASSENGER] = memo.count[area, RED_PASSENGER]
        memo.got[n, GREEN_PASSENGER] = memo.count[area, GREEN_PASSENGER]
    return True


@rule
def go_further(b, s, p, memo, i, number, start, end):
    """Go on with line i by a link, if that is allowed and promises enough; gives where the next one is noted."""
    link = number >> 1
    way = number & 1
    if b.forbidden[link] or (b.one_way[link] and way == 1) or (b.extension[link] and s.extended == 0):
        return end
    there = int(b.end[link, 1 - way])
    if has(memo.seen[i], there) or s.track[p] + memo.laid[i] >= LINKS_EACH:
        return end
    red = int(memo.red[i]) + (s.company[there] & 1)
    green = int(memo.green[i]) + (s.company[there] >> 1 & 1)
    white = int(memo.white[i]) + int(s.lying[there, LANDLORD])
    due = int(memo.due[i] + b.cost[link])
    if red > s.influence[p, RED] or green > s.influence[p, GREEN] or white > s.influence[p, WHITE]:
        return end
    if means(s, p) - red - green - white < due:
        return end
    n = end
    if end - start >= WIDE:  # only the most promising ones: this one in the place of the worst, if it is better
        n = LABELS - 1
    memo.parent[n] = i
    memo.number[n] = number
    memo.first[n] = memo.first[i] if memo.laid[i] > 0 else number
    memo.end[n] = there
    memo.laid[n] = memo.laid[i] + 1
    memo.due[n] = due
    memo.red[n] = red
    memo.green[n] = green
    memo.white[n] = white
    memo.links[n] = memo.links[i]
    memo.joined[n] = memo.joined[i]
    memo.towns[n] = memo.towns[i] | s.company[there]
    for kind in range(CARGO):
        memo.got[n, kind] = memo.got[i, kind]
    for w in range(BITS_WORDS):
        memo.seen[n, w] = memo.seen[i, w]
    put(memo.seen[n], there)
    if memo.shortest > 0:
        here = b.end[link, way]
        one = min(memo.far[here] + memo.near[there], memo.far[there] + memo.near[here]) + 1
        if one == memo.shortest:
            memo.links[n] += 1.0
    fetch_there(b, s, memo, n, there)
    appraise(b, s, p, memo, n)
    if n != end:
        worst = start
        for j in range(start + 1, end):
            if memo.hope[j] < memo.hope[worst]:
                worst = j
        if memo.hope[n] > memo.hope[worst]:
            copy_line(memo, n, worst)
        return end
    return end + 1


@rule
def copy_line(memo, i, n):
    """Line n becomes line i."""
    memo.parent[n] = memo.parent[i]
    memo.number[n] = memo.number[i]
    memo.first[n] = memo.first[i]
    memo.end[n] = memo.end[i]
    memo.laid[n] = memo.laid[i]
    memo.due[n] = memo.due[i]
    memo.red[n] = memo.red[i]
    memo.green[n] = memo.green[i]
    memo.white[n] = memo.white[i]
    memo.links[n] = memo.links[i]
    memo.joined[n] = memo.joined[i]
    memo.towns[n] = memo.towns[i]
    memo.net[n] = memo.net[i]
    memo.hope[n] = memo.hope[i]
    for kind in range(CARGO):
        memo.got[n, kind] = memo.got[i, kind]
    for w in range(BITS_WORDS):
        memo.seen[n, w] = memo.seen[i, w]


@rule
def fetch_there(b, s, memo, n, there):
    """What a line fetches in an area that it comes to."""
    c = memo.comp[there]
    if c > 0:
        if memo.joined[n] >> c & 1:
            return
        memo.joined[n] |= 1 << c
        memo.towns[n] |= memo.opens[c]
        for kind in range(CARGO):
            memo.got[n, kind] += memo.stuck[c, kind]
        return
    for kind in range(YELLOW_CUBE, CARGO):
        memo.got[n, kind] += memo.count[there, kind]
    if b.kind[there] >= STATION and s.company[there] == 0:
        for i in range(b.serving[there]):
            area = b.serves[there, i]
            if memo.count[area, WHITE_CUBE] > 0 and not has(memo.seen[n], area):
                put(memo.seen[n], area)
                if not serves(b, s, memo, area):
                    memo.got[n, WHITE_CUBE] += memo.count[area, WHITE_CUBE]


@rule
def train_room(b, s, p, spent_means):
    """The pieces that trains can take: by brown influence, and a little by what can be exchanged for it."""
    brown = float(s.influence[p, BROWN])
    rest = max(0.0, float(means(s, p)) - brown - spent_means)
    brown += EXCHANGED * rest / RATE
    if brown < 0.5:
        return 0.0
    return min(15.0, ROOM + ROOM_PER_BROWN * brown)


@rule
def appraise(b, s, p, memo, n):
    """What a line is worth if it ends here, and what it promises if it goes on."""
    tolls = memo.red[n] + memo.green[n]
    cubes = min(int(s.cubes[p]), int(memo.due[n]))
    beyond = int(memo.due[n]) - cubes
    room = train_room(b, s, p, float(tolls + memo.white[n] + memo.due[n]))
    # who pays with influence loses brown as well, once all else is gone
    others = int(s.influence[p, WHITE] + s.influence[p, RED] + s.influence[p, GREEN]) - tolls - int(memo.white[n])
    if beyond > others:
        room = max(0.0, room - ROOM_PER_BROWN * (beyond - others))
    red = float(memo.got[n, RED_PASSENGER])
    green = float(memo.got[n, GREEN_PASSENGER])
    stuck = 0.0
    if memo.towns[n] & 1 == 0:
        stuck += red
        red = 0.0
    if memo.towns[n] & 2 == 0:
        stuck += green
        green = 0.0
    gain = fetched(
        b,
        s,
        memo,
        memo.ready[WHITE_CUBE] + memo.got[n, WHITE_CUBE],
        memo.ready[YELLOW_CUBE] + memo.got[n, YELLOW_CUBE],
        memo.ready[RED_PASSENGER] + red,
        memo.ready[GREEN_PASSENGER] + green,
        room,
    )
    link = LINK_LAST if is_last(b, s) else LINK
    gain -= link * memo.laid[n] + TOLL * tolls + LANDLORD_PAID * memo.white[n]
    gain -= BUILT_CUBE * cubes + BUILT_INFLUENCE * beyond
    gain += CONNECTION * memo.links[n]
    memo.net[n] = gain
    memo.hope[n] = gain + HOPE * stuck + AHEAD * memo.look[memo.end[n]]


@rule
def without_line(b, s, p, memo):
    """What it is worth to lay nothing more."""
    room = train_room(b, s, p, float(s.due))
    cubes = min(int(s.cubes[p]), int(s.due))
    gain = fetched(
        b,
        s,
        memo,
        float(memo.ready[WHITE_CUBE]),
        float(memo.ready[YELLOW_CUBE]),
        float(memo.ready[RED_PASSENGER]),
        float(memo.ready[GREEN_PASSENGER]),
        room,
    )
    return gain - BUILT_CUBE * cubes - BUILT_INFLUENCE * (int(s.due) - cubes)


@rule
def on_plan(b, s, memo):
    """Whether the line under way is as it was planned."""
    if s.laid == 0 or s.laid > memo.length:
        return False
    for i in range(s.laid):
        link = memo.plan[i] >> 1
        way = memo.plan[i] & 1
        if link < 0 or b.end[link, way] != s.trail[i] or b.end[link, 1 - way] != s.trail[i + 1]:
            return False
    return True


@rule
def weigh_line(b, s, p, memo, out, n, weights):
    """The next link of the planned line; what begins other good lines a little less."""
    if on_plan(b, s, memo):
        next = to_finish() if s.laid == memo.length else to_build(memo.plan[s.laid] >> 1, memo.plan[s.laid] & 1)
        found = False
        for i in range(n):
            weights[i] = -1.5
            if out[i] == next:
                weights[i] = 0.0
                found = True
        if found:
            return
    most = plan_line(b, s, p, memo)
    stay = without_line(b, s, p, memo)
    for i in range(n):
        kind, link, way, _ = read(out[i])
        weights[i] = memo.value[2 * link + way] if kind == BUILD else stay
    if s.laid > 0 or stay >= most:
        memo.length = 0


# ------------------------------------------------------------------------------------------------------ planning a sale


@rule
def plan_sale(b, s, p, memo):
    """The best chain to sell: links no longer cost, but influence is spent and what they fetch is lost."""
    price_pieces(b, s, p, memo)
    map_network(b, s, p, memo)
    take_stock(b, s, p, memo)
    left = turns_left(b, s)
    saved = SOLD_LAST if left == 0 else 1.0 + SOLD * left
    cost = 0.05 if left == 0 else SELLING
    lost = 0.0 if left == 0 else LOST
    for number in range(2 * b.links):
        memo.value[number] = -99.0
    best = -1
    most = 0.0
    buyer = -1
    begun = s.laid > 0
    for company in range(2):
        if begun and s.buyer != company:
            continue
        low = 0
        high = 0
        if begun:
            begin_sale(s, memo, 0, int(s.trail[s.laid]), int(s.laid))
            for i in range(s.laid + 1):
                put(memo.seen[0], s.trail[i])
            high = 1
        else:
            for area in range(b.areas):
                if s.company[area] >> company & 1 and memo.comp[area] > 0 and high < STARTS:
                    begin_sale(s, memo, high, area, 0)
                    high += 1
        means = int(s.influence[p, RED + company]) * PER_POINT + (int(s.laid) % PER_POINT if begun else 0)
        means = min(means, int(s.stock) - int(s.track[FIRST_COMPANY + company]))
        for level in range(DEEP):
            if level >= means:
                break
            end = high
            for i in range(low, high):
                area = int(memo.end[i])
                for j in range(b.sides[area]):
                    link = b.side[area, j]
                    there = int(b.end[link, 0] + b.end[link, 1] - area)
                    if s.owner[link] == p and not has(memo.seen[i], there) and end < LABELS - 1 and end - high < WIDE:
                        way = 0 if b.end[link, 0] == area else 1
                        go_selling(b, s, memo, i, end, 2 * link + way, there, saved, cost, lost)
                        end += 1
            if end == high:
                break
            for i in range(high, end):
                if b.kind[memo.end[i]] >= STATION:
                    if memo.net[i] > memo.value[memo.first[i]]:
                        memo.value[memo.first[i]] = memo.net[i]
                    if memo.net[i] > most:
                        most = float(memo.net[i])
                        best = i
                        buyer = company
            if best >= high:
                note_plan(memo, best)
            low = high
            high = end
    if best < 0:
        memo.length = 0
    return buyer


@rule
def begin_sale(s, memo, n, area, sold):
    """A chain that begins at a town or station of the company, or goes on."""
    memo.parent[n] = -1
    memo.number[n] = -1
    memo.first[n] = -1
    memo.end[n] = area
    memo.laid[n] = 0
    memo.due[n] = sold
    memo.net[n] = 0.0
    clear(memo.seen[n])
    put(memo.seen[n], area)


@rule
def go_selling(b, s, memo, i, n, number, there, saved, cost, lost):
    """Sell another link."""
    memo.parent[n] = i
    memo.number[n] = number
    memo.first[n] = memo.first[i] if memo.laid[i] > 0 else number
    memo.end[n] = there
    memo.laid[n] = memo.laid[i] + 1
    memo.due[n] = memo.due[i]
    for w in range(BITS_WORDS):
        memo.seen[n, w] = memo.seen[i, w]
    put(memo.seen[n], there)
    net = memo.net[i] + saved
    if (memo.due[n] + memo.laid[n]) % PER_POINT == 1:
        net -= cost
    if lost > 0.0:
        pieces = 0.0
        for kind in range(YELLOW_CUBE, CARGO):
            pieces += memo.count[there, kind] * memo.worth[kind]
        if b.kind[there] == STATION and s.company[there] == 0:
            for j in range(b.serving[there]):
                area = b.serves[there, j]
                if memo.count[area, WHITE_CUBE] > 0 and not has(memo.seen[n], area):
                    put(memo.seen[n], area)
                    pieces += memo.count[area, WHITE_CUBE] * memo.worth[WHITE_CUBE]
        net -= lost * pieces
    memo.net[n] = net


@rule
def next_sold(memo, company, i):
    """To sell a link of the planned chain."""
    return to_sell(company, memo.plan[i] >> 1, memo.plan[i] & 1)


@rule
def weigh_sale(b, s, p, memo, out, n, weights):
    """The next link of the planned chain."""
    begun = s.laid > 0
    next = -1
    if begun and on_plan(b, s, memo):
        next = to_finish() if s.laid == memo.length else next_sold(memo, int(s.buyer), int(s.laid))
    elif begun:
        plan_sale(b, s, p, memo)
        next = next_sold(memo, int(s.buyer), 0) if memo.length > 0 else to_finish()
        memo.length = 0
    else:
        buyer = plan_sale(b, s, p, memo)
        next = next_sold(memo, buyer, 0) if memo.length > 0 else to_pass()
    for i in range(n):
        weights[i] = -1.5
        if out[i] == next:
            weights[i] = 0.0


# ---------------------------------------------------------------------------------------------------------- the auction


@rule
def influence_worth(b, s, p, colour, have):
    """What the next point of influence of a colour is worth to a player who has so many."""
    last = is_last(b, s)
    if colour == WHITE:
        worth = WHITE_POINT - WHITE_LESS * have
        return max(0.1, worth * (WHITE_LAST if last else 1.0))
    if colour == BROWN:
        worth = BROWN_POINT - BROWN_LESS * have
        return max(0.1, worth * (BROWN_LAST if last else 1.0))
    worth = COMPANY_POINT - COMPANY_LESS * have
    return max(0.1, worth * (COMPANY_LAST if last else 1.0))


@rule
def weigh_bids(b, s, p, out, n, weights):
    """What lies in a box against the cubes that it takes."""
    last = is_last(b, s)
    box_before = -1
    worth = 0.0
    for i in range(n):
        _, box, amount, _ = read(out[i])
        if box != box_before:
            box_before = box
            worth = box_worth(b, s, p, box)
        cube = CUBE * (CUBE_LAST if last else 1.0)
        left = int(s.cubes[p]) - amount
        price = cube * amount + CUBE_MORE * 0.5 * ((15 - left) * (15 - left) - (15 - s.cubes[p]) ** 2)
        weights[i] = worth - price


@rule
def influence_of(b, s, p, colour):
    """Influence that a player has, with that in the boxes where the own cubes lie."""
    have = int(s.influence[p, colour])
    if s.phase == AUCTION:
        for box in range(b.boxes[s.side]):
            if s.bidder[box] == p:
                have += int(b.points[s.side, box, colour]) + (1 if s.token[box] == colour else 0)
    return have


@rule
def box_worth(b, s, p, box):
    """What the points of a box are worth on top of those already won."""
    total = 0.0
    for c in range(NCOLOURS):
        have = influence_of(b, s, p, c)
        n = int(b.points[s.side, box, c]) + (1 if s.token[box] == c else 0)
        for k in range(n):
            if have + k < b.top[c]:
                total += influence_worth(b, s, p, c, have + k)
    if b.either[s.side, box]:
        have = min(int(s.influence[p, RED]), int(s.influence[p, GREEN]))
        total += influence_worth(b, s, p, RED, have)
    return total


# ------------------------------------------------------------------------------------------------------------- payments


@rule
def spare_worth(b, s, p, kind):
    """What a point in hand is worth for later: a cube (0) or influence of a colour."""
    last = is_last(b, s)
    if kind == 0:
        if last:
            return 0.0
        return 0.05 if s.cubes[p] > 3 else 0.7
    colour = kind - 1
    have = int(s.influence[p, colour])
    if colour == WHITE:
        return 0.0 if last else WHITE_LEFT - 0.08 * have
    if colour == BROWN:
        if last and s.buying >= 0:
            return 0.0
        return (2.0 if s.buying < 0 else BROWN_LEFT) - 0.05 * have
    need = (int(s.track[p]) + 1) // 2
    worth = COMPANY_LEFT - 0.1 * have
    if have > need and last:
        worth = 0.02
    return worth


# ------------------------------------------------------------------------------------------------- trains and transport


@rule
def reach(b, s, p, memo):
    """The pieces that a player's links can fetch now."""
    for kind in range(CARGO):
        memo.ready[kind] = 0.0
    for load in range(LOADS):
        for w in range(BITS_WORDS):
            areas = np.int64(s.can[p, load, w] & s.there[load, w])
            while areas != 0:
                area = w * BITS + lowest(areas)
                areas &= areas - 1
                kind = kind_of(b, load, area)
                n = float(s.lying[area, kind])
                for q in range(s.players):
                    if q != p and s.passed >> q & 1 == 0 and has(s.can[q, load], area):
                        n *= 1.0 - SHARED
                memo.ready[kind] += n


@rule
def count_seats(b, s, p, memo):
    """Free seats on own trains by price; gives the room for goods."""
    for price in range(4):
        memo.chairs[price] = 0.0
    for train in range(TRAINS):
        if s.train[train] == p:
            memo.chairs[b.price[s.train_side, train]] += b.seats[s.train_side, train] - s.riders[train]
    return float(room_for(b, s, p, 0))


@rule
def load_worth(b, s, memo, goods):
    """What the pieces within reach are worth with the seats noted and so much room for goods."""
    white = min(float(memo.ready[WHITE_CUBE]), goods)
    yellow = min(float(memo.ready[YELLOW_CUBE]), goods - white)
    total = white * memo.worth[WHITE_CUBE] + yellow * memo.worth[YELLOW_CUBE]
    people = memo.ready[RED_PASSENGER] + memo.ready[GREEN_PASSENGER]
    each = 0.0
    if people > 0.0:
        each = memo.ready[RED_PASSENGER] * memo.worth[RED_PASSENGER]
        each = (each + memo.ready[GREEN_PASSENGER] * memo.worth[GREEN_PASSENGER]) / people
    for i in range(3):
        price = 3 - i
        n = min(people, memo.chairs[price])
        people -= n
        total += n * each
        if b.classes[s.train_side]:
            total += n * (price - CLASS)
    return total


@rule
def weigh_transport(b, s, p, memo, out, n, weights):
    """Buy the trains that pay, load first what others could take, and everything in the end."""
    price_pieces(b, s, p, memo)
    reach(b, s, p, memo)
    room = count_seats(b, s, p, memo)
    now = load_worth(b, s, memo, room)
    brown_worth = BROWN_SPENT_LAST if is_last(b, s) else BROWN_SPENT
    alone = True
    for q in range(s.players):
        if q != p and s.passed >> q & 1 == 0:
            alone = False
    pays = 0.0
    for i in range(n):
        kind, which, area, _ = read(out[i])
        if kind == PASS:
            weights[i] = 0.0
        elif kind == LOAD_ALL:
            weights[i] = 2.0
        elif kind == BUY:
            train = which
            price = int(b.price[s.train_side, train])
            brown = min(price, int(s.influence[p, BROWN]))
            missing = RATE * (price - brown)
            free = 0 if is_last(b, s) else max(0, int(s.cubes[p]) - 3)
            if is_last(b, s):
                free = int(s.cubes[p])
            memo.chairs[price] += b.seats[s.train_side, train]
            gain = load_worth(b, s, memo, room + b.room[s.train_side, train]) - now
            memo.chairs[price] -= b.seats[s.train_side, train]
            gain -= brown_worth * brown + MEANS_SPENT * max(0, missing - free) + 0.02 * missing
            pays = max(pays, gain)
            weights[i] = gain if gain > 0.0 else -1.0 + 0.05 * gain
        else:
            load = load_of(which)
            gain = 0.1 + 0.1 * memo.worth[which]
            if not alone:
                for q in range(s.players):
                    if q != p and s.passed >> q & 1 == 0 and has(s.can[q, load], area) and room_for(b, s, q, load) > 0:
                        gain += HURRY * memo.worth[which]
            weights[i] = gain
    if pays > 0.0:  # passengers wait for the better seat, and nothing is over yet
        for i in range(n):
            if out[i] == to_load_all():
                weights[i] = -0.5


# --------------------------------------------------------------------------------------------------------- the contract


@rule
def weigh(b, s, memo, out, n, weights):
    """How good each legal action looks; everything lies open."""
    if n == 1:
        weights[0] = 1.0
        return
    p = actor(b, s)
    if s.phase == AUCTION:
        weigh_bids(b, s, p, out, n, weights)
    elif s.phase == BUILDING:
        weigh_line(b, s, p, memo, out, n, weights)
    elif s.phase == TRANSPORT:
        weigh_transport(b, s, p, memo, out, n, weights)
    elif s.phase == TAKEOVERS:
        weigh_sale(b, s, p, memo, out, n, weights)
    elif s.phase == PAYING:
        for i in range(n):
            _, kind, _, _ = read(out[i])
            weights[i] = -spare_worth(b, s, p, kind)
    else:
        for i in range(n):
            _, company, _, _ = read(out[i])
            weights[i] = -0.3 * s.influence[p, RED + company]
    soften(n, weights)


@rule
def soften(n, weights):
    """Points into weights: the best gets 1, what is a little worse a little less."""
    best = weights[0]
    for i in range(1, n):
        best = max(best, weights[i])
    for i in range(n):
        weights[i] = math.exp(max(-12.0, float(weights[i] - best) / SOFTNESS))


@rule
def stands_at(b, s, p, memo):
    """The points that a seat will have at the end, but for what all will make alike in the turns to come."""
    points = float(s.points[p] + SET_VALUE * sets_of(s, p) + s.profit[p] - s.track[p])
    if s.phase == OVER:
        return points
    points *= POINTS_LATER
    price_pieces(b, s, p, memo)
    if s.phase == TRANSPORT:
        reach(b, s, p, memo)
        room = count_seats(b, s, p, memo)
        if s.passed >> p & 1 == 0:  # trains that will be bought
            brown = ROOM_PER_BROWN * s.influence[p, BROWN]
            memo.chairs[2] += 0.5 * brown
            room += 0.5 * brown
        points += REACH_LATER * load_worth(b, s, memo, room)
    elif s.phase < TRANSPORT or not is_last(b, s):
        map_network(b, s, p, memo)
        take_stock(b, s, p, memo)
        for kind in range(CARGO):
            points += NETWORK_LATER * memo.ready[kind] * memo.worth[kind]
    if s.phase < BUILDING or not is_last(b, s):
        points += WHITE_LATER * influence_of(b, s, p, WHITE)
    points += BROWN_LATER * influence_of(b, s, p, BROWN) + CUBE_LATER * s.cubes[p]
    return points + COMPANY_LATER * (influence_of(b, s, p, RED) + influence_of(b, s, p, GREEN))


@rule
def value(b, s, memo, values):
    """The chance to win of each seat: the surer, the further ahead it is and the less is left of the game."""
    for p in range(s.players):
        memo.stands[p] = stands_at(b, s, p, memo)
    most = memo.stands[0]
    for p in range(1, s.players):
        most = max(most, memo.stands[p])
    doubt = 0.3
    if s.phase != OVER:
        doubt += DOUBT * math.sqrt(turns_left(b, s) + (OVER - s.phase) / OVER)
    total = 0.0
    for p in range(s.players):
        values[p] = math.exp((memo.stands[p] - most) / doubt)
        total += values[p]
    for p in range(s.players):
        values[p] /= total
