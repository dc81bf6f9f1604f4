"""Contact data of accounts for notifications: a confirmed address, a webhook."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from urllib.parse import urlsplit

from gladsheim.core.words import Words
from gladsheim.locales import FALLBACK, LOCALES
from gladsheim.server.accounts.passwords import ALPHABET, code_hash
from gladsheim.server.identity.sessions import Clocks
from gladsheim.server.identity.visitors import Visitor
from gladsheim.server.notifications.mail import Mailer
from gladsheim.server.notifications.senders import SendResult, is_address
from gladsheim.server.notifications.webhooks import Webhooks
from gladsheim.server.time.pause import earlier
from gladsheim.server.wire.buckets import Buckets
from gladsheim.server.wire.errors import BadRequest, Refused
from gladsheim.store.talk.notices import NoticeStore
from gladsheim.tables.people.people import User
from gladsheim.tables.people.talk import Contact

CODE_LENGTH = 8
CODE_SECONDS = 3_600.0
MOST_CODE_TRIES = 5
TOKEN_BYTES = 24
ASKS, ASK_EVERY = 3, 1_200.0
ASKS_BY_ADDRESS, ASK_BY_ADDRESS_EVERY = 10, 600.0
ANSWERS, ANSWER_EVERY = 10, 30.0
WEBHOOKS, WEBHOOK_EVERY = 10, 60.0


@dataclass(frozen=True, slots=True)
class NotificationChannels:
    """Channels by which this hall can notify people."""

    mailer: Mailer | None = None
    webhooks: Webhooks | None = None


class Contacts:
    """Addresses and webhooks of a hall's accounts."""

    def __init__(self, store: NoticeStore, ways: NotificationChannels, clocks: Clocks) -> None:
        self._store = store
        self.ways = ways
        self._clocks = clocks
        self._asked = Buckets(ASKS, ASK_EVERY, clocks.seconds)
        self._asked_by_address = Buckets(ASKS_BY_ADDRESS, ASK_BY_ADDRESS_EVERY, clocks.seconds)
        self._answered = Buckets(ANSWERS, ANSWER_EVERY, clocks.seconds)
        self._hooked = Buckets(WEBHOOKS, WEBHOOK_EVERY, clocks.seconds)

    async def of(self, user: User) -> Contact:
        """Return the user's contact data; of a webhook only scheme and host."""
        found = await self._store.contact(user.id)
        place = None
        if found.webhook is not None:
            parsed = urlsplit(found.webhook)
            place = f"{parsed.scheme}://{parsed.netloc}"
        return Contact(user.id, found.locale, found.email, found.pending, webhook=place)

    async def ask_email(self, user: User, address: str, language: str, visitor: Visitor) -> None:
        """Mail a code to an address, which is the user's once the user enters the code. Raises Refused."""
        mailer = self.ways.mailer
        if mailer is None:
            raise _not_offered(Words("faults-no-mails"))
        address = address.strip()
        if not is_address(address):
            raise BadRequest(Words("faults-email"), "email")
        # The address counts, too: nobody is to be flooded from many accounts.
        for bucket, key in (
            (self._asked, user.id),
            (self._asked, address.lower()),
            (self._asked_by_address, visitor.network),
        ):
            bucket.take(key)
        code = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
        until = earlier(self._clocks.now(), -CODE_SECONDS)
        locale = language if language in LOCALES else FALLBACK
        digest = code_hash(user.id, code)
        await self._store.ask_email(Contact(user.id, locale, pending=address, code=digest, code_until=until))
        outcome = await mailer.code(address, locale, code)
        if outcome is SendResult.REFUSED:
            raise BadRequest(Words("faults-email-refused"), "email")
        if outcome is not SendResult.SENT:
            raise Refused("mail_failed")

    async def confirm_email(self, user: User, code: str) -> None:
        """Confirm the pending address, if this is the code that was mailed to it. Raises Refused."""
        self._answered.take(user.id)
        found = await self._store.contact(user.id)
        counted = await self._store.try_code(user.id, MOST_CODE_TRIES)
        expired = found.code_until is None or found.code_until < self._clocks.now()
        if not counted or expired or found.code is None:
            raise Refused("code_expired", field="code")
        if not secrets.compare_digest(found.code, code_hash(user.id, code.strip())):
            raise Refused("wrong_code", field="code")
        if not await self._store.confirm_email(user.id, found.code, secrets.token_urlsafe(TOKEN_BYTES)):
            raise Refused("code_expired", field="code")

    async def forget_email(self, user: User) -> None:
        """Delete the user's address, confirmed or not."""
        await self._store.forget_email(user.id)

    async def unsubscribe(self, token: str) -> None:
        """Stop the mails whose links have this token. The answer does not reveal whether the token exists."""
        await self._store.unsubscribe(token)

    async def set_webhook(self, user: User, url: str) -> str:
        """Set the webhook to which the user's turns are posted; return the secret that signs the posts.
        Raises BadRequest, Refused.
        """
        if self.ways.webhooks is None:
            raise _not_offered(Words("faults-no-webhooks"))
        outgoing = self.ways.webhooks.outgoing
        target = outgoing.check(url)
        self._hooked.take(user.id)
        await outgoing.check_target(target)
        secret = secrets.token_urlsafe(TOKEN_BYTES)
        await self._store.set_webhook(user.id, url, secret)
        return secret

    async def forget_webhook(self, user: User) -> None:
        """Remove the user's webhook."""
        await self._store.set_webhook(user.id, None, None)


def _not_offered(words: Words) -> Refused:
    return Refused("no_channel", words)
