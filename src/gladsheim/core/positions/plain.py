"""Positions in plain records, and what a position of either kind can do."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Protocol

from gladsheim.core.chance import new_rng
from gladsheim.core.engine.engines import Engine
from gladsheim.core.engine.head import MOST_EXPLAINED, MOST_GATHERED
from gladsheim.core.game import Seed
from gladsheim.core.kernel import buffer
from gladsheim.core.rules import Rules
from gladsheim.core.state import listed

Survey = tuple[Sequence[int], Sequence[int]]
"""Legal codes of a position, and its head: count, seat, text key, scores (`core.engine.head`)."""


class EnginePosition(Protocol):
    """Position on which kernels act step by step."""

    @property
    def record(self) -> Any:
        """Record, to read and to write."""

    def act(self, code: int) -> Any:
        """Take an action, see `Rules.act`."""

    def advance(self) -> Any:
        """Carry out its next consequence, see `Rules.advance`."""

    def explain(self, code: int) -> list[int]:
        """Return the numbers of `Rules.explain`."""

    def points(self, code: int) -> int:
        """Return the points of an action, see `Rules.points`."""


class StatePosition(EnginePosition, Protocol):
    """Position of a state: a `PlainPosition`, or a `CompiledPosition`."""

    @property
    def is_compiled(self) -> bool:
        """Whether it lies in the memory of a compiled engine."""

    def lend(self) -> StatePosition:
        """Return an equal position for another state: a copy, or this one, which then stays as it is."""

    def own(self) -> StatePosition:
        """Return an equal position to write: this one, or a copy where several states hold it."""

    def plain(self) -> Any:
        """Return the position as a plain record: its own, or a copy."""

    def survey(self, seats: int) -> Survey:
        """Return the legal codes and the head, with the scores of so many seats."""

    def points_of(self, codes: Sequence[int]) -> list[int]:
        """Return the points of all legal actions, given their codes in order."""

    def gather(self) -> list[int]:
        """Return the numbers of `Rules.gather`."""

    def redeal(self, seat: int, seed: Seed) -> None:
        """Redraw everything that a seat cannot know, see `Rules.redeal`."""

    def load_into(self, engine: Engine, states: Any, i: int) -> None:
        """Make state i of a batch of an engine equal to this position."""

    def scene(self, viewer: int) -> bytes | None:
        """Return what `Rules.write_scene` writes for a seat, or a spectator (-1); None: nothing."""


class PlainPosition:
    """Position in a plain record, which one state alone holds."""

    __slots__ = ("_rules", "record")

    is_compiled = False

    def __init__(self, rules: Rules, record: Any) -> None:
        self.record, self._rules = record, rules

    def lend(self) -> PlainPosition:
        """Return a copy."""
        return PlainPosition(self._rules, self._rules.layout.twin(self.record))

    def own(self) -> PlainPosition:
        """Return this position."""
        return self

    def plain(self) -> Any:
        """Return its own record."""
        return self.record

    def survey(self, seats: int) -> Survey:
        """Return the legal codes and the head, with the scores of so many seats."""
        rules, record, menu = self._rules, self.record, self._rules.menu.scratch("legal_codes")
        seat, count, out = int(rules.seat(record)), 0, []
        if seat >= 0:
            # The codes are counted first, because a buffer for `most_actions` codes is slow to make.
            out = buffer(max(1, int(rules.legal(record, menu))))
            count = int(rules.codes(record, menu, out))
        scores = [int(rules.score(record, other)) for other in range(seats)]
        return out[:count], [count, seat, int(rules.text_key(record)), *scores]

    def load_into(self, engine: Engine, states: Any, i: int) -> None:
        """Make state i of a batch of an engine equal to this position."""
        engine.load(states, i, self.record)

    def points_of(self, codes: Sequence[int]) -> list[int]:
        """Return the points of actions, given their codes."""
        return [int(self._rules.points(self.record, code)) for code in codes]

    def gather(self) -> list[int]:
        """Return the numbers of `Rules.gather`."""
        return listed(partial(self._rules.gather, self.record), MOST_GATHERED)

    def redeal(self, seat: int, seed: Seed) -> None:
        """Redraw everything that a seat cannot know, see `Rules.redeal`."""
        self._rules.redeal(self.record, seat, new_rng(seed))

    def act(self, code: int) -> Any:
        """Take an action, see `Rules.act`."""
        return self._rules.act(self.record, code)

    def advance(self) -> Any:
        """Carry out its next consequence, see `Rules.advance`."""
        return self._rules.advance(self.record)

    def explain(self, code: int) -> list[int]:
        """Return the numbers of `Rules.explain`."""
        return listed(partial(self._rules.explain, self.record, code), MOST_EXPLAINED)

    def points(self, code: int) -> int:
        """Return the points of an action, see `Rules.points`."""
        return self._rules.points(self.record, code)

    def scene(self, viewer: int) -> None:
        """Write nothing: plain, Python makes a scene sooner than a kernel writes its JSON."""
