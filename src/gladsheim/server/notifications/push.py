"""Web Push: notifications for browsers that have no page open (RFC 8030, 8291, 8292).

A browser gives an endpoint at its maker's push service, and keys. The hall encrypts for these keys, so that
the service cannot read the message, signs with a key of its own, and posts to the endpoint as to a webhook.
A message that waits at the service for a browser that is off is replaced by later ones for the same table.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import logging
from datetime import datetime
from http import HTTPStatus
from importlib import import_module
from typing import TYPE_CHECKING
from urllib.parse import SplitResult

import msgspec

from gladsheim.core.words import Words
from gladsheim.locales import FALLBACK, LOCALES, text
from gladsheim.server.identity.sessions import Clocks
from gladsheim.server.notifications.mail import game_name
from gladsheim.server.notifications.outgoing import EXAMPLE, Outgoing, TargetRules
from gladsheim.server.notifications.senders import SendResult
from gladsheim.server.talk.wire import NewPush
from gladsheim.server.wire.buckets import Buckets
from gladsheim.server.wire.errors import BadRequest
from gladsheim.store import KnownSession
from gladsheim.store.talk.push import PushStore
from gladsheim.tables.people.talk import Contact, DueNotice, Subscription

if TYPE_CHECKING:
    from py_vapid import Vapid02

TTL_SECONDS = 86_400
"""Seconds for which a push service keeps a message that it cannot deliver."""
SIGNED_SECONDS = 43_200
"""Seconds for which a signature is valid: half of what RFC 8292 allows, so that clocks may differ."""
TOPIC_LENGTH = 24
KEY_BYTES = 32
SUBSCRIPTIONS, SUBSCRIPTION_EVERY = 10, 60.0
GONE = (HTTPStatus.NOT_FOUND, HTTPStatus.GONE)
BEST = (SendResult.SENT, SendResult.UNSURE, SendResult.LOST, SendResult.REFUSED)
"""Outcomes from best to worst. Of several browsers the best outcome counts: the user was notified once."""

logger = logging.getLogger(__name__)


class Push:
    """Notifies browsers of turns."""

    def __init__(self, store: PushStore, public_url: str, reach: TargetRules, clocks: Clocks) -> None:
        self._store = store
        self._public_url = public_url
        self._clocks = clocks
        self._outgoing = Outgoing(
            reach, "endpoint", Words.of("faults-push", example=EXAMPLE), Words("faults-push-public")
        )
        self._asked = Buckets(SUBSCRIPTIONS, SUBSCRIPTION_EVERY, clocks.seconds)
        self._signer: Vapid02 | None = None
        # They take long to load: not at the first subscription.
        for library in ("http_ece", "py_vapid"):
            import_module(library)

    async def public_key(self) -> str:
        """Return the key for which browsers subscribe, in base64url. It is made once and stored."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        key = (await self._signing()).public_key
        return _written(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    async def language(self, known: KnownSession) -> str | None:
        """Return the language of the notifications to a session's browser; None if it has no subscription."""
        found = await self._store.subscription(known.session)
        return None if found is None else found.locale

    async def subscribe(self, known: KnownSession, new: NewPush) -> None:
        """Notify a session's browser from now on. Raises BadRequest, Refused."""
        from cryptography.hazmat.primitives.asymmetric import ec

        target = self._outgoing.check(new.endpoint)
        public = _read(new.p256dh)
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), public)
        except ValueError:
            raise BadRequest(Words("faults-push-key"), "p256dh") from None
        self._asked.take(known.user.id)
        await self._outgoing.check_target(target)
        locale = new.language if new.language in LOCALES else FALLBACK
        subscription = Subscription(known.session, new.endpoint, public, _read(new.auth), locale)
        await self._store.subscribe(known.user.id, subscription, self._clocks.now())

    async def unsubscribe(self, known: KnownSession) -> None:
        """Stop notifying a session's browser."""
        await self._store.unsubscribe(known.session)

    async def turn(self, contact: Contact, due: DueNotice) -> SendResult:
        """Notify all browsers of a user of a turn."""
        found = await self._store.subscriptions(contact.user)
        outcomes = await asyncio.gather(*(self._tell(one, due) for one in found))
        return min(outcomes, key=BEST.index, default=SendResult.REFUSED)

    async def _tell(self, subscription: Subscription, due: DueNotice) -> SendResult:
        headers = {
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(TTL_SECONDS),
            # The table's name is none of the push service's business.
            "topic": hashlib.sha256(subscription.auth + due.table.encode()).hexdigest()[:TOPIC_LENGTH],
            "authorization": await self._authorization(self._outgoing.check(subscription.endpoint)),
        }
        body = encrypted(subscription, message(subscription.locale, due))
        answer = await self._outgoing.post(subscription.endpoint, headers, body)
        if answer in GONE:
            await self._store.drop(subscription.endpoint)
        outcome = _outcome(answer)
        if outcome is not SendResult.SENT:
            logger.warning("a push: %s", outcome.value)
        return outcome

    async def _authorization(self, endpoint: SplitResult) -> str:
        now = datetime.fromisoformat(self._clocks.now()).timestamp()
        claims = {
            "aud": f"{endpoint.scheme}://{endpoint.netloc}",
            "exp": int(now) + SIGNED_SECONDS,
            "sub": self._public_url,
        }
        signed: dict[str, str] = (await self._signing()).sign(claims)
        return signed["Authorization"]

    async def _signing(self) -> Vapid02:
        """Return the signer for the posts of all processes of the hall."""
        if self._signer is None:
            from py_vapid import Vapid02

            signer = Vapid02.from_raw((await self._store.key(_fresh_key())).encode())
            # Its own idea of a web address knows neither ports nor paths.
            signer.conf["no-strict"] = True
            self._signer = signer
        return self._signer


def message(locale: str, due: DueNotice) -> bytes:
    """Return the text that the service worker shows, and the table to open, as JSON."""
    names = ", ".join(due.others)
    words = {"game": game_name(locale, due.game), "names": names}
    title, body = (
        text(locale, "notify-title"),
        text(locale, "notify-body" if names else "notify-alone", **words),
    )
    return msgspec.json.encode({"title": title, "body": body, "table": due.table})


def encrypted(subscription: Subscription, content: bytes) -> bytes:
    """Return the content encrypted for the browser alone."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    own = ec.generate_private_key(ec.SECP256R1())
    body: bytes = http_ece.encrypt(
        content, private_key=own, dh=subscription.p256dh, auth_secret=subscription.auth, version="aes128gcm"
    )
    return body


def _outcome(answer: int | SendResult) -> SendResult:
    if isinstance(answer, SendResult):
        return answer
    if 200 <= answer < 300:
        return SendResult.SENT
    later = answer == HTTPStatus.TOO_MANY_REQUESTS or answer >= 500
    return SendResult.LOST if later else SendResult.REFUSED


def _fresh_key() -> str:
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return _written(number.to_bytes(KEY_BYTES, "big"))


def _written(found: bytes) -> str:
    return base64.urlsafe_b64encode(found).rstrip(b"=").decode()


def _read(written: str) -> bytes:
    return base64.urlsafe_b64decode(written + "=" * (-len(written) % 4))
