"""Ratings: what a game of several does to them."""

from __future__ import annotations

import pytest

from gladsheim.tables.results.rating import DOUBT, MEAN, START, Rating, rate, together


def test_everybody_begins_at_the_same_number() -> None:
    """A mean of 25 with a doubt of 25/3 is shown as 1000, and is provisional."""
    assert (Rating().shown, Rating().provisional, START) == (1000, True, 1000)


def test_who_comes_in_first_gains_most() -> None:
    """In a game of four, ratings stand in the order of the places, and every doubt shrinks."""
    after = rate([Rating()] * 4, [2, 1, 4, 3])
    assert sorted(range(4), key=lambda seat: -after[seat].mu) == [1, 0, 3, 2]
    assert all(one.sigma < DOUBT and one.games == 1 for one in after)
    assert after[1].mu > MEAN > after[2].mu


def test_a_shared_place_is_a_tie() -> None:
    """Two that begin alike and share the victory stay alike."""
    first, second, third = rate([Rating()] * 3, [1, 1, 3])
    assert (first.mu, first.sigma) == (second.mu, second.sigma)
    assert first.mu > third.mu


def test_ratings_are_sure_after_some_games() -> None:
    """After a dozen games of two with changing winners nobody is provisional, after three everybody is."""
    one, other = Rating(), Rating()
    provisional = []
    for number in range(12):
        one, other = rate([one, other], [1, 2] if number % 2 else [2, 1])
        provisional.append((one.provisional, other.provisional))
    assert provisional[2] == (True, True)
    assert provisional[-1] == (False, False)
    assert abs(one.shown - other.shown) < 400


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_any_number_of_players_is_rated(players: int) -> None:
    """From two to six the winner is ahead of the last, by numbers that people can read."""
    after = rate([Rating()] * players, list(range(1, players + 1)))
    assert after[0].shown > 1000 > after[-1].shown


def test_several_seats_come_to_their_mean() -> None:
    """One who had two seats of a game has played one game."""
    found = together([Rating(20, 4, 3), Rating(30, 6, 3)])
    assert found == Rating(25, 5, 3)
