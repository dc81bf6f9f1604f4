"""Why a table refuses a request: a row for each refusal, and the errors that are raised.

What was refused has changed nothing. `server/wire/rows.py` has the refusals of the hall itself.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, NamedTuple

from gladsheim.core.errors import GladsheimError, Refusal
from gladsheim.core.words import ENGLISH, Words
from gladsheim.tables.table import FIRST_UNDOS, MOST_LINES, UNDOS_PER_ACTION, Table


class Row(NamedTuple):
    """A refusal: its HTTP status, `when` it comes, for the interface document, and the `words` for players.

    `when` is empty for what any request may meet; `words` are missing where an error brings its own.
    Programs read the `code`; it is the name of the row if none is given.
    """

    status: int
    when: str
    words: Words | None = None
    code: str | None = None


ROWS: Mapping[str, Row] = {
    "not_found": Row(
        404,
        "there is nothing of this name or number, or nothing that the caller may know of",
        Words("faults-unknown-table"),
    ),
    "not_started": Row(
        409, "the game has not begun: seats are free, or the deal is being made", Words("faults-not-started")
    ),
    "started": Row(409, "the game has begun, or its deal is being made", Words("faults-started")),
    "closed": Row(409, "the table was cancelled", Words("faults-closed")),
    "not_complete": Row(
        409, "not all who are waited for have come, or have promised", Words("faults-not-complete")
    ),
    "broken_promise": Row(400, "a nonce is not the one that was promised for the seat"),
    "not_asked": Row(409, "no fresh promise is waited for from the seat"),
    "used_promise": Row(400, "the nonce was promised for an earlier deal"),
    "seat_taken": Row(
        400, "somebody sits there, or the seat is kept for somebody else", Words("faults-seat-taken")
    ),
    "not_invited": Row(
        403,
        "a bot account sits only where a seat is kept for it, or at a table of its own",
        Words("faults-not-invited"),
    ),
    "already_seated": Row(
        400, "the account that is to sit here has a seat at this table", Words("faults-already-seated")
    ),
    "not_your_seat": Row(403, "the seat is not the caller's", Words("faults-not-your-seat")),
    "not_your_table": Row(
        403, "only those concerned may do this: who made it, who sits there, or who plays in it"
    ),
    "account_needed": Row(403, "only accounts play at a rated table", Words("faults-account-needed")),
    "people_only": Row(
        400, "no bot plays at a rated table, and nobody two seats", Words("faults-people-only")
    ),
    "rated_terms": Row(400, "a rated table needs a clock, and ends the game for whoever's time runs out"),
    "not_over": Row(409, "the game runs", Words("faults-not-over")),
    "window_runs": Row(
        409,
        "somebody may be asked in secret, and nobody else acts until that is over",
        Words("faults-window-runs"),
    ),
    "not_your_turn": Row(409, "the seat is not to act, or is not the caller's"),
    "illegal": Row(422, "the rules refuse the action; `rules` are those that say so"),
    "over": Row(409, "the game has ended", Words("faults-over")),
    "running": Row(409, "this is told when the game is over", Words("faults-running")),
    "no_undo": Row(409, "nothing may be taken back", Words("faults-no-undo")),
    "undo_limit": Row(
        409,
        "as many actions of the game were taken back as may be by now",
        Words.of("faults-undo-limit", first=FIRST_UNDOS, more=UNDOS_PER_ACTION),
    ),
    "left": Row(409, "the player of the seat has resigned or run out of time", Words("faults-left")),
    "not_away": Row(409, "nobody can come back to this seat", Words("faults-not-away")),
    "rated": Row(409, "a rated game is played as it was begun", Words("faults-rated")),
    "no_aids": Row(
        409, "nobody is told which choices are good in a rated game or a shared deal", Words("faults-no-aids")
    ),
    "shared_deal": Row(409, "a shared deal is played once, and as it came", Words("faults-shared-deal")),
    "deal_closed": Row(
        409, "the time in which the shared deal can be played is over", Words("faults-deal-closed")
    ),
    "too_many": Row(429, "the caller has as many of these as anybody may have"),
    "no_offer": Row(409, "nobody asks for this, or the game has moved on since", Words("faults-no-offer")),
    "id_taken": Row(
        409, "the id of this request names another one, which was made before", Words("faults-id-taken")
    ),
    "too_long": Row(
        409, "the game has more lines than any game needs", Words.of("faults-too-long", most=MOST_LINES)
    ),
    "unreadable": Row(500, ""),
    "stale": Row(409, "the table has moved on since `expected_seq`; the answer holds it as `view`"),
}
"""The refusals of tables by their codes, which programs read."""


class TableError(GladsheimError):
    """A table refused a request; `code` names its row. Without words it is told by those of the row."""

    code: ClassVar[str]
    field: str | None = None
    rules: tuple[str, ...] = ()

    def __init__(self, words: Words | str | None = None) -> None:
        super().__init__(ROWS[self.code].words if words is None else words)


class UnknownTable(TableError):
    """No table has this id."""

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


class Closed(NotStarted):
    """The table was cancelled before its game began."""

    code = "closed"


class Kept(NotStarted):
    """A shared deal's table waits for who is to sit there: it does not exist for anybody else."""

    code = UnknownTable.code


class NotComplete(NotStarted):
    """Nonces are told only when nobody can join any more, and all have promised theirs."""

    code = "not_complete"


class BrokenPromise(TableError):
    """The nonce does not fit the commitment that came with the seat."""

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
    """Somebody sits there, or the seat is kept for somebody else."""

    code = "seat_taken"
    field = "seat"


class NotInvited(TableError):
    """A robot sits only where a seat is kept for it, or at a table of its own."""

    code = "not_invited"
    field = "seat"


class AlreadySeated(TableError):
    """One seat for each player, unless it made the table or was invited to several."""

    code = "already_seated"
    field = "seat"


class NotYourSeat(TableError):
    """The seat belongs to somebody else."""

    code = "not_your_seat"
    field = "seat"


class NotYourTable(TableError):
    """Only who made the table may do this, or only who sat at it."""

    code = "not_your_table"


class AccountNeeded(TableError):
    """A rated game counts for accounts, so only they play it."""

    code = "account_needed"
    field = "rated"


class PeopleOnly(TableError):
    """At a rated table each seat is played by another account."""

    code = "people_only"
    field = "rated"


class RatedTerms(TableError):
    """A rated game has a clock, and ends for whoever's time runs out: nobody is to get out of losing it."""

    code = "rated_terms"

    def __init__(self, field: str, message: str, allowed: Sequence[str]) -> None:
        self.field = field
        super().__init__(Words.of(message, allowed=", ".join(map(repr, allowed))))


class NotOver(TableError):
    """A rematch follows the end of a game."""

    code = "not_over"


class WindowRuns(TableError):
    """Somebody may be asked in secret: until that is over nobody else can do anything at the table."""

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
    """What is asked for tells hidden things: it is handed out when the game is over."""

    code = "running"


class NoUndo(TableError):
    """Nothing may be taken back: another seat has acted since, or something was revealed."""

    code = "no_undo"


class UndoLimit(TableError):
    """As many actions were taken back as may be by now: with each action that stands it may be more."""

    code = "undo_limit"


class HasLeft(TableError):
    """The player of the seat has resigned or run out of time: a bot plays on, if anybody does."""

    code = "left"
    field = "seat"


class NotAway(TableError):
    """Only who ran out of time comes back."""

    code = "not_away"
    field = "seat"


class NotRated(TableError):
    """A rated game is played as it was begun."""

    code = "rated"


class NoAids(TableError):
    """Nobody is told which choices are good in a rated game or a shared deal."""

    code = "no_aids"


class SharedDeal(TableError):
    """A shared deal is played once by everybody, and as it came."""

    code = "shared_deal"


class DealClosed(TableError):
    """The time in which a shared deal can be played is over."""

    code = "deal_closed"


class TooManyTables(TableError):
    """There are as many tables of a kind as one person, or one owner, may have.

    One of them may be over in `retry_after` seconds.
    """

    code = "too_many"
    retry_after = 60


class NoOffer(TableError):
    """Nobody asks for it, or the game has moved on since."""

    code = "no_offer"
    field = "kind"


class IdTaken(TableError):
    """The action id already names another request at this table."""

    code = "id_taken"
    field = "action_id"


class TableFull(TableError):
    """More lines than any game needs: somebody plays and takes back without end."""

    code = "too_long"


class Unreadable(TableError):
    """A stored game that the present rules cannot replay.

    Where and why stands in `str`, for the operator; `say` keeps it from players.
    """

    code = "unreadable"

    def say(self, locale: str = ENGLISH) -> str:
        """That the game cannot be read."""
        return Words("faults-unreadable").say(locale)
