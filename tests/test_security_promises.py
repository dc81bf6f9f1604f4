"""docs/hosts/security.md promises nothing that no test proves, and names no test or file that is missing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
TEXT = (ROOT / "docs" / "hosts" / "security.md").read_text()


def rows() -> Iterator[list[str]]:
    """The rows of the tables of promises; the page has tables of measurements, too."""
    promises = False
    for line in TEXT.splitlines():
        if line.startswith("| Promise"):
            promises = True
        elif not line.startswith("|"):
            promises = False
        elif promises and line.startswith("| "):
            yield [cell.strip() for cell in line.strip("|").split("|")]


ROWS = list(rows())


def test_there_are_promises() -> None:
    """The page is read as it is meant."""
    assert len(ROWS) > 25
    assert all(len(row) == 3 for row in ROWS)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0][:60])
def test_a_promise_is_kept_somewhere_and_proved(row: list[str]) -> None:
    """The files that keep it exist, and so does each test that is said to prove it."""
    _, kept, proved = row
    for place in re.findall("`([^`]+)`", kept):
        assert (ROOT / place).exists() or (ROOT / "src" / "gladsheim" / place).exists(), place
    tests = re.findall("`([^`]+)::([^`]+)`", proved)
    assert tests
    for path, name in tests:
        source = (ROOT / path).read_text()
        wanted = rf"^(async )?def {name}\(" if path.endswith(".py") else re.escape(name)
        assert re.search(wanted, source, re.MULTILINE), f"{path}::{name}"
