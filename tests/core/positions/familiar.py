"""States some way into their games, in either mode, for tests of copies and pickles."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from gladsheim import game
from gladsheim.core.engine import choice
from gladsheim.core.positions.record_state import RecordState

NAMES = ("voluspa", "valda", "valhalla")
MODES = ("plain", "compiled")


@cache
def _engines_of(mode: str) -> choice.Engines:
    """The engines of a mode, which all tests share: to load one takes time."""
    return choice.Engines()


def use_mode(mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let this process run all kernels in this mode."""
    monkeypatch.setenv(choice.VARIABLE, mode)
    monkeypatch.setattr(choice, "ENGINES", _engines_of(mode))


def play(state: RecordState, plies: int, step: int = 7) -> list[Any]:
    """Take so many actions; what was legal, and what each of them brought."""
    told: list[Any] = []
    for number in range(plies):
        if not (legal := state.legal_actions()):
            break
        told.append((legal, state.apply(legal[number * step % len(legal)])))
    return told


def begun(name: str, plies: int = 30, seed: int = 11, **options: Any) -> RecordState:
    """A state so many actions into a game."""
    state = game(name, **options).deal(seed)
    assert isinstance(state, RecordState)
    play(state, plies)
    return state
