"""Guided first games: a whole turn around Nuremberg; and what is different in Wensleydale."""

from __future__ import annotations

from ...engine.lesson import Lesson, step

NUREMBERG = Lesson(
    "guide",
    "nuremberg",
    players=2,
    seed=1,
    options={"first": "1"},
    steps=(
        step("welcome", shows="area-nuremberg-north area-nuremberg-south area-furth"),
        step("means", shows="influence"),
        step("boxes", shows="boxes"),
        step("bid", "bid box2 3", "box-2", then="bid box1 3"),
        step("second", "bid box4 2", "box-4", then="bid box3 3"),
        step("choice", "take green"),
        step("order", shows="orders influence"),
        step("build", "build nuremberg-south steinbuhl", "area-nuremberg-south"),
        step(
            "line",
            "build steinbuhl lichtenhof; build lichtenhof gibitzenhof; build gibitzenhof schweinau",
            "area-gibitzenhof area-schweinau",
        ),
        step(
            "finish",
            "finish",
            then="build furth weikershof; build weikershof doos; build doos muggenhof; finish",
        ),
        step("rival", shows="link-furth/weikershof link-doos/weikershof link-doos/muggenhof"),
        step("train", "buy 1.1", "train-1.1", then="buy 3.2"),
        step("passenger", "load green schweinau", "area-schweinau", then="load red doos"),
        step("post", "load post steinbuhl", "area-steinbuhl", then="load red muggenhof"),
        step("beer", "load beer dutzendteich", "area-dutzendteich area-lichtenhof", then="load post weikershof"),
        step("another", "buy 5.2", "train-5.2", then="pass"),
        step("rest", "load post gibitzenhof; load beer hafenfeld; load beer hofen; pass"),
        step(
            "takeover",
            "sell green nuremberg-south steinbuhl; sell green steinbuhl lichtenhof; finish",
            then="pass",
        ),
        step("turn", shows="area-lichtenhof influence"),
        step("end", shows="account"),
    ),
)
