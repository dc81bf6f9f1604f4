"""docs/researchers/datasets.md is true."""

from __future__ import annotations

import re
from pathlib import Path

from gladsheim.research.datasets.columns import COLUMNS

PAGE = Path(__file__).resolve().parents[3] / "docs" / "researchers" / "datasets.md"


def test_the_page_names_every_column_in_order() -> None:
    """And says which may be null."""
    rows = re.findall(r"^\| `(\w+)` \| ([^|]+) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert [name for name, _ in rows] == [column.name for column in COLUMNS]
    assert [kind.endswith("null") for _, kind in rows] == [column.optional for column in COLUMNS]
