"""What the hall needs of a database: named statements, run in a transaction, in a thread.

The statements and the store above know nothing else, so that another database is one
more implementation of `Database`.
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
    """A connection inside a transaction."""

    alone: bool
    """Whether nobody else changes anything meanwhile, so that rows may be changed in any order."""

    def one_by_one(self) -> None:
        """Wait until no other transaction runs that has called this; to be called before all else in it."""
        ...

    def rows(self, statement: Executable, **values: Any) -> list[Row]:
        """Run a query and fetch all of its rows."""
        ...

    def change(self, statement: Executable, **values: Any) -> int:
        """Run a change and return the number of rows it met."""
        ...

    def change_all(self, statement: Executable, rows: Sequence[dict[str, Any]]) -> int:
        """Run a change with each of these values and return the number of rows that all met."""
        ...

    def announce(self, table: str) -> None:
        """Tell the hall's other processes, with the commit, that a table has changed."""
        ...


Work = Callable[[Connection], T]
Heard = Callable[[str], None]
"""Called with the id of a table that another process has changed."""
Missed = Callable[[], None]
"""Called when changes may have been missed: from now on they are heard again."""


@dataclass(frozen=True, slots=True)
class Together(Generic[Item]):
    """A change that is made for any number of items at once.

    `change` makes it for all, or raises what it raises for one of them and then for none. `is_stored`
    says of an item, in a transaction of its own, whether the change was made, and waits for a
    transaction that may still make it: that decides where the answer to a commit was lost.
    """

    change: Callable[[Connection, Sequence[Item]], None]
    is_stored: Callable[[Connection, Item], bool]


class Database(Protocol):
    """Runs work in threads of its own; the futures end when the work has been committed."""

    shared: bool
    """Whether other processes may write at the same time, so that memory may be behind."""
    status: Status
    """How the newest changes of this process ended."""

    def read(self, work: Work[T]) -> "Future[T]":
        """Run a query; it sees all that was committed before. Raises DatabaseError."""
        ...

    def ask(self, statement: Executable, **values: Any) -> "Future[list[Row]]":
        """Run one query by itself, and fetch all of its rows. Raises DatabaseError."""
        ...

    def write(self, work: Work[T]) -> "Future[T]":
        """Run a change and commit it: all of it or nothing. Raises NotSaved, or what `work` raises.

        Raises Unsettled if the answer to the commit was lost: it is not known whether it took place.
        Work that met another's change at the same place is run again, so it must leave
        nothing behind but what it does to the database.
        """
        ...

    def save(self, work: Together[Item], item: Item) -> asyncio.Future[None]:
        """Run a change for an item and commit it, for the running event loop and as cheaply as can be.

        Items that wait for the same work are given to it together; if that fails, each by itself, so
        that nobody bears another's fault. Raises NotSaved, or what `work` raises for the item; Unsettled
        if the answer to the commit was lost, and whether the item is stored cannot be found out.
        """
        ...

    def listen(self, heard: Heard, missed: Missed) -> Callable[[], None]:
        """Hear of other processes' changes, in a thread; the answer ends the listening."""
        ...

    def check(self) -> None:
        """Raise DatabaseError where it is known without asking that nothing can be saved."""
        ...

    def close(self) -> None:
        """Finish what is under way and close all connections."""
        ...
