"""What docs/researchers/research.md shows can be run."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest

DOCUMENT = Path(__file__).parents[2] / "docs" / "researchers" / "research.md"
BLOCKS = re.findall(r"```python\n(.*?)```", DOCUMENT.read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_a_block_of_code_runs(number: int, tmp_path: Path) -> None:
    """Each stands for itself."""
    program = tmp_path / "block.py"
    program.write_text(BLOCKS[number], "utf-8")
    runpy.run_path(str(program))


def test_there_are_blocks() -> None:
    """One for each interface."""
    assert len(BLOCKS) == 4
