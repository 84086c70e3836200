"""The page that a device shows when it does not reach the server: whole in itself, in both languages.

The service worker (`web/public/worker.js`) keeps this one page and nothing else.  It has no script, and does nothing by
itself: its link tries again, at the address that was asked for.
"""

from __future__ import annotations

from functools import lru_cache
from html import escape

from ..engine.text import Text
from ..palette import PALETTE, properties
from ..texts import LANGUAGES, say
from .public import Public

ADDRESS = "/offline"
COLOURS = {
    name: PALETTE[name]
    for name in ("paper", "sheet", "ink", "rule", "night", "gold", "signal", "on-night", "on-signal")
}

SIGN = (
    '<svg viewBox="0 0 64 64" width="96" height="96" aria-hidden="true">'
    '<rect class="night" width="64" height="64" rx="14"/>'
    '<path class="post" d="M22 54V12"/><path class="foot" d="M14 54h16"/>'
    '<g transform="translate(22 19)"><rect class="arm" x="-2" y="-6" width="34" height="12" rx="2"/>'
    '<path class="bar" d="M22-6v12"/></g><circle class="gold" cx="22" cy="19" r="4.5"/></svg>'
)  # the signal of the house, at danger

STYLE = f"""
:root{{color-scheme:light dark;{properties(COLOURS, night=False)}}}
@media (prefers-color-scheme:dark){{:root{{{properties(COLOURS, night=True)}}}}}
body{{margin:0;min-height:100vh;display:grid;place-items:center}}
body{{font:17px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper)}}
main{{max-width:34rem;margin:1.5rem;padding:2rem;background:var(--sheet)}}
main{{border:1px solid var(--rule);border-radius:12px}}
h1{{font-size:1.5rem;line-height:1.2;margin:1rem 0 .4rem}}p{{margin:0 0 1.2rem}}
a{{display:inline-block;padding:.6rem 1.3rem;border-radius:8px;font-weight:600;text-decoration:none}}
a{{background:var(--signal);color:var(--on-signal)}}a:focus-visible{{outline:3px solid var(--ink);outline-offset:3px}}
section+section{{border-top:1px solid var(--rule);margin-top:1.6rem}}
.night{{fill:var(--night)}}.gold{{fill:var(--gold)}}.arm{{fill:var(--signal)}}.post,.bar{{stroke:var(--on-night);fill:none}}
.post,.foot{{stroke-width:5;stroke-linecap:round}}.bar{{stroke-width:4}}.foot{{stroke:var(--gold)}}
"""


@lru_cache(maxsize=1)
def page() -> Public:
    """The page, first in the one language and then in the other."""
    parts = "".join(
        f'<section lang="{language}"><h1>{_say("offline-title", language)}</h1><p>{_say("offline-text", language)}</p>'
        f'<a href="">{_say("offline-again", language)}</a></section>'
        for language in LANGUAGES
    )
    html = (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Stellwerk</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{STYLE}</style></head>"
        f"<body><main>{SIGN}{parts}</main></body></html>"
    )
    return Public.of(html.encode(), "text/html")


def _say(key: str, language: str) -> str:
    return escape(say(Text(key), language))
