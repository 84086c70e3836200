"""The drawing."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from stellwerk.engine.text import Text, who
from stellwerk.plainmap import Card, Scene, line, spots
from stellwerk.texts import say


def picture(
    document: Mapping[str, Any],
    view: Mapping[str, Any] | None = None,
    language: str = "en",
    theme: str = "light",
    lit: Collection[str] = (),
    part: str = "all",
) -> str:
    """The map with what is laid on it; below it the coal and the players."""
    towns, seen = document["towns"], view or {"laid": {}, "seats": []}
    places = spots(towns, lambda town: _look(town, seen))
    lines = [line(towns, track, seen["laid"]) for track in document["tracks"]]
    cards = [] if view is None else list(_cards(towns, view, language))
    title, scenery = document["title"][language], document.get("scenery", {})
    scene = Scene("mygame", title, places, lines, cards, scenery)
    return scene.svg(language, theme, lit, part)


def _look(town: str, view: Mapping[str, Any]) -> str:
    """Where trains are is filled, where one's own is going is ringed."""
    own = [seat["goal"] for seat in view["seats"] if "goal" in seat]
    looks = {"reached": any(seat["at"] == town for seat in view["seats"]), "wanted": town in own}
    return " ".join(look for look, is_so in looks.items() if is_so)


def _cards(towns: Mapping[str, Any], view: Mapping[str, Any], language: str) -> Iterator[Card]:
    def said(key: str, **args: Any) -> str:
        return say(Text(f"mygame-{key}", **args), language)

    yield Card("do-load", said("offer-load"), [said("card-pile", coal=view["pile"])])
    for seat in view["seats"]:
        lines = [said("card-seat", points=seat["points"], coal=seat["coal"])]
        lines.append(said("card-at", town=towns[seat["at"]]["name"]))
        if "goal" in seat:
            lines.append(said("card-goal", town=towns[seat["goal"]]["name"]))
        yield Card(f"seat-{seat['seat']}", say(who(seat["seat"]), language), lines, seat["seat"])
