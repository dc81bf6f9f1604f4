"""Each refusal of a table has one row, which says all that is told of it."""

from __future__ import annotations

from collections.abc import Iterator

from gladsheim.tables.refusals import ROWS, NotOver, TableError
from gladsheim.tables.views.stale import Stale


def errors(kind: type[TableError] = TableError) -> Iterator[type[TableError]]:
    """All errors of tables."""
    for one in kind.__subclasses__():
        yield one
        yield from errors(one)


def test_every_error_has_a_row_and_every_row_an_error() -> None:
    """No code is without a status, and none is left over."""
    assert Stale in set(errors())
    assert {one.code for one in errors()} == set(ROWS)


def test_an_error_without_words_of_its_own_is_told_by_its_row() -> None:
    """Either the row has words, or the error is made with some."""
    silent = {one.code for one in errors() if ROWS[one.code].words is None and "__init__" not in vars(one)}
    assert silent == GIVEN


GIVEN = {"not_your_table", "not_your_turn", "too_many", "unreadable"}
"""Codes of errors whose words say more than one thing: whoever raises them gives them."""


def test_words_of_a_row_are_said() -> None:
    """In the language of whoever is refused."""
    said = {locale: NotOver().say(locale) for locale in ("en", "de")}
    assert said["en"] == str(NotOver())
    assert said["de"] != said["en"]
