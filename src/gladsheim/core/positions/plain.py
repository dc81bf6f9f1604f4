"""Hands: objects that take actions in a position, step by step."""

from __future__ import annotations

from functools import partial
from typing import Any, Protocol

from gladsheim.core.engine.head import MOST_EXPLAINED
from gladsheim.core.rules import Rules
from gladsheim.core.state import listed


class EnginePosition(Protocol):
    """A position on which kernels act step by step: a `PlainPosition`, or a `CompiledPosition`."""

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


class PlainPosition:
    """A position in a plain record."""

    __slots__ = ("_rules", "record")

    def __init__(self, rules: Rules, record: Any) -> None:
        self.record, self._rules = record, rules

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
