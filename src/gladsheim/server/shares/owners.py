"""Owners of shares: the account or network whose share a request uses."""

from __future__ import annotations

from functools import lru_cache

from gladsheim.server.wire.buckets import MOST_KEYS, hashed_key
from gladsheim.store.shares import OWNER
from gladsheim.tables.people.people import User


def owner_of(user: User | None, network: str) -> str:
    """Return the id of the account (of a bot account's owner); for guests a hash of the network."""
    if user is not None and (user.account or user.robot):
        return user.keeper or user.id
    return _hashed(network)


def work_for(user: User | None, network: str) -> None:
    """Count all later work of the current task against the share of a caller."""
    OWNER.set(owner_of(user, network))


@lru_cache(MOST_KEYS)
def _hashed(network: str) -> str:
    # Stored with tables and reviews: the database holds no addresses.
    return hashed_key(f"share {network}")
