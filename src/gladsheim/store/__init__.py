"""Database of the hall: SQLAlchemy Core tables, Alembic migrations, statements compiled once."""

from gladsheim.store.errors import (
    ActionIdTaken,
    Damaged,
    DatabaseError,
    MustWait,
    NotSaved,
    OutOfStep,
    TooMany,
    Unsettled,
)
from gladsheim.store.hall import HallStore
from gladsheim.store.open import open_store, server_url
from gladsheim.store.people.limits import BucketDebt, LimitStore
from gladsheim.store.people.people import KnownSession, PeopleStore
from gladsheim.store.people.robots import RobotStore

__all__ = [
    "ActionIdTaken",
    "BucketDebt",
    "Damaged",
    "DatabaseError",
    "HallStore",
    "KnownSession",
    "LimitStore",
    "MustWait",
    "NotSaved",
    "OutOfStep",
    "PeopleStore",
    "RobotStore",
    "TooMany",
    "Unsettled",
    "open_store",
    "server_url",
]
