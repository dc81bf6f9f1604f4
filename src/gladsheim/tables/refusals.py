"""Why a table refuses a request.

TableError
├── UnknownTable    no such table, or none that the caller may know of
├── UnknownSeat     the table has no such seat
├── NotStarted      the game has not begun: not all seats are taken
│   ├── Closed      the table was cancelled
│   ├── Kept        the table is one of a shared deal, of which nobody else may know
│   └── NotComplete nonces are told when all seats are taken and all have promised
├── BrokenPromise   a nonce is not the one that was promised
├── NotAsked        no fresh nonce is waited for from the seat
├── UsedPromise     a nonce that was promised before
├── Started         what is asked for can be done only before the game begins
├── SeatTaken       somebody sits there, or the seat is kept for somebody else
├── AlreadySeated   the user has a seat at this table
├── NotInvited      a robot sits only where a seat is kept for it
├── NotYourSeat     the seat belongs to somebody else
├── NotYourTable    only who made the table may do this
├── AccountNeeded   only accounts play at a rated table
├── PeopleOnly      no bot plays at a rated table
├── RatedTerms      a rated table has a clock, and its game ends for whoever's time runs out
├── NotOver         a rematch follows the end of a game
├── Stale           the table has moved on since the caller looked (`views/stale.py`)
├── NotYourTurn     the seat is not to act, or not the caller's
├── WindowRuns      somebody may be asked in secret, and nobody else acts until that is over
├── Illegal         the rules refuse the action
├── Over            the game has ended
├── Running         what is asked for is secret until the game has ended
├── NoUndo          nothing that may be taken back
├── UndoLimit       as many actions taken back as may be by now
├── HasLeft         the player of the seat has left the game
├── NotAway         nobody can come back to this seat
├── NotRated        what would change the outcome of a rated game
├── NoAids          the hall helps nobody where results of people are compared
├── SharedDeal      a shared deal is played once, and nothing is taken back
├── DealClosed      the time in which a shared deal can be played is over
├── TooManyTables   there are as many tables of a kind as one person or one owner may have
├── NoOffer         there is nothing to answer
├── IdTaken         an action id that already names something else
├── TableFull       a table with more lines than any game needs
└── Unreadable      a stored game that can no longer be replayed
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from gladsheim.core.errors import GladsheimError, Refusal
from gladsheim.core.words import ENGLISH, Words
from gladsheim.tables.table import FIRST_UNDOS, UNDOS_PER_ACTION, Table

NOT_STARTED = Words("faults-not-started")
RUNNING = Words("faults-running")
UNKNOWN = Words("faults-unknown-table")


class TableError(GladsheimError):
    """A table refused a request; `code` is the word for it on the wire."""

    code: ClassVar[str]
    field: str | None = None
    rules: tuple[str, ...] = ()


class UnknownTable(TableError):
    """No table has this id."""

    code = "not_found"

    def __init__(self) -> None:
        super().__init__(UNKNOWN)


class UnknownSeat(TableError):
    """The table has no such seat."""

    code = "not_found"
    field = "seat"

    def __init__(self, seat: int) -> None:
        super().__init__(Words.of("faults-unknown-seat", seat=seat))


class NotStarted(TableError):
    """Not all seats of `table` are taken: there is nothing to play or to see yet."""

    code = "not_started"

    def __init__(self, table: Table, words: Words = NOT_STARTED) -> None:
        self.table = table
        super().__init__(words)


class Started(TableError):
    """The game has begun: seats stay as they are."""

    code = "started"

    def __init__(self) -> None:
        super().__init__(Words("faults-started"))


class Closed(NotStarted):
    """The table was cancelled before its game began."""

    code = "closed"

    def __init__(self, table: Table) -> None:
        super().__init__(table, Words("faults-closed"))


class Kept(NotStarted):
    """A shared deal's table waits for who is to sit there: it does not exist for anybody else."""

    code = UnknownTable.code

    def __init__(self, table: Table) -> None:
        super().__init__(table, UNKNOWN)


class NotComplete(NotStarted):
    """Nonces are told only when nobody can join any more, and all have promised theirs."""

    code = "not_complete"

    def __init__(self, table: Table) -> None:
        super().__init__(table, Words("faults-not-complete"))


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

    def __init__(self) -> None:
        super().__init__(Words("faults-seat-taken"))


class NotInvited(TableError):
    """A robot sits only where a seat is kept for it, or at a table of its own."""

    code = "not_invited"
    field = "seat"

    def __init__(self) -> None:
        super().__init__(Words("faults-not-invited"))


class AlreadySeated(TableError):
    """One seat for each player, unless it made the table or was invited to several."""

    code = "already_seated"
    field = "seat"

    def __init__(self) -> None:
        super().__init__(Words("faults-already-seated"))


class NotYourSeat(TableError):
    """The seat belongs to somebody else."""

    code = "not_your_seat"
    field = "seat"

    def __init__(self) -> None:
        super().__init__(Words("faults-not-your-seat"))


class NotYourTable(TableError):
    """Only who made the table may do this, or only who sat at it."""

    code = "not_your_table"


class AccountNeeded(TableError):
    """A rated game counts for accounts, so only they play it."""

    code = "account_needed"
    field = "rated"

    def __init__(self) -> None:
        super().__init__(Words("faults-account-needed"))


class PeopleOnly(TableError):
    """At a rated table each seat is played by another account."""

    code = "people_only"
    field = "rated"

    def __init__(self) -> None:
        super().__init__(Words("faults-people-only"))


class RatedTerms(TableError):
    """A rated game has a clock, and ends for whoever's time runs out: nobody is to get out of losing it."""

    code = "rated_terms"

    def __init__(self, field: str, message: str, allowed: Sequence[str]) -> None:
        self.field = field
        super().__init__(Words.of(message, allowed=", ".join(map(repr, allowed))))


class NotOver(TableError):
    """A rematch follows the end of a game."""

    code = "not_over"

    def __init__(self) -> None:
        super().__init__(Words("faults-not-over"))


class WindowRuns(TableError):
    """Somebody may be asked in secret: until that is over nobody else can do anything at the table."""

    code = "window_runs"

    def __init__(self) -> None:
        super().__init__(Words("faults-window-runs"))


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

    def __init__(self) -> None:
        super().__init__(Words("faults-over"))


class Running(TableError):
    """What is asked for tells hidden things: it is handed out when the game is over."""

    code = "running"

    def __init__(self, words: Words = RUNNING) -> None:
        super().__init__(words)


class NoUndo(TableError):
    """Nothing may be taken back: another seat has acted since, or something was revealed."""

    code = "no_undo"

    def __init__(self) -> None:
        super().__init__(Words("faults-no-undo"))


class UndoLimit(TableError):
    """As many actions were taken back as may be by now: with each action that stands it may be more."""

    code = "undo_limit"

    def __init__(self) -> None:
        super().__init__(Words.of("faults-undo-limit", first=FIRST_UNDOS, more=UNDOS_PER_ACTION))


class HasLeft(TableError):
    """The player of the seat has resigned or run out of time: a bot plays on, if anybody does."""

    code = "left"
    field = "seat"

    def __init__(self) -> None:
        super().__init__(Words("faults-left"))


class NotAway(TableError):
    """Only who ran out of time comes back."""

    code = "not_away"
    field = "seat"

    def __init__(self) -> None:
        super().__init__(Words("faults-not-away"))


class NotRated(TableError):
    """A rated game is played as it was begun."""

    code = "rated"

    def __init__(self) -> None:
        super().__init__(Words("faults-rated"))


class NoAids(TableError):
    """Nobody is told which choices are good in a rated game or a shared deal."""

    code = "no_aids"

    def __init__(self) -> None:
        super().__init__(Words("faults-no-aids"))


class SharedDeal(TableError):
    """A shared deal is played once by everybody, and as it came."""

    code = "shared_deal"

    def __init__(self) -> None:
        super().__init__(Words("faults-shared-deal"))


class DealClosed(TableError):
    """The time in which a shared deal can be played is over."""

    code = "deal_closed"

    def __init__(self) -> None:
        super().__init__(Words("faults-deal-closed"))


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

    def __init__(self) -> None:
        super().__init__(Words("faults-no-offer"))


class IdTaken(TableError):
    """The action id already names another request at this table."""

    code = "id_taken"
    field = "action_id"

    def __init__(self) -> None:
        super().__init__(Words("faults-id-taken"))


class TableFull(TableError):
    """More lines than any game needs: somebody plays and takes back without end."""

    code = "too_long"

    def __init__(self, limit: int) -> None:
        super().__init__(Words.of("faults-too-long", most=limit))


class Unreadable(TableError):
    """A stored game that the present rules cannot replay.

    Where and why stands in `str`, for the operator; `say` keeps it from players.
    """

    code = "unreadable"

    def say(self, locale: str = ENGLISH) -> str:
        """That the game cannot be read."""
        return Words("faults-unreadable").say(locale)
