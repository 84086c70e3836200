"""A real mail server that keeps what it is sent."""

from __future__ import annotations

import queue
import re
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.controller import Controller

from server.ports import free_port


class Mailbox:
    """`with Mailbox() as box:` listens at `box.url`; `box.next(...)` is the next letter."""

    def __init__(self) -> None:
        self.taken: queue.Queue[EmailMessage] = queue.Queue()
        port = free_port()
        self.url = f"smtp://127.0.0.1:{port}"
        self._controller = Controller(self, hostname="127.0.0.1", port=port)

    def __enter__(self) -> Mailbox:
        self._controller.start()
        return self

    def __exit__(self, *_: Any) -> None:
        self._controller.stop()

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        self.taken.put(message_from_bytes(envelope.content, policy=policy.default))
        return "250 taken"

    def next(self) -> EmailMessage:
        """The next letter, which may be on its way still."""
        return self.taken.get(timeout=60)

    def code(self) -> str:
        """The code in the next letter."""
        return re.findall(r"\b\d{8}\b", self.next().get_content())[-1]

    def link(self) -> str:
        """The ticket of the link in the next letter."""
        words = self.next().get_content()
        return re.search(r"/account#(?:recover|link)=([\w-]+)", words.replace("=\n", ""))[1]
