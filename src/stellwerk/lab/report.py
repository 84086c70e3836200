"""What a study found, as plain data and as a page: one HTML file that needs nothing from outside, with heat maps."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .. import drawings
from ..engine.game import Thing
from ..engine.text import Text
from ..match import Match, find_game
from ..palette import PALETTE, properties
from ..texts import say
from .play import GAMES, SEATS, TIMES, WHOLE, WINS
from .ratings import wilson
from .study import Study, things_of

Data = dict[str, Any]

HEAT = ("#fde9a9", "#fbc55a", "#f2913d", "#dd5b3a", "#b1304a", "#6d1a52")  # from seldom to often: ever darker
NEVER = "#5f7f9c"
BINS = 24  # of a histogram
MOST = 6  # things named at once
RARE = 0.01  # of the most used thing of its kind
SWAY = 0.15  # of a fair share: things whose users surely win that much more or less are named ...
SEEN = 0.05  # ... if they are used in as many games at least
NOTICED = ("unreachable", "never", "rarely", "strong", "weak")  # what is said about the things of a kind


# ------------------------------------------------------------------------------------------------------------ the data


def summary(study: Study, probe: Study | None = None) -> Data:
    """What a study found, as plain data.

    `probe` is a study of random players at the same table: what even they never use is named as out of reach.

    >>> from stellwerk.lab.study import Plan, study
    >>> found = summary(study(Plan("paris", 3), games=10))
    >>> found["players"], len(found["seats"]), found["usage"][0]["kind"]
    (3, 3, 'space')
    """
    plan, n = study.plan, len(study.seeds)
    game, board = plan.board()
    shares = study.win_shares()
    best = np.sort(study.scores, axis=1)
    return {
        "game": game.id, "map": board.document["id"], "players": plan.players, "bots": list(plan.bots), "games": n,
        "seed": int(study.seeds[0]), "seconds": round(study.seconds, 3), "options": dict(plan.options),
        "endless": list(study.endless),
        "games_per_s": round(n / study.seconds, 1), "length": spread_of(study.lengths),
        "score": spread_of(study.scores), "winning_score": spread_of(best[:, -1]),
        "margin": spread_of(best[:, -1] - best[:, -2]),
        "ties": round(float((study.won.sum(axis=1) > 1).mean()), 4),
        "histograms": {"score": histogram(study.scores), "length": histogram(study.lengths)},
        "seats": [
            {
                "seat": p, "wins": round(float(shares[p]), 4), "interval": list(wilson(float(shares[p]), n)),
                "score": spread_of(study.scores[:, p]),
            }
            for p in range(plan.players)
        ],
        "usage": _usage(study, things_of(plan), probe),
    }  # fmt: skip


def spread_of(values: NDArray[Any]) -> dict[str, float]:
    """The mean, and the limits between which nine in ten lie."""
    low, high = np.percentile(values, [5, 95])
    return {"mean": round(float(np.mean(values)), 3), "low": round(float(low), 3), "high": round(float(high), 3)}


def histogram(values: NDArray[Any]) -> Data:
    """How many values fall into each of some bins of whole numbers."""
    low, high = int(values.min()), int(values.max())
    step = max(1, -(-(high - low + 1) // BINS))
    counts, _ = np.histogram(values, np.arange(low, high + step + 1, step))
    return {"from": low, "step": step, "counts": counts.tolist()}


def _usage(study: Study, things: Mapping[int, Thing], probe: Study | None) -> list[Data]:
    """For each kind of thing how much every one is used, the most used first, and those that are not."""
    kinds: dict[str, list[Data]] = {}
    for number, thing in things.items():
        row = _row(thing, study.sums[:, number], study)
        if probe is not None and not row["games"]:
            row["reached"] = round(float(probe.sums[GAMES, number] / len(probe.seeds)), 5)
        kinds.setdefault(thing.kind, []).append(row)
    found = []
    for kind, rows in kinds.items():
        most = max(row["games"] for row in rows)
        found.append({
            "kind": kind, "things": sorted(rows, key=lambda row: -row["per_game"]),
            "never": [row["name"] for row in rows if not row["games"] and row.get("reached", 1)],
            "unreachable": [row["name"] for row in rows if not row["games"] and not row.get("reached", 1)],
            "rarely": [row["name"] for row in rows if 0 < row["games"] < RARE * most],
            **_swaying(rows, study.plan.players), "evenness": evenness([row["per_game"] for row in rows]),
        })  # fmt: skip
    return found


def _swaying(rows: Sequence[Data], players: int) -> dict[str, list[str]]:
    """The things whose users surely win more than their share, or less: the strongest and the weakest first."""
    seen = sorted((row for row in rows if row["games"] >= SEEN and "wins" in row), key=lambda row: -row["wins"])
    strong = [row["name"] for row in seen if row["interval"][0] > (1 + SWAY) / players]
    weak = [row["name"] for row in reversed(seen) if row["interval"][1] < (1 - SWAY) / players]
    return {"strong": strong, "weak": weak}


def _row(thing: Thing, sums: NDArray[np.int64], study: Study) -> Data:
    n, seats = len(study.seeds), int(sums[SEATS])
    wins = float(sums[WINS]) / WHOLE / seats if seats else 0.0
    row = {
        "name": thing.name, "group": thing.group, "per_game": round(float(sums[TIMES]) / n, 5),
        "games": round(float(sums[GAMES]) / n, 5),
    }  # fmt: skip
    return {**row, "wins": round(wins, 4), "interval": list(wilson(wins, seats))} if seats else row


def evenness(uses: Sequence[float]) -> float:
    """How evenly things are used: 1 when all alike, near 0 when one takes all (the entropy, of its most).

    >>> evenness([2, 2, 2]), evenness([1, 0, 0])
    (1.0, 0.0)
    """
    shares = np.array([use for use in uses if use > 0], float)
    if len(uses) < 2 or not len(shares):
        return 1.0
    shares /= shares.sum()
    return round(max(0.0, float(-(shares * np.log(shares)).sum() / np.log(len(uses)))), 4)


# -------------------------------------------------------------------------------------------------------- the heat map


def step_of(share: float, most: float) -> int:
    """The place of a share on the scale; -1 for what is never used."""
    return -1 if share <= 0 else min(len(HEAT) - 1, int(len(HEAT) * share / most))


def heat(rows: Sequence[Data], before: str = "", prefix: str = "") -> str:
    """A style that colours the groups of a drawing by how many games they are used in.

    >>> heat([{"group": "space-1.1", "games": 0.5}]).count("space-1.1")
    2
    """
    most = max((row["games"] for row in rows), default=0)
    steps: dict[int, list[str]] = {}
    for row in rows:
        if row["group"]:
            steps.setdefault(step_of(row["games"], most), []).append(f'[id="{prefix}{row["group"]}"]')
    lines = []
    for step, ids in sorted(steps.items()):
        colour, groups = HEAT[step] if step >= 0 else NEVER, f"{before}:is({','.join(ids)})"
        dashes = "stroke-dasharray:4 5;" if step < 0 else ""
        lines.append(f"{groups}>.hit{{fill:{colour};fill-opacity:.72;stroke:{colour};stroke-width:2}}")
        lines.append(f"{groups}>.hit.line{{fill:none;stroke:{colour};{dashes}stroke-width:17;stroke-opacity:.9}}")
    return "\n".join(lines)


def heat_map(svg: str, rows: Sequence[Data]) -> str:
    """The drawing of a map with its groups coloured: the style is appended to it."""
    return svg.removesuffix("</svg>") + f"<style>{escape(heat(rows), quote=False)}</style></svg>"


def drawing_of(study: Study, language: str) -> str:
    """The map as it is when a game begins."""
    plan = study.plan
    game, board = plan.board()
    match = Match.new(plan.game, plan.players, int(study.seeds[0]), plan.options, plan.map, language=language)
    return drawings.draw(game, board, match.view(None), language)


def own_ids(svg: str, prefix: str) -> str:
    """A drawing whose ids are its own, so that several can stand on one page."""
    svg = re.sub(r'\sid="', f' id="{prefix}', svg)
    svg = re.sub(r'href="#', f'href="#{prefix}', svg)
    return re.sub(r"url\(#", f"url(#{prefix}", svg)


def by_night(svg: str, name: str) -> str:
    """A drawing that is dark where the reader's system is: its dark style, on that condition."""
    style = svg.partition("<style>")[2].partition("</style>")[0]
    rules = re.findall(r"([^{}]*)(\{[^{}]*\})", style)
    dark = "".join(
        selector.replace(f".{name}.dark", f".{name}").strip() + body for selector, body in rules if ".dark" in selector
    )
    return svg.removesuffix("</svg>") + f"<style>@media screen and (prefers-color-scheme:dark){{{dark}}}</style></svg>"


# ------------------------------------------------------------------------------------------------------------ the page


@dataclass(frozen=True)
class Found:
    """What was found on one map: a study and its summary for each number of players."""

    studies: Sequence[Study]
    data: Sequence[Data]

    def title(self, language: str) -> str:
        """The name of the map."""
        document = self.studies[0].plan.board()[1].document
        return str(document["title"].get(language) or next(iter(document["title"].values()), document["id"]))


DAY, NIGHT = (properties(PALETTE, dark) for dark in (False, True))
STYLE = (
    f"""
:root{{color-scheme:light dark;{DAY}}}
@media (prefers-color-scheme:dark){{:root{{{NIGHT}}}}}
"""
    + """
*{box-sizing:border-box}
body{margin:0 auto;max-width:76rem;padding:1.5rem;background:var(--paper);color:var(--ink);
font:16px/1.5 system-ui,sans-serif}
h1,h2,h3{line-height:1.2}h1{margin-top:0}section{margin:2.5rem 0}.soft,caption{color:var(--soft)}
table{border-collapse:collapse;margin:.6rem 0}caption{text-align:left}
th,td{padding:.2rem .8rem .2rem 0;text-align:right;border-bottom:1px solid var(--rule)}
td{font-variant-numeric:tabular-nums}td+td{white-space:nowrap}
th:first-child,td:first-child{text-align:left}
.pair{display:flex;flex-wrap:wrap;gap:2rem}figure{margin:0}.chart{width:26rem;max-width:100%}
.chart rect{fill:var(--blue)}.chart text{fill:var(--soft);font-size:11px}.chart path{stroke:var(--soft);fill:none}
.layers{position:relative}.layers>input{position:absolute;opacity:0}
.layers>label{display:inline-block;margin:0 .3rem .4rem 0;padding:.15rem .7rem;border:1px solid var(--rule);
border-radius:1rem;cursor:pointer;background:var(--sheet)}
.layers>input:checked+label{background:var(--ink);color:var(--paper)}
.layers>input:focus-visible+label{outline:3px solid var(--blue)}
.map svg{width:100%;height:auto;max-height:92vh;border-radius:.5rem}
.layer{display:none}.scale{display:flex;flex-wrap:wrap;gap:.2rem 1rem;margin:.3rem 0;padding:0;list-style:none}
.scale i{display:inline-block;width:1.1rem;height:1.1rem;margin-right:.4rem;vertical-align:-.2rem;border-radius:.2rem}
details{margin:.3rem 0}summary{cursor:pointer}.scroll{overflow-x:auto}
"""
)


def page(found: Sequence[Found], language: str = "en") -> str:
    """The report: one map, or two that are compared."""

    def t(key: str, **arguments: Any) -> str:
        return escape(say(Text(key, **arguments), language))

    first = found[0].data[0]
    title = find_game(first["game"]).title
    heading = " · ".join([title, " / ".join(one.title(language) for one in found)])
    bots = ", ".join(first["bots"])
    parts = [f"<h1>{escape(heading)}</h1>", f"<p class=soft>{t('lab-about', bots=bots, games=first['games'])}</p>"]
    if len(found) == 2:
        parts.append(_comparison(found, language, t))
    parts += [_section(one, i, language, t) for i, one in enumerate(found)]
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(heading)}</title><style>{STYLE}</style><body>{''.join(parts)}</body></html>\n"
    )


def _section(found: Found, number: int, language: str, t: Any) -> str:
    parts = [f"<h2>{escape(found.title(language))}</h2>"]
    for data in found.data:
        parts.append(f"<h3>{t('lab-players', players=data['players'])}</h3>{_facts(data, t)}{_findings(data, t)}")
    parts += [f"<h3>{t('lab-heat')}</h3>", _layers(found, number, language, t)]
    return f"<section>{''.join(parts)}</section>"


def _findings(data: Data, t: Any) -> str:
    """What a designer should look at first, of every kind of thing."""
    lines = []
    for use in data["usage"]:
        said = [
            f"{t(f'lab-{key}-used', count=len(names))} {escape(', '.join(names[:MOST]))}"
            + (" …" if len(names) > MOST else "")
            for key in NOTICED
            if (names := use[key])
        ]
        if said:
            kind = t(f"{data['game']}-things-{use['kind']}")
            lines.append(f"<li><strong>{kind}</strong><ul>{''.join(f'<li>{x}</li>' for x in said)}</ul></li>")
    return f"<h4>{t('lab-findings')}</h4><ul>{''.join(lines)}</ul>" if lines else ""


def _facts(data: Data, t: Any) -> str:
    length, score, margin = data["length"], data["winning_score"], data["margin"]
    line = t(
        "lab-facts", games=data["games"], speed=round(data["games_per_s"]), length=round(length["mean"]),
        low=round(length["low"]), high=round(length["high"]), winning=f"{score['mean']:.1f}",
        margin=f"{margin['mean']:.1f}", ties=f"{data['ties']:.1%}",
    )  # fmt: skip
    rows = []
    for seat in data["seats"]:
        low, high = seat["interval"]
        fair = "" if low <= 1 / data["players"] <= high else " ⚠"
        points = seat["score"]
        rows.append((
            str(seat["seat"] + 1), f"{seat['wins']:.1%}{fair}", f"{low:.1%} … {high:.1%}", f"{points['mean']:.1f}",
            f"{points['low']:g} … {points['high']:g}",
        ))  # fmt: skip
    heads = [t(f"lab-{key}") for key in ("seat", "wins", "interval", "mean-score", "most-scores")]
    charts = "".join(
        f"<figure>{_bars(data['histograms'][key])}"
        f"<figcaption class=soft>{t(f'lab-histogram-{key}')}</figcaption></figure>"
        for key in ("score", "length")
    )
    if data["endless"]:
        seeds = ", ".join(map(str, data["endless"][:5]))
        line += f" <strong>{t('lab-endless', count=len(data['endless']), seeds=seeds)}</strong>"
    return f"<p>{line}</p>{_table(heads, rows)}<div class=pair>{charts}</div>"


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]], caption: str = "") -> str:
    head = "".join(f"<th scope=col>{x}</th>" for x in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(x)}</td>" for x in row) + "</tr>" for row in rows)
    said = f"<caption>{caption}</caption>" if caption else ""
    return f"<div class=scroll><table>{said}<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"


def _bars(histogram: Data) -> str:
    """A histogram as SVG."""
    counts, first, step = histogram["counts"], histogram["from"], histogram["step"]
    wide, most = 400 / len(counts), max(counts)
    bars = "".join(
        f'<rect x="{i * wide + 1:.1f}" y="{110 - 100 * c / most:.1f}" width="{wide - 2:.1f}" '
        f'height="{100 * c / most:.1f}">'
        f"<title>{first + i * step} … {first + (i + 1) * step - 1}: {c}</title></rect>"
        for i, c in enumerate(counts)
    )
    last = first + len(counts) * step - 1
    ends = f'<text x="0" y="126">{first}</text><text x="400" y="126" text-anchor="end">{last}</text>'
    return f'<svg class="chart" viewBox="0 0 400 130" role="img">{bars}<path d="M0 110.5H400"/>{ends}</svg>'


def _layers(found: Found, number: int, language: str, t: Any) -> str:
    """The drawing once, and for every number of players and kind of thing a button that colours it."""
    game, prefix = found.data[0]["game"], f"m{number}-"
    buttons: list[str] = []
    layers, rules = [], []
    for data in found.data:
        for use in data["usage"]:
            key = f"{prefix}{data['players']}-{use['kind']}"
            label = t(f"{game}-things-{use['kind']}")
            if len(found.data) > 1:
                label = f"{label}, {t('lab-players', players=data['players'])}"
            checked = "" if buttons else " checked"
            button = f'<input type="radio" name="{prefix}layer" id="{key}"{checked}>'
            buttons.append(f'{button}<label for="{key}">{label}</label>')
            layers.append(f'<div class="layer {key}">{_layer(use, data, t)}</div>')
            rules.append(f"#{key}:checked~.{key}{{display:block}}")
            rules.append(heat(use["things"], f"#{key}:checked~.map ", prefix))
    drawing = by_night(own_ids(drawing_of(found.studies[0], language), prefix), game)
    style = "<style>" + "\n".join(rules) + "</style>"
    return f'{style}<div class="layers">{"".join(buttons)}<div class="map">{drawing}</div>{"".join(layers)}</div>'


def _layer(use: Data, data: Data, t: Any) -> str:
    """The scale, what is not used, and all things with their figures."""
    rows = use["things"]
    most = max(row["games"] for row in rows)
    scale = [f'<li><i style="background:{NEVER}"></i>{t("lab-never")}</li>']
    for i, colour in enumerate(HEAT):
        low, high = most * i / len(HEAT), most * (i + 1) / len(HEAT)
        scale.append(f'<li><i style="background:{colour}"></i>{low:.1%} … {high:.1%}</li>')
    even = f"{use['evenness']:.2f}"
    said = [f"<p>{t('lab-evenness', evenness=even)}</p>"]
    for key in NOTICED:
        if names := use[key]:
            said.append(f"<p><strong>{t(f'lab-{key}-used', count=len(names))}</strong> {escape(', '.join(names))}</p>")
    heads = [t(f"lab-{key}") for key in ("thing", "games-used", "per-game", "wins-with", "interval")]
    cells = [
        (
            row["name"], f"{row['games']:.2%}", f"{row['per_game']:.3f}",
            f"{row['wins']:.1%}" if "wins" in row else "–",
            f"{row['interval'][0]:.1%} … {row['interval'][1]:.1%}" if "wins" in row else "–",
        )
        for row in rows
    ]  # fmt: skip
    table = _table(heads, cells, t("lab-fair", share=f"{1 / data['players']:.1%}"))
    return (
        f'<ul class="scale" aria-label="{t("lab-games-used")}">{"".join(scale)}</ul>{"".join(said)}'
        f"<details><summary>{t('lab-all', count=len(rows))}</summary>{table}</details>"
    )


def compare(found: Sequence[Found]) -> list[Data]:
    """The figures of two maps beside each other, for each number of players that both were played with."""
    rows = []
    for one in found[0].data:
        for other in found[1].data:
            if one["players"] == other["players"]:
                rows.append({"players": one["players"], "maps": [_figures(one), _figures(other)]})
    return rows


def _figures(data: Data) -> Data:
    wins = [seat["wins"] for seat in data["seats"]]
    figures = {
        "map": data["map"], "length": data["length"]["mean"], "winning_score": data["winning_score"]["mean"],
        "margin": data["margin"]["mean"], "ties": data["ties"], "seat_gap": round(max(wins) - min(wins), 4),
    }  # fmt: skip
    for use in data["usage"]:
        unused = len(use["never"]) + len(use["unreachable"])
        figures[use["kind"]] = {"evenness": use["evenness"], "unused": unused, "things": len(use["things"])}
    return figures


def _comparison(found: Sequence[Found], language: str, t: Any) -> str:
    game, parts = found[0].data[0]["game"], [f"<h2>{t('lab-comparison')}</h2>"]
    for pair in compare(found):
        one, other = pair["maps"]
        rows = [
            (say(Text(f"lab-figure-{key}"), language), shown(one[key]), shown(other[key]))
            for key, shown in (
                ("length", "{:.1f}".format), ("winning_score", "{:.1f}".format), ("margin", "{:.1f}".format),
                ("ties", "{:.1%}".format), ("seat_gap", "{:.1%}".format),
            )
        ]  # fmt: skip
        for use in found[0].data[0]["usage"]:
            a, z = (
                f"{x['evenness']:.2f} · {x['unused']} / {x['things']}" for x in (one[use["kind"]], other[use["kind"]])
            )
            rows.append((say(Text(f"{game}-things-{use['kind']}"), language), a, z))
        heads = ["", *(escape(x.title(language)) for x in found)]
        parts.append(_table(heads, rows, f"{t('lab-players', players=pair['players'])}. {t('lab-figure-usage')}"))
    return f"<section>{''.join(parts)}</section>"
