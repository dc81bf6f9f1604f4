"""A table in play: always the fold of its lines, never changed in place.

Each step gives a new `Live`, so that a line can be worked out, stored, and only then
become the position that everybody sees.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from gladsheim.core.errors import ActionError, GladsheimError
from gladsheim.core.game import Applied, Game, State
from gladsheim.tables.refusals import Illegal, NotYourTurn, NoUndo, Over, TableFull, Unreadable
from gladsheim.tables.table import ACTION, MOST_LINES, OVER, RUNNING, UNDO, Line, Standing, Table


@dataclass(frozen=True, slots=True)
class Step:
    """A line with what it brought; an undo brings nothing."""

    line: Line
    applied: Applied | None
    undone: bool = False

    @property
    def open(self) -> bool:
        """Whether it told nobody anything new, so that it may be taken back."""
        return self.applied is not None and not self.applied.final


@dataclass(frozen=True, slots=True)
class Live:
    """A table, its position, and the steps that led there."""

    table: Table
    game: Game
    state: State
    steps: tuple[Step, ...] = ()

    @classmethod
    def fold(cls, table: Table, game: Game, lines: Sequence[Line]) -> Live:
        """The position after the lines. Raises Unreadable if the rules are not those of then."""
        if table.rules != game.rules_version:
            now = game.rules_version
            raise Unreadable(f"table {table.id} was begun under rules version {table.rules}, not {now}")
        live = cls(table, game, game.deal(table.secret))
        for line in lines:
            try:
                live = live.after(line)
            except GladsheimError as error:
                raise Unreadable(f"table {table.id}, line {line.seq}: {error}") from error
        return live

    @property
    def seq(self) -> int:
        """Number of the last line; 0 before the first."""
        return len(self.steps)

    @property
    def to_act(self) -> int | None:
        """The seat to act, which may be secret: never send it; None when the game is over."""
        return self.state.current_player

    @property
    def bot_to_act(self) -> str | None:
        """Name of the bot that is to act, if one is."""
        return None if self.to_act is None else self.table.seats[self.to_act].bot

    @property
    def status(self) -> str:
        """`running` or `over`."""
        return OVER if self.state.is_terminal else RUNNING

    @property
    def lines(self) -> list[Line]:
        """All stored lines."""
        return [step.line for step in self.steps]

    @property
    def standing(self) -> Standing:
        """What is stored beside the lines: the whole truth, for jobs."""
        updated = self.steps[-1].line.at if self.steps else self.table.started or self.table.created
        return Standing(self.seq, self.status, self.to_act, self.bot_to_act is not None, updated)

    @property
    def last_open(self) -> int | None:
        """Index of the step that may be taken back now, by the seat to act; None if none may.

        It must be the last that stands, of the same seat that is still to act, and must
        have revealed nothing: an undo never crosses another seat's action or a draw.
        """
        standing = [k for k, step in enumerate(self.steps) if step.applied and not step.undone]
        if not standing:
            return None
        step = self.steps[standing[-1]]
        return standing[-1] if step.open and step.line.seat == self.to_act else None

    def line_by_id(self, action_id: str) -> Line | None:
        """The stored line that bears this id."""
        return next((step.line for step in self.steps if step.line.action_id == action_id), None)

    def at(self, seq: int) -> Live:
        """The position as it was after line `seq`."""
        return Live.fold(self.table, self.game, self.lines[:seq])

    def after(self, line: Line) -> Live:
        """The position after one more line. Raises TableError, and then nothing is to be stored."""
        if self.seq >= MOST_LINES:
            raise TableFull(MOST_LINES)
        if self.to_act is None:
            raise Over
        if line.seat != self.to_act:
            # Not which seat is: that may be secret.
            raise NotYourTurn(f"seat {line.seat} is not to act")
        return self._undo(line) if line.kind == UNDO else self._act(line)

    def _act(self, line: Line) -> Live:
        state = self.state.clone()
        try:
            applied = state.apply(line.action)
        except ActionError as error:
            raise Illegal(error.refusal) from error
        return replace(self, state=state, steps=(*self.steps, Step(line, applied)))

    def _undo(self, line: Line) -> Live:
        index = self.last_open
        if index is None:
            raise NoUndo
        kept = [step.line.action for step in self.steps[:index] if step.applied and not step.undone]
        state = self.game.deal(self.table.secret)
        for action in kept:
            state.apply(action)
        steps = list(self.steps)
        steps[index] = replace(steps[index], undone=True)
        return replace(self, state=state, steps=(*steps, Step(line, None)))


def standing_actions(live: Live) -> list[Step]:
    """The steps of actions that were not taken back, in order."""
    return [step for step in live.steps if step.line.kind == ACTION and not step.undone]
