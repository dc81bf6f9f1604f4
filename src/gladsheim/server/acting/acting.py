"""Actions of people at tables.
An action is taken once, however often it is sent, and answered once it is stored.

`submit` and `act` are the entry points; `store`, `_attempt`, `_append` and `_answer` are the steps, in this
order. docs/contributors/architecture.md follows a move from its socket to the view of every observer.

Line numbers are those that the caller sees (`tables/running/numbering.py`). A request that is based on less
than is stored waits until the rest is visible.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

from msgspec import Struct

from gladsheim.core.words import Words
from gladsheim.server.covers.pauses import Pauses
from gladsheim.server.covers.windows import Windows
from gladsheim.server.live_tables.live_tables import LiveTables, admit
from gladsheim.server.time.hall_time import HallTime
from gladsheim.server.views.views import TableViews
from gladsheim.store import ActionIdTaken, OutOfStep
from gladsheim.tables.agreed.terms import DAYS, NO_TERMS
from gladsheim.tables.refusals import (
    DealClosed,
    HasLeft,
    IdTaken,
    NotYourTurn,
    TableError,
    UndoLimit,
    WindowRuns,
)
from gladsheim.tables.running.live import Live
from gladsheim.tables.running.numbering import end_of, lines_before, visible_lines, visible_seq
from gladsheim.tables.table import ACTION, UNDO
from gladsheim.tables.views.stale import Stale
from gladsheim.tables.views.view import TableView


class Move(Struct, frozen=True):
    """Request of a caller. A request that is no action of the game has its kind as `action`."""

    seat: int
    kind: str
    action: str
    action_id: str
    expected_seq: int

    @classmethod
    def beside(cls, kind: str, seat: int, action_id: str, expected_seq: int) -> Move:
        """Return a request to undo the last action, to resign, or to come back."""
        return cls(seat, kind, kind, action_id, expected_seq)


class Acting:
    """Entry point for the actions of people at the tables of one process."""

    def __init__(
        self, tables: LiveTables, views: TableViews, pauses: Pauses, windows: Windows, time: HallTime
    ) -> None:
        self._tables = tables
        self._views = views
        self._pauses = pauses
        self._windows = windows
        self._time = time

    async def submit(self, user: str | None, table: str, move: Move) -> TableView:
        """Take an action or undo one, and return the caller's view.
        The same action id again gets the same answer.

        Of the log the view has the lines since the caller decided.
        Raises a TableError or NotSaved; then nothing has changed.
        """
        # A caller that hangs up must not leave a line stored that no memory knows of.
        then = await asyncio.shield(asyncio.ensure_future(self.act(user, table, move)))
        mine, line = then.table.owned_by(user), then.line_by_id(move.action_id)
        lines = visible_lines(then, mine)
        # Where windows run the line may not be shown yet.
        known = len(lines) if line is None else lines_before(lines, line.seq)
        return self._views.unchecked_view(then, user, known)

    async def act(self, user: str | None, table: str, move: Move) -> Live:
        """Like `submit`, but return the position after the action. The caller must not be cancelled."""
        seq = await self.store(user, table, move)
        await self._pauses.passed(table, seq)
        return await self._answer(user, table, seq)

    async def store(self, user: str | None, table: str, move: Move) -> int:
        """Store the action, and return the sequence number of its line.
        Viewers may not see that line yet (see `Pauses`).
        """
        seq = await self._attempt(user, table, move)
        while seq is None:
            # Decided on what is shown while more is stored: judged when that has come to light.
            await self._pauses.passed(table)
            seq = await self._attempt(user, table, move)
        return seq

    async def _attempt(self, user: str | None, table: str, move: Move) -> int | None:
        """Append the line to the newest position.
        Returns its number, also if it was stored before; None if it must wait.
        """
        tables = self._tables
        async with tables.lock(table):
            known = tables.known(table) if tables.store.shared else None
            terms = NO_TERMS if known is None else known.table.terms
            if known is not None and terms.clock.kind != DAYS and not (terms.windows or terms.orders):
                # Stored only if no other process has stored anything since; what memory would refuse
                # is asked again of what is stored. Turns of days end by vacations that it may not know.
                with suppress(TableError, OutOfStep, ActionIdTaken):
                    return await self._append(known, user, move)
            try:
                live = await self._windows.settle(await tables.load(table))
                return await self._append(live, user, move)
            except (OutOfStep, ActionIdTaken):
                # Another process wrote first: look again, once.
                return await self._append(await tables.load(table), user, move)

    async def _append(self, live: Live, user: str | None, move: Move) -> int | None:
        """Check a request against a position and write its line.
        Returns like `_attempt`; does not read the table again.
        """
        admit(live.table, user)
        mine = live.table.owned_by(user)
        if move.seat not in mine:
            raise NotYourTurn(Words.of("faults-not-yours", seat=move.seat))
        known = live.line_by_id(move.action_id)
        if known is not None:
            if (known.seat, known.kind, known.action) != (move.seat, move.kind, move.action):
                raise IdTaken
            return known.seq
        shown = self._pauses.visible(live, mine)
        if move.expected_seq != visible_seq(shown, mine):
            raise Stale(move.expected_seq, self._views.unchecked_view(shown, user))
        if shown.shown is not None:
            _check_window(shown, move)
        elif shown is not live:
            return None
        self._check_game(live, move)
        line = self._time.line(live, move.action_id, move.seat, move.kind, move.action)
        return (await self._tables.write(live, line)).seq

    def _check_game(self, live: Live, move: Move) -> None:
        """Raise HasLeft, UndoLimit or DealClosed where the game accepts no such request."""
        if move.kind in (ACTION, UNDO) and live.gone(move.seat) and not live.over:
            raise HasLeft
        if move.kind == UNDO and live.undos_left <= 0:
            raise UndoLimit
        shared = live.table.terms.shared
        if shared is not None and self._time.clock() >= shared.closes:
            raise DealClosed

    async def _answer(self, user: str | None, table: str, seq: int) -> Live:
        """Return the table after line `seq`, with all that the caller's view of it includes.
        The result does not depend on when it is made.
        """
        # Memory has the line, and what came after it is no part of the answer.
        live = await self._views.unchecked_known_position(table, user)
        if live.shown is not None:
            return live
        end = end_of(live, live.table.owned_by(user), seq)
        while live.table.terms.orders and end < live.seq and live.steps[end].secret:
            # Answers of the hall for a seat of the caller's own belong to it.
            end += 1
        return live if end == live.seq else await asyncio.to_thread(live.at, end)


def _check_window(shown: Live, move: Move) -> None:
    """Raise WindowRuns if the caller sees a running window, unless the move is an answer in it."""
    answers = shown.shown is None or shown.shown.answer is not None
    if not answers or move.kind != ACTION or move.seat != shown.to_act:
        raise WindowRuns
