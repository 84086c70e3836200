"""A table in the terminal, from the sheet of its game."""

import re

import numpy as np
import pytest
from rich.cells import cell_len
from rich.markup import render

from stellwerk import Match
from stellwerk.engine.moves import Piece
from stellwerk.games import games
from stellwerk.panel import reader_of
from stellwerk.sheet import Cards, Counters, Item, Lane, Meter, Note, Table, Timeline, Track
from stellwerk.terminal import part_lines, shown

GAMES = [game for game in games().values() if game.sheet is not None]
TWO = reader_of("en", games()["paris"].liveries[:2], ("Ada", None))


def plainly(lines):
    """Lines as they are without colours."""
    return [render(line).plain.rstrip() for line in lines]


def told(part, reader=TWO):
    return plainly(part_lines(part, reader))


def moments(game, map):
    """Views of every seat and of a spectator, in the course of a match, with the match."""
    match, dice = Match.new(game.id, players=game.seats[-1], seed=4, map=map), np.random.default_rng(4)
    while not match.over:
        if len(match.actions) % 40 == 0:
            yield match, match.view(match.actor)
            yield match, match.view(None)
        match.play(str(dice.choice(match.legal())))
    yield match, match.view(0)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("game", "map"), [(game, map) for game in GAMES for map in game.maps])
def test_everything_on_the_sheet_is_told_in_80_columns(game, map, language):
    for match, view in moments(game, map):
        text = render(shown(game, match.board, view, language)).plain
        assert max(cell_len(line) for line in text.splitlines()) <= 80, text
        assert not re.search(rf"\b{game.id}-[a-z]+-[a-z]", text), "a text without words"
        flat = re.sub(r"\s+", " ", text)
        reader = reader_of(language, game.liveries[: match.players], ())
        for words in _words(game.sheet(match.board, view), bool(game.terminal(match.board, view, language)), reader):
            assert re.sub(r"\s+", " ", words).strip() in flat, words


def _words(sheet, drawn, reader):
    """All that has to be said of a sheet."""
    yield from map(reader.say, (sheet.ask, *([sheet.course.text, *sheet.course.phases] if sheet.course else [])))
    for player in sheet.players:
        yield reader.say(player.line)
    for part in sheet.parts:
        if drawn and part.on_map:
            continue
        yield reader.say(part.title)
        yield reader.say(part.aside)
        yield from (reader.say(item.title) for item in getattr(part, "items", ()))
        yield from (reader.say(item.value) for item in getattr(part, "items", ()))
        yield from (reader.say(item.said or item.text) for item in getattr(part, "items", ()))
        yield from (reader.say(lane.title) for lane in getattr(part, "lanes", ()))
    yield from (reader.say(score.label) for score in sheet.scoring)


def test_colours_have_letters_and_many_of_a_kind_a_number():
    red = Piece("card", "red", "R")
    hand = Cards("hand", "Hand", items=(Item("", "Red", value=7, pieces=(red,)), Item("", "Some", pieces=(red,) * 6)))
    assert told(hand) == ["Hand", "  R Red 7   6R Some"]


def test_what_pieces_show_without_letters_is_said():
    train = Item("", "Train 1", text="soon", said="2 seats", pieces=(Piece("pawn"),) * 2)
    assert told(Cards("trains", items=(train,), look="tile")) == ["  Train 1 2 seats"]


def test_a_ticket_says_whether_it_is_done():
    tickets = Cards("t", look="line", items=(Item("", "Ulm", value=5, state="done"), Item("", "Kiel", state="lost")))
    assert told(tickets) == ["  ✓ Ulm 5", "  ✗ Kiel"]


def test_who_is_ahead_on_a_track_comes_first():
    lanes = Lane("Red", None, (2, 4)), Lane("Blue", None, (3, 3), order=(1, 0))
    assert told(Track("track", lanes=lanes, most=5)) == ["  Red   2:  4  1:  2", "  Blue  2:  3  1:  3"]


def test_a_table_has_columns_or_is_spelled_out_where_it_is_too_wide():
    item = Item("", "Red", text="North", cells=(3, 14))
    assert told(Table("t", head=("Line", "Value", "Tray"), items=(item,))) == [
        "  Line       Value  Tray",
        "  Red North      3    14",
    ]
    head = ("Line", *(f"what there is of number {n}" for n in range(4)))
    spelled = told(Table("t", head=head, items=(Item("", "Red", cells=(1, 2, 3, 4)),)))
    assert spelled[0].startswith("  Red   what there is of number 0 1   what there is of number 1 2")
    assert max(map(len, spelled)) <= 80


def test_a_line_about_a_seat_has_its_name():
    assert told(Table("t", head=("", "Days"), items=(Item(seat=0, cells=(3,)),)))[1] == "  1 Ada     3"


def test_discs_stand_on_the_day_they_have_reached_one_above_the_other():
    days = Timeline(
        "days", last=12, end=10, marked=(5,), discs=((0, 3), (1, 3)), items=(Item("", "Wood", when=(4, 6)),)
    )
    assert told(days) == [
        "     2", "     1", "  ─────┴─────┄┄", "  0    5    10", "  Day 3 1 2", "    4–6 Wood",
    ]  # fmt: skip


def test_a_meter_has_a_bar_and_words():
    assert told(Meter("m", value=5, most=10)) == ["  ██████████░░░░░░░░░░ 5 / 10"]
    assert told(Meter("m", value=30, most=10, text="too many")) == ["  ████████████████████ too many"]


def test_a_long_sentence_goes_on_further_in():
    lines = told(Note("n", text="word " * 40))
    assert max(map(len, lines)) <= 80
    assert lines[1].startswith("    word")


def test_brackets_are_no_markup():
    assert told(Counters("c", "[red]Store[/]", items=(Item("", "[b]", value=1),))) == ["[red]Store[/]", "  [b] 1"]


def test_names_of_people_are_said():
    match = Match.new("nuremberg", players=2, seed=1)
    assert "1 [Ada]" in render(shown(match.game, match.board, match.view(0), "en", ("[Ada]", None))).plain
    assert "2 Seat 2" in render(shown(match.game, match.board, match.view(0), "en", ("[Ada]", None))).plain
