"""Chat at a table, private notes, blocks and reports.

Only players who sit at the table write and read its chat. Spectators do neither, so that none can tell a
player what another's hand looks like, and the players' talk stays at the table.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

import msgspec

from gladsheim.core.words import Words
from gladsheim.server.identity.sessions import Clocks
from gladsheim.server.live_tables.live_tables import LiveTables, admit
from gladsheim.server.wire.bodies import NoteView
from gladsheim.server.wire.buckets import Buckets
from gladsheim.server.wire.errors import BadRequest, Refused
from gladsheim.store.talk.talk import MOST_MESSAGES, ChatFull, UserMessages
from gladsheim.tables.people.people import User
from gladsheim.tables.people.talk import Attendance, Block, Message, Report, clean_text
from gladsheim.tables.refusals import Closed, IdTaken, NotYourTable, UnknownSeat
from gladsheim.tables.table import Table, fresh_id

MESSAGES, MESSAGE_EVERY = 10, 2.0
MARKS, MARK_EVERY = 60, 0.5
NOTES, NOTE_EVERY = 30, 1.0
BLOCKS, BLOCK_EVERY = 20, 10.0
REPORTS, REPORT_EVERY = 5, 120.0
MOST_BLOCKS = 500
MOST_OPEN_REPORTS = 20
MOST_REMEMBERED = 10_000
ATTEND_EVERY = 60.0


@dataclass(frozen=True, slots=True)
class PersonReference:
    """Person at a table: by a seat, by a message, or as the table's maker."""

    seat: int | None = None
    message: int | None = None


class Talk:
    """Chat, mutes, blocks, reports and private notes of a hall."""

    def __init__(self, tables: LiveTables, clocks: Clocks) -> None:
        self._tables = tables
        self._store = tables.store.talk
        self._clocks = clocks
        self._last: OrderedDict[str, int] = OrderedDict()
        self._forgotten = 0
        self._attended: OrderedDict[tuple[str, str], float] = OrderedDict()
        self._said = Buckets(MESSAGES, MESSAGE_EVERY, clocks.seconds)
        self._marked = Buckets(MARKS, MARK_EVERY, clocks.seconds)
        self._noted = Buckets(NOTES, NOTE_EVERY, clocks.seconds)
        self._blocked = Buckets(BLOCKS, BLOCK_EVERY, clocks.seconds)
        self._reported = Buckets(REPORTS, REPORT_EVERY, clocks.seconds)

    # Chat

    async def say(self, user: User | None, table: str, text: str, message_id: str) -> Message:
        """Store a message; the same id again returns the same message.
        Raises TableError, Refused, BadRequest.
        """
        user, found = await self._seated(user, table)
        if found.closed:
            raise Closed(found)
        self._said.take(user.id)
        text = clean_text(text)
        if not text:
            raise BadRequest(Words("faults-message"), "text")
        seat = found.seats[min(found.owned_by(user.id))]
        message = Message(0, message_id, user.id, seat.seat, seat.name, text, self._clocks.now())
        try:
            said = await self._store.say(table, message)
        except ChatFull as error:
            raise Refused("chat_full", Words.of("faults-chat-full", most=MOST_MESSAGES)) from error
        if (said.user, said.text) != (user.id, text):
            raise IdTaken
        self._remember(table, said.number)
        self._tables.hub.ring(table)
        return said

    async def heard(self, user: User | None, table: str, since: int) -> UserMessages:
        """Return the messages after message `since`, without those of blocked people.

        Empty, and no refusal, for a user without a seat: a page asks as soon as it has a seat, and may have
        lost it by then. Raises UnknownTable, NotYourTable.
        """
        user, found = await self._known(user, table)
        if not found.owned_by(user.id):
            return UserMessages([], 0, Attendance())
        return await self._store.heard(table, user.id, since)

    async def mark(self, user: User | None, table: str, muted: bool | None, heard: int | None) -> Attendance:
        """Mute the chat or unmute it, and store how far it was read."""
        user, _ = await self._seated(user, table)
        self._marked.take(user.id)
        return await self._store.mark(table, user.id, muted, heard)

    async def signal(self, user: str | None, table: str) -> bytes | None:
        """Return the chat message for the socket of a user who sits at the table; None for all others."""
        if user is None:
            return None
        known = self._tables.known(table)
        found = await self._tables.fixed(table) if known is None else known.table
        if not found.owned_by(user):
            return None
        await self.attend(user, table)
        last = await self._last_of(table)
        return msgspec.json.encode({"type": "chat", "last": last}) if last else None

    def number(self, table: str) -> int | None:
        """Return the number of the last message of a table's chat; None if it is not in memory."""
        return self._last.get(table)

    def forget(self, table: str) -> None:
        """Drop the cached number, because another process may have stored a message."""
        if self._tables.store.shared:
            self._forgotten += 1
            self._last.pop(table, None)

    # Being there

    async def attend(self, user: str | None, table: str) -> None:
        """Note that a user is at a table, at most once a minute, if the user sits there.

        Raises UnknownTable. Does not check whether the user may know of the table.
        """
        if user is None:
            return
        key, now = (user, table), self._clocks.seconds()
        if now - self._attended.get(key, -ATTEND_EVERY) < ATTEND_EVERY:
            return
        self._attended[key] = now
        self._attended.move_to_end(key)
        while len(self._attended) > MOST_REMEMBERED:
            self._attended.popitem(last=False)
        if (await self._tables.fixed(table)).owned_by(user):
            self._store.attend(table, user, self._clocks.now())

    # Private notes

    async def note(self, user: User | None, table: str) -> NoteView:
        """Return the user's private note."""
        user, _ = await self._seated(user, table)
        found = await self._store.attendance(table, user.id)
        return NoteView(found.note, found.version)

    async def write_note(self, user: User | None, table: str, text: str, version: int) -> NoteView:
        """Replace a version of the private note. Raises Refused with the newer version, if there is one."""
        user, _ = await self._seated(user, table)
        self._noted.take(user.id)
        text = clean_text(text, lines=True)
        if await self._store.note(table, user.id, text, version):
            return NoteView(text, version + 1)
        found = await self._store.attendance(table, user.id)
        if found.note == text:
            return NoteView(found.note, found.version)
        refusal = Refused("note_changed", field="version")
        refusal.more["note"] = NoteView(found.note, found.version)
        raise refusal

    # Blocks and reports

    async def block(self, user: User | None, table: str, whom: PersonReference) -> Block:
        """Block a person at a table that the user may know of. The person is not notified."""
        user, found = await self._known(user, table)
        other, name, _ = await self._person(user, found, whom)
        self._blocked.take(user.id)
        if other == user.id:
            raise BadRequest(Words("faults-block-oneself"), "message" if whom.message else "seat")
        block = Block(fresh_id(), name, self._clocks.now())
        stored = await self._store.block(block, user.id, other, MOST_BLOCKS)
        if stored is None:
            raise Refused("too_many", Words.of("faults-most-blocks", most=MOST_BLOCKS))
        return stored

    async def blocks(self, user: User | None) -> list[Block]:
        """Return the people whom the user has blocked."""
        return [] if user is None else await self._store.blocks(user.id)

    async def unblock(self, user: User | None, block: str) -> None:
        """Lift a block. Raises Refused."""
        if user is None or not await self._store.unblock(user.id, block):
            raise Refused("not_found", Words("faults-no-block"))

    async def report(self, user: User | None, table: str, whom: PersonReference, reason: str) -> None:
        """Report a person at a table where the user sits or is invited to the operator."""
        user, found = await self._known(user, table)
        if not found.owned_by(user.id) and not found.invites(user.id):
            raise _not_seated()
        other, name, message = await self._person(user, found, whom)
        self._reported.take(user.id)
        reason = clean_text(reason, lines=True)
        if not reason:
            raise BadRequest(Words("faults-reason"), "reason")
        number, text = (None, None) if message is None else (message.number, message.text)
        now = self._clocks.now()
        report = Report(fresh_id(), table, user.id, other, name, number, text, reason, now)
        if not await self._store.report(report, MOST_OPEN_REPORTS):
            raise Refused("too_many", Words.of("faults-most-reports", most=MOST_OPEN_REPORTS))

    async def _person(
        self, user: User, table: Table, whom: PersonReference
    ) -> tuple[str, str, Message | None]:
        """Return the id and name of the person, and the message that identified the person, if any."""
        if whom.message is not None:
            if not table.owned_by(user.id):
                raise _not_seated()
            message = await self._store.message(table.id, whom.message)
            if message is None:
                raise Refused("not_found", Words("faults-no-message"), "message")
            return message.user, message.name, message
        if whom.seat is not None:
            if whom.seat >= len(table.seats):
                raise UnknownSeat(whom.seat)
            seat = table.seats[whom.seat]
            if seat.owner is None:
                raise BadRequest(Words("faults-no-person"), "seat")
            return seat.owner, seat.name, None
        maker = await self._tables.store.people.user(table.creator)
        return table.creator, "" if maker is None else maker.user.name, None

    # Tables

    async def _seated(self, user: User | None, table: str) -> tuple[User, Table]:
        """Return the user, and the table where the user sits. Raises UnknownTable, NotYourTable."""
        user, found = await self._known(user, table)
        if not found.owned_by(user.id):
            raise _not_seated()
        return user, found

    async def _known(self, user: User | None, table: str) -> tuple[User, Table]:
        found = await self._table(None if user is None else user.id, table)
        if user is None:
            raise _not_seated()
        return user, found

    async def _table(self, user: str | None, table: str) -> Table:
        """Return a table that the user may know of, in any state. Raises UnknownTable."""
        found = await self._tables.fixed(table)
        admit(found, user)
        return found

    async def _last_of(self, table: str) -> int:
        known = self._last.get(table)
        if known is not None:
            return known
        forgotten = self._forgotten
        last = await self._store.last(table)
        if forgotten == self._forgotten:
            self._remember(table, last)
        return last

    def _remember(self, table: str, number: int) -> None:
        self._last[table] = max(number, self._last.get(table, 0))
        self._last.move_to_end(table)
        while len(self._last) > MOST_REMEMBERED:
            self._last.popitem(last=False)


def _not_seated() -> NotYourTable:
    return NotYourTable(Words("faults-only-seated"))
