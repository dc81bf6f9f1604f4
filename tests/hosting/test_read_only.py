"""A hall's file that can be read and not written, as after a restore by root."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from gladsheim.store import open_store
from tests import PATIENCE
from tests.hosting.halls import ROOT, as_user, bare_environment, open_folder, own_folder


def ended(command: str, database: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """How a command ends that is run by the hall's user."""
    url = f"sqlite:///{database}"
    return subprocess.run(
        [*as_user(), sys.executable, "-m", "gladsheim", command, "--database", url, *options],
        env=bare_environment(PYTHONPATH=str(ROOT / "src"), GLADSHEIM_KERNELS="plain", COLUMNS="300"),
        cwd=database.parent,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


@pytest.mark.parametrize("beside", [True, False], ids=["with its log", "alone"])
def test_a_file_that_cannot_be_written_is_not_served(beside: bool) -> None:
    """The message names the file and the reason; commands that only read the file work."""
    with open_folder() as above:
        path = own_folder(above / "hall") / "hall.db"
        store = open_store(f"sqlite:///{path}")
        if not beside:
            store.close()
        for file in (path, *path.parent.glob("hall.db-*")):
            if os.geteuid() == 0:
                os.chown(file, 0, 0)
            file.chmod(0o444)
        served, read = ended("serve", path, "--port", "0"), ended("games", path)
        if beside:
            store.close()
    assert served.returncode == 2
    assert f"'{path}'" in served.stderr
    assert "attempt to write a readonly database" in served.stderr
    assert "Traceback" not in served.stderr
    if not beside:
        assert "can be read and not written" in served.stderr
        assert (read.returncode, read.stdout.split()[:2]) == (0, ["voluspa", "on"])
