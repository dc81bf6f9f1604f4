"""Halls as hosts run them: a command with its environment, as a user who may write nothing else."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from tests import PATIENCE

ROOT = Path(__file__).resolve().parents[2]
HOSTING = ROOT / "docs" / "hosting"
NAME = "hall.example.org"
# No such user need be known to the system.
USER = 10001


def as_user(user: int = USER) -> list[str]:
    """What goes before a command that is to run as this user; nothing where the tests have one themselves.

    The user may read what root may, so that the tests' own Python can lie anywhere. Some libraries ask
    beforehand whether they may: where the checkout is root's alone, the command runs as root.
    """
    others = all(folder.stat().st_mode & 0o5 == 0o5 for folder in (ROOT, *ROOT.parents))
    setpriv = shutil.which("setpriv")
    if setpriv is None or os.geteuid() != 0 or not others:
        return []
    kept = "-all,+dac_read_search"
    ids = ["--reuid", str(user), "--regid", str(user), "--clear-groups"]
    return [setpriv, *ids, "--inh-caps", kept, "--ambient-caps", kept, "--no-new-privs"]


@contextmanager
def open_folder() -> Iterator[Path]:
    """A folder for a while that others can reach, which those of pytest are not."""
    with tempfile.TemporaryDirectory(prefix="gladsheim-") as name:
        folder = Path(name)
        folder.chmod(0o755)
        yield folder


def own_folder(path: Path, user: int = USER) -> Path:
    """A new folder that belongs to this user alone."""
    path.mkdir(mode=0o700, parents=True)
    if as_user(user):
        os.chown(path, user, user)
    return path


def bare_environment(**settings: str) -> dict[str, str]:
    """What a service starts with: the path, and nothing that the tests or their user have set."""
    return {"PATH": os.environ["PATH"], "LANG": "C.UTF-8", "PYTHONUNBUFFERED": "1", **settings}


@contextmanager
def running_hall(
    command: Sequence[str], environment: Mapping[str, str], folder: Path, log: IO[str] | None = None
) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A hall that is open, and its address; it ends well when it is told to stop. Its log goes to a file."""
    form: Any = {"stdout": subprocess.PIPE, "stderr": log, "text": True, "encoding": "utf-8"}
    with subprocess.Popen(command, env=dict(environment), cwd=folder, **form) as process:
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            address = re.search(r"is open at (http://\S+)", said)
            assert address is not None, said
            yield address[1], process
            process.send_signal(signal.SIGTERM)
            assert process.wait(PATIENCE) == 0
        finally:
            process.kill()
