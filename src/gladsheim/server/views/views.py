"""Views of tables: no more than the observer's seats may know, and not too early.

Line numbers in requests and answers are those that the caller sees (`tables/running/numbering.py`).
"""

from __future__ import annotations

from typing import Any

from gladsheim.core.errors import ActionError, Refusal
from gladsheim.core.words import Words
from gladsheim.server.covers.pauses import LONGEST_HIDDEN_SECONDS, Pauses
from gladsheim.server.live_tables.live_tables import LiveTables, admit
from gladsheim.server.live_tables.looks import BotTableLooks
from gladsheim.server.time.hall_time import HallTime
from gladsheim.server.time.pause import seconds_of
from gladsheim.server.views.messages import Messages, ViewMessage, waiting_message
from gladsheim.server.views.openness import ReplayOpenness
from gladsheim.server.views.wire import Advice, PreviewView
from gladsheim.tables.record import record
from gladsheim.tables.refusals import Illegal, NoAids, NotStarted, NotYourTurn, Over, Running, WindowRuns
from gladsheim.tables.running.live import Live
from gladsheim.tables.running.numbering import visible_seq
from gladsheim.tables.table import Standing
from gladsheim.tables.views.log import LogPage
from gladsheim.tables.views.replay import eyes_for
from gladsheim.tables.views.view import TableView, log_page, view, waiting_view


class TableViews:
    """The tables of one process as users, or strangers (None), may see them.

    Access of a user to a table is checked: UnknownTable is raised for one who may not know of it. The
    methods whose names begin with `unchecked` leave that to the caller.
    """

    def __init__(
        self, tables: LiveTables, pauses: Pauses, time: HallTime, deals: ReplayOpenness, looks: BotTableLooks
    ) -> None:
        self._tables = tables
        self._pauses = pauses
        self._time = time
        self._deals = deals
        self._looks = looks
        self._messages = Messages()

    def unchecked_covered(self, live: Live, user: str | None) -> Live:
        """The position `live` without what pauses and windows still hide from a user."""
        return self._pauses.visible(live, live.table.owned_by(user))

    def unchecked_hides(self, stored: Standing, table: str) -> bool:
        """Whether stored data of a table may not be visible yet."""
        if self._pauses.holds(table):
            return True
        if not self._tables.store.shared or not self._pauses.active:
            return False
        return seconds_of(self._time.believed()) - seconds_of(stored.updated) < LONGEST_HIDDEN_SECONDS

    async def unchecked_known_position(self, table: str, user: str | None = None) -> Live:
        """The table as this process knows it, without what is still hidden from a user.

        For callers who hear of every change. Raises UnknownTable, NotStarted.
        """
        return self.unchecked_covered(self._tables.known(table) or await self._tables.live(table), user)

    async def unchecked_position(self, table: str, user: str | None = None) -> Live:
        """The table as it stands, without what is still hidden. Raises UnknownTable, NotStarted."""
        return self.unchecked_covered(await self._tables.live(table), user)

    async def position_for(self, user: str | None, table: str) -> Live:
        """The table as a user, or a stranger, may see it. Raises UnknownTable for one who is shut out."""
        try:
            live = await self.unchecked_position(table, user)
        except NotStarted as waiting:
            admit(waiting.table, user)
            raise
        await self._admit(live, user)
        self._looks.note(live)
        return live

    async def _admit(self, live: Live, user: str | None) -> None:
        """Raise UnknownTable for a user who may not know of the table: of a shared deal, until it is open."""
        if not await self._deals.shows(live, user):
            admit(live.table, user)

    async def view(self, user: str | None, table: str, known: int | None = None) -> TableView:
        """The table as a user, or a spectator, may see it; `known` as in `unchecked_view`."""
        try:
            live = await self.position_for(user, table)
        except NotStarted as waiting:
            return waiting_view(waiting.table, user)
        return self.unchecked_view(live, user, known)

    def unchecked_view(self, live: Live, user: str | None, known: int | None = None) -> TableView:
        """Return a position as a user, or a spectator, may see it now; `known`: entries that it has."""
        creator = user == live.table.creator
        mine = live.table.owned_by(user)
        return view(live, mine, creator=creator, now=self._time.now(), known=known)

    async def entries(self, user: str | None, table: str, since: int, eyes: str | None) -> LogPage:
        """Return the log after entry `since`; `eyes` as in `eyes_for`. Raises Running, UnknownSeat."""
        live = await self.position_for(user, table)
        seen = eyes_for(live, live.table.owned_by(user), eyes)
        return log_page(live, seen.seats, since, seen.looking)

    async def record_of(self, user: str | None, table: str) -> dict[str, Any]:
        """Return the table's record; complete only when the game is over.

        Raises Running if the actions reveal hidden things until then.
        """
        live = await self.position_for(user, table)
        if not live.game.traits.open_record and not live.over:
            raise Running
        return record(live).to_json()

    async def preview(self, user: str | None, table: str, action: str, seq: int | None) -> PreviewView | None:
        """Return the effect of an action of the caller's seat to act. Raises Illegal, NotYourTurn.

        None if the request is about another position: `seq` is not the number of lines that the caller
        sees.
        """
        live = await self.position_for(user, table)
        if seq is not None and seq != visible_seq(live, live.table.owned_by(user)):
            return None
        _check_turn(live, user)
        try:
            return PreviewView.of(live.state, action)
        except ActionError as error:
            raise Illegal(error.refusal) from error

    async def advice(self, user: str | None, table: str) -> Advice:
        """Return one line of advice for the caller's seat to act. Raises NotYourTurn, NoAids."""
        live = await self._to_act(user, table)
        if not live.table.aids:
            raise NoAids
        return Advice.of(live.state, visible_seq(live, live.table.owned_by(user)))

    async def why_not(self, user: str | None, table: str, action: str) -> Refusal | None:
        """Return why the caller's seat to act may not take an action; None if it may."""
        live = await self._to_act(user, table)
        try:
            return live.state.why_not(action)
        except ActionError as error:
            return error.refusal

    async def _to_act(self, user: str | None, table: str) -> Live:
        live = await self.position_for(user, table)
        _check_turn(live, user)
        return live

    # Sockets

    async def message_for(self, user: str | None, table: str) -> ViewMessage:
        """Return the message for a user's socket. Raises UnknownTable for a user without access."""
        try:
            live = await self.unchecked_known_position(table, user)
            await self._admit(live, user)
            self._looks.note(live)
        except NotStarted as waiting:
            admit(waiting.table, user)
            return waiting_message(waiting_view(waiting.table, user))
        return self.unchecked_message(live, user)

    def unchecked_message(self, live: Live, user: str | None) -> ViewMessage:
        """Return a position as a message for a user's socket."""
        return self.unchecked_message_for_seats(
            live, live.table.owned_by(user), creator=user == live.table.creator
        )

    def unchecked_message_for_seats(
        self, live: Live, mine: frozenset[int], *, creator: bool = False
    ) -> ViewMessage:
        """Return a message for a socket; watchers with the same seats share one encoding."""
        return self._messages.of(live, mine, creator=creator)


def _check_turn(live: Live, user: str | None) -> None:
    """Raise Over, WindowRuns or NotYourTurn unless a seat of the user is to act."""
    if live.to_act is None:
        raise Over
    if live.shown is not None and live.shown.answer is None:
        raise WindowRuns
    if live.to_act not in live.table.owned_by(user) or live.bot_to_act is not None:
        raise NotYourTurn(Words("faults-none-to-act"))
