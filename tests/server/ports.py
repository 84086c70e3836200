"""Ports for the servers of tests."""

from __future__ import annotations

import secrets
import socket

LOWEST, CLIENTS = 12_000, 32_768  # from here on systems give ports to clients, which come and go by the hundred


def free_port() -> int:
    """A port where nobody listens, and which no client takes before a server does, or while it is started again."""
    while True:
        port = LOWEST + secrets.randbelow(CLIENTS - LOWEST)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
