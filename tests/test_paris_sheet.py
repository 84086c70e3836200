"""What lies beside the map in Paris Connection."""

from __future__ import annotations

from typing import Any

from stellwerk import Match
from stellwerk.games.paris.sheet import sheet
from stellwerk.sheet import Cards, Counters, Meter, Sheet, Table
from stellwerk.texts import say


def start(seed: int = 7, **options: Any) -> Match:
    return Match.new("paris", players=3, seed=seed, **options)


def of(match: Match, seat: int | None) -> Sheet:
    return sheet(match.board, match.view(seat))


def over(seed: int = 3) -> Match:
    """A game to its end: whoever can builds towards the south."""
    match = start(seed)
    while not match.over:
        legal = match.legal()
        match.play(max(legal, key=lambda action: (action.startswith("build"), _row(action))))
    return match


def _row(action: str) -> float:
    label = action.rpartition(" ")[2]
    return float(label.partition(".")[0]) if "." in label else 99 if label == "marseille" else 10


def test_the_own_screen_comes_first_and_is_for_its_seat_alone() -> None:
    match = start()
    screen, limit, *_ = of(match, 0).parts
    assert isinstance(screen, Counters)
    assert isinstance(limit, Meter)
    assert screen.own
    assert limit.own
    assert {item.pieces[0].colour: item.value for item in screen.items if item.value} == match.view(0)["seats"][0][
        "screen"
    ]
    assert (limit.value, limit.most) == (10, 20)
    assert [part.id for part in of(match, None).parts] == ["companies", "lines"]


def test_at_the_end_all_screens_are_open_to_everybody() -> None:
    match = over()
    for looks in (0, None):
        screens = of(match, looks).parts[0]
        assert isinstance(screens, Table)
        view = match.view(looks)
        assert [item.seat for item in screens.items] == [0, 1, 2]
        held = [sum(int(str(cell)) for cell in item.cells) for item in screens.items]
        assert held == [seat["locomotives"] for seat in view["seats"]]


def test_companies_have_value_and_tray_and_show_their_lines() -> None:
    match = start()
    match.play("build red 7.21")
    table = next(part for part in of(match, 0).parts if isinstance(part, Table))
    red = next(item for item in table.items if item.id == "company-red")
    (company,) = (c for c in match.view(0)["companies"] if c["colour"] == "red")
    assert red.cells == (company["value"], company["tray"])
    assert red.state == "now"
    assert red.shows == (f"space-{company['start']}", "layer-rails-red")


def test_where_the_companies_are_is_said_though_the_map_shows_it() -> None:
    match = start()
    for action in ("build red 7.21", "build red auxerre"):
        match.play(action)
    lines = next(part for part in of(match, 0).parts if isinstance(part, Cards))
    assert lines.on_map
    assert [item.text for item in lines.items if say(item.title) == "Red"] == ["Gare de Lyon, 7.21, Auxerre"]


def test_what_has_to_be_decided() -> None:
    match = start()
    assert say(of(match, 0).ask, "de") == "Baue eine Strecke oder tausche."
    match.play("build red 7.21")
    assert say(of(match, 0).ask) == "Place another Red locomotive (1 of 5 placed) or stop."
    assert of(over(), 0).ask == ""


def test_how_near_the_end_is() -> None:
    match = start()
    course = of(match, 0).course
    assert course is not None
    assert not course.near
    assert say(course.text).startswith("6 trays left · ")
    assert say(course.text).endswith(" to Marseille")
    ended = of(over(), 0).course
    assert ended is not None
    assert say(ended.text, "de") == "Das Ziel ist erreicht"


def test_the_end_is_near_when_one_build_may_bring_it() -> None:
    match, near = start(3), []
    while not match.over:
        near.append(of(match, 0).course.near)  # type: ignore[union-attr]
        legal = match.legal()
        match.play(max(legal, key=lambda action: (action.startswith("build"), _row(action))))
    assert near[0] is False
    assert near[-1] is True


def test_trades_tell_what_somebody_surely_has() -> None:
    match = start()
    actor = match.actor
    match.play(next(action for action in match.legal() if action.startswith("trade")))
    other = (actor + 1) % 3
    line = of(match, other).players[actor].line
    assert match.view(other)["seats"][actor]["certain"]
    assert "surely" in say(line)
    assert of(match, other).players[actor].points is None
    assert "surely" not in say(of(match, actor).players[actor].line)


def test_points_are_made_of_companies_and_what_is_too_many() -> None:
    match = over()
    shown = of(match, None)
    for seat, player in enumerate(shown.players):
        assert player.points == match.scores()[seat] == sum(points for _, points in player.why)
        assert player.points == sum(score.points[seat] or 0 for score in shown.scoring)
    assert of(start(), 0).scoring == ()


def test_curves_are_the_values_of_the_companies() -> None:
    match = over()
    assert [curve.value for curve in of(match, None).curves] == [c["value"] for c in match.view(None)["companies"]]
