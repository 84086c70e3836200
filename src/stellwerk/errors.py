"""Everything that can go wrong for a caller, each error with a sentence that names the fault and the fix."""

from __future__ import annotations

from collections.abc import Sequence

from .engine.text import Text
from .texts import DEFAULT, say


class StellwerkError(ValueError):
    """The base of all errors meant for users.  `text` is the message by key, `str()` is it in words."""

    def __init__(self, text: Text, language: str = DEFAULT, names: Sequence[str | None] = ()) -> None:
        named = text.named(names)
        self.text = named if isinstance(named, Text) else text
        self.language = language
        super().__init__(say(self.text, language))

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.text, self.language)  # between processes, too


class IllegalAction(StellwerkError):
    """The action is not legal here; the message explains why.  The match is as it was."""


class UndoRefused(StellwerkError):
    """The last action cannot be taken back; the message explains why."""


class BadSetup(StellwerkError):
    """A game, map, option or number of players that there is not."""


class BadDocument(StellwerkError):
    """A position or match file that cannot be loaded; the message names the place."""


class OtherVersion(BadDocument):
    """A file made with another version of the rules, which no longer plays the same."""
