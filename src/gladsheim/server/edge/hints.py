"""Detection of a misconfigured proxy in front of the hall, reported to the operator in the log.

Any client can forge these headers. So each line is written at most once a day, and only a few of each kind.
Apart from the wording of a refusal no decision depends on them.
"""

from __future__ import annotations

import ipaddress
import logging
from functools import lru_cache
from urllib.parse import SplitResult, urlsplit

from gladsheim.core.errors import shorten
from gladsheim.core.words import Words
from gladsheim.server.wire.asgi import Scope
from gladsheim.server.wire.errors import Refused
from gladsheim.server.wire.logs import LogLimit

logger = logging.getLogger(__name__)

Headers = dict[bytes, str]

DAY_SECONDS = 24 * 3600.0
MOST_LINES = 10
REMEMBERED = 1_000
DEFAULT_PORTS = {"http": ":80", "https": ":443"}
SOCKET_SCHEMES = {"ws": "http", "wss": "https"}
KEEP_HOST = "the proxy must pass the Host header on unchanged (nginx: proxy_set_header Host $http_host;)"
CHANGED = f"a page of %s reached the hall under Host %s: {KEEP_HOST}"
PERHAPS_CHANGED = f"a page of %s asked for Host %s and was refused: if it is the hall's own, {KEEP_HOST}"
SCHEME = (
    "a page of %s reached the hall as %s (X-Forwarded-Proto: %s, from %s): the proxy must send how the "
    "browser came (nginx: proxy_set_header X-Forwarded-Proto $scheme;) from one of FORWARDED_ALLOW_IPS"
)
NOT_BELIEVED = (
    "X-Forwarded-For from %s is not believed, so all who come from there share one address and its limits: "
    "if it is the proxy, FORWARDED_ALLOW_IPS must name it"
)
NOT_SENT = (
    "requests for %s come from %s without X-Forwarded-For: if a proxy passes them on, it must send it, else "
    "all guests share one address and its limits (nginx: proxy_set_header X-Forwarded-For $remote_addr;)"
)
BASIC = (
    "requests with Authorization: Basic are refused (401): a proxy that asks for a password must not pass "
    'it on (nginx: proxy_set_header Authorization "";)'
)


def is_foreign(headers: Headers) -> bool:
    """Whether a browser says that the request comes from a page of another host than the one called."""
    origin = headers.get(b"origin")
    if origin is None:
        return headers.get(b"sec-fetch-site") == "cross-site"
    found = _parsed(origin)
    port = DEFAULT_PORTS.get(found.scheme, "")
    host = headers.get(b"host", "").lower()
    return found.netloc.lower().removesuffix(port) != host.removesuffix(port)


class ProxyHints:
    """Check of the requests of a process; writes log lines for the operator."""

    def __init__(self) -> None:
        self._seldom: dict[str, LogLimit] = {}

    def cross_origin(self, headers: Headers) -> Refused:
        """Return the refusal of a request that `is_foreign`.
        Its text tells the player if the proxy is the likely cause.
        """
        origin, site = headers.get(b"origin", ""), headers.get(b"sec-fetch-site")
        # A browser that says where its page comes from has compared the addresses as it sees them.
        if site not in (None, "same-origin") or not _parsed(origin).netloc:
            return Refused("cross_origin", Words("faults-cross-origin"))
        told = shorten(origin), shorten(headers.get(b"host", ""))
        self._tell(PERHAPS_CHANGED if site is None else CHANGED, *told)
        return Refused("cross_origin", Words.of("faults-host-changed", origin=told[0], host=told[1]))

    def look(self, scope: Scope, headers: Headers) -> None:
        """Check the headers of a request of any kind."""
        peer = (scope.get("client") or ("",))[0]
        forwarded = headers.get(b"x-forwarded-for")
        if forwarded is None:
            if _is_own(peer) and not _is_local(headers.get(b"host", "")):
                self._tell(NOT_SENT, shorten(headers.get(b"host", "")), peer)
        elif _is_private(peer) and peer not in forwarded:
            # One that is believed would be in its place.
            self._tell(NOT_BELIEVED, peer)
        if b"origin" in headers:
            self._look_at_scheme(scope, headers, peer)
        if headers.get(b"authorization", "").lower().startswith("basic "):
            self._tell(BASIC)

    def _look_at_scheme(self, scope: Scope, headers: Headers, peer: str) -> None:
        came = _parsed(headers[b"origin"]).scheme
        seen = SOCKET_SCHEMES.get(scope["scheme"], scope["scheme"])
        if came in DEFAULT_PORTS and came != seen and not is_foreign(headers):
            sent = headers.get(b"x-forwarded-proto")
            shown = "none" if sent is None else shorten(sent)
            self._tell(SCHEME, shorten(headers[b"origin"]), repr(seen), shown, peer)

    def _tell(self, line: str, *values: str) -> None:
        kind = self._seldom.setdefault(line, LogLimit(DAY_SECONDS, MOST_LINES))
        if kind.due(line % values) is not None:
            logger.warning(line, *values)


def _parsed(origin: str) -> SplitResult:
    try:
        return urlsplit(origin)
    except ValueError:
        return urlsplit("")


@lru_cache(REMEMBERED)
def _is_private(peer: str) -> bool:
    try:
        return ipaddress.ip_address(peer).is_private
    except ValueError:
        return False


def _is_own(peer: str) -> bool:
    return peer in ("127.0.0.1", "::1")


def _is_local(host: str) -> bool:
    name = host.rpartition(":")[0] if not host.endswith("]") and ":" in host else host
    return name.lower() == "localhost" or name == "[::1]" or name.startswith("127.")
