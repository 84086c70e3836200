"""The places of The Grand Trunk Journey with all that lies and stands there, as text with Rich markup."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...engine.game import Board
from ...engine.text import Text
from ...terminal import Cell, chip, joined, padded, word
from ...texts import say
from .look import CUBES, livery_of

NAME, GOOD, GOODS, DAYS = 23, 7, 7, 4  # columns
SYMBOLS = {"station": "●", "none": "○", "port": "■"}


def terminal(board: Board, view: Mapping[str, Any], language: str) -> str:
    """A line for each place: what it wants and offers, how many days it takes to get there, and what is there."""
    heading = [_say(key, language) for key in ("place", "demand", "supply", "day")]
    wide = (NAME, GOOD, GOODS, DAYS)
    lines = [
        "[bold]" + " ".join(f"{text:<{width}}" for text, width in zip(heading, wide, strict=True)).rstrip() + "[/]"
    ]
    days = {way["place"]: way["days"] for way in view["ways"]}
    for place in view["places"]:
        cells = [
            padded(word(f"{_symbol(place)} {place['name']}"), NAME),
            padded(_cubes([place["demand"]], language), GOOD),
            padded(_cubes(place["supply"], language), GOODS),
            f"{days.get(place['id'], ''):<{DAYS}}",
        ]
        lines.append(" ".join((*cells, *_there(view, place, language))).rstrip())
    return "\n".join(lines)


def _say(key: str, language: str, **args: Any) -> str:
    return say(Text(f"grandtrunk-{key}", **args), language)


def _cubes(goods: Sequence[str], language: str) -> Cell:
    """Cubes, each with its letter."""
    return joined((chip(say(CUBES[good].letter, language), good) for good in goods), "")


def _symbol(place: Mapping[str, Any]) -> str:
    return SYMBOLS["port" if place["kind"] == "port" else "station" if place["station"] else "none"]


def _there(view: Mapping[str, Any], place: Mapping[str, Any], language: str) -> list[str]:
    """Steel, the tile of the first delivery, and trains."""
    found = []
    if place.get("steel"):
        found.append(_cubes(["steel"] * place["steel"], language).markup)
    if place.get("first"):
        found.append(_say("first-delivery", language, points=place["first"]))
    here = (seat for seat in view["seats"] if seat["at"] == place["id"])
    return found + [
        chip(str(n + 1), f"seat-{livery_of(seat, n).colour}").markup for seat in here for n in [seat["seat"]]
    ]
