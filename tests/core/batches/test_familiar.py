"""Batches work with `copy`, `pickle` and `print` as other Python objects do."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from gladsheim import game
from gladsheim.core.batches import batch as batches
from gladsheim.core.batches.batch import Batch
from gladsheim.core.tensors.batch import TensorBatch
from tests.core.batches.test_batch import everything, random_choices
from tests.core.positions.familiar import MODES, NAMES, use_mode

COPIES: dict[str, Callable[[Batch[Any]], Batch[Any]]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle-0": lambda batch: pickle.loads(pickle.dumps(batch, 0)),  # noqa: S301
    "pickle": lambda batch: pickle.loads(pickle.dumps(batch)),  # noqa: S301
}


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("kind", COPIES)
@pytest.mark.parametrize("name", NAMES)
def test_a_copied_batch_plays_on_alike(
    name: str, kind: str, mode: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its games, last results, threads and later deals are those of the original, which it leaves alone."""
    use_mode(mode, monkeypatch)
    monkeypatch.setattr(batches, "RUN", 2)
    batch = game(name).batch(5, seeds=3, threads=2)
    chance = np.random.default_rng(2)
    for _ in range(40):
        batch.step(random_choices(batch, chance))
    twin, before = COPIES[kind](batch), everything(batch)
    assert (type(twin), twin.game, twin.threads, twin.redeal) == (Batch, batch.game, 2, True)
    for _ in range(60):
        twin.step(random_choices(twin, chance))
    assert everything(batch) == before
    twin = COPIES[kind](batch)
    for seed in range(150):
        for one in (batch, twin):
            one.step(random_choices(one, np.random.default_rng(seed)))
        assert batch.returns.tolist() == twin.returns.tolist()
    assert everything(batch) == everything(twin)


@pytest.mark.parametrize("kind", COPIES)
def test_a_copied_tensor_batch_keeps_unfinished_actions(kind: str) -> None:
    """The ids chosen so far of each action are copied, too."""
    batch = TensorBatch.dealt(game("voluspa"), 3, 1, 1, redeal=True)
    batch.step_ids(batch.id_masks().argmax(axis=1))
    assert not batch.decided.any()
    twin = COPIES[kind](batch)
    assert isinstance(twin, TensorBatch)
    assert twin.id_masks().tolist() == batch.id_masks().tolist()
    assert twin.observed().tolist() == batch.observed().tolist()
    for one in (twin, batch):
        one.step_ids(one.id_masks().argmax(axis=1))
    assert everything(twin) == everything(batch)


def test_a_batch_names_its_game_and_how_many_games_are_over() -> None:
    """In one line, without the number of legal actions, which depends on hidden cards."""
    batch = game("valhalla", target=10).batch(20, seeds=1, redeal=False)
    assert repr(batch) == "<Batch of 20 games, ValhallaGame 2 players, 0 over>"
    while (batch.seats >= 0).all():
        batch.step(np.zeros(20, dtype=int))
    over = int((batch.seats < 0).sum())
    assert repr(batch) == f"<Batch of 20 games, ValhallaGame 2 players, {over} over>"
