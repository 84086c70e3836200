"""Notation: `bid 3 on 5`, `take red`, `build hawes askrigg`, `pay white`, `buy 3.1`, `load cheese garsdale`, `pass`."""

from __future__ import annotations

import re
import unicodedata

from ...engine.game import Board
from .actions import AMOUNTS, BID, BUILD, BUY, FINISH, LOAD, LOAD_ALL, LOWEST_BID, PASS, PAY, SELL, TAKE
from .board import AREAS, BOXES, COLOURS, COMPANIES, FIELD, LINKS, TRAIN_LABELS

MEANS = ("cube", *COLOURS)


def notation(board: Board, action: int) -> str:
    """The text of an action.

    >>> from stellwerk.games import games
    >>> notation(games()["nuremberg"].board_of(), BID + 4 * AMOUNTS + 1)
    'bid 3 on 5'
    """
    if action >= SELL:
        company, link, way = sold(action)
        return f"sell {COMPANIES[company]} {_ends(board, link, way)}"
    if action >= BUILD:
        return f"build {_ends(board, *built(action))}"
    if action >= LOAD:
        load, area = loaded(action)
        return f"load {_load(board, load, area)} {_area(board, area)}"
    if action >= BID:
        box, amount = bidden(action)
        return f"bid {amount} on {box + 1}"
    if action >= BUY:
        return f"buy {TRAIN_LABELS[action - BUY]}"
    if action >= PAY:
        return f"pay {MEANS[action - PAY]}"
    if action >= TAKE:
        return f"take {COMPANIES[action - TAKE]}"
    return {PASS: "pass", FINISH: "finish", LOAD_ALL: "load all"}[action]


def _area(board: Board, area: int) -> str:
    """The label of an area; numbers above the map's have none but still parse back."""
    return board.labels["area"][area] if area < board.record.areas else f"#{area}"


def _ends(board: Board, link: int, way: int) -> str:
    if link >= board.record.links:
        return f"#{link} {way}"
    here, there = (int(end) for end in board.record.end[link])
    return " ".join(_area(board, area) for area in ((there, here) if way else (here, there)))


def _load(board: Board, load: int, area: int) -> str:
    if load > 0:
        return COMPANIES[load - 1]
    white = area < board.record.areas and board.record.kind[area] == FIELD
    return str(board.document["goods"]["white" if white else "yellow"])


def parse(board: Board, text: str) -> int | None:
    """The action of a text.  Accents, capitals and hyphens do not matter: `build Fürth Weikershof`."""
    words = text.lower().split() if "#" in text else [*slug(text).split()]
    match words:
        case ["pass"]:
            return PASS
        case ["finish"]:
            return FINISH
        case ["load", "all"]:
            return LOAD_ALL
        case ["take", company] if company in COMPANIES:
            return TAKE + COMPANIES.index(company)
        case ["pay", means] if means in MEANS:
            return PAY + MEANS.index(means)
        case ["buy", train] if train in TRAIN_LABELS:
            return BUY + TRAIN_LABELS.index(train)
        case ["bid", amount, "on", box] if amount.isdecimal() and box.isdecimal():
            return _parse_bid(int(amount), int(box))
        case ["load", what, *place]:
            return _parse_load(board, what, _find(board, place))
        case ["build", *places]:
            number = _parse_ends(board, places)
            return None if number is None else BUILD + number
        case ["sell", company, *places] if company in COMPANIES:
            number = _parse_ends(board, places)
            return None if number is None else SELL + COMPANIES.index(company) * 2 * LINKS + number
    return None


def _parse_bid(amount: int, box: int) -> int | None:
    if LOWEST_BID <= amount < LOWEST_BID + AMOUNTS and 1 <= box <= BOXES:
        return BID + (box - 1) * AMOUNTS + amount - LOWEST_BID
    return None


def _parse_load(board: Board, what: str, area: int | None) -> int | None:
    if area is None:
        return None
    if what in COMPANIES:
        return LOAD + (1 + COMPANIES.index(what)) * AREAS + area
    return LOAD + area if what == _load(board, 0, area) else None


def _find(board: Board, words: list[str]) -> int | None:
    """An area by its label or its name."""
    text = "-".join(words)
    if text in _labels(board):
        return _labels(board).index(text)
    if re.fullmatch(r"#\d+", text) and board.record.areas <= int(text[1:]) < AREAS:
        return int(text[1:])
    return None


def _labels(board: Board) -> list[str]:
    return [slug(label).replace(" ", "-") for label in board.labels["area"]]


def _parse_ends(board: Board, words: list[str]) -> int | None:
    """Two areas with a border between them, as link and direction.  Names of several words may be split anywhere."""
    if len(words) == 2 and re.fullmatch(r"#\d+", words[0]) and words[1] in ("0", "1"):
        link = int(words[0][1:])
        return 2 * link + int(words[1]) if board.record.links <= link < LINKS else None
    b = board.record
    for cut in range(1, len(words)):
        here, there = _find(board, words[:cut]), _find(board, words[cut:])
        if here is None or there is None:
            continue
        for link in b.side[here, : b.sides[here]]:
            if there in b.end[link] and there != here:
                return 2 * int(link) + int(b.end[link, 1] == here)
    return None


def slug(text: str) -> str:
    """Lower case, no accents, hyphens as blanks: what people type."""
    plain = unicodedata.normalize("NFKD", text.replace("ß", "ss").replace("-", " ").replace("'", ""))
    return " ".join(plain.encode("ascii", "ignore").decode().lower().split())


def sold(action: int) -> tuple[int, int, int]:
    """The company, link and direction of a sale."""
    number = action - SELL
    return number // (2 * LINKS), number // 2 % LINKS, number % 2


def built(action: int) -> tuple[int, int]:
    """The link and direction of a build."""
    return (action - BUILD) // 2, (action - BUILD) % 2


def loaded(action: int) -> tuple[int, int]:
    """What is loaded (goods, a red or a green passenger) and where."""
    return (action - LOAD) // AREAS, (action - LOAD) % AREAS


def bidden(action: int) -> tuple[int, int]:
    """The box and the amount of a bid."""
    return (action - BID) // AMOUNTS, (action - BID) % AMOUNTS + LOWEST_BID
