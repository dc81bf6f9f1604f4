"""What the parts of the store share: a database that is asked and changed from the event loop."""

import asyncio
from typing import Any, TypeVar

from sqlalchemy.sql import Executable

from gladsheim.store.engine.database import Database, Row, Work

T = TypeVar("T")


class Topic:
    """The questions and changes of one topic. What has been awaited is saved.

    What they raise besides is told at `Database`.
    """

    def __init__(self, database: Database) -> None:
        self.database = database
        self.shared = database.shared
        """Whether other processes may write too, so that memory may be behind."""

    async def _rows(self, statement: Executable, **values: Any) -> list[Row]:
        """All rows of one query."""
        return await asyncio.wrap_future(self.database.ask(statement, **values))

    async def _read(self, work: Work[T]) -> T:
        """The answer of several queries that see the same moment."""
        return await asyncio.wrap_future(self.database.read(work))

    async def _write(self, work: Work[T]) -> T:
        """The answer of a change, once it is committed."""
        return await asyncio.wrap_future(self.database.write(work))

    async def _change(self, statement: Executable, **values: Any) -> int:
        """The number of rows that one change met."""
        return await self._write(lambda connection: connection.change(statement, **values))
