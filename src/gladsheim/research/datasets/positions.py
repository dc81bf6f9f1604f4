"""Rows of a data set, turned back into positions."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from gladsheim.core.game import State
from gladsheim.records import RecordedAction, from_json, replay
from gladsheim.records.record import FORMAT, VERSION

Row = Mapping[str, Any]


def positions(rows: Iterable[Row]) -> Iterator[tuple[Row, State]]:
    """Yield each row with the state before its decision, which belongs to the caller.

    The rows of a game must follow each other, from ply 1 on, as in the file. Raises RecordError for a game
    that this engine cannot replay, and for one whose first rows are missing.
    """
    game: list[Row] = []
    for row in rows:
        if game and row["ply"] == 1:
            yield from _replayed(game)
            game = []
        game.append(row)
    if game:
        yield from _replayed(game)


def _replayed(rows: list[Row]) -> Iterator[tuple[Row, State]]:
    first = rows[0]
    seats = [{"name": str(seat), "kind": "human", "bot": None} for seat in range(len(first["rewards"]))]
    opened = {
        "format": FORMAT,
        "version": VERSION,
        "game": first["game"],
        "rules": first["rules"],
        "options": json.loads(first["options"]),
        "seats": seats,
        "start": json.loads(first["start"]),
        "actions": [],
        "result": None,
    }
    # Of the chain nothing is known but its end, and replaying looks at no link.
    entries = tuple(RecordedAction(row["seat"], row["action"], None, "") for row in rows)
    for row, step in zip(rows, replay(replace(from_json(opened), actions=entries)), strict=False):
        yield row, step.state
