"""Prepared moves: the hall plays them when their player's turn comes, as the player would have done.

A prepared move is an action like any other: it is the person's, judged by the position that the person
sees, and stored under the number it builds on. So if several processes play it, or the player acts as
well, only one action is stored. It is played a little after the turn has come: others see the previous move
first, and the player can still cancel. Nothing else about it leaves the hall, except to its own player.
"""

from __future__ import annotations

import asyncio
import logging
import uuid
from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from gladsheim.core.prepared.prospects import Prospects
from gladsheim.core.words import Words
from gladsheim.server.acting.acting import Acting, Move
from gladsheim.server.covers.pauses import Pauses
from gladsheim.server.live_tables.live_tables import LiveTables, admit
from gladsheim.server.live_tables.locks import Locks
from gladsheim.server.prepared.offering import (
    NOTHING_OFFERED,
    NOTHING_WANTED,
    OfferParts,
    offered,
    prepared_view,
    supposition,
)
from gladsheim.server.prepared.wire import PreparedView, PrepareMove
from gladsheim.server.time.pause import Pause
from gladsheim.server.wire.errors import Refused
from gladsheim.store import DatabaseError
from gladsheim.tables.prepared import MOST_CONDITIONS, Condition, Prepared, has_turn, takes_conditions
from gladsheim.tables.refusals import HasLeft, NotYourSeat, Over, TableError
from gladsheim.tables.running.live import Live
from gladsheim.tables.running.numbering import visible_seq
from gladsheim.tables.table import ACTION
from gladsheim.tables.views.view import known_to_act

logger = logging.getLogger(__name__)


class PreparedMoves:
    """Prepared moves of one process's tables, played with the delay `reaction` after the turn has come."""

    def __init__(self, tables: LiveTables, acting: Acting, pauses: Pauses, reaction: Pause) -> None:
        self._tables, self._store = tables, tables.store.prepared
        self._acting = acting
        self._pauses = pauses
        self._reaction = reaction
        self._locks = Locks()
        self._seats: set[tuple[str, int]] = set()
        """Seats that may have a prepared move. Used only if no other process can prepare one."""
        self._turns: dict[str, asyncio.Future[None]] = {}
        """Tables whose turn is invisible yet, or newer than the reaction time; done when it is visible."""
        self.tasks: set[asyncio.Task[None]] = set()
        """Running tasks that play moves."""
        self._stopped = False

    async def start(self) -> None:
        """Load the seats with prepared moves, and play those that are due."""
        self._seats.update(await self._store.seats())
        await self.begin_due()

    async def begin_due(self) -> None:
        """Begin to play at tables where a move is due: the process that was responsible may have died."""
        for table in await self._store.due():
            if table not in self._turns:
                self._begin(table)

    async def stop(self) -> None:
        """Stop playing; moves that wait are played after the next start."""
        self._stopped = True
        tasks = [*self._turns.values(), *self.tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # Playing

    def look(self, live: Live) -> None:
        """React to a new position: play a move prepared for the seat to act, or clean up after the game."""
        table, seat = live.table.id, live.to_act
        if live.over and (self._tables.store.shared or any(one == table for one, _ in self._seats)):
            self._run(table, self._forget)
        if seat is None or not has_turn(live, seat):
            return
        if self._tables.store.shared or (table, seat) in self._seats:
            self._begin(table)

    def _begin(self, table: str) -> None:
        """Play the prepared move of a table after its position has been visible for the reaction time."""
        if not self._stopped:
            self._turns[table] = turn = asyncio.ensure_future(self._pauses.passed(table))
            turn.add_done_callback(lambda _: self._wait(table, turn))

    def _wait(self, table: str, turn: asyncio.Future[None]) -> None:
        if not self._stopped:
            self._reaction.timer(self._reaction.seconds, lambda: self._go(table, turn))

    def _go(self, table: str, turn: asyncio.Future[None]) -> None:
        # Otherwise another turn has begun meanwhile.
        if self._turns.get(table) is turn and not self._stopped:
            del self._turns[table]
            self._run(table, self._play)

    def _run(self, table: str, work: Callable[[str], Awaitable[None]]) -> None:
        self.tasks.add(task := asyncio.ensure_future(self._quietly(table, work)))
        task.add_done_callback(self.tasks.discard)

    async def _quietly(self, table: str, work: Callable[[str], Awaitable[None]]) -> None:
        try:
            await work(table)
        except TableError as error:
            # Another action was faster; the position that came of it is looked at by itself.
            logger.debug("table %s: no prepared move was played: %s", table, type(error).__name__)
        except DatabaseError as error:
            logger.warning("table %s: what was prepared cannot be read or played yet: %s", table, error)
            self._begin(table)

    async def _play(self, table: str) -> None:
        """Play the move prepared for the seat to act, or drop it."""
        async with self._locks.of(table):
            live = await self._tables.live(table)
            seat = live.to_act
            if seat is None or not has_turn(live, seat):
                return
            owner = live.table.seats[seat].owner
            if owner is None:
                self._seats.discard((table, seat))
                return
            move, conditions = await self._waiting(live, seat, owner)
            if (move is None or move.dropped is not None) and not conditions:
                self._seats.discard((table, seat))
                return
            mine = live.table.owned_by(owner)
            if self._pauses.visible(live, mine) is not live:
                self._begin(table)
                return
            standing = [one.move for one in conditions if one.fits(live) and not one.move.lapsed(live, seat)]
            if move is not None and not move.lapsed(live, seat) and move.dropped is None:
                standing.append(move)
            elif move is not None and move.dropped is None:
                await self._keep(table, seat, owner, None)
            judged = [(one, one.judged(live)) for one in standing]
            chosen = next((one for one, dropped in judged if dropped is None), None)
            if chosen is not None:
                action_id = str(uuid.uuid4())
                wish = Move(seat, ACTION, chosen.action, action_id, visible_seq(live, mine))
                await self._acting.store(owner, table, wish)
                await self._keep(table, seat, owner, None)
            elif judged and len(live.state.legal_actions()) > 1:
                # Of both, the player is told of the move.
                last, dropped = judged[-1]
                await self._keep(table, seat, owner, replace(last, dropped=dropped))
            # They were for the turn that has come.
            if conditions:
                await self._keep_conditions(table, seat, owner, [])

    async def _waiting(self, live: Live, seat: int, owner: str) -> tuple[Prepared | None, list[Condition]]:
        """Return the stored move and conditions of a seat."""
        table = live.table.id
        move = await self._store.of(table, seat, owner)
        takes = takes_conditions(live.table)
        return move, await self._store.conditions(table, seat, owner) if takes else []

    async def _forget(self, table: str) -> None:
        """Delete all prepared moves of a game that is over."""
        self._seats = {one for one in self._seats if one[0] != table}
        await self._store.clear(table)

    async def _keep(self, table: str, seat: int, user: str, move: Prepared | None) -> None:
        if move is not None and move.dropped is None:
            self._seats.add((table, seat))
        await self._store.put(table, seat, user, move)

    async def _keep_conditions(self, table: str, seat: int, user: str, given: list[Condition]) -> None:
        if given:
            self._seats.add((table, seat))
        await self._store.put_conditions(table, seat, user, given)

    # Prepared moves of people

    async def view(self, user: str | None, table: str, seat: int, wanted: OfferParts) -> PreparedView:
        """Return what the caller has prepared for a seat of its own. Raises a TableError, or Refused."""
        live, owner = await self._own(user, table, seat)
        return await self._view(live, seat, owner, wanted)

    async def prepare(self, user: str | None, table: str, wish: PrepareMove) -> PreparedView:
        """Prepare a move or a condition for a waiting seat of the caller's own.
        Raises a TableError, or Refused.
        """
        seat = wish.seat
        async with self._locks.of(table):
            live, owner = await self._own(user, table, seat)
            shown = self._pauses.visible(live, live.table.owned_by(owner))
            if shown.over:
                raise Over
            if live.gone(seat):
                raise HasLeft
            if _is_asked(shown, seat, owner):
                raise Refused("your_turn")
            if wish.supposed is None:
                found = (await offered(shown, seat, OfferParts(choices=True))).choices
                await self._keep(table, seat, owner, _chosen(wish, found, live.seq))
            else:
                cause = await supposition(shown, seat, wish.supposed)
                move = _chosen(wish, await asyncio.to_thread(cause.after, seat), live.seq)
                one = Condition(cause.seat, wish.supposed, cause.choice, move)
                await self._keep_conditions(table, seat, owner, await self._with(live, seat, owner, one))
            answer = await self._view(live, seat, owner, NOTHING_WANTED)
        # The turn may have come meanwhile.
        self.look(await self._tables.live(table))
        return answer

    async def cancel(
        self, user: str | None, table: str, seat: int, supposed: str | None = None
    ) -> PreparedView:
        """Cancel a prepared move, or the condition for `supposed`, of a seat of the caller's own.
        Raises a TableError.
        """
        async with self._locks.of(table):
            live, owner = await self._own(user, table, seat)
            if supposed is None:
                await self._keep(table, seat, owner, None)
            else:
                given = await self._store.conditions(table, seat, owner)
                left = [one for one in given if one.supposed != supposed]
                await self._keep_conditions(table, seat, owner, left)
            return await self._view(live, seat, owner, NOTHING_WANTED)

    async def _own(self, user: str | None, table: str, seat: int) -> tuple[Live, str]:
        live = await self._tables.live(table)
        admit(live.table, user)
        if user is None or seat not in live.table.owned_by(user):
            raise NotYourSeat
        return live, user

    async def _with(self, live: Live, seat: int, owner: str, one: Condition) -> list[Condition]:
        """Return the conditions of a seat with another one, which replaces one for the same action.
        Raises Refused.
        """
        _, given = await self._standing(live, seat, owner)
        others = [other for other in given if other.supposed != one.supposed]
        if len(others) == MOST_CONDITIONS:
            words = Words.of("faults-too-many-conditions", most=MOST_CONDITIONS)
            raise Refused("too_many_conditions", words, "supposed")
        return [*others, one]

    async def _standing(self, live: Live, seat: int, owner: str) -> tuple[Prepared | None, list[Condition]]:
        """Return the stored move and conditions of a seat that have not lapsed."""
        move, conditions = await self._waiting(live, seat, owner)

        def lapsed(one: Prepared) -> bool:
            return one.lapsed(live, seat)

        if move is not None and await asyncio.to_thread(lapsed, move):
            move = None
        return move, [one for one in conditions if not await asyncio.to_thread(lapsed, one.move)]

    async def _view(self, live: Live, seat: int, owner: str, wanted: OfferParts) -> PreparedView:
        move, conditions = await self._standing(live, seat, owner)
        shown = self._pauses.visible(live, live.table.owned_by(owner))
        waits = not (shown.over or live.gone(seat) or _is_asked(shown, seat, owner))
        offers = await offered(shown, seat, wanted) if waits else NOTHING_OFFERED
        return prepared_view(live.table, seat, move, conditions, offers)


def _is_asked(shown: Live, seat: int, owner: str) -> bool:
    return known_to_act(shown, shown.table.owned_by(owner)) == seat


def _chosen(wish: PrepareMove, found: Prospects, since: int) -> Prepared:
    """Return the requested move. Raises Refused if it is not among those found."""
    choice = next((one for one in found.choices if one["action"] == wish.action), None)
    if choice is None:
        raise Refused("not_offered", Words("faults-not-offered"), "action")
    return Prepared(wish.action, wish.least, since, choice)
