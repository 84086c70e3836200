"""A guided first game of The Grand Trunk Journey: wood to Burlington, iron to White River Jct, steel to Albany."""

from __future__ import annotations

from ...engine.lesson import Lesson, step

LESSON = Lesson(
    "guide",
    "grandtrunk",
    players=2,
    seed=1,
    options={"first": "1"},
    steps=(
        step("welcome", shows="place-watertown place-burlington place-richmond place-white-river-jct"),
        step("start", "begin wagon-2 wood", then="begin wagon-3 iron"),
        step("time", shows="time"),
        step("hand", shows="hand"),
        step("move", "move burlington", "place-burlington"),
        step("deliver", "deliver wagon-2", "place-burlington"),
        step("progress", "develop port-2 progress; acquire speculator", "progress-speculator"),
        step("empty", "uncouple wagon-2"),
        step("couple", "couple wagon-3 iron"),
        step(
            "finish",
            "end",
            then="move white-river-jct; deliver wagon-3; load wagon-3 steel; develop port-1 progress;"
            "acquire coal-mine; develop port-2 progress; acquire warehouse; end",
        ),
        step("order", shows="time"),
        step("iron", "move white-river-jct; deliver wagon-3", "place-white-river-jct"),
        step("steel", "load wagon-3 steel", "place-white-river-jct"),
        step(
            "again",
            "develop port-1 progress; acquire late-delivery; end",
            "progress-late-delivery",
            then="move junction albany; deliver wagon-3; develop burlington power; load wagon-3 iron;"
            "couple watertown iron; end",
        ),
        step("way", "play junction"),
        step("port", "move port-2 albany; deliver wagon-3", "place-albany"),
        step("load", "load wagon-3 iron; end"),
        step("special", shows="special-1 special-2 special-3"),
        step("develop", shows="development"),
        step("end", shows="time wood progress"),
    ),
)
