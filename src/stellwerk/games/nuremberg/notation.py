"""Notation: `bid box5 3`, `take red`, `build hawes askrigg`, `pay white`, `buy 3.1`, `load cheese garsdale`, `pass`."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from ...engine.game import Board
from .actions import AMOUNTS, BID, BUILD, BUY, FINISH, LOAD, LOAD_ALL, LOWEST_BID, PASS, PAY, SELL, TAKE
from .board import AREAS, BOXES, COLOURS, COMPANIES, FIELD, LINKS, TRAIN_LABELS

MEANS = ("cube", *COLOURS)
GERMAN = {
    "weiss": "white", "braun": "brown", "rot": "red", "roter": "red", "roten": "red", "grun": "green",
    "gruner": "green", "grunen": "green", "bier": "beer", "stein": "stone", "kase": "cheese",
    "investitionsstein": "cube", "wurfel": "cube",
}  # fmt: skip
FILLING = ("in", "passenger", "passagier")  # words between a piece and its place that say nothing


def notation(board: Board, action: int) -> str:
    """The text of an action.

    >>> from stellwerk.games import games
    >>> notation(games()["nuremberg"].board_of(), BID + 4 * AMOUNTS + 1)
    'bid box5 3'
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
        return f"bid box{box + 1} {amount}"
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
    """The action of a text.  Accents, capitals, blanks, dots and hyphens do not matter, places, goods and colours may
    have their English or German names, and `bid 3 on 5` is read too.

    >>> from stellwerk.games import games
    >>> board = games()["nuremberg"].board_of()
    >>> notation(board, parse(board, "build St. Johannis Gostenhof"))
    'build st-johannis gostenhof'
    """
    match words_of(text):
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
        case ["pay", "stone"]:  # what cubes are called in German, too
            return PAY
        case ["buy", train] if train in TRAIN_LABELS:
            return BUY + TRAIN_LABELS.index(train)
        case ["bid", *words] if (bid := read_bid(words)) is not None:
            return _parse_bid(*bid)
        case ["load", what, *place]:
            return _parse_load(board, what, find_area(board, place))
        case ["build", *places]:
            number = _parse_ends(board, places)
            return None if number is None else BUILD + number
        case ["sell", company, *places] if company in COMPANIES:
            number = _parse_ends(board, places)
            return None if number is None else SELL + COMPANIES.index(company) * 2 * LINKS + number
    return None


def words_of(text: str) -> list[str]:
    """The words of a text, in small letters without accents, German ones for colours and goods in English."""
    words = [plain_letters(word) for word in text.split()]
    if len(words) > 1 and words[0] in ("take", "pay", "load", "sell"):
        words[1] = GERMAN.get(words[1], words[1])
    if words[:1] == ["load"]:
        words[2:-1] = [word for word in words[2:-1] if word not in FILLING]
    return words


def read_bid(words: list[str]) -> tuple[int, int] | None:
    """The box and the amount of a bid, which may be none that can be made."""
    match words:
        case [box, amount] if re.fullmatch(r"box\d{1,2}", box) and re.fullmatch(r"\d{1,3}", amount):
            return int(box[3:]), int(amount)
        case [amount, "on", box] if re.fullmatch(r"\d{1,2}", box) and re.fullmatch(r"\d{1,3}", amount):
            return int(box), int(amount)
    return None


def _parse_bid(box: int, amount: int) -> int | None:
    if LOWEST_BID <= amount < LOWEST_BID + AMOUNTS and 1 <= box <= BOXES:
        return BID + (box - 1) * AMOUNTS + amount - LOWEST_BID
    return None


def _parse_load(board: Board, what: str, area: int | None) -> int | None:
    if area is None:
        return None
    if what in COMPANIES:
        return LOAD + (1 + COMPANIES.index(what)) * AREAS + area
    return LOAD + area if what == _load(board, 0, area) else None


def find_area(board: Board, words: list[str]) -> int | None:
    """An area by its label or its name in any language."""
    text = "".join(words)
    if re.fullmatch(r"#\d{1,4}", text):
        return int(text[1:]) if board.record.areas <= int(text[1:]) < AREAS else None
    return _areas_by_name(board).get(bare(text))


@lru_cache(maxsize=16)
def _areas_by_name(board: Board) -> dict[str, int]:
    """Labels and names of areas as they may be typed, with ü as u or ue."""
    found: dict[str, int] = {}
    for i, area in enumerate(board.document["areas"]):
        for name in (area["id"], area["name"], area.get("de", area["name"])):
            for text in (name, spelled_out(name)):
                found.setdefault(bare(text), i)
    return found


def _parse_ends(board: Board, words: list[str]) -> int | None:
    """Two areas with a border between them, as link and direction.  Names of several words may be split anywhere."""
    if len(words) == 2 and re.fullmatch(r"#\d{1,4}", words[0]) and words[1] in ("0", "1"):
        number = int(words[0][1:])
        return 2 * number + int(words[1]) if board.record.links <= number < LINKS else None
    ends = find_ends(board, words)
    if ends is None:
        return None
    link = link_between(board, *ends)
    return None if link is None else 2 * link + int(board.plain.end[link][1] == ends[0])


def find_ends(board: Board, words: list[str]) -> tuple[int, int] | None:
    """The two areas that are named, with a border between them if the words can be read so."""
    found = None
    for cut in range(1, len(words)):
        here, there = find_area(board, words[:cut]), find_area(board, words[cut:])
        if here is not None and there is not None:
            if link_between(board, here, there) is not None:
                return here, there
            found = found or (here, there)
    return found


def link_between(board: Board, here: int, there: int) -> int | None:
    """The link that crosses the border between two areas, None if they have none that a link can cross."""
    b = board.plain
    if max(here, there) >= b.areas or here == there:
        return None
    return next((link for link in b.side[here][: b.sides[here]] if there in b.end[link]), None)


def plain_letters(text: str) -> str:
    """Small letters without accents."""
    return unicodedata.normalize("NFKD", text.casefold()).encode("ascii", "ignore").decode()


def bare(text: str) -> str:
    """A name as it is compared: letters and digits alone.

    >>> bare("St. Johannis"), bare("Großreuth"), bare("Rogan's Seat")
    ('stjohannis', 'grossreuth', 'rogansseat')
    """
    return re.sub("[^a-z0-9]", "", plain_letters(text))


def spelled_out(text: str) -> str:
    """A name without umlauts: `Fuerth`."""
    for umlaut, letters in (("ä", "ae"), ("ö", "oe"), ("ü", "ue")):
        text = text.casefold().replace(umlaut, letters)
    return text


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
