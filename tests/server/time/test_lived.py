"""Time that a process has lived through."""

from __future__ import annotations

import pytest

from gladsheim.server.time.lived import STANDSTILL_SECONDS, LivedTime
from tests.server.clocked import Ticks


def test_time_counts_while_somebody_looks() -> None:
    """Every second, however many looks there are, and from zero on."""
    ticks = Ticks()
    lived = LivedTime(ticks)
    for seconds in (0.0, 0.5, 1.0, 1.0, STANDSTILL_SECONDS):
        ticks.seconds += seconds
        assert lived() == pytest.approx(ticks.seconds - 1_000)


def test_a_process_that_stood_still_has_not_lived(caplog: pytest.LogCaptureFixture) -> None:
    """However long that was, it goes on from where it stood, and the log says so."""
    ticks = Ticks()
    lived = LivedTime(ticks, is_told=True)
    ticks.seconds += 2
    for standstill in (STANDSTILL_SECONDS + 0.001, 75, 90 * 86_400):
        before = lived()
        ticks.seconds += standstill
        assert lived() == before
        assert f"stood still for {standstill:.0f} s" in caplog.messages[-1]
    ticks.seconds += 1
    assert lived() == before + 1
