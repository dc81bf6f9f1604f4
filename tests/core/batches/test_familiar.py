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
    assert repr(batch) == f"<Batch of 20 games of {batch.game!r}, 0 over>"
    while (batch.seats >= 0).all():
        batch.step(np.zeros(20, dtype=int))
    over = int((batch.seats < 0).sum())
    assert repr(batch) == f"<Batch of 20 games of {batch.game!r}, {over} over>"


def test_the_text_of_a_batch_has_a_line_for_each_of_its_first_games() -> None:
    """Each tells its game's turn and scores; of a large batch the rest is counted."""
    batch = game("valda").batch(12, seeds=1)
    first, *lines, last = str(batch).splitlines()
    assert first == repr(batch)
    assert lines == [f"{i}: {batch.state(i)!r}" for i in range(10)]
    assert last == "and 2 more"
    assert len(str(game("valda").batch(10, seeds=1)).splitlines()) == 11


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("name", NAMES)
def test_batches_are_equal_if_all_their_games_are(
    name: str, mode: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With their last results and later deals; neither the threads nor the way of choosing count."""
    use_mode(mode, monkeypatch)
    batch, other = game(name).batch(3, seeds=1), game(name).batch(3, seeds=1, threads=2)
    assert batch == other == batch.clone()
    assert batch != game(name).batch(3, seeds=2)
    assert batch != game(name).batch(3, seeds=1, redeal=False)
    assert batch != game(name).batch(2, seeds=1)
    assert batch != TensorBatch.dealt(game(name), 3, 1, 1, redeal=True)
    assert (batch == 3, batch == None) == (False, False)  # noqa: E711
    for seed in range(40):
        choices = random_choices(batch, np.random.default_rng(seed))
        codes = batch.padded()[np.arange(3), choices]
        batch.step(choices)
        assert batch != other
        other.step_codes(codes)
        assert batch == other
    with pytest.raises(TypeError, match="unhashable type: 'Batch'"):
        hash(batch)


def test_batches_are_equal_if_the_ids_chosen_so_far_are() -> None:
    """An unfinished action is part of a batch of ids."""
    batch = TensorBatch.dealt(game("voluspa"), 3, 1, 1, redeal=True)
    twin = batch.clone()
    batch.step_ids(batch.id_masks().argmax(axis=1))
    assert batch != twin
    twin.step_ids(twin.id_masks().argmax(axis=1))
    assert batch == twin
