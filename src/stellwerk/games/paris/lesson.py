"""A guided first game of Paris Connection: red from the Gare de Lyon to Marseille, with everything on the way."""

from __future__ import annotations

from ...engine.lesson import Lesson, step

LESSON = Lesson(
    "guide",
    "france",
    players=3,
    seed=7,
    options={"first": "1"},
    steps=(
        step("welcome", shows="space-4.18 space-4.20 space-5.17 space-5.21 space-6.18 space-6.20"),
        step("screen", shows="screen"),
        step("companies", shows="companies"),
        step("build", "build red 7.21", "space-7.21"),
        step("city", "build red 8.22", "space-8.22"),
        step(
            "stop",
            "stop",
            then="build black 7.17; build black 8.18; build black 9.19; stop; trade purple red 2",
        ),
        step("others", shows="space-7.17 space-9.19 company-red"),
        step(
            "trade",
            "trade blue red 2",
            "company-red",
            then="build yellow 4.16; build yellow 3.15; build yellow 3.13; stop;"
            "build red 9.23; build red 10.22; build red 11.23; build red 12.24; build red 13.25",
        ),
        step("worth", shows="company-red screen"),
        step("share", "build brown 6.22; build brown 7.21", "space-7.21"),
        step("full", shows="space-8.22"),
        step(
            "finish",
            "build brown 6.24; stop",
            "space-6.24",
            then="trade purple yellow 2;build red 14.26; build red 15.27; build red 16.28; build red 17.27; stop",
        ),
        step("cut", shows="space-4.20 space-4.18"),
        step("limit", shows="limit"),
        step("near", "build red 18.28", "space-18.28 space-19.29"),
        step("end", "build red 19.29", "space-19.29"),
        step("count", shows="companies"),
    ),
)
