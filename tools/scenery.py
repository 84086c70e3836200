"""Make the scenery of a map (coast, neighbours, rivers, relief) from Natural Earth outlines.

    python tools/scenery.py countries-10m.json src/stellwerk/games/paris/maps/france.json

The outlines are those of Natural Earth (public domain) as packed in the npm package ``world-atlas``
(``npm pack world-atlas``, file ``countries-10m.json``, TopoJSON). The result is written beside the map
document under the name that it gives as ``scenery``; it is committed, so that nobody needs npm.

Everything is written in *board coordinates*, the ones in which spaces are named: x in columns, y in rows.
How they are found: longitude and latitude are projected, fitted to the cities of the board by least squares,
and then bent a little, smoothly, by what the fit leaves over at the cities, so that the coast passes where the
board has it. Another map needs another `Recipe` only.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
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
    anchors: Sequence[Point], residuals: Sequence[Point], reach: float, strength: float
) -> Callable[[Point], Point]:
    """Give a smooth shift: near an anchor it follows that anchor's residual, far from all of them it vanishes."""

    def shift(point: Point) -> Point:
        weights = [
            math.exp(-((point[0] - x) ** 2 + 3 * (point[1] - y) ** 2) / (2 * reach**2)) for x, y in anchors
        ]  # a row is about as high as 1.73 columns are wide, hence the 3
        total = sum(weights) + 0.35  # the constant keeps far places where the fit has put them
        dx = sum(w * r[0] for w, r in zip(weights, residuals, strict=True)) / total
        dy = sum(w * r[1] for w, r in zip(weights, residuals, strict=True)) / total
        return point[0] + strength * dx, point[1] + strength * dy

    return shift


def board_projection(
    project: Projection, places: Mapping[str, Point], board: Mapping[str, Point], reach: float, strength: float
) -> tuple[Projection, float]:
    """Fit a projection to the board; also give the root mean square error in columns before bending."""
    names = sorted(set(places) & set(board))
    if len(names) < 3:
        raise SystemExit("at least three places of the board must have a longitude and latitude")
    sources = [project(*places[name]) for name in names]
    targets = [board[name] for name in names]
    fit = affine(sources, targets)
    fitted = [fit(point) for point in sources]
    residuals = [(t[0] - f[0], t[1] - f[1]) for t, f in zip(targets, fitted, strict=True)]
    error = math.sqrt(sum(dx * dx + 3 * dy * dy for dx, dy in residuals) / len(residuals))
    shift = bend(fitted, residuals, reach, strength)
    return (lambda lon, lat: shift(fit(project(lon, lat)))), error


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
    places: dict[str, Point]
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

# fmt: on
RECIPES = {"france": FRANCE}


# ---------------------------------------------------------------- the scenery itself


def board_places(document: Mapping[str, Any]) -> dict[str, Point]:
    """Give the board coordinates of the named spaces."""
    places = {}
    for key, name in document["cities"].items():
        row, column = key.split(".")
        places[str(name)] = (float(column), float(row))
    return places


def board_box(document: Mapping[str, Any], margin: tuple[float, float]) -> tuple[float, float, float, float]:
    """Give the rectangle of board coordinates that the scenery covers."""
    rows = [str(row) for row in document["rows"]]
    return -margin[0], -margin[1], max(map(len, rows)) - 1 + margin[0], len(rows) - 1 + margin[1]


def flat(line: Iterable[Point]) -> list[float]:
    """Write a line as x, y, x, y ... in hundredths."""
    return [round(value, 2) for point in line for value in point]


def scenery(outlines: Outlines, document: Mapping[str, Any], recipe: Recipe) -> dict[str, Any]:
    """Make the scenery of one map document."""
    to_board, error = board_projection(
        recipe.projection, recipe.places, board_places(document), recipe.reach, recipe.strength
    )
    box = board_box(document, recipe.margin)
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
            (home if country in recipe.home else beyond).append(flat(shape))
            for n in numbers:
                used.setdefault(n, set()).add(country)
    borders = [
        flat(piece) for n, owners in sorted(used.items()) if len(owners) > 1 for piece in pieces_inside(arcs[n], box)
    ]
    return {
        "format": "stellwerk-scenery/1",
        "map": document["id"],
        "source": recipe.source,
        "how to read": "All numbers are board coordinates: column, row, column, row ... of the points of a line.",
        "fit": {"error in columns": round(error, 2), "bent by": recipe.strength},
        "home": home,
        "beyond": beyond,
        "borders": borders,
        "rivers": drawn(recipe.rivers, to_board),
        "ridges": drawn(recipe.ridges, to_board),
        "labels": [
            {"kind": kind, "at": flat([to_board(*place)]), "turn": turn, "text": text}
            for kind, place, turn, text in recipe.labels
        ],
        "compass": flat([to_board(*recipe.compass)]) if recipe.compass else None,
    }


def drawn(lines: Mapping[str, tuple[float, list[Point]]], to_board: Projection) -> list[dict[str, Any]]:
    """Bring lines drawn by hand onto the board."""
    return [
        {"name": name, "width": width, "line": flat(to_board(*point) for point in line)}
        for name, (width, line) in lines.items()
    ]


def written(result: Mapping[str, Any]) -> str:
    """Write one line of text for each line of the drawing, which keeps both the file and its changes small."""
    parts = []
    for key, value in result.items():
        if isinstance(value, list) and not isinstance(value[0], float):
            items = ",\n  ".join(json.dumps(item, ensure_ascii=False) for item in value)
            parts.append(f" {json.dumps(key)}: [\n  {items}\n ]")
        else:
            parts.append(f" {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def main() -> None:
    """Read the arguments and write the scenery beside the map document."""
    parser = argparse.ArgumentParser(description="Make the scenery of a map from Natural Earth outlines.")
    parser.add_argument("outlines", type=Path, help="countries-10m.json of the npm package world-atlas")
    parser.add_argument("document", type=Path, help="the map document, for instance france.json")
    arguments = parser.parse_args()
    document = json.loads(arguments.document.read_text(encoding="utf-8"))
    recipe = RECIPES.get(document["id"])
    if recipe is None:
        raise SystemExit(f"no recipe for {document['id']!r}; there are: {', '.join(sorted(RECIPES))}")
    result = scenery(Outlines.read(arguments.outlines), document, recipe)
    target = arguments.document.parent / str(document["scenery"])
    target.write_text(written(result), encoding="utf-8")
    print(f"{target}: {target.stat().st_size} bytes, fit {result['fit']}")


if __name__ == "__main__":
    main()
