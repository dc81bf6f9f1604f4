"""All statements of the store, compiled once for the database that runs them."""

from collections.abc import Sequence
from types import ModuleType
from typing import Any, NamedTuple

from sqlalchemy.engine import Dialect
from sqlalchemy.sql import ClauseElement, Executable

from gladsheim.store.operators import audit, erasing, moderation
from gladsheim.store.people import people_statements, presence, robots
from gladsheim.store.results import puzzles, result_statements, reviews, trends
from gladsheim.store.tables import deals, finding, matches, orders, plays, prepared, statements, time
from gladsheim.store.talk import push, talk_statements
from gladsheim.store.upkeep import repairs

MODULES = (
    audit,
    erasing,
    moderation,
    people_statements,
    presence,
    robots,
    result_statements,
    reviews,
    puzzles,
    trends,
    deals,
    finding,
    matches,
    orders,
    plays,
    push,
    prepared,
    statements,
    time,
    talk_statements,
    repairs,
)


def statements_of(module: ModuleType) -> list[Executable]:
    """The statements that a module names in capitals."""
    named = [value for name, value in vars(module).items() if name.isupper() and not name.startswith("_")]
    return [value for value in named if isinstance(value, Executable)]


ALL = tuple(dict.fromkeys(statement for module in MODULES for statement in statements_of(module)))


class Compiled(NamedTuple):
    """A statement's text, and the parameters that the dialect has added to it."""

    text: str
    constants: dict[str, Any]


def compile_all(dialect: Dialect, further: Sequence[Executable] = ()) -> dict[Executable, Compiled]:
    """Every statement, and further ones, for a dialect whose parameters are passed by name."""
    return {statement: _compile(statement, dialect) for statement in (*ALL, *further)}


def _compile(statement: Executable, dialect: Dialect) -> Compiled:
    assert isinstance(statement, ClauseElement)
    compiled = statement.compile(dialect=dialect)
    constants = {name: value for name, value in compiled.params.items() if value is not None}
    return Compiled(str(compiled), constants)
