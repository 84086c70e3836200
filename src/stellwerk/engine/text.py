"""Words to be said later, in whatever language: a key of the message catalogue and its arguments."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Lazy(Generic[T]):
    """A property that is worked out once, for objects made by the thousand: `functools.cached_property` takes a lock
    for each of them (before Python 3.12)."""

    def __init__(self, make: Callable[[Any], T]) -> None:
        self._make = make
        self._name = make.__name__
        self.__doc__ = make.__doc__

    def __get__(self, of: Any, _: Any = None) -> T:
        found = of.__dict__[self._name] = self._make(of)
        return found


@dataclass(frozen=True)
class Text:
    """A message by key.  Arguments are plain values or Texts themselves (a colour's name, for instance).

    >>> Text("paris-tray-empty", colour=Text("paris-colour-blue")).plain()
    'paris-tray-empty(colour: paris-colour-blue)'
    """

    key: str
    args: dict[str, Any]

    def __init__(self, key: str, **args: Any) -> None:
        object.__setattr__(self, "key", key)
        object.__setattr__(self, "args", args)

    @Lazy
    def said(self) -> dict[str, str]:
        """The words by language, once they were said."""
        return {}

    @Lazy
    def _hash(self) -> int:
        return hash((self.key, frozenset(self.args.items())))

    def __hash__(self) -> int:
        return self._hash

    def plain(self) -> str:
        """The key and its arguments, for logs and for machines without the catalogue's library."""
        if not self.args:
            return self.key
        inner = ", ".join(f"{k}: {v.plain() if isinstance(v, Text) else v}" for k, v in self.args.items())
        return f"{self.key}({inner})"

    @Lazy
    def has_seats(self) -> bool:
        """Whether it speaks of a seat, which goes by the name of whoever sits there."""
        return self.key == SEAT_NAME or any(isinstance(v, Text) and v.has_seats for v in self.args.values())

    def named(self, names: Sequence[Text | str | None]) -> Text | str:
        """The same text with the names of those who sit there in place of seats (see `who`).

        >>> Text("not-your-turn", who=who(1)).named(["Ada", "Émile"]).plain()
        'not-your-turn(who: Émile)'
        """
        if self.key == SEAT_NAME:
            seat = self.args["seat"] - 1
            return (names[seat] if seat < len(names) else None) or self
        if not self.has_seats:
            return self
        args = {k: v.named(names) if isinstance(v, Text) else v for k, v in self.args.items()}
        return self if args == self.args else Text(self.key, **args)

    def json(self) -> dict[str, Any]:
        """As plain data, for pages and bots that have the catalogue themselves."""
        args = {k: v.json() if isinstance(v, Text) else v for k, v in self.args.items()}
        return {"key": self.key, **({"args": args} if args else {})}


def listed(parts: Sequence[Text | str]) -> Text | str:
    """Several texts as one, with commas between them.

    >>> listed(["Ulm", "Kiel", "Trier"]).plain()
    'listed(before: listed(before: Ulm, next: Kiel), next: Trier)'
    """
    return reduce(lambda before, next: Text("listed", before=before, next=next), parts)


SEAT_NAME = "seat-name"


def who(seat: int) -> Text:
    """Whoever sits there: by name where there are names, else "Seat 2" (people count from 1).

    >>> who(1).plain()
    'seat-name(seat: 2)'
    """
    return Text(SEAT_NAME, seat=seat + 1)
