"""Cookies of the hall: their names, and the choice among those that a browser sends.

A browser sends all cookies of a host to every port and path of it. So names end with a word of the hall's
own, which is stored in the database: two halls at one host do not touch each other's cookies.

Over TLS a name begins with `__Host-`: browsers accept such a cookie only over TLS and for this exact host,
so neither another host of the domain nor an attacker on the network can set one. The token in it bears a
mark, and is worthless under a name without that prefix.

Former names count as long as no cookie with the right name is sent: those without the hall's word, and over
TLS those of plain HTTP. Their value may be another hall's. If the token is one of this hall, the answer
moves it to the right name; otherwise the cookie stays. So an attacker who can set a cookie without
`__Host-` can at most plant a session that was made over plain HTTP, never one that was made over TLS.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from litestar.datastructures import Cookie

from gladsheim.server.identity.sessions import MARK, UNUSED_DAYS

HOST_ONLY = "__Host-"
SESSION, DEVICE = "gladsheim_session", "gladsheim_device"
"""Beginnings of the names of session and browser cookies. In former versions they were the whole names."""
DAY_SECONDS = 24 * 3600
COOKIE_SECONDS = UNUSED_DAYS * DAY_SECONDS
DEVICE_SECONDS = 400 * DAY_SECONDS
"""Longest time that browsers keep a cookie. The hall forgets a browser with its sessions."""
LONGEST_TOKEN = 100


@dataclass(frozen=True, slots=True)
class SentCookie:
    """Cookie that a browser sent."""

    name: str
    token: str


@dataclass(frozen=True, slots=True)
class CookieNames:
    """Names of a hall's cookies, which end with its `word`."""

    word: str

    def session(self, *, secure: bool) -> str:
        """Return the name of a session's cookie."""
        return self._named(SESSION, secure=secure)

    def device(self, *, secure: bool) -> str:
        """Return the name of the cookie by which accounts recognize a browser."""
        return self._named(DEVICE, secure=secure)

    def sessions_in(self, cookies: Mapping[str, str], *, secure: bool) -> list[SentCookie]:
        """Return cookies that may hold a session of this hall: the right name's, else former ones."""
        right = self.session(secure=secure)
        found = self._sent(SESSION, cookies, secure=secure)
        return [sent for sent in found if sent.name == right] if cookies.get(right) else found

    def device_in(self, cookies: Mapping[str, str], *, secure: bool) -> str | None:
        """Return the token by which accounts recognize the browser, or None."""
        found = self._sent(DEVICE, cookies, secure=secure)
        return found[0].token if found else None

    def is_own_session(self, cookies: Mapping[str, str], *, secure: bool) -> bool:
        """Whether the browser sent a cookie that this hall, and no other, gave out for a session."""
        return any(cookies.get(self.session(secure=over)) for over in {secure, False})

    def is_any_session(self, cookies: Mapping[str, str]) -> bool:
        """Whether the browser sent a cookie that is, or may be, of a session of this hall."""
        names = [self.session(secure=over) for over in (True, False)]
        return any(name in cookies for name in (*names, HOST_ONLY + SESSION, SESSION))

    def given(
        self, token: str, cookies: Mapping[str, str], by: SentCookie | None, *, secure: bool
    ) -> list[Cookie]:
        """Return the cookies that store a session's token in a browser; an empty token deletes it.

        Former cookies of this hall are deleted: the cookie `by` which the caller was identified, and over
        TLS the one of plain HTTP with the hall's word.
        """
        right = self.session(secure=secure)
        former = {name for name in (self.session(secure=False),) if name in cookies}
        former |= set() if by is None else {by.name}
        gone = [_cookie(name, "", 0, secure=secure) for name in sorted(former - {right})]
        return [host_cookie(right, token, COOKIE_SECONDS, secure=secure), *gone]

    def _named(self, kind: str, *, secure: bool) -> str:
        return f"{HOST_ONLY if secure else ''}{kind}_{self.word}"

    def _sent(self, kind: str, cookies: Mapping[str, str], *, secure: bool) -> list[SentCookie]:
        """Return the cookies of a kind that may count, the one with the right name first."""
        named, former = self._named(kind, secure=False), kind
        names = [HOST_ONLY + named, HOST_ONLY + former, named, former] if secure else [named, former]
        found = [SentCookie(name, cookies.get(name, "")) for name in names]
        return [sent for sent in found if 0 < len(sent.token) <= LONGEST_TOKEN and _counts(sent)]


def _counts(sent: SentCookie) -> bool:
    return sent.name.startswith(HOST_ONLY) or not sent.token.startswith(MARK)


def host_cookie(name: str, value: str, seconds: int, *, secure: bool) -> Cookie:
    """Return a cookie for this host alone; an empty value deletes it."""
    return _cookie(name, value, seconds if value else 0, secure=secure)


def _cookie(name: str, value: str, seconds: int, *, secure: bool) -> Cookie:
    return Cookie(
        key=name, value=value, max_age=seconds, path="/", httponly=True, samesite="lax", secure=secure
    )
