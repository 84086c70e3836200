"""What a release consists of: packages with everything in them, public names, and files that tools outside read."""

import ast
import importlib
import json
import re
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
import yaml

import stellwerk
from stellwerk.cli import uvx
from stellwerk.extras import MissingExtra, needed
from stellwerk.games import games

ROOT = Path(__file__).parents[1]
GITHUB = ROOT / ".github"
WORKFLOWS = sorted((GITHUB / "workflows").glob("*.yml"))
HOME = ROOT / "src" / "stellwerk"
TABLE = re.findall(
    r"^\| `(stellwerk[\w.]*)` \| (.+) \|$", (ROOT / "docs" / "reference" / "stability.md").read_text("utf-8"), re.M
)


# ----------------------------------------------------------------------------------------------------------- packages


@pytest.fixture(scope="module")
def packages(tmp_path_factory):
    """The names in a wheel and in a sdist, built as a release builds them."""
    if not (HOME / "server" / "page" / "index.html").exists():
        pytest.skip("the page is not built: make page")
    folder = tmp_path_factory.mktemp("packages")
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    with zipfile.ZipFile(next(folder.glob("*.whl"))) as wheel, tarfile.open(next(folder.glob("*.tar.gz"))) as sdist:
        about = next(name for name in wheel.namelist() if name.endswith("METADATA"))
        metadata = wheel.read(about).decode()
        return set(wheel.namelist()), {name.partition("/")[2] for name in sdist.getnames()}, metadata


def test_a_wheel_has_all_that_stellwerk_needs_and_nothing_of_the_workshop(packages):
    wheel, _, metadata = packages
    kinds = ("*.py", "*.ftl", "*.json", "*.md", "*.npz", "*.txt", "*.toml", "py.typed")
    needs = {
        f"stellwerk/{path.relative_to(HOME).as_posix()}"
        for kind in kinds
        for path in HOME.rglob(kind)
        if "__pycache__" not in path.parts
    }
    assert needs - wheel == set()
    assert {f"stellwerk/games/{game.id}/maps/{map}.json" for game in games().values() for map in game.maps} <= wheel
    assert "stellwerk/server/page/index.html" in wheel
    assert any(re.fullmatch(r"stellwerk/server/page/assets/index-.*\.js", name) for name in wheel)
    assert any(name.startswith("stellwerk/server/migrations/versions/0001") for name in wheel)
    strange = [name for name in wheel if not name.startswith(("stellwerk/", "stellwerk-"))]
    strange += [name for name in wheel if re.search(r"__pycache__|\.pyc$|\.nb[ic]$|\.db$|node_modules|/test_", name)]
    assert [name for name in strange if "/skeleton/" not in name] == []  # which brings tests to whoever starts a game
    assert f"Version: {stellwerk.__version__}\n" in metadata


def test_a_sdist_has_what_a_wheel_is_made_of(packages):
    _, sdist, _ = packages
    for name in ("pyproject.toml", "hatch_build.py", "tools/build_page.py", "web/package-lock.json", "LICENSE",
                 "src/stellwerk/server/page/index.html", "src/stellwerk/server/page/.built-from"):  # fmt: skip
        assert name in sdist
    assert [name for name in sdist if "node_modules" in name or "__pycache__" in name or name.startswith(".git/")] == []


def test_a_missing_extra_is_named():
    wanted = r"^a plough needs more packages: pip install 'stellwerk\[snow\]'"
    with pytest.raises(MissingExtra, match=wanted), needed("snow", "a plough needs"):
        import no_such_plough  # noqa: F401
    named = {
        found for path in HOME.rglob("*.py") for found in re.findall(r'with needed\("(\w+)"', path.read_text("utf-8"))
    }
    extras = re.findall(r"^(\w+) = \[", (ROOT / "pyproject.toml").read_text("utf-8"), re.M)
    assert named - {"snow"} <= set(extras)


def test_uvx_serves_with_the_bare_package(monkeypatch, tmp_path):
    """`uvx stellwerk serve` starts again with the extra, once; nobody else is started again."""
    begun = []
    missing = MissingExtra("the server needs", "server", ImportError("no uvicorn"))
    monkeypatch.setattr("os.execve", lambda path, words, environment: begun.append((words, environment)))
    monkeypatch.setattr("sys.argv", ["stellwerk", "serve", "--port", "8001"])
    monkeypatch.setenv("UV", "/bin/uv")
    uvx.start_again_with(missing)
    assert begun == []  # an environment that somebody made, where the extra can be installed
    monkeypatch.setattr("sys.prefix", str(tmp_path / "uv" / uvx.KEPT / "abc"))
    uvx.start_again_with(missing)
    [(words, environment)] = begun
    assert words[:4] == ["/bin/uv", "tool", "run", "--from"]
    assert words[4].startswith("stellwerk[server]")
    assert words[5:] == ["stellwerk", "serve", "--port", "8001"]
    monkeypatch.setenv(uvx.AGAIN, environment[uvx.AGAIN])
    uvx.start_again_with(missing)
    assert len(begun) == 1


# ------------------------------------------------------------------------------------------------------- public names


@pytest.mark.parametrize(("module", "names"), TABLE)
def test_public_names_are_those_of_the_policy(module, names):
    try:
        found = importlib.import_module(module)
    except MissingExtra as missing:
        pytest.skip(str(missing))
    listed = re.findall(r"`(\w+)`", names)
    assert sorted(listed) == sorted(found.__all__)
    assert [name for name in listed if not hasattr(found, name)] == []


def test_a_tag_finds_its_version_in_the_changelog():
    command = [sys.executable, ROOT / "tools" / "release_notes.py"]
    done = subprocess.run([*command, stellwerk.__version__], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) > 3
    assert subprocess.run([*command, "0.0.7"], capture_output=True).returncode == 1


def test_the_citation_is_of_this_version():
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    dated = re.search(rf"^## {re.escape(cited['version'])} \((.+)\)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.M)
    assert cited["version"] == stellwerk.__version__
    assert dated is not None
    assert dated[1] == cited["date-released"]


# ---------------------------------------------------------------------------------------- what others read in the repository

TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.M))


def steps(workflow):
    for job in yaml.safe_load(workflow.read_text("utf-8"))["jobs"].values():
        yield from job["steps"]


def commands(path):
    """What a file for a tool outside has run, one command after another."""
    if path in WORKFLOWS:
        return [step["run"] for step in steps(path) if "run" in step]
    if path.name == "devcontainer.json":
        return [json.loads(path.read_text("utf-8"))["postCreateCommand"]]
    return [hook["entry"] for repo in yaml.safe_load(path.read_text("utf-8"))["repos"] for hook in repo["hooks"]]


OTHERS = (ROOT / ".pre-commit-config.yaml", ROOT / ".devcontainer" / "devcontainer.json")


@pytest.mark.parametrize("path", [*WORKFLOWS, *OTHERS], ids=lambda path: path.name)
def test_what_is_run_exists(path):
    words = [word.strip("\"'") for command in commands(path) for part in command.split("&&") for word in part.split()]
    for command in commands(path):
        for part in command.split("&&"):
            first, *rest = part.split()
            if first == "make":
                assert {word for word in rest if "=" not in word} <= TARGETS
    files = [word for word in words if re.fullmatch(r"(tools|tests|deploy|docs)/[\w./-]+", word)]
    files += [word.partition("=")[2] for word in words if word.startswith("--ignore=")]
    assert [file for file in files if not (ROOT / file).exists()] == []
    assert [word for word in words if word.startswith(".venv/bin/")
            and word.rpartition("/")[2] not in ("ruff", "mypy", "python")] == []  # fmt: skip


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_workflows_have_few_rights_and_pinned_actions(path):
    workflow = yaml.safe_load(path.read_text("utf-8"))
    assert workflow["permissions"] == {"contents": "read"}
    for step in steps(path):
        assert ("run" in step) != ("uses" in step)
        assert re.fullmatch(r"[\w-]+/[\w/-]+@(v\d+|release/v\d+)", step.get("uses", "a/b@v1"))
        if step.get("uses", "").startswith("docker/build-push-action"):
            assert (ROOT / step["with"]["file"]).exists()


def test_the_pythons_that_are_tested_are_those_that_are_promised():
    text = (GITHUB / "workflows" / "tests.yml").read_text("utf-8")
    tested = yaml.safe_load(text)["jobs"]["linux"]["strategy"]["matrix"]["python"]
    oldest = re.search(r'requires-python = ">=(.+)"', (ROOT / "pyproject.toml").read_text("utf-8"))[1]
    assert tested[0] == oldest
    assert f"{tested[0]} to {tested[-1]}" in (ROOT / "docs" / "reference" / "stability.md").read_text("utf-8")


def test_forms_for_issues_have_what_github_asks_for():
    for path in (GITHUB / "ISSUE_TEMPLATE").glob("*.yml"):
        form = yaml.safe_load(path.read_text("utf-8"))
        if path.name != "config.yml":
            assert {"name", "description", "body"} <= set(form)
            ids = [field["id"] for field in form["body"]]
            assert len(set(ids)) == len(ids)
            assert all(field["attributes"]["label"] for field in form["body"])


@pytest.mark.parametrize("name", ["SECURITY.md", "CODE_OF_CONDUCT.md", "README.md", "CONTRIBUTING.md"])
def test_links_lead_to_files(name):
    links = re.findall(r"\]\(([^)#]+)", (ROOT / name).read_text("utf-8"))
    assert [link for link in links if not link.startswith("http") and not (ROOT / link).exists()] == []


def test_games_of_ones_own_import_nothing_hidden():
    """What the skeleton and Umweg use of Stellwerk is the contract: no names that begin with `_`."""
    own = [*(HOME / "skeleton").rglob("*.py"), *(ROOT / "examples" / "games").rglob("*.py")]
    for path in own:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("stellwerk"):
                assert [name.name for name in node.names if name.name.startswith("_")] == [], path
