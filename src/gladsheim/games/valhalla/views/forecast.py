"""Forecast of the battle that an action leads to, fought by the rules themselves on a copy of
the position.
"""

from __future__ import annotations

from functools import partial
from typing import Any, cast

from gladsheim.core.game import Json
from gladsheim.core.state import look, read
from gladsheim.games.valhalla import acts
from gladsheim.games.valhalla.notation.actions import numbers_of
from gladsheim.games.valhalla.record import LAYOUT
from gladsheim.games.valhalla.rules.uses.favour import lay_location
from gladsheim.games.valhalla.rules.uses.plan import make_step
from gladsheim.games.valhalla.views.events import ValhallaTeller
from gladsheim.games.valhalla.views.shapes import ValhallaBattle

MEETING = frozenset({acts.PUT, acts.MARCH, acts.MUSTER, acts.LOCATION})
"""Actions that may lead to another player's armies."""


def battle_of(record: Any, code: int) -> ValhallaBattle | None:
    """Return the battle as its event will give it, without the card; None if there is none."""
    battle = fight_of(record, code)
    if battle is not None:
        del battle["card"]
    return cast(ValhallaBattle | None, battle)


def fight_of(record: Any, code: int) -> Json | None:
    """Return the battle as its event will give it, with the card; None if there is none."""
    word, first, second, _ = numbers_of(code)
    if word not in MEETING or not _meets(record, word, first, second):
        return None
    board = LAYOUT.scratch("forecast")
    LAYOUT.fill(board, record)
    if word == acts.LOCATION:
        deed = partial(lay_location, board, read(board, "turn"), first, second)
    else:
        deed = partial(make_step, board, code)
    told = ValhallaTeller(board).during(deed)
    return next((dict(event.public) for event in told if event.kind == "battle"), None)


def _meets(record: Any, word: int, first: int, second: int) -> bool:
    """Return whether another seat holds the cell that an action leads to."""
    laid = word == acts.LOCATION
    cell = second if laid or word == acts.MARCH else first if word == acts.PUT else read(record, "dest")
    armies, owner = ("armies", "owner") if laid else ("plan_armies", "plan_owner")
    held = look(record, armies)[cell] > 0 and look(record, owner)[cell] != read(record, "turn")
    return bool(held)
