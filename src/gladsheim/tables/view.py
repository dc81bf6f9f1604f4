"""What a guest may see of a table, built up from what the viewer may know.

The dataclasses are the wire format of the hall: nothing but them leaves it, and none of
them has room for a state, a deck or a secret.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from gladsheim.core.game import Json
from gladsheim.tables.live import Live, Step
from gladsheim.tables.table import UNDO, Standing, Table


@dataclass(frozen=True, slots=True)
class SeatView:
    """A seat as everyone sees it; `mine`: the viewing session plays it."""

    seat: int
    name: str
    kind: str
    bot: str | None
    mine: bool


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the log. An undo has the action `undo`, and the line it took back `undone`."""

    seq: int
    seat: int
    action: str
    points: int
    parts: list[Json]
    events: list[Json]
    at: str
    undone: bool


@dataclass(frozen=True, slots=True)
class TableView:
    """A table as one session may see it, complete: a client needs nothing else to draw it."""

    id: str
    game: str
    options: Mapping[str, Any]
    status: str
    seq: int
    commitment: str
    seats: list[SeatView]
    viewer: int | None
    to_act: int | None
    my_turn: bool
    thinking: bool
    can_undo: bool
    scene: Json
    choices: list[Json]
    log: list[Entry]


@dataclass(frozen=True, slots=True)
class SeatCard:
    """A seat in a list of tables."""

    name: str
    kind: str
    bot: str | None


@dataclass(frozen=True, slots=True)
class TableCard:
    """A table in the list of a session's tables; `turn` is the seat to act."""

    id: str
    game: str
    options: Mapping[str, Any]
    seats: list[SeatCard]
    status: str
    seq: int
    turn: int | None
    updated: str


def viewer_of(live: Live, mine: frozenset[int]) -> int | None:
    """The seat through whose eyes a session looks: on one screen, that of the player to act.

    While somebody else is to act it stays with the last of the session's seats that acted.
    """
    if not mine:
        return None
    if live.to_act in mine:
        return live.to_act
    acted = (step.line.seat for step in reversed(live.steps) if step.line.seat in mine)
    return next(acted, min(mine))


def view(live: Live, mine: frozenset[int]) -> TableView:
    """The table as the session that plays the seats `mine` may see it."""
    viewer = viewer_of(live, mine)
    my_turn = live.to_act in mine
    table = live.table
    return TableView(
        id=table.id,
        game=table.game,
        options=table.options,
        status=live.status,
        seq=live.seq,
        commitment=table.commitment,
        seats=[
            SeatView(seat.seat, seat.name, seat.kind, seat.bot, seat.seat in mine) for seat in table.seats
        ],
        viewer=viewer,
        to_act=live.to_act,
        my_turn=my_turn,
        thinking=live.bot_to_act is not None,
        can_undo=my_turn and live.last_open is not None,
        scene=live.state.scene(viewer),
        choices=live.state.choices() if my_turn else [],
        log=entries(live, mine),
    )


def entries(live: Live, mine: frozenset[int], since: int = 0) -> list[Entry]:
    """The log after line `since`, as the session that plays the seats `mine` may know it."""
    viewer = viewer_of(live, mine)
    return [_entry(step, viewer) for step in live.steps[since:]]


def card(table: Table, standing: Standing) -> TableCard:
    """A table as a list shows it."""
    seats = [SeatCard(seat.name, seat.kind, seat.bot) for seat in table.seats]
    return TableCard(
        table.id,
        table.game,
        table.options,
        seats,
        standing.status,
        standing.seq,
        standing.to_act,
        standing.updated,
    )


def _entry(step: Step, viewer: int | None) -> Entry:
    line, applied = step.line, step.applied
    if applied is None:
        return Entry(
            line.seq, line.seat, UNDO, 0, [], [{"event": "undone", "seat": line.seat}], line.at, False
        )
    events = [event.seen_by(viewer) for event in applied.events]
    return Entry(
        line.seq, line.seat, line.action, applied.points, applied.parts, events, line.at, step.undone
    )
