"""What a worker's process keeps between two stretches of a review."""

from __future__ import annotations

from typing import Any

import pytest

from gladsheim.server.jobs import process
from gladsheim.server.jobs.process import ReviewTask, examine


class ThreeParts:
    """The review of any game."""

    parts = 3

    def __init__(self, record: bytes) -> None:
        self.record = record

    def part(self, number: int) -> dict[str, Any]:
        """A part, with the record that it is made of."""
        return {"number": number, "record": self.record}


@pytest.fixture(autouse=True)
def one_part_a_stretch(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each stretch ends after its first part, and nothing is known at first."""
    monkeypatch.setattr(process, "STRETCH_SECONDS", 0.0)
    monkeypatch.setattr("gladsheim.bots.reviewing.GameReview", ThreeParts)
    monkeypatch.setattr("gladsheim.records.from_bytes", lambda record: record)
    process._REVIEWS.clear()


def test_a_record_is_sent_to_a_process_once() -> None:
    """A process asks for the record of a game that it does not have, and goes on by itself once it has it."""
    assert examine(ReviewTask("table", 0)) is None
    assert examine(ReviewTask("table", 0, b"record")) == [{"number": 0, "record": b"record"}]
    assert examine(ReviewTask("table", 1)) == [{"number": 1, "record": b"record"}]


def test_a_process_keeps_the_records_of_few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """The record of the game that it has not worked at for longest is dropped."""
    monkeypatch.setattr(process, "MOST_REVIEWS", 2)
    for table, record in (("one", b"1"), ("two", b"2"), ("one", None), ("three", b"3")):
        assert examine(ReviewTask(table, 0, record)) is not None
    assert examine(ReviewTask("one", 0)) is not None
    assert examine(ReviewTask("two", 0)) is None
