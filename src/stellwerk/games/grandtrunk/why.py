"""Why an action of The Grand Trunk Journey may be refused: numbers for rules, which say `return why.NO_STATION`.

Each has words in the catalogue (`grandtrunk-no-station`); `explain` adds the facts.
"""

from __future__ import annotations

(
    MAY,  # nothing speaks against it; being 0, it lets rules say `this or that`
    # It is not the time for it
    CHOOSE_FIRST, CHOOSE_OVER, START_FIRST, START_OVER, ANSWER_FIRST, PLAY_FIRST, IN_MAINTENANCE, ONLY_MAINTENANCE,
    TURN_BEGUN, NOT_RUNG, MOVE_FIRST, MOVED_ALREADY,
    # Companies and start wagons
    COMPANY_TAKEN, COMPANY_ELSEWHERE, NO_START_WAGON,
    # Places and days
    ALREADY_THERE, NO_STATION, TOO_LATE, NOT_SLOWER, MUST_MOVE,
    # Cards, wagons and loads
    NOT_IN_HAND, NOT_COUPLED, NOT_DISCARDED, NO_WAGON, WAGON_EMPTY, WAGON_FULL, STILL_LOADED, EMPTY_WAGONS, NO_POWER,
    DOES_NOT_CARRY, NOT_OFFERED, TWO_ALREADY, CAR_STEEL, OVERSIZE_STEEL,
    # Deliveries
    LOADING_BEGUN, IRON_FULL, ASKED_FOR, NOT_ASKED_FOR, NO_SPECIAL,
    # What cards do
    NO_ACTION, SAY_WHICH, NO_HURRY, NO_DEPOT, NO_OVERSIZE, NO_STEEL_ANYWHERE, NO_HAUL, PRINTED, SWAP_KINDS, NOT_LINKED,
    NO_STEEL, STEEL_FULL,
    # Developments
    NO_SUCH_DEVELOPMENT, STRONGEST, NEEDS_STEEL, FAST_ALREADY, NEEDS_COAL, ALL_STATIONS, NO_PROGRESS_LEFT, NO_OBJECTIVE,
    NO_OBJECTIVES, HAS_STATION, NOT_LAID_OUT, OBJECTIVE_UNMET,
    # Progress cards
    NOT_YOURS, USED_ALREADY, SIDING_TAKEN, SIDING_EMPTY, NO_EXPORT,
) = range(69)  # fmt: skip

REFUSALS = {n: name.lower().replace("_", "-") for name, n in dict(globals()).items() if isinstance(n, int) and n != MAY}
