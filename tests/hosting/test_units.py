"""The units of docs/hosting, for systemd."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests import PATIENCE
from tests.conftest import program
from tests.hosting.halls import HOSTING, ROOT, as_user, bare_environment, own_folder, running_hall
from tests.server.test_run import wait_for

UNITS = sorted(HOSTING.glob("*.service"))
ONE = HOSTING / "gladsheim.service"
PROGRAM = "/opt/gladsheim/bin/gladsheim"
# Out of 100: what may reach the network and compile for itself does not get much lower.
EXPOSED = 15
Settings = Mapping[str, list[str]]


def service(unit: Path) -> Settings:
    """The settings of a unit's service, by name; those that stand several times in their order."""
    found: dict[str, list[str]] = defaultdict(list)
    for line in unit.read_text().partition("[Service]")[2].partition("[Install]")[0].splitlines():
        if line and not line.startswith("#"):
            name, _, value = line.partition("=")
            found[name].append(value)
    return found


def shared(unit: Path) -> str:
    """The part that all units have."""
    return unit.read_text().partition("# The same in all units")[2].partition("[Install]")[0]


def test_all_units_are_hardened_alike() -> None:
    """What one may not do no other may; their user is the same, so that they share what is compiled."""
    assert len(UNITS) == 3
    assert len({shared(unit) for unit in UNITS}) == 1
    assert {"DynamicUser=yes", "User=gladsheim", "ProtectSystem=strict"} <= set(shared(ONE).splitlines())


def analyzed(*arguments: str) -> str:
    """What systemd-analyze says of something, which it must be content with."""
    found = subprocess.run(
        [str(program("systemd")), *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert found.returncode == 0, found.stdout
    return found.stdout


@pytest.mark.systemd
@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_a_unit_is_sound_and_little_exposed(unit: Path, tmp_path: Path) -> None:
    """Systemd understands every line, and finds the service well shut in."""
    copy = tmp_path / unit.name.replace("@", "@1")
    copy.write_text(unit.read_text().replace(PROGRAM, sys.executable))
    assert analyzed("verify", str(copy)) == ""
    analyzed("security", "--offline=true", f"--threshold={EXPOSED}", str(copy))


@contextmanager
def started(folder: Path, *before: str) -> Iterator[str]:
    """The service of one process, with its own environment and folders below this one; its address."""
    settings = service(ONE)
    state, cache = own_folder(folder / "state"), own_folder(folder / "cache")
    places = {"%S/gladsheim": str(state), "%C/gladsheim": str(cache)}
    environment = bare_environment(PYTHONPATH=str(ROOT / "src"), GLADSHEIM_KERNELS="plain")
    for line in settings["Environment"]:
        name, _, value = line.partition("=")
        for specifier, place in places.items():
            value = value.replace(specifier, place)
        assert "%" not in value
        environment[name] = value
    [start] = settings["ExecStart"]
    words = shlex.split(start.replace(PROGRAM, shlex.join([sys.executable, "-m", "gladsheim"])))
    command = [*as_user(), *before, *words, "--port", "0"]
    with running_hall(command, environment, Path("/")) as (address, _):
        yield address


def test_the_service_of_one_process_starts_with_nothing_else(tmp_path: Path) -> None:
    """As a user without a home, with the folders that systemd makes; its file is its own."""
    with started(tmp_path) as address:
        assert httpx.get(f"{address}/api/health", timeout=PATIENCE).status_code == 200
        found = (tmp_path / "state" / "hall.db").stat()
        assert found.st_mode & 0o777 == 0o600
        assert (found.st_uid == os.geteuid()) == (not as_user())


def test_root_makes_a_backup_beside_the_service(tmp_path: Path) -> None:
    """As the page about hosting says; the hall can write on."""
    with started(tmp_path) as address:
        database = ["--database", f"sqlite:///{tmp_path}/state/hall.db"]
        command = [sys.executable, "-m", "gladsheim", "backup", str(tmp_path / "copy.db"), *database]
        subprocess.run(command, check=True, capture_output=True, timeout=PATIENCE)
        assert (tmp_path / "copy.db").stat().st_mode & 0o777 == 0o600
        assert httpx.get(f"{address}/api/me", timeout=PATIENCE).status_code == 200


def allowed_calls() -> set[str]:
    """The system calls that the service may use, as systemd spells its filter out."""
    groups: dict[str, list[str]] = {}
    for block in re.split(r"\n(?=@)", analyzed("syscall-filter")):
        name, *lines = block.splitlines()
        groups[name.strip()] = [line.strip() for line in lines if line.startswith("    ") and "#" not in line]

    def calls(name: str) -> set[str]:
        if not name.startswith("@"):
            return {name}
        return set().union(*(calls(inner) for inner in groups[name]))

    allowed, refused = service(ONE)["SystemCallFilter"]
    return calls(allowed) - calls(refused.removeprefix("~"))


@pytest.mark.systemd
@pytest.mark.strace
def test_a_hall_with_a_thinking_bot_makes_no_call_that_the_service_may_not(tmp_path: Path) -> None:
    """The filter leaves what the hall and the processes of its bots need."""
    log = own_folder(tmp_path / "log") / "calls"
    # Traced from beside, so that the hall itself is told to stop.
    trace = [str(program("strace")), "-D", "-f", "-qq", "-o", str(log)]
    with started(tmp_path, *trace) as address, httpx.Client(base_url=address, timeout=PATIENCE) as guest:
        seats = [{"kind": "bot", "bot": "random"}, {"kind": "human", "name": "Ask"}]
        table = guest.post("/api/tables", json={"game": "voluspa", "options": {}, "seats": seats}).json()
        wait_for(lambda: guest.get(f"/api/tables/{table['id']}").json()["my_turn"])
    used = set(re.findall(r"^\d+ +(\w+)\(", log.read_text(), re.MULTILINE))
    assert {"clone", "clone3"} & used
    assert "accept4" in used
    assert used <= allowed_calls()
