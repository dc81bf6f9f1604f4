"""`gladsheim serve` as a process."""

from __future__ import annotations

import io
import os
import re
import signal
import socket
import subprocess
from pathlib import Path

import httpx
import pytest
import segno

from tests import PATIENCE
from tests.preloaded import python

ROOT = Path(__file__).resolve().parents[2]


def hall(folder: Path, *options: str) -> subprocess.Popen[str]:
    """A hall on any free port."""
    return subprocess.Popen(
        [
            *(python(), "-m", "gladsheim", "serve", *options),
            *("--port", "0", "--database", f"sqlite:///{folder}/hall.db"),
        ],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONIOENCODING": "utf-8", "COLUMNS": "80"},
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )


def test_a_party_is_announced_by_a_code_to_scan(tmp_path: Path) -> None:
    """The code says the address at which others find the hall; there are no accounts."""
    with hall(tmp_path, "--party") as process:
        assert process.stdout is not None
        lines: list[str] = []
        while not lines or "Gladsheim is open" not in lines[-1]:
            lines.append(process.stdout.readline())
        announced = re.search(r"http://[0-9.]+:\d+", lines[-1])
        assert announced is not None
        code = io.StringIO()
        segno.make(announced[0], error="m", micro=False).terminal(out=code, compact=True)
        shown = [line.rstrip() for line in lines[:-1]]
        assert [line for line in shown if line] == code.getvalue().splitlines()
        address = announced[0].replace("0.0.0.0", "127.0.0.1")  # noqa: S104  # without a network
        assert httpx.get(f"{address}/api/me", timeout=PATIENCE).json()["accounts"] is False
        process.terminate()
        assert process.wait(PATIENCE) == 0


def test_writing_to_one_who_has_gone_does_not_end_the_hall(tmp_path: Path) -> None:
    """The signal that comes of it, which ends other commands quietly, leaves the hall open."""
    with hall(tmp_path) as process:
        assert process.stdout is not None
        announced = re.search(r"http://127\.0\.0\.1:\d+", process.stdout.readline())
        assert announced is not None
        process.send_signal(signal.SIGPIPE)
        assert httpx.get(f"{announced[0]}/api/health", timeout=PATIENCE).status_code == 200
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0


def test_a_hall_answers_to_the_names_it_is_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On the command line or in the environment; to its machine's name and address, and to no other."""
    monkeypatch.setenv("GLADSHEIM_NAME", "second.test third.test")
    with hall(tmp_path, "--name", "first.test") as process:
        assert process.stdout is not None
        announced = re.search(r"http://127\.0\.0\.1:\d+", process.stdout.readline())
        assert announced is not None
        known = ("first.test", "SECOND.test:443", "third.test", "localhost", socket.gethostname())
        for name in (*known, "evil.test", "first.test:99999", "first.test:abc"):
            answer = httpx.get(f"{announced[0]}/api/health", headers={"host": name}, timeout=PATIENCE)
            assert answer.status_code == (200 if name in known else 421), name
        process.terminate()
        assert process.wait(PATIENCE) == 0


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--name", "https://hall.test"), "name is 'https://hall.test'; allowed: the name or address"),
        (("--connections", "10001"), "0<=x<=10000"),
        (("--connections", "-1"), "0<=x<=10000"),
    ],
)
def test_names_and_connections_are_what_they_can_be(
    tmp_path: Path, options: tuple[str, ...], said: str
) -> None:
    """The message says what is allowed, before anything is served."""
    found = subprocess.run(
        [python(), "-m", "gladsheim", "serve", *options, "--database", f"sqlite:///{tmp_path}/hall.db"],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "COLUMNS": "200"},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert found.returncode == 2
    assert said in found.stderr
    assert not list(tmp_path.iterdir())


def numbers(process: subprocess.Popen[str]) -> str:
    """What a process serves for Prometheus, once it has said where."""
    assert process.stdout is not None
    for line in process.stdout:
        if found := re.search(r"metrics are at (http://127\.0\.0\.1:\d+/metrics)", line):
            return httpx.get(found[1], timeout=PATIENCE).text
    raise AssertionError("it ended without saying where")


def test_metrics_have_a_port_of_their_own(tmp_path: Path) -> None:
    """On this machine alone; the hall ends well with them."""
    with hall(tmp_path, "--metrics-port", "0") as process:
        assert 'gladsheim_tables{status="open"} 0.0' in numbers(process)
        process.terminate()
        assert process.wait(PATIENCE) == 0


@pytest.mark.postgres
def test_a_worker_has_metrics_too(postgres_url: str) -> None:
    """The same numbers, of its own bots."""
    worker = [python(), "-m", "gladsheim", "worker", "--metrics-port", "0", "--processes", "1"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "COLUMNS": "80"}
    with subprocess.Popen(
        [*worker, "--database", postgres_url], env=environment, stdout=subprocess.PIPE, text=True
    ) as process:
        assert "gladsheim_bot_move_seconds_count 0.0" in numbers(process)
        process.terminate()
        assert process.wait(PATIENCE) == 0
