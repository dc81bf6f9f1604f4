"""The deals of a match, and how what players made of them is compared."""

from __future__ import annotations

import pytest

from gladsheim.core.fair import secret_of_match
from gladsheim.tables.daily.matches import Match, PlayerStanding, after_days, compared, deals_of_match
from tests.toys import Toy

MATCH = Match("m-1", "toy", {}, "first", b"m" * 32, "2026-11-26T12:00:00.000Z", "2026-12-03T12:00:00.000Z")


def test_every_round_has_a_deal_from_every_seat() -> None:
    """Each deal has a secret of its own, so that to have sat in one seat tells nothing in the next."""
    deals = deals_of_match(MATCH, Toy(players=3), 2)
    assert [deal.seat for deal in deals] == [0, 1, 2, 0, 1, 2]
    assert len({deal.secret for deal in deals}) == len({deal.id for deal in deals}) == len(deals)
    assert deals[4].secret == secret_of_match(MATCH.secret, "m-1", 5)
    assert deals[0].terms.match == "m-1"
    assert deals[0].closes == MATCH.closes == after_days(MATCH.created, 7)


def test_like_is_compared_with_like() -> None:
    """In each deal points count less the mean of those who finished it; one who alone did is left out."""
    scores = [(1, "a", 30), (1, "b", 20), (2, "a", 5), (2, "b", 7), (2, "c", 9), (3, "c", 99)]
    found = compared(scores)
    assert found.standings == [
        PlayerStanding("a", 2, 3.0),
        PlayerStanding("c", 1, 2.0),
        PlayerStanding("b", 2, -5.0),
    ]


@pytest.mark.parametrize(
    ("scores", "luck"),
    [
        ([(1, "a", 9), (1, "b", 9), (2, "a", 1), (2, "b", 1)], 1.0),
        ([(1, "a", 9), (1, "b", 1), (2, "a", 9), (2, "b", 1)], 0.0),
        ([(1, "a", 9), (1, "b", 7), (2, "a", 5), (2, "b", 3)], 0.8),
        ([(1, "a", 5), (1, "b", 5)], None),
        ([(1, "a", 5), (2, "b", 5)], None),
        ([], None),
    ],
)
def test_the_luck_that_is_taken_out_is_the_spread_between_deals(
    scores: list[tuple[int, str, int]], luck: float | None
) -> None:
    """All of it where players differ in nothing, none where deals do; nothing is said of no spread."""
    assert compared(scores).luck == (luck if luck is None else pytest.approx(luck))
