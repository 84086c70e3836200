"""What lies on the table beside the map: the hand, the trains, the days, the tracks, and the cards that lie out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from ...engine.game import Board, Livery
from ...engine.moves import Piece
from ...engine.text import Text, listed, who
from ...sheet import (
    Cards,
    Course,
    Curve,
    Item,
    Lane,
    Note,
    Part,
    Player,
    Score,
    Sheet,
    Table,
    Timeline,
    Track,
    Words,
)
from .board import GOODS, HEAVIEST, SCENARIOS
from .explain import GOOD, card, does, either, tile_said
from .knowledge import missed
from .look import CUBES, POWERS, livery_of, piece
from .state import SEATS

View = Mapping[str, Any]
Seat = Mapping[str, Any]

STEPS = {"ready": 0, "arrived": 1, "loading": 2}  # where in a journey
NEAR = 6  # so many days before the last one the end is near


@lru_cache(maxsize=None)
def _text(key: str) -> Text:
    """A text without numbers: always the same, so that it is said once."""
    return Text("grandtrunk-" + key)


PLAYERS = tuple(map(who, range(SEATS)))


def sheet(board: Board, view: View) -> Sheet:
    """Everything beside the map, as the seat that looks sees it.

    >>> import stellwerk
    >>> m = stellwerk.Match.new("grandtrunk", players=3, seed=7)
    >>> [part.id for part in sheet(m.board, m.view(0)).parts][:4]
    ['hand', 'train-of-0', 'train-of-1', 'train-of-2']
    """
    return Sheet(
        ask="" if view["over"] else _text(f"ask-{view['asked'] or view['phase']}"),
        parts=tuple(_parts(board, view)),
        course=_course(board, view),
        players=tuple(map(_player, view["seats"])),
        scoring=tuple(_scoring(view)) if view["over"] else (),
        curves=tuple(Curve(PLAYERS[seat["seat"]], _total(seat), seat=seat["seat"]) for seat in view["seats"]),
    )


def _parts(board: Board, view: View) -> Iterator[Part]:
    """What lies beside the map, the most important first."""
    if view["phase"] == "choose":
        yield _companies(board, view)
    yield from _own(board, view)
    yield from _trains(board, view)
    yield _time(board, view)
    yield from _laid_out(board, view)
    yield from _tracks(board, view)
    yield from _owned(board, view)
    yield _places(board, view)


def _companies(board: Board, view: View) -> Cards:
    """The companies that can still be chosen."""
    taken = [seat["company"] for seat in view["seats"]]
    playing = board.plain.companies[SCENARIOS.index(view["scenario"])]
    items = tuple(
        Item(
            f"company-{label}",
            board.names["company"][i],
            pieces=(piece("loco", livery_of(board.document["companies"][i], i)),),
        )
        for i, label in enumerate(board.labels["company"])
        if playing >> i & 1 and label not in taken
    )
    return Cards("companies", _text("companies"), items=items, look="tile")


# ------------------------------------------------------------------------------------------------------------- the hand


def _own(board: Board, view: View) -> Iterator[Part]:
    """What the seat that looks has in hand, and what it owns."""
    seat = None if view["seat"] is None else view["seats"][view["seat"]]
    if seat is None or seat["company"] is None:
        return
    company = board.labels["company"].index(seat["company"])
    piles = Text("grandtrunk-piles", deck=seat["deck_size"], discard=len(seat["discard"]))
    hand = tuple(_held(board, company, held["card"]) for held in seat["hand"])
    yield Cards("hand", _text("own-cards"), piles, True, items=hand, look="tile")
    if seat["discard"]:
        yield Note("discards", own=True, text=Text("grandtrunk-discards", cards=_names(board, tuple(seat["discard"]))))
    if seat["progress"] or seat["objectives"]:
        used = seat["used"]
        items = [_progress(label, "quiet" if label in used else "", False) for label in seat["progress"]]
        items += [_objective(board, label, False) for label in seat["objectives"]]
        yield Cards("acquired", _text("acquired"), own=True, items=tuple(items), look="line")


@lru_cache(maxsize=512)
def _held(board: Board, company: int, label: str) -> Item:
    """A card in hand: a place, and what it does besides."""
    c = board.labels["card"].index(label)
    goods = board.plain.carries[company][c]
    pieces = tuple(CUBES[good] for g, good in enumerate(GOODS) if goods >> g & 1)
    return Item(f"card-{label}", card(board, c), does(board, company, c), pieces=pieces)


@lru_cache(maxsize=4096)
def _names(board: Board, labels: tuple[str, ...]) -> Words:
    """Cards by name."""
    return listed([card(board, board.labels["card"].index(label)) for label in labels])


# ----------------------------------------------------------------------------------------------------------- the trains


def _trains(board: Board, view: View) -> Iterator[Part]:
    """Every train with its load, the own one first and for itself; and where the one on turn can go."""
    others = [seat for seat in view["seats"] if seat["seat"] != view["seat"]]
    reach = _reach(board, view)
    if view["seat"] is not None:
        yield _train(board, view["seats"][view["seat"]], "own-train", True)
        if view["turn"] == view["seat"] and reach:
            yield Note("reach", own=True, on_map=True, text=reach)
    title = "all-trains" if view["seat"] is None else "trains"
    for seat in others:
        yield _train(board, seat, title if seat is others[0] else "", False)
    if view["turn"] != view["seat"] and reach:
        yield Note("reach", text=reach)


def _train(board: Board, seat: Seat, title: str, own: bool) -> Cards:
    """A train: the locomotive, its wagons, and the one on the siding."""
    n = seat["seat"]
    livery = livery_of(seat, n)
    at = "" if seat["at"] is None else board.names["place"][board.labels["place"].index(seat["at"])]
    room = Text("grandtrunk-wagons", count=len(seat["train"]), most=board.plain.wagons[seat["power"]])
    power = Text("grandtrunk-power", power=POWERS[seat["power"]], fast=int(seat["fast"]))
    engine = Item(
        f"engine-{n}", power, "" if own else at, seat=None if own else n,
        pieces=(piece("loco", livery),),
    )  # fmt: skip
    wagons = [_wagon(board, n, livery, **wagon) for wagon in map(_plainly, seat["train"])]
    if seat["siding"]:
        name = card(board, board.labels["card"].index(seat["siding"]))
        wagons.append(Item(f"siding-{n}", name, _text("siding"), pieces=(piece("wagon", livery),), state="quiet"))
    aside = listed([at, room]) if own and at else room if own else ""
    return Cards(f"train-of-{n}", _text(title) if title else "", aside, own, items=(engine, *wagons), look="tile")


def _plainly(wagon: Mapping[str, Any]) -> dict[str, Any]:
    return {**wagon, "carries": tuple(wagon["carries"])}


@lru_cache(maxsize=4096)
def _wagon(
    board: Board, seat: int, livery: Livery, card: str, carries: tuple[str, ...], good: str | None, cubes: int
) -> Item:
    """A wagon with its load; of an empty one, what it takes."""
    id, name = f"wagon-{seat}-{card}", _card_name(board, card)
    if good is None:
        empty = Text("grandtrunk-empty-for", goods=either([GOOD[one] for one in carries]))
        return Item(id, name, empty, pieces=(piece("wagon", livery),))
    return Item(id, name, said=Text("grandtrunk-load", count=cubes, good=GOOD[good]), pieces=(CUBES[good],) * cubes)


def _card_name(board: Board, label: str) -> Text | str:
    return card(board, board.labels["card"].index(label))


def _reach(board: Board, view: View) -> Words:
    """Where the train on turn can go, the nearest first."""
    if view["asked"]:
        return ""
    ways = sorted(((way["days"], way["place"]) for way in view["ways"]), key=lambda way: way[0])
    return Text("grandtrunk-reach", ways=listed([_way(board, *way) for way in ways])) if ways else ""


@lru_cache(maxsize=512)
def _way(board: Board, days: int, place: str) -> Text:
    return Text("grandtrunk-way", place=board.names["place"][board.labels["place"].index(place)], days=days)


# ------------------------------------------------------------------------------------------------------------- the days


def _time(board: Board, view: View) -> Timeline:
    """The days with the discs, and the special deliveries that fall on them."""
    days, late, today = view["days"], missed(view), _today(view)
    items = tuple(
        _special(board, k, special.get("city"), special.get("good"), special["shown"], _when(special, late[k], today))
        for k, special in enumerate(view["specials"])
    )
    discs = tuple((disc["seat"], disc["day"]) for disc in view["track"])
    return Timeline(
        "time", _text("time"), last=days["last"], end=days["end"], marked=tuple(days["dark"]), discs=discs, items=items
    )


def _today(view: View) -> int:
    """The day of the seat that looks, or of whoever is furthest back."""
    days: list[int] = [seat["day"] for seat in view["seats"]]
    return min(days) if view["seat"] is None else days[view["seat"]]


def _when(special: Mapping[str, Any], is_missed: bool, today: int) -> str:
    """What state a special delivery is in."""
    first, last = special["days"]
    if special.get("done"):
        return "done"
    if is_missed:
        return "lost"
    if "city" not in special:
        return "quiet"
    return "past" if today > last else "now" if today >= first else ""


@lru_cache(maxsize=2048)
def _special(board: Board, k: int, city: str | None, good: str | None, shown: int, state: str) -> Item:
    b = board.plain
    id, when, worth = f"special-{k + 1}", (b.opens[k], b.closes[k]), b.worth[k]
    if city is None or good is None:
        return Item(id, Text("grandtrunk-face-down", day=shown), value=worth, state=state, when=when)
    name = board.names["city"][board.labels["city"].index(city)]
    return Item(
        id, name, said=GOOD[good], value=worth, pieces=(CUBES[good],), state=state, when=when, shows=(f"place-{city}",)
    )


def _course(board: Board, view: View) -> Course:
    """How far the game is: the day of whoever is furthest back, and who goes next."""
    if view["over"]:
        return Course(Text("game-over"))
    playing = [disc for disc in view["track"] if not view["seats"][disc["seat"]]["out"]]
    day, end = min(disc["day"] for disc in playing), view["days"]["end"]
    order = tuple(disc["seat"] for disc in playing)
    text = Text("grandtrunk-course", day=day, end=end, rung=int(view["rung"]))
    near = view["rung"] or day > end - NEAR
    if (step := STEPS.get(view["phase"], -1)) < 0:
        return Course(text, order=order, near=near)
    return Course(text, (_text("course-move"), _text("course-unload"), _text("course-load")), step, order, near)


# ----------------------------------------------------------------------------------------------- the cards that lie out


def _laid_out(board: Board, view: View) -> Iterator[Part]:
    """Objectives and progress cards that can be had."""
    if view["objectives"]:
        items = tuple(_objective(board, label, True) for label in view["objectives"])
        yield Cards("objectives", _text("objectives"), items=items, look="line")
    items = tuple(_progress(label, "", True) for label in view["progress"])
    yield Cards("progress", _text("progress"), items=items, look="line")
    others = [
        seat for seat in view["seats"] if seat["seat"] != view["seat"] and (seat["progress"] or seat["objectives"])
    ]
    if others:
        owned = (_acquired(seat["seat"], tuple(seat["progress"]), tuple(seat["objectives"])) for seat in others)
        yield Cards("acquired-by-others", items=tuple(owned), look="line")


@lru_cache(maxsize=256)
def _progress(label: str, state: str, on_display: bool) -> Item:
    """A progress card; on display it can be chosen."""
    id = f"progress-{label}" if on_display else ""
    return Item(id, _text(f"progress-{label}"), _text(f"effect-{label}"), state=state)


@lru_cache(maxsize=256)
def _objective(board: Board, label: str, on_display: bool) -> Item:
    """An objective."""
    worth = board.plain.objective_points[board.labels["objective"].index(label)]
    title, effect = _text(f"objective-{label}"), _text(f"effect-{label}")
    if on_display:
        return Item(f"objective-{label}", title, effect, value=worth)
    return Item("", title, effect, state="done")


@lru_cache(maxsize=2048)
def _acquired(seat: int, progress: tuple[str, ...], objectives: tuple[str, ...]) -> Item:
    """What cards another seat has acquired."""
    names = [_text(f"progress-{label}") for label in progress] + [_text(f"objective-{label}") for label in objectives]
    return Item(text=listed(names), seat=seat)


# ----------------------------------------------------------------------------------------------------------- the tracks


def _tracks(board: Board, view: View) -> Iterator[Part]:
    """How far the locomotives are developed, and how much wood everybody has delivered."""
    seats = view["seats"]
    power = Lane(_text("development"), Piece("loco"), tuple(seat["power"] for seat in seats), "power")
    yield Track("development", _text("development"), lanes=(power,), least=1, most=HEAVIEST)
    yield _needs(board)
    wood = Lane(_text("wood-track"), CUBES["wood"], tuple(seat["wood"] for seat in seats), "wood")
    yield Track("wood-track", _text("wood-track"), lanes=(wood,), most=len(view["wood_track"]) - 1)
    worth = " ".join(map(str, view["wood_track"]))
    yield Note("wood-points", text=Text("grandtrunk-wood-points", line=worth))


@lru_cache(maxsize=16)
def _needs(board: Board) -> Note:
    """What has to be delivered for a better locomotive, and what it brings."""
    b = board.plain
    needs: list[Text | str] = [
        Text("grandtrunk-needs-power", power=POWERS[power], steel=b.steel_for[power], points=b.power_points[power])
        for power in range(2, HEAVIEST + 1)
    ]
    needs.append(Text("grandtrunk-needs-fast", coal=b.coal_for_fast, points=b.fast_points))
    return Note("needs", text=listed(needs))


HEADS: Mapping[str, tuple[Words, ...]] = {
    "goods": ("", *GOOD.values()),
    "cards": ("", Text("grandtrunk-cards-hand"), Text("grandtrunk-cards-deck"), Text("grandtrunk-cards-discards")),
}


def _owned(board: Board, view: View) -> Iterator[Part]:
    """What everybody has delivered, and where everybody's cards are."""
    seats = view["seats"]
    goods = tuple(_delivered(seat["seat"], tuple(seat["delivered"][good] for good in GOODS)) for seat in seats)
    yield Table("goods", _text("delivered"), head=HEADS["goods"], items=goods)
    cards = (_cards(board, seat, seat["seat"] == view["seat"]) for seat in seats)
    yield Table("cards", _text("cards"), head=HEADS["cards"], items=tuple(cards))


@lru_cache(maxsize=4096)
def _delivered(seat: int, counts: tuple[int, ...]) -> Item:
    return Item(f"goods-{seat}", seat=seat, cells=counts)


def _cards(board: Board, seat: Seat, is_own: bool) -> Item:
    """How many cards a seat has where; of another's, those that everybody can work out."""
    known: list[Words] = []
    if seat["known"] and not is_own:
        known.append(Text("grandtrunk-known", cards=_names(board, tuple(seat["known"]))))
    if seat["top"]:
        known.append(Text("grandtrunk-top", cards=_names(board, tuple(reversed(seat["top"])))))
    cells = (seat["hand_size"], seat["deck_size"], len(seat["discard"]))
    return Item(f"cards-{seat['seat']}", text=listed(known) if known else "", seat=seat["seat"], cells=cells)


# ---------------------------------------------------------------------------------------------------------- the players


def _player(seat: Seat) -> Player:
    """A seat in a line, and what its points are made of."""
    parts = _points(seat)
    why = tuple((label, points) for label, points in zip(SCORED, parts, strict=True) if points)
    fast, power = int(seat["fast"]), POWERS[seat["power"]]
    line = Text("grandtrunk-line", company=seat["name"], day=seat["day"], power=power, fast=fast, out=int(seat["out"]))
    return Player(line, sum(parts), why)


SCORED = tuple(Text(f"grandtrunk-score-{source}") for source in ("points", "time", "sets", "progress"))


def _points(seat: Seat) -> tuple[int, ...]:
    """What each source of points brings a seat."""
    return seat["points"], seat["time"], seat["sets"], seat["progress_points"]


def _total(seat: Seat) -> int:
    return sum(_points(seat))


def _scoring(view: View) -> Iterator[Score]:
    for label, points in zip(SCORED, zip(*map(_points, view["seats"]), strict=True), strict=True):
        yield Score(label, points)


# --------------------------------------------------------------------------------------------------- what the map shows


def _places(board: Board, view: View) -> Cards:
    """All places in words, with what lies and stands there."""
    there: dict[str, list[Words]] = {}
    for seat in view["seats"]:
        there.setdefault(seat["at"], []).append(PLAYERS[seat["seat"]])
    items = tuple(_place(place, tuple(there.get(place["id"], ()))) for place in view["places"])
    return Cards("places", _text("places"), on_map=True, items=items, look="line")


def _place(place: Mapping[str, Any], trains: Sequence[Words]) -> Item:
    get, tile = place.get, (place["demand"], tuple(place["supply"]))
    said = tile_said(place["kind"] == "port", get("station", True), tile, get("steel", 0), get("first", 0))
    return Item(
        title=place["name"], text=listed([said, Text("grandtrunk-trains-here", who=listed(trains))]) if trains else said
    )
