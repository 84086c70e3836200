"""By which names this server may be called.

A page of another site can have its own name point to your machine, and then speak to a server there as if it were its
own (DNS rebinding).  So requests whose `Host` is a stranger's name are refused.  Names that nobody can own on the
internet, and bare addresses, are no such danger: friends in the same network need no setting.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable
from functools import lru_cache
from urllib.parse import urlsplit

NEAR = ("localhost", "local", "lan", "home", "internal", "intranet", "home.arpa", "fritz.box", "test")


class Hosts:
    """The names that are allowed: those given, else that of the public address and all that are near.

    >>> near = Hosts(public_url="https://play.example.org")
    >>> [near.allow(name) for name in ("play.example.org", "localhost:8000", "laptop", "pi.local", "192.168.1.2:80")]
    [True, True, True, True, True]
    >>> near.allow("evil.example"), near.allow("play.example.org.evil.example"), near.allow("[::1]:8000")
    (False, False, True)
    >>> Hosts(["play.example.org", "*.example.net"]).allow("a.example.net"), Hosts(["a.example"]).allow("localhost")
    (True, False)
    """

    def __init__(self, allowed: Iterable[str] = (), public_url: str | None = None) -> None:
        given = [name.strip().lower().rstrip(".") for name in allowed]
        public = urlsplit(public_url or "").hostname
        own = socket.gethostname().lower()
        self._near = not given
        self._names = frozenset((*given, *([public] if public else []), *([own] if not given else [])))
        self.allow = lru_cache(maxsize=1024)(self._allow)

    def _allow(self, host: str) -> bool:
        """Whether the server answers to this `Host`; who sends none is no browser."""
        name = _name(host)
        if not host or name in self._names or "*" in self._names:
            return True
        if any(name.endswith(known[1:]) for known in self._names if known.startswith("*.")):
            return True
        return self._near and _is_near(name)


def _name(host: str) -> str:
    """The name in a `Host`, without the port."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return host


def _is_near(name: str) -> bool:
    """Whether nobody on the internet can own this name."""
    try:
        ipaddress.ip_address(name.partition("%")[0])
        return True
    except ValueError:
        return bool(name) and ("." not in name or name.endswith(tuple(f".{end}" for end in NEAR)) or name in NEAR)
