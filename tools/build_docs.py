"""Build the documentation (docs/, mkdocs.yml) into the package, when its sources have changed since the last time.

What nobody writes is made first (docs_pages.py) and laid beside what is written, and so is every file of the repository
that a page links to: the same links work in a checkout, and on a server far from any.  Then the pages are built,
scripts and styles that stand in them are moved to files of their own, so that the site keeps the policy of the server's
other pages, and every link and anchor is looked up (docs_links.py).
"""

from __future__ import annotations

import hashlib
import os
import posixpath
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import docs_links

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
SITE = ROOT / "src" / "stellwerk" / "server" / "docs"
STAMP = ".built-from"
LOST = "There is no such page. The search above looks through all that there are."
NEEDED = ("material", "mkdocstrings", "numba", "fastapi", "typer")  # among others
WRITTEN = ("docs/**/*", "*.md", "mkdocs.yml", "tools/*docs*.py", "src/stellwerk/games/*/rules.*.md")
SOURCES = (*WRITTEN, "src/stellwerk/**/*.py", "examples/*.py", "deploy/*")  # and what the rest is made from
LINK = re.compile(r"(?P<before>\]\(|(?:src|href)=\")(?P<path>[^)\s\"#]+)(?P<after>(?:#[^)\s\"]*)?[)\"])")
INLINE = re.compile(r"<(script|style)>(.*?)</\1>", re.DOTALL)
LANGUAGES = {".py": "python", ".yaml": "yaml", ".yml": "yaml", ".conf": "nginx", ".service": "ini"}
ALSO = ("CONTRIBUTING.md", "CHANGELOG.md")  # pages though nobody may link to them
SEARCH = ("lunr.stemmer.support.min.js", "lunr.de.min.js", "lunr.multi.min.js")
SOURCE_MAP = re.compile(r"^(//# |/\*# )sourceMappingURL=.*$", re.MULTILINE)
UNSEARCHED = "---\nsearch:\n  exclude: true\n---\n"


def stage(to: Path) -> None:
    """Lay out all that the site is made of."""
    import docs_pages  # here, since it takes long to know all that

    shutil.copytree(DOCS, to)
    for name, content in docs_pages.pages():
        path = to / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
    written = [(path, DOCS / path.relative_to(to)) for path in to.rglob("*.md")]
    for path in sorted(_linked([home for _, home in written if home.is_file()])):
        place = to / _place(path)
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(_shown(path), encoding="utf-8")
        written.append((place, path))
    for place, home in written:
        if place.suffix == ".md":
            place.write_text(_relinked(place, home, to), encoding="utf-8")


def _relinked(place: Path, home: Path, to: Path) -> str:
    """A page with its links leading to where the site has what they mean in the repository."""

    def moved(link: re.Match[str]) -> str:
        path = _meant(home, link["path"])
        there = Path(os.path.relpath(to / _place(path), place.parent)).as_posix() if path else link["path"]
        return f"{link['before']}{there}{link['after']}"

    return LINK.sub(moved, place.read_text(encoding="utf-8"))


def _meant(home: Path, link: str) -> Path | None:
    """The file of the repository that a link means; one in docs/ may be one that is generated."""
    if ":" in link or link.startswith("/"):
        return None
    path = (home.parent / link).resolve()
    path = path / "README.md" if (path / "README.md").is_file() else path
    return path if path.is_relative_to(DOCS) or (path.is_relative_to(ROOT) and path.is_file()) else None


def _place(path: Path) -> str:
    """Where the site has a file of the repository: Markdown and data as they are, sources as a page."""
    if path == ROOT / "README.md":
        return "index.md"  # says the same
    if path.is_relative_to(DOCS):
        return path.relative_to(DOCS).as_posix()
    name = path.relative_to(ROOT).as_posix()
    return f"{name}.md" if path.suffix in LANGUAGES or not path.suffix else name


def _linked(homes: list[Path]) -> set[Path]:
    """All files outside docs/ that pages link to, and that those link to."""
    found, new = set[Path](), {*homes, *(ROOT / name for name in ALSO)}
    while new:
        found |= new
        pages = [path for path in new if path.suffix == ".md"]
        new = {there for path in pages for there in _links(path)} - found
    return {path for path in found if not path.is_relative_to(DOCS) and path != ROOT / "README.md"}


def _links(path: Path) -> Iterator[Path]:
    for link in LINK.finditer(path.read_text(encoding="utf-8")):
        if (there := _meant(path, link["path"])) and there.is_file():
            yield there


def _shown(path: Path) -> str:
    text = path.read_text(encoding="utf-8")
    if not _place(path).endswith(".md") or path.suffix == ".md":
        return text
    fence = "`" * max(3, *(len(run) + 1 for run in re.findall("`+", text) or [""]))
    return f"{UNSEARCHED}# {path.name}\n\n{fence}{LANGUAGES.get(path.suffix, '')}\n{text}\n{fence}\n"


def tidy(site: Path) -> None:
    """Move scripts and styles that stand in pages to files of their own."""
    for page in site.rglob("*.html"):
        lost = page.name == docs_links.LOST  # shown at any address, so its own are absolute
        above = docs_links.PLACE.rstrip("/") if lost else posixpath.relpath(site, page.parent)

        def moved(found: re.Match[str], above: str = above) -> str:
            ending = "js" if found[1] == "script" else "css"
            name = f"assets/own/{hashlib.sha256(found[2].encode()).hexdigest()[:16]}.{ending}"
            target = site / name
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(found[2], encoding="utf-8")
            at = f"{above}/{name}"
            return f'<script src="{at}"></script>' if ending == "js" else f'<link rel="stylesheet" href="{at}">'

        text = page.read_text(encoding="utf-8")
        if lost:
            text = text.replace('"/', f'"{docs_links.PLACE}').replace('"base": "."', f'"base": "{docs_links.PLACE}"')
            text = text.replace("<h1>404 - Not found</h1>", f"<h1>{LOST}</h1>")
        if page.name.endswith(".de.html"):
            text = text.replace("<article ", '<article lang="de" ')
        page.write_text(INLINE.sub(moved, text), encoding="utf-8")


def trim(site: Path) -> None:
    """Remove what no reader of this site loads: maps of scripts for debugging, other languages' search."""
    for path in [*site.rglob("*.map"), *(site / "assets" / "javascripts" / "lunr").rglob("*.js")]:
        if path.name not in SEARCH:
            path.unlink()
    for path in sorted(site.rglob("*.min.*")):
        path.write_text(SOURCE_MAP.sub("", path.read_text(encoding="utf-8")), encoding="utf-8")


def build(site: Path = SITE) -> None:
    """Build the site; the old one stays where it is until the new one is whole."""
    with tempfile.TemporaryDirectory() as work:
        staged, made = Path(work, "docs"), Path(work, "site")
        stage(staged)
        command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--site-dir", str(made)]
        told = {"STELLWERK_DOCS": str(staged), "NO_MKDOCS_2_WARNING": "1"}
        subprocess.run(command, cwd=ROOT, env={**os.environ, **told}, check=True)
        tidy(made)
        trim(made)
        if found := docs_links.faults(made):
            raise SystemExit("\n".join(found))
        (made / STAMP).write_text(f"{fingerprint(WRITTEN)}\n{fingerprint(SOURCES)}\n", encoding="utf-8")
        shutil.rmtree(site, ignore_errors=True)
        shutil.move(made, site)


def fingerprint(patterns: tuple[str, ...]) -> str:
    """A hash of some sources."""
    found = hashlib.sha256()
    for path in sorted(path for pattern in patterns for path in ROOT.glob(pattern) if path.is_file()):
        found.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def is_current(patterns: tuple[str, ...] = SOURCES) -> bool:
    """Whether the site in the package was built from these sources."""
    stamp = SITE / STAMP
    return stamp.is_file() and fingerprint(patterns) in stamp.read_text(encoding="utf-8").split()


if __name__ == "__main__":
    # Docstrings and routes change with every other edit: who wants to play need not wait for them.
    if not is_current(WRITTEN if "--if-written" in sys.argv else SOURCES):
        print("Building the documentation (once, and when it changes) ...", file=sys.stderr)
        build()
