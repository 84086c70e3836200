"""What people may write: names, lines of chat, notes; and which names look alike.

Text from people is normalised before it is measured, compared and kept: composed (NFC; names by NFKC, so that
full-width or circled letters become plain ones), without what has no width.  What cannot be shown, or turns the text
around it (control characters, directional marks, lone surrogates, private and unassigned characters), is refused.

    name("  Ａda ")                 # 'Ada'; Unsayable if people may not be called so
    skeleton("Pаul")               # what a name looks like: of two that look alike it is the same
    variants("Isa")                # the skeletons that are too near to a name, whatever its upper and lower case
"""

from __future__ import annotations

import re
import secrets
import unicodedata
from functools import lru_cache

from ..engine.text import Text
from ..errors import StellwerkError
from ..texts import say

GUEST_NAMES = (24, 20)  # how many first and second words there are for guests: Swift Lantern

LONGEST_NAME = 40
LONGEST_LINE = 500
LONGEST_PAGE = 10_000
MARKS, MARKS_IN_NAMES = 4, 2  # accents that may be heaped upon a letter

_NO_WIDTH = re.compile("[\u00ad\u034f\u180b-\u180f\u200b-\u200d\u2060-\u2064\ufe00-\ufe0f\ufeff\U000e0100-\U000e01ef]")
_BLANK = re.compile("[\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]")  # letters and symbols that show nothing
_SPACES = re.compile(r"\s+")
_SEPARATORS = re.compile(r"[\s._'’`´-]+")
_CAPITAL_I = re.compile(r"(?<![A-Z])I(?![A-Z])")  # among small letters it looks like l
_SIMILAR = (
    "LATIN",
    "CYRILLIC",
    "GREEK",
    "ARMENIAN",
    "CHEROKEE",
    "COPTIC",
)  # alphabets that share letters by their look
_LOOKS_LIKE = str.maketrans(
    "АВЕЅІЈКМНОРСТУХԌԚԜҺӀ" "авеѕіјкмнорстухԁԛԝһӏгпьѵѡ" "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹ" "αγικνορτυχωησϲϳ" "օոսհցզյ" "ıȷɑɡɩǀ" "01|",
    "ABESIJKMHOPCTYXGQWHl" "abesijkmhopctyxdqwhlrnbvw" "ABEZHIKMNOPTYXC" "ayikvoptuxwnocj" "onuhgqj" "ijagil" "oll",
)  # fmt: skip


class Unsayable(StellwerkError):
    """Text that people may not write here."""


def line(text: str) -> str:
    """A line of chat.

    >>> line("Hello ")
    'Hello'
    """
    return _bounded(_sayable(unicodedata.normalize("NFC", text), MARKS).strip(), LONGEST_LINE)


def page(text: str) -> str:
    """A page of notes; it may be empty."""
    return _bounded(_sayable(unicodedata.normalize("NFC", text), MARKS), LONGEST_PAGE, least=0)


def of_a_guest(language: str) -> str:
    """A name for somebody who has not said one: Swift Lantern."""
    how, what = (secrets.randbelow(count) for count in GUEST_NAMES)
    return say(Text("guest-name", how=how, what=what), language)


def name(text: str) -> str:
    """A name of a person, or of something that is theirs.

    >>> name("  Ａda   Ⅳ ")
    'Ada IV'
    >>> name("P\u0430ul")
    Traceback (most recent call last):
    stellwerk.server.names.Unsayable: A name has letters of one alphabet.
    """
    cleaned = _SPACES.sub(" ", _sayable(unicodedata.normalize("NFKC", text), MARKS_IN_NAMES)).strip()
    if not 1 <= len(cleaned) <= LONGEST_NAME or unicodedata.combining(cleaned[0]):
        raise Unsayable(Text("refused-name"))
    if len({alphabet for c in cleaned if (alphabet := _alphabet(c)) in _SIMILAR}) > 1:
        raise Unsayable(Text("refused-name-mixed"))
    return cleaned


def folded(login: str) -> str:
    """The name of an account, as it is compared when somebody signs in.

    >>> folded(" ＡDA ") == folded("ada")
    True
    """
    return unicodedata.normalize("NFKC", login).strip().casefold()


def skeleton(name: str) -> str:
    """What a name looks like: letters of other alphabets and digits become the Latin letters that they resemble.

    >>> skeleton("Р\u0430u1") == skeleton("Paul") == skeleton("P-a.uI")
    True
    >>> skeleton("Elia") == skeleton("Ella")
    False
    """
    plain = unicodedata.normalize("NFD", _NO_WIDTH.sub("", unicodedata.normalize("NFKC", name)))
    latin = "".join(_small_capital(c) for c in plain).translate(_LOOKS_LIKE)
    merged = _CAPITAL_I.sub("l", latin).casefold().replace("rn", "m").replace("vv", "w")
    return unicodedata.normalize("NFC", _SEPARATORS.sub("", merged) or merged)


def variants(name: str) -> set[str]:
    """The skeletons of a name in whatever upper and lower case.

    >>> skeleton("Isa") in variants("isa"), skeleton("isa") in variants("Isa"), skeleton("lsa") in variants("Isa")
    (True, True, True)
    """
    return {skeleton(each) for each in (name, name.lower(), name.title())}


def _sayable(text: str, marks: int) -> str:
    """Text without what has no width; Unsayable if there is anything in it that cannot be shown."""
    text = _NO_WIDTH.sub("", text)
    heaped = 0
    for c in text:
        if not (c.isprintable() or c == "\n") or _BLANK.match(c):
            raise Unsayable(Text("refused-characters"))
        heaped = heaped + 1 if unicodedata.combining(c) else 0
        if heaped > marks:
            raise Unsayable(Text("refused-characters"))
    return text


def _bounded(text: str, most: int, least: int = 1) -> str:
    if not least <= len(text) <= most:
        raise Unsayable(Text("refused-length", most=most))
    return text


@lru_cache(maxsize=4096)
def _alphabet(c: str) -> str:
    """The alphabet of a letter; empty for all else."""
    return unicodedata.name(c, "").partition(" ")[0] if c.isalpha() else ""


@lru_cache(maxsize=4096)
def _small_capital(c: str) -> str:
    """The plain letter of a small capital, which looks like it."""
    _, _, letter = unicodedata.name(c, "").partition("LATIN LETTER SMALL CAPITAL ")
    return letter.lower() if len(letter) == 1 else c
