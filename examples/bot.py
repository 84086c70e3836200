"""A complete bot that sits down at Stellwerk's tables over the network.  It needs nothing but Python.

    python examples/bot.py http://127.0.0.1:8000 sw_…            # plays wherever its owner has a seat
    python examples/bot.py http://127.0.0.1:8000 sw_… --join     # and sits down at open tables

The token comes from the page (your account, tokens) or from POST /api/tokens.  `choose` is the place for your ideas:
this one plays whatever costs something, since in railway games those who build get on.
"""

from __future__ import annotations

import argparse
import json
import random
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any


def choose(turn: dict[str, Any]) -> str:
    """The action to play: `turn["view"]` is all that the seat sees, `turn["offers"]` is all that it may do."""
    offers = turn["offers"]
    building = [offer for offer in offers if offer["cost"]]
    return str(random.choice(building or offers)["action"])


class Server:
    """The few requests that a bot needs."""

    def __init__(self, url: str, token: str) -> None:
        self._url = url.rstrip("/")
        self._headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """One request; gives the JSON of the answer.  Told to slow down, or that the server is busy, it waits and asks
        the same again: what has a key of its own is done once, however often it is sent."""
        while True:
            try:
                with self._open(method, path, body, timeout=30) as answer:
                    return json.load(answer)
            except urllib.error.HTTPError as refusal:
                if refusal.code not in (429, 503):
                    raise
                time.sleep(float(refusal.headers.get("Retry-After") or 1))

    def events(self) -> Iterator[dict[str, Any]]:
        """What happens at our tables, for as long as the server is there."""
        with self._open("GET", "/api/bot/stream", None, timeout=60) as lines:
            for line in lines:
                if line.strip():  # empty lines say that the server is still there
                    yield json.loads(line)

    def _open(self, method: str, path: str, body: Any, timeout: float) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self._url + path, data, self._headers, method=method)
        return urllib.request.urlopen(request, timeout=timeout)


def play(server: Server, turn: dict[str, Any]) -> None:
    """Decide and act.  The key makes a repetition harmless; a turn that we missed is told to us again."""
    action = {"seat": turn["seat"], "action": choose(turn), "seq": turn["seq"], "key": f"turn-{turn['seq']}"}
    try:
        server.ask("POST", f"/api/tables/{turn['table']}/actions", action)
    except urllib.error.HTTPError as refusal:
        print("refused:", refusal.read().decode())


def sit_down(server: Server) -> None:
    """Take a free seat at every open table."""
    for table in server.ask("GET", "/api/tables?scope=open"):
        if not table["you"]:
            try:
                server.ask("POST", f"/api/tables/{table['id']}/join", {})
            except urllib.error.HTTPError:
                continue  # somebody was quicker


def main() -> None:
    """Listen and play, again and again."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("url")
    parser.add_argument("token")
    parser.add_argument("--join", action="store_true", help="sit down at open tables")
    parser.add_argument("--once", action="store_true", help="leave when a match is over")
    chosen = parser.parse_args()
    server = Server(chosen.url, chosen.token)
    while True:
        try:
            if chosen.join:
                sit_down(server)
            for event in server.events():
                print(event["type"], event.get("table", ""), flush=True)
                if event["type"] == "turn":
                    play(server, event)
                if event["type"] == "over" and chosen.once:
                    return
        except (OSError, urllib.error.URLError) as fault:
            print("lost the server, trying again:", fault)
            time.sleep(2)


if __name__ == "__main__":
    main()
