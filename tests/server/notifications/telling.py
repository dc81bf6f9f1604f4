"""A mail server, a receiver of webhooks and a calendar of the test's own."""

from __future__ import annotations

import asyncio
import email
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from email.message import EmailMessage, Message
from email.policy import default
from typing import Any

from aiosmtpd.smtp import SMTP, AuthResult, Envelope, Session

from gladsheim.server.notifications.senders import Smtp
from gladsheim.server.time.pause import earlier

FIRST_DAY = "2026-01-01T00:00:00.000Z"
PUBLIC = "https://hall.test"
PASSWORD = "smtp pass/word"  # noqa: S105  # an invented one


@dataclass
class Calendar:
    """A clock of the time of day that goes when it is told to."""

    now: str = FIRST_DAY

    def __call__(self) -> str:
        """The time that it shows."""
        return self.now

    def wait(self, seconds: float) -> None:
        """Let time pass."""
        self.now = earlier(self.now, -seconds)


@dataclass
class MailServer:
    """Takes mails, or refuses them with an answer of its own."""

    port: int = 0
    mails: list[EmailMessage] = field(default_factory=list)
    refusal: str | None = None
    logins: list[tuple[bytes, bytes]] = field(default_factory=list)

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802  # aiosmtpd's name
        """Take a mail."""
        if self.refusal is not None:
            return self.refusal
        content = envelope.content
        assert isinstance(content, bytes)
        found: Message = email.message_from_bytes(content, policy=default)
        assert isinstance(found, EmailMessage)
        self.mails.append(found)
        return "250 OK"

    @property
    def smtp(self) -> Smtp:
        """How the hall finds it."""
        return Smtp("127.0.0.1", self.port, "hall@hall.test")

    def text(self) -> str:
        """What the last mail says."""
        return str(self.mails[-1].get_content()).replace("\r\n", "\n")


@asynccontextmanager
async def mail_server(**options: Any) -> AsyncIterator[MailServer]:
    """A real SMTP server on this machine."""
    taken = MailServer()

    def authenticate(_server: Any, _session: Any, _envelope: Any, _mechanism: str, data: Any) -> AuthResult:
        taken.logins.append((data.login, data.password))
        return AuthResult(success=True)

    loop = asyncio.get_running_loop()
    server = await loop.create_server(
        lambda: SMTP(taken, hostname="mail.test", loop=loop, authenticator=authenticate, **options),
        "127.0.0.1",
        0,
    )
    taken.port = server.sockets[0].getsockname()[1]
    async with server:
        yield taken


@dataclass
class Receiver:
    """Takes posts, and answers with a status; `silent`: it takes them and says nothing."""

    port: int = 0
    posts: list[tuple[str, dict[str, str], bytes]] = field(default_factory=list)
    status: str = "204 No Content"
    silent: bool = False

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}/hook?key=secret"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One request."""
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        first, *lines = head.strip().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
        self.posts.append((first, headers, await reader.readexactly(int(headers["content-length"]))))
        if self.silent:
            await reader.read()
        else:
            more = "Location: http://127.0.0.1:1/\r\nContent-Length: 0\r\nConnection: close\r\n"
            writer.write(f"HTTP/1.1 {self.status}\r\n{more}\r\n".encode())
            await writer.drain()
        writer.close()


@asynccontextmanager
async def receiver() -> AsyncIterator[Receiver]:
    """A real HTTP server on this machine."""
    taken = Receiver()
    server = await asyncio.start_server(taken.serve, "127.0.0.1", 0)
    taken.port = server.sockets[0].getsockname()[1]
    async with server:
        yield taken
