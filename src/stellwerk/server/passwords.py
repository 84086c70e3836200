"""Which passwords are too easy to guess.

Programs that guess passwords try words and names first, with capitals, digits for letters, years and punctuation at the
ends, then rows of keys and everything twice.  `check` reads a password as they would: it is cut into the parts that are
guessed most easily (a common word, a year, a date, a row of keys, the same again, or a single character), and what it
takes to guess all of them, in bits, has to be enough.

    check("Dragon2024!", "Ada")                   # Refusal: it is made of what is tried first
    check("correct horse battery", "Ada")         # fine

The common words (`common_words.txt`) are our own list of about 2,600, in English and German, written down from what is
generally known about popular passwords.  It is no copy of any leak: with the changes above it stands for many millions
of the leaked ones, and knows nothing of the others.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from importlib.resources import files

from ..engine.text import Text
from ..games import games
from .refusals import Refusal

SHORTEST = 10  # characters
ENOUGH = 35.0  # bits; a guess costs an Argon2 hash, and the server takes a few in a minute

WORD, NAME, YEAR, DATE, ROW, AGAIN = 11.4, 2.0, 6.0, 13.0, 6.0, 2.0  # bits of a part
LETTER, DIGIT, OTHER = 4.7, 3.3, 3.0  # bits of a character by itself; people use few others, and those at the ends
SHORTEST_WORD, SHORTEST_ROW = 3, 4

ROWS = (
    "abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "qwertzuiopü", "asdfghjklöä", "zxcvbnm", "yxcvbnm",
    "azertyuiop", "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.", "1qay2wsx3edc4rfv5tgb6zhn7ujm8ik,9ol.",
    "1q2w3e4r5t6y7u8i9o0p", "1q2w3e4r5t6z7u8i9o0p", "a1b2c3d4e5f6g7h8i9", "aabbccddeeffgg", "112233445566778899",
    "qazwsxedcrfvtgbyhnujm", "qaywsxedcrfvtgbzhnujm", "147258369", "159357", "789456123", "!@#$%^&*()", '!"§$%&/()=',
)  # fmt: skip
_ROWS = tuple(row[::way] for row in ROWS for way in (1, -1))
_YEAR = re.compile(r"(19|20)\d\d")
_DATE = re.compile(r"(0?[1-9]|[12]\d|3[01])[./-]?(0?[1-9]|1[0-2])[./-]?((19|20)?\d\d)")
_LEET = [str.maketrans("@4031!5$7+8", f"aaoe{one}issttb") for one in "il"]


def check(password: str, name: str) -> None:
    """Refuse a password that is easy to guess for whoever knows the person's name, and say what is wrong with it."""
    plain = _plain(password)
    if len(password) < SHORTEST:
        raise Refusal("bad-input", Text("password-short", count=SHORTEST))
    if (plain + plain).find(plain, 1) < len(plain):
        raise Refusal("bad-input", Text("password-repeat"))
    own = frozenset(word for word in re.findall(r"\w+", _plain(name)) if len(word) >= SHORTEST_WORD)
    if _bits(plain, own) < ENOUGH:
        named = _bits(plain, frozenset()) >= ENOUGH
        raise Refusal("bad-input", Text("password-name" if named else "password-common"))


def _bits(text: str, own: frozenset[str]) -> float:
    """What it takes to guess a text, cut into parts in the easiest way.

    >>> _bits("password1234", frozenset()) < _bits("tfmj ycrk gw", frozenset())
    True
    """
    best = [0.0]
    for end in range(1, len(text) + 1):
        longest = max(0, end - _longest())
        best.append(min(best[start] + _part(text, start, end, own) for start in range(longest, end)))
    return best[-1]


def _part(text: str, start: int, end: int, own: frozenset[str]) -> float:
    """The bits of one part of a text; infinite if it is no part that anybody would guess as a whole."""
    part, size = text[start:end], end - start
    if size == 1:
        return LETTER if part.isalpha() else DIGIT if part.isdigit() else OTHER
    readings = {part, *(part.translate(leet) for leet in _LEET)}
    if readings & own:
        return NAME
    if text[start - size : start] == part or len(set(part)) == 1:
        return AGAIN
    if size >= SHORTEST_ROW and any(part in row for row in _ROWS):
        return ROW
    if _YEAR.fullmatch(part):
        return YEAR
    if readings & _words():
        return WORD
    return DATE if _DATE.fullmatch(part) and size >= len("311299") else float("inf")


def _plain(text: str) -> str:
    """Without what guessers try anyway: capitals, accents, letters of other widths."""
    apart = unicodedata.normalize("NFKD", text).casefold()
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


@lru_cache(maxsize=1)
def _words() -> frozenset[str]:
    """The common words, and what is played here; umlauts written in either way."""
    lines = files(__package__).joinpath("common_words.txt").read_text(encoding="utf-8").splitlines()
    words = {word for line in lines if not line.startswith("#") for word in line.split()}
    played = (name for game in games().values() for name in (game.id, game.title, *game.maps))
    words |= {re.sub(r"\W", "", name).casefold() for name in played}
    apart = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})
    found = {_plain(word) for word in words} | {word.translate(apart) for word in words}
    return frozenset(word for word in found if len(word) >= SHORTEST_WORD)


@lru_cache(maxsize=1)
def _longest() -> int:
    """The longest part that is looked for."""
    return max(map(len, (*_words(), *ROWS)))
