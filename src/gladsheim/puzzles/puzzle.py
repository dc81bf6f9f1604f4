"""Puzzle: the observation of a seat when exactly one action was clearly best, with its proof."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from gladsheim.core.files.digests import checked, with_digest
from gladsheim.core.game import Game, Json

VERSION = 1
"""Version of proofs, raised when the same position would be proved otherwise."""
ID_DIGITS = 12


@dataclass(frozen=True, slots=True)
class WorseAction:
    """Action that is worse: by `less` points where it was weighed, and by `behind` points at the end of games
    that were played on, each with the standard error of this difference.
    """

    action: str
    less: float
    error: float
    behind: float
    behind_error: float


@dataclass(frozen=True, slots=True)
class Puzzle:
    """Decision with one clearly best action, judged from the observation of its seat alone.

    `others` are the next best actions in `worlds` imagined worlds and `games` games, best first; `looks` are,
    for every legal action in the engine's order, the tenths of a point by which it is worse in `wide` worlds.
    `missed_by` are the bots that chose something else. `source` says in which game it came up.
    """

    id: str
    game: str
    rules: int
    version: int
    options: Json
    seat: int
    observation: Json
    solution: str
    value: float
    error: float
    worlds: int
    games: int
    others: tuple[WorseAction, ...]
    wide: int
    looks: tuple[int, ...]
    missed_by: tuple[str, ...]
    source: str

    @property
    def level(self) -> int:
        """Difficulty for bots: 1 where all of them find it, one more for each that does not."""
        return 1 + len(self.missed_by)

    def to_line(self) -> str:
        """Return the puzzle as one line of JSON, with a digest."""
        return json.dumps(with_digest(asdict(self)), ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def of_line(cls, line: str | bytes) -> Puzzle:
        """Read a puzzle from its line. Raises ValueError, TypeError or KeyError for a damaged line."""
        found: dict[str, Any] = checked(json.loads(line))
        others = tuple(WorseAction(**other) for other in found.pop("others"))
        looks, missed_by = tuple(found.pop("looks")), tuple(found.pop("missed_by"))
        return cls(others=others, looks=looks, missed_by=missed_by, **found)


def name_of(game: Game, observation: Mapping[str, Any]) -> str:
    """Return the id of the puzzle with this observation: a hash, so that equal ones have equal ids."""
    posed = [game.name, game.rules_version, game.options, observation]
    text = json.dumps(posed, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:ID_DIGITS]
