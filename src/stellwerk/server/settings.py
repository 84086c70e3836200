"""What an operator can choose."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import platformdirs

from .clock import HouseClock
from .store import sqlite_url


def data_folder() -> Path:
    """Where this user's data lives."""
    return Path(platformdirs.user_data_dir("stellwerk", appauthor=False))


@dataclass(frozen=True)
class Settings:
    """Everything has a default that is right for friends around one laptop."""

    database: str = field(default_factory=lambda: sqlite_url(data_folder() / "stellwerk.db"))
    public_url: str | None = None
    """the address under which people reach this server, for links in notifications"""
    secure: bool = False
    """whether people reach it by https: cookies are then for https alone"""
    limits: float = 1.0
    """widens or narrows all rate limits; 0 switches them off"""
    guest_days: float = 7.0
    """days after the last visit that a guest who never made a move is kept; 0 is for ever"""
    pace: float = 0.4
    """seconds that a bot takes at least, so that people can follow"""
    thinkers: int | None = None
    """bots that think at the same time; without it, one for each core"""
    private_webhooks: bool = False
    """whether notifications may go into private networks"""
    mail: str | None = None
    """the address of a mail server, smtp://user:password@host:port"""
    sender: str = "stellwerk@localhost"
    """the sender of e-mails"""
    pack_after: float = 30.0
    """days after which finished tables are packed; 0 for never"""
    forget_guests_after: float = 90.0
    """days after which tables that guests have left unfinished are deleted; 0 for never"""
    origins: tuple[str, ...] = ()
    """other origins whose pages may act here, for development"""
    hosts: tuple[str, ...] = ()
    """the names by which people may call the server; without any, those in hosts.py"""
    bots: tuple[str, ...] = ()
    """bots of other packages, or module:Class, that may be seated here beside the levels"""
    warm: bool = field(default_factory=lambda: os.environ.get("STELLWERK_WARM", "") != "0")
    """whether all rules and bots are compiled (or loaded) ahead, before anybody asks for them"""
    clock: Callable[[], float] = field(default_factory=HouseClock)
