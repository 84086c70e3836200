"""Give every area of an area map room for its sign and its pieces, and write the result beside the map.

    python tools/areas.py src/stellwerk/games/nuremberg/maps/nuremberg.json

The outlines of a map document meet in shared corners. Here the corners are moved, as if the areas were bubbles of foam
that press against each other, until an area is as large as its name needs, and every border that a link can cross is
long enough for a wagon. Who borders on whom stays as it is. The gaps of the rivers, where no link can cross them, are
closed along borders that mean nothing in the game, and the becks of the dales are led through the areas they flow
through. All goes into `<map>.scenery.json`, which the drawing reads; with `--inside` into the map itself, so that a map
of one's own is one file.
"""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from heapq import heappop, heappush
from itertools import pairwise
from pathlib import Path
from typing import Any

from stellwerk.drawing import width_of
from stellwerk.engine.game import Board
from stellwerk.games import get
from stellwerk.games.nuremberg.chart import areas_of, clockwise, link_of, spots_of

Point = tuple[float, float]
Side = frozenset[int]  # two corners

SIDE = 1340.0  # of the square that the areas fill, in the drawing
STRIP = 92.0  # the height of a town below the square
SHORTEST = 50.0  # of a border that a link can cross
ROUNDS = 900
AGAIN = 20

OUT = ""  # at the end of a beck: it leaves the map

BECKS: dict[str, dict[str, list[str]]] = {
    "wensleydale": {
        "Swale": ["keld", "muker", "gunnerside", "reeth", "marske", "richmond", "catterick", "kirkby-fleetham"],
        "Ure": ["hawes-junction", "hawes", "askrigg", "aysgarth", "redmire", "leyburn", "jervaulx", "masham",
                "kirkby-malzeard", "studley", "ripon", OUT],
        "Wharfe": ["buckden", "kettlewell", "grassington", "burnsall", "bolton-abbey"],
        "Nidd": ["lofthouse", "ramsgill", "pateley-bridge", "dacre", "ripley", "harrogate", OUT],
        "Ribble": ["ribblehead", "horton", "austwick", "settle", "hellifield", OUT],
        "Dee": ["dent", "sedbergh", OUT],
        "Aire": ["malham", "airton", "gargrave"],
        "Eden": ["mallerstang", "kirkby-stephen", OUT],
        "Cover": ["horsehouse", "carlton", "jervaulx"],
    },
    "harz": {
        "Innerste": ["clausthal", "wildemann", "lautenthal", "langelsheim", "liebenburg", OUT],
        "Oker": ["altenau", "schalke", "rammelsberg", "goslar", "vienenburg", "fallstein", OUT],
        "Ilse": ["ilsenburg", "wasserleben", "osterwieck", OUT],
        "Holtemme": ["hohneklippen", "wernigerode", "heudeber", "halberstadt", "wegeleben"],
        "Bode": ["schierke", "elend", "trautenstein", "rubeland", "thale", "teufelsmauer", "quedlinburg",
                 "hedersleben", "hakel", OUT],
        "Selke": ["stiege", "guntersberge", "harzgerode", "meisdorf", "ermsleben", "gatersleben", "hedersleben"],
        "Söse": ["buntenbock", "osterode", OUT],
        "Oder": ["st-andreasberg", "stoberhai", "bad-lauterberg", "barbis", "hattorf", OUT],
        "Zorge": ["zorge", "ellrich", "ilfeld", "nordhausen", OUT],
        "Thyra": ["stolberg", "rottleberode", "berga", OUT],
        "Wipper": ["wippra", "klostermansfeld", "hettstedt", OUT],
    },
}  # fmt: skip


def polygon_area(points: Sequence[Point]) -> float:
    """Give the area with its sign."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, [*points[1:], points[0]], strict=True)) / 2


def centre_of(points: Sequence[Point]) -> Point:
    """Give the centroid."""
    whole = polygon_area(points) * 6 or 1.0
    x = y = 0.0
    for a, b in zip(points, [*points[1:], points[0]], strict=True):
        cross = a[0] * b[1] - b[0] * a[1]
        x += (a[0] + b[0]) * cross
        y += (a[1] + b[1]) * cross
    return x / whole, y / whole


def centre_of_corners(points: Sequence[Point]) -> Point:
    """Give the mean of the corners."""
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def need(area: Mapping[str, Any], links: int) -> float:
    """Say how much room an area wants: its name, its pieces, and the wagons that stand on its borders."""
    signed = area["kind"] in ("station", "town")
    widest = max(width_of(name, 20 if signed else 17) for name in (area["name"], area.get("de", area["name"])))
    if " " in area["name"]:
        widest *= 0.62
    pieces = 22.0 * int(area.get("pieces", 1 if area["kind"] == "town" else 2))
    return (max(widest + 8, pieces) + 34 + 4 * min(links, 6)) * (66 + 8 * signed + 4 * min(links, 6))


class Foam:
    """The corners of the areas, and what pushes them."""

    def __init__(self, document: Mapping[str, Any]) -> None:
        """Read the areas, corners as numbers."""
        self.areas = [area for area in document["areas"] if "extension" not in area]
        self.at: list[list[float]] = []
        self.numbers: dict[Point, int] = {}
        self.rings: dict[str, list[int]] = {}
        for area in self.areas:
            ring = [self.number((float(x), float(y))) for x, y in area["outline"]]
            points = [(self.at[i][0], self.at[i][1]) for i in ring]
            self.rings[area["id"]] = ring if polygon_area(points) > 0 else ring[::-1]
        self.borders: dict[frozenset[int], list[str]] = {}
        for key, ring in self.rings.items():
            for a, b in zip(ring, [*ring[1:], ring[0]], strict=True):
                self.borders.setdefault(frozenset((a, b)), []).append(key)
        self.between = {frozenset(keys): edge for edge, keys in self.borders.items() if len(keys) == 2}
        self.links = [self.between[frozenset(link["between"])] for link in document["links"]
                      if frozenset(link["between"]) in self.between]  # fmt: skip
        self.sides = [self.side(edge, keys) for edge, keys in self.borders.items() if len(keys) == 2]
        count = {area["id"]: sum(area["id"] in link["between"] for link in document["links"]) for area in self.areas}
        needs = {area["id"]: need(area, count[area["id"]]) for area in self.areas}
        share = SIDE * SIDE / sum(needs.values())
        self.target = {key: wanted * share for key, wanted in needs.items()}

    def side(self, edge: frozenset[int], keys: Sequence[str]) -> tuple[tuple[int, int], tuple[str, str], float]:
        """Give a border: its corners in the order of the first area's ring, the two areas, the length it must have."""
        one, two = keys
        ring = self.rings[one]
        a, b = next((a, b) for a, b in zip(ring, [*ring[1:], ring[0]], strict=True) if {a, b} == edge)
        return (a, b), (one, two), SHORTEST if edge in self.links else 20.0

    def number(self, point: Point) -> int:
        """Give the number of a corner."""
        if point not in self.numbers:
            self.numbers[point] = len(self.at)
            self.at.append([point[0] * SIDE, point[1] * SIDE])
        return self.numbers[point]

    def points(self, key: str) -> list[Point]:
        """Give the outline of an area."""
        return [(self.at[i][0], self.at[i][1]) for i in self.rings[key]]

    def relax(self, rounds: int) -> None:
        """Move all corners a little, many times."""
        edge = [(x in (0.0, SIDE), y in (0.0, SIDE)) for x, y in self.at]
        degree = [0] * len(self.at)
        for ring in self.rings.values():
            for i in ring:
                degree[i] += 1
        for _ in range(rounds):
            push = [[0.0, 0.0] for _ in self.at]
            for key, ring in self.rings.items():
                points = self.points(key)
                cx, cy = centre_of_corners(points)
                size = math.sqrt(max(polygon_area(points), 50.0) / math.pi)
                goal = math.sqrt(self.target[key] / math.pi)
                for i, (x, y) in zip(ring, points, strict=True):
                    far = math.hypot(x - cx, y - cy) or 1.0
                    # out where the area is too small, and towards a round shape
                    pull = 0.16 * (goal - size) + 0.14 * (1.12 * goal - far)
                    pull = pull / degree[i]
                    push[i][0] += pull * (x - cx) / far
                    push[i][1] += pull * (y - cy) / far
            for (a, b), (one, two), least in self.sides:
                here, there = centre_of_corners(self.points(one)), centre_of_corners(self.points(two))
                across = (there[0] - here[0], there[1] - here[1])
                far = math.hypot(*across) or 1.0
                along = (-across[1] / far, across[0] / far)  # the way from a to b, as the areas on both sides lie
                length = sum((self.at[b][k] - self.at[a][k]) * along[k] for k in (0, 1))
                if length < least:
                    for i, way in ((a, -1), (b, 1)):
                        for k in (0, 1):
                            push[i][k] += way * 0.12 * (least - length) * along[k]
            for i, (dx, dy) in enumerate(push):
                self.at[i][0] += 0.0 if edge[i][0] else max(-3.0, min(3.0, dx))
                self.at[i][1] += 0.0 if edge[i][1] else max(-3.0, min(3.0, dy))

    def rivers(self, document: Mapping[str, Any]) -> list[list[int]]:
        """Lead the rivers along the borders, through the gaps too, as lines of corners."""
        wet = [self.between[frozenset(link["between"])] for link in document["links"]
               if link.get("river") or link.get("forbidden")]  # fmt: skip
        if not any(link.get("river") for link in document["links"]):
            return []
        dry = {edge for edge in self.links if edge not in wet}
        found = set(wet)
        while len(parts := components(found)) > 1:
            parts.sort(key=len)
            found |= self.way(parts[0], set().union(*parts[1:]), found, dry)
        ends = [i for i in {i for edge in found for i in edge} if sum(i in edge for edge in found) == 1]
        rim = {i for i, (x, y) in enumerate(self.at) if x in (0.0, SIDE) or y in (0.0, SIDE)}
        for end in sorted(ends):
            if end not in rim:
                found |= self.way({end}, rim, found, dry)
        return chains(found)

    def way(self, start: set[int], goal: set[int], found: set[Side], dry: set[Side]) -> set[Side]:
        """Find the shortest line of borders from one set of corners to another, off the borders with dry links."""
        steps: dict[int, list[int]] = {}
        for edge, keys in self.borders.items():
            if len(keys) == 2 and edge not in dry and edge not in found:
                a, b = edge
                steps.setdefault(a, []).append(b)
                steps.setdefault(b, []).append(a)
        queue: list[tuple[float, int, int]] = [(0.0, i, -1) for i in sorted(start)]
        came: dict[int, int] = {}
        while queue:
            cost, here, last = heappop(queue)
            if here in came:
                continue
            came[here] = last
            if here in goal:
                line = set()
                while came[here] >= 0:
                    line.add(frozenset((here, came[here])))
                    here = came[here]
                return line
            for there in steps.get(here, []):
                if there not in came:
                    heappush(queue, (cost + math.dist(self.at[here], self.at[there]), there, here))
        raise SystemExit("no way for a river")

    def beck(self, keys: Sequence[str]) -> list[float]:
        """Lead a beck from area to area, beside the places where links cross."""
        line: list[Point] = []
        keys, leaves = [key for key in keys if key != OUT], keys[-1] == OUT
        for here, there in pairwise(keys):
            edge = self.between.get(frozenset((here, there)))
            if edge is None:
                raise SystemExit("no border between " + here + " and " + there)
            cx, cy = centre_of(self.points(here))
            low, high = sorted((self.at[i] for i in edge), key=lambda p: -p[1])
            if not line:
                line.append((cx, cy))
            else:
                x, y = line[-1]
                px, py = low[0] * 0.78 + high[0] * 0.22, low[1] * 0.78 + high[1] * 0.22
                line.append(((x + px) / 4 + cx / 2, (y + py) / 4 + cy / 2 + 12))
            line.append((low[0] * 0.78 + high[0] * 0.22, low[1] * 0.78 + high[1] * 0.22))
        cx, cy = centre_of(self.points(keys[-1]))
        line.append((cx, cy + 10))
        if leaves:
            x, y = line[-1]
            out = min(((0.0, y), (SIDE, y), (x, SIDE), (x, 0.0)), key=lambda p: math.dist(p, (x, y)))
            line.append(out)
        return [round(value) for point in line for value in point]


def components(edges: set[Side]) -> list[set[int]]:
    """Give the sets of corners that hang together."""
    parts: list[set[int]] = []
    for edge in sorted(edges, key=sorted):
        joined = [part for part in parts if part & edge]
        parts = [part for part in parts if not part & edge] + [set(edge).union(*joined)]
    return parts


def chains(edges: set[Side]) -> list[list[int]]:
    """Write edges as few lines of corners."""
    left = dict.fromkeys(sorted(edges, key=sorted))
    lines = []
    while left:
        count: dict[int, int] = {}
        for edge in left:
            for i in edge:
                count[i] = count.get(i, 0) + 1
        line = [min((i for i in count if count[i] == 1), default=min(count))]
        while step := next((edge for edge in left if line[-1] in edge), None):
            del left[step]
            line.append(next(iter(step - {line[-1]})))
        lines.append(line)
    return lines


def sign_sizes(board: Board, foam: Foam) -> dict[str, float]:
    """Say how large the signs can be in the areas as they are now, names without a plate a little larger."""
    found: dict[str, float] = {}
    for language in ("en", "de"):
        known = areas_of(board, language)
        areas = {key: replace(known[key], ring=clockwise(foam.points(key)), extension=()) for key in foam.rings}
        kept = [i for i, key in enumerate(board.labels["link"]) if set(key.split("/")) <= set(areas)]
        for key, spot in spots_of(areas, {board.labels["link"][i]: link_of(board, i, areas) for i in kept}).items():
            size = spot.size + (0.0 if areas[key].signed else 3.5)
            found[key] = min(found.get(key, 99.0), size)
    return found


def scenery_of(document: Mapping[str, Any]) -> dict[str, Any]:
    """Make the scenery of a map."""
    foam, board = Foam(document), get("nuremberg").read_map(document)
    foam.relax(ROUNDS)
    best = (math.inf, foam.at)
    for _ in range(AGAIN):  # more room where the signs are still small
        sizes = sign_sizes(board, foam)
        spoiled = sum(max(0.0, 22.0 - size) ** 2 for size in sizes.values())
        best = min(best, (spoiled, [list(point) for point in foam.at]))
        for key, size in sizes.items():
            foam.target[key] *= 1.0 + max(-0.02, min(0.08, 0.03 * (21.0 - size)))
        share = SIDE * SIDE / sum(foam.target.values())
        foam.target = {key: wanted * share for key, wanted in foam.target.items()}
        foam.relax(ROUNDS // 5)
    print(document["id"], "signs too small, squared:", best[0])
    foam.at = [[round(x, 1), round(y, 1)] for x, y in best[1]]
    outlines = {key: [round(v, 1) for point in foam.points(key) for v in point] for key in foam.rings}
    for key in foam.rings:
        if polygon_area(foam.points(key)) < 6000:
            print("small:", key, round(polygon_area(foam.points(key))))
    extensions: dict[str, list[float]] = {}
    for area in document["areas"]:
        if "extension" in area:
            for part, into in (("outline", outlines), ("extension", extensions)):
                across = [float(x) for x, _ in area[part]]
                row = [(x, y) for (x, y) in foam.numbers if y == 1.0 and min(across) <= x <= max(across)]
                top = sorted(foam.at[foam.numbers[point]][0] for point in row)
                ring = [(x, SIDE) for x in top] + [(top[-1], SIDE + STRIP), (top[0], SIDE + STRIP)]
                into[area["id"]] = [v for point in ring for v in point]
    found: dict[str, Any] = {"size": SIDE, "outlines": outlines}
    if extensions:
        found["extensions"] = extensions
    rivers = foam.rivers(document)
    if rivers:
        found["rivers"] = [[v for i in line for v in foam.at[i]] for line in rivers]
    becks = BECKS.get(document["id"], {})
    if becks:
        found["becks"] = [{"name": name, "line": foam.beck(keys)} for name, keys in becks.items()]
    return found


def written(scenery: Mapping[str, Any]) -> str:
    """Write a scenery with one thing a line."""

    def short(value: Any) -> str:
        return json.dumps(value, ensure_ascii=False).replace(".0,", ",").replace(".0]", "]")

    parts = []
    for key, value in scenery.items():
        if isinstance(value, Mapping):
            inner = ",\n".join("  " + json.dumps(name) + ": " + short(item) for name, item in value.items())
            parts.append(json.dumps(key) + ": {\n" + inner + "\n }")
        elif isinstance(value, list):
            parts.append(json.dumps(key) + ": [\n" + ",\n".join("  " + short(item) for item in value) + "\n ]")
        else:
            parts.append(json.dumps(key) + ": " + short([value])[1:-1])
    return "{\n " + ",\n ".join(parts) + "\n}\n"


def main(names: Sequence[str], inside: bool) -> None:
    """Make the scenery of each map and write it beside the map, or into it."""
    for path in map(Path, names):
        document = json.loads(path.read_text(encoding="utf-8"))
        scenery = scenery_of(document)
        if inside:
            path.write_text(written({**document, "scenery": scenery}), encoding="utf-8")
        else:
            path.with_suffix(".scenery.json").write_text(written(scenery), encoding="utf-8")


if __name__ == "__main__":
    main([name for name in sys.argv[1:] if name != "--inside"], "--inside" in sys.argv)
