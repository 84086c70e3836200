"""Libraries that not everybody needs: `pip install 'stellwerk[NAME]'` brings them, and what wants them says so."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

__all__ = ["MissingExtra", "needed"]


class MissingExtra(ImportError):
    """Something needs an extra that is not installed; the message says which."""

    def __init__(self, what: str, extra: str, fault: ImportError) -> None:
        self.extra = extra
        super().__init__(f"{what} more packages: pip install 'stellwerk[{extra}]' ({fault})", name=fault.name)


@contextmanager
def needed(extra: str, what: str) -> Iterator[None]:
    """Around imports of what an extra brings: whatever of it is not there is told in a sentence.

    >>> with needed("snow", "a snow plough needs"):
    ...     import no_such_plough
    Traceback (most recent call last):
    stellwerk.extras.MissingExtra: a snow plough needs more packages: pip install 'stellwerk[snow]' (No module ...
    """
    try:
        yield
    except MissingExtra:
        raise
    except ImportError as fault:
        raise MissingExtra(what, extra, fault) from None
