"""Table as it was after an entry of its log: never more than a viewer could know of it then.

While the game runs, its players see what they were sent at that time, and all others what a spectator was
sent. On a screen that several players share, only the player who is to look now looks back: the screen is not
handed over for that. When the game is over its record is open, so everybody may look through anybody's eyes.
"""

from __future__ import annotations

from dataclasses import dataclass

from msgspec import structs
from msgspec.structs import replace

from gladsheim.core.words import Words
from gladsheim.tables.refusals import Running, UnknownSeat
from gladsheim.tables.running.live import Live
from gladsheim.tables.running.numbering import end_of, knows
from gladsheim.tables.table import OVER
from gladsheim.tables.views.view import TableView, view, viewer_of

PUBLIC = "public"


@dataclass(frozen=True, slots=True)
class Viewpoint:
    """Seats whose knowledge is shown, and the one of them that looks (None: as it was at the time)."""

    seats: frozenset[int]
    looking: int | None = None


def eyes_for(live: Live, mine: frozenset[int], wish: str | None) -> Viewpoint:
    """Choose through whose eyes a user who plays the seats `mine` looks back.

    `wish` is `public`, the number of a seat, or None for one's own. Raises Running for another's
    seat, or one's own on a shared screen, while the game runs; UnknownSeat.
    """
    over = live.status == OVER
    if wish is None:
        return Viewpoint(mine, viewer_of(live, mine) if len(mine) > 1 and not over else None)
    if wish == PUBLIC:
        return Viewpoint(frozenset())
    seat = int(wish)
    # The request allows `public` and digits only, so the number is not negative.
    if seat >= len(live.table.seats):
        raise UnknownSeat(seat)
    if not over and mine != {seat}:
        raise Running(Words("faults-running-eyes"))
    return Viewpoint(frozenset({seat}))


def line_of(live: Live, eyes: Viewpoint, ply: int) -> int:
    """Return the line, in the table's own numbers, at which these eyes have seen `ply` entries, or all."""
    seen = 0
    for number, step in enumerate(live.steps, 1):
        seen += knows(step, eyes.seats)
        if seen == ply:
            return end_of(live, eyes.seats, number)
    # More entries than there are: the newest. None: the deal, with the passes right after it.
    return live.seq if ply else end_of(live, eyes.seats, 0)


def ply_view(then: Live, eyes: Viewpoint) -> TableView:
    """Return a view of an earlier position, in which nothing can be done."""
    shown = view(then, eyes.seats, looking=eyes.looking)
    stopped = [replace(clock, running=False) for clock in shown.clocks]
    return structs.replace(
        shown,
        my_turn=False,
        thinking=False,
        can_undo=False,
        choices=[],
        offers=[],
        clocks=stopped,
        rematch=None,
        window=None,
    )
