"""Guests by their cookie: the database keeps them; where one process has it for itself, memory spares it
most questions.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Callable

from gladsheim.store import HallStore
from gladsheim.tables.table import Session, fresh_id

MOST_KNOWN = 10_000


class Sessions:
    """The guests of the hall. Of a cookie's token only the hash is kept, here as on disk."""

    def __init__(self, store: HallStore, clock: Callable[[], str]) -> None:
        self._store = store
        self._clock = clock
        # Another process may rename a guest, and none could tell this one in time.
        self._most = 0 if store.shared else MOST_KNOWN
        self._known: OrderedDict[bytes, Session] = OrderedDict()

    async def find(self, token: str) -> Session | None:
        """The guest whose cookie has this token."""
        digest = _digest(token)
        found = self._known.get(digest) or await self._store.session_by_token(digest)
        if found is not None:
            self._remember(digest, found)
        return found

    async def create(self, token: str, name: str) -> Session:
        """A new guest."""
        session = Session(fresh_id(), name)
        await self._store.add_session(session, _digest(token), self._clock())
        self._remember(_digest(token), session)
        return session

    async def rename(self, session: Session, name: str) -> Session:
        """Give a guest another name; seats already taken keep theirs."""
        await self._store.rename_session(session.id, name)
        renamed = Session(session.id, name)
        for digest in [digest for digest, known in self._known.items() if known.id == session.id]:
            self._known[digest] = renamed
        return renamed

    def _remember(self, digest: bytes, session: Session) -> None:
        self._known[digest] = session
        self._known.move_to_end(digest)
        while len(self._known) > self._most:
            self._known.popitem(last=False)


def _digest(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()
