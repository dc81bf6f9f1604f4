"""Positions in the memory of a compiled engine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gladsheim.core.applied import AppliedJson
from gladsheim.core.engine.choice import engine_of
from gladsheim.core.engine.engines import Engine
from gladsheim.core.engine.head import COUNT, PAST_LENGTH, SCORES
from gladsheim.core.engine.workspace import workspace_of
from gladsheim.core.game import Game, Seed
from gladsheim.core.positions.plain import Survey
from gladsheim.core.rules import NOT_WRITTEN


class CompiledPosition:
    """Position in the memory of a compiled engine; `record` is that memory, to read and to write.

    Several states may hold one that is `shared`: it stays as it is, and who is to write makes a copy.
    """

    MOST_SPARES = 64
    """Number of abandoned positions whose memory a thread keeps for others.

    It is an attribute of the class because, when the interpreter ends, names of modules are gone before the
    last positions are.
    """

    __slots__ = ("_spares", "at", "engine", "record", "shared", "states")

    is_compiled = True

    def __init__(self, engine: Engine) -> None:
        """Take used or new memory; the position in it is undefined until it is dealt or copied into."""
        space = workspace_of(engine)
        self.engine, self._spares = engine, space.spares
        try:
            self.states, self.record = self._spares.pop()
        except IndexError:
            self.states = engine.states(1)
            self.record = engine.rules.layout.live(self.states)
        self.at: int = self.states._as_parameter_
        self.shared = False

    def __del__(self) -> None:
        # New memory is slow: the system clears it page by page as it is first written.
        if len(self._spares) < self.MOST_SPARES:
            self._spares.append((self.states, self.record))

    def copy(self) -> CompiledPosition:
        """Return another place in memory with the same position."""
        made = CompiledPosition(self.engine)
        workspace_of(self.engine).copy(made.at, 0, self.at, 0)
        return made

    def lend(self) -> CompiledPosition:
        """Return this position, which is shared from now on."""
        self.shared = True
        return self

    def own(self) -> CompiledPosition:
        """Return this position, or a copy where it is shared."""
        return self.copy() if self.shared else self

    def plain(self) -> Any:
        """Return a plain record of the position."""
        return self.engine.rules.layout.twin(self.record)

    def deal(self, numbers: Sequence[int]) -> None:
        """Deal from an empty table, see `Rules.deal`."""
        space = workspace_of(self.engine)
        space.drawn[: len(numbers)] = numbers
        space.deal(self.at, 0, space.drawn_at)

    def survey(self, seats: int) -> Survey:
        """Return the legal codes and the head, with the scores of so many seats."""
        space = workspace_of(self.engine)
        count = space.survey(self.at, space.menus, space.codes_at, space.head_at, seats)
        # The slices are copies: the next call writes into the buffers again.
        return space.codes[:count], space.head[: SCORES + seats]

    def load_into(self, engine: Engine, states: Any, i: int) -> None:
        """Make state i of a batch of an engine equal to this position."""
        if engine is self.engine:
            # Other threads wait: one that counts points tries them out on the record, if it shares it.
            workspace_of(engine).copy(states._as_parameter_, i, self.at, 0)
        else:
            engine.load(states, i, self.record)

    def points_of(self, codes: Sequence[int]) -> list[int]:
        """Return the points of all legal actions, given their codes in order."""
        if not codes:
            return []
        space = workspace_of(self.engine)
        space.priced(self.at, space.menus, 0, space.codes_at, space.points_at)
        found: list[int] = space.points[: len(codes)]
        return found

    def move(self, code: int, seats: int) -> tuple[int, Survey]:
        """Take a legal action; return its points, and the survey of the position after it."""
        space = workspace_of(self.engine)
        points = space.move(self.at, space.menus, space.codes_at, space.head_at, seats, code)
        head = space.head[: SCORES + seats]
        return points, (space.codes[: head[COUNT]], head)

    def gather(self) -> list[int]:
        """Return the numbers of `Rules.gather`."""
        space = workspace_of(self.engine)
        found: list[int] = space.gathered[: space.gather(self.at, space.gathered_at)]
        return found

    def redeal(self, seat: int, seed: Seed) -> None:
        """Redraw everything that a seat cannot know, see `Rules.redeal`."""
        self.engine.call.redeal(self.states, 0, seat, self.engine.rng(seed))

    def act(self, code: int) -> int:
        """Take an action, see `Rules.act`."""
        return workspace_of(self.engine).act(self.at, 0, code)

    def advance(self) -> int:
        """Carry out the next consequence of an action, see `Rules.advance`."""
        return workspace_of(self.engine).advance(self.at, 0)

    def explain(self, code: int) -> list[int]:
        """Return the numbers of `Rules.explain`."""
        space = workspace_of(self.engine)
        found: list[int] = space.explained[: space.explain(self.at, code, space.explained_at)]
        return found

    def points(self, code: int) -> int:
        """Return the points of an action, see `Rules.points`."""
        return workspace_of(self.engine).worth(self.at, 0, code)

    def scene(self, viewer: int) -> bytes | None:
        """Return what `Rules.write_scene` writes for a seat, or a spectator (-1); None: nothing."""
        space = workspace_of(self.engine)
        length = space.scene(self.at, space.menus, viewer)
        # The numbers of `text` are signed; `bytes` of a view copies the bytes that they are stored in.
        return None if length == NOT_WRITTEN else bytes(space.menu.text[:length])


def compiled(game: Game, record: Any) -> CompiledPosition | None:
    """Return a copy of a record in compiled memory; None while the game has no compiled engine."""
    engine = engine_of(game.rules)
    if not engine.compiled:
        return None
    made = CompiledPosition(engine)
    engine.rules.layout.fill(made.record, record)
    return made


class PositionHistory:
    """Earlier position and the actions taken since, from which later positions are replayed."""

    def __init__(self, position: CompiledPosition) -> None:
        """Mark the position as shared, so that no state writes to it any more."""
        self._first = position.lend()
        self.codes: list[int] = []
        self.after: CompiledPosition | None = None
        """Position after these actions, until it is to be written to."""

    @property
    def is_full(self) -> bool:
        """Whether it has PAST_LENGTH actions: the next action begins another `PositionHistory`."""
        return len(self.codes) == PAST_LENGTH

    def around(self) -> tuple[CompiledPosition, CompiledPosition] | None:
        """Return the positions before and after the only action, to read; None if they are not in memory."""
        after = self.after
        if after is None:
            return None
        # The mark is set before `after` is read again; writers clear `after` before they read the mark.
        # So one of two threads always notices the other.
        after.shared = True
        # Looked at only now: another thread may be about to write there, and says so before it looks.
        return (self._first, after) if len(self.codes) == 1 and self.after is after else None

    def before(self, number: int) -> CompiledPosition:
        """Return a copy of the position before action `number`."""
        position = self._first.copy()
        if number:
            space = workspace_of(position.engine)
            space.past[:number] = self.codes[:number]
            space.replay(position.at, space.past_at, number)
        return position

    def written(self, number: int) -> AppliedJson | None:
        """Return the JSON that kernels write of action `number`; None if `around` has no positions."""
        around = self.around()
        if around is None:
            return None
        (before, after), code = around, self.codes[number]
        space = workspace_of(before.engine)
        length = space.effects(before.at, after.at, space.menus, code, False)
        if length == NOT_WRITTEN:
            return None
        # The text is copied at once, because the second call writes into the same memory.
        everyone = bytes(space.menu.text[:length])
        length = space.effects(before.at, after.at, space.menus, code, True)
        return AppliedJson(everyone, None if length == NOT_WRITTEN else bytes(space.menu.text[:length]))
