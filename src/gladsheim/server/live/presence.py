"""Who is at a table: told on its sockets, beside what happens there and never as a part of it.

A person is there while a socket of hers is open at the table, in whatever process. What is told
follows from seats, sockets and everybody's own wish alone; the game is not asked, so that nothing
of it can be told. Who is to act stands in the view.

With other processes, each stores who is there with it. News of a change come by the bell of
`presence_bell`; what was missed is found out every few seconds, when also the people of a process
count no more that has not been heard of for a while.
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
from gladsheim.store.people.presence import Asking, SeatedPerson, presence_bell
from gladsheim.tables.people.people import User
from gladsheim.tables.table import fresh_id

LEAVE_SECONDS = 2.0
"""Who comes back within this time was never gone: a page that is loaded again."""
LEAST_SECONDS = 1.0
"""No table is looked at more often, whoever comes and goes."""
LOOK_EVERY = 10.0
DEAD_MS = 35_000

logger = logging.getLogger(__name__)


class SeatPresence(Struct, frozen=True):
    """A person on a seat: `here`, or away `since` a time."""

    here: bool
    since: str | UnsetType = UNSET


class PresenceMessage(Struct, frozen=True, tag_field="type", tag="presence"):
    """What sockets are told, seat by seat: nothing of a bot, and of one who hides it or was never there."""

    seats: list[SeatPresence | None]


class _Bell:
    """Calls when it is rung."""

    __slots__ = ("set",)

    def __init__(self, call: Callable[[], None]) -> None:
        self.set = call


@dataclass(slots=True, eq=False)
class _Room:
    """A table with sockets of this process, and those that were closed a moment ago."""

    table: str
    sockets: int = 0
    users: Counter[str] = field(default_factory=Counter)
    left: dict[str, tuple[float, str]] = field(default_factory=dict)
    """When whose last socket was closed: in seconds of the loop, and as a time of day."""
    seen: dict[str, str] = field(default_factory=dict)
    """When those were last here who have gone, where that may not be stored yet."""
    owners: frozenset[str] = frozenset()
    stored: frozenset[str] = frozenset()
    """Of whom the other processes were told."""
    seats: object = None
    message: bytes | None = None
    looked: float = float("-inf")
    timer: asyncio.Handle | None = None
    due: float = 0.0
    """When the timer goes off: uvloop's does not say, where that is at once."""
    bells: dict[str, _Bell] = field(default_factory=dict)


class Presence:
    """Who is at the tables of one process."""

    def __init__(self, tables: LiveTables, time: HallTime, clocks: Clocks) -> None:
        self._tables = tables
        self._hall_time = time
        self._store = tables.store.presence
        self._clocks = clocks
        self._process = fresh_id()
        self._rooms: dict[str, _Room] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        """Looks that are under way."""
        self._keeper: asyncio.Task[None] | None = None
        self._looking = asyncio.Lock()
        self._stopped = False

    async def start(self) -> None:
        """Say that this process lives, and look after the others, if there can be any."""
        if self._tables.store.shared:
            await self._beat()
            self._keeper = asyncio.create_task(self._look_after())

    async def stop(self) -> None:
        """Note when everybody was last seen, and tell the other processes that nobody is here."""
        self._stopped = True
        tasks = [*self.tasks, *([] if self._keeper is None else [self._keeper])]
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
        """A socket was opened at a table, by a person, a robot or a stranger."""
        room = self._enter(table)
        if user is not None and not user.robot:
            room.users[user.id] += 1
            room.left.pop(user.id, None)
        self._soon(room, 0)

    def go(self, table: str, user: User | None) -> None:
        """It was closed."""
        room = self._rooms[table]
        room.sockets -= 1
        if user is not None and not user.robot:
            room.users[user.id] -= 1
            if not room.users[user.id]:
                del room.users[user.id]
                room.left[user.id] = self._time(), self._clocks.now()
        self._soon(room, LEAVE_SECONDS)

    def told(self, table: str) -> bytes | None:
        """What the sockets of a table are told of who is there; always the same object until it changes."""
        room = self._rooms.get(table)
        return None if room is None else room.message

    async def hides(self, user: str) -> bool:
        """Whether a user does not want to be seen."""
        return await self._store.hides(user)

    async def set_hides(self, user: str, hides: bool) -> None:
        """Show a user to others, or not. Other processes notice it when they look again."""
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
        """The table has changed: of a running one, mostly by a move, which changes nothing here."""
        known = self._tables.known(room.table)
        if known is not None and known.table.seats == room.seats:
            return
        room.seats = None if known is None else known.table.seats
        self._soon(room, 0)

    def _soon(self, room: _Room, seconds: float) -> None:
        """Look at a table so many seconds from now, at the earliest; sooner, if that was due already."""
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
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                await self._beat()
            except Exception as error:
                logger.warning(
                    "the other processes are not told that this one lives: %s", type(error).__name__
                )
            await self._look(list(self._rooms.values()))

    async def _beat(self) -> None:
        # Other processes may have been running for longer.
        await self._hall_time.beat()
        if not await self._store.beat(self._asking(), self._hall_time.now()):
            # Who was here was forgotten with the process, which had not been heard of for long.
            for room in self._rooms.values():
                room.stored = frozenset()

    def _asking(self) -> Asking:
        return Asking(self._process, self._hall_time.now() - DEAD_MS)

    async def _look(self, rooms: Sequence[_Room]) -> None:
        """Find out who is at tables, and tell their sockets what has changed."""
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
        """Note who has left long enough ago; who has just left is looked for later."""
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
