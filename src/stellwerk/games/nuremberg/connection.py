"""The connection of Nuremberg and Fürth, which scores once, when it is first made.

Whoever made it, all links on the shortest connection score for their owners, those of companies for nobody; of branches
of equal length all do.  With the option `bonus` = `all`, a player who has no link on it, but on a longer branch, scores
the links of the shortest connection that has one of theirs.
"""

from __future__ import annotations

from ...engine.rule import rule

UNSEEN = 255


@rule
def score_connection(b, s):
    """When the two towns are first connected: a point for each link that counts."""
    if not touches_goal(b, s, 1) or not touches_goal(b, s, 2):
        return
    length = measure(b, s, s.far, 1, 2)
    if length == UNSEEN:
        return
    measure(b, s, s.near, 2, 1)
    s.scored = 1
    paid = 0
    for link in range(b.links):
        p = s.owner[link]
        if 0 <= p < s.players and through(b, s, link) == length:
            s.points[p] += 1
            paid |= 1 << p
    if s.all_branches:
        for p in range(s.players):
            if paid >> p & 1 == 0 and s.track[p] > 0:
                score_branch(b, s, p)


@rule
def through(b, s, link):
    """The length of the shortest way from town to town through a link, as `far` and `near` have it."""
    one = b.end[link, 0]
    two = b.end[link, 1]
    return 1 + min(int(s.far[one]) + int(s.near[two]), int(s.far[two]) + int(s.near[one]))


@rule
def touches_goal(b, s, goal):
    """Whether any link runs into this end of the connection."""
    for area in range(b.areas):
        if b.goal[area] == goal:
            for i in range(b.sides[area]):
                if s.owner[b.side[area, i]] >= 0:
                    return True
    return False


@rule
def measure(b, s, far, first, last):
    """How many links, of whatever owners, each area is from one end; gives how many the other end is, or UNSEEN."""
    tail = 0
    for area in range(b.areas):
        far[area] = UNSEEN
        if b.goal[area] == first:
            far[area] = 0
            s.queue[tail] = area
            tail += 1
    head = 0
    length = UNSEEN
    while head < tail:
        area = int(s.queue[head])
        head += 1
        if b.goal[area] == last and far[area] < length:
            length = int(far[area])
        for i in range(b.sides[area]):
            link = b.side[area, i]
            there = b.end[link, 0] + b.end[link, 1] - area
            if s.owner[link] >= 0 and far[there] == UNSEEN:
                far[there] = far[area] + 1
                s.queue[tail] = there
                tail += 1
    return length


# --------------------------------------------------------------------------------------------- all branches (an option)


@rule
def score_branch(b, s, p):
    """A point for each own link on the shortest of the connections that have one of the player's links."""
    best = UNSEEN
    count = 0
    for link in range(b.links):
        if s.owner[link] == p:
            length = shortest_with(b, s, link)
            if length < best:
                best = length
                count = 0
            if length == best and best < UNSEEN:
                count += 1
    s.points[p] += count


@rule
def shortest_with(b, s, link):
    """The length of the shortest connection that has this link and comes to no area twice; UNSEEN if there is none.

    It is made of two ways with no area in common, from the two ends of the link to the two towns.  The first is the
    shortest of all; the second may turn parts of the first round (the shortest pair of disjoint ways, as Suurballe and
    Bhandari find it).
    """
    measure(b, s, s.far, 1, 2)
    measure(b, s, s.near, 2, 1)
    length, start, goal = first_way(b, s, link)
    if length == UNSEEN:
        return UNSEEN
    more = second_way(b, s, link, start, goal)
    return UNSEEN if more == UNSEEN else length + 1 + more


@rule
def first_way(b, s, link):
    """Note the shortest way from an end of a link to a town: in `queue` stands for each area on it the one before, for
    the first one itself.  Gives its length, the end where the second way starts, and the town that is left for it."""
    best = UNSEEN
    start = 0
    goal = 0
    for end in range(2):
        area = int(b.end[link, end])
        if s.far[area] < best:
            best = int(s.far[area])
            start = area
            goal = 1
        if s.near[area] < best:
            best = int(s.near[area])
            start = area
            goal = 2
    other = b.end[link, 0] + b.end[link, 1] - start
    for area in range(b.areas):
        s.queue[area] = UNSEEN
    if best == UNSEEN:
        return best, other, goal
    s.queue[start] = start
    here = start
    for left in range(best, 0, -1):
        there = step_down(b, s, here, goal, left - 1)
        s.queue[there] = here
        here = there
    return best, other, 3 - goal


@rule
def step_down(b, s, area, goal, left):
    """A neighbour that is so many links from the town."""
    for i in range(b.sides[area]):
        link = b.side[area, i]
        there = b.end[link, 0] + b.end[link, 1] - area
        if s.owner[link] >= 0 and (s.far[there] if goal == 1 else s.near[there]) == left:
            return there
    return area


@rule
def second_way(b, s, link, start, goal):
    """The length that the second way adds: shortest ways by what they cost (`far` to come to an area, `near` to leave
    one that lies on the first way), where going back along the first way takes its links off again."""
    end = 0
    for area in range(b.areas):
        s.far[area] = UNSEEN
        s.near[area] = UNSEEN
        if s.queue[area] != UNSEEN and b.goal[area] == 3 - goal:
            end = area
    s.far[start] = 0
    best = UNSEEN
    changed = True
    while changed:
        changed = False
        for area in range(b.areas):
            if s.far[area] < s.far[end] and b.goal[area] == 3 - goal:  # a town of two areas is one
                s.far[end] = s.far[area]
                changed = True
            if s.far[area] < best and b.goal[area] == goal:
                best = int(s.far[area])
            if go_back(s, area) or leave(b, s, link, area):
                changed = True
    return best


@rule
def go_back(s, area):
    """From an area on the first way one can only go back along it; whether that was news."""
    before = int(s.queue[area])
    cost = min(int(s.far[area]), int(s.near[area]))
    if before == UNSEEN or before == area or cost == UNSEEN or cost - 1 >= s.near[before]:
        return False
    s.near[before] = cost - 1
    return True


@rule
def leave(b, s, link, area):
    """Come to the neighbours of an area that the way is free to leave; whether that was news for one of them."""
    cost = 1 + (int(s.far[area]) if s.queue[area] == UNSEEN else int(s.near[area]))
    news = False
    if cost > UNSEEN or b.goal[area] != 0:
        return news
    for i in range(b.sides[area]):
        other = b.side[area, i]
        there = b.end[other, 0] + b.end[other, 1] - area
        along = int(s.queue[there]) == area  # a link of the first way, in its direction
        if s.owner[other] >= 0 and other != link and not along and cost < s.far[there]:
            s.far[there] = cost
            news = True
    return news
