"""`gladsheim test`: runs the checkout's tests."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path

WORKERS = "2"


def checkout() -> Path | None:
    """The folder of the checkout that this package runs from; None when it was installed without one."""
    root = Path(__file__).resolve().parents[3]
    return root if (root / "pyproject.toml").is_file() and (root / "tests").is_dir() else None


def run(args: list[str]) -> int:
    """Run pytest in the checkout with these further arguments; returns its exit code, or 2 without one.

    Layers whose programs are missing (a browser, PostgreSQL) are left out and named at the
    end; `--require-all` fails instead. tests/conftest.py does both.
    """
    root = checkout()
    if root is None:
        print(
            "gladsheim test: runs in a checkout only; clone the repository and say ./gladsheim test",
            file=sys.stderr,
        )
        return 2
    if importlib.util.find_spec("xdist") is None:
        print(
            "gladsheim test: the test tools are not installed; ./gladsheim test installs them",
            file=sys.stderr,
        )
        return 2
    command = [sys.executable, "-m", "pytest", "--numprocesses", WORKERS, "--dist", "worksteal", *args]
    return subprocess.run(command, cwd=root, check=False).returncode
