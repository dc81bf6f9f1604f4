"""Posts to addresses that users have entered, never to the operator's own network.

A name is resolved when it is entered and again before each post. Each of its addresses must belong to the
public Internet, and the connection goes to exactly the address that was checked, so that a second answer of
the name server cannot lead elsewhere (DNS rebinding). Redirects are not followed, proxies of the
environment are not used, and of the answer only the status is read.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
import ssl
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache, partial
from importlib import import_module
from urllib.parse import SplitResult, urlsplit

from gladsheim.core.words import Words
from gladsheim.server.notifications.senders import SendResult
from gladsheim.server.shares.turns import Turns
from gladsheim.server.wire.errors import BadRequest

POST_SECONDS = 5.0
EXAMPLE = "https://example.org/path"
LOOK_UP_THREADS = 4
"""Threads for look-ups. A slow name server delays only posts of one kind."""
LOOK_UPS_EACH, MOST_LOOK_UPS = 2, 100
"""Most look-ups that run or wait, of one owner and of all: no owner can occupy all threads."""
IPAddress = ipaddress.IPv4Address | ipaddress.IPv6Address
UNICAST = ipaddress.ip_network("2000::/3")
"""All global unicast IPv6 addresses; outside are translated, local and withdrawn ones."""
SPECIAL = tuple(
    map(
        ipaddress.ip_network,
        (
            *("192.0.0.0/24", "192.31.196.0/24", "192.52.193.0/24", "192.88.99.0/24", "192.175.48.0/24"),
            *("2001::/23", "2002::/16", "2620:4f:8000::/48", "3fff::/20"),
        ),
    )
)
"""Networks with a special purpose (IANA's registries) that some versions of Python take for public ones:
protocols, anycast services, tunnels to any IPv4 address, documentation.
"""

# Its lines name the whole address of a request, which is a secret between user and receiver.
logging.getLogger("httpx").setLevel(logging.WARNING)


class Forbidden(Exception):
    """Raised when a name resolves to an address outside the public Internet."""


def is_public(address: IPAddress) -> bool:
    """Whether an address belongs to the public Internet, and to a single machine there."""
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if address not in UNICAST:
            return False
    if any(address in network for network in SPECIAL):
        return False
    return address.is_global and not address.is_multicast and not address.is_reserved


def look_up(host: str, port: int) -> list[IPAddress]:
    """Return the addresses of a name, or of any spelling of a number. Raises OSError, UnicodeError."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [ipaddress.ip_address(str(one[4][0]).partition("%")[0]) for one in found]


@dataclass(frozen=True, slots=True)
class TargetRules:
    """Rules for which targets may be reached. Tests replace them to reach a server on this machine."""

    schemes: tuple[str, ...] = ("https",)
    permits: Callable[[IPAddress], bool] = is_public
    look_up: Callable[[str, int], Sequence[IPAddress]] = look_up


class Outgoing:
    """Checks addresses of one kind and posts to them. Errors name the request's `field`; `unfit` is the
    text for a malformed address, `within` for one outside the public Internet.
    """

    def __init__(self, reach: TargetRules, field: str, unfit: Words, within: Words) -> None:
        self._reach = reach
        self._field = field
        self._unfit = unfit
        self._within = within
        self._threads = ThreadPoolExecutor(LOOK_UP_THREADS, thread_name_prefix="look-up")
        self._turns = Turns(LOOK_UP_THREADS, LOOK_UPS_EACH, MOST_LOOK_UPS)
        # It takes long to load: not where nothing is posted, and not at the first post.
        import_module("httpx")

    def check(self, url: str) -> SplitResult:
        """Return the parts of an address whose form is valid. Raises BadRequest."""
        try:
            parsed = urlsplit(url)
            fits = parsed.scheme in self._reach.schemes and parsed.hostname and parsed.port != 0
            fits = fits and url.isascii() and url.isprintable() and " " not in url and "\\" not in url
        except ValueError:
            fits = False
        if not fits or parsed.username is not None or parsed.password is not None or parsed.fragment:
            raise BadRequest(self._unfit, self._field)
        try:
            literal = ipaddress.ip_address(parsed.hostname or "")
        except ValueError:
            return parsed
        if not self._reach.permits(literal):
            raise self._not_public()
        return parsed

    async def check_target(self, url: SplitResult) -> None:
        """Raise BadRequest for a name without addresses, or with one that may not be reached.

        The error does not say which, so that callers cannot explore names of the operator's network.
        """
        try:
            async with asyncio.timeout(POST_SECONDS):
                found = await self._addresses(url)
        except (Forbidden, OSError, UnicodeError, TimeoutError):
            raise self._not_public() from None
        if not found:
            raise self._not_public()

    async def post(self, url: str, headers: dict[str, str], body: bytes) -> int | SendResult:
        """Post once. Returns the status of the answer, or the outcome if there is none."""
        import httpx

        try:
            async with asyncio.timeout(POST_SECONDS):
                return await self._post(self.check(url), headers, body)
        except (Forbidden, BadRequest, UnicodeError, httpx.InvalidURL):
            return SendResult.REFUSED
        except (socket.gaierror, httpx.ConnectError, httpx.ConnectTimeout):
            return SendResult.LOST
        except (httpx.HTTPError, OSError, TimeoutError):
            return SendResult.UNSURE

    async def _post(self, url: SplitResult, headers: dict[str, str], body: bytes) -> int:
        """Return the status of the answer. Raises Forbidden, gaierror and errors of httpx."""
        import httpx

        addresses = await self._addresses(url)
        target = url._replace(netloc=_place(addresses[0], _port(url)), fragment="").geturl()
        # The name stays for the certificate and for the server's own sorting.
        extensions = {"sni_hostname": url.hostname or ""}
        named = {**headers, "host": url.netloc}
        async with (
            httpx.AsyncClient(
                verify=_trusted(), trust_env=False, follow_redirects=False, timeout=POST_SECONDS
            ) as client,
            client.stream("POST", target, content=body, headers=named, extensions=extensions) as answer,
        ):
            return answer.status_code

    async def _addresses(self, url: SplitResult) -> Sequence[IPAddress]:
        """Return the addresses of a host. Raises Forbidden, OSError, UnicodeError."""
        look_up = partial(self._reach.look_up, url.hostname or "", _port(url))
        found = await self._turns.work(look_up, self._threads)
        if not all(self._reach.permits(address) for address in found):
            raise Forbidden
        return found

    def _not_public(self) -> BadRequest:
        return BadRequest(self._within, self._field)


@cache
def _trusted() -> ssl.SSLContext:
    """Return the trusted certificates, loaded once: loading blocks the event loop for 20 ms."""
    import httpx

    return httpx.create_ssl_context(trust_env=False)


def _port(url: SplitResult) -> int:
    return url.port or (443 if url.scheme == "https" else 80)


def _place(address: IPAddress, port: int) -> str:
    return f"[{address}]:{port}" if address.version == 6 else f"{address}:{port}"
