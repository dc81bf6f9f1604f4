"""End, ranking and display (V-10)."""

import pytest

from gladsheim.core.game import State
from gladsheim.testing.ledger import rule
from tests.games.voluspa.boards import after, table


def finished(scores: list[int], reached: list[int], first: int = 0) -> State:
    """A finished game with these scores."""
    return table(
        "Od Va", hand="", others=("",) * (len(scores) - 1), phase="over", turn=None,
        scores=scores, reached=reached, first=first,
    )  # fmt: skip


@rule("V-10.1")
def test_the_last_tile_ends_the_game() -> None:
    """The game is over when the deck and all hands are empty, and not before."""
    state = table("Od Va", hand="Th", others=("Fe",))
    later = after(state, "Th@2,0")
    assert not later.is_terminal
    assert later.result()["winners"] == []
    assert after(later, "Fe@0,1").is_terminal


@rule("V-10.1")
def test_a_last_raven_may_still_fly() -> None:
    """With all hands empty the Raven's second landing is open before the end."""
    state = after(table("Od Va", hand="Ra", others=("",)), "Ra@2,0")
    assert not state.is_terminal
    assert after(state, "stay").is_terminal


@rule("V-10.2")
@pytest.mark.parametrize(
    ("scores", "reached", "first", "ranking"),
    [
        ([10, 20], [5, 4], 0, [1, 0]),
        ([20, 20], [5, 4], 0, [1, 0]),
        ([7, 7, 7], [3, 1, 2], 0, [1, 2, 0]),
        ([0, 0, 0], [0, 0, 0], 1, [1, 2, 0]),
        ([0, 3, 0, 0], [0, 1, 0, 0], 2, [1, 2, 3, 0]),
    ],
)
def test_ranking(scores: list[int], reached: list[int], first: int, ranking: list[int]) -> None:
    """More points, then who had them first; level at 0 in turn order from the first player."""
    result = finished(scores, reached, first).result()
    assert result["ranking"] == ranking
    assert result["winners"] == ranking[:1]
    assert result["scores"] == scores


@rule("V-10.3")
@pytest.mark.parametrize(
    ("scores", "reached", "display"),
    [
        ([10, 20], [2, 1], ["10", "20"]),
        ([9, 11, 9, 11, 9], [1, 5, 3, 4, 2], ["9.3", "11.1", "9.1", "11.2", "9.2"]),
        ([0, 0], [0, 0], ["0.2", "0.1"]),
    ],
)
def test_display(scores: list[int], reached: list[int], display: list[str]) -> None:
    """Equal scores are shown with .k for the best ranked down to .1; a higher number ranks higher."""
    result = finished(scores, reached).result()
    assert result["display"] == display
    assert result["ranking"] == sorted(range(len(scores)), key=lambda seat: -float(display[seat]))


@rule("V-10.3")
def test_display_during_the_game() -> None:
    """Ties are shown apart from the first move on."""
    state = table("Od Va", hand="Th", scores=[4, 4], reached=[2, 1])
    assert state.result()["display"] == ["4.1", "4.2"]
    assert [seat["display"] for seat in state.game.presenter.scene(state, None)["seats"]] == ["4.1", "4.2"]


@rule("V-10.4")
def test_returns_for_learners() -> None:
    """Two players get +1 and -1 by rank at the end, 0 before it; more get their ranks."""
    assert dict(finished([10, 20], [1, 2]).result())["returns"] == [-1, 1]
    assert dict(finished([20, 20], [1, 2]).result())["returns"] == [1, -1]
    assert dict(table("Od", hand="Th").result())["returns"] == [0, 0]
    assert dict(finished([5, 9, 7], [1, 2, 3]).result())["ranks"] == [3, 1, 2]


@rule("V-8.5", "V-10.2")
def test_leaving_and_meeting_again_counts_by_the_later_event() -> None:
    """Who reaches a score last ranks below, whoever had it before."""
    state = table("Lo Va", hand="Od", others=("Th",), scores=[1, 4], reached=[1, 2])
    later = after(state, "Od@2,0")
    assert later.document()["scores"] == [4, 4]
    assert later.document()["reached"] == [3, 2]
    assert later.result()["ranking"] == [1, 0]
