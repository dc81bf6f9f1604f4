"""Configuration of external services, read from environment variables: mail, webhooks, Web Push.

The values contain passwords: none is ever printed, and an error names only the variable.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from urllib.parse import parse_qs, unquote, urlsplit

from gladsheim.core.errors import UsageError

PUBLIC_URL, SMTP_URL = "GLADSHEIM_PUBLIC_URL", "GLADSHEIM_SMTP_URL"
WEBHOOKS, PUSH = "GLADSHEIM_WEBHOOKS", "GLADSHEIM_PUSH"
PORTS = {"smtp": 25, "smtp+starttls": 587, "smtps": 465}
SMTP_FORM = "smtp+starttls://USER:PASSWORD@HOST:587/?from=ADDRESS (or smtps://..., smtp://...)"
ADDRESS = re.compile(
    r"[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+)*"
    r"@([a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?"
)
"""Dot-atom form of RFC 5322, with a domain of at least two labels, whose last begins with a letter."""
LOCAL = ("localhost", "127.0.0.1", "::1")


class SendResult(Enum):
    """The result of an attempt to send a notification."""

    SENT = "it was taken"
    REFUSED = "it was refused for good"
    LOST = "it certainly did not arrive"
    UNSURE = "it may have arrived"


@dataclass(frozen=True, slots=True)
class Smtp:
    """Mail server; `security` is "smtp" for none, "smtp+starttls", or "smtps"."""

    host: str
    port: int
    sender: str
    security: str = "smtp"
    user: str | None = None
    password: str | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class NotificationSettings:
    """Public URL of the hall's page, and the channels that may notify people of turns."""

    public_url: str
    smtp: Smtp | None = None
    webhooks: bool = False
    push: bool = False


def outside_of(environment: Mapping[str, str]) -> NotificationSettings | None:
    """Return the operator's configuration; None if there is none.
    Raises UsageError, which names the variable.
    """
    webhooks = _flag(environment, WEBHOOKS, "users may enter webhooks") == "1"
    pushing = _flag(environment, PUSH, "browsers may be told without an open page")
    url = environment.get(SMTP_URL, "")
    smtp = _smtp(url) if url else None
    public = environment.get(PUBLIC_URL, "")
    # No browser subscribes to a page without TLS.
    push = pushing != "0" and public.startswith("https://")
    if pushing == "1" and not push:
        raise UsageError(f"{PUSH}=1 needs a {PUBLIC_URL} that begins with https://")
    if smtp is None and not webhooks and not push:
        return None
    return NotificationSettings(_public(public), smtp, webhooks, push)


def is_address(text: str) -> bool:
    """Whether the text is a mail address of the plain kind: NAME@DOMAIN.TLD, ASCII."""
    return ADDRESS.fullmatch(text) is not None


def _flag(environment: Mapping[str, str], name: str, meaning: str) -> str:
    text = environment.get(name, "")
    if text not in ("", "0", "1"):
        raise UsageError(f"{name} is {text[:20]!r}; allowed: 1 ({meaning}), 0")
    return text


def _public(text: str) -> str:
    parsed = urlsplit(text)
    if parsed.scheme not in ("https", "http") or not parsed.hostname or parsed.query or parsed.fragment:
        raise UsageError(f"{PUBLIC_URL} is needed: where the page is, such as https://hall.example.org")
    return text.rstrip("/")


def _smtp(text: str) -> Smtp:
    try:
        parsed = urlsplit(text)
        port = parsed.port
    except ValueError:
        raise _unreadable() from None
    sender = parse_qs(parsed.query).get("from", [""])[0]
    if parsed.scheme not in PORTS or not parsed.hostname or not is_address(sender):
        raise _unreadable()
    if parsed.scheme == "smtp" and parsed.password and parsed.hostname not in LOCAL:
        raise UsageError(f"{SMTP_URL} would send the password in the clear: use smtp+starttls:// or smtps://")
    return Smtp(
        parsed.hostname,
        port or PORTS[parsed.scheme],
        sender,
        parsed.scheme,
        None if parsed.username is None else unquote(parsed.username),
        None if parsed.password is None else unquote(parsed.password),
    )


def _unreadable() -> UsageError:
    return UsageError(f"{SMTP_URL} cannot be read; allowed: {SMTP_FORM}")
