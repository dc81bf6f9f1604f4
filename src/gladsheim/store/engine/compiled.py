"""Statements, compiled once for a kind of database. The caller names the statements."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from sqlalchemy.engine import Dialect
from sqlalchemy.sql import ClauseElement, Executable


class CompiledStatement(NamedTuple):
    """Text of a statement, and the parameters that the dialect has added to it."""

    text: str
    constants: dict[str, Any]


class Statements(dict[Executable, CompiledStatement]):
    """Statements compiled for a dialect with named parameters."""

    def __init__(self, dialect: Dialect) -> None:
        self._dialect = dialect

    def add(self, statements: Iterable[Executable]) -> None:
        """Compile new statements. A database runs no others."""
        for statement in statements:
            if statement not in self:
                self[statement] = _compile(statement, self._dialect)


def _compile(statement: Executable, dialect: Dialect) -> CompiledStatement:
    assert isinstance(statement, ClauseElement)
    compiled = statement.compile(dialect=dialect)
    constants = {name: value for name, value in compiled.params.items() if value is not None}
    return CompiledStatement(str(compiled), constants)
