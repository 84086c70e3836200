"""The Grand Trunk Journey in words: what is typed, why it is refused, and what the coach says."""

from __future__ import annotations

import pytest

from grandtrunk_positions import BOARD, GAME, play, position, seat
from stellwerk import IllegalAction, Match
from stellwerk.notation import labels, names_on, slug


def why(match: Match, text: str) -> str:
    with pytest.raises(IllegalAction) as refusal:
        match.play(text)
    return str(refusal.value)


def reason(match: Match, action: str, language: str = "en") -> str | None:
    from stellwerk.texts import say

    found = GAME.reason(match.board, match.state.record, match.actor, match.parse(action))
    return None if found is None else say(found, language)


def test_names_are_read_as_they_are_shown():
    m = Match.new("grandtrunk", 2, 7, {"companies": "chosen"})
    for name in BOARD.names["company"]:
        assert m.parse(f"Choose {name}") == m.parse(f"choose {slug(name).replace(' ', '-')}")
    for place, name in zip(BOARD.labels["place"], BOARD.names["place"], strict=True):
        assert m.parse(f"move Grand Trunk Jct. {name.upper()}") == m.parse(f"move junction {place}")
    for text, label in (
        ("deliver Waggon 1", "deliver wagon-1"),
        ("couple Port 2 Kohle", "couple port-2 coal"),
        ("acquire Eisenbahnwerkstatt", "acquire workshop"),
        ("acquire Railway Crane", "acquire crane"),
        ("achieve Spediteur des Jahres", "achieve haulier-of-the-year"),
        ("park WEISSE", None),
    ):
        assert GAME.parse(BOARD, text) == (None if label is None else GAME.parse(BOARD, label))


def test_no_name_stands_for_two_things():
    for axis in {axis for kind in GAME.kinds for axis in kind.axes.values()}:
        found = [slug(label) for label in labels(BOARD, axis)]
        assert len(set(found)) == len(found)
        assert set(found) <= set(names_on(BOARD, axis))


def test_what_names_no_action_is_refused_by_its_rule():
    m = position(seat("burlington", ["watertown", "port-1"]))
    assert why(m, "move albany") == ("Albany is a port: say with which card you go there, as in “move port-1 albany”.")
    assert why(m, "move port-1 boston") == "Port 1 goes to ports only, not to Boston."
    assert why(m, "move boston utica") == "The card Boston goes to Boston only, not to Utica."
    assert why(m, "move wagon-1 boston") == "Wagon 1 is not a location card and takes the train nowhere."
    assert why(m, "build albany top") == "Albany is a port: ports need no station."
    assert "steel lies in cities" in why(m, "haul boston albany")
    assert why(m, "swap boston boston") == "Name two different places."
    assert "Say it like this: “load wagon-3 steel”" in why(m, "load wagon-1")


def test_the_coach_says_what_is_true():
    m = position(
        seat("burlington", ["watertown", "port-1"], train={"wagon-3": "iron"}), laid_out=["crane", "iron-mine"]
    )
    play(m, "move watertown", "deliver wagon-3")
    assert "goes to the discard pile" in str(reason(m, "uncouple wagon-3"))
    play(m, "uncouple wagon-3", "develop port-1 progress")
    assert reason(m, "acquire iron-mine") == "Iron Mine: Once: 2 iron, without steel."
    goals = ["coal-depot", "ore-depot", "heavy-train"]
    m = position(seat("burlington", ["watertown", "port-1"], delivered={"coal": 4}), objectives=goals)
    play(m, "develop port-1 objective")
    assert reason(m, "achieve coal-depot") == "its requirement is met now: 4 points at once"
    stuck = position(seat("burlington", ["wagon-1", "wagon-2"]))
    assert reason(stuck, "maintain") == "no card in your hand takes the train anywhere"
    assert "draw new cards" in str(reason(position(seat("burlington", ["watertown"])), "maintain"))
