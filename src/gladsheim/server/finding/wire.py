"""What who looks for company sends and is told."""

from __future__ import annotations

from msgspec import Struct

from gladsheim.server.wire.bodies import HexDigest


class FindSomeone(Struct, forbid_unknown_fields=True):
    """`promise`: SHA-256 of a nonce that is told when all seats are taken."""

    promise: HexDigest | None = None


class UsualWait(Struct):
    """How long it took lately until the free seats of a public table were taken: the median in seconds,
    and of how many tables; without any, null.
    """

    seconds: int | None
    tables: int
