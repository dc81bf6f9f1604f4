"""Vacations: how much there is, and how they stretch the time of a turn."""

from __future__ import annotations

from hypothesis import given, strategies as st

from gladsheim.tables.agreed.vacations import ALLOWED_MS, WITHIN_MS, Vacation, left_over, stretched
from tests.tables.running.timed import DAY, HOUR


def test_thirty_days_in_a_year() -> None:
    """What lies more than a year back counts no more, what goes on counts so far."""
    now = 1000 * DAY
    assert left_over([], now) == ALLOWED_MS == 30 * DAY
    past = Vacation("a", now - 20 * DAY, now, now - 10 * DAY)
    going = Vacation("a", now - 5 * DAY, now + 15 * DAY)
    assert left_over([past], now) == 20 * DAY
    assert left_over([past, going], now) == 15 * DAY
    old = Vacation("a", now - WITHIN_MS - 20 * DAY, now, now - WITHIN_MS + DAY)
    assert left_over([old], now) == 29 * DAY
    assert left_over([Vacation("a", 0, 2 * ALLOWED_MS)], 40 * DAY) == 0


@given(st.integers(0, 5 * DAY), st.lists(st.tuples(st.integers(0, 5 * DAY), st.integers(0, DAY)), max_size=5))
def test_a_turn_lasts_as_long_as_it_may_outside_vacations(start: int, pieces: list[tuple[int, int]]) -> None:
    """Counted hour by hour what passes outside of them is exactly the time that was given."""
    vacations, end = [], 0
    for gap, length in pieces:
        vacations.append(Vacation("a", end + gap, 0, end + gap + length))
        end += gap + length
    over = stretched(start, 6 * HOUR, vacations)
    inside = sum(max(0, min(one.end, over) - max(one.begun, start)) for one in vacations)
    assert over - start - inside == 6 * HOUR
