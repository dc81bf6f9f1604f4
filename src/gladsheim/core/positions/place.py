"""Positions in the memory of a compiled engine."""

from __future__ import annotations

from collections.abc import Sequence

from gladsheim.core.engine.engines import Engine
from gladsheim.core.engine.head import PAST_LENGTH
from gladsheim.core.engine.workspace import workspace_of


class CompiledPosition:
    """A position in the memory of a compiled engine; `record` is that memory, to read and to write.

    One that is `shared` stays as it is: several hold it; for another position make a copy.
    """

    MOST_SPARES = 64
    """Number of abandoned places whose memory a thread keeps for others.

    It is an attribute of the class because, when the interpreter ends, names of modules are gone before the
    last places are.
    """

    __slots__ = ("_spares", "at", "engine", "record", "shared", "states")

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
        """Return another place with the same position."""
        made = CompiledPosition(self.engine)
        workspace_of(self.engine).copy(made.at, 0, self.at, 0)
        return made

    def deal(self, numbers: Sequence[int]) -> None:
        """Deal from an empty table, see `Rules.deal`."""
        space = workspace_of(self.engine)
        space.drawn[: len(numbers)] = numbers
        space.deal(self.at, 0, space.drawn_at)

    def act(self, code: int) -> int:
        """Take an action, see `Rules.act`."""
        return workspace_of(self.engine).act(self.at, 0, code)

    def explain(self, code: int) -> list[int]:
        """Return the numbers of `Rules.explain`."""
        space = workspace_of(self.engine)
        found: list[int] = space.explained[: space.explain(self.at, code, space.explained_at)]
        return found

    def points(self, code: int) -> int:
        """Return the points of an action, see `Rules.points`."""
        return workspace_of(self.engine).worth(self.at, 0, code)

    def gather(self) -> list[int]:
        """Return the numbers of `Rules.gather`."""
        space = workspace_of(self.engine)
        found: list[int] = space.gathered[: space.gather(self.at, space.gathered_at)]
        return found

    def advance(self) -> int:
        """Carry out the next consequence of an action, see `Rules.advance`."""
        return workspace_of(self.engine).advance(self.at, 0)


class PositionHistory:
    """Earlier position and the actions taken since, from which later positions are replayed."""

    def __init__(self, place: CompiledPosition) -> None:
        """Mark the place as shared, so that no state writes to it any more."""
        place.shared = True
        self._place = place
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
        after.shared = True
        # Looked at only now: another thread may be about to write there, and says so before it looks.
        return (self._place, after) if len(self.codes) == 1 and self.after is after else None

    def place(self, number: int) -> CompiledPosition:
        """Return a copy of the position before action `number`."""
        place = self._place.copy()
        if number:
            space = workspace_of(place.engine)
            space.past[:number] = self.codes[:number]
            space.replay(place.at, space.past_at, number)
        return place
