"""A table in play: always the fold of its lines, never changed in place.

Each step gives a new `Live`, so that a line can be worked out, stored, and only then
become the position that everybody sees.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, field
from msgspec.structs import replace

from gladsheim.core.errors import ActionError, GladsheimError, UsageError
from gladsheim.core.game import Game, State
from gladsheim.core.lazy import Lazy
from gladsheim.core.words import Words
from gladsheim.tables import table as words
from gladsheim.tables.agreed.cover import Shown, begins
from gladsheim.tables.agreed.leaving import ABANDONED, HOW, TIMED_OUT, Ended, Left, ended_by, people_in_play
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
from gladsheim.tables.steps import Kept, Step
from gladsheim.tables.table import ACTION, HIDDEN, MOST_LINES, OVER, RUNNING, TIMEOUT, UNDO, Line, Table


class Live(Struct, frozen=True, eq=False, dict=True):
    """A table, its position, and the steps that led there, of whose actions `acted` stand; who has
    `left`, and how it `ended` if it did before its rules said so. `head` is the digest of the last line.

    `kept` is shared with the positions before. `shown` is set only in what somebody is shown while
    secret questions are covered by windows.
    """

    table: Table
    game: Game
    state: State
    steps: tuple[Step, ...] = ()
    acted: int = 0
    left: tuple[Left, ...] = ()
    ended: Ended | None = None
    head: bytes = b""
    kept: Kept = field(default_factory=Kept)
    shown: Shown | None = None

    @classmethod
    def fold(cls, table: Table, game: Game, lines: Sequence[Line]) -> Live:
        """The position after the lines, by the rules under which the table was begun.

        Raises Unreadable if these cannot be played any more.
        """
        try:
            game = game.under(table.rules)
        except UsageError as error:
            raise Unreadable(f"table {table.id} was begun under {error}") from error
        live = cls(table, game, table.deal(game), head=table.root)
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
        """Whether the game is over, by its rules or before."""
        return self.ended is not None or self.state.is_terminal

    @Lazy
    def to_act(self) -> int | None:
        """The seat to act, which may be secret: never send it; None when the game is over."""
        return None if self.ended is not None else self.state.current_player

    def acting(self, viewer: int | None) -> int | None:
        """The seat to act, as far as a seat or a spectator (None) may know it."""
        return None if self.ended is not None else self.state.acting(viewer)

    @Lazy
    def asked_in_secret(self) -> bool:
        """Whether the seat to act alone knows that it is."""
        return self.to_act is not None and self.acting(None) != self.to_act

    @Lazy
    def waits_for_order(self) -> bool:
        """Whether a person is asked in secret for whom the hall answers."""
        return self.table.terms.orders and self.asked_in_secret and self.bot_to_act is None

    @property
    def covered(self) -> bool:
        """Whether any action let somebody be asked in secret: right after the deal none has."""
        return any(begins(step) for step in self.steps)

    def gone(self, seat: int) -> str | None:
        """How the player of a seat has left; None for one who has not."""
        return next((one.how for one in self.left if one.seat == seat), None) if self.left else None

    def bot_of(self, seat: int) -> str | None:
        """Name of the bot that plays a seat, from the beginning or since its player has left."""
        return self.table.terms.takeover if self.gone(seat) else self.table.seats[seat].bot

    @property
    def people(self) -> list[int]:
        """The seats that people play, and have not left."""
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
    def standing_steps(self) -> list[Step]:
        """The steps of actions that were not taken back, in order."""
        return [step for step in self.steps if step.applied and not step.undone]

    @Lazy
    def last_open(self) -> int | None:
        """Index of the step that may be taken back now, by the seat to act; None if none may.

        It must be the last that stands, of the same seat that is still to act, and must
        have revealed nothing: an undo never crosses another seat's action or a draw. Of a shared
        deal nothing is taken back.
        """
        if self.table.terms.shared:
            return None
        for index in reversed(range(len(self.steps))):
            step = self.steps[index]
            if step.applied and not step.undone:
                return index if step.open and step.line.seat == self.to_act else None
        return None

    def last_of(self, seat: int) -> int | None:
        """How many standing actions come before the last one of a seat that all know of.

        That is where a takeback for this seat leads; None if it has not acted.
        """
        known = [step.line.seat if step.known else None for step in self.standing_steps]
        return max((k for k, actor in enumerate(known) if actor == seat), default=None)

    def line_by_id(self, action_id: str) -> Line | None:
        """The stored line that bears this id."""
        steps, known = self.kept.lines_by_id
        if steps is not self.steps:
            goes_on = self.steps[: len(steps)] == steps
            known = known if goes_on else {}
            known.update((step.line.action_id, step.line) for step in self.steps[len(steps) * goes_on :])
            self.kept.lines_by_id = self.steps, known
        return known.get(action_id)

    def line(self, action_id: str, seat: int, kind: str, action: str, at: str, ms: int = 0) -> Line:
        """A next line, which follows on the last."""
        return Line(self.seq + 1, action_id, seat, kind, action, at, ms, self.head)

    def at(self, seq: int) -> Live:
        """The position as it was after line `seq`."""
        return Live.fold(self.table, self.game, self.lines[:seq])

    def after(self, line: Line) -> Live:
        """The position after one more line. Raises TableError, and then nothing is to be stored."""
        return replace(self._after(line), head=line.digest)

    def _after(self, line: Line) -> Live:
        if self.seq >= MOST_LINES:
            raise TableFull(MOST_LINES)
        if line.kind == words.REPAIR:
            return replace(self, steps=(*self.steps, Step(line, None)))
        if self.over:
            raise Over
        match line.kind:
            case words.RESIGN | words.TIMEOUT:
                return self._leave(line)
            case words.RETURN:
                return self._return(line)
            case words.TAKEBACK:
                return self._take_back(line)
            case words.ABANDON:
                ended = Ended(ABANDONED, tuple(one.seat for one in self.left))
                return replace(self, ended=ended, steps=(*self.steps, Step(line, None)))
        if line.seat != self.to_act:
            # Not which seat is: that may be secret.
            raise NotYourTurn(Words.of("faults-not-to-act", seat=line.seat))
        return self._undo(line) if line.kind == UNDO else self._act(line)

    def _act(self, line: Line) -> Live:
        state = self.state.clone()
        if self.table.fair:
            self.table.set_chance(state, self.acted + 1)
        try:
            applied = state.apply(line.action)
        except ActionError as error:
            raise Illegal(error.refusal) from error
        applied.release()
        step = Step(line, applied, secret=self.asked_in_secret)
        after = replace(self, state=state, steps=(*self.steps, step), acted=self.acted + 1)
        if not self.table.terms.windows or not begins(step):
            return after
        asks = after.passed_over.steps[self.seq :]
        people = self.people
        found = tuple(
            tuple(seat for seat in seats if seat in people)
            for one in asks
            if one.applied is not None
            for seats in one.applied.asks
        )
        return replace(after, steps=(*self.steps, replace(step, asks=found)))

    @property
    def passing(self) -> str | None:
        """The action by which the seat that is asked in secret lets nobody notice it; None if none does."""
        for action in reversed(self.state.legal_actions()):
            if self.state.clone().apply(action).hidden == HIDDEN:
                return action
        return None

    @Lazy
    def passed_over(self) -> Live:
        """The position as it would be if all who are asked in secret passed."""
        live = self
        while live.asked_in_secret and (seat := live.to_act) is not None and (action := live.passing):
            last = live.steps[-1].line if live.steps else None
            at = live.table.started or "" if last is None else last.at
            ms = live.table.started_ms if last is None else last.ms
            live = live._act(live.line("", seat, ACTION, action, at, ms))
        return live

    def _undo(self, line: Line) -> Live:
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

    @property
    def _standing(self) -> list[int]:
        return [k for k, step in enumerate(self.steps) if step.applied and not step.undone]

    def _back_to(self, number: int, line: Line) -> Live:
        """The position after so many of the standing actions; the others are marked as undone."""
        state = self.table.deal(self.game)
        for count, step in enumerate(self.standing_steps[:number], 1):
            self.table.set_chance(state, count)
            state.apply(step.line.action)
        steps = list(self.steps)
        for index in self._standing[number:]:
            steps[index] = replace(steps[index], undone=True)
        return replace(self, state=state, steps=(*steps, Step(line, None)), acted=number)

    def _leave(self, line: Line) -> Live:
        if line.seat not in self.people:
            raise HasLeft
        # The time of a shared deal is over whoever is to act.
        held = self.table.terms.shared is None and (line.seat != self.to_act or self.asked_in_secret)
        if line.kind == TIMEOUT and held:
            raise NotYourTurn(Words.of("faults-not-to-act", seat=line.seat))
        left = (*self.left, Left(line.seat, HOW[line.kind]))
        ended = ended_by(self.table, left)
        return replace(self, left=left, ended=ended, steps=(*self.steps, Step(line, None)))

    def _return(self, line: Line) -> Live:
        if self.table.rated:
            raise NotRated
        if self.gone(line.seat) != TIMED_OUT:
            raise NotAway
        left = tuple(one for one in self.left if one.seat != line.seat)
        return replace(self, left=left, steps=(*self.steps, Step(line, None)))
