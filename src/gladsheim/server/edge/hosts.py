"""Names and addresses of a hall; requests with any other `Host` are refused.

Any page can let its own host name resolve to the address of a hall in the visitor's network (DNS
rebinding). For the browser it is then the hall's own page. Only the `Host` that it sends, its own name,
tells the two apart. An address in `Host` is accepted if the connection arrived at it, because then no name
was resolved.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from urllib.parse import urlsplit

from gladsheim.core.errors import UsageError, shorten

NAMES = "GLADSHEIM_NAME"
"""Environment variable with the same meaning as `--name`; names are separated by spaces."""
MOST_NAMES = 100
LONGEST_HOST = 260
"""Longest `Host` header in characters: a name has up to 253, and a port may follow."""
HIGHEST_PORT = 65_535
REMEMBERED = 1_000
HOST = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::([0-9]{1,5}))?", re.IGNORECASE)
NAME = re.compile(r"(?!-)[a-z0-9_-]{1,63}(?<!-)(\.(?!-)[a-z0-9_-]{1,63}(?<!-))*")
LOCALHOST = "localhost"
MULTICAST_DNS = ".local"

Known = Callable[[str, str], bool]
"""Check whether a request is for this hall, by its `Host` and the address at which it arrived."""


def known_hosts(names: Iterable[str] = ()) -> Known:
    """Return the check of `Host` for a hall with these names, in the form that `clean_name` returns."""
    ours = frozenset({LOCALHOST, *names})

    @lru_cache(REMEMBERED)
    def known(host: str, here: str) -> bool:
        found = HOST.fullmatch(host)
        if found is None or int(found[2] or 0) > HIGHEST_PORT:
            return False
        name = found[1].strip("[]").lower().removesuffix(".")
        address = address_of(name)
        if address is None:
            # A server without an address has a name: where there is no network, as in tests.
            return name in ours or name == here
        return address.is_loopback or address == address_of(here) or str(address) in ours

    # Longer names are not remembered: it would fill the memory.
    return lambda host, here: len(host) <= LONGEST_HOST and known(host, here)


def address_of(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """Return the IP address, without a zone, and as IPv4 if it is mapped; None for any other text."""
    try:
        address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def clean_name(text: str) -> str:
    """Return a name or an address in the form of `Host`. Raises UsageError if the text is neither."""
    address = address_of(text.strip("[]"))
    if address is not None:
        return str(address)
    try:
        name = text.removesuffix(".").encode("idna").decode().lower()
    except UnicodeError:
        name = ""
    if NAME.fullmatch(name) is None or len(name) > LONGEST_HOST:
        raise UsageError(f"name is {shorten(text)}; allowed: the name or address of a host, without a port")
    return name


def names_of(
    given: Iterable[str], listening: str, public_url: str | None, environment: Mapping[str, str]
) -> frozenset[str]:
    """Return all names of a hall: those given, its listening address, its public URL, and this machine's
    names. Raises UsageError.
    """
    wanted = [*given, *environment.get(NAMES, "").split()]
    if len(wanted) > MOST_NAMES:
        raise UsageError(f"names are {len(wanted)}; allowed: at most {MOST_NAMES}")
    public = None if public_url is None else urlsplit(public_url).hostname
    own = {name for name in (listening, public, *_own_names()) if name}
    return frozenset(map(clean_name, wanted)) | {name.lower() for name in own}


def _own_names() -> list[str]:
    """Return the host name of this machine and its multicast DNS name."""
    name = socket.gethostname()
    first = name.partition(".")[0]
    return [name, first, first + MULTICAST_DNS] if first else []
