"""A sheet with every kind of part, for the tests of those who draw and say sheets."""

from __future__ import annotations

from stellwerk.engine.game import LIVERIES
from stellwerk.engine.moves import Piece
from stellwerk.engine.text import who
from stellwerk.sheet import (
    Cards,
    Counters,
    Course,
    Item,
    Lane,
    Meter,
    Note,
    Player,
    Sheet,
    Table,
    Timeline,
    Track,
)  # fmt: skip

RED, BACK, JOKER = Piece("card", "red", "R"), Piece("card"), Piece("card", "joker", "L")
COAL, CUBE = Piece("cube", "coal", "C", "coal"), Piece("cube", "seat-blue")
LOCO, RAIL = Piece("loco", "purple", "P", "diamond"), Piece("rail", "seat-green", "", "triangle")
DISC, TOKEN = Piece("disc", "brown", "B"), Piece("token", "green", "G")

HAND = Cards("hand", "Hand", "4 cards", own=True, items=(
    Item("hand-red", "Red", value=3, pieces=(RED,)), Item("hand-joker", "Locomotive", value=1, pieces=(JOKER,)),
    Item("deck", "Deck", value=97, pieces=(BACK,)), Item("ticket", "Ticket", pieces=(Piece("ticket"),)),
))  # fmt: skip
TICKETS = Cards("tickets", "Tickets", own=True, look="line", items=(
    Item("", "Bern – Ulm", "2 wagons to go", value=11, shows=("city-ulm",)),
    Item("", "Aach – Ulm", "complete", value=6, state="done"), Item("", "Bern – Aach", "no way left", value=21, state="lost"),
))  # fmt: skip
BOXES = Cards("boxes", "Auction", look="tile", items=(
    Item("box-1", "Box 1", pieces=(DISC, DISC, TOKEN), said="brown, brown, green", seat=1, value=4),
    Item("box-2", "Box 2", "from 2", pieces=(DISC,) * 9, state="now"), Item("box-3", "Box 3", "quiet words", state="quiet"),
))  # fmt: skip
STORE = Counters("store", "In store", items=(
    Item("coal", "Coal", value=3, pieces=(COAL,)), Item("", "Links", value=7, pieces=(RAIL,)), Item("", "Trains", "a note", 2),
))  # fmt: skip
TABLE = Table("companies", "Companies", head=("Company", "Value", "Tray"), items=(
    Item("company-purple", "Purple", "Gare du Nord", pieces=(LOCO,), cells=(4, 20), state="now"), Item(seat=2, cells=(1, None)),
))  # fmt: skip
TRACK = Track("influence", "Influence", most=8, lanes=(
    Lane("Brown", DISC, (2, 2, 5), "track-brown", (1, 0, 2)), Lane("Profit", None, (-2, 0, 3)),
), least=-3)  # fmt: skip
TIME = Timeline("time", "Days", last=42, end=40, marked=(7, 14), discs=((0, 3), (1, 3), (2, 12)), items=(
    Item("special-1", "Albany", value=5, pieces=(COAL,), when=(3, 8), state="now"),
    Item("special-2", "Utica", "late", 4, when=(12, 12)),
))  # fmt: skip
SHEET = Sheet(
    ask="Draw a card",
    parts=(HAND, TICKETS, Note("news", text="A train leaves soon", state="now"), STORE,
           Meter("limit", value=21, most=20, text="21 of 20"), BOXES, TABLE, TRACK, TIME,
           Cards("areas", "Areas", on_map=True, items=(Item("", who(0), "everywhere"),), look="line")),
    course=Course("Turn 3 of 5", ("Auction", "Building"), 1, (2, 0, 1), near=True),
    players=(Player("7 cubes", 12), Player(who(2), -3), Player("out", None)),
)  # fmt: skip
THREE = LIVERIES[:3]
