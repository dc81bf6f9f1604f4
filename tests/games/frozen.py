"""Which games are frozen under tests/data, and how deep their action sequences are counted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.games.valda import tables
from tests.games.valhalla import sets as decktets
from tests.games.voluspa import sets

Options = dict[str, Any]


def version(path: Path) -> int | None:
    """The version of the rules of a file of an earlier one: `valhalla-1/...`; None for one of now."""
    number = path.parent.name.partition("-")[2]
    return int(number) if number else None


@dataclass(frozen=True)
class Frozen:
    """A game, its options, and the plies at which sequences are counted.

    They are counted to depth 2, and further to depth `deepest` while there are fewer than `small`.
    """

    game: str
    options: Sequence[Options]
    title: Callable[[Options], str]
    plies: tuple[int, ...]
    deepest: int
    small: int


FROZEN = (
    Frozen("voluspa", list(sets.few()), sets.title, (0, 16, 32), 3, 6_000),
    Frozen("valda", list(tables.few()), tables.title, (0, 25, 60, 100), 7, 600),
    Frozen("valhalla", list(decktets.few()), decktets.title, (0, 30, 70, 110), 4, 1_500),
)
