"""What a host configures, and what a webhook may be."""

from __future__ import annotations

import ipaddress
from typing import Any

import aiosmtplib
import pytest

from gladsheim.core.errors import UsageError
from gladsheim.server.notifications.mail import Mailer
from gladsheim.server.notifications.outgoing import TargetRules, is_public
from gladsheim.server.notifications.senders import NotificationSettings, SendResult, Smtp, outside_of
from gladsheim.server.notifications.webhooks import Webhooks
from gladsheim.server.wire.errors import BadRequest
from gladsheim.tables.people.talk import Contact, DueNotice
from tests.server.notifications.telling import PASSWORD, PUBLIC, mail_server

BASE = {"GLADSHEIM_PUBLIC_URL": "https://hall.test/"}


def smtp(url: str) -> Smtp | None:
    """What is read from the URL of a mail server."""
    found = outside_of({**BASE, "GLADSHEIM_SMTP_URL": url})
    assert found is not None
    return found.smtp


def test_nothing_configured_is_nothing() -> None:
    """Without a mail server, webhooks and a page with TLS nobody is told, and no address is needed."""
    assert outside_of({}) is None
    assert outside_of({"GLADSHEIM_PUBLIC_URL": "http://hall.test", "GLADSHEIM_WEBHOOKS": "0"}) is None


def test_web_push_needs_a_page_with_tls() -> None:
    """It is there where the page is reached by https, and can be switched off."""
    assert outside_of(BASE) == NotificationSettings("https://hall.test", push=True)
    assert outside_of({**BASE, "GLADSHEIM_PUSH": "0"}) is None
    with pytest.raises(UsageError, match="GLADSHEIM_PUBLIC_URL"):
        outside_of({"GLADSHEIM_PUBLIC_URL": "http://hall.test", "GLADSHEIM_PUSH": "1"})


def test_the_environment_is_read() -> None:
    """Scheme, user and password, port and sender; the address without its final slash."""
    url = "smtp+starttls://us%40er:pass%2Fword@mail.test/?from=hall@hall.test"
    expected = Smtp("mail.test", 587, "hall@hall.test", "smtp+starttls", "us@er", "pass/word")
    found = outside_of({**BASE, "GLADSHEIM_SMTP_URL": url, "GLADSHEIM_WEBHOOKS": "1"})
    assert found == NotificationSettings("https://hall.test", expected, webhooks=True, push=True)
    assert smtp("smtps://mail.test?from=a@b.test") == Smtp("mail.test", 465, "a@b.test", "smtps")
    assert smtp("smtp://localhost:2525/?from=a@b.test") == Smtp("localhost", 2525, "a@b.test")
    assert "pass/word" not in repr(found)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("GLADSHEIM_SMTP_URL", "https://user:hidden@mail.test/?from=a@b.test"),
        ("GLADSHEIM_SMTP_URL", "smtps://user:hidden@mail.test/"),
        ("GLADSHEIM_SMTP_URL", "smtps://user:hidden@mail.test:99999/?from=a@b.test"),
        ("GLADSHEIM_SMTP_URL", "smtps://user:hidden@[mail/?from=a@b.test"),
        ("GLADSHEIM_SMTP_URL", "smtp://user:hidden@mail.test/?from=a@b.test"),
        ("GLADSHEIM_WEBHOOKS", "yes"),
        ("GLADSHEIM_PUSH", "yes"),
        ("GLADSHEIM_PUBLIC_URL", "hall.test"),
        ("GLADSHEIM_PUBLIC_URL", ""),
    ],
)
def test_what_cannot_be_used_is_named_without_its_secrets(name: str, value: str) -> None:
    """The message has the variable, and no password."""
    with pytest.raises(UsageError, match=name) as error:
        outside_of({**BASE, "GLADSHEIM_WEBHOOKS": "1", name: value})
    assert "hidden" not in str(error.value)


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.1"),
        *("224.0.0.1", "255.255.255.255", "240.0.0.1", "192.0.2.1", "198.18.0.1"),
        *("::1", "::", "fe80::1", "fc00::1", "ff02::1", "2001:db8::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1"),
        *("64:ff9b::7f00:1", "2002:7f00:1::", "2002:0a00:1::1"),
    ],
)
def test_addresses_that_are_not_public(address: str) -> None:
    """Loopback, private, link-local, shared, multicast, reserved, and all that leads to them."""
    assert not is_public(ipaddress.ip_address(address))


SPECIAL = [
    *("0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12"),
    *("192.0.0.0/24", "192.0.2.0/24", "192.31.196.0/24", "192.52.193.0/24", "192.88.99.0/24"),
    *("192.168.0.0/16", "192.175.48.0/24", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24"),
    *("224.0.0.0/4", "240.0.0.0/4", "255.255.255.255/32"),
    *("::/128", "::1/128", "::/96", "::ffff:0:0:0/96", "64:ff9b::/96", "64:ff9b:1::/48", "100::/64"),
    *("100:0:0:1::/64", "2001::/23", "2001::/32", "2001:1::1/128", "2001:1::2/128", "2001:1::3/128"),
    *("2001:2::/48", "2001:3::/32", "2001:4:112::/48", "2001:10::/28", "2001:20::/28", "2001:30::/28"),
    *("2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20", "5f00::/16", "fc00::/7"),
    *("fe80::/10", "fec0::/10", "ff00::/8"),
]
"""The registries of special-purpose addresses (IANA, as of 2025), and what was withdrawn from use."""


@pytest.mark.parametrize("network", SPECIAL)
def test_no_address_with_a_special_purpose_is_public(network: str) -> None:
    """Whatever the version of Python thinks of it; also written as IPv6."""
    found = ipaddress.ip_network(network)
    for address in (found[0], found[-1], found[found.num_addresses // 2]):
        assert not is_public(address)
        if address.version == 4:
            assert not is_public(ipaddress.ip_address(f"::ffff:{address}"))
            assert not is_public(
                ipaddress.ip_address(f"2002:{int(address) >> 16:x}:{int(address) & 65535:x}::1")
            )


@pytest.mark.parametrize("url", ["https://[fec0::1]/", "https://[3fff::1]/", "https://192.88.99.1/"])
def test_a_special_address_is_refused_in_words(url: str) -> None:
    """The sentence says what may be entered."""
    with pytest.raises(BadRequest, match="public Internet"):
        Webhooks(PUBLIC, TargetRules()).outgoing.check(url)


@pytest.mark.parametrize(
    "address",
    ["9.9.9.9", "192.0.1.1", "192.88.98.1", "2620:fe::fe", "2001:200::1", "3ffe::1", "::ffff:9.9.9.9"],
)
def test_addresses_that_are_public(address: str) -> None:
    """Those of the Internet."""
    assert is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize(
    "url",
    [
        *("http://example.org/", "ftp://example.org/", "https:///path", "https://", "example.org"),
        *("https://user@example.org/", "https://user:word@example.org/", "https://example.org/#part"),
        *("https://127.0.0.1/", "https://[::1]/", "https://169.254.169.254/latest", "https://10.0.0.1:8443/"),
        *("https://example.org:0/", "https://example.org:99999/", "https://exa mple.org/"),
        *("https://exämple.org/", "https://example.org\\@10.0.0.1/", "https://[bad/"),
    ],
)
def test_what_can_be_no_webhook(url: str) -> None:
    """Another scheme, a user, an address within, and what cannot be read."""
    with pytest.raises(BadRequest):
        Webhooks(PUBLIC, TargetRules()).outgoing.check(url)


def test_what_can_be_a_webhook() -> None:
    """An https address with path, query and port; names are looked up when it is called."""
    for url in ("https://example.org/a?b=c", "https://example.org:8443/", "https://9.9.9.9/"):
        assert Webhooks(PUBLIC, TargetRules()).outgoing.check(url).geturl() == url


@pytest.mark.anyio
async def test_the_hall_logs_in_to_its_mail_server() -> None:
    """With the user and the password of the URL."""
    async with mail_server(auth_require_tls=False) as server:
        found = Smtp("127.0.0.1", server.port, "hall@hall.test", "smtp", "user", PASSWORD)
        assert await Mailer(found, PUBLIC).code("a@b.test", "en", "CODE") is SendResult.SENT
        assert server.logins == [(b"user", PASSWORD.encode())]


@pytest.mark.anyio
async def test_without_tls_where_it_is_asked_for_nothing_is_sent() -> None:
    """A server that cannot do it gets neither password nor mail."""
    async with mail_server(auth_require_tls=False) as server:
        found = Smtp("127.0.0.1", server.port, "hall@hall.test", "smtp+starttls", "user", PASSWORD)
        assert await Mailer(found, PUBLIC).code("a@b.test", "en", "CODE") is SendResult.LOST
        assert (server.logins, server.mails) == ([], [])


@pytest.mark.anyio
async def test_a_server_that_vanishes_may_have_taken_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """After the words were sent nobody can know; before there was a connection everybody does."""
    mailer = Mailer(Smtp("127.0.0.1", 1, "hall@hall.test"), PUBLIC)
    assert await mailer.code("a@b.test", "en", "CODE") is SendResult.LOST

    async def vanish(*_: Any, **__: Any) -> None:
        raise aiosmtplib.SMTPServerDisconnected("gone")

    monkeypatch.setattr(aiosmtplib, "send", vanish)
    assert await mailer.code("a@b.test", "en", "CODE") is SendResult.UNSURE


@pytest.fixture
def anyio_backend() -> str:
    """The hall runs on asyncio."""
    return "asyncio"


@pytest.mark.anyio
@pytest.mark.parametrize(
    "url", ["https://localhost/", "https://a..b/", "https://127.0.0.1:8000/", "http://x.test/"]
)
async def test_what_leads_within_is_never_called(url: str) -> None:
    """Also if it was stored: the name is looked at when it is called, and not only when it is entered."""
    contact = Contact("user", webhook=url, secret="word")  # noqa: S106  # an invented one
    due = DueNotice("table", "toy", "user", "webhook", None)
    assert await Webhooks(PUBLIC, TargetRules()).turn(contact, due) is SendResult.REFUSED
