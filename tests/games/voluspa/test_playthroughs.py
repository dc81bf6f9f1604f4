"""Whole games, frozen: behaviour changes only where somebody meant it to."""

from pathlib import Path

import pytest

from gladsheim.testing.playthrough import differences, read
from tests.games.voluspa.sets import few

FOLDER = Path(__file__).parents[2] / "data" / "playthroughs" / "voluspa"
FILES = sorted(FOLDER.glob("*.jsonl"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.stem))
def test_playthrough(path: Path) -> None:
    """A frozen game is played again and brings the same points, parts, views and result."""
    assert list(differences(read(path))) == []


def test_every_set_has_a_playthrough() -> None:
    """There is a file for each set, and together they have every number of players."""
    options = [read(path).head["options"] for path in FILES]
    assert {one["set"] for one in options} >= {one["set"] for one in few()}
    assert {one["players"] for one in options} == {2, 3, 4, 5}
    assert {one["no_late_hel"] for one in options} == {one["bolt"] for one in options} == {True, False}
