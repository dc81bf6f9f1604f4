"""What a guest may see of a table, built up from what the viewer may know.

The dataclasses are the wire format of the hall: nothing but them leaves it, and none of
them has room for a state, a deck or a secret.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from gladsheim.core.game import Json
from gladsheim.tables.live import Live
from gladsheim.tables.table import CLOSED, OPEN, OVER, RUNNING, UNDO, Seat, Standing, Table
from gladsheim.tables.told import Told, shows_action, told


@dataclass(frozen=True, slots=True)
class SeatView:
    """A seat as one user sees it; `mine`: that user plays it, `invited_me`: it is kept for that user.

    `invited` is the name of whom it is kept for; only that user and the maker of the table see it.
    """

    seat: int
    name: str
    kind: str
    bot: str | None
    mine: bool
    taken: bool
    invited_me: bool
    invited: str | None


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the log. An undo has the action `undo`, and the line it took back `undone`.

    `action` is empty where the viewer may not know what was chosen.
    """

    seq: int
    seat: int
    action: str
    points: int
    parts: list[Json]
    events: list[Json]
    at: str
    undone: bool


@dataclass(frozen=True, slots=True)
class TableView:
    """A table as one session may see it, complete: a client needs nothing else to draw it.

    `seq` counts the lines that the session may know of; `to_act` is null also while a seat
    is asked that the session may not know of. Before the start there is no `scene`, whatever
    the deal will bring; `rematch` is told to those who sat at the table.
    """

    id: str
    game: str
    options: Mapping[str, Any]
    status: str
    seq: int
    commitment: str
    seats: list[SeatView]
    viewer: int | None
    to_act: int | None
    my_turn: bool
    thinking: bool
    can_undo: bool
    scene: Json | None
    choices: list[Json]
    log: list[Entry]
    visibility: str
    watch: str
    creator_mine: bool
    started: str | None
    rematch: str | None


@dataclass(frozen=True, slots=True)
class SeatCard:
    """A seat in a list of tables."""

    name: str
    kind: str
    bot: str | None
    taken: bool
    mine: bool


@dataclass(frozen=True, slots=True)
class TableCard:
    """A table in a list; `turn` is the seat to act, as far as the user who looks may know."""

    id: str
    game: str
    options: Mapping[str, Any]
    seats: list[SeatCard]
    status: str
    seq: int
    turn: int | None
    my_turn: bool
    invited: bool
    visibility: str
    watch: str
    created: str
    updated: str


def viewer_of(live: Live, mine: frozenset[int]) -> int | None:
    """The seat through whose eyes a session looks: on one screen, that of the player to act.

    While somebody else is to act it stays with the last of the session's seats that acted.
    """
    if not mine:
        return None
    if live.to_act in mine:
        return live.to_act
    acted = (step.line.seat for step in reversed(live.steps) if step.line.seat in mine)
    return next(acted, min(mine))


def known_to_act(live: Live, mine: frozenset[int]) -> int | None:
    """The seat to act, as far as the session that plays the seats `mine` may know it."""
    return live.to_act if live.to_act in mine else live.state.acting(viewer_of(live, mine))


def view(live: Live, mine: frozenset[int], *, creator: bool = False) -> TableView:
    """The table as the session that plays the seats `mine` may see it; `creator`: it made the table."""
    viewer, to_act = viewer_of(live, mine), known_to_act(live, mine)
    my_turn = live.to_act in mine
    table, log = live.table, entries(live, mine)
    return TableView(
        id=table.id,
        game=table.game,
        options=table.options,
        status=live.status,
        seq=len(log),
        commitment=table.commitment,
        seats=[
            SeatView(seat.seat, seat.name, seat.kind, seat.bot, seat.seat in mine, True, False, None)
            for seat in table.seats
        ],
        viewer=viewer,
        to_act=to_act,
        my_turn=my_turn,
        thinking=to_act is not None and table.seats[to_act].bot is not None,
        can_undo=my_turn and live.last_open is not None,
        scene=live.state.scene(viewer),
        choices=live.state.choices() if my_turn else [],
        log=log,
        visibility=table.visibility,
        watch=table.watch,
        creator_mine=creator,
        started=table.started,
        rematch=table.rematch if mine else None,
    )


def waiting_view(table: Table, user: str | None) -> TableView:
    """A table before its game, as a user or a stranger sees it: nothing is dealt."""
    creator = user is not None and user == table.creator
    return TableView(
        id=table.id,
        game=table.game,
        options=table.options,
        status=CLOSED if table.closed else OPEN,
        seq=0,
        commitment=table.commitment,
        seats=[_waiting_seat(seat, user, creator) for seat in table.seats],
        viewer=None,
        to_act=None,
        my_turn=False,
        thinking=False,
        can_undo=False,
        scene=None,
        choices=[],
        log=[],
        visibility=table.visibility,
        watch=table.watch,
        creator_mine=creator,
        started=None,
        rematch=None,
    )


def _waiting_seat(seat: Seat, user: str | None, creator: bool) -> SeatView:
    mine = user is not None and seat.owner == user
    invited_me = user is not None and seat.invited == user
    invited = seat.invited_name if creator or invited_me else None
    return SeatView(seat.seat, seat.name, seat.kind, seat.bot, mine, seat.taken, invited_me, invited)


def entries(live: Live, mine: frozenset[int], since: int = 0) -> list[Entry]:
    """The log after entry `since`, as the session that plays the seats `mine` may know it."""
    viewer = viewer_of(live, mine)
    return [_entry(line, viewer) for line in told(live, mine)[since:]]


def standing(live: Live, mine: frozenset[int]) -> Standing:
    """Where the table stands, as far as the session that plays the seats `mine` may know it."""
    lines, to_act = told(live, mine), known_to_act(live, mine)
    updated = lines[-1].step.line.at if lines else live.table.started or live.table.created
    bot = to_act is not None and live.table.seats[to_act].bot is not None
    return Standing(len(lines), live.status, to_act, bot, updated)


def card(table: Table, standing: Standing, user: str | None) -> TableCard:
    """A table as a list shows it to a user, who may know all of `standing`."""
    mine = table.owned_by(user)
    return TableCard(
        id=table.id,
        game=table.game,
        options=table.options,
        seats=[
            SeatCard(seat.name, seat.kind, seat.bot, seat.taken, seat.seat in mine) for seat in table.seats
        ],
        status=standing.status,
        seq=standing.seq,
        turn=standing.to_act,
        my_turn=standing.to_act in mine,
        invited=table.started is None and table.invites(user),
        visibility=table.visibility,
        watch=table.watch,
        created=table.created,
        updated=standing.updated,
    )


def by_urgency(cards: Iterable[TableCard]) -> list[TableCard]:
    """My turn first, the longest waiting at the top; then invited, running, open, over, newest first."""
    newest = sorted(cards, key=lambda card: (card.updated, card.created), reverse=True)
    mine = sorted((card for card in newest if card.my_turn), key=lambda card: card.updated)
    rest = [card for card in newest if not card.my_turn]
    return [*mine, *sorted(rest, key=_place)]


def _place(card: TableCard) -> int:
    return 0 if card.invited else (RUNNING, OPEN, OVER).index(card.status) + 1


def _entry(told_line: Told, viewer: int | None) -> Entry:
    step = told_line.step
    line, applied = step.line, step.applied
    if applied is None:
        taken_back = {"event": "undone", "seat": line.seat}
        return Entry(told_line.seq, line.seat, UNDO, 0, [], [taken_back], line.at, False)
    return Entry(
        told_line.seq,
        line.seat,
        line.action if shows_action(step, viewer) else "",
        applied.points,
        applied.parts,
        [event.seen_by(viewer) for event in told_line.events],
        line.at,
        step.undone,
    )
