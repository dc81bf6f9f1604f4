"""Steps over action ids: what a batch keeps from step to step is what it would work out anew."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any, cast

import numpy as np
import pytest

from gladsheim import game
from gladsheim.core.batches import batch as batches
from gladsheim.core.errors import IllegalAction, UsageError
from gladsheim.core.game import Game
from gladsheim.core.tensors import entries, narrowing
from gladsheim.core.tensors.batch import Flags, Shorts, TensorBatch
from gladsheim.core.tensors.encoder import Encoder
from tests.core.positions.familiar import MODES, NAMES, use_mode
from tests.core.tensors.test_tensors import GAMES

GAMES_EACH = 5
STEPS = 160


def chosen_ids(masks: Flags, chance: np.random.Generator) -> Any:
    """A random legal id in each game."""
    return (masks * chance.random(masks.shape)).argmax(axis=1)


def checked(batch: TensorBatch[Any], seen: Shorts, masks: Flags) -> None:
    """Compare with a clone, which keeps no codes and no observations, and with single states."""
    anew = batch.clone()
    assert (anew.id_masks() == masks).all()
    assert (anew.observed() == seen).all()
    assert (batch.id_masks() == masks).all()
    assert (batch.observed() == seen).all()
    encoder = Encoder(cast(Game, batch.game))
    for i, seat in enumerate(batch.seats.tolist()):
        parts = tuple(batch._chosen[i].tolist())
        if seat >= 0:
            state = batch.state(i)
            assert (encoder.observation(state, seat, parts) == seen[i]).all()
            assert (encoder.mask(state, parts) == masks[i]).all()
            assert batch.counts[i] == len(state.legal_codes())
        else:
            assert not seen[i].any()
            assert not masks[i].any()


def try_illegal(batch: TensorBatch[Any], chance: np.random.Generator) -> None:
    """Be refused in the last game that is not over, after the ids of others were looked at."""
    masks = batch.id_masks()
    ids, last = chosen_ids(masks, chance), np.flatnonzero(batch.counts)[-1]
    ids[last] = masks[last].argmin()
    with pytest.raises(IllegalAction, match=f"in game {last}"):
        batch.step_ids(ids)


def load(batch: TensorBatch[Any], chance: np.random.Generator) -> None:
    """Replace a game by one that has begun."""
    state = batch.game.deal(int(chance.integers(99)))
    for _ in range(6):
        state.apply(state.legal_actions()[-1])
    batch.load(2, state)


def step(batch: TensorBatch[Any], chance: np.random.Generator) -> None:
    """Step by indices."""
    batch.step((chance.random(batch.n) * batch.counts).astype(int))


def step_codes(batch: TensorBatch[Any], chance: np.random.Generator) -> None:
    """Step by codes."""
    choices = (chance.random(batch.n) * batch.counts).astype(int)
    at = np.minimum(batch.offsets[:-1] + choices, len(batch.codes) - 1)
    batch.step_codes(batch.codes[at])


def look(batch: TensorBatch[Any], chance: np.random.Generator) -> None:
    """Ask for what other seats see, which changes nothing."""
    batch.observed(int(chance.integers(batch.game.players)))
    batch.observed_in([3, 1], [0, 1])
    assert (batch.id_masks_in([4, 0]) == batch.id_masks()[[4, 0]]).all()


BETWEEN: dict[str, Callable[[TensorBatch[Any], np.random.Generator], object]] = {
    "an illegal id": try_illegal,
    "load": load,
    "deal again": lambda batch, _: batch.deal_again([4, 1]),
    "step": step,
    "step by codes": step_codes,
    "ids alone": lambda batch, chance: batch.step_ids(chosen_ids(batch.id_masks(), chance)),
    "other viewers": look,
}


@pytest.mark.parametrize("redeal", [True, False])
@pytest.mark.parametrize(("name", "options"), GAMES)
def test_what_is_kept_is_what_there_is(
    name: str, options: dict[str, Any], redeal: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Masks and observations after a step, in new arrays and in the last ones, whatever came between."""
    monkeypatch.setattr(batches, "RUN", 2)
    batch = TensorBatch.dealt(game(name, **options), GAMES_EACH, seeds=9, threads=2, redeal=redeal)
    chance, out = np.random.default_rng(5), None
    for number in range(STEPS):
        if not batch.counts.any():
            break
        if number % 4 == 0:
            BETWEEN[list(BETWEEN)[number // 4 % len(BETWEEN)]](batch, chance)
        if number % 23 == 0:
            batch = pickle.loads(pickle.dumps(batch))  # noqa: S301
        if not batch.counts.any():
            break
        # New arrays now and then: those before are then no longer of the last step.
        out = batch.step_and_observe(chosen_ids(batch.id_masks(), chance), None if number % 9 == 0 else out)
        checked(batch, *out)


@pytest.mark.parametrize("name", NAMES)
def test_codes_that_are_too_many_are_not_kept(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there is no room for the open codes of a game they are listed again, with the same results."""
    use_mode("plain", monkeypatch)
    for module in (narrowing, entries):
        monkeypatch.setattr(module, "MOST_KEPT", 3)
    batch = TensorBatch.dealt(game(name), 2, seeds=2, threads=1, redeal=True)
    chance = np.random.default_rng(3)
    for _ in range(60):
        checked(batch, *batch.step_and_observe(chosen_ids(batch.id_masks(), chance)))


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("name", NAMES)
def test_new_arrays_are_independent(name: str, mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """No later step writes into them; given arrays are those that are returned."""
    use_mode(mode, monkeypatch)
    batch = TensorBatch.dealt(game(name), 3, seeds=1, threads=1, redeal=True)
    seen, masks = batch.step_and_observe(batch.id_masks().argmax(axis=1))
    kept = seen.copy(), masks.copy()
    for _ in range(9):
        batch.step_and_observe(batch.id_masks().argmax(axis=1))
    assert (kept[0] == seen).all()
    assert (kept[1] == masks).all()
    again = batch.step_and_observe(batch.id_masks().argmax(axis=1), (seen, masks))
    assert again[0] is seen
    assert again[1] is masks
    checked(batch, *again)


def test_arrays_that_do_not_fit_are_refused() -> None:
    """An error says which is wrong and what is allowed; nothing has changed."""
    batch = TensorBatch.dealt(game("valhalla"), 2, seeds=1, threads=1, redeal=True)
    ids, (seen, masks) = batch.id_masks().argmax(axis=1), (batch.observed(), batch.id_masks())
    read_only = masks.copy()
    read_only.flags.writeable = False
    wrong: dict[str, Any] = {
        r"out\[0\] is of int64 and shape": (seen.astype(np.int64), masks),
        r"out\[1\] is of bool and shape \(1, ": (seen, masks[:1]),
        r"out\[0\] is None; allowed: an array of int16 and shape \(2, ": (None, masks),
        r"out\[1\] is a view or read-only": (seen, read_only),
        r"out\[0\] is a view or read-only": (np.asfortranarray(seen), masks),
    }
    for words, out in wrong.items():
        with pytest.raises(UsageError, match=words):
            batch.step_and_observe(ids, out)
    assert (batch.observed() == seen).all()
    assert (batch.id_masks() == masks).all()


@pytest.mark.parametrize("mode", MODES)
def test_nothing_is_decided_where_nothing_was_done(mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """`decided` is false in a new batch, and where a game was over before the step, however it is stepped."""
    use_mode(mode, monkeypatch)
    batch = TensorBatch.dealt(game("valhalla", target=10), 2, seeds=1, threads=1, redeal=False)
    assert not batch.decided.any()
    while batch.counts.all():
        batch.step_ids(batch.id_masks().argmax(axis=1))
        assert (batch.decided | (batch._chosen >= 0).any(axis=1)).all()
    over = int(batch.counts.argmin())
    assert batch.decided[over]
    batch.load(1 - over, batch.game.deal(3))
    zeros = np.zeros(2, np.int64)
    batch.step_ids(batch.id_masks().argmax(axis=1))
    assert not batch.decided[over]
    batch.step(zeros)
    assert not batch.decided[over]
    assert batch.decided[1 - over]
    batch.step_codes(np.full(2, batch.codes[0]))
    assert batch.decided.tolist() == [i != over for i in range(2)]
