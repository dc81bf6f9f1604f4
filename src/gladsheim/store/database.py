"""What the hall needs of a database: named statements, run in a transaction, in a thread.

The statements and the store above know nothing else, so that another database is one
more implementation of `Database`.
"""

from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, Protocol, TypeVar

from sqlalchemy.sql import Executable

T = TypeVar("T")
Row = tuple[Any, ...]


class Connection(Protocol):
    """A connection inside a transaction."""

    def rows(self, statement: Executable, **values: Any) -> list[Row]:
        """Run a query and fetch all of its rows."""
        ...

    def change(self, statement: Executable, **values: Any) -> int:
        """Run a change and return the number of rows it met."""
        ...


Work = Callable[[Connection], T]


class Database(Protocol):
    """Runs work in threads of its own; the futures end when the work has been committed."""

    def read(self, work: Work[T]) -> "Future[T]":
        """Run a query; it sees all that was committed before. Raises DatabaseError."""
        ...

    def write(self, work: Work[T]) -> "Future[T]":
        """Run a change and commit it: all of it or nothing. Raises NotSaved, or what `work` raises."""
        ...

    def close(self) -> None:
        """Finish what is under way and close all connections."""
        ...
