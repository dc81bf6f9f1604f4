"""Webhooks: posts that notify of turns, signed with a secret of the user."""

from __future__ import annotations

import hashlib
import hmac
import logging
from http import HTTPStatus

import msgspec

from gladsheim.core.words import Words
from gladsheim.server.notifications.mail import link_to
from gladsheim.server.notifications.outgoing import EXAMPLE, Outgoing, TargetRules
from gladsheim.server.notifications.senders import SendResult
from gladsheim.tables.people.talk import Contact, DueNotice

SIGNATURE = "Gladsheim-Signature"

logger = logging.getLogger(__name__)


def signature(secret: str, body: bytes) -> str:
    """Return the signature of a body, which only the receiver can compute as well."""
    return "sha256=" + hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()


class Webhooks:
    """Posts notifications of turns."""

    def __init__(self, public_url: str, reach: TargetRules) -> None:
        self._public_url = public_url
        self.outgoing = Outgoing(
            reach, "url", Words.of("faults-webhook", example=EXAMPLE), Words("faults-webhook-public")
        )

    async def turn(self, contact: Contact, due: DueNotice) -> SendResult:
        """Post a notification of a turn."""
        if contact.webhook is None or contact.secret is None:
            return SendResult.REFUSED
        url = link_to(self._public_url, due.table)
        body = msgspec.json.encode({"event": "your_turn", "table": due.table, "game": due.game, "url": url})
        headers = {"content-type": "application/json", SIGNATURE: signature(contact.secret, body)}
        outcome = _outcome(await self.outgoing.post(contact.webhook, headers, body))
        if outcome is not SendResult.SENT:
            logger.warning("a webhook: %s", outcome.value)
        return outcome


def _outcome(answer: int | SendResult) -> SendResult:
    if isinstance(answer, SendResult):
        return answer
    if answer == HTTPStatus.GONE:
        return SendResult.REFUSED
    return SendResult.SENT if 200 <= answer < 300 else SendResult.UNSURE
