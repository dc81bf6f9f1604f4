"""Who meets whom in a match of friends with each other."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations

import pytest

from gladsheim.tables.daily.rotation import MOST_TURNS, deals_of_turn, meeting, pairs_of

pytestmark = pytest.mark.parametrize("places", [4, 5])


def turn_of(places: int, turn: int) -> range:
    """The numbers of the deals of a turn."""
    count = deals_of_turn(places)
    return range(1 + turn * count, 1 + (turn + 1) * count)


def compared_in(places: int, deals: range) -> Counter[frozenset[int]]:
    """How often two sit in the same seat of a deal."""
    return Counter(
        frozenset(pair[seat] for pair in pairs_of(places, number)) for number in deals for seat in (0, 1)
    )


@pytest.mark.parametrize("turn", range(MOST_TURNS))
def test_everybody_meets_everybody_from_both_seats(places: int, turn: int) -> None:
    """In each turn exactly once so."""
    met = [pair for number in turn_of(places, turn) for pair in pairs_of(places, number)]
    assert sorted(met) == sorted(permutations(range(places), 2))


@pytest.mark.parametrize("turn", range(MOST_TURNS))
def test_everybody_meets_every_deal_at_most_once(places: int, turn: int) -> None:
    """Four all of them; of five each sits out of two, all as often."""
    out: Counter[int] = Counter()
    for number in turn_of(places, turn):
        seated = [player for pair in pairs_of(places, number) for player in pair]
        assert len(set(seated)) == len(seated) == 4
        out.update(set(range(places)) - set(seated))
    assert out == ({} if places == 4 else dict.fromkeys(range(5), 2))


@pytest.mark.parametrize("turn", range(MOST_TURNS))
def test_everybody_has_both_seats_as_often(places: int, turn: int) -> None:
    """So that a seat that is better is no advantage."""
    seats = Counter(
        (player, seat)
        for number in turn_of(places, turn)
        for pair in pairs_of(places, number)
        for seat, player in enumerate(pair)
    )
    assert set(seats.values()) == {places - 1}


@pytest.mark.parametrize("turn", range(MOST_TURNS))
def test_everybody_is_compared_with_everybody_as_often(places: int, turn: int) -> None:
    """Twice in each turn."""
    pairs = {frozenset(pair) for pair in combinations(range(places), 2)}
    assert compared_in(places, turn_of(places, turn)) == dict.fromkeys(pairs, 2)


def test_each_knows_the_own_part(places: int) -> None:
    """The seat, and who sits at the other one; or that the deal is played without oneself."""
    for number in range(1, MOST_TURNS * deals_of_turn(places) + 1):
        for player in range(places):
            part = meeting(places, number, player)
            if part is None:
                assert all(player not in pair for pair in pairs_of(places, number))
            else:
                pair = (player, part.other) if part.seat == 0 else (part.other, player)
                assert pair in pairs_of(places, number)
