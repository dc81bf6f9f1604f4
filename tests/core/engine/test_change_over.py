"""What was made while kernels were plain goes on compiled, as if nothing had happened."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from gladsheim import Stepper, game
from gladsheim.core.batches import batch as batches
from gladsheim.core.batches.batch import Batch
from gladsheim.core.tensors.batch import TensorBatch
from gladsheim.core.tensors.encoder import Encoder
from tests.core.batches.test_batch import everything
from tests.core.positions.familiar import NAMES, begun, use_mode

CALLS: dict[str, Callable[[Batch[Any]], object]] = {
    "step": lambda batch: batch.step(batch.counts // 2),
    "step_codes": lambda batch: batch.step_codes(batch.codes[batch.offsets[:-1]]),
    "load": lambda batch: batch.load(3, batch.state(0)),
    "deal_again": lambda batch: batch.deal_again([1, 4]),
}


def play(batch: Batch[Any], steps: int) -> None:
    """Take the middle one of the legal actions of each game, so often."""
    for _ in range(steps):
        batch.step(batch.counts // 2)


@pytest.mark.parametrize("call", CALLS)
@pytest.mark.parametrize("name", NAMES)
def test_a_batch_goes_on_compiled(name: str, call: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the next call that changes a game; arrays that somebody holds are still written."""
    monkeypatch.setattr(batches, "RUN", 2)
    use_mode("plain", monkeypatch)
    batch, plain = (game(name).batch(5, seeds=3, threads=2) for _ in range(2))
    for one in (batch, plain):
        play(one, 20)
    held = batch.scores
    CALLS[call](plain)
    play(plain, 100)
    use_mode("compiled", monkeypatch)
    CALLS[call](batch)
    assert batch._engine.compiled
    play(batch, 100)
    assert everything(batch) == everything(plain)
    assert held.tolist() == plain.scores.tolist()


def test_a_clone_of_a_plain_batch_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """And so is the batch then."""
    use_mode("plain", monkeypatch)
    batch = game("valhalla").batch(3, seeds=1)
    play(batch, 10)
    before = everything(batch)
    use_mode("compiled", monkeypatch)
    twin = batch.clone()
    assert twin._engine is batch._engine
    assert twin._engine.compiled
    assert everything(twin) == everything(batch) == before


def test_an_unfinished_action_is_finished_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """The parts that were chosen stay chosen."""
    told = []
    for second in ("plain", "compiled"):
        use_mode("plain", monkeypatch)
        batch = TensorBatch.dealt(game("voluspa"), 3, 1, 1, redeal=True)
        batch.step_ids(batch.id_masks().argmax(axis=1))
        assert not batch.decided.any()
        use_mode(second, monkeypatch)
        for _ in range(30):
            batch.step_ids(batch.id_masks().argmax(axis=1))
        told.append((batch.observed().tolist(), batch.scores.tolist(), batch._engine.compiled))
    assert told[0][:2] == told[1][:2]
    assert [is_compiled for *_, is_compiled in told] == [False, True]


@pytest.mark.parametrize("name", NAMES)
def test_an_encoder_goes_on_compiled(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With its next call."""
    use_mode("plain", monkeypatch)
    encoder, state = Encoder(game(name)), begun(name, 20)
    seen, mask = encoder.observation(state, 0), encoder.mask(state)
    code = state.legal_codes()[-1]
    ids = encoder.ids_of(state, code)
    use_mode("compiled", monkeypatch)
    assert np.array_equal(encoder.observation(state, 0), seen)
    assert encoder._engine.compiled
    assert np.array_equal(encoder.mask(state), mask)
    assert encoder.ids_of(state, code) == ids


@pytest.mark.parametrize("name", NAMES)
def test_a_stepper_goes_on_compiled(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the middle of a game, with the same object for the codes; so do its copies."""
    use_mode("plain", monkeypatch)
    stepper, plain = Stepper(game(name)), Stepper(game(name))
    for one in (stepper, plain):
        one.begin(5)
    codes = stepper.codes
    for number in range(60):
        if number == 20:
            use_mode("compiled", monkeypatch)
            twin = stepper.clone()
        if not plain.count:
            break
        k = number * 7 % plain.count
        if number < 20:
            assert plain.step(k) == stepper.step(k)
        else:
            # `plain` never looks for another engine.
            monkeypatch.setattr(plain, "_renew", lambda: None)
            assert plain.step(k) == stepper.step(k) == twin.step(k)
        assert list(codes[: stepper.count]) == list(plain.codes[: plain.count])
    assert stepper._engine.compiled
    assert stepper.codes is codes
    assert (stepper.seat, stepper.returns) == (plain.seat, plain.returns) == (twin.seat, twin.returns)
    assert list(stepper.clone().codes[: stepper.count]) == list(codes[: stepper.count])
    assert stepper.begin(9) == plain.begin(9)
    assert list(codes[: stepper.count]) == list(plain.codes[: plain.count])
