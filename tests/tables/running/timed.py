"""Tables with clocks for the tests: lines that are stored at a hall time of the test's own."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from gladsheim.tables.agreed.terms import BANK, CORRESPONDENCE, DAYS, LIVE, NO_TERMS, WAIT, Clock, Terms
from gladsheim.tables.running.live import Live
from gladsheim.tables.table import ACTION, BOT, HUMAN, Seat, Table
from tests.tables.running.test_numbering import with_charms
from tests.toys import Toy

TIME = "2026-01-01T00:00:00.000Z"
SECOND, MINUTE, HOUR, DAY = 1_000, 60_000, 3_600_000, 86_400_000
BEGUN = 7 * SECOND


def days(number: int = 1, absence: str = WAIT) -> Terms:
    """A correspondence game."""
    return Terms(CORRESPONDENCE, Clock(DAYS, days=number), absence, "first")


def bank(minutes: int = 15, increment: int = 15, absence: str = WAIT) -> Terms:
    """A live game with a clock."""
    return Terms(LIVE, Clock(BANK, minutes=minutes, increment=increment), absence, "first")


def table_of(
    terms: Terms = NO_TERMS,
    owners: Sequence[str | None] = ("a", "b"),
    *,
    cards: int = 6,
    charms: int = 0,
    rated: bool = False,
) -> Live:
    """A fresh table; a seat without an owner is a bot's."""
    game = Toy(players=len(owners), cards=cards, charms=charms)
    seats = tuple(
        Seat(k, f"seat {k}", HUMAN, owner=owner) if owner else Seat(k, "first", BOT, bot="first")
        for k, owner in enumerate(owners)
    )
    table = Table("id", "toy", 1, game.options, seats, b"s" * 32, "a", TIME, started=TIME)
    return Live.fold(replace(table, terms=terms, started_ms=BEGUN, rated=rated), game, [])


def asking_table(terms: Terms, charmed: tuple[int, ...]) -> Live:
    """A table of three where exactly these seats are asked in secret after each play."""
    live = table_of(terms, ("a", "b", "c"), charms=1)
    return replace(live, state=with_charms(live.state, charmed))


def act(live: Live, ms: int = 0, action: str | None = None) -> Live:
    """The table after the first legal action, or a named one, of the seat to act."""
    assert live.to_act is not None
    chosen = live.state.legal_actions()[0] if action is None else action
    return live.after(live.line(f"id {live.seq}", live.to_act, ACTION, chosen, TIME, ms))


def line(live: Live, kind: str, seat: int, ms: int = 0) -> Live:
    """The table after a line that is no action."""
    return live.after(live.line(f"id {live.seq}", seat, kind, kind, TIME, ms))


def refolded(live: Live) -> Live:
    """The table read again from its lines."""
    return Live.fold(live.table, live.game, live.lines)
