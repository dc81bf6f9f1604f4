"""View of a table, built up from what the viewer may know.

The structures are the wire format of the hall: the hall sends nothing else, and none of them has a field for
a state, a deck or a secret.
"""

from collections.abc import Mapping
from typing import Annotated, Any

from msgspec import Struct

from gladsheim.core.game import Json
from gladsheim.tables.agreed.terms import AbsenceWord, Clock, Cover, PaceWord, Shared
from gladsheim.tables.enumerated import one_of
from gladsheim.tables.results.result import placements
from gladsheim.tables.running.clocks import SeatClock, begun_at, clocks, turn_of
from gladsheim.tables.running.cover import WindowView, window_view
from gladsheim.tables.running.leaving import RESIGNED, TIMED_OUT, Ended
from gladsheim.tables.running.live import Live
from gladsheim.tables.running.numbering import still_right, visible_lines, visible_seq
from gladsheim.tables.shapes import SceneJson, SentChoiceJson
from gladsheim.tables.table import (
    CLOSED,
    DEALING,
    OPEN,
    Seat,
    SeatWord,
    Standing,
    StatusWord,
    Table,
    VisibilityWord,
    WatchWord,
)
from gladsheim.tables.views.log import MOST_ENTRIES, Entry, LogPage, log_of, newest_from
from gladsheim.tables.views.parts import NonceView, OfferView, VoidView, chance, offers, terms


class SeatView(Struct, frozen=True):
    """Seat as one user sees it; `mine`: that user plays it, `invited_me`: it is kept for that user.

    Everybody sees that a free seat is `kept` for a user; `invited` is the name, which only that user and the
    maker of the table see. `robot`: a program plays for the user who sits there, or is named in `invited`.
    `left` is how its player left the game, "resigned" or "timeout": since then the table's `takeover` bot
    plays.
    """

    seat: int
    name: str
    kind: SeatWord
    bot: str | None
    mine: bool
    taken: bool
    invited_me: bool
    invited: str | None
    kept: bool
    robot: bool
    left: Annotated[str, one_of(RESIGNED, TIMED_OUT)] | None = None


class TableView(Struct, frozen=True):
    """Table as one session may see it, complete except the beginning of a long log: a client needs nothing
    else to draw it.

    `log` has the newest 200 entries, in the answer to an action only those that are new or changed
    since the view that was acted on; `log_from` entries come before them.

    `seq` counts the lines that the session may know of; `to_act` is null also while a seat is asked that the
    session may not know of. Before the start there is no `scene`; `rematch` is sent only to users who sat at
    the table.

    `pace`, `clock`, `absence`, `takeover` and `shared` are the terms; `clocks` has one for each seat, and
    `ended` says how a game ended before its rules ended it, `places` the place of each seat. `window` says,
    at a table that is covered by windows, that a player may be asked now: `to_act` is null and the position
    is the one before, for everybody but the player who is asked.

    `aids` says whether clients may show which choices are good: not in rated games and shared deals.

    `voids` are the deals before this one that came to nothing; from the seats `asked` a promise
    of a fresh nonce is waited for.
    """

    id: str
    game: str
    rules: int
    """Version of the rules under which the game is played."""
    options: Mapping[str, Any]
    status: StatusWord
    seq: int
    commitment: str
    seats: list[SeatView]
    viewer: int | None
    to_act: int | None
    my_turn: bool
    thinking: bool
    can_undo: bool
    scene: SceneJson | None
    choices: list[SentChoiceJson]
    log_from: int
    log: list[Entry]
    visibility: VisibilityWord
    watch: WatchWord
    creator_mine: bool
    started: str | None
    rematch: str | None
    fair: bool
    rated: bool
    aids: bool
    nonces: list[NonceView | None]
    asked: list[int]
    voids: list[VoidView]
    pace: PaceWord
    clock: Clock
    absence: AbsenceWord
    takeover: str
    cover: Cover | None
    shared: Shared | None
    ended: Ended | None
    offers: list[OfferView]
    clocks: list[SeatClock]
    places: list[int] | None
    window: WindowView | None


def viewer_of(live: Live, mine: frozenset[int]) -> int | None:
    """Return the seat through whose eyes a session looks: on one screen, that of the player to act.

    While another session is to act it stays with the last of the session's seats that acted. A seat whose
    player has left is used only if the session has no other.
    """
    if not mine:
        return None
    # A bot that plays on for a seat must not turn a shared screen to its hand.
    eyes = ({seat for seat in mine if live.gone(seat) is None} or mine) if live.left else mine
    if live.to_act in eyes:
        return live.to_act
    acted = live.last_acts.keys() & eyes
    return max(acted, key=live.last_acts.__getitem__) if acted else min(eyes)


def known_to_act(live: Live, mine: frozenset[int]) -> int | None:
    """Return the seat to act, as far as the session that plays the seats `mine` may know it."""
    # While a moment runs, only the session whose window is open may know who is asked.
    if live.shown is not None and live.shown.answer is None:
        return None
    return live.to_act if live.to_act in mine else live.acting(viewer_of(live, mine))


def counts_from(live: Live, mine: frozenset[int]) -> int | None:
    """Return the hall time from which the running clock counts, or the moment that windows cover, as the
    session knows it; None if nothing runs.
    """
    if live.shown is not None:
        return live.shown.begun
    return begun_at(live, known_to_act(live, mine)) if live.table.terms.timed else None


def view(
    live: Live,
    mine: frozenset[int],
    *,
    creator: bool = False,
    now: int | None = None,
    looking: int | None = None,
    known: int | None = None,
) -> TableView:
    """Return the table as the session that plays the seats `mine` may see it; `creator`: it made the table.

    Clocks are those at the hall time `now`; without it as they stood when the turn began, so that a view does
    not change while nothing happens. `looking`: the one of these seats through whose eyes it is seen; None
    for whose turn it is. `known`: how many entries were known before the action that this view answers; the
    log has only what is new since.
    """
    viewer = viewer_of(live, mine) if looking is None else looking
    start = newest_from(live, mine) if known is None else still_right(live, mine, known)
    changing = changing_part(live, mine, viewer, now)
    return TableView(
        **changing,
        scene=shown_scene(live, viewer),
        # Choices follow from the hand of the seat to act: nobody else may see them.
        choices=live.state.game.presenter.sent_choices(live.state) if changing["my_turn"] else [],
        log_from=start,
        log=log_of(live, mine, viewer, start),
        **lasting_part(live, mine, creator=creator, now=now),
    )


def changing_part(
    live: Live, mine: frozenset[int], viewer: int | None, now: int | None = None
) -> dict[str, Any]:
    """Return the fields of a view that most actions change, besides position and log."""
    to_act = known_to_act(live, mine)
    # While `to_act` is unknown the session sees an earlier position, and must not act on it.
    my_turn = live.to_act in mine and live.bot_to_act is None and to_act is not None
    return {
        # In the order of `TableView`, `clocks` last: `sending` fills gaps by position.
        "status": live.status,
        "seq": visible_seq(live, mine),
        "viewer": viewer,
        "to_act": to_act,
        "my_turn": my_turn,
        "thinking": to_act is not None and live.bot_of(to_act) is not None,
        "can_undo": my_turn and live.last_open is not None and live.undos_left > 0,
        "clocks": clocks(live, to_act, now),
    }


def lasting_part(
    live: Live, mine: frozenset[int], *, creator: bool, now: int | None = None
) -> dict[str, Any]:
    """Return the fields of a view that stay the same for as long as the table does (`lasts`)."""
    table = live.table
    return {
        "id": table.id,
        "game": table.game,
        "rules": table.rules,
        "options": table.options,
        "commitment": table.commitment,
        "seats": [_played_seat(seat, mine, live.gone(seat.seat)) for seat in table.seats],
        "visibility": table.visibility,
        "watch": table.watch,
        "creator_mine": creator,
        "started": table.started,
        "rematch": table.rematch if mine else None,
        "fair": table.fair,
        "rated": table.rated,
        "aids": table.aids,
        **chance(table),
        **terms(table),
        "ended": live.ended,
        "offers": offers(live),
        "places": placements(live),
        "window": window_view(live.shown, now),
    }


def lasts(live: Live) -> bool:
    """Return whether the lasting part of a view holds while the table and the players who
    left stay the same.
    """
    # Ends, windows and offers that lapse change fields of that part without a new table.
    return not live.over and live.shown is None and not live.table.offers


def shown_scene(live: Live, viewer: int | None) -> Json:
    """The scene that a viewer sees."""
    scene = live.state.game.presenter.scene(live.state, viewer)
    # The state knows only its rules, under which the game would go on.
    return scene if live.ended is None else {**scene, "over": True}


def waiting_view(table: Table, user: str | None) -> TableView:
    """Return a table before its game, as a user or a stranger sees it: nothing is dealt."""
    creator = user is not None and user == table.creator
    return TableView(
        id=table.id,
        game=table.game,
        rules=table.rules,
        options=table.options,
        status=CLOSED if table.closed else DEALING if table.dealing else OPEN,
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
        log_from=0,
        log=[],
        visibility=table.visibility,
        watch=table.watch,
        creator_mine=creator,
        started=None,
        rematch=None,
        fair=table.fair,
        rated=table.rated,
        aids=table.aids,
        **chance(table),
        **terms(table),
        ended=None,
        offers=[],
        clocks=[SeatClock() for _ in table.seats],
        places=None,
        window=None,
    )


def _played_seat(seat: Seat, mine: frozenset[int], left: str | None) -> SeatView:
    own = seat.seat in mine
    return SeatView(
        seat.seat, seat.name, seat.kind, seat.bot, own, True, False, None, False, seat.robot, left
    )


def _waiting_seat(seat: Seat, user: str | None, creator: bool) -> SeatView:
    mine = user is not None and seat.owner == user
    invited_me = user is not None and seat.invited == user
    invited = seat.invited_name if creator or invited_me else None
    kept = seat.invited is not None
    # Nobody else may know that a kept seat waits for a program.
    robot = seat.robot and (seat.taken or invited is not None)
    return SeatView(
        seat.seat, seat.name, seat.kind, seat.bot, mine, seat.taken, invited_me, invited, kept, robot
    )


def log_page(live: Live, mine: frozenset[int], since: int = 0, looking: int | None = None) -> LogPage:
    """Return the log after entry `since`, as the session that plays the seats `mine` may know it.

    `looking` as in `view`.
    """
    viewer = viewer_of(live, mine) if looking is None else looking
    seq = visible_seq(live, mine)
    start = min(since, seq)
    return LogPage(seq, viewer, start, log_of(live, mine, viewer, start, start + MOST_ENTRIES))


def standing(live: Live, mine: frozenset[int]) -> Standing:
    """Return the state of the table as far as the session that plays the seats `mine` may know it."""
    # Not from `standing_of`: its deadline may be that of a secret question.
    lines, to_act = visible_lines(live, mine), known_to_act(live, mine)
    updated = lines[-1].step.line.at if lines else live.table.started or live.table.created
    bot = to_act is not None and live.bot_of(to_act) is not None
    turn = turn_of(live, to_act)
    end = None if turn is None else sum(turn)
    return Standing(len(lines), live.status, to_act, bot, updated, end)
