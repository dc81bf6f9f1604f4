"""Where the commands of a page are given: a folder like a clone, with programs, a home and a hall."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import httpx

from gladsheim.core.engine.cache import folder as compiled
from tests import PATIENCE
from tests.conftest import ELSEWHERE as PROGRAMS
from tests.docs.snippets.blocks import ROOT
from tests.hosting.halls import HOSTING
from tests.preloaded import python

LOOK_AGAIN_SECONDS = 0.02
LIKE_A_CLONE = ("benchmarks", "docs", "examples", "scripts", "src", "tests")
ROOTS = ("etc", "opt", "srv", "usr", "var")
"""Folders of an operator's machine, which lie below one of the test."""
REFUSED = ("apt", "apt-get", "caddy", "docker", "nginx", "npm", "pip", "pipx", "systemctl", "uvx")
"""Programs that would change the machine of whoever runs the tests."""
TODAY = "2026-01-31"
"""The day on which pages are read: they name files by it."""


@dataclass(frozen=True)
class Ran:
    """What came of a command: its exit code, and all that it said."""

    code: int
    said: str


class Workplace:
    """Made below an empty folder. `folder` is where commands begin, `system` stands for `/`."""

    def __init__(self, above: Path, hall: Path) -> None:
        self.folder = above / "clone"
        self.system = above / "system"
        self.home = above / "home"
        self.database = self.home / ".local" / "share" / "gladsheim" / "hall.db"
        self._programs = above / "programs"
        self._stood = above / "stood"
        self.settings: dict[str, str] = {}
        """What the environment has besides."""
        self._make(hall)
        self.leave()

    def leave(self) -> None:
        """Go back to the folder of the page."""
        self._stood.write_text(str(self.folder))

    def run(self, text: str, typed: str = "") -> Ran:
        """Give the line to a shell, in the folder in which the one before it ended."""
        line = (
            f'cd "{self._stood.read_text().strip()}"\n{text}\nended=$?\npwd > "{self._stood}"\nexit $ended\n'
        )
        done = subprocess.run(
            ["bash", "-o", "pipefail", "-c", line],
            input=typed,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            env=self.environment(),
            check=False,
            start_new_session=True,
        )
        return Ran(done.returncode, done.stdout)

    def serve(self, text: str, health: str) -> Ran:
        """Start what serves, wait until it is open and this address answers, and tell it to stop."""
        line = f"exec env {text}" if "=" in text.partition(" ")[0] else f"exec {text}"
        with subprocess.Popen(
            ["bash", "-c", line],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            cwd=self.folder,
            env=self.environment(),
        ) as process:
            try:
                said = self._opened(process) if " serve" in text else ""
                answered = _answers(process, health)
                process.send_signal(signal.SIGTERM)
                said += process.communicate(timeout=PATIENCE)[0]
            finally:
                process.kill()
        # A worker has nothing to close, and may be stopped by anything at any time.
        stopped = process.returncode in {0, -signal.SIGTERM if " worker" in text else 0}
        return Ran(0 if answered and stopped else process.returncode or 1, said)

    def environment(self) -> Mapping[str, str]:
        """That of somebody who has just logged in, and has compiled what there is to compile."""
        kept = {
            name: value for name, value in os.environ.items() if not name.startswith(("GLADSHEIM_", "XDG_"))
        }
        path = os.pathsep.join([str(self._programs), kept.get("PATH", ""), *map(str, PROGRAMS)])
        own = {"HOME": str(self.home), "PATH": path, "GLADSHEIM_CACHE": str(compiled().parent)}
        usual = {
            "PYTHONPATH": str(ROOT / "src"),
            "LC_ALL": "C.UTF-8",
            "COLUMNS": "80",
            "PYTHONUNBUFFERED": "1",
        }
        return {**kept, **usual, **own, **self.settings}

    @staticmethod
    def _opened(process: subprocess.Popen[str]) -> str:
        """All that it says until it is open, or has ended."""
        assert process.stdout is not None
        said = ""
        while "is open at" not in said and (line := process.stdout.readline()):
            said += line
        return said

    def _make(self, hall: Path) -> None:
        for folder in (self.folder / ".venv" / "bin", self.database.parent, self._programs):
            folder.mkdir(parents=True)
        for name in LIKE_A_CLONE:
            (self.folder / name).symlink_to(ROOT / name)
        # The version before this one: beside it, and equal to it.
        (self.folder.parent / "version-before").symlink_to(ROOT)
        for place in (self.database, self.folder / "hall.db", self.system / "var/lib/gladsheim/hall.db"):
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(hall, place)
        for name in ("etc/systemd/system", "etc/caddy", "var/backups"):
            (self.system / name).mkdir(parents=True)
        shutil.copytree(HOSTING, self.system / "opt/gladsheim/share/gladsheim")
        program = f'exec {python()} -m gladsheim "$@"'
        for place in (self._programs, self.folder, self.system / "opt/gladsheim/bin"):
            _script(place / "gladsheim", program)
        for place in (self._programs, self.folder / ".venv" / "bin"):
            _script(place / "python", f'exec {python()} "$@"')
        _script(self._programs / "date", f"echo {TODAY}")
        for name in REFUSED:
            _script(self._programs / name, f"echo '{name}: not in a test: see snippets/elsewhere.py'; exit 1")
        # Who is root to the tests' own server of PostgreSQL is anybody.
        _script(self._programs / "sudo", 'shift 2; exec "$@"')


def _answers(process: subprocess.Popen[str], address: str) -> bool:
    """Whether the address came to answer before the process ended."""
    last_moment = time.monotonic() + PATIENCE
    with httpx.Client(timeout=PATIENCE, trust_env=False) as client:
        while process.poll() is None:
            with suppress(httpx.TransportError):
                return client.get(address).is_success
            assert time.monotonic() < last_moment, f"{address} does not answer"
            time.sleep(LOOK_AGAIN_SECONDS)
    return False


def _script(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
    path.chmod(0o755)


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port
