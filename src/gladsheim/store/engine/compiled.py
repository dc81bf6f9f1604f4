"""Statements, compiled once for the database that runs them. Which there are, the engine is told."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from sqlalchemy.engine import Dialect
from sqlalchemy.sql import ClauseElement, Executable


class Compiled(NamedTuple):
    """A statement's text, and the parameters that the dialect has added to it."""

    text: str
    constants: dict[str, Any]


class Statements(dict[Executable, Compiled]):
    """The statements that a kind of database has compiled, for a dialect whose parameters go by name."""

    def __init__(self, dialect: Dialect) -> None:
        self._dialect = dialect

    def add(self, statements: Iterable[Executable]) -> None:
        """Compile those that are new. A database runs no others."""
        for statement in statements:
            if statement not in self:
                self[statement] = _compile(statement, self._dialect)


def _compile(statement: Executable, dialect: Dialect) -> Compiled:
    assert isinstance(statement, ClauseElement)
    compiled = statement.compile(dialect=dialect)
    constants = {name: value for name, value in compiled.params.items() if value is not None}
    return Compiled(str(compiled), constants)
