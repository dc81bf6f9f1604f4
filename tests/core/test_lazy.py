"""Attributes that are worked out when they are first read."""

from __future__ import annotations

from msgspec import Struct

from gladsheim.core.lazy import Lazy


class Sum(Struct, frozen=True, dict=True):
    """Counts how often its total was worked out."""

    numbers: tuple[int, ...]
    asked: list[None]

    @Lazy
    def total(self) -> int:
        """All together."""
        self.asked.append(None)
        return sum(self.numbers)


def test_it_is_worked_out_once_for_each() -> None:
    """When it is first read, and not before; each object has its own, also where it cannot be changed."""
    one, other = Sum((1, 2), []), Sum((3,), [])
    assert not one.asked
    assert (one.total, one.total, other.total) == (3, 3, 3)
    assert one.asked == other.asked == [None]
    assert Sum.total.__doc__ == "All together."
