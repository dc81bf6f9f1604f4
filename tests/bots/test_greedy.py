"""Greedy: the most points of this turn, for the cheapest tile."""

import pytest

import gladsheim
from tests.bots.tables import choice, play, position


@pytest.mark.parametrize("seed", range(6))
def test_a_turn_of_one_tile_brings_the_most_points_there_are(seed: int) -> None:
    """In base games nothing follows a landing, so the best preview is taken."""
    state = play(gladsheim.game("voluspa"), ("random", "random"), seed, 5 * seed + 3)
    assert state.preview(choice("greedy", state)).points == max(
        item["points"] for item in state.game.presenter.choices(state)
    )


def test_of_two_tiles_that_win_a_line_the_cheaper_one_is_played() -> None:
    """Odin and Thor both win the line of four; Odin stays in hand."""
    assert choice("greedy", position("Sk Va Dr", hand="Od Th")).startswith("Th@")


def test_no_boost_is_spent_on_a_line_that_is_won_without() -> None:
    """The Freya stays in hand."""
    action = choice("greedy", position("Sk Va Dr", hand="Od Fr", kinds="order"))
    assert action.startswith("Od@")


def test_a_boost_that_brings_points_is_spent() -> None:
    """Thor only ties the line until a Freya lifts it above."""
    assert choice("greedy", position("Sk Th Dr", hand="Th Fr", kinds="order")).startswith("Th+1@")


def test_the_second_landing_of_a_raven_counts() -> None:
    """Two and three points of one Raven are more than Odin's four."""
    state = position("Sk Va Dr", hand="Od Ra", kinds="order")
    first = choice("greedy", state)
    assert first.startswith("Ra@")
    won = state.apply(first).points
    assert won + state.preview(choice("greedy", state)).points == 5


def test_the_tile_that_follows_a_hermod_counts() -> None:
    """Hermod's two points and a follow-up are more than four at once."""
    state = position("Sk Va Dr", hand="Th Hm Od", kinds="edda")
    assert choice("greedy", state).startswith("Hm@")


def test_where_nothing_scores_the_least_valuable_tile_goes() -> None:
    """Three Odins cannot be beaten: Skadi, not Odin, is laid for nothing."""
    assert choice("greedy", position("Od Od Od", hand="Od Sk Th", kinds="edda")).startswith("Sk@")
