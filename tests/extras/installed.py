"""Environments that hold what a plain install with some extras brings, made of the packages of this one."""

from __future__ import annotations

import os
import re
import subprocess
import tomllib
import venv
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[2]
DECLARATIONS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
PROJECT, GROUPS = DECLARATIONS["project"], DECLARATIONS["dependency-groups"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]


def direct(*extras: str) -> Iterator[Requirement]:
    """What the project itself needs, with these extras and those that they name."""
    for line in [*PROJECT["dependencies"], *(line for extra in extras for line in EXTRAS[extra])]:
        needed = Requirement(line)
        if needed.name == PROJECT["name"]:
            yield from direct(*needed.extras)
        else:
            yield needed


def canonical(name: str) -> str:
    """The name of a package as all its spellings have it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def packages(*extras: str) -> set[str]:
    """The names of all packages that an install with these extras brings."""
    waiting, found = list(direct(*extras)), set[tuple[str, str]]()
    while waiting:
        needed = waiting.pop()
        for extra in ("", *needed.extras):
            if (key := (canonical(needed.name), extra)) in found:
                continue
            found.add(key)
            further = map(Requirement, distribution(needed.name).requires or ())
            waiting += [one for one in further if one.marker is None or one.marker.evaluate({"extra": extra})]
    return {name for name, _ in found}


class Installed:
    """An environment with the package and what some extras bring."""

    def __init__(self, folder: Path, *extras: str) -> None:
        self._folder = folder
        venv.create(folder, symlinks=True)
        packed = next(folder.glob("lib/python*/site-packages"))
        (packed / "gladsheim.pth").write_text(str(ROOT / "src"), "utf-8")
        for name in packages(*extras):
            for file in distribution(name).files or ():
                top = file.parts[0]
                if top not in ("..", "__pycache__") and not (packed / top).exists():
                    (packed / top).symlink_to(str(distribution(name).locate_file(top)))

    def command(self, *arguments: str) -> list[str]:
        """How Python is started there."""
        return [str(self._folder / "bin" / "python"), "-P", *arguments]

    def environment(self) -> dict[str, str]:
        """The variables to start it with."""
        kept = {
            name: value for name, value in os.environ.items() if not name.startswith(("GLADSHEIM_", "PYTHON"))
        }
        home = str(self._folder.parent)
        return {**kept, "GLADSHEIM_CACHE": home, "XDG_DATA_HOME": home, "TERM": "xterm"}

    def run(self, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
        """Start Python there and wait for its end."""
        return subprocess.run(
            self.command(*arguments),
            env=self.environment() | variables,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )

    def refusal(self, *arguments: str, **variables: str) -> str:
        """What the command `gladsheim` says, which must be a single line; the exit code must be 2."""
        ran = self.run("-m", "gladsheim", *arguments, **variables)
        assert (ran.returncode, ran.stdout) == (2, ""), ran
        line, end = ran.stderr[:-1], ran.stderr[-1:]
        assert end == "\n", ran.stderr
        assert "\n" not in line, ran.stderr
        return line
