"""What is true of every state of The Grand Trunk Journey that a game can reach: other positions are refused."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...engine.game import LOT
from ...engine.invariant import Fault, Invariants, Position
from ...engine.record import Plain
from ...engine.text import Text
from .board import (
    CARDS,
    CITIES,
    COAL,
    DAYS,
    DEVELOP,
    EARLY,
    FORESTRY,
    GOODS,
    IRON,
    IRON_MINE,
    JUNCTION,
    LARGE_CAR,
    NO_ACTION,
    OBJECTIVES,
    PLACES,
    PORT_CARD,
    PORT_TILE,
    PRINTED,
    RIGHT_OF_WAY,
    ROUNDHOUSE,
    SCENARIOS,
    SHOWN_FIRST,
    SIDING,
    START_TILES,
    STEEL,
    STEEL_CONTRACT,
    TILES,
    WAGON_CARD,
    WAREHOUSE,
    WINDOWS,
    WOOD,
    WOOD_SPACES,
    WORKSHOP,
)
from .development import objective_worth
from .state import (
    ARRIVED,
    ASK_DEPOT,
    ASK_OBJECTIVE,
    ASK_OVERSIZE,
    ASK_PROGRESS,
    ASK_STATION,
    ASKED_BY,
    BEFORE_PLAY,
    BIG_HAND,
    BOTH,
    CHOOSING,
    CHOSEN,
    DEVELOPED_BY,
    HAND,
    LOADING,
    MINED,
    MINES,
    NOTHING,
    OBJECTIVE_DAYS,
    OBJECTIVES_LAID,
    OVER,
    PROGRESS_DAYS,
    PROGRESS_EACH,
    READY,
    START_POINTS,
    STARTING,
    STATION_POINTS,
    STEEL_FROM_IRON,
    STEEL_POINTS,
    TRAINLOAD,
    TRAVELLING,
    UPGRADE_DAYS,
)
from .steps import shortest


def _fault(place: str, key: str, **args: object) -> Fault:
    return Fault(place, Text(f"grandtrunk-fault-{key}", **args))


def _each(s: Plain) -> range:
    return range(s.players)


def _overlap(sets: Iterable[int]) -> bool:
    found = 0
    for one in sets:
        if found & one:
            return True
        found |= one
    return False


def _members(cards: int) -> list[int]:
    return [c for c in range(CARDS) if cards >> c & 1]


def _owns(s: Plain, q: int, card: int) -> bool:
    return bool(s.progress[q] >> card & 1)


def _anybody_owns(s: Plain, card: int) -> bool:
    return any(_owns(s, q, card) for q in _each(s))


# Set up as the options say


def options_agree(p: Position) -> Iterator[Fault]:
    """Start cities and companies are those of the options."""
    start, first = p.option("start", SCENARIOS[p.s.scenario]), p.option("first", LOT)
    if SCENARIOS[p.s.scenario] != start:
        yield _fault("scenario", "option", option="start", choice=start)
    if p.s.phase == CHOOSING and p.option("companies", CHOSEN) != CHOSEN:
        yield _fault("phase", "option", option="companies", choice=LOT)
    if p.s.phase in BEFORE_PLAY and first != LOT and p.s.rank[int(first) - 1] != 0:
        yield _fault("rank", "option", option="first", choice=first)


def companies_are_of_the_scenario(p: Position) -> Iterator[Fault]:
    """Every seat has a company of its own, one that the scenario is for; while they are chosen, those before it do."""
    s = p.s
    for q in _each(s):
        has = s.phase != CHOOSING or s.rank[q] < s.rank[s.turn]
        if (s.company[q] >= 0) != has:
            yield _fault(f"company[{q}]", "company-missing" if has else "company-early")
        elif has and not p.b.companies[s.scenario] >> s.company[q] & 1:
            yield _fault(f"company[{q}]", "company-other")
    if _overlap(1 << s.company[q] for q in _each(s) if s.company[q] >= 0):
        yield _fault("company", "company-twice")


def stations_stand_where_the_game_began(p: Position) -> Iterator[Fault]:
    """The start cities have stations."""
    if p.b.starts[p.s.scenario] & ~p.s.stations:
        yield _fault("stations", "stations")


def tiles_fit_their_places(p: Position) -> Iterator[Fault]:
    """Each tile lies once, those of cities in cities and those of ports in ports; one port's is printed."""
    tiles = p.s.tile
    if sorted(tiles) != list(range(TILES)):
        yield _fault("tile", "tile-twice")
    for i, tile in enumerate(tiles):
        if (tile >= PORT_TILE) != (i >= CITIES) or (tile == PRINTED) != (i == PLACES - 1):
            yield _fault(f"tile.{p.board.labels['place'][i]}", "tile-place")


def trains_stand_in_stations(p: Position) -> Iterator[Fault]:
    """A train stands in a port or a city with a station, and its location card goes there; before companies are chosen
    it stands nowhere."""
    s = p.s
    for q in _each(s):
        at, card = s.at[q], s.location[q]
        if s.phase == CHOOSING:
            if at >= 0 or card >= 0:
                yield _fault(f"at[{q}]", "at-early")
        elif at < 0 or (at < CITIES and not s.stations >> at & 1):
            yield _fault(f"at[{q}]", "at")
        elif not (card == JUNCTION or card == at < CITIES or (PORT_CARD <= card < JUNCTION and at >= CITIES)):
            yield _fault(f"location[{q}]", "location")


# Cards and wagons


def cards_are_each_in_one_place(p: Position) -> Iterator[Fault]:
    """A seat has its cards of the ports, the junction, the wagons and all cities with a station, each once."""
    s = p.s
    there = 0 if s.phase == CHOOSING else (1 << CARDS) - (1 << PORT_CARD) | s.stations
    for q in _each(s):
        single = [1 << c for c in (s.location[q], s.siding[q], *s.top[q]) if c >= 0]
        zones = (s.hand[q], s.deck[q], s.discard[q], s.train[q], *single)
        if _overlap(zones):
            yield _fault(f"hand[{q}]", "card-twice")
        elif sum(zones) != there:
            yield _fault(f"deck[{q}]", "cards")


def cards_on_decks_were_put_there(p: Position) -> Iterator[Fault]:
    """On a deck lie known cards of cities whose stations its owner built: without a gap, each with one seat."""
    s = p.s
    built = s.stations & ~p.b.starts[s.scenario]
    for q in _each(s):
        tops = [c for c in s.top[q] if c >= 0]
        if s.top[q][: len(tops)] != tops:
            yield _fault(f"top[{q}]", "top-gap")
        if any(not built >> c & 1 for c in tops):
            yield _fault(f"top[{q}]", "top-built")
    if _overlap(1 << c for q in _each(s) for c in s.top[q] if c >= 0):
        yield _fault("top", "top-twice")


def hands_are_not_too_large(p: Position) -> Iterator[Fault]:
    """Five cards at most, six with the warehouse; what is known of a hand is in it."""
    s = p.s
    for q in _each(s):
        most = BIG_HAND if _owns(s, q, WAREHOUSE) else HAND
        if s.hand[q].bit_count() > most:
            yield _fault(f"hand[{q}]", "hand", most=most)
        if s.known[q] & ~s.hand[q]:
            yield _fault(f"known[{q}]", "known")


def trains_are_made_of_wagons(p: Position) -> Iterator[Fault]:
    """Wagons alone, no more than the locomotive pulls; a siding belongs to the progress card."""
    s = p.s
    for q in _each(s):
        carries = p.b.carries[s.company[q]] if s.company[q] >= 0 else [0] * CARDS
        for c in _members(s.train[q]):
            if not carries[c]:
                yield _fault(f"train[{q}]", "wagon", card=p.board.labels["card"][c])
        if s.siding[q] >= 0 and not (carries[s.siding[q]] and _owns(s, q, SIDING)):
            yield _fault(f"siding[{q}]", "siding")
        if s.train[q].bit_count() > p.b.wagons[s.power[q]]:
            yield _fault(f"train[{q}]", "train", wagons=p.b.wagons[s.power[q]])


def wagons_carry_what_they_can(p: Position) -> Iterator[Fault]:
    """Only wagons of a train are loaded, with a good that they take; two steel with the large freight car alone."""
    s, nothing = p.s, [0] * CARDS
    for q in _each(s):
        if s.cubes[q] == nothing and max(s.good[q]) < 0:
            continue
        carries = p.b.carries[s.company[q]]
        for c, (good, cubes) in enumerate(zip(s.good[q], s.cubes[q], strict=True)):
            where = f"{q}].{p.board.labels['card'][c]}"
            if (good >= 0) != (cubes > 0):
                yield _fault(f"cubes[{where}", "load")
            elif cubes and not (s.train[q] >> c & 1 and carries[c] >> good & 1):
                yield _fault(f"good[{where}", "carries")
            elif good == STEEL and cubes == BOTH and not _owns(s, q, LARGE_CAR):
                yield _fault(f"cubes[{where}", "two-steel")


def wagons_are_empty_only_while_unloading(p: Position) -> Iterator[Fault]:
    """Nobody travels or waits with an empty wagon, and who is loading has loaded something."""
    s = p.s
    for q in _each(s):
        empty = [c for c in _members(s.train[q]) if not s.cubes[q][c]]
        if empty and (q != s.turn or s.phase not in (ARRIVED, LOADING)):
            yield _fault(f"train[{q}]", "empty", card=p.board.labels["card"][empty[0]])
    if s.phase == LOADING and not any(s.cubes[s.turn]):
        yield _fault("phase", "loading")


# The table


def specials_are_shown_by_the_days(p: Position) -> Iterator[Fault]:
    """As many special tiles lie open as dark spaces were reached, each once and of its window's length."""
    s, b = p.s, p.b
    reached, shown = max(s.day[: s.players]), SHOWN_FIRST
    while shown < WINDOWS and b.dark[shown] <= reached:
        shown += 1
    if s.shown != shown:
        yield _fault("shown", "shown", day=reached, count=shown)
    for k, tile in enumerate(s.special):
        if (tile >= 0) != (k < s.shown):
            yield _fault(f"special[{k}]", "special-open")
        elif tile >= 0 and b.special_days[tile] != b.closes[k] - b.opens[k] + 1:
            yield _fault(f"special[{k}]", "special-length")
    if _overlap(1 << tile for tile in s.special if tile >= 0):
        yield _fault("special", "special-twice")


def specials_made_were_possible(p: Position) -> Iterator[Fault]:
    """A special delivery was made once, by one seat, in a city with a station, when its day had come."""
    s, b = p.s, p.b
    if sum(s.specials[: s.players]) != s.done.bit_count():
        yield _fault("specials", "specials")
    reached = max(s.day[: s.players]) + (1 if _anybody_owns(s, EARLY) else 0)
    for k in range(WINDOWS):
        if s.done >> k & 1:
            if k >= s.shown or reached < b.opens[k]:
                yield _fault("done", "done-early", window=k + 1)
            elif not s.stations >> b.special_city[s.special[k]] & 1:
                yield _fault("done", "done-station", window=k + 1)


def progress_cards_are_each_once(p: Position) -> Iterator[Fault]:
    """Three for each player are laid out or acquired."""
    s = p.s
    cards = [s.progress_left, *s.progress[: s.players]]
    if _overlap(cards) or sum(cards).bit_count() != PROGRESS_EACH * s.players:
        yield _fault("progress_left", "progress", count=PROGRESS_EACH * s.players)


def objectives_are_each_once(p: Position) -> Iterator[Fault]:
    """Three are laid out or acquired where they are played with, else none."""
    s = p.s
    cards = [s.objectives_left, *s.objectives[: s.players]]
    with_them = p.option("objectives", "with" if any(cards) else "without") == "with"
    if _overlap(cards) or sum(cards).bit_count() != (OBJECTIVES_LAID if with_them else 0):
        yield _fault("objectives_left", "objectives" if with_them else "no-objectives", count=OBJECTIVES_LAID)


# The turn


def discs_lie_in_an_order(p: Position) -> Iterator[Fault]:
    """The discs arrived one after the other; before play, from the starting player on."""
    s = p.s
    if sorted(s.rank[: s.players]) != list(_each(s)):
        yield _fault("rank", "rank")
    elif s.phase in BEFORE_PLAY:
        first = s.rank.index(0)
        if any(s.rank[q] != (q - first) % s.players for q in _each(s)):
            yield _fault("rank", "rank-start")


def _has_spent_days(s: Plain) -> bool:
    """Whether the disc on turn is the last that was moved."""
    return bool(s.rank[s.turn] == s.players - 1)


def whose_turn_follows_from_the_discs(p: Position) -> Iterator[Fault]:
    """The lowest disc is on turn, on one space the one at the bottom, until it moves on in its turn."""
    s = p.s
    if s.phase in (*BEFORE_PLAY, OVER):
        return
    if s.phase != READY and not _has_spent_days(s):
        yield _fault("rank", "rank-turn")
    elif s.phase == READY and not (s.acted and _has_spent_days(s)):
        here = (s.day[s.turn], s.rank[s.turn])
        if any((s.day[q], s.rank[q]) < here for q in _each(s) if not s.out[q]):
            yield _fault("turn", "turn")


def the_end_comes_when_it_is_due(p: Position) -> Iterator[Fault]:
    """Who ends a turn on the last days is out and rings in the end; then others may stop.  With all out it is over."""
    s, b = p.s, p.b
    late = [s.day[q] >= b.end_day for q in _each(s)]
    for q in _each(s):
        if s.day[q] > b.last_day:
            yield _fault(f"day[{q}]", "day", last=b.last_day)
        in_turn = q == s.turn and _has_spent_days(s) and (s.phase != READY or s.acted)
        if late[q] and not s.out[q] and not in_turn:
            yield _fault(f"out[{q}]", "out-due", day=b.end_day)
    if bool(s.rung) != any(late[q] and s.out[q] for q in _each(s)):
        yield _fault("rung", "rung", day=b.end_day)
    stopped = [s.day[q] for q in _each(s) if s.out[q] and not late[q]]
    if stopped and not s.rung:
        yield _fault("out", "stopped")
    if stopped and any(s.day[q] < max(stopped) for q in _each(s) if not s.out[q]):
        yield _fault("out", "stopped-early")
    if (s.phase == OVER) != all(s.out[: s.players]):
        yield _fault("phase", "over")
    elif s.phase != OVER and s.out[s.turn]:
        yield _fault("turn", "turn-out")


def what_happened_this_turn_agrees(p: Position) -> Iterator[Fault]:
    """Only a journey has actions, and who took one has a card in the discards or a progress card to show for it."""
    s, b, q = p.s, p.b, p.s.turn
    travelling = s.phase in TRAVELLING
    if ((s.acted or s.exported) and not travelling) or (not s.acted and (s.used or s.hurry or s.asked)):
        yield _fault("acted", "acted")
        return
    if s.exported and (s.phase == READY or s.at[q] < CITIES or not s.delivered[q][STEEL]):
        yield _fault("exported", "exported")
    if not s.acted:
        return
    played = [c for c in _members(s.discard[q]) if b.does[s.company[q]][c] != NO_ACTION]
    if not s.used and not played:
        yield _fault("acted", "acted-card")
    hurried = sum(b.does[s.company[q]][c] == RIGHT_OF_WAY for c in played)
    if s.used >> ROUNDHOUSE & 1:  # which may have brought such a card back into the hand
        hurried = sum(does == RIGHT_OF_WAY for does in b.does[s.company[q]]) + 1
    if s.hurry > hurried:
        yield _fault("hurry", "hurry")


def progress_cards_used_are_owned(p: Position) -> Iterator[Fault]:
    """Only the own cards for actions are used, each when it can be."""
    s = p.s
    if s.used & ~(s.progress[s.turn] & ~((1 << SIDING) - 1)):
        yield _fault("used", "used")
    if s.used >> STEEL_CONTRACT & 1 and not s.exported:
        yield _fault("used", "used-contract")
    if s.used >> LARGE_CAR & 1 and s.phase != LOADING:
        yield _fault("used", "used-car")


def what_is_asked_was_played(p: Position) -> Iterator[Fault]:
    """A card that asks lies in the discards, its days have passed, and the train is where it can be used."""
    s, b, q = p.s, p.b, p.s.turn
    if s.asked == NOTHING:
        return
    company, pile = s.company[q], _members(s.discard[q])
    if s.asked in ASKED_BY:
        found = any(b.does[company][c] == ASKED_BY[s.asked] for c in pile)
    else:
        kind = DEVELOPED_BY[s.asked]
        found = any(b.does[company][c] == DEVELOP and b.develops[company][c] >> kind & 1 for c in pile)
        found = found and _has_spent_days(s)
    here = s.phase != READY or s.asked not in (ASK_DEPOT, ASK_OVERSIZE)
    room = s.asked != ASK_DEPOT or s.train[q].bit_count() < b.wagons[s.power[q]]
    if not (found and here and room):
        yield _fault("asked", "asked")


# What was delivered, and what it took


def goods_of_mines_were_taken(p: Position) -> Iterator[Fault]:
    """Mines and forests have given their goods; the wood disc counts the wood that was carried."""
    s = p.s
    for q in _each(s):
        for card, good in MINES.items():
            if _owns(s, q, card) and s.delivered[q][good] < MINED:
                yield _fault(f"delivered[{q}].{GOODS[good]}", "mined", count=MINED)
                return
        carried = s.delivered[q][WOOD] - MINED * _owns(s, q, FORESTRY)
        if s.wood[q] != min(WOOD_SPACES - 1, carried):
            yield _fault(f"wood[{q}]", "wood", count=carried)


def locomotives_were_paid_for(p: Position) -> Iterator[Fault]:
    """Power needs steel delivered, speed coal."""
    s, b = p.s, p.b
    for q in _each(s):
        if s.delivered[q][STEEL] < max(b.steel_for[1 : s.power[q] + 1]):
            yield _fault(f"power[{q}]", "power")
        if s.fast[q] and s.delivered[q][COAL] < b.coal_for_fast:
            yield _fault(f"fast[{q}]", "fast")


def steel_was_made_of_iron(p: Position) -> Iterator[Fault]:
    """Two steel at most for each iron that was carried to a city."""
    s = p.s
    iron = sum(s.delivered[q][IRON] - MINED * _owns(s, q, IRON_MINE) for q in _each(s))
    on_trains = sum(n for q in _each(s) for n, g in zip(s.cubes[q], s.good[q], strict=True) if g == STEEL)
    steel = sum(s.steel) + on_trains + sum(s.delivered[q][STEEL] for q in _each(s))
    if steel > STEEL_FROM_IRON * iron:
        yield _fault("steel", "steel", steel=steel, most=STEEL_FROM_IRON * iron)


def first_delivery_tiles_are_left_or_taken(p: Position) -> Iterator[Fault]:
    """Start cities have none; where no train goes it still lies; no more were taken than deliveries made."""
    s, left = p.s, list(p.b.first_points)
    for c, points in enumerate(s.first):
        where = f"first.{p.board.labels['city'][c]}"
        if p.b.starts[s.scenario] >> c & 1:
            if points:
                yield _fault(where, "first-start")
        elif not points and not s.stations >> c & 1:
            yield _fault(where, "first-taken")
        elif points and points not in left:
            yield _fault(where, "first-points")
        elif points:
            left.remove(points)
    if len(left) > sum(_carried(s, q) for q in _each(s)):
        yield _fault("first", "first-deliveries")


def _carried(s: Plain, q: int) -> int:
    """The cubes that a seat has delivered or used for special deliveries, without those of mines."""
    mined = sum(MINED for card in MINES if _owns(s, q, card))
    return int(sum(s.delivered[q]) - mined + s.specials[q])


def _on_arrival(s: Plain, q: int) -> int:
    """The cubes that a train can still unload this turn."""
    return sum(s.cubes[q]) if q == s.turn and s.phase == ARRIVED else 0


def _days_for_cards(s: Plain, q: int) -> int:
    """The days that progress cards, objectives and a better locomotive took, those being chosen included."""
    asked = s.asked if q == s.turn else NOTHING
    cards = s.progress[q].bit_count() + (asked == ASK_PROGRESS)
    goals = s.objectives[q].bit_count() + (asked == ASK_OBJECTIVE)
    upgrades = 0 if _owns(s, q, WORKSHOP) else s.power[q] - 1 + s.fast[q]
    return int(PROGRESS_DAYS * cards + OBJECTIVE_DAYS * goals + UPGRADE_DAYS * upgrades)


def _spare_days(s: Plain, q: int) -> int:
    """The days that are not accounted for by cards and by the journeys that the deliveries took."""
    journeys = -(-(_carried(s, q) + _on_arrival(s, q)) // TRAINLOAD)
    if q == s.turn and s.phase in (ARRIVED, LOADING):
        journeys = max(1, journeys)
    return int(s.day[q] - _days_for_cards(s, q) - journeys)


def days_suffice_for_what_was_done(p: Position) -> Iterator[Fault]:
    """Cards, stations and deliveries have taken their days."""
    s = p.s
    spare = [_spare_days(s, q) for q in _each(s)]
    for q in _each(s):
        if spare[q] < 0:
            yield _fault(f"day[{q}]", "days")
    built = (s.stations & ~p.b.starts[s.scenario]).bit_count() + (s.asked == ASK_STATION)
    if built > sum(spare):
        yield _fault("stations", "stations-days")


# Before play

FRESH = {
    "day": 0, "out": 0, "points": START_POINTS, "wood": 0, "power": 1, "fast": 0, "hand": 0, "known": 0,
    "discard": 0, "siding": -1, "specials": 0, "progress": 0, "objectives": 0,
}  # fmt: skip


def nothing_has_happened_before_play(p: Position) -> Iterator[Fault]:
    """While companies and start wagons are chosen, everything else is as it was laid out."""
    s, starts = p.s, p.b.starts[p.s.scenario]
    if s.phase not in BEFORE_PLAY:
        return
    for name, value in FRESH.items():
        for q in _each(s):
            if getattr(s, name)[q] != value:
                yield _fault(f"{name}[{q}]", "fresh")
    for q in _each(s):
        if any(s.delivered[q]):
            yield _fault(f"delivered[{q}]", "fresh")
    if any(s.steel) or s.stations != starts:
        yield _fault("stations" if s.stations != starts else "steel", "fresh")
    for c in range(CITIES):
        if (s.tile[c] < START_TILES) != bool(starts >> c & 1):
            yield _fault(f"tile.{p.board.labels['city'][c]}", "fresh")


def start_wagons_are_chosen_in_order(p: Position) -> Iterator[Fault]:
    """Every train begins in a start city of its own; who has chosen has one plain wagon with a good of that city."""
    s = p.s
    if s.phase != STARTING:
        return
    if _overlap(1 << s.at[q] for q in _each(s)):
        yield _fault("at", "start-twice")
    for q in _each(s):
        if s.location[q] != s.at[q]:
            yield _fault(f"location[{q}]", "fresh")
        wagons = _members(s.train[q])
        if len(wagons) != (s.rank[q] < s.rank[s.turn]):
            yield _fault(f"train[{q}]", "start-order")
        for c in wagons:
            if c < WAGON_CARD or s.cubes[q][c] != 1 or not p.b.supply[s.tile[s.at[q]]] >> s.good[q][c] & 1:
                yield _fault(f"train[{q}]", "start-wagon")


# What the rules have to say


def a_move_is_left(p: Position) -> Iterator[Fault]:
    """Who has taken an action before the move has a card and the days for the move."""
    s, b, q = p.s, p.board.record, p.s.turn
    if s.phase == READY and s.acted:
        ways = (shortest(b, p.state, q, c) for c in _members(s.hand[q]) if c < WAGON_CARD)
        if min(ways, default=DAYS) > p.b.last_day - s.day[q]:
            yield _fault(f"hand[{q}]", "no-move")


HEAVY_TRAIN = OBJECTIVES.index("heavy-train")  # asks for a load that may have been delivered since


def objectives_were_met(p: Position) -> Iterator[Fault]:
    """Who has an objective meets its requirement: what was delivered stays."""
    for q in _each(p.s):
        for i, worth in _objectives(p, q):
            if worth <= 0:
                yield _fault(f"objectives[{q}]", "unmet", card=p.board.labels["objective"][i])


def _objectives(p: Position, q: int) -> list[tuple[int, int]]:
    """A seat's objectives and the most that each can have brought."""
    found = [i for i in range(len(OBJECTIVES)) if p.s.objectives[q] >> i & 1]
    return [
        (i, p.b.objective_points[i] if i == HEAVY_TRAIN else int(objective_worth(p.board.record, p.state, q, i)))
        for i in found
    ]


def points_were_earned(p: Position) -> Iterator[Fault]:
    """No seat has more points than its deliveries, stations and cards can have brought, nor fewer than they brought
    less a point for each cube that it can have unloaded at a loss."""
    s, b = p.s, p.b
    built = (s.stations & ~b.starts[s.scenario]).bit_count()
    tiles = sum(b.first_points) - sum(s.first)
    for q in _each(s):
        steel = s.delivered[q][STEEL]
        sure = START_POINTS + STEEL_POINTS * steel + sum(b.power_points[2 : s.power[q] + 1]) + b.fast_points * s.fast[q]
        cubes = TRAINLOAD * (s.day[q] - _days_for_cards(s, q)) - _carried(s, q) - _on_arrival(s, q)
        made = sorted((b.worth[k] for k in range(WINDOWS) if s.done >> k & 1), reverse=True)
        most = sure + tiles + sum(made[: s.specials[q]]) + STATION_POINTS * built
        most += sum(worth for _, worth in _objectives(p, q))
        if _owns(s, q, STEEL_CONTRACT):
            open_now = q == s.turn and s.exported and not s.used >> STEEL_CONTRACT & 1
            most += steel - (1 if open_now else 0)
        if not sure - cubes <= s.points[q] <= most:
            yield _fault(f"points[{q}]", "points", least=sure - cubes, most=most)


INVARIANTS = Invariants(
    stored=(
        discs_lie_in_an_order,
        options_agree,
        companies_are_of_the_scenario,
        stations_stand_where_the_game_began,
        tiles_fit_their_places,
        trains_stand_in_stations,
        cards_are_each_in_one_place,
        cards_on_decks_were_put_there,
        progress_cards_are_each_once,
        objectives_are_each_once,
        hands_are_not_too_large,
        trains_are_made_of_wagons,
        wagons_carry_what_they_can,
        wagons_are_empty_only_while_unloading,
        specials_are_shown_by_the_days,
        specials_made_were_possible,
        whose_turn_follows_from_the_discs,
        the_end_comes_when_it_is_due,
        what_happened_this_turn_agrees,
        progress_cards_used_are_owned,
        what_is_asked_was_played,
        goods_of_mines_were_taken,
        locomotives_were_paid_for,
        steel_was_made_of_iron,
        first_delivery_tiles_are_left_or_taken,
        nothing_has_happened_before_play,
        start_wagons_are_chosen_in_order,
        days_suffice_for_what_was_done,
    ),
    ready=(a_move_is_left, objectives_were_met, points_were_earned),
)
