"""Make the scenery of a map (coast, neighbours, rivers, relief) from Natural Earth outlines.

    python tools/scenery.py countries-10m.json src/stellwerk/games/paris/maps/france.json

The outlines are those of Natural Earth (public domain) as packed in the npm package ``world-atlas``
(``npm pack world-atlas``, file ``countries-10m.json``, TopoJSON). The result is written beside the map
document under the name that it gives as ``scenery``; it is committed, so that nobody needs npm. With ``--inside``
it is written into the document itself, so that a map of one's own is one file.

Everything is written in *board coordinates*: those in which spaces are named (x in columns, y in rows) where a map
has rows, those of its sheet where a map gives the size of one.
How they are found: longitude and latitude are projected, fitted to the cities of the board by least squares,
and then bent a little, smoothly, by what the fit leaves over at the cities, so that the coast passes where the
board has it. Another map needs another `Recipe` only.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

Point = tuple[float, float]
Line = list[Point]
Projection = Callable[[float, float], Point]


# ---------------------------------------------------------------- projections


def mercator(lon: float, lat: float) -> Point:
    """Project with Mercator, y growing southwards.

    >>> mercator(0.0, 0.0)
    (0.0, 0.0)
    """
    y = math.log(math.tan(math.pi / 4 + math.radians(lat) / 2))
    return math.radians(lon), 0.0 - y if abs(y) > 1e-12 else 0.0


def lambert(south: float, north: float, lon0: float) -> Projection:
    """Give Lambert's conformal conic projection with two standard parallels, y growing southwards."""
    first, second = math.radians(south), math.radians(north)

    def stretch(phi: float) -> float:
        return math.tan(math.pi / 4 + phi / 2)

    cone = math.log(math.cos(first) / math.cos(second)) / math.log(stretch(second) / stretch(first))
    scale = math.cos(first) * stretch(first) ** cone / cone

    def project(lon: float, lat: float) -> Point:
        radius = scale / stretch(math.radians(lat)) ** cone
        angle = cone * math.radians(lon - lon0)
        return radius * math.sin(angle), radius * math.cos(angle)

    return project


# ---------------------------------------------------------------- fitting to the board


def solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Solve a small system of linear equations (Gauss, with pivots).

    >>> solve([[2.0, 0.0], [0.0, 4.0]], [2.0, 2.0])
    [1.0, 0.5]
    """
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for step in range(size):
        best = max(range(step, size), key=lambda index: abs(rows[index][step]))
        rows[step], rows[best] = rows[best], rows[step]
        rows[step] = [value / rows[step][step] for value in rows[step]]
        for other in range(size):
            if other != step:
                factor = rows[other][step]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[step], strict=True)]
    return [line[-1] for line in rows]


def affine(sources: Sequence[Point], targets: Sequence[Point]) -> Callable[[Point], Point]:
    """Fit x and y each as a linear function of the source point, by least squares."""
    columns = [(x, y, 1.0) for x, y in sources]
    normal = [[sum(c[i] * c[j] for c in columns) for j in range(3)] for i in range(3)]

    def coefficients(axis: int) -> list[float]:
        right = [sum(c[i] * t[axis] for c, t in zip(columns, targets, strict=True)) for i in range(3)]
        return solve(normal, right)

    across, down = coefficients(0), coefficients(1)
    return lambda p: (
        across[0] * p[0] + across[1] * p[1] + across[2],
        down[0] * p[0] + down[1] * p[1] + down[2],
    )


def bend(
    anchors: Sequence[Point], residuals: Sequence[Point], reach: float, strength: float, high: float
) -> Callable[[Point], Point]:
    """Give a smooth shift: near an anchor it follows that anchor's residual, far from all of them it vanishes.

    `high` is how much longer a step down is than a step to the right, squared: 3 on hexes, 1 on a sheet.
    """

    def shift(point: Point) -> Point:
        weights = [math.exp(-((point[0] - x) ** 2 + high * (point[1] - y) ** 2) / (2 * reach**2)) for x, y in anchors]
        total = sum(weights) + 0.35  # the constant keeps far places where the fit has put them
        dx = sum(w * r[0] for w, r in zip(weights, residuals, strict=True)) / total
        dy = sum(w * r[1] for w, r in zip(weights, residuals, strict=True)) / total
        return point[0] + strength * dx, point[1] + strength * dy

    return shift


def board_projection(
    recipe: Recipe, places: Mapping[str, Point], board: Mapping[str, Point], high: float
) -> tuple[Projection, float]:
    """Fit a projection to the board; also give the root mean square error, in steps to the right, before bending."""
    names = sorted(set(places) & set(board))
    if len(names) < 3:
        raise SystemExit("at least three places of the board must have a longitude and latitude")
    sources = [recipe.projection(*places[name]) for name in names]
    targets = [board[name] for name in names]
    fit = affine(sources, targets)
    fitted = [fit(point) for point in sources]
    residuals = [(t[0] - f[0], t[1] - f[1]) for t, f in zip(targets, fitted, strict=True)]
    error = math.sqrt(sum(dx * dx + high * dy * dy for dx, dy in residuals) / len(residuals))
    shift = bend(fitted, residuals, recipe.reach, recipe.strength, high)
    return (lambda lon, lat: shift(fit(recipe.projection(lon, lat)))), error


# ---------------------------------------------------------------- lines


def simplify(line: Line, tolerance: float) -> Line:
    """Leave out points that lie nearer than the tolerance to the line without them (Douglas and Peucker).

    >>> simplify([(0.0, 0.0), (1.0, 0.01), (2.0, 0.0)], 0.1)
    [(0.0, 0.0), (2.0, 0.0)]
    """
    if len(line) < 3:
        return line
    if line[0] == line[-1]:  # a ring has no long side to measure from: simplify its two halves
        middle = max(range(len(line)), key=lambda i: math.dist(line[0], line[i]))
        if middle in (0, len(line) - 1):
            return line[:1]
        return simplify(line[: middle + 1], tolerance)[:-1] + simplify(line[middle:], tolerance)
    far, at = max((distance(point, line[0], line[-1]), index) for index, point in enumerate(line))
    if far <= tolerance:
        return [line[0], line[-1]]
    return simplify(line[: at + 1], tolerance)[:-1] + simplify(line[at:], tolerance)


def distance(point: Point, start: Point, end: Point) -> float:
    """Measure from a point to a straight piece of line."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = dx * dx + dy * dy
    t = 0.0 if length == 0 else ((point[0] - start[0]) * dx + (point[1] - start[1]) * dy) / length
    t = min(1.0, max(0.0, t))
    return math.dist(point, (start[0] + t * dx, start[1] + t * dy))


def area(ring: Line) -> float:
    """Give the area inside a ring."""
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, ring[1:] + ring[:1], strict=True))) / 2


def clip(ring: Line, box: tuple[float, float, float, float]) -> Line:
    """Cut a ring off at a rectangle (Sutherland and Hodgman)."""
    for axis, limit, sign in ((0, box[0], 1), (1, box[1], 1), (0, box[2], -1), (1, box[3], -1)):
        kept: Line = []
        for before, here in zip(ring[-1:] + ring[:-1], ring, strict=True):
            was, now = sign * (before[axis] - limit), sign * (here[axis] - limit)
            if (was < 0) != (now < 0):
                t = was / (was - now)
                kept.append((before[0] + t * (here[0] - before[0]), before[1] + t * (here[1] - before[1])))
            if now >= 0:
                kept.append(here)
        ring = kept
        if not ring:
            return []
    return ring


def pieces_inside(line: Line, box: tuple[float, float, float, float]) -> list[Line]:
    """Give the pieces of a line that lie in a rectangle, each with one point beyond the edge."""
    pieces: list[Line] = []
    piece: Line = []
    for index, point in enumerate(line):
        near = line[max(0, index - 1) : index + 2]
        if any(box[0] <= x <= box[2] and box[1] <= y <= box[3] for x, y in near):
            piece.append(point)
        elif piece:
            pieces.append(piece)
            piece = []
    pieces.append(piece)
    return [found for found in pieces if len(found) > 1]


# ---------------------------------------------------------------- TopoJSON


@dataclass
class Outlines:
    """The arcs of a TopoJSON file and which country uses which of them."""

    arcs: list[Line]
    countries: dict[str, list[list[int]]]  # country id: rings, each a list of arc numbers

    @classmethod
    def read(cls, path: Path) -> Outlines:
        """Read the file: arcs are stored as differences of whole numbers."""
        topology = json.loads(path.read_text(encoding="utf-8"))
        (sx, sy), (tx, ty) = topology["transform"]["scale"], topology["transform"]["translate"]
        arcs: list[Line] = []
        for steps in topology["arcs"]:
            x = y = 0
            arc: Line = []
            for dx, dy in steps:
                x, y = x + dx, y + dy
                arc.append((x * sx + tx, y * sy + ty))
            arcs.append(arc)
        countries: dict[str, list[list[int]]] = {}
        for shape in topology["objects"]["countries"]["geometries"]:
            parts = shape.get("arcs", [])
            polygons = parts if shape["type"] == "MultiPolygon" else [parts]
            rings = [ring for polygon in polygons for ring in polygon]
            countries.setdefault(str(shape.get("id", shape["properties"]["name"])), []).extend(rings)
        return cls(arcs, countries)

    def near(self, box: tuple[float, float, float, float]) -> set[int]:
        """Give the arcs that touch a rectangle of longitudes and latitudes."""
        west, south, east, north = box
        return {
            number
            for number, arc in enumerate(self.arcs)
            if any(west <= lon <= east and south <= lat <= north for lon, lat in arc)
        }


def joined(ring: Iterable[int], arcs: Mapping[int, Line]) -> Line:
    """Join the arcs of a ring; a negative number means the arc is walked backwards."""
    line: Line = []
    for number in ring:
        arc = arcs[number] if number >= 0 else arcs[~number][::-1]
        line.extend(arc[1:] if line else arc)
    return line


# ---------------------------------------------------------------- recipes


@dataclass
class Recipe:
    """What one map wants drawn around it; all places as (longitude, latitude)."""

    home: frozenset[str]  # ids of the countries that the board shows
    window: tuple[float, float, float, float]  # west, south, east, north
    projection: Projection
    places: dict[str, Point]  # none where the map document itself says where its cities are
    rivers: dict[str, tuple[float, list[Point]]]  # name: (width, course)
    ridges: dict[str, tuple[float, list[Point]]]  # name: (width, crest)
    labels: list[tuple[str, Point, float, dict[str, str]]]  # (kind, place, turn in degrees, text by language)
    reach: float = 2.6
    strength: float = 0.75
    tolerance: float = 0.035  # in columns; about two kilometres on the map of France
    margin: tuple[float, float] = (4.0, 2.5)
    least: float = 0.05  # islands smaller than this (in columns times rows) are left out
    source: str = "Natural Earth 1:10m (public domain); rivers, relief and names drawn by hand"
    compass: Point | None = None
    lakes: dict[str, list[Point]] = field(default_factory=dict)  # name: shore
    digits: int = 2  # behind the point
    size: Point | None = None  # of the sheet, for a map document that gives none


# fmt: off
FRANCE = Recipe(
    home=frozenset({"250"}),
    window=(-9.0, 39.0, 13.0, 53.0),
    projection=lambert(44.0, 49.0, 3.0),
    places={
        "Calais": (1.85, 50.95), "Boulogne": (1.61, 50.73), "Lille": (3.06, 50.63), "Dieppe": (1.08, 49.92),
        "St-Quentin": (3.29, 49.85), "Cherbourg": (-1.62, 49.64), "Le Havre": (0.11, 49.49), "Amiens": (2.30, 49.89),
        "Charleville": (4.72, 49.77), "Caen": (-0.37, 49.18), "Rouen": (1.09, 49.44), "Reims": (4.03, 49.26),
        "Metz": (6.18, 49.12), "Nancy": (6.18, 48.69), "Brest": (-4.49, 48.39), "St-Brieuc": (-2.76, 48.51),
        "Troyes": (4.07, 48.30), "Strasbourg": (7.75, 48.58), "Quimper": (-4.10, 48.00), "Rennes": (-1.68, 48.11),
        "Le Mans": (0.20, 48.00), "Orléans": (1.91, 47.90), "Lorient": (-3.37, 47.75), "Angers": (-0.56, 47.47),
        "Auxerre": (3.57, 47.80), "Mulhouse": (7.34, 47.75), "Nantes": (-1.55, 47.22), "Tours": (0.69, 47.39),
        "Bourges": (2.40, 47.08), "Dijon": (5.04, 47.32), "Besançon": (6.02, 47.24), "Nevers": (3.16, 46.99),
        "Poitiers": (0.34, 46.58), "La Rochelle": (-1.15, 46.16), "Limoges": (1.26, 45.83), "Angoulême": (0.16, 45.65),
        "Clermont-Ferrand": (3.09, 45.78), "St-Étienne": (4.39, 45.44), "Lyon": (4.84, 45.76),
        "Grenoble": (5.72, 45.19), "Bordeaux": (-0.58, 44.84), "Valence": (4.89, 44.93), "Nîmes": (4.36, 43.84),
        "Avignon": (4.81, 43.95), "Bayonne": (-1.47, 43.49), "Toulouse": (1.44, 43.60), "Nice": (7.27, 43.70),
        "Pau": (-0.37, 43.30), "Béziers": (3.22, 43.34), "Marseille": (5.37, 43.30), "Toulon": (5.93, 43.12),
        "Perpignan": (2.90, 42.70),
    },
    rivers={
        "Seine": (3.0, [
            (4.70, 47.50), (4.57, 47.86), (4.38, 48.12), (4.07, 48.30), (3.72, 48.52), (3.50, 48.49), (3.20, 48.40),
            (2.96, 48.38), (2.66, 48.54), (2.45, 48.74), (2.35, 48.86), (2.17, 48.85), (2.07, 48.99), (1.72, 48.99),
            (1.48, 49.09), (1.40, 49.24), (1.17, 49.31), (1.05, 49.44), (0.80, 49.42), (0.73, 49.53), (0.45, 49.48),
            (0.22, 49.45)]),
        "Marne": (1.7, [
            (5.33, 47.86), (5.14, 48.11), (4.95, 48.64), (4.59, 48.72), (4.36, 48.96), (3.95, 49.04), (3.40, 49.04),
            (2.88, 48.96), (2.66, 48.87), (2.41, 48.82)]),
        "Oise": (1.6, [(4.10, 49.92), (3.62, 49.90), (3.30, 49.65), (2.83, 49.42), (2.47, 49.26), (2.07, 48.99)]),
        "Yonne": (1.6, [(3.93, 47.05), (3.54, 47.46), (3.57, 47.80), (3.40, 47.98), (3.28, 48.20), (2.96, 48.38)]),
        "Loire": (3.4, [
            (4.22, 44.84), (4.06, 44.99), (3.90, 45.15), (4.19, 45.40), (4.22, 45.75), (4.07, 46.04), (3.98, 46.48),
            (3.46, 46.83), (3.16, 46.99), (3.02, 47.16), (2.93, 47.41), (2.63, 47.69), (2.31, 47.80), (1.91, 47.89),
            (1.62, 47.78), (1.33, 47.58), (0.98, 47.41), (0.69, 47.40), (0.40, 47.29), (0.05, 47.25), (-0.35, 47.36),
            (-0.65, 47.40), (-1.10, 47.37), (-1.55, 47.21), (-1.85, 47.22), (-2.17, 47.27)]),
        "Allier": (2.0, [
            (3.88, 44.62), (3.52, 44.88), (3.38, 45.30), (3.25, 45.55), (3.30, 45.86), (3.43, 46.13), (3.33, 46.57),
            (3.10, 46.96)]),
        "Cher": (1.7, [
            (2.45, 46.10), (2.60, 46.34), (2.50, 46.72), (2.07, 47.22), (1.74, 47.28), (1.24, 47.34), (0.48, 47.34)]),
        "Vienne": (1.7, [
            (1.85, 45.72), (1.26, 45.83), (0.85, 45.90), (0.65, 46.14), (0.55, 46.60), (0.55, 46.82), (0.24, 47.16),
            (0.08, 47.21)]),
        "Mayenne": (1.6, [(-0.45, 48.50), (-0.62, 48.30), (-0.77, 48.07), (-0.70, 47.83), (-0.56, 47.47)]),
        "Vilaine": (1.6, [(-1.10, 48.10), (-1.68, 48.11), (-1.80, 47.85), (-2.08, 47.65), (-2.45, 47.50)]),
        "Somme": (1.6, [(3.29, 49.85), (2.93, 49.93), (2.30, 49.90), (1.83, 50.10), (1.60, 50.20)]),
        "Charente": (1.6, [(0.30, 46.10), (0.16, 45.65), (-0.33, 45.69), (-0.63, 45.75), (-0.96, 45.94)]),
        "Garonne": (3.0, [
            (0.72, 42.92), (0.72, 43.11), (1.10, 43.30), (1.44, 43.60), (1.22, 43.90), (1.07, 44.07), (0.62, 44.20),
            (0.17, 44.50), (-0.25, 44.55), (-0.56, 44.84), (-0.55, 45.03), (-0.75, 45.25), (-1.05, 45.58)]),
        "Dordogne": (2.2, [
            (2.80, 45.57), (2.49, 45.39), (2.10, 45.08), (1.94, 44.98), (1.50, 44.85), (0.98, 44.83), (0.48, 44.85),
            (-0.03, 44.83), (-0.24, 44.92), (-0.55, 45.03)]),
        "Lot": (1.7, [
            (3.50, 44.52), (2.58, 44.60), (2.03, 44.60), (1.44, 44.45), (0.95, 44.50), (0.70, 44.40), (0.35, 44.32)]),
        "Tarn": (1.7, [
            (3.60, 44.36), (3.08, 44.10), (2.45, 43.98), (2.14, 43.93), (1.70, 43.80), (1.35, 44.02), (1.07, 44.08)]),
        "Adour": (1.7, [(0.15, 43.05), (0.05, 43.45), (-0.26, 43.70), (-0.80, 43.78), (-1.06, 43.70), (-1.50, 43.53)]),
        "Rhône": (3.2, [
            (8.20, 46.48), (7.60, 46.30), (7.07, 46.10), (6.90, 46.35)]),
        "Rhône, lower": (3.2, [
            (6.15, 46.20), (5.82, 45.95), (5.68, 45.62), (5.45, 45.82), (5.17, 45.80), (4.84, 45.76), (4.76, 45.50),
            (4.82, 45.07), (4.87, 44.93), (4.73, 44.55), (4.70, 44.25), (4.80, 43.95), (4.65, 43.80), (4.63, 43.67),
            (4.83, 43.35)]),
        "Saône": (2.4, [
            (6.00, 47.95), (5.85, 47.60), (5.60, 47.44), (5.35, 47.18), (5.08, 47.02), (4.86, 46.78), (4.84, 46.30),
            (4.74, 45.98), (4.84, 45.76)]),
        "Doubs": (1.7, [
            (6.35, 46.90), (6.80, 47.10), (6.80, 47.45), (6.40, 47.35), (6.02, 47.24), (5.50, 47.08), (5.08, 46.92)]),
        "Isère": (1.7, [
            (6.78, 45.62), (6.40, 45.68), (6.05, 45.48), (5.72, 45.19), (5.45, 45.20), (5.20, 45.07), (4.86, 44.98)]),
        "Durance": (1.9, [
            (6.64, 44.90), (6.30, 44.50), (6.00, 44.35), (5.94, 44.19), (5.78, 43.85), (5.50, 43.68), (5.15, 43.73),
            (4.75, 43.92)]),
        "Moselle": (1.9, [
            (6.80, 47.95), (6.45, 48.17), (6.10, 48.55), (6.00, 48.80), (6.18, 49.12), (6.36, 49.47), (6.64, 49.76),
            (7.00, 49.98), (7.60, 50.36)]),
        "Meuse": (1.9, [
            (5.55, 48.00), (5.62, 48.35), (5.60, 48.75), (5.38, 49.16), (4.94, 49.70), (4.72, 49.78), (4.82, 50.13),
            (4.87, 50.47), (5.57, 50.63)]),
        "Rhine": (3.4, [
            (9.50, 47.10), (9.60, 47.50)]),
        "Rhine, upper": (3.4, [
            (8.85, 47.66), (8.60, 47.68), (8.20, 47.60), (7.59, 47.56), (7.55, 47.85), (7.60, 48.15), (7.80, 48.55),
            (8.15, 48.85), (8.38, 49.05), (8.44, 49.48), (8.35, 49.85), (8.25, 50.00), (7.90, 49.97), (7.60, 50.36),
            (7.15, 50.72), (6.96, 50.94), (6.77, 51.22), (6.60, 51.50)]),
    },
    ridges={
        "Alps": (1.0, [
            (7.45, 44.05), (6.95, 44.40), (6.95, 44.85), (6.85, 45.25), (6.90, 45.80), (7.60, 45.98), (8.30, 46.35),
            (9.20, 46.50)]),
        "Alps, front": (0.8, [(6.10, 44.00), (6.30, 44.60), (5.95, 44.85), (6.35, 45.20), (6.45, 45.90)]),
        "Bernese Alps": (0.7, [(7.30, 46.45), (8.00, 46.60), (8.70, 46.80)]),
        "Pyrenees": (0.9, [
            (-1.30, 43.05), (-0.60, 42.88), (0.10, 42.72), (0.80, 42.70), (1.50, 42.55), (2.20, 42.45), (2.65, 42.40)]),
        "Massif Central": (0.9, [(2.70, 45.75), (2.75, 45.35), (2.75, 45.05), (3.25, 44.75)]),
        "Forez": (0.6, [(3.80, 46.00), (3.80, 45.55)]),
        "Cévennes": (0.7, [(4.25, 45.10), (4.05, 44.75), (3.65, 44.35), (3.20, 43.85), (2.70, 43.60)]),
        "Jura": (0.7, [(5.75, 46.10), (6.05, 46.50), (6.55, 46.90), (7.10, 47.25)]),
        "Vosges": (0.7, [(6.95, 47.90), (7.10, 48.20), (7.20, 48.60)]),
        "Black Forest": (0.6, [(8.00, 47.80), (8.20, 48.30), (8.35, 48.65)]),
        "Morvan": (0.5, [(4.05, 47.00), (4.00, 47.30)]),
    },
    labels=[
        ("sea", (-1.3, 50.02), -7.0, {"en": "English Channel", "de": "Ärmelkanal", "fr": "La Manche"}),
        ("sea", (-3.55, 46.55), 0.0, {"en": "Atlantic", "de": "Atlantik", "fr": "Atlantique"}),
        ("sea", (4.35, 42.62), 0.0, {"en": "Mediterranean Sea", "de": "Mittelmeer", "fr": "Méditerranée"}),
        ("land", (4.55, 50.62), 0.0, {"en": "Belgium", "de": "Belgien", "fr": "Belgique"}),
        ("land", (7.55, 49.75), 0.0, {"en": "Germany", "de": "Deutschland", "fr": "Allemagne"}),
        ("land", (7.38, 46.82), 0.0, {"en": "Switzerland", "de": "Schweiz", "fr": "Suisse"}),
        ("land", (7.6, 44.7), 0.0, {"en": "Italy", "de": "Italien", "fr": "Italie"}),
    ],
    compass=(7.15, 42.72),
)

GERMANY = Recipe(
    home=frozenset({"276"}),
    window=(2.0, 45.0, 18.5, 57.5),
    projection=mercator,
    places={},
    rivers={
        "Rhine, Alps": (3.0, [(9.40, 46.85), (9.53, 47.05), (9.52, 47.25), (9.63, 47.40), (9.56, 47.50)]),
        "Rhine": (4.6, [
            (8.86, 47.66), (8.62, 47.68), (8.50, 47.58), (8.22, 47.61), (7.95, 47.55), (7.59, 47.57), (7.53, 47.72),
            (7.60, 47.95), (7.58, 48.13), (7.76, 48.40), (7.82, 48.58), (8.08, 48.80), (8.28, 48.98), (8.38, 49.18),
            (8.45, 49.32), (8.46, 49.49), (8.38, 49.64), (8.36, 49.85), (8.28, 50.00), (8.05, 50.02), (7.90, 49.97),
            (7.75, 50.10), (7.60, 50.24), (7.60, 50.36), (7.45, 50.44), (7.30, 50.55), (7.15, 50.70), (7.03, 50.82),
            (6.97, 50.94), (6.85, 51.08), (6.76, 51.23), (6.70, 51.43), (6.60, 51.66), (6.30, 51.82), (6.10, 51.88),
            (5.80, 51.95), (5.20, 51.96), (4.60, 51.90)]),
        "Neckar": (2.2, [
            (8.52, 48.06), (8.62, 48.36), (8.90, 48.47), (9.05, 48.52), (9.30, 48.68), (9.20, 48.80), (9.22, 48.93),
            (9.15, 49.10), (9.20, 49.25), (9.00, 49.42), (8.70, 49.41), (8.45, 49.51)]),
        "Main": (2.8, [
            (11.60, 50.08), (11.45, 50.10), (11.15, 50.13), (10.97, 50.08), (10.88, 49.93), (10.60, 50.00),
            (10.25, 50.05), (10.20, 49.82), (10.15, 49.70), (9.93, 49.79), (9.75, 49.97), (9.72, 50.06),
            (9.58, 49.85), (9.53, 49.77), (9.28, 49.71), (9.15, 49.82), (9.14, 49.98), (8.95, 50.10), (8.68, 50.11),
            (8.50, 50.04), (8.29, 50.00)]),
        "Lahn": (1.6, [
            (8.40, 50.88), (8.77, 50.80), (8.68, 50.60), (8.50, 50.56), (8.20, 50.45), (7.95, 50.36), (7.61, 50.31)]),
        "Moselle": (2.4, [
            (6.00, 48.80), (6.18, 49.12), (6.30, 49.38), (6.37, 49.55), (6.55, 49.72), (6.68, 49.78), (6.92, 49.86),
            (7.05, 49.94), (7.12, 50.03), (7.22, 50.12), (7.40, 50.22), (7.60, 50.36)]),
        "Saar": (1.7, [(7.05, 48.85), (7.03, 49.10), (6.99, 49.24), (6.70, 49.37), (6.60, 49.52), (6.57, 49.70)]),
        "Ruhr": (1.6, [(8.45, 51.25), (8.28, 51.36), (7.90, 51.42), (7.52, 51.40), (7.20, 51.42), (6.73, 51.45)]),
        "Lippe": (1.5, [(8.80, 51.78), (8.35, 51.68), (7.82, 51.68), (7.30, 51.66), (6.95, 51.67), (6.62, 51.65)]),
        "Ems": (2.0, [
            (8.55, 51.86), (8.10, 51.96), (7.68, 52.08), (7.42, 52.28), (7.30, 52.52), (7.28, 52.70), (7.32, 52.95),
            (7.42, 53.15), (7.35, 53.28), (7.20, 53.34)]),
        "Werra": (1.9, [
            (11.00, 50.45), (10.55, 50.50), (10.40, 50.60), (10.20, 50.83), (10.05, 50.95), (10.15, 51.12),
            (9.92, 51.25), (9.65, 51.42)]),
        "Fulda": (1.8, [(9.75, 50.45), (9.68, 50.56), (9.70, 50.87), (9.58, 51.05), (9.50, 51.31), (9.65, 51.42)]),
        "Weser": (3.0, [
            (9.65, 51.42), (9.52, 51.58), (9.38, 51.75), (9.45, 51.90), (9.36, 52.10), (9.05, 52.18), (8.88, 52.22),
            (8.92, 52.38), (9.10, 52.52), (9.22, 52.65), (9.23, 52.88), (9.05, 52.98), (8.80, 53.08), (8.55, 53.20),
            (8.50, 53.35), (8.53, 53.55)]),
        "Leine": (1.6, [
            (10.05, 51.38), (9.92, 51.54), (9.87, 51.75), (9.78, 52.05), (9.72, 52.37), (9.50, 52.50), (9.58, 52.70)]),
        "Aller": (1.8, [
            (10.95, 52.30), (10.78, 52.43), (10.45, 52.52), (10.08, 52.62), (9.70, 52.72), (9.38, 52.85),
            (9.22, 52.93)]),
        "Elbe": (4.0, [
            (15.83, 50.21), (15.20, 50.04), (14.47, 50.35), (14.13, 50.51), (14.20, 50.76), (13.93, 50.95),
            (13.74, 51.06), (13.47, 51.17), (13.25, 51.38), (13.00, 51.56), (12.90, 51.72), (12.65, 51.86),
            (12.25, 51.86), (11.90, 51.92), (11.75, 52.02), (11.65, 52.13), (11.85, 52.32), (12.00, 52.50),
            (11.98, 52.70), (11.80, 52.90), (11.50, 53.05), (11.10, 53.18), (10.80, 53.32), (10.55, 53.37),
            (10.30, 53.42), (9.99, 53.54), (9.70, 53.57), (9.50, 53.70), (9.30, 53.85), (9.00, 53.90)]),
        "Saale": (2.1, [
            (11.78, 50.18), (11.88, 50.32), (11.60, 50.55), (11.38, 50.65), (11.58, 50.93), (11.75, 51.12),
            (11.95, 51.22), (11.95, 51.48), (11.72, 51.68), (11.80, 51.90)]),
        "Mulde": (1.6, [(12.75, 50.72), (12.75, 51.10), (12.62, 51.45), (12.35, 51.65), (12.25, 51.85)]),
        "Unstrut": (1.4, [(10.50, 51.22), (11.05, 51.20), (11.28, 51.32), (11.60, 51.24), (11.82, 51.16)]),
        "Havel": (2.0, [
            (13.05, 53.30), (13.28, 52.98), (13.22, 52.75), (13.20, 52.52), (13.05, 52.40), (12.80, 52.40),
            (12.55, 52.41), (12.32, 52.58), (12.22, 52.78), (11.98, 52.88)]),
        "Spree": (1.9, [
            (14.60, 51.05), (14.43, 51.18), (14.38, 51.52), (14.32, 51.75), (14.00, 51.88), (13.90, 52.10),
            (14.15, 52.30), (13.80, 52.35), (13.58, 52.44), (13.40, 52.52), (13.20, 52.53)]),
        "Neisse": (1.9, [
            (15.05, 50.78), (14.82, 50.88), (14.98, 51.15), (15.00, 51.35), (14.73, 51.55), (14.70, 51.85),
            (14.75, 52.07)]),
        "Oder": (3.4, [
            (17.05, 51.10), (16.50, 51.35), (16.20, 51.60), (15.65, 51.85), (15.30, 52.05), (14.75, 52.07),
            (14.60, 52.28), (14.55, 52.45), (14.65, 52.57), (14.40, 52.72), (14.15, 52.85), (14.30, 53.00),
            (14.40, 53.20), (14.58, 53.42), (14.55, 53.60)]),
        "Peene": (1.5, [(12.75, 53.78), (13.05, 53.90), (13.35, 53.88), (13.70, 53.86)]),
        "Eider": (1.4, [(9.90, 54.25), (9.65, 54.30), (9.30, 54.28), (8.95, 54.28)]),
        "Danube": (3.8, [
            (8.50, 47.95), (8.82, 47.96), (9.22, 48.08), (9.62, 48.22), (9.99, 48.40), (10.30, 48.53), (10.60, 48.66),
            (10.88, 48.72), (11.18, 48.73), (11.42, 48.76), (11.70, 48.82), (11.88, 48.91), (12.10, 49.02),
            (12.40, 48.99), (12.58, 48.88), (12.95, 48.83), (13.15, 48.68), (13.46, 48.58), (13.80, 48.45),
            (14.29, 48.31), (14.85, 48.20), (15.40, 48.30)]),
        "Iller": (1.6, [(10.27, 47.45), (10.30, 47.73), (10.15, 47.98), (10.05, 48.20), (9.98, 48.38)]),
        "Lech": (1.9, [
            (10.40, 47.30), (10.70, 47.57), (10.88, 47.85), (10.87, 48.05), (10.92, 48.37), (10.88, 48.58),
            (10.93, 48.73)]),
        "Isar": (2.1, [
            (11.40, 47.38), (11.56, 47.62), (11.45, 47.88), (11.58, 48.13), (11.75, 48.40), (12.15, 48.54),
            (12.50, 48.64), (12.95, 48.81)]),
        "Inn": (2.8, [
            (10.60, 47.13), (11.10, 47.28), (11.40, 47.27), (11.80, 47.40), (12.17, 47.60), (12.12, 47.85),
            (12.22, 48.06), (12.42, 48.20), (12.80, 48.22), (13.05, 48.27), (13.30, 48.35), (13.46, 48.57)]),
        "Salzach": (1.7, [(13.10, 47.40), (13.10, 47.68), (13.03, 47.82), (12.80, 48.00), (12.85, 48.20)]),
        "Altmühl": (1.4, [(10.45, 49.30), (10.75, 49.10), (10.98, 48.90), (11.35, 48.93), (11.87, 48.92)]),
        "Naab": (1.5, [(12.15, 49.80), (12.12, 49.55), (12.10, 49.28), (12.02, 49.02)]),
        "Regnitz": (1.5, [(11.08, 49.45), (10.99, 49.60), (10.92, 49.82), (10.87, 49.92)]),
        "Moldau": (2.2, [(14.40, 49.30), (14.25, 49.65), (14.42, 50.09), (14.47, 50.35)]),
        "Eger": (1.6, [(12.10, 50.12), (12.40, 50.10), (12.90, 50.23), (13.40, 50.35), (13.85, 50.40), (14.13, 50.51)]),
        "Meuse": (2.2, [
            (4.87, 50.47), (5.57, 50.63), (5.72, 50.85), (5.85, 51.15), (6.15, 51.37), (5.95, 51.65), (5.60, 51.78)]),
        "Aare": (1.9, [(7.45, 46.95), (7.25, 47.12), (7.55, 47.22), (8.00, 47.40), (8.22, 47.60)]),
        "Ill": (1.4, [(7.30, 47.70), (7.38, 48.00), (7.50, 48.25), (7.72, 48.52), (7.90, 48.66)]),
    },
    ridges={
        "Alps, Allgäu": (0.9, [(9.60, 47.22), (10.00, 47.30), (10.40, 47.36), (10.90, 47.42)]),
        "Alps, Bavaria": (0.9, [(10.90, 47.42), (11.40, 47.46), (11.90, 47.58), (12.45, 47.62), (13.00, 47.52)]),
        "Alps, Tyrol": (1.0, [(9.50, 46.90), (10.30, 47.02), (11.20, 47.08), (12.20, 47.25), (13.20, 47.15)]),
        "Alps, Salzburg": (0.9, [(13.00, 47.52), (13.60, 47.58), (14.30, 47.62)]),
        "Alps, Glarus": (0.8, [(8.20, 46.85), (8.80, 47.00), (9.35, 47.20)]),
        "Jura": (0.6, [(7.00, 47.20), (7.60, 47.38), (8.10, 47.46)]),
        "Black Forest": (0.7, [(7.95, 47.75), (8.10, 48.05), (8.22, 48.35), (8.38, 48.70)]),
        "Vosges": (0.7, [(6.98, 47.88), (7.10, 48.20), (7.22, 48.55), (7.40, 48.85)]),
        "Swabian Jura": (0.6, [(8.80, 48.18), (9.20, 48.38), (9.65, 48.58), (10.15, 48.76)]),
        "Franconian Jura": (0.45, [(11.20, 49.15), (11.45, 49.50), (11.35, 49.85)]),
        "Bavarian Forest": (0.75, [(12.55, 49.30), (13.10, 49.05), (13.55, 48.85)]),
        "Bohemian Forest": (0.6, [(12.50, 49.75), (12.90, 49.35), (13.45, 49.05), (13.95, 48.78)]),
        "Fichtelgebirge": (0.5, [(11.75, 50.00), (12.05, 50.00)]),
        "Ore Mountains": (0.7, [(12.45, 50.42), (12.95, 50.46), (13.40, 50.62), (13.85, 50.78)]),
        "Giant Mountains": (0.7, [(15.05, 50.86), (15.55, 50.78), (15.90, 50.68)]),
        "Thuringian Forest": (0.65, [(10.30, 50.92), (10.65, 50.72), (11.00, 50.52), (11.35, 50.42)]),
        "Harz": (0.75, [(10.32, 51.82), (10.62, 51.78), (10.98, 51.66)]),
        "Rhön": (0.5, [(9.98, 50.62), (9.98, 50.35)]),
        "Vogelsberg": (0.45, [(9.15, 50.62), (9.28, 50.45)]),
        "Spessart": (0.45, [(9.42, 50.08), (9.42, 49.85)]),
        "Odenwald": (0.45, [(8.80, 49.75), (8.88, 49.50)]),
        "Taunus": (0.45, [(8.05, 50.18), (8.45, 50.28)]),
        "Westerwald": (0.4, [(7.75, 50.58), (8.10, 50.68)]),
        "Sauerland": (0.65, [(7.75, 51.20), (8.20, 51.15), (8.55, 51.20)]),
        "Eifel": (0.65, [(6.25, 50.42), (6.60, 50.32), (6.98, 50.30)]),
        "Hunsrück": (0.55, [(6.98, 49.70), (7.35, 49.88), (7.65, 49.98)]),
        "Palatine Forest": (0.4, [(7.85, 49.45), (7.90, 49.20)]),
        "Ardennes": (0.7, [(5.10, 49.95), (5.60, 50.15), (6.05, 50.35)]),
        "Teutoburg Forest": (0.4, [(8.00, 52.12), (8.45, 52.00), (8.85, 51.86)]),
        "Weser Hills": (0.4, [(9.15, 52.12), (9.55, 51.92), (9.60, 51.70)]),
    },
    labels=[
        ("sea", (7.85, 54.12), 0.0, {"en": "North Sea", "de": "Nordsee"}),
        ("sea", (12.62, 54.6), 0.0, {"en": "Baltic Sea", "de": "Ostsee"}),
        ("land", (13.98, 50.22), -74.0, {"en": "Czechia", "de": "Tschechien"}),
    ],
    lakes={
        "Lake Constance": [
            (9.02, 47.81), (9.18, 47.78), (9.30, 47.69), (9.48, 47.65), (9.62, 47.58), (9.73, 47.54), (9.73, 47.50),
            (9.56, 47.49), (9.42, 47.52), (9.27, 47.61), (9.19, 47.65), (8.98, 47.65), (8.87, 47.66), (8.95, 47.71),
            (9.10, 47.70), (9.15, 47.72)],
        "Müritz": [
            (12.62, 53.50), (12.68, 53.53), (12.74, 53.48), (12.73, 53.41), (12.77, 53.36), (12.72, 53.31),
            (12.67, 53.34), (12.68, 53.42), (12.63, 53.45)],
        "Lake Schwerin": [(11.44, 53.74), (11.49, 53.74), (11.50, 53.60), (11.45, 53.58)],
        "Chiemsee": [(12.34, 47.90), (12.46, 47.93), (12.53, 47.87), (12.45, 47.83), (12.36, 47.85)],
        "Lake Starnberg": [(11.30, 47.99), (11.35, 47.99), (11.35, 47.84), (11.29, 47.82)],
        "Ammersee": [(11.09, 48.08), (11.14, 48.08), (11.17, 47.95), (11.12, 47.93)],
        "Lake Zurich": [(8.53, 47.36), (8.58, 47.35), (8.72, 47.25), (8.90, 47.22), (8.85, 47.19), (8.65, 47.22)],
    },
    compass=(6.78, 54.0),
    reach=105.0,
    strength=0.9,
    tolerance=1.6,
    margin=(130.0, 120.0),
    least=40.0,
    digits=0,
)

AMERICA = Recipe(
    home=frozenset({"124", "840"}),
    window=(-84.0, 38.5, -64.0, 49.5),
    projection=lambert(42.0, 46.0, -75.0),
    places={},
    rivers={
        "St. Lawrence": (7.0, [
            (-76.35, 44.22), (-75.90, 44.40), (-75.50, 44.70), (-74.90, 45.00), (-74.40, 45.20), (-74.00, 45.35),
            (-73.60, 45.43), (-73.45, 45.65), (-73.25, 45.95), (-72.90, 46.15), (-72.50, 46.35), (-72.00, 46.60),
            (-71.50, 46.70), (-71.20, 46.83), (-70.90, 46.92)]),
        "Ottawa River": (3.6, [
            (-79.10, 46.60), (-78.40, 46.25), (-77.70, 46.18), (-77.10, 45.85), (-76.60, 45.55), (-76.20, 45.45),
            (-75.70, 45.46), (-75.00, 45.60), (-74.40, 45.55), (-73.95, 45.42)]),
        "Gatineau": (1.6, [(-75.95, 46.90), (-76.00, 46.30), (-75.85, 45.80), (-75.70, 45.46)]),
        "Saint-Maurice": (2.0, [(-72.75, 47.60), (-72.85, 47.00), (-72.65, 46.65), (-72.52, 46.36)]),
        "Richelieu": (1.9, [(-73.33, 45.05), (-73.25, 45.40), (-73.20, 45.75), (-73.10, 46.04)]),
        "Saint-François": (1.7, [(-71.60, 45.65), (-71.90, 45.40), (-72.15, 45.67), (-72.50, 45.90), (-72.80, 46.10)]),
        "Chaudière": (1.7, [(-70.85, 45.60), (-70.70, 46.10), (-71.10, 46.50), (-71.28, 46.74)]),
        "Hudson": (3.4, [
            (-74.25, 43.95), (-73.85, 43.55), (-73.60, 43.28), (-73.60, 43.00), (-73.75, 42.65), (-73.85, 42.20),
            (-73.95, 41.70), (-74.00, 41.30), (-73.88, 41.00), (-74.02, 40.68)]),
        "Mohawk": (2.0, [
            (-75.45, 43.27), (-75.20, 43.10), (-74.60, 42.98), (-74.10, 42.90), (-73.75, 42.78)]),
        "Connecticut": (2.8, [
            (-71.40, 45.10), (-71.55, 44.60), (-72.05, 44.20), (-72.30, 43.65), (-72.45, 43.10), (-72.55, 42.60),
            (-72.60, 42.10), (-72.65, 41.70), (-72.35, 41.28)]),
        "Merrimack": (1.9, [(-71.65, 43.60), (-71.50, 43.10), (-71.45, 42.80), (-71.20, 42.72), (-70.85, 42.82)]),
        "Kennebec": (1.9, [(-69.75, 45.50), (-69.80, 44.90), (-69.70, 44.40), (-69.80, 43.90)]),
        "Androscoggin": (1.6, [(-71.10, 44.75), (-71.15, 44.40), (-70.50, 44.50), (-70.20, 44.10), (-69.85, 43.95)]),
        "Penobscot": (2.2, [(-68.60, 45.60), (-68.70, 44.90), (-68.80, 44.50)]),
        "Genesee": (1.8, [(-77.95, 42.15), (-77.85, 42.70), (-77.62, 43.24)]),
        "Niagara": (3.2, [(-78.90, 42.90), (-78.98, 43.05), (-79.06, 43.26)]),
        "Susquehanna": (2.4, [
            (-74.95, 42.70), (-75.50, 42.20), (-76.00, 42.10), (-76.50, 41.90), (-76.10, 41.50), (-75.85, 41.20),
            (-76.60, 40.90)]),
        "Delaware": (2.0, [(-74.80, 42.25), (-75.25, 41.85), (-74.70, 41.35), (-75.10, 40.90), (-74.80, 40.20)]),
        "Black River": (1.7, [(-75.15, 43.50), (-75.40, 43.85), (-75.85, 44.00), (-76.08, 43.99)]),
        "Oswegatchie": (1.4, [(-75.00, 44.15), (-75.40, 44.35), (-75.50, 44.70)]),
        "Trent": (1.6, [(-78.50, 44.55), (-78.30, 44.30), (-77.90, 44.25), (-77.58, 44.10)]),
        "Grand River": (1.7, [(-80.40, 43.80), (-80.40, 43.30), (-80.10, 43.05), (-79.58, 42.86)]),
    },
    ridges={
        "Adirondacks": (0.95, [(-74.75, 43.60), (-74.35, 43.90), (-74.00, 44.20)]),
        "Green Mountains": (0.55, [(-73.00, 42.85), (-72.92, 43.45), (-72.88, 44.00), (-72.72, 44.60)]),
        "White Mountains": (0.75, [(-71.75, 43.95), (-71.35, 44.22), (-70.80, 44.70), (-70.30, 45.05)]),
        "Catskills": (0.7, [(-74.60, 41.95), (-74.15, 42.20)]),
        "Berkshires": (0.5, [(-73.25, 42.00), (-73.12, 42.60)]),
        "Laurentians": (0.85, [(-75.60, 46.10), (-74.50, 46.20), (-73.70, 46.50), (-72.80, 46.95), (-71.40, 47.30)]),
        "Notre Dame Mountains": (0.55, [(-71.10, 45.65), (-70.50, 46.00), (-70.00, 46.60)]),
        "Alleghenies": (0.75, [(-79.00, 41.60), (-78.20, 41.75), (-77.30, 41.80)]),
        "Poconos": (0.45, [(-75.60, 41.20), (-75.20, 41.35)]),
        "Algonquin": (0.6, [(-78.90, 45.40), (-78.40, 45.60), (-77.90, 45.65)]),
    },
    labels=[
        ("sea", (-70.75, 40.95), -20.0, {"en": "Atlantic", "de": "Atlantik"}),
        ("sea", (-77.72, 43.60), -6.0, {"en": "Lake Ontario", "de": "Ontariosee"}),
        ("sea", (-80.0, 42.25), -60.0, {"en": "Lake Erie", "de": "Eriesee"}),
        ("land", (-78.9, 45.15), 0.0, {"en": "Canada", "de": "Kanada"}),
        ("land", (-77.35, 41.85), 0.0, {"en": "New York", "de": "New York"}),
        ("land", (-70.1, 45.15), 0.0, {"en": "Maine", "de": "Maine"}),
    ],
    lakes={
        "Lake Ontario": [
            (-79.80, 43.30), (-79.60, 43.42), (-79.38, 43.62), (-79.05, 43.81), (-78.60, 43.89), (-78.00, 43.96),
            (-77.72, 43.99), (-77.50, 43.92), (-77.20, 43.86), (-76.95, 43.89), (-76.88, 44.04), (-76.72, 44.16),
            (-76.48, 44.22), (-76.32, 44.19), (-76.36, 44.08), (-76.14, 43.98), (-76.26, 43.83), (-76.20, 43.58),
            (-76.30, 43.51), (-76.51, 43.46), (-76.72, 43.34), (-76.98, 43.27), (-77.60, 43.26), (-78.20, 43.37),
            (-78.70, 43.34), (-79.07, 43.26), (-79.25, 43.20), (-79.50, 43.19), (-79.76, 43.25)],
        "Lake Erie": [
            (-78.88, 42.89), (-79.10, 42.87), (-79.25, 42.87), (-79.55, 42.85), (-79.90, 42.82), (-80.18, 42.78),
            (-80.42, 42.68), (-80.05, 42.55), (-80.55, 42.56), (-81.20, 42.66), (-81.90, 42.27), (-82.50, 41.95),
            (-83.40, 41.70), (-82.70, 41.46), (-81.70, 41.50), (-80.60, 41.97), (-80.10, 42.15), (-79.76, 42.27),
            (-79.33, 42.50), (-79.03, 42.70)],
        "Georgian Bay": [
            (-80.02, 44.48), (-80.30, 44.50), (-80.90, 44.62), (-81.10, 44.85), (-81.50, 45.20), (-81.70, 45.50),
            (-81.20, 45.95), (-80.70, 45.90), (-80.40, 45.55), (-80.08, 45.30), (-79.92, 44.95), (-79.76, 44.80),
            (-80.05, 44.78)],
        "Lake Simcoe": [
            (-79.55, 44.40), (-79.35, 44.58), (-79.18, 44.40), (-79.35, 44.25), (-79.52, 44.22)],
        "Rice Lake": [(-78.30, 44.16), (-78.10, 44.25), (-78.02, 44.22), (-78.22, 44.12)],
        "Lake Champlain": [
            (-73.36, 45.05), (-73.18, 45.00), (-73.16, 44.72), (-73.23, 44.45), (-73.32, 44.20), (-73.38, 43.90),
            (-73.43, 43.80), (-73.45, 44.02), (-73.36, 44.35), (-73.42, 44.62), (-73.40, 44.85)],
        "Cayuga Lake": [(-76.76, 42.93), (-76.70, 42.93), (-76.62, 42.65), (-76.50, 42.45), (-76.56, 42.46)],
        "Seneca Lake": [(-77.00, 42.87), (-76.93, 42.87), (-76.86, 42.42), (-76.93, 42.44)],
        "Oneida Lake": [(-76.12, 43.22), (-75.95, 43.26), (-75.73, 43.20), (-75.95, 43.15)],
        "Lake Memphremagog": [(-72.26, 45.27), (-72.18, 45.25), (-72.19, 44.95), (-72.26, 45.00)],
        "Lake Winnipesaukee": [(-71.48, 43.68), (-71.32, 43.72), (-71.20, 43.57), (-71.36, 43.52)],
        "Sebago Lake": [(-70.62, 43.92), (-70.48, 43.92), (-70.50, 43.76)],
        "Moosehead Lake": [(-69.78, 45.74), (-69.62, 45.78), (-69.52, 45.55), (-69.75, 45.50)],
        "Lake Saint-Pierre": [(-73.00, 46.16), (-72.82, 46.27), (-72.62, 46.30), (-72.70, 46.18), (-72.88, 46.12)],
    },
    compass=(-69.8, 42.85),
    reach=105.0,
    strength=0.9,
    tolerance=1.3,
    margin=(40.0, 40.0),
    least=20.0,
    digits=0,
    size=(960.0, 690.0),
)

SCANDINAVIA = Recipe(
    home=frozenset({"578", "752"}),
    window=(0.0, 53.0, 26.0, 66.0),
    projection=lambert(56.0, 61.0, 11.7),
    places={},
    rivers={
        "Glomma": (2.6, [
            (11.20, 62.55), (10.75, 62.20), (11.10, 61.65), (11.55, 61.15), (11.75, 60.70), (12.00, 60.20),
            (11.50, 60.12), (11.20, 59.90), (11.15, 59.55), (11.00, 59.22)]),
        "Gudbrandsdalslågen": (2.0, [(8.60, 62.10), (9.25, 61.85), (9.80, 61.55), (10.30, 61.25), (10.45, 61.12)]),
        "Drammenselva": (1.8, [(8.60, 60.75), (9.30, 60.55), (9.85, 60.20), (10.00, 59.85), (10.22, 59.74)]),
        "Numedalslågen": (1.6, [(8.30, 60.30), (9.00, 60.00), (9.55, 59.65), (10.02, 59.05)]),
        "Otra": (1.6, [(7.40, 59.45), (7.55, 58.95), (7.80, 58.55), (8.00, 58.15)]),
        "Klarälven": (2.4, [
            (12.40, 61.70), (12.70, 61.15), (13.25, 60.65), (13.15, 60.15), (13.50, 59.75), (13.48, 59.38)]),
        "Göta älv": (2.6, [(12.32, 58.38), (12.15, 58.15), (12.00, 57.90), (11.92, 57.70)]),
        "Dalälven": (2.6, [
            (13.60, 61.75), (14.10, 61.20), (14.75, 60.75), (15.20, 60.45), (15.75, 60.38), (16.30, 60.15),
            (17.00, 60.20), (17.40, 60.45), (17.45, 60.63)]),
        "Ljusnan": (2.2, [(13.50, 62.35), (14.60, 62.05), (15.80, 61.80), (16.35, 61.50), (17.10, 61.20)]),
        "Motala ström": (1.8, [(15.05, 58.55), (15.60, 58.50), (16.20, 58.62)]),
        "Emån": (1.6, [(14.75, 57.55), (15.55, 57.35), (16.45, 57.13)]),
        "Lagan": (1.6, [(14.15, 57.45), (13.95, 56.85), (13.50, 56.50), (12.95, 56.52)]),
    },
    ridges={
        "Jotunheimen": (0.95, [(7.70, 61.55), (8.30, 61.60), (8.95, 61.45)]),
        "Hardangervidda": (0.85, [(7.00, 60.00), (7.55, 60.25), (8.10, 60.35)]),
        "Setesdal": (0.6, [(7.00, 58.85), (7.15, 59.30)]),
        "Rondane": (0.6, [(9.75, 61.95), (10.25, 61.75)]),
        "Skanderna": (0.8, [(12.20, 62.60), (12.55, 62.10), (12.85, 61.75)]),
        "Finnskogen": (0.4, [(12.45, 60.75), (12.60, 60.35)]),
        "Småland": (0.55, [(14.55, 57.62), (15.10, 57.55)]),
        "Kilsbergen": (0.4, [(14.75, 59.55), (14.85, 59.25)]),
        "Bergslagen": (0.5, [(14.55, 60.10), (15.00, 59.95)]),
    },
    labels=[
        ("sea", (7.15, 57.05), 0.0, {"en": "North Sea", "de": "Nordsee"}),
        ("sea", (9.60, 57.95), -30.0, {"en": "Skagerrak", "de": "Skagerrak"}),
        ("sea", (18.70, 57.95), -70.0, {"en": "Baltic Sea", "de": "Ostsee"}),
        ("land", (9.05, 60.85), 0.0, {"en": "Norway", "de": "Norwegen"}),
        ("land", (14.60, 61.35), 0.0, {"en": "Sweden", "de": "Schweden"}),
        ("land", (9.20, 56.20), 0.0, {"en": "Denmark", "de": "Dänemark"}),
    ],
    lakes={
        "Vänern": [
            (12.35, 58.40), (12.55, 58.62), (12.42, 58.85), (12.65, 59.05), (12.95, 59.20), (13.25, 59.35),
            (13.60, 59.32), (14.05, 59.15), (14.02, 58.85), (13.75, 58.68), (13.40, 58.72), (13.15, 58.60),
            (13.00, 58.45), (12.60, 58.42)],
        "Vättern": [
            (14.15, 57.80), (14.35, 58.05), (14.62, 58.30), (14.85, 58.55), (14.98, 58.80), (14.80, 58.85),
            (14.58, 58.62), (14.40, 58.40), (14.20, 58.15), (14.08, 57.88)],
        "Hjälmaren": [(15.35, 59.25), (15.70, 59.32), (16.10, 59.22), (15.85, 59.12), (15.45, 59.17)],
        "Mälaren": [
            (16.10, 59.50), (16.60, 59.58), (17.10, 59.52), (17.60, 59.58), (17.95, 59.42), (17.55, 59.30),
            (17.15, 59.38), (16.60, 59.42)],
        "Mjøsa": [(10.45, 61.10), (10.70, 60.95), (11.10, 60.75), (11.20, 60.45), (11.05, 60.50), (10.85, 60.72)],
        "Siljan": [(14.65, 60.95), (14.95, 61.00), (15.10, 60.85), (14.85, 60.75)],
        "Femunden": [(11.80, 62.35), (11.95, 62.30), (11.92, 61.98), (11.82, 62.02)],
        "Bolmen": [(13.62, 57.00), (13.75, 57.02), (13.78, 56.80), (13.65, 56.82)],
    },
    compass=(7.25, 55.95),
    reach=105.0,
    strength=0.9,
    tolerance=1.3,
    margin=(40.0, 40.0),
    least=20.0,
    digits=0,
    size=(960.0, 690.0),
)

# fmt: on
RECIPES = {"france": FRANCE, "deutschland": GERMANY, "grandtrunk": AMERICA, "scandinavia": SCANDINAVIA}


# ---------------------------------------------------------------- the scenery itself

HOW_TO_READ = {  # is it a map of hexes?
    True: "All numbers are board coordinates: column, row, column, row ... of the points of a line.",
    False: "All numbers are coordinates of the sheet: x, y, x, y ... of the points of a line.",
}


def board_places(document: Mapping[str, Any]) -> dict[str, Point]:
    """Give the board coordinates of the named spaces."""
    places = {}
    for sign in signed_places(document):
        places[str(sign["name"])] = (float(sign["sign"][0]), float(sign["sign"][1]))
    if places:
        return places
    for key, city in document["cities"].items():
        if isinstance(city, Mapping):
            places[str(city["name"])] = (float(city["x"]), float(city["y"]))
        else:
            row, column = key.split(".")
            places[str(city)] = (float(column), float(row))
    return places


def signed_places(document: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """Give cities and ports of a map document that lists them with their signs."""
    if isinstance(document["cities"], Mapping):
        return []
    return [place for key in ("cities", "ports") for place in document.get(key, []) if "sign" in place]


def known_places(document: Mapping[str, Any]) -> dict[str, Point]:
    """Give longitude and latitude of the cities whose entry in the map document has them."""
    signed = signed_places(document)
    if signed:
        return {str(place["name"]): (float(place["at"][1]), float(place["at"][0])) for place in signed}
    cities = (city for city in document["cities"].values() if isinstance(city, Mapping) and "lon" in city)
    return {str(city["name"]): (float(city["lon"]), float(city["lat"])) for city in cities}


def board_box(
    document: Mapping[str, Any], margin: tuple[float, float], size: Point | None = None
) -> tuple[float, float, float, float]:
    """Give the rectangle of board coordinates that the scenery covers."""
    if "size" in document or size:
        right, bottom = map(float, document.get("size") or size or ())
    else:
        rows = [str(row) for row in document["rows"]]
        right, bottom = max(map(len, rows)) - 1, len(rows) - 1
    return -margin[0], -margin[1], right + margin[0], bottom + margin[1]


def flat(line: Iterable[Point], digits: int = 2) -> list[float]:
    """Write a line as x, y, x, y ... with so many digits behind the point."""
    return [round(value, digits) if digits else round(value) for point in line for value in point]


def scenery(outlines: Outlines, document: Mapping[str, Any], recipe: Recipe) -> dict[str, Any]:
    """Make the scenery of one map document."""
    hexes = "rows" in document  # then a row is about as high as 1.73 columns are wide
    to_board, error = board_projection(
        recipe, recipe.places or known_places(document), board_places(document), 3.0 if hexes else 1.0
    )
    digits = recipe.digits
    unit = "columns" if hexes else "sheet units"
    box = board_box(document, recipe.margin, recipe.size)
    wanted = outlines.near(recipe.window)
    # Each arc is simplified once, so that two countries still share one border.
    arcs = {n: simplify([to_board(*p) for p in outlines.arcs[n]], recipe.tolerance) for n in wanted}
    used: dict[int, set[str]] = {}
    home: list[list[float]] = []
    beyond: list[list[float]] = []
    for country, rings in sorted(outlines.countries.items()):
        for ring in rings:
            numbers = [n if n >= 0 else ~n for n in ring]
            if not all(n in wanted for n in numbers):
                if not any(n in wanted for n in numbers):
                    continue
                for n in numbers:  # part of the ring lies far away; it is cut off below, but must be closed
                    arcs.setdefault(n, simplify([to_board(*p) for p in outlines.arcs[n]], 0.2))
            shape = clip(joined(ring, arcs), box)
            if len(shape) < 3 or area(shape) < recipe.least:
                continue
            (home if country in recipe.home else beyond).append(flat(shape, digits))
            for n in numbers:
                used.setdefault(n, set()).add(country)
    borders = [
        flat(piece, digits)
        for n, owners in sorted(used.items())
        if len(owners) > 1
        for piece in pieces_inside(arcs[n], box)
    ]
    lakes = [flat((to_board(*point) for point in shore), digits) for shore in recipe.lakes.values()]
    return {
        "format": "stellwerk-scenery/1",
        "map": document["id"],
        "source": recipe.source,
        "how to read": HOW_TO_READ[hexes],
        "fit": {"error in " + unit: round(error, 2), "bent by": recipe.strength},
        "home": home,
        "beyond": beyond,
        "borders": borders,
        "rivers": drawn(recipe.rivers, to_board, digits),
        **({"lakes": lakes} if lakes else {}),
        "ridges": drawn(recipe.ridges, to_board, digits),
        "labels": [
            {"kind": kind, "at": flat([to_board(*place)], digits), "turn": turn, "text": text}
            for kind, place, turn, text in recipe.labels
        ],
        "compass": flat([to_board(*recipe.compass)], digits) if recipe.compass else None,
    }


def drawn(lines: Mapping[str, tuple[float, list[Point]]], to_board: Projection, digits: int) -> list[dict[str, Any]]:
    """Bring lines drawn by hand onto the board."""
    return [
        {"name": name, "width": width, "line": flat((to_board(*point) for point in line), digits)}
        for name, (width, line) in lines.items()
    ]


def written(document: Mapping[str, Any], depth: int = 1) -> str:
    """Write one line of text for each line of the drawing, which keeps both the file and its changes small."""
    parts, margin = [], " " * depth
    for key, value in document.items():
        if value and isinstance(value, list) and not isinstance(value[0], float | int):
            items = f",\n{margin} ".join(json.dumps(item, ensure_ascii=False) for item in value)
            parts.append(f"{margin}{json.dumps(key)}: [\n{margin} {items}\n{margin}]")
        elif key == "scenery" and isinstance(value, Mapping):
            parts.append(f"{margin}{json.dumps(key)}: {written(value, depth + 1).rstrip()}")
        else:
            parts.append(f"{margin}{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}")
    return "{\n" + ",\n".join(parts) + "\n" + margin[1:] + "}\n"


def main() -> None:
    """Read the arguments and write the scenery beside the map document."""
    parser = argparse.ArgumentParser(description="Make the scenery of a map from Natural Earth outlines.")
    parser.add_argument("outlines", type=Path, help="countries-10m.json of the npm package world-atlas")
    parser.add_argument("document", type=Path, help="the map document, for instance france.json")
    parser.add_argument("--inside", action="store_true", help="write it into the document, not beside it")
    arguments = parser.parse_args()
    document = json.loads(arguments.document.read_text(encoding="utf-8"))
    recipe = RECIPES.get(document["id"])
    if recipe is None:
        raise SystemExit(f"no recipe for {document['id']!r}; there are: {', '.join(sorted(RECIPES))}")
    result = scenery(Outlines.read(arguments.outlines), document, recipe)
    if arguments.inside:
        target, result_or_map = arguments.document, {**document, "scenery": result}
    else:
        target = arguments.document.parent / str(document.get("scenery", document["id"] + ".scenery.json"))
        result_or_map = result
    target.write_text(written(result_or_map), encoding="utf-8")
    print(f"{target}: {target.stat().st_size} bytes, fit {result['fit']}")


if __name__ == "__main__":
    main()
