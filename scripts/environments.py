"""Environments in which the tests of this checkout run with other packages, or with another Python."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

# Scripts are started as files, so this folder is on the path, and not the one above it.
from bootstrap.checkout import Places
from bootstrap.installing import fetched_uv, pip_settings

ROOT = Path(__file__).resolve().parents[1]


class UvError(Exception):
    """uv is missing or has failed; the message says why."""


def uv(*arguments: str | Path) -> str:
    """Return the output of uv: the one in `UV`, on PATH, or the one that `./gladsheim` has fetched.

    Raises UvError.
    """
    program = os.environ.get("UV") or shutil.which("uv") or fetched_uv(Places(ROOT))
    if program is None or shutil.which(program) is None:
        raise UvError("uv is missing; install it (pip install uv) or name it in UV")
    settings = {**os.environ, **pip_settings(), "GLADSHEIM_NO_PAGE": "1"}
    done = subprocess.run(
        [program, *arguments], check=False, cwd=ROOT, env=settings, stdout=subprocess.PIPE, text=True
    )
    if done.returncode:
        raise UvError(f"uv failed ({' '.join(map(str, arguments[:2]))})")
    return done.stdout


def make(place: Path, python: str | Path) -> None:
    """Make an empty environment with a Python, in place of what is there. Raises UvError."""
    shutil.rmtree(place, ignore_errors=True)
    uv("venv", "--quiet", "--python", python, place)


def install(place: Path, *packages: str | Path) -> None:
    """Install into an environment. Raises UvError."""
    uv("pip", "install", "--quiet", "--python", place, *packages)


def run_tests(place: Path, arguments: Sequence[str]) -> int:
    """Run pytest in an environment, with the page as `./gladsheim` has built it; return the exit code."""
    python = place / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    return subprocess.run([python, "-m", "gladsheim", "test", *arguments], check=False, cwd=ROOT).returncode
