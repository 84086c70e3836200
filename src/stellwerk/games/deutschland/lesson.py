"""A guided first game of Zug um Zug: Deutschland: from Hamburg to the Baltic Sea."""

from __future__ import annotations

from ...engine.lesson import Lesson, step

LESSON = Lesson(
    "guide",
    "deutschland",
    players=2,
    seed=18,
    options={"first": "1"},
    steps=(
        step("welcome", shows="city-hamburg city-rostock city-dresden"),
        step("hand", shows="hand"),
        step("mix", "tickets 3+1", "tickets-short tickets-long"),
        step("keep", "keep 3,4", "offer", then="tickets 2+2; keep 1,2"),
        step("turn", shows="row deck"),
        step("first", "draw red", "row-3"),
        step("second", "draw green", "row-2", then="draw yellow; draw blind"),
        step("claim", "claim rostock-schwerin red", "track-rostock-schwerin", then="draw blind; draw blind"),
        step("points", shows="hand track-rostock-schwerin"),
        step(
            "ticket",
            "claim hamburg-schwerin green",
            "track-hamburg-schwerin",
            then="claim nuernberg-wuerzburg purple",
        ),
        step("double", shows="track-nuernberg-wuerzburg track-nuernberg-wuerzburg.2"),
        step("locomotive", "draw locomotive", "row-4", then="draw blue; draw blind"),
        step("joker", "claim hamburg-kiel.2 purple+1", "track-hamburg-kiel.2", then="draw black; draw black"),
        step("grey", shows="track-bremerhaven-hamburg track-berlin-schwerin"),
        step("country", shows="country-daenemark country-frankreich country-niederlande"),
        step("more", "tickets 4+0; keep *", "tickets-short"),
        step("end", shows="tickets"),
    ),
)
