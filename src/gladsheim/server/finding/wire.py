"""Requests and answers of matchmaking."""

from __future__ import annotations

from msgspec import Struct

from gladsheim.server.wire.bodies import HexDigest


class FindSomeone(Struct, forbid_unknown_fields=True):
    """Request for a table. `promise`: SHA-256 of a nonce that is revealed when all seats are taken."""

    promise: HexDigest | None = None


class UsualWait(Struct):
    """Median time in seconds until the free seats of a public table were taken lately, and the number of
    tables counted; null without any.
    """

    seconds: int | None
    tables: int
