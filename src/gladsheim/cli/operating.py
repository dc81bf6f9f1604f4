"""Helpers for commands on a hall's database: opening it, finding a user by name, writing the audit log."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, TypeVar

import rich_click as click

if TYPE_CHECKING:
    from gladsheim.store import HallStore
    from gladsheim.store.operators.audit import Note
    from gladsheim.store.operators.moderation import FoundUser

T = TypeVar("T")

DATE = click.DateTime(["%Y-%m-%d", "%Y-%m-%dT%H:%M:%S"])
MOST_DAYS = 36_500
LONGEST_NAME = 100


def with_store(
    database: str | None, work: Callable[[HallStore], Awaitable[T]], *, alone: str | None = None
) -> T:
    """Run `work` on the hall's database, also while the hall runs.

    With `alone`, a database file must not be in use; other processes that try to open it get this text.

    Raises DatabaseError where there is none: an operator's command never makes one.
    """
    from gladsheim.store.open import open_store, server_url
    from gladsheim.store.upkeep.upkeep import check_present

    if server_url(database) is None:
        check_present(database)
    store = open_store(database, make=False, served_at=alone)

    async def worked() -> T:
        return await work(store)

    try:
        return asyncio.run(worked())
    finally:
        store.close()


async def the_one(store: HallStore, typed: str) -> FoundUser | None:
    """Return the user with this name or id; None if there is none.

    Raises UsageError if several have the name.
    """
    from gladsheim.server.wire.names import name_key

    if len(typed) > LONGEST_NAME:
        raise click.UsageError(f"a name or an id has at most {LONGEST_NAME} characters")
    found = await store.moderation.find(typed, name_key(typed))
    if len(found) > 1:
        listed = "; ".join(described(one) for one in found)
        raise click.UsageError(f"{len(found)} are called {typed!r}, say the id of one: {listed}")
    return found[0] if found else None


def described(found: FoundUser) -> str:
    """Describe a user in a few words, for the terminal."""
    return (
        f"{found.name} ({'account' if found.account else 'guest'} since {found.created[:10]}, id {found.id})"
    )


def entry(what: str, about: str | None = None, **details: Any) -> Note:
    """Return an audit log entry about an action of the operator."""
    from gladsheim.records import now
    from gladsheim.store.operators.audit import OPERATOR, Note

    return Note(now(), OPERATOR, what, about, details)


def stored(moment: datetime) -> str:
    """Return a time as the database stores it; a time without a zone is UTC."""
    return (
        moment.replace(tzinfo=moment.tzinfo or UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    )


def note(database: str | None, what: str, **details: Any) -> None:
    """Write an action on a whole database into the audit log.

    A database of an older version that has no audit log yet is left as it is.
    """
    from gladsheim.store import DatabaseError

    with suppress(DatabaseError):
        with_store(database, lambda store: store.moderation.audit.add(entry(what, **details)))
