"""Copies and pickles of environments go on as the original does, and leave it alone."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gymnasium
import pytest
from hypothesis import given, settings, strategies as st

from gladsheim.research.environments.against import AgainstBots
from gladsheim.research.environments.table import raw_env
from tests.core.positions.familiar import MODES, NAMES, use_mode
from tests.games.modes import ROOT, run
from tests.research.environments.walking import KINDS, begun, walk

COPIES: tuple[Callable[[Any], Any], ...] = (
    copy.copy,
    copy.deepcopy,
    lambda one: pickle.loads(pickle.dumps(one)),  # noqa: S301
)
GO_ON = """
import json, pickle, sys
from tests.research.environments.walking import walk
with open(sys.argv[1], "rb") as stream:
    print(json.dumps([walk(one, 20) for one in pickle.load(stream)]))
"""


@pytest.fixture(params=MODES)
def mode(request: pytest.FixtureRequest, compiled: None, monkeypatch: pytest.MonkeyPatch) -> str:
    """The mode in which this process runs kernels."""
    use_mode(request.param, monkeypatch)
    return str(request.param)


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("kind", KINDS)
def test_a_copy_goes_its_own_way(kind: str, game: str, mode: str) -> None:
    """Copied anywhere in any game, the original and all copies take the same steps one after the other."""

    @settings(max_examples=2)
    @given(st.integers(0, 60), st.integers(0, 2**32))
    def check(steps: int, seed: int) -> None:
        first = begun(kind, game, seed)
        walk(first, steps)
        twins = [copied(first) for copied in COPIES]
        told = [walk(one, 25) for one in (*twins, first)]
        assert told == [told[0]] * len(told)

    check()


def test_a_pickle_goes_on_in_another_process(mode: str, tmp_path: Path) -> None:
    """A fresh process reads environments of all kinds and games, and takes the same steps."""
    every = [begun(kind, game, 3) for kind in KINDS for game in NAMES]
    for one in every:
        walk(one, 12)
    path = tmp_path / "every.pickle"
    path.write_bytes(pickle.dumps(every))
    way = {"GLADSHEIM_KERNELS": mode, "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"}
    told = json.loads(run(["-c", GO_ON, str(path)], way))
    assert told == json.loads(json.dumps([walk(one, 20) for one in every]))


@pytest.mark.parametrize("copied", COPIES)
def test_a_copy_may_go_to_another_thread(copied: Callable[[Any], Any]) -> None:
    """It has an encoder and bots of its own."""
    first = begun("AgainstBots", "valhalla", 1)
    twin = copied(first)
    assert isinstance(twin, AgainstBots)
    assert twin.episode.encoder is twin._table.encoder is not first._table.encoder
    greedy: list[Any] = [one._table.bots[1] for one in (first, twin)]
    assert greedy[0]._bench is not greedy[1]._bench
    table = raw_env("valda")
    table.reset(seed=1)
    other = copied(table)
    assert other.episode.encoder is other._encoder is not table._encoder


@pytest.mark.parametrize("copied", COPIES[1:])
def test_environments_in_wrappers_of_gymnasium_are_copied(copied: Callable[[Any], Any]) -> None:
    """As `gymnasium.make` returns them. `copy.copy` of a wrapper is Gymnasium's, and copies the wrapper."""
    made = gymnasium.make("gladsheim/Valda-v1", bots="greedy")
    made.reset(seed=1)
    twin = copied(made)
    assert walk(twin.unwrapped, 9) == walk(made.unwrapped, 9)
