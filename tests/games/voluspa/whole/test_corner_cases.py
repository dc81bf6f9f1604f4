"""Every reader of the rules decides the corner cases of V-12 alike, as worked out by hand."""

import copy

import pytest

from tests.games.voluspa.checking import compare_after, take_step
from tests.games.voluspa.corners.corner import Corner
from tests.games.voluspa.reasons.readers import READERS
from tests.games.voluspa.twin.position import read
from tests.games.voluspa.whole.corner_cases import CORNERS, FURTHER
from tests.games.voluspa.whole.invariants import check_position


@pytest.fixture(params=sorted(READERS))
def reader(request: pytest.FixtureRequest) -> str:
    """The name of a reader of the rules."""
    return str(request.param)


@pytest.mark.parametrize("corner", CORNERS + FURTHER, ids=lambda corner: f"{corner.number} {corner.title}")
def test_corner_case(reader: str, corner: Corner) -> None:
    """A reader finds the legality, points, explanation and position that the rules determine."""
    game = READERS[reader](copy.deepcopy(corner.position))
    for step in corner.steps:
        take_step(game, step)
    compare_after(game, corner.after)


def test_every_corner_case_has_an_example() -> None:
    """Each of the fifty corner cases has an example, in order, that names it and the rules that settle it."""
    numbers = [corner.number for corner in CORNERS]
    assert numbers == sorted(numbers)
    assert set(numbers) == set(range(1, 51))
    titles = [corner.title for corner in CORNERS + FURTHER]
    assert len(titles) == len(set(titles))
    for corner in CORNERS:
        assert corner.rules[0] == f"V-12.{corner.number}"
        assert len(corner.rules) >= 2
        assert corner.steps or corner.after


@pytest.mark.parametrize("corner", CORNERS + FURTHER, ids=lambda corner: f"{corner.number} {corner.title}")
def test_corner_position_is_valid(corner: Corner) -> None:
    """The position of an example is one that every reader has to accept (V-8.3)."""
    check_position(read(corner.position))
