"""docs/researchers/datasets.md is true."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import duckdb
import pytest

from gladsheim.research.datasets.columns import COLUMNS
from tests.research.datasets.conftest import random_game, write

PAGE = Path(__file__).resolve().parents[3] / "docs" / "researchers" / "datasets.md"


def test_the_page_names_every_column_in_order() -> None:
    """And says which may be null."""
    rows = re.findall(r"^\| `(\w+)` \| ([^|]+) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert [name for name, _ in rows] == [column.name for column in COLUMNS]
    assert [kind.endswith("null") for _, kind in rows] == [column.optional for column in COLUMNS]


def test_the_page_reads_what_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its programs run as they stand there."""
    record = random_game("valhalla", 1)
    write(tmp_path / "games.parquet", record)
    monkeypatch.chdir(tmp_path)
    found: dict[str, object] = {}
    for program in re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL):
        (tmp_path / "program.py").write_text(program, encoding="utf-8")
        found |= runpy.run_path("program.py")
    assert record.result is not None
    wins = found["wins"]
    assert isinstance(wins, duckdb.DuckDBPyRelation)
    assert wins.fetchall() == [(record.seats[record.result["winners"][0]].bot, 1)]
