"""Games to write, whole and random."""

from __future__ import annotations

import random
from pathlib import Path

from gladsheim.core.game import State
from gladsheim.games import game
from gladsheim.records import Record, RecordedSeat, no_time, record_game
from gladsheim.research.datasets.parquet import Writer, decisions

SEATS = (RecordedSeat("Ada"), RecordedSeat("greedy", "bot", "greedy"), RecordedSeat("Robert", robot=True))
SMALL: dict[str, dict[str, object]] = {
    "voluspa": {"set": "custom", "kinds": ["Od", "Dr", "Tr", "Va"], "rulings": ["skadi-no-refill"]},
    "valda": {},
    "valhalla": {"target": 5},
}
"""Options with which random games are short."""


def random_game(name: str, seed: int, players: int = 2) -> Record:
    """A whole game by chance."""
    chance = random.Random(seed)

    def choose(state: State) -> str:
        return chance.choice(state.legal_actions())

    dealt = game(name, players=players, **SMALL[name]).deal(f"{seed}")
    return record_game(dealt, SEATS[:players], choose, clock=no_time)


def write(path: Path, *records: Record) -> Path:
    """A data set of games."""
    with path.open("wb") as stream, Writer(stream) as writer:
        for record in records:
            writer.add(decisions(record))
    return path
