"""Why a table refuses a request.

TableError
├── UnknownTable    no such table
├── Stale           the table has moved on since the caller looked
├── NotYourTurn     the seat is not to act, or not the caller's
├── Illegal         the rules refuse the action
├── Over            the game has ended
├── Running         what is asked for is secret until the game has ended
├── NoUndo          nothing that may be taken back
├── IdTaken         an action id that already names something else
├── TableFull       a table with more lines than any game needs
└── Unreadable      a stored game that can no longer be replayed
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from gladsheim.core.errors import GladsheimError, Refusal

if TYPE_CHECKING:
    from gladsheim.tables.view import TableView


class TableError(GladsheimError):
    """A table refused a request; `code` is the word for it on the wire."""

    code: ClassVar[str]
    field: str | None = None
    rules: tuple[str, ...] = ()


class UnknownTable(TableError):
    """No table has this id."""

    code = "not_found"

    def __init__(self) -> None:
        super().__init__("there is no such table")


class Stale(TableError):
    """The caller decided on a position that is no longer the current one; `view` is that one."""

    code = "stale"
    field = "expected_seq"

    def __init__(self, expected: int, view: TableView) -> None:
        self.view = view
        super().__init__(f"the table has moved on: it is at {view.seq}, not at {expected}")


class NotYourTurn(TableError):
    """The seat is not the one to act, or does not belong to the caller."""

    code = "not_your_turn"
    field = "seat"


class Illegal(TableError):
    """The rules refuse the action; the table is untouched."""

    code = "illegal"
    field = "action"

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.message)
        self.rules = refusal.rules


class Over(TableError):
    """The game has ended."""

    code = "over"

    def __init__(self) -> None:
        super().__init__("the game is over")


class Running(TableError):
    """The record tells hidden things: it is handed out when the game is over."""

    code = "running"

    def __init__(self) -> None:
        super().__init__("the game is running: its record tells hidden things and is shown when it is over")


class NoUndo(TableError):
    """Nothing may be taken back: another seat has acted since, or something was revealed."""

    code = "no_undo"

    def __init__(self) -> None:
        super().__init__("there is nothing to take back: another seat has acted or something was revealed")


class IdTaken(TableError):
    """The action id already names another request at this table."""

    code = "id_taken"
    field = "action_id"

    def __init__(self) -> None:
        super().__init__("this action id already belongs to another request")


class TableFull(TableError):
    """More lines than any game needs: somebody plays and takes back without end."""

    code = "too_long"

    def __init__(self, limit: int) -> None:
        super().__init__(f"a table holds at most {limit} actions and undos")


class Unreadable(TableError):
    """A stored game that the present rules cannot replay."""

    code = "unreadable"
