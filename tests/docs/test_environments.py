"""The pages of the environments agree with what was measured."""

from __future__ import annotations

import re
from pathlib import Path

from tests.fourth_game.registered import with_a_page

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "researchers" / "environments"
MEASURED = re.compile(r"^(\w+): (\d+) decisions .*?, ([\d.]+) legal actions", re.MULTILINE)
SAID = re.compile(r"take (\d+) decisions, with ([\d.]+) legal actions")


def test_every_page_has_the_length_that_was_measured() -> None:
    """Length and branching factor are those that the programs of the index print."""
    measured = {
        name: figures for name, *figures in MEASURED.findall((FOLDER / "index.md").read_text("utf-8"))
    }
    said = {name: SAID.search((FOLDER / f"{name}.md").read_text("utf-8")) for name in measured}
    assert {name: [*found.groups()] for name, found in said.items() if found} == measured
    assert sorted(measured) == sorted(with_a_page())
