"""The drawing of Umweg."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from stellwerk.engine.text import Text, who
from stellwerk.palette import PIECES
from stellwerk.plainmap import Card, Line, Scene, line, spots
from stellwerk.texts import say

from .state import DRAWN

COLOURS = {"wood": PIECES["brown"], "stone": PIECES["grey"], "steel": PIECES["blue"]}


def picture(
    document: Mapping[str, Any], view: Mapping[str, Any] | None = None, language: str = "en", theme: str = "light",
    lit: Collection[str] = (), part: str = "all",
) -> str:  # fmt: skip
    """The map with what is laid on it; below it the bag, the orders on display and the players."""
    seen = view or {"laid": {}, "reached": [], "seats": []}
    wanted = [label for seat in seen["seats"] if "held" in seat for label, pays in seat["pays"].items() if pays is None]
    places = spots(document["towns"], lambda town: _look(town, document, seen["reached"], wanted))
    lines = [_line(document, track, seen["laid"], language) for track in document["tracks"]]
    cards = [] if view is None else list(_cards(document, view, language))
    scene = Scene("umweg", "Umweg", places, lines, cards, document.get("scenery", {}), COLOURS)
    return scene.svg(language, theme, lit, part)


def _look(key: str, document: Mapping[str, Any], reached: list[str], wanted: list[str]) -> str:
    is_wanted = any(key in ends for ends in document["orders"] if "-".join(ends) in wanted)
    looks = {"home-town": key == document["depot"], "reached": key in reached, "wanted": is_wanted}
    return " ".join(look for look, is_so in looks.items() if is_so)


def _line(document: Mapping[str, Any], track: Mapping[str, Any], laid: Mapping[str, int], language: str) -> Line:
    letter, words = (say(Text(f"umweg-{what}-{track['material']}"), language) for what in ("letter", "material"))
    return line(document["towns"], track, laid, words, track["material"], letter)


def _cards(document: Mapping[str, Any], view: Mapping[str, Any], language: str) -> Iterator[Card]:
    def said(key: str, **args: Any) -> str:
        return say(Text(f"umweg-{key}", **args), language)

    towns = document["towns"]
    names = {"-".join(ends): " – ".join(towns[end]["name"] for end in ends) for ends in document["orders"]}
    yield Card("do-draw", said("card-draw", count=DRAWN), [said("card-bag", count=view["bag"])])
    for key in view["display"]:
        yield Card(f"order-{key}", names[key], [said("card-accept"), said("card-pile", count=view["pile"])])
    for seat in view["seats"]:
        lines = [said("card-seat", points=seat["points"], cubes=seat["cubes"], orders=seat["orders"])]
        if held := {kind: n for kind, n in seat.get("held", {}).items() if n}:
            lines.append(" · ".join(f"{n} {said(f'material-{kind}')}" for kind, n in held.items()))
        lines += [f"{names[key]}: {'?' if pays is None else f'+{pays}'}" for key, pays in seat["pays"].items()]
        yield Card(f"seat-{seat['seat']}", say(who(seat["seat"]), language), lines, seat["seat"])
