"""Erasing looks at every column that refers to users."""

from __future__ import annotations

from gladsheim.store.operators.erasing import CLEARED
from gladsheim.store.schema import metadata, users


def test_every_column_that_refers_to_users_is_cleared() -> None:
    """Whoever stores more about people has to say in `erase` what becomes of it."""
    found = {
        f"{table.name}.{column.name}"
        for table in metadata.tables.values()
        for column in table.columns
        for key in column.foreign_keys
        if key.column.table is users
    }
    assert found == CLEARED
