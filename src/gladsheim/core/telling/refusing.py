"""Shared part of the refusals: a second implementation of legality, which explains why an action is refused.

A game runs the checks of the decision that is due, in the order of the rules; the first that refuses gives
the reason. None of them calls the kernels, so that tests can compare the two implementations.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from gladsheim.core.errors import Refusal

P = TypeVar("P")
A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class DecisionChecks(Generic[P, A]):
    """The checks that refuse actions at one kind of decision. P is the type of the position, A that of an
    action in its parts.
    """

    checks: Mapping[str, Callable[[P, A], Refusal | None]]
    """Check for each type of action that the decision knows."""
    rule: str
    """Rule that demands the decision."""


def always(_position: object, _asked: object) -> None:
    """Refuse nothing: the action is legal whenever its decision is due."""


def first_refusal(asked: A | Refusal, refuse: Callable[[A], Refusal | None]) -> Refusal | None:
    """Return why a text is refused: it is malformed, or the rules refuse it; None if it is legal."""
    return asked if isinstance(asked, Refusal) else refuse(asked)
