"""Mails: their text, and their delivery to the operator's mail server."""

from __future__ import annotations

import asyncio
import logging
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from importlib import import_module

from gladsheim.locales import text
from gladsheim.server.notifications.senders import SendResult, Smtp
from gladsheim.tables.people.talk import Contact, DueNotice

SMTP_SECONDS = 10.0
WHOLE_SECONDS = 30.0
PERMANENT = 500

logger = logging.getLogger(__name__)


class Mailer:
    """Writes and sends the hall's mails."""

    def __init__(self, smtp: Smtp, public_url: str) -> None:
        self._smtp = smtp
        self._public_url = public_url
        # Loaded where there is a mail server, and not only at the first mail.
        import_module("aiosmtplib")

    async def turn(self, contact: Contact, due: DueNotice) -> SendResult:
        """Mail a user about a turn, with a link to the table and one that stops these mails."""
        if contact.email is None or contact.token is None:
            return SendResult.REFUSED
        stop = f"{self._public_url}/#/unsubscribe/{contact.token}"
        words = {"game": game_name(contact.locale, due.game), "link": link_to(self._public_url, due.table)}
        message = self._message(
            contact.email,
            text(contact.locale, "mail-turn-subject", **words),
            text(contact.locale, "mail-turn-body", stop=stop, **words),
        )
        # For the button of the mail program: RFC 8058 asks for exactly these.
        message["List-Unsubscribe"] = f"<{self._public_url}/api/unsubscribe/{contact.token}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        return await self._send(message)

    async def code(self, address: str, locale: str, code: str) -> SendResult:
        """Mail the code that confirms an address."""
        subject = text(locale, "mail-code-subject")
        body = text(locale, "mail-code-body", code=code, hall=self._public_url)
        return await self._send(self._message(address, subject, body))

    def _message(self, to: str, subject: str, body: str) -> EmailMessage:
        message = EmailMessage()
        message["From"] = self._smtp.sender
        message["To"] = to
        message["Subject"] = subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self._smtp.sender.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(body + "\n")
        return message

    async def _send(self, message: EmailMessage) -> SendResult:
        import aiosmtplib

        smtp = self._smtp
        try:
            async with asyncio.timeout(WHOLE_SECONDS):
                await aiosmtplib.send(
                    message,
                    sender=smtp.sender,
                    recipients=[str(message["To"])],
                    hostname=smtp.host,
                    port=smtp.port,
                    username=smtp.user,
                    password=smtp.password,
                    timeout=SMTP_SECONDS,
                    use_tls=smtp.security == "smtps",
                    start_tls=smtp.security == "smtp+starttls",
                )
        except (aiosmtplib.SMTPException, OSError, TimeoutError) as error:
            outcome = _outcome(error)
            # Of the error its kind alone: servers repeat addresses in what they say.
            logger.warning("a mail: %s (%s)", outcome.value, type(error).__name__)
            return outcome
        return SendResult.SENT


def game_name(locale: str, game: str) -> str:
    """Return a game's name in a language."""
    try:
        return text(locale, f"hall-game-{game}")
    except KeyError:
        return game


def link_to(public_url: str, table: str) -> str:
    """Return the URL of a table's page."""
    return f"{public_url}/#/table/{table}"


def _outcome(error: Exception) -> SendResult:
    import aiosmtplib

    match error:
        case aiosmtplib.SMTPRecipientsRefused():
            final = all(one.code >= PERMANENT for one in error.recipients)
            return SendResult.REFUSED if final else SendResult.LOST
        case aiosmtplib.SMTPDataError():
            return SendResult.REFUSED if error.code >= PERMANENT else SendResult.LOST
        case aiosmtplib.SMTPConnectError():
            return SendResult.LOST
        case aiosmtplib.SMTPServerDisconnected() | aiosmtplib.SMTPTimeoutError():
            return SendResult.UNSURE
    # Other errors of the library happen before the server has the mail.
    return SendResult.LOST if isinstance(error, aiosmtplib.SMTPException) else SendResult.UNSURE
