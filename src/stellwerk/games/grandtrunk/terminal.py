"""The Grand Trunk Journey in a terminal: places, special deliveries, time track and players, with Rich markup."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...engine.game import Board
from ...engine.text import Text
from ...texts import say
from .explain import card, does
from .picture import LETTERS

# Colour and letter, so that nobody depends on the colour alone.
STYLES = {
    "coal": "white on #34373d",
    "wood": "white on #3f7d4a",
    "iron": "white on #2f6db3",
    "steel": "black on #b9bec6",
}


def terminal(board: Board, view: Mapping[str, Any], language: str) -> str:
    """The table from a seat: what lies out, then every player, the own hand last."""
    parts = (_places(board, view, language), _specials(board, view, language), _market(view, language))
    seats = [_seat(board, view, seat, language) for seat in view["seats"]]
    asked = [] if view["over"] else ["", _say(f"ask-{view['asked'] or view['phase']}", language)]
    return "\n".join("\n".join(part) for part in (*parts, *seats, asked))


def cube(good: str, language: str) -> str:
    """One cube: its letter on its colour."""
    return f"[{STYLES[good]}]{LETTERS[language][good]}[/]"


def cubes(goods: Sequence[str], language: str) -> str:
    """Several of them."""
    return "".join(cube(good, language) for good in goods)


def _say(key: str, language: str, **args: Any) -> str:
    return say(Text(f"grandtrunk-{key}", **args), language)


def _places(board: Board, view: Mapping[str, Any], language: str) -> list[str]:
    """One line for each place: what it takes and gives, its steel, first-delivery tile, trains, and days to it."""
    days = {way["place"]: way["days"] for way in view["ways"]}
    heading = f"{_say('place', language):<22}{_say('demand', language):<8}{_say('supply', language):<8}"
    lines = [f"[bold]{heading}{_say('day', language):<5}[/]"]
    for place in view["places"]:
        trains = " ".join(f"[bold]▶{seat['seat'] + 1}[/]" for seat in view["seats"] if seat["at"] == place["id"])
        supply = cubes(place["supply"], language) + " " * (8 - len(place["supply"]))
        parts = [f"{place['name']:<22}{cube(place['demand'], language)}       {supply}{days.get(place['id'], ''):<5}"]
        if place["kind"] == "city":
            if not place["station"]:
                parts.append(f"[dim]({_say('station-none', language)})[/]")
            if place["steel"]:
                parts.append(cubes(["steel"] * place["steel"], language))
            if place["first"]:
                parts.append(f"{_say('first', language)} +{place['first']}")
        lines.append(" ".join((*parts, trains)).rstrip())
    return lines


def _specials(board: Board, view: Mapping[str, Any], language: str) -> list[str]:
    lines = ["", f"[bold]{_say('specials', language)}[/]"]
    names = dict(zip(board.labels["place"], board.names["place"], strict=True))
    for special in view["specials"]:
        first, last = special["days"]
        when = f"{_say('day', language)} {first}-{last}" if first < last else f"{_say('day', language)} {first}"
        if "city" not in special:
            lines.append(f"[dim]{when:<12} +{special['points']} {_say('face-down', language, day=special['shown'])}[/]")
        elif special["done"]:
            lines.append(f"[dim]{when:<12} {names[special['city']]}: {_say('done', language)}[/]")
        else:
            lines.append(f"{when:<12} +{special['points']} {cube(special['good'], language)} {names[special['city']]}")
    return lines


def _market(view: Mapping[str, Any], language: str) -> list[str]:
    """Progress cards and objectives laid out, and the time track."""
    lines = [""]
    for key in ("progress", "objectives"):
        if view[key]:
            kind = "progress" if key == "progress" else "objective"
            lines.append(f"[bold]{_say(key, language)}[/]")
            for name in view[key]:
                effect = _say(f"effect-{name}", language)
                lines.append(f"{name:<24}{_say(f'{kind}-{name}', language)}: [dim]{effect}[/]")
    discs = ", ".join(f"{disc['seat'] + 1}: {disc['day']}" for disc in view["track"])
    lines.append(f"[bold]{_say('time-track', language)}:[/] {discs}")
    if view["rung"]:
        lines.append(_say("rung", language))
    return lines


def _seat(board: Board, view: Mapping[str, Any], seat: Mapping[str, Any], language: str) -> list[str]:
    """A player: points, train, deliveries, and the hand where it may be seen."""
    mark = "▶" if seat["seat"] == view["actor"] else " "
    names = dict(zip(board.labels["place"], board.names["place"], strict=True))
    out = f" ({_say('out', language)})" if seat["out"] else ""
    points, day = f"{seat['points']} {_say('points', language)}", f"{_say('day', language)} {seat['day']}{out}"
    place = f", {names[seat['at']]}" if seat["at"] else ""
    lines = ["", f"{mark} [bold]{seat['seat'] + 1} {seat['name']}[/]  {points}, {day}{place}"]
    power = "I" * seat["power"] if seat["power"] < 4 else "IV"
    fast = f" {_say('fast', language)}" if seat["fast"] else ""
    wagons = "  ".join(_wagon(board, wagon, language) for wagon in seat["train"])
    lines.append(f"  {_say('train', language)} {power}{fast}: {wagons}")
    delivered = " ".join(f"{n}{cube(good, language)}" for good, n in seat["delivered"].items())
    lines.append(f"  {_say('delivered', language)} {delivered}  {_say('wood-track', language)} {seat['wood']}")
    for key, kind in (("progress", "progress"), ("objectives", "objective")):
        if seat[key]:
            lines.append(
                f"  {_say(key, language)}: " + ", ".join(_say(f"{kind}-{name}", language) for name in seat[key])
            )
    if seat.get("hand"):
        lines.append(f"  [bold]{_say('hand', language)}:[/]")
        lines += [f"    {_card(board, seat, held['card'], language)}" for held in seat["hand"]]
    else:
        size = _say("hand-size", language, count=seat["hand_size"])
        lines.append(f"  {size}, {_say('deck-size', language, count=seat['deck_size'])}")
    return lines


def _wagon(board: Board, wagon: Mapping[str, Any], language: str) -> str:
    load = cubes([wagon["good"]] * wagon["cubes"], language) if wagon["cubes"] else _say("empty", language)
    return f"{wagon['card']} {load}"


def _card(board: Board, seat: Mapping[str, Any], label: str, language: str) -> str:
    """A card in hand: its notation, its name, and what it does."""
    c = list(board.labels["card"]).index(label)
    company = list(board.labels["company"]).index(seat["company"])
    return f"{label:<16} {say(card(board, c), language)}: {say(does(board, company, c), language)}"
