"""Tables as lists show them, built up from what the viewer may know."""

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct

from gladsheim.tables.agreed.terms import AbsenceWord, Clock, Cover, PaceWord, Shared
from gladsheim.tables.table import (
    DEALING,
    OPEN,
    OVER,
    RUNNING,
    Seat,
    SeatWord,
    Standing,
    StatusWord,
    Table,
    VisibilityWord,
    WatchWord,
)
from gladsheim.tables.views.parts import terms


class SeatCard(Struct, frozen=True):
    """Seat in a list of tables; `robot`: a program plays for the user who sits there."""

    name: str
    kind: SeatWord
    bot: str | None
    taken: bool
    mine: bool
    kept: bool
    robot: bool


class TableCard(Struct, frozen=True):
    """Table in a list; `turn` is the seat to act, as far as the viewer may know.

    Those who play see in `left_ms` how much time that seat has.
    """

    id: str
    game: str
    options: Mapping[str, Any]
    seats: list[SeatCard]
    status: StatusWord
    seq: int
    turn: int | None
    my_turn: bool
    invited: bool
    visibility: VisibilityWord
    watch: WatchWord
    rated: bool
    pace: PaceWord
    clock: Clock
    absence: AbsenceWord
    takeover: str
    cover: Cover | None
    shared: Shared | None
    left_ms: int | None
    created: str
    updated: str


def card(table: Table, standing: Standing, user: str | None, now: int) -> TableCard:
    """Return a table as a list shows it at a hall time to a user, who may know all of `standing`."""
    mine = table.owned_by(user)
    running = bool(mine) and standing.deadline is not None
    return TableCard(
        id=table.id,
        game=table.game,
        options=table.options,
        # Also the seat of one who was erased: it is nobody's, but not free.
        seats=[_seat_card(seat, mine, seat.taken or table.started is not None) for seat in table.seats],
        status=standing.status,
        seq=standing.seq,
        turn=standing.to_act,
        # A bot may have taken over the user's own seat.
        my_turn=standing.to_act in mine and not standing.bot_to_act,
        invited=table.started is None and table.invites(user),
        visibility=table.visibility,
        watch=table.watch,
        rated=table.rated,
        **terms(table),
        left_ms=max(0, (standing.deadline or 0) - now) if running else None,
        created=table.created,
        updated=standing.updated,
    )


def _seat_card(seat: Seat, mine: frozenset[int], taken: bool) -> SeatCard:
    kept = seat.invited is not None
    # A seat that is kept does not show whether it waits for a program or a person.
    return SeatCard(seat.name, seat.kind, seat.bot, taken, seat.seat in mine, kept, seat.robot and taken)


def by_urgency(cards: Iterable[TableCard]) -> list[TableCard]:
    """Sort tables: the user's turn first, those that run out soonest at the top, then the longest waiting;
    then invited, running, open, over, newest first.
    """
    # Sorting is stable: the orders below keep the newest first among equals.
    newest = sorted(cards, key=lambda card: (card.updated, card.created), reverse=True)
    mine = sorted((card for card in newest if card.my_turn), key=_hurry)
    rest = [card for card in newest if not card.my_turn]
    return [*mine, *sorted(rest, key=_place)]


def _hurry(card: TableCard) -> tuple[bool, int, str]:
    # None and numbers do not compare: tables without a clock come after all others.
    return card.left_ms is None, card.left_ms or 0, card.updated


def _place(card: TableCard) -> int:
    return 0 if card.invited else (RUNNING, DEALING, OPEN, OVER).index(card.status) + 1
