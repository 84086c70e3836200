"""The drawing of a table of The Grand Trunk Journey as SVG text.

The map is drawn from the map document, a view adds tiles, steel, trains, discs and players.  It holds no scripts and
needs nothing from outside.  A page can put it in line and attach clicks to the groups `place-ID`, `window-N` and
`seat-N`; all colours are CSS custom properties of the class `grandtrunk`.

From below: sea, lakes and rivers, links, places with their signs and tiles, then the time track above and the players
to the right.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any
from xml.sax.saxutils import escape, quoteattr

from ...engine.text import Text
from ...texts import say

Point = tuple[float, float]

# ---------------------------------------------------------------- measures

WIDTH, HEIGHT = 1400.0, 940.0
MAP_LEFT, MAP_TOP, MAP_WIDTH, MAP_HEIGHT = 24.0, 226.0, 960.0, 690.0
TRACK_LEFT, TRACK_TOP, SPACE = 62.0, 96.0, 31.6  # the time track and the width of one of its spaces
PANEL_LEFT, PANEL_WIDTH = 1004.0, 372.0
SIGN_WIDTH, TILE_HEIGHT = 116.0, 30.0
CUBE = 15.0

# Each good has a colour and the first letter of its name; each company a colour and a shape.
LETTERS = {
    "en": {"coal": "C", "wood": "W", "iron": "I", "steel": "S"},
    "de": {"coal": "K", "wood": "H", "iron": "E", "steel": "S"},
}
SHAPES = {
    "red": "M0-9 9 0 0 9-9 0Z",
    "yellow": "M0-9 8.5 7H-8.5Z",
    "purple": "M-8-8H8V8H-8Z",
    "green": "M-8.5 0a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0Z",
}

# ---------------------------------------------------------------- the country, drawn by hand in the units of the signs

SEA = "M960 150Q915 190 925 240Q900 300 925 345Q905 400 915 470Q940 520 955 505Q950 560 905 565Q860 575 800 640L700 660"
SEA += "Q640 668 600 690L960 690Z"
LAKES = (
    "M78 455Q150 350 250 340Q330 330 362 345Q392 372 366 408Q330 470 230 482Q130 498 78 455Z",  # Lake Ontario
    "M0 600Q60 575 128 588Q96 640 40 668L0 690Z",  # Lake Erie
    "M556 208Q544 262 556 318Q566 352 572 372Q580 330 572 290Q566 248 574 208Z",  # Lake Champlain
    "M0 120Q60 80 120 110Q150 160 110 200Q60 220 0 190Z",  # Georgian Bay
)
RIVERS = (
    "M360 350Q440 275 520 212Q560 180 620 138Q700 110 790 96Q860 66 905 34L960 0",  # St. Lawrence
    "M385 128Q440 160 520 200",  # Ottawa
    "M585 400Q570 470 590 560Q600 640 604 690",  # Hudson
    "M700 250Q690 340 694 430Q680 540 706 650",  # Connecticut
    "M120 590Q130 545 100 470",  # Niagara
)

# ---------------------------------------------------------------- writing SVG


def number(value: float) -> str:
    """Write a number with at most one decimal.

    >>> number(18.5), number(32.0)
    ('18.5', '32')
    """
    short = f"{value:.1f}".removesuffix(".0")
    return "0" if short == "-0" else short


def tag(name: str, *children: str, **attributes: object) -> str:
    """Write an element; attribute names take '-' for '_'. None leaves one out.

    >>> tag("circle", class_="disc", r=4.0)
    '<circle class="disc" r="4"/>'
    """
    parts = [name]
    for key, value in attributes.items():
        if value is not None:
            written = number(value) if isinstance(value, float | int) else str(value)
            parts.append(key.rstrip("_").replace("_", "-") + "=" + quoteattr(written))
    opening = " ".join(parts)
    return f"<{opening}>{''.join(children)}</{name}>" if children else f"<{opening}/>"


def words(text: object, x: float, y: float, class_: str, fit: float | None = None) -> str:
    """Write a text; `fit` squeezes it into that length."""
    adjust = None if fit is None else "spacingAndGlyphs"
    return tag("text", escape(str(text)), x=x, y=y, class_=class_, textLength=fit, lengthAdjust=adjust)


def box(x: float, y: float, width: float, height: float, class_: str, round_: float = 0.0) -> str:
    """Write a rectangle."""
    return tag("rect", x=x, y=y, width=width, height=height, rx=round_ or None, class_=class_)


def group(*children: str, at: Point | None = None, class_: str | None = None, id_: str | None = None) -> str:
    """Several things together, moved to a point."""
    shift = None if at is None else f"translate({number(at[0])} {number(at[1])})"
    return tag("g", *children, id=id_, class_=class_, transform=shift)


def title(text: str) -> str:
    """What is read aloud, or shown when the pointer rests."""
    return tag("title", escape(text))


# ---------------------------------------------------------------- pieces


def cube(good: str, x: float, y: float, language: str, size: float = CUBE) -> str:
    """A cube with its letter."""
    letter = LETTERS[language][good]
    return box(x, y, size, size, f"cube {good}", 2.5) + words(
        letter, x + size / 2, y + size * 0.78, f"letter on-{good}"
    )


def cubes(goods: Sequence[str], x: float, y: float, language: str, step: float = CUBE + 3) -> str:
    """A row of cubes."""
    return "".join(cube(good, x + i * step, y, language) for i, good in enumerate(goods))


def emblem(colour: str, label: object, x: float, y: float, scale: float = 1.0) -> str:
    """A company's shape in its colour, with the seat's number."""
    shape = tag("path", d=SHAPES.get(colour, SHAPES["green"]), class_=f"emblem c-{colour}")
    return tag(
        "g",
        shape,
        words(label, 0, 3.6, "seat-number"),
        transform=f"translate({number(x)} {number(y)}) scale({scale:g})",
    )


# ---------------------------------------------------------------- the map


def places_of(document: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """Cities and ports as the document has them."""
    return [*document["cities"], *document["ports"]]


def spot(entry: Mapping[str, Any]) -> Point:
    """Where a place is drawn: its sign if the document says so, else by its latitude and longitude."""
    if "sign" in entry:
        return float(entry["sign"][0]), float(entry["sign"][1])
    latitude, longitude = entry["at"]
    return 60 + (longitude + 79.9) * 88, 60 + (46.9 - latitude) * 104


def draw_country() -> str:
    """Sea, lakes and rivers under everything."""
    lakes = "".join(tag("path", d=lake, class_="lake") for lake in LAKES)
    rivers = "".join(tag("path", d=river, class_="river") for river in RIVERS)
    land = box(0, 0, MAP_WIDTH, MAP_HEIGHT, "land")
    return land + rivers + lakes + tag("path", d=SEA, class_="sea")


def draw_links(document: Mapping[str, Any]) -> str:
    """Ballast, rails and sleepers of every link."""
    at = {entry["id"]: spot(entry) for entry in places_of(document)}
    data = "".join(
        f"M{number(at[a][0])} {number(at[a][1])}L{number(at[z][0])} {number(at[z][1])}"
        for a, z in (link["between"] for link in document["links"])
    )
    return "".join(tag("path", d=data, class_=name) for name in ("ballast", "rails", "gap", "sleepers"))


def draw_place(
    entry: Mapping[str, Any], shown: Mapping[str, Any] | None, view: Mapping[str, Any] | None, language: str
) -> str:
    """A place: its sign, its tile with demand and supply, steel, first-delivery tile and the trains there."""
    port = shown is not None and shown["kind"] == "port"
    closed = shown is not None and not port and not shown["station"]
    half = SIGN_WIDTH / 2
    name = str(entry["name"])
    fit = SIGN_WIDTH - 12 if len(name) > 15 else None
    kind = "port" if port else "closed" if closed else "city"
    parts = [title(name), box(-half, -22, SIGN_WIDTH, 22, f"sign {kind}", 11 if port else 3)]
    parts.append(words(name, 0, -6.5, f"name {kind}", fit))
    if shown is not None:
        parts.append(draw_tile(shown, language))
        if shown.get("first"):
            parts += [
                tag("circle", cx=half, cy=-22.0, r=9.5, class_="first"),
                words(f"+{shown['first']}", half, -18.4, "first-points"),
            ]
        if not port:
            parts += [
                box(-half + 5 + i * 13, 3 + TILE_HEIGHT, 10, 7, "steel-slot" + (" full" if i < shown["steel"] else ""))
                for i in range(4)
            ]
    if view is not None:
        here = [seat for seat in view["seats"] if seat["at"] == entry["id"]]
        parts += [
            emblem(seat["colour"], seat["seat"] + 1, -half + 12 + i * 22, -33, 1.15) for i, seat in enumerate(here)
        ]
    return group(*parts, at=spot(entry), class_="place", id_=f"place-{entry['id']}")


def draw_tile(shown: Mapping[str, Any], language: str) -> str:
    """What is asked for on the left with an arrow down, what is offered on the right with an arrow up."""
    half = SIGN_WIDTH / 2
    left = -half + 10
    down = tag("path", d=f"M{number(left)} 9h6l-3 7Z", class_="arrow in")
    up = tag("path", d=f"M{number(8)} 16h6l-3-7Z", class_="arrow out")
    tile = box(-half, 0, SIGN_WIDTH, TILE_HEIGHT - 3, "tile", 3) + tag(
        "path", d=f"M0 4V{number(TILE_HEIGHT - 7)}", class_="rule"
    )
    return tile + down + cube(shown["demand"], left + 11, 6, language) + up + cubes(shown["supply"], 18, 6, language)


# ---------------------------------------------------------------- the time track


def day_x(day: float) -> float:
    """The middle of a space of the time track."""
    return TRACK_LEFT + (day + 0.5) * SPACE


def draw_track(document: Mapping[str, Any], view: Mapping[str, Any] | None, language: str) -> str:
    """Days 0 to 40, dark spaces, special deliveries below their days, and the discs."""
    track = document["time track"]
    windows = document["special windows"]
    dark = {window["shown"] for window in windows if window["shown"]}
    parts = []
    for day in range(track["last"] + 1):
        kind = "dark-space" if day in dark else "end-space" if day >= track["end"] else "space"
        parts.append(box(TRACK_LEFT + day * SPACE, TRACK_TOP, SPACE, 26, kind))
        parts.append(words(day, day_x(day), TRACK_TOP + 18, f"day {kind}-day"))
    specials = view["specials"] if view else [{}] * len(windows)
    names = {entry["id"]: entry["name"] for entry in document["cities"]}
    for k, (window, special) in enumerate(zip(windows, specials, strict=True)):
        parts.append(draw_window(k, window, special, names, language))
    if view is not None:
        stacks: dict[int, int] = {}
        for disc in view["track"]:
            height = stacks[disc["day"]] = stacks.get(disc["day"], 0) + 1
            seat = view["seats"][disc["seat"]]
            parts.append(emblem(seat["colour"], disc["seat"] + 1, day_x(disc["day"]), TRACK_TOP - 13 * height, 0.95))
    return group(*parts, class_="time-track")


def draw_window(
    k: int, window: Mapping[str, Any], special: Mapping[str, Any], names: Mapping[str, str], language: str
) -> str:
    """A special delivery: a bracket under its days, with the tile that lies there."""
    first, last = window["days"]
    x, width = TRACK_LEFT + first * SPACE, (last - first + 1) * SPACE
    y = TRACK_TOP + 30
    wide = max(width, 66.0)
    left = x + (width - wide) / 2
    parts = [box(x + 1, y, width - 2, 5, "bracket")]
    if "city" not in special:
        parts += [
            box(left, y + 9, wide - 3, 38, "special back", 3),
            words(f"+{window['points']}", left + wide / 2, y + 33, "special-points"),
        ]
    else:
        name = names[special["city"]]
        long = len(name) * 5.6 > wide - 10
        parts.append(box(left, y + 9, wide - 3, 38, "special done" if special["done"] else "special", 3))
        parts.append(words(name, left + wide / 2 - 1.5, y + 23, "special-name", wide - 10 if long else None))
        parts.append(cube(special["good"], left + wide / 2 - 19, y + 28, language))
        parts.append(
            words("✓" if special["done"] else f"+{window['points']}", left + wide / 2 + 12, y + 41, "special-points")
        )
    return group(*parts, id_=f"window-{k + 1}", class_="window")


# ---------------------------------------------------------------- the players


def draw_seats(view: Mapping[str, Any], language: str) -> str:
    """A board for each player: train, deliveries, tracks and cards."""
    height = min(220.0, (HEIGHT - MAP_TOP - 24) / view["players"] - 10)
    return "".join(
        group(
            *draw_seat(view, seat, height, language),
            at=(PANEL_LEFT, MAP_TOP + i * (height + 10)),
            id_=f"seat-{seat['seat']}",
        )
        for i, seat in enumerate(view["seats"])
    )


def draw_seat(view: Mapping[str, Any], seat: Mapping[str, Any], height: float, language: str) -> list[str]:
    """One of them."""
    acting = " acting" if seat["seat"] == view["actor"] else ""
    power = ("I", "II", "III", "IV")[seat["power"] - 1]
    parts = [box(0, 0, PANEL_WIDTH, height, "panel" + acting, 4), box(0, 0, PANEL_WIDTH, 28, "panel-head", 4)]
    parts += [emblem(seat["colour"], seat["seat"] + 1, 18, 14, 1.1), words(seat["name"], 36, 19, "company")]
    parts.append(words(seat["points"], PANEL_WIDTH - 14, 20, "points"))
    fast = " ➤" if seat["fast"] else ""
    parts += [box(12, 38, 58, 30, "engine", 4), words(f"{power}{fast}", 41, 59, "power")]
    for i, wagon in enumerate(seat["train"]):
        x = 78 + i * 72.0
        parts.append(box(x, 42, 66, 26, "wagon", 3) + tag("circle", cx=x + 14, cy=69, r=4, class_="wheel"))
        parts.append(tag("circle", cx=x + 52, cy=69, r=4, class_="wheel"))
        parts.append(cubes([wagon["good"]] * wagon["cubes"], x + 33 - 9 * wagon["cubes"], 47, language))
    x = 12.0
    for good, count in seat["delivered"].items():
        parts += [cube(good, x, 84, language), words(f"×{count}", x + 19, 96, "count")]
        x += 50
    wood = say(Text("grandtrunk-wood-track"), language)
    parts.append(words(f"{wood} {seat['wood']}", PANEL_WIDTH - 14, 96, "note right"))
    names = [say(Text(f"grandtrunk-progress-{card}"), language) for card in seat["progress"]]
    names += [say(Text(f"grandtrunk-objective-{card}"), language) for card in seat["objectives"]]
    room = int((height - 112) // 16)
    for i in range(min(room, -(-len(names) // 2))):
        line = " · ".join(names[2 * i : 2 * i + 2])
        parts.append(words(line, 12, 122 + i * 16, "note", PANEL_WIDTH - 26 if len(line) > 58 else None))
    return parts


# ---------------------------------------------------------------- colours, and one rule a line

LIGHT = {
    "paper": "#f4ecd8", "ink": "#1d2b3a", "soft": "#5d6a74", "rule": "#cdbf9c", "night": "#14304f", "brass": "#b08a3c",
    "enamel": "#fdf8ea", "sea": "#bcd5db", "river": "#9cc0cc", "land": "#f1e5c3", "sheet": "#fffaf0", "bed": "#fffaf0",
    "rail": "#4a4640", "port": "#1f6b6b", "closed": "#d8cdb0", "closed-ink": "#5d5a4c", "act": "#c8402f",
    "dark": "#14304f",
    "end": "#e3b6a8", "coal": "#24272c", "wood": "#3f7d4a", "iron": "#2463ab", "steel": "#b9bec6", "done": "#e4dac2",
    "red": "#d8432f", "yellow": "#e9b526", "purple": "#a066bd", "green": "#3f9a5c",
}  # fmt: skip
DARK = LIGHT | {
    "paper": "#10181f", "ink": "#f1ead9", "soft": "#9fabb2", "rule": "#45545f", "night": "#0b1d31", "brass": "#d0a850",
    "sea": "#0d2032", "river": "#2f556d", "land": "#26333c", "sheet": "#1a252e", "bed": "#0c141b", "rail": "#a9b4b8",
    "port": "#1b5a5a", "closed": "#39464f", "closed-ink": "#b8c0c2", "dark": "#d0a850", "end": "#5b3a34",
    "done": "#2b3842",
    "coal": "#0a0d10", "act": "#e0523f",
}  # fmt: skip

STYLE = """
text{font-family:'Barlow Condensed','Roboto Condensed','Arial Narrow',sans-serif;fill:var(--ink);font-size:14px}
.paper{fill:var(--paper)}
.land{fill:var(--land)}
.sea{fill:var(--sea)}
.lake{fill:var(--sea)}
.river{fill:none;stroke:var(--river);stroke-width:5;stroke-linecap:round}
.frame{fill:none;stroke:var(--night);stroke-width:4}
.inner{fill:none;stroke:var(--brass);stroke-width:1.4}
.ballast{fill:none;stroke:var(--bed);stroke-width:12;stroke-linecap:round}
.rails{fill:none;stroke:var(--rail);stroke-width:6}
.gap{fill:none;stroke:var(--bed);stroke-width:3}
.sleepers{fill:none;stroke:var(--rail);stroke-width:8;stroke-dasharray:1.6 6}
.sign.city{fill:var(--night)}
.sign.port{fill:var(--port)}
.sign.closed{fill:var(--closed);stroke:var(--soft);stroke-dasharray:4 3}
.name{text-anchor:middle;font-weight:600;font-size:15px;fill:var(--enamel)}
.name.closed{fill:var(--closed-ink)}
.tile{fill:var(--sheet);stroke:var(--rule)}
.rule{stroke:var(--rule)}
.arrow.in{fill:var(--act)}
.arrow.out{fill:var(--green)}
.cube{stroke:#0004}
.coal{fill:var(--coal);stroke:#8888}
.wood{fill:var(--wood)}
.iron{fill:var(--iron)}
.steel{fill:var(--steel)}
.letter{text-anchor:middle;font-size:12px;font-weight:700;fill:#fff}
.on-steel{fill:#1d2b3a}
.steel-slot{fill:var(--sheet);stroke:var(--soft)}
.steel-slot.full{fill:var(--steel);stroke:var(--ink)}
.first{fill:var(--brass);stroke:var(--enamel)}
.first-points{text-anchor:middle;font-size:11.5px;font-weight:700;fill:#1d1605}
.emblem{stroke:#fff;stroke-width:1.4}
.seat-number{text-anchor:middle;font-size:10.5px;font-weight:700;fill:#fff}
.c-red{fill:var(--red)}
.c-yellow{fill:#b98a0c}
.c-purple{fill:var(--purple)}
.c-green{fill:var(--green)}
.space{fill:var(--sheet);stroke:var(--rule)}
.dark-space{fill:var(--dark);stroke:var(--rule)}
.end-space{fill:var(--end);stroke:var(--rule)}
.day{text-anchor:middle;font-weight:600}
.dark-space-day{fill:var(--paper)}
.bracket{fill:var(--brass)}
.special{fill:var(--sheet);stroke:var(--brass);stroke-width:1.4}
.special.back{fill:var(--night)}
.special.done{fill:var(--done);stroke:var(--rule)}
.special-name{text-anchor:middle;font-size:12.5px;font-weight:600}
.special-points{text-anchor:middle;font-weight:700}
.back+.special-points{fill:var(--brass)}
.panel{fill:var(--sheet);stroke:var(--rule)}
.panel.acting{stroke:var(--act);stroke-width:3}
.panel-head{fill:var(--night)}
.company{fill:var(--enamel);font-weight:600;font-size:16px}
.points{fill:var(--brass);font-weight:700;font-size:19px;text-anchor:end}
.engine{fill:var(--night)}
.power{fill:var(--enamel);font-weight:700;font-size:18px;text-anchor:middle}
.wagon{fill:none;stroke:var(--ink);stroke-width:1.6}
.wheel{fill:var(--ink)}
.count{font-weight:600}
.note{fill:var(--soft);font-size:13.5px}
.right{text-anchor:end}
.headline{font-size:26px;font-weight:700;letter-spacing:2px;fill:var(--ink)}
.small{font-size:12px;fill:var(--soft)}
"""


def style(theme: str) -> str:
    """The colours of a theme and what is drawn in them."""
    colours = DARK if theme == "dark" else LIGHT
    palette = ";".join(f"--{name}:{value}" for name, value in colours.items())
    return tag("style", f".grandtrunk{{{palette}}}", *(f".grandtrunk {rule}" for rule in STYLE.strip().split("\n")))


def picture(
    document: Mapping[str, Any], view: Mapping[str, Any] | None = None, language: str = "en", theme: str = "light"
) -> str:
    """The table as SVG: the map alone from its document, with pieces from a view.

    >>> import stellwerk
    >>> svg = picture(stellwerk.games.get("grandtrunk").map_document())
    >>> svg.startswith("<svg"), 'id="place-quebec"' in svg
    (True, True)
    """
    language = language.split("-")[0].lower()
    language = language if language in LETTERS else "en"
    shown = {place["id"]: place for place in view["places"]} if view else {}
    land = (
        draw_country(),
        draw_links(document),
        *(draw_place(entry, shown.get(entry["id"]), view, language) for entry in places_of(document)),
    )
    clip = tag("clipPath", box(0, 0, MAP_WIDTH, MAP_HEIGHT, "land"), id="map-of-grandtrunk")
    board = tag("g", *land, clip_path="url(#map-of-grandtrunk)")
    parts = [
        style(theme),
        tag("defs", clip),
        box(0, 0, WIDTH, HEIGHT, "paper"),
        words("THE GRAND TRUNK JOURNEY", 24, 42, "headline"),
        group(board, box(0, 0, MAP_WIDTH, MAP_HEIGHT, "frame"), box(5, 5, MAP_WIDTH - 10, MAP_HEIGHT - 10, "inner"),
              at=(MAP_LEFT, MAP_TOP)),
        draw_track(document, view, language),
    ]  # fmt: skip
    if document.get("status") == "reconstructed":
        parts.append(words(say(Text("grandtrunk-reconstructed"), language), 24, HEIGHT - 8, "small"))
    if view is not None:
        parts.append(draw_seats(view, language))
    label = say(Text("grandtrunk-title"), language)
    return tag(
        "svg",
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(WIDTH)} {number(HEIGHT)}",
        class_=f"grandtrunk {theme}",
        role="img",
        aria_label=label,
    )
