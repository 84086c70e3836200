"""Playing in the terminal: the board as text, numbered choices or notation, undo, save, bots, hot-seat."""

from __future__ import annotations

import os
import secrets
import sys
import time
from pathlib import Path

from rich.console import Console

from .. import terminal
from ..bots import Seat, seated
from ..engine.text import Text
from ..errors import IllegalAction, UndoRefused
from ..match import SEED_BITS, Match
from ..texts import DEFAULT, say
from . import _plain, print_entry, seat_name, winners_text

DEFAULT_BOT = "fireman"

# What can be typed beside actions, in both languages.
COMMANDS = {
    "help": "help", "hilfe": "help", "?": "help", "back": "back", "zurück": "back", "b": "back",
    "undo": "undo", "u": "undo", "why": "why", "warum": "why", "log": "log", "show": "show", "zeig": "show",
    "save": "save", "sichern": "save", "quit": "quit", "ende": "quit", "q": "quit", "exit": "quit",
}  # fmt: skip


def new_file(match: Match) -> Path:
    """Where a match is kept when no file was named: in the user's data folder, by game and time."""
    base = Path(os.environ.get("XDG_DATA_HOME") or "~/.local/share").expanduser()
    return (
        base / "stellwerk" / "matches" / f"{match.game.id}-{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(2)}.json"
    )


class Quit(Exception):
    """The player leaves."""


class Terminal:
    """A match played in a terminal.  It is saved after every action, so that nothing is ever lost."""

    def __init__(self, match: Match, file: Path, language: str = DEFAULT, console: Console | None = None) -> None:
        self.match = match
        self.language = language
        self.file = file
        self.console = console or Console(highlight=False)
        seed = secrets.randbits(SEED_BITS) if match.seed is None else match.seed
        self.bots = seated(match.bots, seed, language)
        self.people = [p for p, bot in enumerate(self.bots) if bot is None]
        self.at_keyboard: int | None = None
        self.board_is_old = True  # whether somebody else has acted since the board was shown
        self.told = len(match.history)

    def run(self) -> None:
        """Play to the end, or until the player leaves."""
        self._keep()
        try:
            while not self.match.over:
                bot = self.bots[self.match.actor]
                if bot is not None:
                    self._bot_plays(self.match.actor)
                else:
                    self._person_plays(self.match.actor)
            self._end()
        except (Quit, KeyboardInterrupt, EOFError):
            self.console.print()
            self._say("terminal-stays", path=str(self.file), game=self.match.game.id)
            self._say("terminal-bye")

    # -------------------------------------------------------------------------------------------------------- turns

    def _bot_plays(self, seat: int) -> None:
        bot = self.bots[seat]
        assert bot is not None
        with self.console.status(
            say(Text("terminal-thinking", name=seat_name(self.match, seat, self.language)), self.language)
        ):
            action = bot.choose(Seat(self.match, seat))
        self._play(action)
        self.board_is_old = True
        if not self.people:
            self._tell()

    def _person_plays(self, seat: int) -> None:
        if self.at_keyboard != seat:
            self._hand_over(seat)
        if self.board_is_old:
            self._show(seat)
        self._tell()
        while True:
            action = self._ask(seat)
            if action is None:
                return  # something was taken back: begin the decision again
            try:
                self._play(action)
                return
            except IllegalAction as refusal:
                self.console.print(f"[red]{_plain(str(refusal))}[/]")

    def _hand_over(self, seat: int) -> None:
        """Secrets stay secret on one screen: the last player's things are gone before the next one looks."""
        if len(self.people) > 1:
            self.console.clear()
            self._say("terminal-hand-over", name=seat_name(self.match, seat, self.language))
            self._read("")
        self.at_keyboard = seat
        self.board_is_old = True

    def _play(self, action: str) -> None:
        self.match.play(action, self.language)
        self._keep()

    def _keep(self) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.match.save(self.file)

    def _end(self) -> None:
        seat = self.people[0] if len(self.people) == 1 else None
        self._show(seat)
        self._tell()
        self._say("terminal-over")
        self.console.print(winners_text(self.match, self.language))
        self._say("terminal-saved", path=str(self.file))

    # -------------------------------------------------------------------------------------------------------- asking

    def _ask(self, seat: int) -> str | None:
        """One action, from numbers or notation; None when the decision has to be begun again."""
        legal = self.match.legal()
        words: list[str] = []  # of the action, as far as it has been chosen
        self._say("terminal-turn", name=seat_name(self.match, seat, self.language))
        while True:
            choices = self._choices(legal, words)
            self._print_choices(choices)
            typed = self._read(say(Text("terminal-prompt"), self.language))
            command, _, rest = typed.partition(" ")
            match COMMANDS.get(command.lower()):
                case "help":
                    self._say("terminal-help", example=legal[0])
                case "back":
                    words = words[:-1]
                case "undo":
                    if self._undo():
                        return None
                case "why":
                    self._why(rest)
                case "log":
                    self._print_log(seat)
                case "show":
                    self._show(seat)
                case "save":
                    self._save(rest)
                case "quit":
                    raise Quit
                case None:
                    if not typed:
                        continue
                    if typed.isdigit() and 1 <= int(typed) <= len(choices):
                        words = choices[int(typed) - 1].split()
                    else:
                        said = " ".join([*words, typed]).split()
                        words = said if any(a.split()[: len(said)] == said for a in legal) else []
                        if not words:
                            return typed
                    if " ".join(words) in legal:
                        return " ".join(words)

    @staticmethod
    def _choices(legal: list[str], words: list[str]) -> list[str]:
        """The next words after those already chosen, with all words before them; words without a choice are added."""
        depth = len(words)
        here = [a.split() for a in legal if a.split()[:depth] == words]
        while True:
            found = list(dict.fromkeys(" ".join(a[: depth + 1]) for a in here))
            if len(found) > 1 or all(len(a) <= depth + 1 for a in here):
                return found
            depth += 1

    def _print_choices(self, choices: list[str]) -> None:
        cells = [f"{i:>3} {self._with_hint(choice)}" for i, choice in enumerate(choices, 1)]
        wide = max(map(len, cells)) + 2
        columns = max(1, self.console.width // wide)
        for i in range(0, len(cells), columns):
            self.console.print(_plain("".join(f"{cell:<{wide}}" for cell in cells[i : i + columns])))

    def _with_hint(self, choice: str) -> str:
        """A choice, and where it is a whole action, the game's word about it."""
        action = self.match.game.parse(self.match.board, choice)
        hint = "" if action is None else self.match.game.hint(self.match.board, action)
        return f"{choice} ({hint})" if hint else choice

    def _read(self, prompt: str) -> str:
        self.console.print(f"[bold cyan]{_plain(prompt)}>[/] ", end="")
        sys.stdout.flush()
        return " ".join(input().split())

    # ----------------------------------------------------------------------------------------------------- commands

    def _undo(self) -> bool:
        """Take back the last action of a person, and what bots have done since unless something hidden has come out."""
        try:
            n = self._before_last()
            while len(self.match.actions) > n:
                action = self.match.undo(force=True)
        except UndoRefused as refusal:
            self.console.print(f"[red]{_plain(str(refusal))}[/]")
            return False
        self.told = min(self.told, n)
        self.board_is_old = True
        self._keep()
        self._say("terminal-undone", action=action)
        return True

    def _before_last(self) -> int:
        """How many actions there were before the last one of a person."""
        acted = [state.actor for state in self.match.states()][:-1]
        n = max((n for n, seat in enumerate(acted) if seat in self.people), default=None)
        if n is None:
            raise UndoRefused(Text("undo-nothing"), self.language)
        if (reason := self.match.shown_since(n)) is not None:
            raise UndoRefused(reason, self.language, self.match.names)
        return n

    def _why(self, action: str) -> None:
        try:
            self.console.print(_plain(self.match.explain(action, language=self.language) or "✓"))
        except IllegalAction as refusal:
            self.console.print(_plain(str(refusal)))

    def _save(self, name: str) -> None:
        path = Path(name).expanduser() if name else self.file
        try:
            self.match.save(path)
        except OSError as fault:
            self.console.print(f"[red]{_plain(str(fault))}[/]")
        else:
            self._say("terminal-saved", path=str(path))

    # ------------------------------------------------------------------------------------------------------- showing

    def _show(self, seat: int | None) -> None:
        self.board_is_old = False
        self.console.print()
        match = self.match
        self.console.print(terminal.shown(match.game, match.board, match.view(seat), self.language, match.names))
        self.console.print()

    def _tell(self) -> None:
        """What happened since this was last asked."""
        seat = self.at_keyboard
        for line in self.match.log(seat, self.told, language=self.language):
            print_entry(self.console, self.match, line, self.language, style="dim")
        self.told = len(self.match.history)

    def _print_log(self, seat: int) -> None:
        for line in self.match.log(seat, language=self.language):
            print_entry(self.console, self.match, line, self.language, f"{line['n']:>4}  ")

    def _say(self, key: str, **args: object) -> None:
        self.console.print(_plain(say(Text(key, **args), self.language)))
