"""What the server refuses, each with a code for programs, a status for HTTP, and words for people."""

from __future__ import annotations

from typing import Any

from ..engine.text import Text
from ..errors import StellwerkError

STATUS = {
    "bad-input": 422,
    "illegal": 422,
    "not-sent": 422,
    "not-signed-in": 401,
    "wrong-password": 403,
    "wrong-code": 403,
    "second-step": 403,
    "not-your-seat": 403,
    "not-yours": 403,
    "missing-scope": 403,
    "not-keeper": 403,
    "banned": 403,
    "muted": 403,
    "blocked": 403,
    "switched-off": 403,
    "not-found": 404,
    "stale": 409,
    "taken": 409,
    "not-your-turn": 409,
    "not-now": 409,
    "other-version": 409,
    "too-large": 413,
    "too-many": 409,
    "rate": 429,
    "fault": 500,
    "busy": 503,
}


class Refusal(StellwerkError):
    """A refusal: its code is one of `STATUS`; without another text it is said as `refused-<code>`."""

    def __init__(
        self, code: str, text: Text | None = None, wait: float = 0.0, rule: str | None = None, **args: Any
    ) -> None:
        super().__init__(text or Text(f"refused-{code}", **args))
        self.code = code
        self.wait = wait
        self.rule = rule
        """the section of the game's rules that it comes from"""

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS[self.code]
