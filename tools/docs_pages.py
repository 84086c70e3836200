"""The pages of the site that nobody writes: made from the games' rules, the command line, the server's OpenAPI
document and the types of maps and views, whenever the site is built."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import typer
from typer.cli import get_docs_for_click

from stellwerk.cli import app as command_line
from stellwerk.engine.game import Game
from stellwerk.engine.rulebook import Block
from stellwerk.games import games
from stellwerk.palette import PAGE, PALETTE
from stellwerk.server import reference
from stellwerk.server.app import create
from stellwerk.server.settings import Settings

ROOT = Path(__file__).resolve().parent.parent
WHAT = {"en": "the rules", "de": "die Spielregel"}
QUIET = """---
search:
  boost: 0.3 # below what is written to be read
---
"""
SCHEMAS = """# JSON Schemas

Of each game's map files and of what a seat sees (`view`), made from its types. With them, editors complete and check a
map as it is written. A server tells them as well, at `/api/schemas`.
"""


def pages() -> Iterator[tuple[str, str]]:
    """Each with its name and what is in it."""
    for game in games().values():
        for language in WHAT:
            yield f"learn/rules/{game.id}.{language}.md", rules(game, language)
        for name, schema in game.documents.schemas.items():
            yield f"reference/schemas/{game.id}.{name}.md", schema_of(game, name, schema)
            yield f"reference/schemas/{game.id}.{name}.json", json.dumps(schema, ensure_ascii=False, indent=1) + "\n"
    yield "reference/schemas/index.md", schemas()
    yield "reference/cli.md", commands()
    yield "reference/http-routes.md", routes()
    yield "assets/signal.svg", (ROOT / "web" / "public" / "signal.svg").read_text(encoding="utf-8")
    yield "assets/palette.css", colours()


def rules(game: Game, language: str) -> str:
    """The rules of a game, as its folder has them for its table on the page."""
    lines = [f"# {game.title}: {WHAT[language]}", ""]
    for section in game.rulebook(language):
        lines += [f"## {section.title} {{#{section.id}}}", ""]
        for block in section.blocks:
            lines += [*_block(block), ""]
    return "\n".join(lines)


def _block(block: Block) -> list[str]:
    if block.kind == "list":
        return [f"- {line}" for line in block.lines]
    if block.kind == "table":
        head, *rows = (f"| {line} |" for line in block.lines)
        return [head, "|---" * (head.count(" | ") + 1) + "|", *rows]
    return list(block.lines)


def commands() -> str:
    """Every command with its arguments and options, as Typer tells them."""
    root = typer.main.get_command(command_line)
    told = get_docs_for_click(obj=root, ctx=typer.Context(root), name="stellwerk", title="The command line")
    return told.replace("* `--help`: Show this message and exit.\n", "")


def routes() -> str:
    """Every route of the server, from its OpenAPI document."""
    with tempfile.TemporaryDirectory() as folder:
        document = create(Settings(database=f"sqlite:///{folder}/none.db"))._app.openapi()
    lines = [
        QUIET,
        "# Every route",
        "",
        "Made from the server's own OpenAPI document, which it tells at `/openapi.json`.",
        "",
    ]
    groups: dict[str, list[str]] = {}
    for path, methods in document["paths"].items():
        group = groups.setdefault(path.split("/")[2], [])
        for method, operation in methods.items():
            group += [f"### `{method.upper()} {path}`", "", *_operation(operation), ""]
    for name, group in groups.items():
        lines += [f"## {name.replace('-', ' ').capitalize()}", "", *group]
    lines += ["## Documents", ""]
    for name, schema in document["components"]["schemas"].items():
        lines += [f"### {name} {{#{name}}}", "", *_described(schema, reference.fields(schema)), ""]
    return "\n".join(lines)


def _operation(operation: Mapping[str, Any]) -> list[str]:
    return _described(operation, reference.parameters(operation))


def _described(part: Mapping[str, Any], table: str) -> list[str]:
    return [part.get("description", "").replace("<", "&lt;"), "", table]


def schemas() -> str:
    """Which schemas there are."""
    rows = [
        f"| {game.title} | " + " | ".join(f"[{name}]({game.id}.{name}.md)" for name in game.documents.schemas) + " |"
        for game in games().values()
    ]
    return "\n".join([SCHEMAS, "| game | a map file | what a seat sees |", "|---|---|---|", *rows, ""])


def schema_of(game: Game, name: str, schema: Mapping[str, Any]) -> str:
    """A JSON Schema, to read."""
    file = f"{game.id}.{name}.json"
    lines = [f"# {game.title}: {name}", "", f"The JSON Schema: [{file}]({file}).", ""]
    lines += _described(schema, reference.fields(schema))
    for key, one in schema.get("$defs", {}).items():
        lines += ["", f"## {key} {{#{key}}}", "", *_described(one, reference.fields(one))]
    return "\n".join(lines)


def colours() -> str:
    """The palette, for both of the site's schemes."""
    tints = {**PALETTE, **PAGE}
    day = "".join(f"  --{name}: {tint.day};\n" for name, tint in tints.items())
    night = "".join(f"  --{name}: {tint.night};\n" for name, tint in tints.items())
    return f":root {{\n{day}}}\n[data-md-color-scheme=slate] {{\n{night}}}\n"
