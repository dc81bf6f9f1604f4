"""Why a table refuses a request: a row for each refusal, and the errors that are raised.

A refused request has changed nothing. `server/wire/rows.py` has the refusals of the hall itself.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, NamedTuple

from gladsheim.core.errors import GladsheimError, Refusal
from gladsheim.core.words import ENGLISH, Words
from gladsheim.tables.table import FIRST_UNDOS, MOST_LINES, UNDOS_PER_ACTION, Table


class RefusalRow(NamedTuple):
    """A refusal: its HTTP status, `when` it comes, for the interface document, and the `words` for players.

    `when` is empty for what any request may meet; `words` are missing where an error brings its own.
    Programs read the `code`; it is the name of the row if none is given.
    """

    status: int
    when: str
    words: Words | None = None
    code: str | None = None


ROWS: Mapping[str, RefusalRow] = {
    # One code for what is missing and what is hidden, so that the answer does not tell them apart.
    "not_found": RefusalRow(
        404,
        "nothing has this name or number, or the caller may not know of it",
        Words("faults-unknown-table"),
    ),
    "not_started": RefusalRow(
        409,
        "the game has not begun: seats are free, or the cards are being dealt",
        Words("faults-not-started"),
    ),
    "started": RefusalRow(409, "the game has begun, or its cards are being dealt", Words("faults-started")),
    "closed": RefusalRow(409, "the table was cancelled", Words("faults-closed")),
    "not_complete": RefusalRow(
        409, "a player is missing, or has not sent a commitment", Words("faults-not-complete")
    ),
    "broken_promise": RefusalRow(400, "the nonce does not match the commitment of the seat"),
    "not_asked": RefusalRow(409, "the hall waits for no new commitment of the seat"),
    "used_promise": RefusalRow(400, "the nonce belongs to the commitment of an earlier deal"),
    "seat_taken": RefusalRow(
        400, "the seat is taken, or kept for another player", Words("faults-seat-taken")
    ),
    "not_invited": RefusalRow(
        403,
        "a bot account takes only seats that are kept for it, or seats at its own tables",
        Words("faults-not-invited"),
    ),
    "already_seated": RefusalRow(
        400, "the account already has a seat at this table", Words("faults-already-seated")
    ),
    "not_your_seat": RefusalRow(403, "the seat is not the caller's", Words("faults-not-your-seat")),
    "not_your_table": RefusalRow(403, "only the person who made it, or a player in it, may do this"),
    "account_needed": RefusalRow(403, "only accounts play at rated tables", Words("faults-account-needed")),
    "people_only": RefusalRow(
        400,
        "bots do not play at rated tables, and each seat needs another player",
        Words("faults-people-only"),
    ),
    "rated_terms": RefusalRow(
        400, "a rated table needs a clock, and must end the game when a player runs out of time"
    ),
    "not_over": RefusalRow(409, "the game is still running", Words("faults-not-over")),
    "window_runs": RefusalRow(
        409,
        "another player may be asked in secret, and nobody acts until that is over",
        Words("faults-window-runs"),
    ),
    "not_your_turn": RefusalRow(409, "it is not the seat's turn, or the seat is not the caller's"),
    "illegal": RefusalRow(422, "the rules forbid the action; `rules` lists the ids of these rules"),
    "over": RefusalRow(409, "the game has ended", Words("faults-over")),
    "running": RefusalRow(409, "the hall tells this only when the game is over", Words("faults-running")),
    "no_undo": RefusalRow(409, "there is nothing to take back", Words("faults-no-undo")),
    "undo_limit": RefusalRow(
        409,
        "the game has the most takebacks allowed so far",
        Words.of("faults-undo-limit", first=FIRST_UNDOS, more=UNDOS_PER_ACTION),
    ),
    "left": RefusalRow(409, "the player of the seat has resigned or run out of time", Words("faults-left")),
    "not_away": RefusalRow(409, "no player can return to this seat", Words("faults-not-away")),
    "rated": RefusalRow(409, "the terms of a rated game cannot change", Words("faults-rated")),
    "no_aids": RefusalRow(409, "rated games and shared deals have no hints", Words("faults-no-aids")),
    "shared_deal": RefusalRow(
        409, "a shared deal is played once, and cannot be changed", Words("faults-shared-deal")
    ),
    "deal_closed": RefusalRow(
        409, "the time for playing the shared deal is over", Words("faults-deal-closed")
    ),
    "too_many": RefusalRow(429, "the caller has the most of these allowed"),
    "no_offer": RefusalRow(
        409, "no such offer is open, or the game has continued since", Words("faults-no-offer")
    ),
    "id_taken": RefusalRow(409, "an earlier, different request has the same id", Words("faults-id-taken")),
    "too_long": RefusalRow(
        409, "the game has the most lines allowed", Words.of("faults-too-long", most=MOST_LINES)
    ),
    "unreadable": RefusalRow(500, ""),
    "stale": RefusalRow(
        409, "the table has changed since `expected_seq`; the answer holds its present state as `view`"
    ),
}
"""Refusals of tables by their codes, which programs read."""


class TableError(GladsheimError):
    """Refusal of a request by a table; `code` names its row. Errors without own words use
    those of the row.
    """

    code: ClassVar[str]
    field: str | None = None
    rules: tuple[str, ...] = ()

    def __init__(self, words: Words | str | None = None) -> None:
        super().__init__(ROWS[self.code].words if words is None else words)


class UnknownTable(TableError):
    """No table has this id, or the viewer may not know of it."""

    code = "not_found"


class UnknownSeat(TableError):
    """The table has no such seat."""

    code = "not_found"
    field = "seat"

    def __init__(self, seat: int) -> None:
        super().__init__(Words.of("faults-unknown-seat", seat=seat))


class NotStarted(TableError):
    """Not all seats of `table` are taken: there is nothing to play or to see yet."""

    code = "not_started"

    def __init__(self, table: Table) -> None:
        self.table = table
        super().__init__()


class Started(TableError):
    """The game has begun: seats stay as they are."""

    code = "started"


# A `NotStarted`, because callers that change seats need the table from either error.
class Closed(NotStarted):
    """The table was cancelled before its game began."""

    code = "closed"


class SeatsReserved(NotStarted):
    """A shared deal's table waits for who is to sit there: it does not exist for anybody else."""

    # The code of a table that does not exist, so that the answers are equal.
    code = UnknownTable.code


class NotComplete(NotStarted):
    """Nonces are told only when nobody can join any more, and all have promised theirs."""

    code = "not_complete"


class BrokenPromise(TableError):
    """The nonce does not match the commitment that was given with the seat."""

    code = "broken_promise"

    def __init__(self, seat: int) -> None:
        super().__init__(Words.of("faults-broken-promise", seat=seat))


class NotAsked(TableError):
    """Fresh promises are taken only after a deal was void, from those who told their nonces."""

    code = "not_asked"

    def __init__(self, seat: int) -> None:
        super().__init__(Words.of("faults-not-asked", seat=seat))


class UsedPromise(TableError):
    """The nonce was promised for an earlier deal, and may be known."""

    code = "used_promise"

    def __init__(self, seat: int) -> None:
        super().__init__(Words.of("faults-used-promise", seat=seat))


class SeatTaken(TableError):
    """A user sits there, or the seat is kept for another user."""

    code = "seat_taken"
    field = "seat"


class NotInvited(TableError):
    """A robot sits only where a seat is kept for it, or at a table of its own."""

    code = "not_invited"
    field = "seat"


class AlreadySeated(TableError):
    """A player has one seat, unless the player made the table or was invited to several."""

    code = "already_seated"
    field = "seat"


class NotYourSeat(TableError):
    """The seat belongs to another user."""

    code = "not_your_seat"
    field = "seat"


class NotYourTable(TableError):
    """Only the maker of the table may do this, or only a player who sat at it."""

    code = "not_your_table"


class AccountNeeded(TableError):
    """Only accounts play rated games, because these count for accounts."""

    code = "account_needed"
    field = "rated"


class PeopleOnly(TableError):
    """At a rated table each seat is played by another account."""

    code = "people_only"
    field = "rated"


class RatedTerms(TableError):
    """A rated game has a clock, and ends when a player's time runs out, so that nobody can avoid losing."""

    code = "rated_terms"

    def __init__(self, field: str, message: str, allowed: Sequence[str]) -> None:
        self.field = field
        super().__init__(Words.of(message, allowed=", ".join(map(repr, allowed))))


class NotOver(TableError):
    """A rematch follows the end of a game."""

    code = "not_over"


class WindowRuns(TableError):
    """A user may be asked in secret: until the window closes nobody else can act at the table."""

    code = "window_runs"


class NotYourTurn(TableError):
    """The seat is not the one to act, or does not belong to the caller."""

    code = "not_your_turn"
    field = "seat"


class Illegal(TableError):
    """The rules refuse the action; the table is untouched."""

    code = "illegal"
    field = "action"

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.words)
        self.rules = refusal.rules


class Over(TableError):
    """The game has ended."""

    code = "over"


class Running(TableError):
    """The requested data contains hidden information: the hall gives it out when the game is over."""

    code = "running"


class NoUndo(TableError):
    """Nothing can be taken back: another seat has acted since, or something was revealed."""

    code = "no_undo"


class UndoLimit(TableError):
    """The limit of undone actions is reached; each further action raises it."""

    code = "undo_limit"


class HasLeft(TableError):
    """The player of the seat has resigned or run out of time; a bot plays on if the game does."""

    code = "left"
    field = "seat"


class NotAway(TableError):
    """Only a player who ran out of time can come back."""

    code = "not_away"
    field = "seat"


class NotRated(TableError):
    """The terms of a rated game cannot be changed once it has begun."""

    code = "rated"


class NoAids(TableError):
    """The hall does not say which choices are good in a rated game or a shared deal."""

    code = "no_aids"


class SharedDeal(TableError):
    """Each user plays a shared deal once, as it was dealt."""

    code = "shared_deal"


class DealClosed(TableError):
    """The time in which a shared deal can be played is over."""

    code = "deal_closed"


class TooManyTables(TableError):
    """The user, or the owner of a share, has as many tables of a kind as the hall allows.

    One of them may be over in `retry_after` seconds.
    """

    code = "too_many"
    retry_after = 60


class NoOffer(TableError):
    """No such offer is open, or the game has moved on since."""

    code = "no_offer"
    field = "kind"


class IdTaken(TableError):
    """The action id already names another request at this table."""

    code = "id_taken"
    field = "action_id"


class TableFull(TableError):
    """The table has more lines than any game needs: a player acts and undoes without end."""

    code = "too_long"


class Unreadable(TableError):
    """The present rules cannot replay a stored game.

    `str` gives place and cause, for the operator; `say` does not pass them on to players.
    """

    code = "unreadable"

    def say(self, locale: str = ENGLISH) -> str:
        """Return the sentence that the game cannot be read."""
        return Words("faults-unreadable").say(locale)
