"""`gladsheim test`: runs the checkout's tests."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

MOST_WORKERS = 8
FORGETFUL = "PYTHONDONTWRITEBYTECODE"
"""Variable that many containers set: with it every process that a test starts would compile
the package again.
"""


def checkout() -> Path | None:
    """Return the folder of the checkout that this package runs from; None when it was
    installed without one.
    """
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
    # One more than there are cores: tests also wait.
    workers = min((os.cpu_count() or 1) + 1, MOST_WORKERS)
    command = [sys.executable, "-m", "pytest", "--numprocesses", str(workers), "--dist", "worksteal", *args]
    environment = {name: value for name, value in os.environ.items() if name != FORGETFUL}
    return subprocess.run(command, cwd=root, env=environment, check=False).returncode
