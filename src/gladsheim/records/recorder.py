"""Recorder: takes actions in a game and keeps its record."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import lru_cache

from gladsheim.core.applied import Applied
from gladsheim.core.game import State
from gladsheim.records.record import (
    PositionStart,
    Record,
    RecordedAction,
    RecordedSeat,
    SeedStart,
    first_link,
    next_link,
)


def now() -> str:
    """Return the present time as records write it: ISO 8601, UTC, milliseconds."""
    seconds, rest = divmod(time.time_ns(), 1_000_000_000)
    return f"{_second(seconds)}.{rest // 1_000_000:03d}Z"


@lru_cache(maxsize=2)
def _second(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%S")


def no_time() -> None:
    """Return no time: for games between bots, whose records are then the same bytes every time."""


class Recorder:
    """Recorder of a game. Actions go through `apply`.

    `state` must be before its first action, or be the intended start: a state with a seed is recorded by it,
    any other by its position document.
    """

    def __init__(
        self, state: State, seats: Sequence[RecordedSeat], *, clock: Callable[[], str | None] = now
    ) -> None:
        if len(seats) != state.game.players:
            raise ValueError(f"seats are {len(seats)}; allowed: {state.game.players}, as in the game")
        self.state = state
        self.seats = tuple(seats)
        self.start = PositionStart(state.document()) if state.seed is None else SeedStart.of(state.seed)
        self.entries: list[RecordedAction] = []
        self._clock = clock
        self._game = state.game
        self._first = first_link(
            self._game.name, self._game.rules_version, self._game.options, self.seats, self.start
        )

    @property
    def link(self) -> str:
        """Link that the next action builds on."""
        return self.entries[-1].link if self.entries else self._first

    def apply(self, action: str) -> Applied:
        """Take an action and write it down. Raises ActionError; nothing has changed then."""
        applied = self.state.apply(action)
        self._write(applied.seat, action, self._clock())
        return applied

    def resume(self, entry: RecordedAction) -> Applied:
        """Take an action of an earlier record again, with the time it had."""
        applied = self.state.apply(entry.action)
        self._write(applied.seat, entry.action, entry.time)
        return applied

    def take_back(self, state: State, plies: int) -> None:
        """Go back to `state`, in which `plies` actions had been taken."""
        del self.entries[plies:]
        self.state = state

    def record(self, *, reveal: bool | None = None) -> Record:
        """Return the record so far. The seed is revealed when the game is over, or as `reveal` says."""
        over = self.state.is_terminal
        start = self.start
        if isinstance(start, SeedStart) and not (over if reveal is None else reveal):
            start = SeedStart(start.commitment)
        return Record(
            game=self._game.name,
            rules=self._game.rules_version,
            options=self._game.options,
            seats=self.seats,
            start=start,
            actions=tuple(self.entries),
            result=dict(self.state.result()) if over else None,
        )

    def _write(self, seat: int, action: str, time: str | None) -> None:
        link = next_link(self.link, len(self.entries) + 1, seat, action, time)
        self.entries.append(RecordedAction(seat, action, time, link))


def record_game(
    state: State,
    seats: Sequence[RecordedSeat],
    choose: Callable[[State], str],
    *,
    clock: Callable[[], str | None] = now,
) -> Record:
    """Play a state to its end by `choose` (state → action text), and return the record."""
    recorder = Recorder(state, seats, clock=clock)
    while not recorder.state.is_terminal:
        recorder.apply(choose(recorder.state))
    return recorder.record()
