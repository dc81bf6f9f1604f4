"""Presence of people at a table, sent on its sockets beside the views and never as a part of them.

A person is present while one of the person's sockets is open at the table, in any process. Presence depends
on seats, sockets and the people's own settings alone. The game is not consulted, so presence cannot reveal
anything about it. The seat to act is in the view.

With other processes, each stores the people present at it. Changes are announced by `presence_bell`. Missed
ones are found by regular checks, which also discard the people of a process that has not reported for a
while.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

from gladsheim.server.identity.sessions import Clocks
from gladsheim.server.live_tables.live_tables import LiveTables
from gladsheim.server.time.hall_time import HallTime
from gladsheim.server.time.loops import Loop
from gladsheim.store.people.presence import PresenceQuery, SeatedPerson, presence_bell
from gladsheim.tables.people.people import User
from gladsheim.tables.table import fresh_id

LEAVE_SECONDS = 2.0
"""Seconds within which a person who returns was never absent, such as when a page is reloaded."""
LEAST_SECONDS = 1.0
"""Least seconds between two checks of a table, however often people come and go."""
LOOK_EVERY = 10.0
DEAD_MS = 35_000

logger = logging.getLogger(__name__)


class SeatPresence(Struct, frozen=True):
    """Presence of the person on a seat: `here`, or away `since` a time."""

    here: bool
    since: str | UnsetType = UNSET


class PresenceMessage(Struct, frozen=True, tag_field="type", tag="presence"):
    """Presence message, seat by seat: null for a bot, for a person who hides presence or was never there."""

    seats: list[SeatPresence | None]


class _Bell:
    """Bell that calls a function when it is rung."""

    __slots__ = ("set",)

    def __init__(self, call: Callable[[], None]) -> None:
        self.set = call


@dataclass(slots=True, eq=False)
class _Room:
    """Table with sockets of this process, or with sockets that were closed a moment ago."""

    table: str
    sockets: int = 0
    users: Counter[str] = field(default_factory=Counter)
    left: dict[str, tuple[float, str]] = field(default_factory=dict)
    """Users whose last socket was closed: when, in seconds of the event loop and as a time of day."""
    seen: dict[str, str] = field(default_factory=dict)
    """Times at which absent users were last present, where that may not be stored yet."""
    owners: frozenset[str] = frozenset()
    stored: frozenset[str] = frozenset()
    """Users that the other processes know to be present here."""
    seats: object = None
    message: bytes | None = None
    looked: float = float("-inf")
    timer: asyncio.Handle | None = None
    due: float = 0.0
    """Time at which the timer fires, kept because uvloop's handle does not tell it for immediate timers."""
    bells: dict[str, _Bell] = field(default_factory=dict)


class Presence:
    """Presence at the tables of one process."""

    def __init__(self, tables: LiveTables, time: HallTime, clocks: Clocks) -> None:
        self._tables = tables
        self._hall_time = time
        self._store = tables.store.presence
        self._clocks = clocks
        self._process = fresh_id()
        self._rooms: dict[str, _Room] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        """Running checks."""
        self._loop = Loop(
            self._look_after, LOOK_EVERY, "people at tables cannot be checked", first_after=LOOK_EVERY
        )
        self._looking = asyncio.Lock()
        self._stopped = False

    async def start(self) -> None:
        """Report this process as alive, and begin to check on the others, if there can be any."""
        if self._tables.store.shared:
            await self._beat()
            self._loop.start()

    async def stop(self) -> None:
        """Store when each person was last seen, and remove this process's people for the others."""
        self._stopped = True
        await self._loop.stop()
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        rooms = list(self._rooms.values())
        for room in rooms:
            self._cancel(room)
            for user in room.owners & {*room.users, *room.left}:
                self._tables.store.talk.attend(room.table, user, self._clocks.now())
        if self._tables.store.shared:
            try:
                await self._store.leave(self._process, [room.table for room in rooms])
            except Exception as error:
                logger.warning("who was here is not forgotten at once: %s", type(error).__name__)

    def come(self, table: str, user: User | None) -> None:
        """Note a socket that was opened at a table, by a person, a robot or an anonymous visitor."""
        room = self._enter(table)
        if user is not None and not user.robot:
            room.users[user.id] += 1
            room.left.pop(user.id, None)
        self._soon(room, 0)

    def go(self, table: str, user: User | None) -> None:
        """Note a socket that was closed."""
        room = self._rooms[table]
        room.sockets -= 1
        if user is not None and not user.robot:
            room.users[user.id] -= 1
            if not room.users[user.id]:
                del room.users[user.id]
                room.left[user.id] = self._time(), self._clocks.now()
        self._soon(room, LEAVE_SECONDS)

    def message(self, table: str) -> bytes | None:
        """Return the presence message of a table: the same object until it changes."""
        room = self._rooms.get(table)
        return None if room is None else room.message

    async def hides(self, user: str) -> bool:
        """Whether a user hides presence."""
        return await self._store.hides(user)

    async def set_hides(self, user: str, hides: bool) -> None:
        """Hide a user's presence, or show it. Other processes notice at their next check."""
        await self._store.set_hides(user, hides)
        for room in self._rooms.values():
            if user in room.owners:
                self._soon(room, 0)

    # Rooms

    def _enter(self, table: str) -> _Room:
        room = self._rooms.get(table)
        if room is None:
            room = self._rooms[table] = _Room(table)
            room.bells = {
                table: _Bell(lambda: self._reseated(room)),
                presence_bell(table): _Bell(lambda: self._soon(room, 0)),
            }
            for name, bell in room.bells.items():
                self._tables.hub.add(name, bell)
        room.sockets += 1
        return room

    def _close(self, room: _Room) -> None:
        del self._rooms[room.table]
        self._cancel(room)
        for name, bell in room.bells.items():
            self._tables.hub.remove(name, bell)

    def _reseated(self, room: _Room) -> None:
        """React to a change of the table.
        A move, the usual case, leaves the seats unchanged and is ignored.
        """
        known = self._tables.known(room.table)
        if known is not None and known.table.seats == room.seats:
            return
        room.seats = None if known is None else known.table.seats
        self._soon(room, 0)

    def _soon(self, room: _Room, seconds: float) -> None:
        """Check a table in `seconds` seconds at the earliest, or sooner if a check was due already."""
        if self._stopped:
            return
        at = max(self._time() + seconds, room.looked + LEAST_SECONDS)
        if room.timer is not None:
            if room.due <= at:
                return
            room.timer.cancel()
        room.due = at
        room.timer = asyncio.get_running_loop().call_at(at, self._look_now, room)

    def _look_now(self, room: _Room) -> None:
        room.timer = None
        self._begin(self._look([room]))

    @staticmethod
    def _cancel(room: _Room) -> None:
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None

    @staticmethod
    def _time() -> float:
        return asyncio.get_running_loop().time()

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # Looking

    async def _look_after(self) -> None:
        try:
            await self._beat()
        finally:
            await self._look(list(self._rooms.values()))

    async def _beat(self) -> None:
        # Other processes may have been running for longer.
        await self._hall_time.beat()
        if not await self._store.beat(self._asking(), self._hall_time.now()):
            # The people here were forgotten with the process, which had not been heard of for long.
            for room in self._rooms.values():
                room.stored = frozenset()

    def _asking(self) -> PresenceQuery:
        return PresenceQuery(self._process, self._hall_time.now() - DEAD_MS)

    async def _look(self, rooms: Sequence[_Room]) -> None:
        """Find out who is present at tables, and send changes to their sockets."""
        async with self._looking:
            try:
                for room in rooms:
                    room.looked = self._time()
                found = await self._store.sitters([room.table for room in rooms], self._asking())
                for room in rooms:
                    await self._update(room, [one for one in found if one.table == room.table])
            except Exception as error:
                logger.warning("who is at the tables cannot be read: %s", type(error).__name__)
                for room in rooms:
                    self._soon(room, LOOK_EVERY)

    async def _update(self, room: _Room, sitters: Sequence[SeatedPerson]) -> None:
        room.owners = frozenset(one.user for one in sitters)
        self._part(room)
        here = {*room.users, *room.left}
        seen = frozenset(one.user for one in sitters if one.user in here and not one.hides)
        if self._tables.store.shared and seen != room.stored:
            await self._store.note(self._process, room.table, seen - room.stored, room.stored - seen)
            room.stored = seen
        self._tell(room, sitters, here)
        if not room.sockets and not room.left and self._rooms.get(room.table) is room:
            self._close(room)

    def _part(self, room: _Room) -> None:
        """Store the people who left long enough ago; schedule a check for those who just left."""
        last = self._time() - LEAVE_SECONDS
        for user, (time, day) in list(room.left.items()):
            if time > last:
                self._soon(room, time - last)
                continue
            del room.left[user]
            if user in room.owners:
                room.seen[user] = day
                self._tables.store.talk.attend(room.table, user, day)

    def _tell(self, room: _Room, sitters: Sequence[SeatedPerson], here: set[str]) -> None:
        seats: list[SeatPresence | None] = []
        for one in sitters:
            shown = None if one.hides else _shown(one, one.user in here, room.seen.get(one.user, ""))
            if shown is not None:
                seats += [None] * (one.seat - len(seats)) + [shown]
        if not seats and room.message is None:
            return
        message = msgspec.json.encode(PresenceMessage(seats))
        if message != room.message:
            room.message = message
            self._tables.hub.ring(room.table)


def _shown(sitter: SeatedPerson, here: bool, seen: str) -> SeatPresence | None:
    if here or sitter.elsewhere:
        return SeatPresence(True)
    since = max(sitter.seen or "", seen)
    return SeatPresence(False, since) if since else None
