"""Kernels for games that keep their legal actions in the record: fields `menu` and `menu_count`."""

from collections.abc import Sequence
from typing import Any, Protocol

from gladsheim.core.kernel import kernel


class WithMenu(Protocol):
    """Record with its legal actions."""

    menu: Sequence[int]
    menu_count: int


@kernel
def legal(s: WithMenu, m: Any) -> int:
    """Return the number of legal actions."""
    return s.menu_count


@kernel
def pick(s: WithMenu, m: Any, k: int) -> int:
    """Return the k-th legal action."""
    return s.menu[k]


@kernel
def codes(s: WithMenu, m: Any, out: Any) -> int:
    """Write the legal actions in order; return their number."""
    for at in range(s.menu_count):
        out[at] = s.menu[at]
    return s.menu_count
