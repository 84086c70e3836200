"""What is the same for everyone: the page's files, drawings of empty boards, what there is to say of the games.

Only this is ever compressed.  An answer in which a secret stands beside words that somebody else could choose would
tell by its length how much of the secret they guessed (BREACH), so whatever is for the caller alone goes out as it is.
The page's build leaves compressed files beside its own (`app.js.br`, `app.js.gz`); the rest is compressed here, once.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import Response

CODINGS = {"br": ".br", "gzip": ".gz"}  # the best first, with what the build adds to a file's name
SMALL = 1000  # bytes that are not worth compressing
FOREVER = "public, max-age=31536000, immutable"  # for what has its own hash in its name
ASK = "no-cache"  # kept, but asked for again each time: mostly "not modified" is the answer
WORDS = ("text/", "application/json", "application/xml", "image/svg")  # kinds that get smaller
KINDS = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".woff2": "font/woff2"}


@dataclass(frozen=True)
class Public:
    """Something that is the same for everyone, with its compressed forms."""

    content: bytes
    kind: str
    packed: Mapping[str, bytes] = field(default_factory=dict)
    vary: str = "Accept-Encoding"

    @classmethod
    def of(cls, content: bytes, kind: str, vary: str = "Accept-Encoding") -> Public:
        """Compressed here and now, which takes some milliseconds."""
        return cls(content, kind, {"gzip": gzip.compress(content, 6, mtime=0)} if len(content) > SMALL else {}, vary)

    @property
    def text(self) -> str:
        """As text."""
        return self.content.decode()

    def answer(self, asked: Headers, caching: str, headers: Mapping[str, str] | None = None) -> Response:
        """The answer to whoever asks; an empty one if they have it already."""
        coding = accepted(asked.get("accept-encoding", ""), self.packed)
        content = self.packed.get(coding, self.content)
        tag = f'"{_hash(content)}"'
        told = {"Cache-Control": caching, "ETag": tag, "Vary": self.vary, **(headers or {})}
        if tag in (known.strip().removeprefix("W/") for known in asked.get("if-none-match", "").split(",")):
            return Response(status_code=304, headers=told)
        if coding:
            told["Content-Encoding"] = coding
        return Response(content, media_type=self.kind, headers=told)


@lru_cache(maxsize=1000)
def _hash(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:20]


def accepted(header: str, packed: Mapping[str, bytes]) -> str:
    """The best of the forms that there are and a client takes; empty for the plain one.

    >>> accepted("gzip, deflate, br", {"gzip": b"", "br": b""}), accepted("gzip, br;q=0", {"gzip": b"", "br": b""})
    ('br', 'gzip')
    >>> accepted("identity", {"gzip": b""}), accepted("*", {"gzip": b""}), accepted("", {"gzip": b""})
    ('', 'gzip', '')
    """
    wanted = {}
    for part in header.lower().split(","):
        name, _, weight = part.partition(";")
        wanted[name.strip()] = weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return next((name for name in CODINGS if name in packed and wanted.get(name, wanted.get("*", False))), "")


def file(path: Path, pack: bool = False) -> Public | None:
    """A file of the page, if there is such a one; no for a name that none could have.  `pack` compresses words that
    have no compressed forms beside them, once."""
    try:
        if not path.is_file():
            return None
        about = path.stat()
        return _read(path, about.st_mtime_ns, about.st_size, pack)
    except OSError:
        return None


@lru_cache(maxsize=500)
def _read(path: Path, changed: int, size: int, pack: bool) -> Public:
    beside = {name: path.with_name(path.name + ending) for name, ending in CODINGS.items()}
    kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    packed = {name: found.read_bytes() for name, found in beside.items() if found.is_file()}
    if pack and not packed and kind.startswith(WORDS):
        return Public.of(path.read_bytes(), kind)
    return Public(path.read_bytes(), kind, packed)
