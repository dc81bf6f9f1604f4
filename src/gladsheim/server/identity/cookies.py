"""The hall's cookies: their names, and which of those that a browser sends count.

A browser sends all cookies of a host to every port and every path of it. So the names end with the
hall's own word, which the database keeps: two halls at one host leave each other's cookies alone.

Over TLS a name begins with `__Host-`: browsers take such a cookie only over TLS, for this very host, so
neither another host of the domain nor anybody on the way can slip one in. The token in it bears a mark,
and is worth nothing under a name without that beginning.

Former names count as long as no cookie with the right one is sent: those without the hall's word, and over
TLS those of plain HTTP. What they hold may be another hall's. If the token is one of this hall, the answer
gives it the right name and takes the former one away; otherwise that stays as it is. So whoever can slip in
a cookie without `__Host-` can at most give somebody a session that was made over plain HTTP, never one that
was made over TLS.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from litestar.datastructures import Cookie

from gladsheim.server.identity.sessions import MARK, UNUSED_DAYS

HOST_ONLY = "__Host-"
SESSION, DEVICE = "gladsheim_session", "gladsheim_device"
"""How the names of a session's and of a browser's cookie begin; once these were the whole names."""
DAY_SECONDS = 24 * 3600
COOKIE_SECONDS = UNUSED_DAYS * DAY_SECONDS
DEVICE_SECONDS = 400 * DAY_SECONDS
"""The longest that browsers keep a cookie; the hall forgets it with the sessions that had it."""
LONGEST_TOKEN = 100


@dataclass(frozen=True, slots=True)
class Sent:
    """A cookie that a browser sent."""

    name: str
    token: str


@dataclass(frozen=True, slots=True)
class CookieNames:
    """The names of a hall's cookies, which end with its `word`."""

    word: str

    def session(self, *, secure: bool) -> str:
        """The name of a session's cookie."""
        return self._named(SESSION, secure=secure)

    def device(self, *, secure: bool) -> str:
        """The name of the cookie by which accounts know a browser."""
        return self._named(DEVICE, secure=secure)

    def sessions_in(self, cookies: Mapping[str, str], *, secure: bool) -> list[Sent]:
        """The cookies that may be of a session of this hall: that with the right name, or former ones."""
        right = self.session(secure=secure)
        found = self._sent(SESSION, cookies, secure=secure)
        return [sent for sent in found if sent.name == right] if cookies.get(right) else found

    def device_in(self, cookies: Mapping[str, str], *, secure: bool) -> str | None:
        """The token by which accounts know the browser."""
        found = self._sent(DEVICE, cookies, secure=secure)
        return found[0].token if found else None

    def is_own_session(self, cookies: Mapping[str, str], *, secure: bool) -> bool:
        """Whether a cookie is sent that this hall gave out for a session, and no other hall."""
        return any(cookies.get(self.session(secure=over)) for over in {secure, False})

    def is_any_session(self, cookies: Mapping[str, str]) -> bool:
        """Whether a cookie is sent that is or may be of a session of this hall."""
        names = [self.session(secure=over) for over in (True, False)]
        return any(name in cookies for name in (*names, HOST_ONLY + SESSION, SESSION))

    def given(self, token: str, cookies: Mapping[str, str], by: Sent | None, *, secure: bool) -> list[Cookie]:
        """What gives a browser a session's token; an empty token takes the session's cookie away.

        What stood for this hall under a former name goes: the cookie `by` which the caller was known, and
        over TLS that with the hall's word.
        """
        right = self.session(secure=secure)
        former = {name for name in (self.session(secure=False),) if name in cookies}
        former |= set() if by is None else {by.name}
        gone = [_cookie(name, "", 0, secure=secure) for name in sorted(former - {right})]
        return [host_cookie(right, token, COOKIE_SECONDS, secure=secure), *gone]

    def _named(self, kind: str, *, secure: bool) -> str:
        return f"{HOST_ONLY if secure else ''}{kind}_{self.word}"

    def _sent(self, kind: str, cookies: Mapping[str, str], *, secure: bool) -> list[Sent]:
        """The cookies of a kind that may count, that with the right name first."""
        named, former = self._named(kind, secure=False), kind
        names = [HOST_ONLY + named, HOST_ONLY + former, named, former] if secure else [named, former]
        found = [Sent(name, cookies.get(name, "")) for name in names]
        return [sent for sent in found if 0 < len(sent.token) <= LONGEST_TOKEN and _counts(sent)]


def _counts(sent: Sent) -> bool:
    return sent.name.startswith(HOST_ONLY) or not sent.token.startswith(MARK)


def host_cookie(name: str, value: str, seconds: int, *, secure: bool) -> Cookie:
    """A cookie for this very host; an empty one takes it away."""
    return _cookie(name, value, seconds if value else 0, secure=secure)


def _cookie(name: str, value: str, seconds: int, *, secure: bool) -> Cookie:
    return Cookie(
        key=name, value=value, max_age=seconds, path="/", httponly=True, samesite="lax", secure=secure
    )
