"""Refusal of an action that was chosen at an outdated position."""

from __future__ import annotations

from gladsheim.core.words import Words
from gladsheim.tables.refusals import TableError
from gladsheim.tables.views.view import TableView


class Stale(TableError):
    """The caller decided on a position that is no longer the current one; `view` is the current one."""

    code = "stale"
    field = "expected_seq"

    def __init__(self, expected: int, view: TableView) -> None:
        self.view = view
        super().__init__(Words.of("faults-stale", now=str(view.seq), expected=str(expected)))
