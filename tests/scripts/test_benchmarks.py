"""What the benchmarks need beside the packages of the tests."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

from tests import PATIENCE

PEER = Path(__file__).resolve().parents[2] / "benchmarks" / "boardgame_io"


def test_the_peer_can_be_installed(tmp_path: Path) -> None:
    """The packages of boardgame.io are locked, and npm would install them as they are."""
    for name in ("package.json", "package-lock.json"):
        shutil.copy(PEER / name, tmp_path / name)
    subprocess.run(
        ["npm", "ci", "--dry-run", "--offline", "--no-audit"],
        cwd=tmp_path,
        check=True,
        capture_output=True,
        timeout=PATIENCE,
    )
    locked = json.loads((PEER / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert all("integrity" in package for name, package in locked.items() if name)
