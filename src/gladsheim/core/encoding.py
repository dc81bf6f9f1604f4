"""Encoding of a game's observations and actions as numbers of fixed size.

An observation is one array of 16-bit numbers, never negative, section after section. An action is encoded in
one part or several, *level* after level: each part has an id of its own, so that all ids of a game fit into
one mask of some hundred places. A level with only one possible value is skipped.
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate, product
from math import prod
from typing import Any

from gladsheim.core.errors import UsageError, shorten
from gladsheim.core.kernel import COMPILING, kernel, store

MOST = 32_767
"""Largest number in an observation, that of 16 bits with a sign; greater values are written as this."""


@dataclass(frozen=True, slots=True)
class Section:
    """Section of an observation: whole numbers from 0 to `high`.

    `kinds` says that they are ids of kinds, without an order.
    """

    name: str
    shape: tuple[int, ...]
    high: int
    about: str
    kinds: bool = False

    @property
    def size(self) -> int:
        """Number of values."""
        return prod(self.shape)

    @property
    def names(self) -> tuple[str, ...]:
        """Names of all its numbers, in order."""
        if self.size == 1:
            return (self.name,)
        indices = product(*map(range, self.shape))
        return tuple(f"{self.name}[{','.join(map(str, index))}]" for index in indices)


@dataclass(frozen=True, slots=True)
class Level:
    """Level of an action: a number from 0 to `size` - 1, whose meaning `about` gives."""

    name: str
    size: int
    about: str
    words: tuple[str, ...] = ()
    """Labels of the parts from 0 on, each another one; without them, and after the last, they are the name of
    the level with the number.
    """

    @property
    def labels(self) -> tuple[str, ...]:
        """Labels of all parts."""
        return (*self.words, *(f"{self.name} {part}" for part in range(len(self.words), self.size)))


def places(sections: Sequence[Section]) -> tuple[int, ...]:
    """Return the index of the first value of each section, and the end of the last one."""
    return tuple(accumulate((section.size for section in sections), initial=0))


@kernel
def nothing_asked(state: Any, out: MutableSequence[int], at: int) -> None:
    """Do nothing: everyone may know what is asked. Default of `Encoding.ask`."""


# Without slots, because `cached_property` keeps its values in the `__dict__` of the instance.
@dataclass(frozen=True)
class Encoding:
    """Encoding of the observations and action ids of one game."""

    version: int
    """Version, raised when an observation or an id changes its meaning."""
    levels: tuple[Level, ...]
    part: Callable[[Any, int, int], int]
    """Function (state, code, level) → that part of a legal action.

    Two actions of one position differ in some part.
    """
    own: tuple[Section, ...]
    """Sections that `observe` writes, in this order."""
    observe: Callable[[Any, int, Any, int], None]
    """Function (state, seat, out, at) → writes the observation of a seat with `put`, from index `at` on.

    `out` is zeroed before. It reads fields that everyone may know, and the seat's own part of fields of
    seats.
    """
    asked: tuple[Section, ...] = ()
    """Sections that `ask` writes, in this order: only the seat to act gets them; 0 for others."""
    ask: Callable[[Any, Any, int], None] = nothing_asked
    """Function (state, out, at) → writes these sections in the same way; called for the seat to act alone."""

    @cached_property
    def sections(self) -> tuple[Section, ...]:
        """All sections of an observation, in order: last those that every game has."""
        # The highest part of a level is its size - 1, and "chosen" adds 1.
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
    def names(self) -> tuple[str, ...]:
        """Name of each number of an observation, such as `deck` or `tile[3,4]`."""
        return tuple(name for section in self.sections for name in section.names)

    @cached_property
    def own_size(self) -> int:
        """Number of values that `observe` writes."""
        return places(self.own)[-1]

    @cached_property
    def asked_size(self) -> int:
        """Number of values that `ask` writes."""
        return places(self.asked)[-1]

    @cached_property
    def size(self) -> int:
        """Number of values in an observation."""
        return places(self.sections)[-1]

    @cached_property
    def first_ids(self) -> tuple[int, ...]:
        """Action id of part 0 of each level."""
        # The last level is left out: where it ends, no further level begins.
        return tuple(accumulate((level.size for level in self.levels[:-1]), initial=0))

    @cached_property
    def ids(self) -> int:
        """Number of action ids."""
        return sum(level.size for level in self.levels)

    @cached_property
    def labels(self) -> tuple[str, ...]:
        """Labels of all action ids, in order; no two are equal."""
        return tuple(label for level in self.levels for label in level.labels)

    @cached_property
    def _by_label(self) -> dict[str, int]:
        return {label: number for number, label in enumerate(self.labels)}

    def label(self, number: int) -> str:
        """Return an action id in words, such as `tile Odin` or `row 3`. Raises IndexError."""
        if not 0 <= number < self.ids:
            raise IndexError(f"id is {number}; allowed: 0 to {self.ids - 1}")
        return self.labels[number]

    def id_of(self, label: str) -> int:
        """Return the action id of a label. Raises UsageError."""
        found = self._by_label.get(label)
        if found is None:
            raise UsageError(f"label is {shorten(label)}; allowed: a text that `label` returns")
        return found


@kernel
def _put_plain(out: MutableSequence[int], at: int, value: int) -> None:
    # Without `store`, because each call takes plain Python a while.
    out[at] = min(max(value, 0), MOST)


@kernel
def _put_compiled(out: MutableSequence[int], at: int, value: int) -> None:
    store(out, at, min(max(value, 0), MOST))


put = _put_compiled if COMPILING else _put_plain
"""Function (out, at, value) that writes a number at an index of an observation: 0 for a negative one."""


@kernel
def around(number: int, players: int) -> int:
    """Return `number % players`, for a number from -players to 2 * players - 1."""
    # Observations need many of them, and processors divide slowly.
    if number < 0:
        return number + players
    return number - players if number >= players else number


@kernel
def count_one(out: MutableSequence[int], at: int) -> None:
    """Add 1 to the number at an index of an observation, which stays below MOST."""
    out[at] += 1
