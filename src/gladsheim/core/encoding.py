"""How a game writes what a seat may know, and its actions, as numbers of fixed size.

An observation is one array of 16-bit numbers, never negative, section after section. An action is said in
one part or several, *level* after level: each part has an id of its own, so that all ids of a game fit into
one mask of some hundred places. Levels at which all actions that are still possible agree are left out.
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate
from math import prod
from typing import Any

from gladsheim.core.kernel import kernel

MOST = 32_767
"""The largest number that an observation can have; what is greater is written as this."""
PACKED = 4
"""Numbers of an observation that share an int of 64 bits."""


@dataclass(frozen=True, slots=True)
class Section:
    """A part of an observation: whole numbers from 0 to `high`.

    `kinds` says that they are names of kinds, of which none is more than another.
    """

    name: str
    shape: tuple[int, ...]
    high: int
    about: str
    kinds: bool = False

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


@dataclass(frozen=True, slots=True)
class Level:
    """A part of an action: a number from 0 to `size` - 1, of which `about` tells what it is."""

    name: str
    size: int
    about: str


def places(sections: Sequence[Section]) -> tuple[int, ...]:
    """Where each section begins, and where the last one ends."""
    return tuple(accumulate((section.size for section in sections), initial=0))


@kernel
def nothing_asked(state: Any, out: MutableSequence[int], at: int) -> None:
    """Default of `Encoding.ask`: everyone may know what is asked."""


@dataclass(frozen=True)
class Encoding:
    """The observations and action ids of one game."""

    version: int
    """Rises when an observation or an id comes to mean something else."""
    levels: tuple[Level, ...]
    part: Callable[[Any, int, int], int]
    """(state, code, level) → that part of a legal action. Two actions of one position differ in some part."""
    own: tuple[Section, ...]
    """What `observe` writes, in this order."""
    observe: Callable[[Any, int, Any, int], None]
    """(state, seat, out, at) → writes with `put`, from place `at` on, what the seat may know; `out` is
    zeroed before. It reads fields that everyone may know, and of those of seats the seat's own part."""
    asked: tuple[Section, ...] = ()
    """What only the seat to act is told of its decision: what `ask` writes, in this order; 0 for others."""
    ask: Callable[[Any, Any, int], None] = nothing_asked
    """(state, out, at) → writes it in the same way; called for the seat to act alone."""

    @cached_property
    def sections(self) -> tuple[Section, ...]:
        """All sections of an observation, in order: last those that every game has."""
        most = max(level.size for level in self.levels)
        return (
            *self.own,
            *self.asked,
            Section("mine", (1,), 1, "1 if the observer is to act"),
            Section(
                "chosen",
                (len(self.levels),),
                most,
                "of the observer's own unfinished action: each part that is chosen, plus 1; 0 for others",
            ),
        )

    @cached_property
    def own_size(self) -> int:
        """How many numbers `observe` writes."""
        return places(self.own)[-1]

    @cached_property
    def asked_size(self) -> int:
        """How many numbers `ask` writes."""
        return places(self.asked)[-1]

    @cached_property
    def size(self) -> int:
        """How many numbers an observation has."""
        return places(self.sections)[-1]

    @cached_property
    def first_ids(self) -> tuple[int, ...]:
        """The id of part 0 of each level."""
        return tuple(accumulate((level.size for level in self.levels[:-1]), initial=0))

    @cached_property
    def ids(self) -> int:
        """How many action ids there are."""
        return sum(level.size for level in self.levels)


@kernel
def put(out: MutableSequence[int], at: int, value: int) -> None:
    """Write a number that is not negative at a place of an observation, where nothing has been written."""
    out[at >> 2] |= min(max(value, 0), MOST) << ((at & 3) << 4)


@kernel
def count_one(out: MutableSequence[int], at: int) -> None:
    """Add 1 to the number at a place of an observation, which stays below MOST."""
    out[at >> 2] += 1 << ((at & 3) << 4)
