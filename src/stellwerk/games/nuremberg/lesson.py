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

WENSLEYDALE = Lesson(
    "wensleydale",
    "wensleydale",
    players=2,
    seed=1,
    options={"first": "1"},
    steps=(
        step("welcome", shows="area-hawes area-leyburn area-richmond"),
        step("towns", shows="area-settle area-hawes-junction area-richmond area-northallerton"),
        step("goods", shows="area-bellerby-moor area-rylstone"),
        step("bid", "bid box3 3", "box-3", then="bid box1 3"),
        step("second", "bid box5 2", "box-5", then="bid box2 3; take red"),
        step(
            "line",
            "build richmond hunton; build hunton finghall; build finghall leyburn",
            "area-richmond area-leyburn",
        ),
        step("valley", "build leyburn redmire", "area-redmire"),
        step("finish", "finish", then="build settle malham; build malham rylstone; finish; buy 1.2"),
        step("south", shows="area-the-south"),
        step("train", "buy 1.1", "train-1.1", then="load red malham"),
        step("stone", "load stone bellerby-moor", "area-bellerby-moor area-leyburn", then="load cheese rylstone"),
        step("passenger", "load green finghall", "area-finghall area-richmond", then="pass"),
        step("rest", "load green redmire; load stone penhill", "area-redmire area-penhill"),
        step("all", "buy 5.2; load all", "train-5.2"),
        step("takeover", "sell green richmond hunton; sell green hunton finghall; finish", then="pass"),
        step("end", shows="account"),
    ),
)
