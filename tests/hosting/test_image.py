"""The Dockerfile and the compose files: read, and carried out on this machine, all but their FROM lines."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from fnmatch import fnmatchcase
from ipaddress import ip_network
from pathlib import Path
from string import Template
from typing import Any

import httpx
import pytest
import yaml

from tests import PATIENCE
from tests.hosting.halls import HOSTING, ROOT, as_user, bare_environment, open_folder, running_hall

PAGE = Path("src/gladsheim/server/page")
DATA, CACHE, PREFIX = "/var/lib/gladsheim", "/var/cache/gladsheim", "/opt/gladsheim"
LONGEST_STEP = 1800


def instructions() -> list[tuple[str, str]]:
    """The Dockerfile's instructions with their arguments."""
    text = re.sub(r"^#.*\n", "", (ROOT / "Dockerfile").read_text(), flags=re.MULTILINE)
    lines = re.sub(r"\\\n\s*", "", text).splitlines()
    return [(name, rest.strip()) for name, _, rest in (line.partition(" ") for line in lines) if name]


def last(name: str) -> str:
    """The argument of the last instruction of this name, which is the one that counts."""
    return [argument for found, argument in instructions() if found == name][-1]


def compose(path: Path) -> Any:
    """The services of a compose file."""
    return yaml.safe_load(path.read_text())["services"]


def sent() -> list[str]:
    """The files of the checkout that .dockerignore lets through."""
    lines = (ROOT / ".dockerignore").read_text().splitlines()
    patterns = [line for line in lines if line and not line.startswith("#")]
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    paths = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()

    def is_sent(path: str) -> bool:
        whole = [path, *map(str, Path(path).parents)]
        kept = True
        for pattern in patterns:
            bare = pattern.removeprefix("!").removeprefix("**/")
            if any(fnmatchcase(part, bare) for part in whole):
                kept = pattern.startswith("!")
        return kept

    return [path for path in paths if is_sent(path) and (ROOT / path).is_file()]


def test_the_image_is_of_one_base_and_is_run_by_nobody_who_is_known() -> None:
    """Neither root nor a user of the machine; one volume, one port."""
    names = [name for name, _ in instructions()]
    assert [argument.split()[0] for name, argument in instructions() if name == "FROM"] == ["${PYTHON}"] * 2
    assert int(last("USER").split(":")[0]) >= 1000
    assert (last("VOLUME"), names.count("VOLUME"), last("EXPOSE")) == (DATA, 1, "8000")
    assert names.index("USER") < names.index("VOLUME")
    steps = [argument for name, argument in instructions() if name == "RUN"]
    assert [step.split()[0] for step in steps] == ["scripts/image", "install", "gladsheim"]


def test_compose_runs_the_image_for_this_machine_alone() -> None:
    """On the port and the volume that the image has; addresses are believed from its own network."""
    text = yaml.safe_load((ROOT / "compose.yaml").read_text())
    hall, caddy = text["services"]["hall"], text["services"]["caddy"]
    assert hall["build"] == "."
    assert hall["ports"] == [f"127.0.0.1:{last('EXPOSE')}:{last('EXPOSE')}"]
    [volume] = hall["volumes"]
    name, _, place = volume.partition(":")
    assert place == last("VOLUME")
    assert name in text["volumes"]
    [network] = text["networks"]["default"]["ipam"]["config"]
    assert hall["environment"]["FORWARDED_ALLOW_IPS"] == network["subnet"]
    assert ip_network(network["subnet"]).is_private
    assert "profiles" not in hall
    assert caddy["profiles"] == ["https"]
    assert f"--to hall:{last('EXPOSE')}" in caddy["command"]


def test_compose_with_a_database_has_what_several_processes_need() -> None:
    """A worker of the same image, and the same database in both; the password is the host's to choose."""
    services = compose(HOSTING / "compose.postgres.yaml")
    hall, worker, database = services["hall"], services["worker"], services["database"]
    assert "--no-workers" in hall["command"].split()
    assert worker["image"] == compose(ROOT / "compose.yaml")["hall"]["image"]
    assert hall["environment"] == worker["environment"]
    assert database["environment"]["POSTGRES_PASSWORD"] == "${POSTGRES_PASSWORD:?}"  # noqa: S105  # none
    assert "${POSTGRES_PASSWORD:?}" in hall["environment"]["GLADSHEIM_DATABASE"]


def test_what_is_sent_to_be_built_is_what_the_wheel_is_made_of() -> None:
    """No history, no data of a hall that runs in the checkout; tests, which the documentation names."""
    found = sent()
    assert {"pyproject.toml", "scripts/image", "requirements/fast.txt", "web/package-lock.json"} <= set(found)
    assert {path.split("/")[0] for path in found} == {
        *("LICENSE", "NOTICE", "CREDITS.md", "README.md", "CHANGELOG.md", "CONTRIBUTING.md"),
        *("benchmarks", "docs", "tests"),
        *("hatch_build.py", "pyproject.toml", "requirements", "scripts", "src", "web"),
    }


class Machine:
    """Stands for the image: its places lie below a folder, and its base is what is installed."""

    def __init__(self, folder: Path, *, long: bool) -> None:
        self.places = {place: str(folder / place.strip("/")) for place in (DATA, CACHE, PREFIX)}
        self.context = folder / "build"
        for path in sent():
            target = self.context / path
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / path, target)
        base = Path(sys.base_prefix) / "bin"
        self.environment = bare_environment(PATH=f"{base}:{os.environ['PATH']}", TMPDIR=str(folder))
        if not long:
            self._save_time()
        self.user: list[str] = []

    def _save_time(self) -> None:
        """The page and the packages are those of the tests, and kernels run plain."""
        for name in ("build", "docs", "run", "fast"):
            (self.context / "requirements" / f"{name}.txt").write_text("")
        page = self.context / PAGE
        if (ROOT / PAGE / "index.html").is_file():
            shutil.copytree(ROOT / PAGE, page)
        else:
            page.mkdir()
            (page / "index.html").write_text("<!doctype html><title>Gladsheim</title>")
        packages = sysconfig.get_path("purelib")
        self.environment |= {"PYTHONPATH": packages, "PIP_NO_INDEX": "1", "PIP_NO_COMPILE": "1"}
        self.environment |= {"GLADSHEIM_NO_PAGE": "1", "GLADSHEIM_KERNELS": "plain"}

    def here(self, text: str) -> str:
        """A text of the Dockerfile with its places on this machine."""
        for place, here in self.places.items():
            text = text.replace(place, here)
        return text if as_user() else re.sub(r"--(owner|group)=\d+ ", "", text)

    def build(self) -> None:
        """Carry out all that runs while an image is built, but for copies within it."""
        folder = self.context
        for name, argument in instructions():
            if name == "ENV":
                for setting in argument.split():
                    key, _, value = setting.partition("=")
                    self.environment[key] = Template(self.here(value)).substitute(self.environment)
            elif name == "USER":
                self.user = as_user(int(argument.split(":")[0]))
                folder = Path("/")
            elif name == "RUN":
                command = [*self.user, "/bin/sh", "-c", self.here(argument)]
                done = subprocess.run(
                    command,
                    cwd=folder,
                    env=self.environment,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.STDOUT,
                    text=True,
                    check=False,
                    timeout=LONGEST_STEP,
                )
                assert done.returncode == 0, done.stdout

    def call(self, *command: str) -> subprocess.CompletedProcess[str]:
        """Run a program as the container does."""
        return subprocess.run(
            [*self.user, *command],
            cwd=self.here(last("WORKDIR")),
            env=self.environment,
            capture_output=True,
            text=True,
            check=False,
            timeout=LONGEST_STEP,
        )

    def kernels(self) -> dict[Path, bytes]:
        """What has been compiled; not when it was last used."""
        found = Path(self.here(CACHE)).rglob("*")
        return {path: path.read_bytes() for path in found if path.is_file()}


@pytest.fixture
def machine(long: bool) -> Iterator[Machine]:
    """A machine on which nothing has been done."""
    with open_folder() as folder:
        yield Machine(folder, long=long)


@pytest.mark.timeout(3600)
def test_the_steps_of_the_image_make_a_hall_that_is_healthy(machine: Machine, long: bool) -> None:
    """Each is carried out here; the long form also fetches packages and builds page and kernels."""
    machine.build()
    where = machine.call("python", "-c", "import gladsheim; print(gladsheim.__file__)").stdout
    assert where.startswith(machine.here(PREFIX)), where
    # From there docs/hosts/hosting.md starts it as a service.
    assert Path(machine.here(PREFIX), "share", "gladsheim", "gladsheim.service").is_file()
    cached = machine.kernels()
    assert bool(cached) == long
    assert machine.call("gladsheim", "warm").returncode == 0
    assert machine.kernels() == cached
    start = [*machine.user, *json.loads(last("ENTRYPOINT")), *json.loads(last("CMD")), "--port", "0"]
    with running_hall(start, machine.environment, Path(machine.here(DATA))) as (address, _):
        port = str(httpx.URL(address).port)
        look = json.loads(last("HEALTHCHECK").partition("CMD ")[2])
        look = [part.replace(f":{last('EXPOSE')}/", f":{port}/") for part in look]
        assert machine.call(*look).returncode == 0
        assert "<title>Gladsheim" in httpx.get(f"http://127.0.0.1:{port}/", timeout=PATIENCE).text
        assert Path(machine.here(DATA), "hall.db").is_file()
    assert machine.call(*look).returncode != 0
