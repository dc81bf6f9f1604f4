"""Database access for chat, private notes, blocks and reports."""

from dataclasses import dataclass
from typing import TypeVar

from gladsheim.store.engine.database import Connection
from gladsheim.store.talk import talk_statements as statements
from gladsheim.store.topic import Topic
from gladsheim.tables.daily.matches import after_days
from gladsheim.tables.people.talk import Attendance, Block, Message, Report

MOST_MESSAGES = 1_000
MOST_SHOWN = 200
MOST_LISTED = 1_000

T = TypeVar("T")


class ChatFull(Exception):
    """Raised when a table holds the maximum number of messages."""


@dataclass(frozen=True, slots=True)
class UserMessages:
    """Messages for a user, in order; the number of the newest of all; the user's marks."""

    messages: list[Message]
    last: int
    attendance: Attendance


class TalkStore(Topic):
    """Chat, blocks, reports, private notes. An awaited change is saved."""

    async def say(self, table: str, message: Message) -> Message:
        """Store a message under the table's next number; return the stored one if its id is known.

        Raises ChatFull.
        """

        def work(connection: Connection) -> Message:
            known = connection.rows(statements.MESSAGE_BY_ID, table=table, message_id=message.message_id)
            if known:
                return Message(*known[0])
            last = int(connection.rows(statements.LAST_MESSAGE, table=table)[0][0])
            if last >= MOST_MESSAGES:
                raise ChatFull
            connection.change(
                statements.ADD_MESSAGE,
                table_id=table,
                number=last + 1,
                message_id=message.message_id,
                user_id=message.user,
                seat=message.seat,
                name=message.name,
                text=message.text,
                at=message.at,
            )
            connection.announce(table)
            said = (last + 1, message.message_id, message.user, message.seat)
            return Message(*said, message.name, message.text, message.at)

        return await self._write(work)

    async def last(self, table: str) -> int:
        """Return the number of the last message at a table; 0 before the first."""
        return int((await self._rows(statements.LAST_MESSAGE, table=table))[0][0])

    async def heard(self, table: str, user: str, since: int) -> UserMessages:
        """Return the messages for a user after number `since`, at most the newest MOST_SHOWN."""

        def work(connection: Connection) -> UserMessages:
            rows = connection.rows(statements.MESSAGES, table=table, user=user, since=since, most=MOST_SHOWN)
            last = int(connection.rows(statements.LAST_MESSAGE, table=table)[0][0])
            messages = [Message(*row) for row in reversed(rows)]
            return UserMessages(messages, last, _attendance(connection, table, user))

        return await self._read(work)

    async def message(self, table: str, number: int) -> Message | None:
        """Return the message with this number, or None."""
        rows = await self._rows(statements.MESSAGE, table=table, number=number)
        return Message(*rows[0]) if rows else None

    # Data of a user at a table

    async def attendance(self, table: str, user: str) -> Attendance:
        """Return a user's marks and note at a table."""
        return await self._read(lambda connection: _attendance(connection, table, user))

    async def mark(self, table: str, user: str, muted: bool | None, heard: int | None) -> Attendance:
        """Mute a chat or unmute it, and store how far it was read, which never decreases."""

        def work(connection: Connection) -> Attendance:
            _come(connection, table, user)
            if muted is not None:
                connection.change(statements.MUTE, table=table, user=user, new_muted=muted)
            if heard is not None:
                connection.change(statements.HEAR, table=table, user=user, new_heard=heard)
            return _attendance(connection, table, user)

        return await self._write(work)

    def attend(self, table: str, user: str, at: str) -> None:
        """Store that a user is at a table, without waiting for the commit."""

        def work(connection: Connection) -> None:
            _come(connection, table, user)
            connection.change(
                statements.ATTEND, table=table, user=user, new_seen=at, latest=after_days(at, 1)
            )

        self.database.write(work)

    async def note(self, table: str, user: str, text: str, version: int) -> bool:
        """Replace the private note of this version. Returns False if it has another version by now."""

        def work(connection: Connection) -> bool:
            _come(connection, table, user)
            met = connection.change(
                statements.WRITE_NOTE,
                table=table,
                user=user,
                version=version,
                new_note=text,
                new_version=version + 1,
            )
            return met == 1

        return await self._write(work)

    # Blocks and reports

    async def block(self, block: Block, user: str, other: str, most: int) -> Block | None:
        """Block a user, unless blocked already. Returns the block, or None above the limit."""

        def work(connection: Connection) -> Block | None:
            known = connection.rows(statements.BLOCK, user=user, other=other)
            if known:
                return Block(*known[0])
            if int(connection.rows(statements.COUNT_BLOCKS, user=user)[0][0]) >= most:
                return None
            connection.change(
                statements.ADD_BLOCK,
                id=block.id,
                user_id=user,
                blocked=other,
                name=block.name,
                created=block.created,
            )
            return block

        return await self._write(work)

    async def blocks(self, user: str) -> list[Block]:
        """Return the users whom a user has blocked, latest first."""
        return [Block(*row) for row in await self._rows(statements.BLOCKS, user=user)]

    async def unblock(self, user: str, block: str) -> bool:
        """Lift a block of a user. Returns False if there is no such block."""
        return await self._change(statements.UNBLOCK, user=user, block=block) == 1

    async def report(self, report: Report, most: int) -> bool:
        """Store a report. Returns False if the reporter has the maximum number of open reports."""

        def work(connection: Connection) -> bool:
            found = connection.rows(statements.COUNT_REPORTS, user=report.reporter)
            if int(found[0][0]) >= most:
                return False
            connection.change(
                statements.ADD_REPORT,
                id=report.id,
                table_id=report.table,
                reporter=report.reporter,
                subject=report.subject,
                name=report.name,
                number=report.number,
                text=report.text,
                reason=report.reason,
                created=report.created,
                closed=None,
            )
            return True

        return await self._write(work)

    async def open_reports(self) -> list[Report]:
        """Return the open reports, oldest first; at most MOST_LISTED."""
        return [Report(*row) for row in await self._rows(statements.OPEN_REPORTS, most=MOST_LISTED)]

    async def close_report(self, report: str, at: str) -> bool:
        """Close a report. Returns False if no open report has this id."""
        return await self._change(statements.CLOSE_REPORT, report=report, at=at) == 1


def give(connection: Connection, guest: str, account: str) -> None:
    """Give a guest's messages, notes and blocks to an account.
    It must be called before the seats are given.
    """
    for statement in statements.GIVEN:
        connection.change(statement, guest=guest, account=account, new_owner=account)


def _attendance(connection: Connection, table: str, user: str) -> Attendance:
    rows = connection.rows(statements.ATTENDANCE, table=table, user=user)
    if not rows:
        return Attendance()
    muted, heard, seen, note, version = rows[0]
    return Attendance(bool(muted), heard, seen, note, version)


def _come(connection: Connection, table: str, user: str) -> None:
    if not connection.rows(statements.ATTENDANCE, table=table, user=user):
        connection.change(
            statements.ADD_ATTENDANCE,
            table_id=table,
            user_id=user,
            muted=False,
            heard=0,
            seen=None,
            note="",
            version=0,
        )
