"""What commands load: a start takes as long as the packages that it reads."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

SLOW = {"aiosmtplib", "alembic", "cryptography", "httpx", "litestar", "numba", "numpy", "segno", "textual"}
SLOW |= {"prometheus_client", "psycopg", "sqlalchemy", "sqlalchemy.dialects.postgresql", "uvicorn"}
RUN = """
import json, sys
from gladsheim.cli.main import run
code = run(sys.argv[1:])
print(json.dumps([code, sorted(sys.modules)]))
"""
OPEN = """
import json, sys
from gladsheim.server import run
run.installed()
print(json.dumps([0, sorted(sys.modules)]))
"""


def slow_ones(code: str, *arguments: str) -> set[str]:
    """The slow packages that a program loads, where the kernels are to run as they do for users."""
    environment = {name: value for name, value in os.environ.items() if name != "GLADSHEIM_KERNELS"}
    command = [sys.executable, "-c", code, *arguments]
    answer = subprocess.run(command, env=environment, input="", capture_output=True, text=True, check=True)
    exit_code, modules = json.loads(answer.stdout.splitlines()[-1])
    assert exit_code in (0, 1), answer.stderr
    return SLOW & set(modules)


@pytest.mark.parametrize("arguments", [["--version"], ["--help"], ["serve", "--help"], ["warm", "--help"]])
def test_what_only_tells_of_itself_loads_nothing_slow(arguments: list[str]) -> None:
    """Version and help come at once."""
    assert slow_ones(RUN, *arguments) == set()


def test_commands_on_single_positions_load_the_engine_alone(tmp_path: Path) -> None:
    """Positions and records are read without Numba, database and web server."""
    record = tmp_path / "record.json"
    record.write_text("{}")
    for arguments in (
        ["moves"],
        ["apply"],
        ["verify", str(record)],
        ["play", "voluspa", "--help"],
        ["bench", "-h"],
    ):
        assert slow_ones(RUN, *arguments) <= {"numpy"}


def test_a_hall_loads_what_its_page_needs() -> None:
    """A hall opens without mails, webhooks, codes to scan, texts, PostgreSQL and compiled kernels."""
    assert slow_ones(OPEN) <= {"litestar", "numpy", "sqlalchemy", "uvicorn"}
