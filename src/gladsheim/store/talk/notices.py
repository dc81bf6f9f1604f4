"""Contact data of accounts, and the turns that they must be notified of.

Nothing is queued: due notifications follow from the tables, the visits and earlier notices. Of several
processes that see the same turn, the one that changes its row sends the notification.
"""

from dataclasses import dataclass
from typing import TypeVar

from gladsheim.store.engine.database import Connection
from gladsheim.store.talk import talk_statements as statements
from gladsheim.store.topic import Topic
from gladsheim.tables.people.talk import MAIL, PUSH, WEBHOOK, Contact, DueNotice, Notice

MOST_DUE = 200
DUE = {MAIL: statements.MAILS_DUE, WEBHOOK: statements.WEBHOOKS_DUE, PUSH: statements.PUSHES_DUE}

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class NoticeTimes:
    """The times by which notices are due. `now`; since when a turn must stand and its player be away, to
    be told of it; and until when at most a notice waits: what is to wait longer was stored by a clock
    that was ahead.
    """

    now: str
    stands_since: str
    away_since: str
    latest: str


class NoticeStore(Topic):
    """Contacts and notices. An awaited change is saved."""

    async def contact(self, user: str) -> Contact:
        """Return the contact data of an account; empty if it has given none."""
        rows = await self._rows(statements.CONTACT, user=user)
        return Contact(*rows[0]) if rows else Contact(user)

    async def ask_email(self, contact: Contact) -> None:
        """Store an address that is to be confirmed, with the hash of its code."""

        def work(connection: Connection) -> None:
            _know(connection, contact.user)
            connection.change(
                statements.ASK_EMAIL,
                user=contact.user,
                new_locale=contact.locale,
                new_pending=contact.pending,
                new_code=contact.code,
                new_until=contact.code_until,
            )

        await self._write(work)

    async def try_code(self, user: str, most: int) -> bool:
        """Count an answer to the code that was mailed. Returns False above the limit."""
        return await self._change(statements.TRY_CODE, user=user, most=most) == 1

    async def confirm_email(self, user: str, code: str, token: str) -> bool:
        """Confirm the pending address, if `code` is still the hash of its code."""
        return await self._change(statements.CONFIRM_EMAIL, user=user, code=code, new_token=token) == 1

    async def forget_email(self, user: str) -> None:
        """Delete a user's address."""
        await self._change(statements.FORGET_EMAIL, user=user)

    async def unsubscribe(self, token: str) -> bool:
        """Delete the address that has this token. Returns False if none has."""
        return await self._change(statements.UNSUBSCRIBE, token_given=token) == 1

    async def set_webhook(self, user: str, url: str | None, secret: str | None) -> None:
        """Set a user's webhook, or remove it."""

        def work(connection: Connection) -> None:
            _know(connection, user)
            connection.change(statements.SET_WEBHOOK, user=user, new_webhook=url, new_secret=secret)

        await self._write(work)

    async def due(self, channel: str, moment: NoticeTimes) -> list[DueNotice]:
        """Return the turns due for notification on a channel, oldest first."""
        rows = await self._rows(
            DUE[channel],
            channel=channel,
            now=moment.now,
            stands_since=moment.stands_since,
            away_since=moment.away_since,
            latest=moment.latest,
            most=MOST_DUE,
        )
        return [
            DueNotice(
                table, game, user, channel, None if until is None else Notice(until, tries, failures, settled)
            )
            for table, game, user, tries, failures, until, settled in rows
        ]

    async def move(self, due: DueNotice, notice: Notice) -> bool:
        """Replace the notice that was read. Returns False if another process was first."""

        def work(connection: Connection) -> bool:
            key = {"table": due.table, "user": due.user, "channel": due.channel}
            if due.notice is not None:
                met = connection.change(
                    statements.MOVE_NOTICE,
                    **key,
                    until=due.notice.until,
                    tries=due.notice.tries,
                    new_until=notice.until,
                    new_tries=notice.tries,
                    new_failures=notice.failures,
                    new_settled=notice.settled,
                )
                return met == 1
            if connection.rows(statements.NOTICE, **key):
                return False
            connection.change(
                statements.ADD_NOTICE,
                table_id=due.table,
                user_id=due.user,
                channel=due.channel,
                tries=notice.tries,
                failures=notice.failures,
                until=notice.until,
                settled=notice.settled,
            )
            return True

        return await self._write(work)


def _know(connection: Connection, user: str) -> None:
    if not connection.rows(statements.CONTACT, user=user):
        nothing = {"email": None, "pending": None, "code": None, "code_until": None, "token": None}
        connection.change(
            statements.ADD_CONTACT, user_id=user, locale="en", tries=0, webhook=None, secret=None, **nothing
        )
