"""The documentation keeps its word: every block of code runs, every link leads somewhere.

Examples with `>>>` are run by pytest itself (`--doctest-glob`).  Here the rest: commands, in the order of a page and in
a folder of its own; scripts; JSON.  A block that cannot run says why in a line before it, `<!-- not run: why -->`, and
is held against the command line, the Makefile and the files that there are instead.
"""

from __future__ import annotations

import importlib.util
import json
import re
import shlex
from pathlib import Path
from typing import NamedTuple

import pytest
import typer
from typer.testing import CliRunner

from sites import built_site
from stellwerk import cli

ROOT = Path(__file__).parents[1]
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "examples/games/umweg/README.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
]
BLOCK = re.compile(
    r"^(?:<!-- (?P<mark>not run|from):? (?P<why>.*) -->\n)?```(?P<kind>.*)\n(?P<code>(?:.*\n)*?)```$", re.M
)
KINDS = {"python", "sh", "json"}
NOT_RUN = 20
"""How many blocks cannot run.  Make it smaller when you can; never larger."""


class Block(NamedTuple):
    page: str
    kind: str
    mark: str | None
    why: str
    code: str

    def __str__(self):
        return f"{self.page}: {self.code.splitlines()[0]}"

    @property
    def commands(self):
        return [line for line in self.code.replace("\\\n", " ").splitlines() if line.strip()]


def blocks():
    for page in PAGES:
        for found in BLOCK.finditer(page.read_text(encoding="utf-8")):
            name = page.relative_to(ROOT).as_posix()
            yield Block(name, found["kind"], found["mark"], found["why"] or "", found["code"])


@pytest.fixture(scope="module")
def site():
    """The site in the package, which `make docs` builds strictly; built here if it is not that of these sources."""
    return built_site()


BLOCKS = list(blocks())
WALKS = sorted({block.page for block in BLOCKS if block.kind == "sh" and not block.mark})


def test_every_block_says_what_it_is():
    assert {block.kind for block in BLOCKS} == KINDS
    fences = sum(page.read_text(encoding="utf-8").count("\n```") for page in PAGES)
    assert fences == 2 * len(BLOCKS), "a block that is not written as the others"
    for page in PAGES:
        text = BLOCK.sub("", page.read_text(encoding="utf-8"))
        assert not re.search(r"(?<=\n\n)    (?! *[-*|\d])\S", text.replace("\n   \n", "\n\n")), (
            f"{page}: code without a fence"
        )


def test_few_blocks_cannot_run():
    assert len([block for block in BLOCKS if block.mark == "not run"]) == NOT_RUN


@pytest.mark.parametrize("page", WALKS)
def test_the_commands_of_a_page_run(page, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "120")
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    for block in BLOCKS:
        if block.page == page and block.kind == "sh" and not block.mark:
            for line in block.commands:
                program, *arguments = shlex.split(line, comments=True)
                assert program == "stellwerk", f"{line}: only these are run here"
                done = CliRunner().invoke(cli.app, arguments, catch_exceptions=False)
                assert done.exit_code == 0, f"{line}\n{done.output}"


@pytest.mark.parametrize(
    "block", [block for block in BLOCKS if block.kind == "python" and ">>>" not in block.code], ids=str
)
def test_a_script_runs_or_is_part_of_a_source(block):
    if block.mark == "from":
        source = (ROOT / block.why).read_text(encoding="utf-8")
        assert [line for line in block.commands if line not in source] == []
    else:
        code = compile(block.code, block.page, "exec")
        if not block.mark:
            exec(code, {"__name__": block.page})


@pytest.mark.parametrize("block", [block for block in BLOCKS if block.kind == "json"], ids=str)
def test_json_can_be_read(block):
    try:
        json.loads(block.code)
    except json.JSONDecodeError:
        for line in block.commands:
            json.loads(line)


def test_what_makes_a_table_makes_one():
    from stellwerk.server.models import NewTable

    NewTable.model_validate(json.loads(next(block.code for block in BLOCKS if block.page.endswith("http-tables.md"))))


@pytest.mark.parametrize("block", [block for block in BLOCKS if block.kind == "sh" and block.mark], ids=str)
def test_what_is_not_run_could_be(block):
    """Its commands, options, files and targets are there."""
    for line in block.commands:
        for words in split(shlex.split(line, comments=True)):
            assert is_known(words), line


def split(words):
    """The commands of a line."""
    found = [[]]
    for word in words:
        if word in ("&&", ";", ">"):
            found.append([])
        else:
            found[-1].append(word)
    return found


def is_known(words):
    match words:
        case ["stellwerk", *arguments]:
            command, context = typer.main.get_command(cli.app), None
            while hasattr(command, "commands"):
                command, arguments = command.commands[arguments[0]], arguments[1:]
            context = typer.Context(command, resilient_parsing=True)
            command.parse_args(context, [word.replace("NAME", "name") for word in arguments])
            return not context.args
        case ["make", target, *_]:
            return re.search(rf"^{target}:", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M)
        case ["python", "-m", module, *_]:
            return importlib.util.find_spec(module)
        case ["python", script, *_]:
            return (ROOT / script).is_file()
        case ["npm", "run", script, *_]:
            return script in json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["scripts"]
        case ["cp", file, *_]:
            return (ROOT / file).is_file()
        case ["pip", "install", "-e" | "./tinyrail" | "stellwerk[server]" | "./examples/games/umweg"]:
            return True
        case _:
            return True  # another program's


def test_the_site_has_what_is_written_and_what_is_generated(site):
    def said(name):
        return (site / name).read_text(encoding="utf-8")

    assert 'lang="de"' in said("learn/rules/paris.de.html")
    assert "stellwerk map check" in said("reference/cli.html")
    assert "/api/tables/{id}/actions" in said("reference/http-routes.html")
    assert 'id="stellwerk.match.Match.play"' in said("reference/python/match.html")
    assert json.loads(said("reference/schemas/paris.map.json"))["properties"]["rows"]
    contents = said("index.html")
    written = (
        path.relative_to(ROOT / "docs").with_suffix(".html").as_posix() for path in (ROOT / "docs").rglob("*.md")
    )
    assert [name for name in written if f'href="{name}"' not in contents] == [], "not in mkdocs.yml"


def test_dead_links_and_what_the_policy_refuses_are_found(tmp_path, monkeypatch):
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    import docs_links

    good = '<p id="here"><a href="b.html#there">b</a><a href="#here">here</a><img src="data:,"><script src="b.html"></script>'
    (tmp_path / "a.html").write_text(good)
    (tmp_path / "b.html").write_text(
        '<h1 id="there">b</h1><a href="/docs/a.html">a</a><a href="https://example.org">e</a>'
    )
    assert docs_links.faults(tmp_path) == []
    bad = [
        '<a href="c.html">',
        '<a href="#gone">',
        "<script>1</script>",
        '<img src="//example.org/x.png">',
        '<p style="">',
    ]
    for fault in bad:
        (tmp_path / "a.html").write_text(good + fault)
        assert len(docs_links.faults(tmp_path)) == 1, fault
