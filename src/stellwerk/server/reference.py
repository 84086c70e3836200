"""The API's own page: the OpenAPI document as plain HTML, without scripts and without anything from elsewhere.

The tables of parameters and fields are also those of the documentation (tools/docs_pages.py).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from html import escape
from typing import Any

from ..palette import PAGE, PALETTE, properties

COLOURS = {name: PALETTE[name] for name in ("paper", "sheet", "ink", "rule", "go-ink", "signal-ink")} | {
    name: PAGE[name] for name in ("brass-ink", "focus")
}
STYLE = f"""
:root{{color-scheme:light dark;{properties(COLOURS, night=False)}}}
@media (prefers-color-scheme:dark){{:root{{{properties(COLOURS, night=True)}}}}}
body{{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}}
body{{color:var(--ink);background:var(--paper)}}a{{color:var(--focus)}}
section{{background:var(--sheet);border:1px solid var(--rule);border-radius:8px;padding:.5rem 1rem;margin:1rem 0}}
code{{font:14px ui-monospace,monospace}}b.get{{color:var(--go-ink)}}b.delete{{color:var(--signal-ink)}}
b.post,b.put,b.patch{{color:var(--brass-ink)}}
table{{border-collapse:collapse}}td{{padding:.1rem .8rem .1rem 0;vertical-align:top}}
"""


def page(document: Mapping[str, Any]) -> str:
    """The page of an OpenAPI document."""
    info = document["info"]
    operations = "".join(
        _operation(method, path, operation)
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
    )
    schemas = "".join(_schema(name, schema) for name, schema in document["components"]["schemas"].items())
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(info["title"])} API</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style>'
        f"<main><h1>{escape(info['title'])} {escape(info['version'])}: the API</h1>"
        f'<p>For programs: <a href="/openapi.json">openapi.json</a>.</p>{operations}<h2>Documents</h2>{schemas}'
        "</main></html>"
    )


def _operation(method: str, path: str, operation: Mapping[str, Any]) -> str:
    return (
        f'<section><p><b class="{method}">{method.upper()}</b> <code>{escape(path)}</code></p>'
        f"<p>{escape(operation.get('description', ''))}</p>{parameters(operation)}</section>"
    )


def parameters(operation: Mapping[str, Any]) -> str:
    """What an operation takes and answers, as a table."""
    rows = [
        (f"{p['name']} <small>({p['in']}{'' if p.get('required') else ', optional'})</small>", _kind(p["schema"]))
        for p in operation.get("parameters", [])
    ]
    if "requestBody" in operation:
        rows.append(("body", _content(operation["requestBody"])))
    answers = operation["responses"]
    rows += [(code, _content(answer)) for code, answer in answers.items() if code.startswith("2")]
    return _table(rows)


def fields(schema: Mapping[str, Any]) -> str:
    """The fields of a document, as a table.

    >>> fields({"properties": {"rows": {"type": "array", "items": {"type": "string"}, "description": "From `N`."}}})
    '<table><tr><td><code>rows</code><td>list of string<td>From <code>N</code>.</table>'
    """
    return _table([
        (escape(key), f"{_kind(kind)}<td>{_words(kind.get('description', ''))}")
        for key, kind in schema.get("properties", {}).items()
    ])  # fmt: skip


def _content(part: Mapping[str, Any]) -> str:
    kinds = [_kind(content["schema"]) for content in part.get("content", {}).values() if content.get("schema")]
    return ", ".join(kinds) or escape(part.get("description", ""))


def _schema(name: str, schema: Mapping[str, Any]) -> str:
    described = escape(schema.get("description", ""))
    return f'<section id="{escape(name)}"><p><b>{escape(name)}</b> {described}</p>{fields(schema)}</section>'


def _words(text: str) -> str:
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(text))


def _table(rows: list[tuple[str, str]]) -> str:
    inner = "".join(f"<tr><td><code>{left}</code><td>{right}" for left, right in rows)
    return f"<table>{inner}</table>" if rows else ""


def _kind(schema: Mapping[str, Any]) -> str:
    """A schema in a few words."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rsplit("/", 1)[-1])
        return f'<a href="#{name}">{name}</a>'
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return " or ".join(_kind(one) for one in schema[key])
    if "enum" in schema or "const" in schema:
        return ", ".join(f"<code>{escape(str(value))}</code>" for value in schema.get("enum", [schema.get("const")]))
    kind = escape(str(schema.get("type", "anything")))
    if kind == "array":
        return "list of " + _kind(schema.get("items", {}))
    return " ".join((kind, *_limits(schema)))


def _limits(schema: Mapping[str, Any]) -> Iterator[str]:
    words = {"minimum": "≥", "exclusiveMinimum": ">", "maximum": "≤", "exclusiveMaximum": "<", "maxLength": "up to"}
    for key, word in words.items():
        if key in schema:
            yield f"{escape(word)} {schema[key]}"
