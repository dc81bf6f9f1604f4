"""The hall's database: SQLAlchemy Core tables, Alembic migrations, statements compiled once."""

from gladsheim.store.errors import ActionIdTaken, DatabaseError, NotSaved, OutOfStep, Unsettled
from gladsheim.store.hall import HallStore
from gladsheim.store.open import open_store, server_url
from gladsheim.store.people import Known, PeopleStore

__all__ = [
    "ActionIdTaken",
    "DatabaseError",
    "HallStore",
    "Known",
    "NotSaved",
    "OutOfStep",
    "PeopleStore",
    "Unsettled",
    "open_store",
    "server_url",
]
