"""Prepared moves: actions that a seat takes when its turn comes, unless they gain less than expected."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from gladsheim.core.game import Json
from gladsheim.tables.agreed.terms import DAYS
from gladsheim.tables.running.live import Live
from gladsheim.tables.running.steps import TableStep
from gladsheim.tables.table import ACTION, HIDDEN, REPAIR, TAKEBACK, UNDO, Table

MOST_CONDITIONS = 5
"""Number of conditions that a seat may have at a time."""


class Dropped(Struct, frozen=True):
    """Reason why a prepared move was not played: it was no longer legal, or would have gained
    only `points`.
    """

    why: Literal["illegal", "points"]
    points: int | None = None


class Prepared(Struct, frozen=True):
    """Action that a seat prepared when the table had `since` lines.

    It is played if it gains at least `least` points; `dropped` says why it was not. `choice` is how it was
    offered.
    """

    action: str
    least: int
    since: int
    choice: Json
    dropped: Dropped | None = None

    def lapsed(self, live: Live, seat: int) -> bool:
        """Return whether the seat has acted or left since, the game is over, or the table was taken back.

        Secret answers do not count, nor do actions that were its only choice.
        """
        if live.over or live.gone(seat):
            return True
        return any(_ends(live, step, seat) for step in live.steps[self.since :])

    def judged(self, live: Live) -> Dropped | None:
        """Return why the seat to act must not play it; None if it is to be played."""
        # First, because only legal actions have a preview.
        if self.action not in live.state.legal_actions():
            return Dropped("illegal")
        points = live.state.preview(self.action).points
        return Dropped("points", points) if points < self.least else None


class Condition(Struct, frozen=True):
    """Move prepared for the case that the seat `by` takes the action `supposed` before the turn.

    `cause` is how that action was offered.
    """

    by: int
    supposed: str
    cause: Json
    move: Prepared

    def fits(self, live: Live) -> bool:
        """Return whether exactly the supposed action was taken since, as far as everybody knows."""
        steps = [
            step
            for step in live.steps[self.move.since :]
            if step.known and not step.undone and step.line.kind != UNDO
        ]
        done = [step for step in steps if step.line.seat == self.by]
        # The move was chosen for the position right after the action: nothing may have come in between.
        if len(done) != 1 or steps[-1] is not done[0]:
            return False
        line, applied = done[0].line, done[0].applied
        # A move that follows on a hidden choice would reveal the choice.
        return applied is not None and not applied.hidden and line.action == self.supposed


def takes_conditions(table: Table) -> bool:
    """Return whether seats of a table may have conditions: only where turns take days."""
    return table.terms.clock.kind == DAYS


def _ends(live: Live, step: TableStep, seat: int) -> bool:
    line = step.line
    if line.kind in (TAKEBACK, REPAIR):
        return True
    if line.seat != seat or step.secret or (step.applied is not None and step.applied.hidden == HIDDEN):
        return False
    # Last, because it plays the game again. An action without an alternative was no decision.
    return line.kind != ACTION or len(live.at(line.seq - 1).state.legal_actions()) > 1


def has_turn(live: Live, seat: int) -> bool:
    """Return whether everybody knows that the person of a seat is to act."""
    return live.to_act == seat and live.bot_to_act is None and not live.asked_in_secret
