"""Rows of finished games: one for each decision of a record."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from gladsheim.core.errors import RecordError
from gladsheim.records import Record, RecordedAction, RecordedSeat, canonical, replay
from gladsheim.research.datasets.columns import BY_RULES, COLUMNS, PROGRAM

Columns = dict[str, list[Any]]
"""Values of each column by its name, all of the same length."""
RESULT = {"returns": "scores", "ranking": "ranking", "winners": "winners"}
"""Columns that a record's result has under these names."""


def columns_of(record: Record) -> Columns:
    """Return the rows of a game, by columns.

    Raises RecordError for a game that is not over, since its hidden parts would be revealed, and for one that
    cannot be replayed.
    """
    if not record.over:
        raise RecordError("is null: the game is not over", field="result")
    steps = replay(record)
    state = next(steps).state
    rows: Columns = {name: [] for name in ("legal_codes", "choice", "code", "rewards")}
    for step, entry in zip(steps, record.actions, strict=True):
        codes, choice = state.legal_codes(), state.legal_actions().index(entry.action)
        rows["legal_codes"].append(codes)
        rows["choice"].append(choice)
        rows["code"].append(codes[choice])
        rows["rewards"].append(
            [after - before for after, before in zip(step.state.scores, state.scores, strict=True)]
        )
        state = step.state
    rows |= _decided(record.actions, record.seats)
    rows |= {name: [value] * len(record.actions) for name, value in _fixed(record).items()}
    return {column.name: rows[column.name] for column in COLUMNS}


def _decided(entries: tuple[RecordedAction, ...], seats: tuple[RecordedSeat, ...]) -> Columns:
    """Return the columns that come from the entries themselves."""
    sat = [seats[entry.seat] for entry in entries]
    return {
        "ply": list(range(1, len(entries) + 1)),
        "seat": [entry.seat for entry in entries],
        "kind": [PROGRAM if seat.robot else seat.kind for seat in sat],
        "bot": [seat.bot for seat in sat],
        "time": [None if entry.time is None else datetime.fromisoformat(entry.time) for entry in entries],
        "action": [entry.action for entry in entries],
    }


def _fixed(record: Record) -> dict[str, Any]:
    """Return the values that are the same for all decisions of a game."""
    result = record.result
    return {
        "game": record.game,
        "rules": record.rules,
        "options": canonical(record.options).decode(),
        "start": canonical(record.start.to_json()).decode(),
        "record": record.seal,
        "ended": BY_RULES if record.ended is None else record.ended.how,
        **{column: None if result is None else result[name] for column, name in RESULT.items()},
    }
