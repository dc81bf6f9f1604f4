"""Secret questions of windows: who is asked, and standing orders for them: god weapons, each with the least
power of an attack.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gladsheim.core.contract.secret_questions import SecretQuestions
from gladsheim.core.contract.traits import OrderKind
from gladsheim.core.positions.record_state import RecordState, check_observer
from gladsheim.core.state import look
from gladsheim.games.valda import acts, frames
from gladsheim.games.valda.book import CardFile
from gladsheim.games.valda.notation.actions import parts_of, to_text
from gladsheim.games.valda.pieces import MODES, Window
from gladsheim.games.valda.rules.power import attack_power
from gladsheim.games.valda.views.view import View

MOST_POWER = 60
OF_ATTACKS = (Window.DECLARED, Window.HIT, Window.DEFENDED)
ORDERS = tuple(
    OrderKind(mode.name, 1, MOST_POWER) if mode.window in OF_ATTACKS else OrderKind(mode.name)
    for mode in MODES
)


class ValdaSecrets(SecretQuestions[RecordState]):
    """Secret questions of a game of Valda with a card file."""

    def __init__(self, book: CardFile) -> None:
        self.book = book

    def acting(self, state: RecordState, viewer: int | None) -> int | None:
        return View(state.position.record, self.book, check_observer(state.game, viewer)).decider

    def ordered(self, state: RecordState, orders: Mapping[str, int]) -> str | None:
        code = _ordered(state.position.record, state.legal_codes(), orders)
        return None if code is None else to_text(code, self.book)


def _ordered(record: Any, codes: list[int], orders: Mapping[str, int]) -> int | None:
    """Return the first weapon among the legal actions of a window that the orders let the seat play."""
    top = int(look(record, "depth")) - 1
    if top < 0 or look(record, "f_op")[top] != frames.WINDOW:
        return None
    attacked = look(record, "f_a")[top] in OF_ATTACKS
    for code in codes:
        word, mode, _ = parts_of(code)
        least = orders.get(MODES[mode].name) if word == acts.WEAPON else None
        if least is not None and (not attacked or attack_power(record) >= least):
            return code
    return None
