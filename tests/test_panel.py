"""The panel of a drawing: every part of a sheet is drawn, what can be clicked has its group, and only what differs is
drawn again."""

from __future__ import annotations

import random
import re
import xml.etree.ElementTree as ET
from dataclasses import replace

import pytest

from sheets_of import BOXES, HAND, SHEET, TABLE, THREE
from stellwerk import Match, drawings, pieces
from stellwerk.drawing import MARGIN, width_of
from stellwerk.engine.moves import Piece
from stellwerk.games import games
from stellwerk.palette import PALETTE, SHAPES
from stellwerk.panel import RULES, TALL, alone, boxed, broken, draw_part, laid_out, reader_of
from stellwerk.pieces import BACKS, BODIES, LOOKS, colour_of, draw_piece
from stellwerk.sheet import Item

SVG = "{http://www.w3.org/2000/svg}"
READER = reader_of("en", THREE, ("Ada", None, "Käthe"))
SHEETS = [game for game in games().values() if game.sheet is not None]


def panel_of(sheet, width=1000.0, acting=1):
    laid = laid_out(sheet, acting, width, READER)
    return alone("demo", laid, width, "en")


def root_of(sheet, width=1000.0):
    return ET.fromstring(panel_of(sheet, width).svg())


def texts(element) -> list[str]:
    return [text.text or "" for text in element.iter(SVG + "text")]


def group(root, id):
    return next(element for element in root.iter(SVG + "g") if element.get("id") == id)


def test_everything_that_has_an_id_is_a_group_that_can_be_clicked():
    root = root_of(SHEET)
    for part in SHEET.parts:
        ids = [thing.id for thing in (*getattr(part, "items", ()), *getattr(part, "lanes", ())) if thing.id]
        if not part.on_map:
            assert group(root, part.id) is not None
            for id in ids:
                assert any("hit" in shape.get("class", "") for shape in group(root, id)), id
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))


def test_what_the_map_shows_is_not_drawn_again():
    assert "everywhere" not in " ".join(texts(root_of(SHEET)))


@pytest.mark.parametrize("width", [320, 460, 1000, 1600])
def test_boxes_do_not_overlap_and_stay_inside(width):
    scene = panel_of(SHEET, width)
    boxes = []
    for id in scene.groups:
        found = group(ET.fromstring(scene.svg()), id)
        x, y = map(float, found.get("transform").removeprefix("translate(").rstrip(")").split())
        frame = found.find(SVG + "rect")
        boxes.append((x, y, x + float(frame.get("width")), y + float(frame.get("height"))))
    sheet = scene.ground.sheet
    for i, (left, top, right, bottom) in enumerate(boxes):
        assert left >= 0
        assert right <= width + 0.1
        assert bottom <= sheet.bottom - MARGIN + 0.1
        for other in boxes[:i]:
            assert (
                right <= other[0] + 0.1 or other[2] <= left + 0.1 or bottom <= other[1] + 0.1 or other[3] <= top + 0.1
            )


def test_seats_are_named_and_whoever_acts_is_marked():
    said = texts(group(root_of(SHEET), "panel-players"))
    assert [name for name in said if name in ("Ada", "Seat 2", "Käthe")][:3] == ["Ada", "Seat 2", "Käthe"]
    assert said.count("▶") == 1
    assert "−3" in said


def test_only_the_box_of_what_differs_is_drawn_again():
    before = panel_of(SHEET)
    items = (replace(HAND.items[0], value=4), *HAND.items[1:])
    after = panel_of(replace(SHEET, parts=(replace(HAND, items=items), *SHEET.parts[1:])))
    assert after.ground is before.ground
    assert list(after.changes(before)) == ["panel-hand"]
    assert panel_of(SHEET, acting=2).changes(before).keys() == {"panel-players"}


def test_a_panel_that_has_grown_is_another_drawing():
    taller = replace(BOXES, items=(*BOXES.items, *(Item(title=f"Box {n}") for n in range(9))))
    parts = tuple(taller if part is BOXES else part for part in SHEET.parts)
    assert panel_of(replace(SHEET, parts=parts)).changes(panel_of(SHEET)) is None


def test_parts_without_a_title_go_on_in_the_box_before():
    assert [tuple(part.id for part in box) for box in boxed(SHEET.parts)][:3] == [
        ("hand",), ("tickets", "news"), ("store", "limit"),
    ]  # fmt: skip


def test_long_words_are_broken_and_squeezed():
    lines = broken("Donaudampfschifffahrtsgesellschaft of all the railways in the world", 18, 120, 2)
    assert len(lines) == 2
    drawn = draw_part(replace(BOXES, items=(Item(title="Donaudampfschifffahrtsgesellschaft"),)), 120, READER)
    [text] = ET.fromstring(f'<g xmlns="http://www.w3.org/2000/svg">{drawn.svg}</g>').iter(SVG + "text")
    assert float(text.get("textLength")) <= 120 < width_of(text.text, 18)


def test_a_table_of_nothing_is_drawn():
    for part in (replace(TABLE, items=()), replace(HAND, items=()), replace(BOXES, items=())):
        assert draw_part(part, 300, READER).height >= 0


@pytest.mark.parametrize("kind", [*LOOKS, "pawn", "unheard of"])
@pytest.mark.parametrize("shape", ["", "star", "coal"])
def test_every_piece_is_drawn_in_colours_of_the_palette(kind, shape):
    for colour in ("", "red", "seat-black", "coal", "joker"):
        piece = Piece(kind, colour, "K", shape)
        found = ET.fromstring(draw_piece(piece, "K", 10, 10, 30, "7"))
        assert found.find("text").text == "K"
        assert colour_of(piece) in PALETTE
        assert f"on-{colour_of(piece)}" in PALETTE
        assert bool(shape) == any(path.get("d") == SHAPES.get(shape) for path in found.iter("path"))


def test_what_lies_face_down_shows_nothing():
    assert 'class="on"' not in draw_piece(Piece("card"), "", 0, 0, 30)
    assert set(BACKS) <= set(LOOKS)
    assert not set(BODIES) & set(BACKS)


def test_rules_name_colours_of_the_palette():
    names = set(re.findall(r"var\(--([\w-]+)\)", RULES + pieces.RULES))
    assert names - set(PALETTE) == {"c", "on"}


@pytest.mark.parametrize("game", SHEETS, ids=lambda game: game.id)
@pytest.mark.parametrize("name", ["map", "panel", "all"])
def test_every_game_is_drawn_with_its_panel(game, name):
    match, rng = Match.new(game.id, seed=3), random.Random(3)
    scenes = []
    for _ in range(60):
        if match.over:
            break
        match.play(rng.choice(match.legal()))
        for seat in (None, 0):
            scenes.append(drawings.scene(game, match.board, match.view(seat), "de", name))
    root = ET.fromstring(scenes[-1].svg("dark"))
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    assert ("panel-players" in ids) == (name != "map")
    sheet = game.sheet(match.board, match.view(0))
    if name != "map":
        assert {id for part in sheet.parts if not part.on_map for id in (part.id, *_ids(part))} <= set(ids)


@pytest.mark.parametrize("game", SHEETS, ids=lambda game: game.id)
def test_the_panel_stands_below_a_wide_map_and_beside_a_tall_one(game):
    match = Match.new(game.id, seed=3)
    only, both = (drawings.scene(game, match.board, match.view(0), "en", name).ground.sheet for name in ("map", "all"))
    is_tall = only.height > TALL * only.width
    assert (both.left, both.top) == (only.left, only.top)
    assert (both.right > only.right) == is_tall
    assert (both.bottom > only.bottom) == (not is_tall)


def _ids(part):
    return [thing.id for thing in (*getattr(part, "items", ()), *getattr(part, "lanes", ())) if thing.id]
