"""Audit log of the hall: each entry has a code, an actor and a subject, and never a secret."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from gladsheim.store import DatabaseError
from gladsheim.store.operators.audit import AuditStore, Note

LOGIN = "login"
LOGIN_BURST = "login_burst"
ACCOUNT_MADE = "account_made"
PASSWORD_CHANGED = "password_changed"  # noqa: S105  # a word of the audit log
RECOVERED = "recovered"
CODES_RENEWED = "codes_renewed"
ERASED = "erased"
TABLES_ENDED = "tables_ended"
BANNED = "banned"
BAN_LIFTED = "ban_lifted"
GAME_OFF = "game_off"
GAME_ON = "game_on"
SEAT_FREED = "seat_freed"
PRUNED = "pruned"
REPAIRED = "repaired"
RESTORED = "restored"
MOVED = "moved"

logger = logging.getLogger(__name__)


class AuditLog:
    """Audit log of one process.
    Its entries report past events, so a failed entry is logged and refuses nothing.
    """

    def __init__(self, store: AuditStore, clock: Callable[[], str]) -> None:
        self._store = store
        self._clock = clock

    def entry(self, who: str, what: str, about: str | None = None, **details: Any) -> Note:
        """Return an entry with the current time."""
        return Note(self._clock(), who, what, about, details)

    async def note(self, who: str, what: str, about: str | None = None, **details: Any) -> None:
        """Write an entry."""
        try:
            await self._store.add(self.entry(who, what, about, **details))
        except DatabaseError as error:
            logger.warning("the audit log lacks an entry (%s): %s", what, error)
