"""Table in play: always the fold of its lines, never changed in place.

Each step returns a new `Live`, so that the hall can compute a line, store it, and only then publish the new
position.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from gladsheim.core.errors import ActionError, GladsheimError, UsageError
from gladsheim.core.game import Game, State, by_version
from gladsheim.core.lazy import Lazy
from gladsheim.core.words import Words
from gladsheim.tables import table as line_kinds
from gladsheim.tables.refusals import (
    HasLeft,
    Illegal,
    NotAway,
    NotRated,
    NotYourTurn,
    NoUndo,
    Over,
    SharedDeal,
    TableFull,
    Unreadable,
)
from gladsheim.tables.running.cover import Moment, ShownMoment, begins, moment_after
from gladsheim.tables.running.leaving import (
    ABANDONED,
    HOW,
    TIMED_OUT,
    Departure,
    Ended,
    ended_by,
    people_in_play,
)
from gladsheim.tables.running.reckoning import UsedTime
from gladsheim.tables.running.steps import PositionCache, TableStep, alike
from gladsheim.tables.table import (
    ACTION,
    FIRST_UNDOS,
    HIDDEN,
    MOST_LINES,
    OVER,
    RUNNING,
    TIMEOUT,
    UNDO,
    UNDOS_PER_ACTION,
    Line,
    Table,
)


# Compared by identity: caches belong to one object, and equality would compare every step. `dict` holds
# the lazy values; `replace` copies only fields, so that no such value reaches another position.
class Live(Struct, frozen=True, eq=False, dict=True):
    """Table in play: its position, and the steps that led to it.

    `left` are the players who have left; `ended` is how it ended if it did before its rules said so. `head`
    is the digest of the last line.

    To avoid searching the steps, each step updates the indices of the actions that are `standing`, and
    that of the last action of each seat (`last_acts`). It also updates how many more actions may be taken
    back (`undos_left`), whether any action could lead to a secret question (`covered`), the `moments` of a
    table with windows, and the `reckoning` of one with a clock.

    Earlier positions share `kept` with later ones. `shown` is set only in a viewer's copy while secret
    questions are covered by windows.
    """

    table: Table
    game: Game
    state: State
    reckoning: UsedTime
    steps: tuple[TableStep, ...] = ()
    standing: tuple[int, ...] = ()
    last_acts: dict[int, int] = field(default_factory=dict)
    undos_left: int = FIRST_UNDOS
    covered: bool = False
    moments: tuple[Moment, ...] = ()
    left: tuple[Departure, ...] = ()
    ended: Ended | None = None
    head: bytes = b""
    kept: PositionCache = field(default_factory=PositionCache)
    shown: ShownMoment | None = None

    @classmethod
    def fold(cls, table: Table, game: Game, lines: Sequence[Line]) -> Live:
        """Return the position after the lines, by the rules under which the table was begun.

        Raises Unreadable if these cannot be played any more.
        """
        try:
            game = by_version(game, table.rules)
        except UsageError as error:
            raise Unreadable(f"table {table.id} was begun under {error}") from error
        live = cls(table, game, table.deal(game), UsedTime.begun(table), head=table.root)
        for line in lines:
            try:
                live = live.after(line)
            except GladsheimError as error:
                raise Unreadable(f"table {table.id}, line {line.seq}: {error}") from error
        return live

    @Lazy
    def seq(self) -> int:
        """Number of the last line; 0 before the first."""
        return len(self.steps)

    @Lazy
    def over(self) -> bool:
        """Whether the game is over, by its rules or early."""
        return self.ended is not None or self.state.is_terminal

    @Lazy
    def to_act(self) -> int | None:
        """Seat to act, which may be secret: never send it; None when the game is over."""
        return None if self.ended is not None else self.state.current_player

    def acting(self, viewer: int | None) -> int | None:
        """Return the seat to act, as far as a seat or a spectator (None) may know it."""
        return None if self.ended is not None else self.game.secrets.acting(self.state, viewer)

    @Lazy
    def asked_in_secret(self) -> bool:
        """Whether only the seat to act knows that it is to act."""
        return self.to_act is not None and self.acting(None) != self.to_act

    @Lazy
    def waits_for_order(self) -> bool:
        """Whether a person is asked in secret for whom the hall answers by standing orders."""
        return self.table.terms.orders and self.asked_in_secret and self.bot_to_act is None

    @property
    def acted(self) -> int:
        """Number of standing actions."""
        return len(self.standing)

    @property
    def moment(self) -> Moment | None:
        """Moment that began last."""
        return self.moments[-1] if self.moments else None

    def gone(self, seat: int) -> str | None:
        """Return how the player of a seat has left ("resigned" or "timeout"); None if the player has not."""
        return next((one.how for one in self.left if one.seat == seat), None) if self.left else None

    def bot_of(self, seat: int) -> str | None:
        """Return the name of the bot that plays a seat, from the beginning or since its player has left."""
        return self.table.terms.takeover if self.gone(seat) else self.table.seats[seat].bot

    @property
    def people(self) -> list[int]:
        """Seats that people play and have not left."""
        return people_in_play(self.table, self.left)

    @Lazy
    def bot_to_act(self) -> str | None:
        """Name of the bot that is to act, if one is."""
        return None if self.to_act is None else self.bot_of(self.to_act)

    @Lazy
    def status(self) -> str:
        """`running` or `over`."""
        return OVER if self.over else RUNNING

    @property
    def lines(self) -> list[Line]:
        """All stored lines."""
        return [step.line for step in self.steps]

    @property
    def standing_steps(self) -> list[TableStep]:
        """Steps of actions that were not taken back, in order."""
        return [self.steps[index] for index in self.standing]

    @Lazy
    def last_open(self) -> int | None:
        """Index of the step that the seat to act may take back now; None if there is none.

        It must be the last standing action, taken by the seat that is still to act, and must have revealed
        nothing: an undo never crosses another seat's action or a draw. Of a shared deal nothing is taken
        back.
        """
        if self.table.terms.shared or not self.standing:
            return None
        step = self.steps[self.standing[-1]]
        return self.standing[-1] if step.open and step.line.seat == self.to_act else None

    def last_of(self, seat: int) -> int | None:
        """Return how many standing actions come before the last action of a seat that everybody knows of.

        A takeback for this seat leads there; None if it has not acted.
        """
        # A hidden action keeps its place in the count, but a takeback to it would show that there was one.
        known = [step.line.seat if step.known else None for step in self.standing_steps]
        return max((k for k, actor in enumerate(known) if actor == seat), default=None)

    def line_by_id(self, action_id: str) -> Line | None:
        """Return the stored line with this id."""
        steps, known = self.kept.lines_by_id
        # One dictionary serves all positions: after a line only the steps that differ are entered.
        if steps is not self.steps:
            fresh = self.steps[alike(steps, self.steps) :]
            known.update((step.line.action_id, step.line) for step in fresh)
            self.kept.lines_by_id = self.steps, known
        line = known.get(action_id)
        # The kept line may come from a later position.
        return line if line is not None and line.seq <= self.seq else None

    def line(self, action_id: str, seat: int, kind: str, action: str, at: str, ms: int = 0) -> Line:
        """Return a new line that follows on the last."""
        return Line(self.seq + 1, action_id, seat, kind, action, at, ms, self.head)

    def at(self, seq: int) -> Live:
        """Return the position as it was after line `seq`."""
        # From the deal, because states cannot take actions back and earlier ones are not kept.
        return Live.fold(self.table, self.game, self.lines[:seq])

    def after(self, line: Line) -> Live:
        """Return the position after one more line. Raises TableError; the line must not be stored then."""
        return replace(self._after(line), head=line.digest)

    def _after(self, line: Line) -> Live:
        if self.seq >= MOST_LINES:
            raise TableFull
        # Before the test for the end: an operator may also repair a table whose game is over.
        if line.kind == line_kinds.REPAIR:
            return self._with(TableStep(line, None))
        if self.over:
            raise Over
        match line.kind:
            case line_kinds.RESIGN | line_kinds.TIMEOUT:
                return self._leave(line)
            case line_kinds.RETURN:
                return self._return(line)
            case line_kinds.TAKEBACK:
                return self._take_back(line)
            case line_kinds.ABANDON:
                ended = Ended(ABANDONED, tuple(one.seat for one in self.left))
                return self._with(TableStep(line, None), ended=ended)
        if line.seat != self.to_act:
            # Not which seat is: that may be secret.
            raise NotYourTurn(Words.of("faults-not-to-act", seat=line.seat))
        return self._undo(line) if line.kind == UNDO else self._act(line)

    def _with(self, step: TableStep, **changes: Any) -> Live:
        """Return the position after one more step, with the given changes."""
        table, moments, reckoning = self.table, self.moments, self.reckoning
        # Lines count from 1 and steps from 0: `seq` is the index of the new step.
        if moment := moment_after(step, table, self.seq, self.moment):
            moments = (*moments, moment)
        if table.terms.timed:
            acted = len(changes.get("standing", self.standing))
            reckoning = reckoning.after(table, step, self.acting(None), acted)
        # A tuple: older positions keep theirs, and caches compare slices of both (`alike`).
        steps = (*changes.pop("steps", self.steps), step)
        return replace(self, steps=steps, moments=moments, reckoning=reckoning, **changes)

    def _act(self, line: Line) -> Live:
        # Positions share states, and `apply` changes a state in place.
        state = self.state.clone()
        if self.table.fair:
            # Standing actions count: one that was taken back must leave no trace in the chance of a record.
            self.table.set_chance(state, self.acted + 1)
        try:
            applied = state.apply(line.action)
        except ActionError as error:
            raise Illegal(error.refusal) from error
        # Steps live as long as the table: otherwise each would keep the positions before and after it.
        applied.release()
        step = TableStep(line, applied, secret=self.asked_in_secret)
        changes = {
            "state": state,
            "standing": (*self.standing, self.seq),
            "last_acts": {**self.last_acts, line.seat: self.seq},
            # A hidden action must not raise the bound: others could find it by counting undos.
            "undos_left": self.undos_left + UNDOS_PER_ACTION * step.known,
            "covered": self.covered or begins(step),
        }
        if self.table.terms.windows and begins(step):
            # First without `asks`, which follow from the position in which everybody passes.
            step = replace(step, asks=self._asks(self._with(step, **changes)))
        return self._with(step, **changes)

    def _asks(self, after: Live) -> tuple[tuple[int, ...], ...]:
        """Return the people who could be asked in secret after this position, whose action led to `after`."""
        # Only people get windows: bots answer in the seconds between these.
        people = self.people
        return tuple(
            tuple(seat for seat in seats if seat in people)
            for one in after.passed_over.steps[self.seq :]
            if one.applied is not None
            for seats in one.applied.asks
        )

    @property
    def passing(self) -> str | None:
        """Action by which the seat that is asked in secret passes unnoticed; None if there is none."""
        # From the end, where games list their passes, so that few copies are tried.
        for action in reversed(self.state.legal_actions()):
            if self.state.clone().apply(action).hidden == HIDDEN:
                return action
        return None

    @Lazy
    def passed_over(self) -> Live:
        """Position as it would be if all players who are asked in secret passed."""
        live = self
        while live.asked_in_secret and (seat := live.to_act) is not None and (action := live.passing):
            # The time of the last line, so that nothing seems to have happened. Such a line is never
            # stored: `_act` does without the checks and the digest of `after`.
            last = live.steps[-1].line if live.steps else None
            at = live.table.started or "" if last is None else last.at
            ms = live.table.started_ms if last is None else last.ms
            live = live._act(live.line("", seat, ACTION, action, at, ms))
        return live

    def _undo(self, line: Line) -> Live:
        # The hall checks `undos_left` before it stores a line: lines from before that bound must still fold.
        if self.last_open is None:
            raise NoUndo
        return self._back_to(self.acted - 1, line)

    def _take_back(self, line: Line) -> Live:
        if self.table.rated:
            raise NotRated
        if self.table.terms.shared:
            raise SharedDeal
        number = self.last_of(line.seat)
        if number is None:
            raise NoUndo
        return self._back_to(number, line)

    def _back_to(self, number: int, line: Line) -> Live:
        """Return the position after `number` of the standing actions; the others are marked as undone."""
        state = self.table.deal(self.game)
        for count, step in enumerate(self.standing_steps[:number], 1):
            # The numbers of `_act`, so that the repeated actions meet the same chance.
            self.table.set_chance(state, count)
            state.apply(step.line.action)
        steps, undone = list(self.steps), self.standing[number:]
        for index in undone:
            steps[index] = replace(steps[index], undone=True)
        # Actions that others do not know of do not count: the bound would tell of it.
        known = sum(steps[index].known for index in undone)
        return self._with(
            TableStep(line, None, back_to=undone[0] if undone else None),
            steps=steps,
            state=state,
            standing=self.standing[:number],
            undos_left=self.undos_left - (1 + UNDOS_PER_ACTION) * known,
        )

    def _leave(self, line: Line) -> Live:
        if line.seat not in self.people:
            raise HasLeft
        # The time of a shared deal is over for every player.
        held = self.table.terms.shared is None and (line.seat != self.to_act or self.asked_in_secret)
        # A timeout of a seat that is asked in secret would show everybody that it was asked.
        if line.kind == TIMEOUT and held:
            raise NotYourTurn(Words.of("faults-not-to-act", seat=line.seat))
        left = (*self.left, Departure(line.seat, HOW[line.kind]))
        ended = ended_by(self.table, left)
        return self._with(TableStep(line, None), left=left, ended=ended)

    def _return(self, line: Line) -> Live:
        if self.table.rated:
            raise NotRated
        if self.gone(line.seat) != TIMED_OUT:
            raise NotAway
        left = tuple(one for one in self.left if one.seat != line.seat)
        return self._with(TableStep(line, None), left=left)
