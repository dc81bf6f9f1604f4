"""Why a table refuses a request.

TableError
├── UnknownTable    no such table, or none that the caller may know of
├── UnknownSeat     the table has no such seat
├── NotStarted      the game has not begun: not all seats are taken
│   └── Closed      the table was cancelled
├── Started         what is asked for can be done only before the game begins
├── SeatTaken       somebody sits there, or the seat is kept for somebody else
├── AlreadySeated   the user has a seat at this table
├── NotYourSeat     the seat belongs to somebody else
├── NotYourTable    only who made the table may do this
├── NotOver         a rematch follows the end of a game
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
    from gladsheim.tables.table import Table
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


class UnknownSeat(TableError):
    """The table has no such seat."""

    code = "not_found"
    field = "seat"

    def __init__(self, seat: int) -> None:
        super().__init__(f"the table has no seat {seat}")


class NotStarted(TableError):
    """Not all seats of `table` are taken: there is nothing to play or to see yet."""

    code = "not_started"

    def __init__(
        self, table: Table, message: str = "the game has not begun: not all seats are taken"
    ) -> None:
        self.table = table
        super().__init__(message)


class Started(TableError):
    """The game has begun: seats stay as they are."""

    code = "started"

    def __init__(self) -> None:
        super().__init__("the game has begun: its seats stay as they are")


class Closed(NotStarted):
    """The table was cancelled before its game began."""

    code = "closed"

    def __init__(self, table: Table) -> None:
        super().__init__(table, "the table was cancelled")


class SeatTaken(TableError):
    """Somebody sits there, or the seat is kept for somebody else."""

    code = "seat_taken"
    field = "seat"

    def __init__(self) -> None:
        super().__init__("the seat is taken or kept for somebody else")


class AlreadySeated(TableError):
    """One seat for each player, unless it made the table or was invited to several."""

    code = "already_seated"
    field = "seat"

    def __init__(self) -> None:
        super().__init__("this player has a seat at this table")


class NotYourSeat(TableError):
    """The seat belongs to somebody else."""

    code = "not_your_seat"
    field = "seat"

    def __init__(self) -> None:
        super().__init__("the seat is somebody else's")


class NotYourTable(TableError):
    """Only who made the table may do this, or only who sat at it."""

    code = "not_your_table"


class NotOver(TableError):
    """A rematch follows the end of a game."""

    code = "not_over"

    def __init__(self) -> None:
        super().__init__("the game is not over: a rematch follows its end")


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
