"""`gladsheim serve` as a process."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 30


def test_writing_to_one_who_has_gone_does_not_end_the_hall(tmp_path: Path) -> None:
    """The signal that comes of it, which ends other commands quietly, leaves the hall open."""
    with subprocess.Popen(
        [
            sys.executable,
            "-m",
            "gladsheim",
            "serve",
            "--port",
            "0",
            "--database",
            f"sqlite:///{tmp_path}/hall.db",
        ],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        announced = re.search(r"http://127\.0\.0\.1:\d+", process.stdout.readline())
        assert announced is not None
        process.send_signal(signal.SIGPIPE)
        assert httpx.get(f"{announced[0]}/api/health", timeout=PATIENCE).status_code == 200
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0
