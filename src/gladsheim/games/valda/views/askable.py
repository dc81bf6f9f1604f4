"""Seats that windows could ask, as far as everybody can know it (VA-12.3, VA-17.4)."""

from __future__ import annotations

from typing import Any

from gladsheim.core.state import look
from gladsheim.games.valda import frames
from gladsheim.games.valda.notation.pending import unpack
from gladsheim.games.valda.pieces import MODES, Window
from gladsheim.games.valda.rules.windows import allowed


class Askable:
    """Windows that are worked off while an action is carried out.

    `goes_on`: the action is a pass, and the window in which it is made counted before.
    """

    def __init__(self, record: Any, *, goes_on: bool) -> None:
        self._record = record
        self._counted = int(look(record, "depth")) if goes_on else 0
        self.seats: list[tuple[int, ...]] = []
        """Seats that each window could ask, in order."""
        self.others = False
        """Whether a window could have asked others than the player of a yellow card."""

    def look(self) -> None:
        """Count the window on top, unless it was counted."""
        depth = int(look(self._record, "depth"))
        if depth < self._counted:
            self._counted = 0
        top = depth - 1
        if self._counted or depth == 0 or look(self._record, "f_op")[top] != frames.WINDOW:
            return
        self._counted = depth
        kind = int(look(self._record, "f_a")[top])
        self.others = self.others or kind != Window.PLAYED
        asked = unpack(int(look(self._record, "f_ask")[top]))
        self.seats.append(tuple(seat for seat in asked if could_answer(self._record, kind, seat)))


def could_answer(record: Any, kind: int, seat: int) -> bool:
    """Return whether a seat may hold a weapon for a window: it has cards, and not all such
    weapons are discarded.
    """
    opened = look(record, "open_count") if seat == look(record, "active") else 0
    if look(record, "held")[seat] + opened == 0:
        return False
    cards, pile = look(record, "mode_card"), look(record, "pile")
    discarded = int(look(record, "pile_size"))
    return any(
        cards[mode] >= 0
        and allowed(record, kind, seat, mode)
        and not any(pile[at] == cards[mode] for at in range(discarded))
        for mode in range(len(MODES))
    )
