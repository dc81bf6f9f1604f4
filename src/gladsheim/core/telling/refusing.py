"""Why not: what the second roads to legality have in common.

A game asks the checks of the decision that is due, in the order of the rules; the first that refuses
tells why. None of them asks the kernels: one road is held against the other.
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
    """Type of each action that it knows → what refuses it."""
    rule: str
    """The rule that makes it."""


def always(_position: object, _asked: object) -> None:
    """What is legal whenever its decision is asked."""


def first_refusal(asked: A | Refusal, refuse: Callable[[A], Refusal | None]) -> Refusal | None:
    """Why a text is refused: that no grammar knows it, else what the rules say; None if it is legal."""
    return asked if isinstance(asked, Refusal) else refuse(asked)
