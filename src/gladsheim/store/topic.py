"""Base class of the stores: access to a database from the event loop."""

import asyncio
from typing import Any, TypeVar

from sqlalchemy.sql import Executable

from gladsheim.store.engine.database import Database, Row, Work

T = TypeVar("T")


class Topic:
    """Queries and changes of one topic. An awaited change is saved.

    For errors see `Database`.
    """

    def __init__(self, database: Database) -> None:
        self.database = database
        self.shared = database.shared
        """Whether other processes may write too, so that memory may be outdated."""

    async def _rows(self, statement: Executable, **values: Any) -> list[Row]:
        """Return all rows of one query."""
        return await asyncio.wrap_future(self.database.ask(statement, **values))

    async def _read(self, work: Work[T]) -> T:
        """Return the result of several queries that see the same snapshot."""
        return await asyncio.wrap_future(self.database.read(work))

    async def _write(self, work: Work[T]) -> T:
        """Return the result of a change, once it is committed."""
        return await asyncio.wrap_future(self.database.write(work))

    async def _change(self, statement: Executable, **values: Any) -> int:
        """Run one change. Returns the number of rows that it matched."""
        return await self._write(lambda connection: connection.change(statement, **values))
