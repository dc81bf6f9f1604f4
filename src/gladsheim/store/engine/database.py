"""Interface of a database: named statements, run in a transaction, in a thread.

The statements and the stores use nothing else, so that another database is one more implementation of
`Database`.
"""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from sqlalchemy.sql import Executable

from gladsheim.store.engine.status import Status

T = TypeVar("T")
Item = TypeVar("Item")
Row = tuple[Any, ...]


class Connection(Protocol):
    """Connection inside a transaction."""

    alone: bool
    """Whether no other transaction can write meanwhile, so that rows may be changed in any order."""

    def one_by_one(self) -> None:
        """Wait until no other transaction runs that has called this.
        It must be the first call of a transaction.
        """
        ...

    def rows(self, statement: Executable, **values: Any) -> list[Row]:
        """Run a query and return all of its rows."""
        ...

    def change(self, statement: Executable, **values: Any) -> int:
        """Run a change and return the number of rows that it matched."""
        ...

    def change_all(self, statement: Executable, rows: Sequence[dict[str, Any]]) -> int:
        """Run a change with each of these values and return the number of rows matched in all."""
        ...

    def announce(self, table: str) -> None:
        """Notify the hall's other processes, with the commit, that a table has changed."""
        ...


Work = Callable[[Connection], T]
Heard = Callable[[str], None]
"""Callback with the id of a table that another process has changed."""
Missed = Callable[[], None]
"""Callback for when changes may have been missed; later ones are reported again."""


@dataclass(frozen=True, slots=True)
class BulkChange(Generic[Item]):
    """Change that can be made for any number of items at once.

    `change` makes it for all items, or raises the error of one of them and makes it for none. `is_stored`
    tells for an item, in a separate transaction, whether the change was made, and waits for a transaction
    that may still make it. It is used when the answer to a commit was lost.
    """

    change: Callable[[Connection, Sequence[Item]], None]
    is_stored: Callable[[Connection, Item], bool]


class Database(Protocol):
    """Database that runs work in its own threads; the futures end when the work has been committed."""

    shared: bool
    """Whether other processes may write at the same time, so that memory may be outdated."""
    status: Status
    """Outcome of the newest changes of this process."""

    def read(self, work: Work[T]) -> "Future[T]":
        """Run a query; it sees all that was committed before. Raises DatabaseError."""
        ...

    def ask(self, statement: Executable, **values: Any) -> "Future[list[Row]]":
        """Run one query by itself, and return all of its rows. Raises DatabaseError."""
        ...

    def write(self, work: Work[T]) -> "Future[T]":
        """Run a change and commit it: all of it or nothing. Raises NotSaved, or the errors of `work`.

        Raises Unsettled if the answer to the commit was lost, so that its outcome is unknown. Work that
        conflicts with another transaction is run again, so it must have no effects outside the database.
        """
        ...

    def save(self, work: BulkChange[Item], item: Item) -> asyncio.Future[None]:
        """Run a change for an item and commit it, for the running event loop, as cheaply as possible.

        Items that wait for the same work are given to it together; if that fails, each by itself, so that
        an item fails only by its own error. Raises NotSaved, or the errors of `work` for the item;
        Unsettled if the answer to the commit was lost and a look-up cannot tell whether the item is stored.
        """
        ...

    def listen(self, heard: Heard, missed: Missed) -> Callable[[], None]:
        """Report other processes' changes from a thread. Returns the function that ends it."""
        ...

    def check(self) -> None:
        """Raise DatabaseError if it is known without a query that nothing can be saved."""
        ...

    def close(self) -> None:
        """Finish running work and close all connections."""
        ...
