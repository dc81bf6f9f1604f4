"""Records of a small game, whole and running."""

import random

import pytest

from gladsheim.core.game import Seed, State
from gladsheim.records import Record, RecordedSeat, Recorder, no_time, record_game
from tests.toys import Toy, register

SEATS = (RecordedSeat("Ada"), RecordedSeat("greedy", "bot", "greedy"))


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """A registry with the toy game in it."""
    register(monkeypatch)


def played(seed: Seed = "yggdrasil", choice: int = 1) -> Record:
    """A finished game of two."""
    chance = random.Random(choice)

    def choose(state: State) -> str:
        return chance.choice(state.legal_actions())

    return record_game(Toy().deal(seed), SEATS, choose)


def running(plies: int = 3) -> Recorder:
    """A game that has just begun."""
    recorder = Recorder(Toy().deal(b"\x07" * 32), SEATS, clock=no_time)
    for _ in range(plies):
        recorder.apply(recorder.state.legal_actions()[-1])
    return recorder


@pytest.fixture
def record() -> Record:
    """A finished game of two."""
    return played()
