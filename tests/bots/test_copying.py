"""Copies and pickles of bots choose as the original does."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gladsheim import bots
from tests.core.positions.familiar import MODES, NAMES, begun, use_mode

COPIES: tuple[Callable[[Any], Any], ...] = (
    copy.copy,
    copy.deepcopy,
    lambda one: pickle.loads(pickle.dumps(one)),  # noqa: S301
)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("bot", ["random", "greedy", "search-1", "seer-1"])
def test_a_copy_chooses_alike(name: str, bot: str, mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the same seed, after the original has chosen something else, and with scratch space of its own."""
    use_mode(mode, monkeypatch)
    state, other = begun(name, 20), begun(name, 33)
    first = bots.create(bot, state.game)
    first.choose_code(other, 1)
    for copied in COPIES:
        twin = copied(first)
        assert (type(twin), twin.name) == (type(first), bot)
        assert [twin.choose_code(one, 7) for one in (other, state)] == [
            first.choose_code(one, 7) for one in (other, state)
        ]
        if bot != "random":
            assert twin._bench is not first._bench  # type: ignore[attr-defined]


def test_a_pickle_has_the_weights_of_a_file(tmp_path: Path) -> None:
    """The file need not be where the pickle is read."""
    state = begun("valda", 20)
    learned = state.game.bots.learned
    assert learned is not None
    file = tmp_path / "own.json"
    file.write_bytes(learned.read_bytes())
    pickled = pickle.dumps(bots.create(f"seer-3@{file}", state.game))
    file.unlink()
    twin = pickle.loads(pickled)  # noqa: S301
    assert twin.choose_code(state, 5) == bots.create("seer-3", state.game).choose_code(state, 5)
