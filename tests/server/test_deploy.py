"""The samples in deploy/: closed as far as they say, and every setting in them is one that there is."""

import configparser
import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest
import typer
import yaml

from stellwerk import cli

DEPLOY = Path(__file__).parents[2] / "deploy"
COMMANDS = typer.main.get_command(cli.app).commands
OPTIONS = {option for param in COMMANDS["serve"].params for option in (*param.opts, *param.secondary_opts)}
VARIABLES = {
    param.envvar for command in COMMANDS.values() for param in command.params if getattr(param, "envvar", None)
}
ELSEWHERE = {"STELLWERK_CACHE", "STELLWERK_QUIET"}  # read where rules are compiled
ASKED_FOR = {"STELLWERK_PASSWORD", "STELLWERK_ADDRESS"}  # of the compose file itself


class Unit(configparser.RawConfigParser):
    """A systemd unit: names as they are, and several lines of one name."""

    optionxform = staticmethod(str)


@pytest.fixture
def unit():
    found = Unit(strict=False, interpolation=None)
    found.read(DEPLOY / "stellwerk@.service")
    return found["Service"]


COMPOSED = sorted(path.name for path in DEPLOY.glob("compose*.yaml"))


@pytest.fixture(params=COMPOSED)
def services(request):
    return yaml.safe_load((DEPLOY / request.param).read_text())["services"]


def is_serve(words):
    assert words[0] == "serve"
    assert {word for word in words if word.startswith("--")} <= OPTIONS


def test_the_unit_is_closed(unit):
    closed = {
        "NoNewPrivileges": "yes", "ProtectSystem": "strict", "ProtectHome": "yes", "PrivateTmp": "yes",
        "PrivateDevices": "yes", "CapabilityBoundingSet": "", "RestrictNamespaces": "yes", "UMask": "0077",
    }  # fmt: skip
    assert {name: unit[name] for name in closed} == closed
    assert {"MemoryHigh", "MemoryMax", "TasksMax", "LimitNOFILE"} <= set(unit)
    is_serve(unit["ExecStart"].split()[1:])


def test_the_services_are_closed(services):
    for name, service in services.items():
        assert service["read_only"] is True, name
        assert service["security_opt"] == ["no-new-privileges:true"], name
        assert service["cap_drop"] == ["ALL"], name
        assert service["mem_limit"], name
        assert service["pids_limit"], name
        assert any(place.startswith("/tmp:") for place in service["tmpfs"]), name
    assert "cap_add" not in services["stellwerk"]
    assert services["stellwerk"]["ports"] == ["127.0.0.1:8000:8000"]
    assert services["stellwerk"]["volumes"] == ["house:/var/lib/stellwerk"]
    is_serve(services["stellwerk"]["command"])


@pytest.mark.parametrize("file", ["stellwerk@.service", *COMPOSED, "Dockerfile"])
def test_every_setting_that_is_named_exists(file):
    named = set(re.findall(r"STELLWERK_[A-Z_]+", (DEPLOY / file).read_text()))
    assert named
    assert named <= VARIABLES | ELSEWHERE | (ASKED_FOR if file in COMPOSED else set())
    for name in named & ELSEWHERE:
        sources = (DEPLOY.parent / "src").rglob("*.py")
        assert any(f'"{name}"' in path.read_text(encoding="utf-8") for path in sources), name


def test_the_image_is_made_of_what_there_is():
    words = (DEPLOY / "Dockerfile").read_text()
    assert "python tools/build_page.py" in words
    assert not re.search(r"^RUN .*npm.* ci\b", words, re.M)  # which refuses a lock of one platform alone
    assert (DEPLOY.parent / "tools" / "build_page.py").exists()
    is_serve([word.strip('"') for word in re.search(r"^CMD \[(.*)\]", words, re.M)[1].split(", ")])
    assert words.index("USER stellwerk") < words.index("VOLUME /var/lib/stellwerk\n") < words.index("ENTRYPOINT")
    places = re.findall(r"STELLWERK_(?:DATABASE|CACHE)=(?:sqlite:///)?(\S+)", words)
    assert [place.startswith("/var/lib/stellwerk/") for place in places] == [True, True]  # one volume for all
    check = json.loads(re.search(r"^HEALTHCHECK .*\n\s+CMD (.*)$", words, re.M)[1])
    assert check[:2] == ["/opt/stellwerk/bin/python", "-c"]
    compile(check[2], "health check", "exec")


def test_systemd_finds_it_sound_and_closed(tmp_path):
    if not shutil.which("systemd-analyze"):
        pytest.skip("there is no systemd-analyze here")
    unit = tmp_path / "stellwerk@.service"
    words = (DEPLOY / "stellwerk@.service").read_text()
    unit.write_text(words.replace("/opt/stellwerk/bin/stellwerk", "/bin/true").replace("User=stellwerk", "User=daemon"))
    seen = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, timeout=60)
    ours = [line for line in (seen.stdout + seen.stderr).splitlines() if unit.name in line]
    assert ours == [], seen.stderr
    command = ["systemd-analyze", "security", "--offline=true", "--threshold=20", str(unit)]
    seen = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert seen.returncode == 0, seen.stdout[-1500:] + seen.stderr
