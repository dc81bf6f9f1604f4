"""Installing packages: with the system's uv, with one fetched for this checkout, or else with pip."""

from __future__ import annotations

import ast
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

from .checkout import ON_WINDOWS, Places, SetupError
from .running import Command, Work

OFFLINE = "check the network connection and try again"
SETTINGS = {"index-url": "UV_DEFAULT_INDEX", "cert": "SSL_CERT_FILE", "proxy": "ALL_PROXY"}
"""Settings of pip about the network, with the variables of uv for the same."""


class Installer:
    """Installs into one checkout's environment what lock files name, each package checked against its hash.

    uv takes a second or two where pip takes half a minute. pip is there for places where uv cannot be
    fetched or does not reach the index.
    """

    def __init__(self, at: Places) -> None:
        self._at = at
        self._uv = shutil.which("uv")
        self._settings: dict[str, str] = {}
        self._has_worked = False

    def locked(self, *names: str) -> list[Path]:
        """Lock files by name."""
        return [self._at.root / "requirements" / f"{name}.txt" for name in names]

    def prepare(self) -> Work:
        """Find uv or fetch it; without it, see that there is pip."""
        if self._uv:
            return
        self._uv = fetched_uv(self._at)
        if self._uv is None:
            yield from self._prepare_pip()
            try:
                yield self._pip("fetching uv", "--retries", "1", "--target", self._at.uv, *self._files("uv"))
            except SetupError:
                return
            self._uv = fetched_uv(self._at)
        self._settings = pip_settings()

    def install_locked(self, doing: str, *names: str, options: tuple[str | Path, ...] = ()) -> Work:
        """Install what lock files name."""
        yield from self.install(doing, *options, *self._files(*names))

    def install(self, doing: str, *options: str | Path) -> Work:
        """Install into the environment. The first time, pip tries what uv could not do."""
        if self._uv:
            uv: list[str | Path] = [self._uv, "pip", "install", "--python", self._at.program("python")]
            try:
                yield Command(doing, [*uv, *options], OFFLINE, {"GLADSHEIM_NO_PAGE": "1", **self._settings})
            except SetupError:
                if self._has_worked:
                    raise
                self._uv = None
                yield from self._prepare_pip()
        if not self._uv:
            yield self._pip(f"{doing} with pip", *options)
        self._has_worked = True

    def _files(self, *names: str) -> list[str | Path]:
        return ["--require-hashes", *(part for path in self.locked(*names) for part in ("-r", path))]

    def _pip(self, doing: str, *options: str | Path) -> Command:
        """The pip of the Python that runs this, or else of the environment."""
        python = self._at.program("python")
        pip: list[str | Path] = [python, "-m", "pip"]
        if _has_pip():
            pip = [sys.executable, "-m", "pip", "--python", python]
        pip += ["install", "--disable-pip-version-check", "--no-input"]
        return Command(doing, [*pip, *options], OFFLINE, {"GLADSHEIM_NO_PAGE": "1"})

    def _prepare_pip(self) -> Work:
        if not _has_pip():
            ensure: list[str | Path] = [self._at.program("python"), "-m", "ensurepip"]
            yield Command("fetching pip", ensure, "install pip (on Debian: apt install python3-pip)")


def _has_pip() -> bool:
    return importlib.util.find_spec("pip") is not None


def fetched_uv(at: Places) -> str | None:
    """Return the path of the uv that was fetched for a checkout; None where none was."""
    for folder in ("bin", "Scripts"):
        program = at.uv / folder / ("uv" + ".exe" * ON_WINDOWS)
        if program.is_file():
            return str(program)
    return None


def pip_settings() -> dict[str, str]:
    """Return pip's settings about the network as variables of uv; uv's own variables come first.

    Addresses may hold passwords: they go into uv's environment, never into a log.
    """
    settings: dict[str, str] = {}
    try:
        asked = [sys.executable, "-m", "pip", "config", "list"]
        answer = subprocess.run(asked, capture_output=True, text=True, timeout=30, check=False)
    except (OSError, subprocess.SubprocessError):
        return settings
    for line in answer.stdout.splitlines():
        # For example: global.index-url='https://index.example/simple'
        name, _, value = line.partition("=")
        variable = SETTINGS.get(name.rpartition(".")[2])
        if variable and variable not in os.environ:
            settings[variable] = str(ast.literal_eval(value))
    return settings
