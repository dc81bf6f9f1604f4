"""All statements of the store, which each database compiles once. Modules with statements are listed here."""

from importlib import import_module
from types import ModuleType

from sqlalchemy.sql import Executable

from gladsheim.store.operators import audit, erasing, moderation, repairs
from gladsheim.store.people import people_statements, presence, robots
from gladsheim.store.results import puzzles, result_statements, reviews, trends
from gladsheim.store.tables import deals, finding, matches, orders, plays, prepared, statements, time
from gladsheim.store.talk import push, talk_statements

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
    """Return the statements that a module names in capitals."""
    named = [value for name, value in vars(module).items() if name.isupper() and not name.startswith("_")]
    return [value for value in named if isinstance(value, Executable)]


ALL = tuple(dict.fromkeys(statement for module in MODULES for statement in statements_of(module)))


def with_limits() -> tuple[Executable, ...]:
    """Return all statements, with those that only PostgreSQL runs; its dialect takes long to load."""
    return (*ALL, *statements_of(import_module("gladsheim.store.people.limit_statements")))
