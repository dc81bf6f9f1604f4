"""Packed states: read by any process, whether its kernels are compiled or not, unless the fields differ."""

from __future__ import annotations

from pathlib import Path

import pytest

from gladsheim import game
from gladsheim.core.engine.choice import engine_of
from gladsheim.core.engine.packing import pack, unpack
from gladsheim.core.errors import UsageError
from gladsheim.core.state import snapshot
from tests.core.positions.familiar import MODES, NAMES, begun, use_mode
from tests.games.modes import PLAIN, WAYS, run

RELAY = """
import json, pickle, sys
from pathlib import Path
import numpy as np
from gladsheim import Stepper, game
from gladsheim.core.tensors.batch import TensorBatch
name, path, told = sys.argv[1], Path(sys.argv[2]), []
if not path.exists():
    state, stepper = game(name).deal(5), Stepper(game(name))
    stepper.begin(6)
    batch, tensors = game(name).batch(3, seeds=7), TensorBatch.dealt(game(name), 2, 8, 1, redeal=True)
else:
    state, stepper, batch, tensors = pickle.loads(path.read_bytes())
for number in range(30):
    state = game(name).deal(number) if state.is_terminal else state
    legal = state.legal_actions()
    told.append(state.apply(legal[number * 7 % len(legal)]).points)
    stepper.count or stepper.begin(number)
    told.append(stepper.step(number * 5 % stepper.count))
    batch.step(number % np.maximum(1, batch.counts))
    tensors.step_ids(tensors.id_masks().argmax(axis=1))
    told += [batch.codes.tolist(), batch.rewards.tolist(), tensors.id_masks().sum(axis=1).tolist()]
path.write_bytes(pickle.dumps((state, stepper, batch, tensors)))
print(json.dumps([told, state.document(), batch.state(1).document(), tensors.state(1).document()]))
"""


@pytest.mark.parametrize("name", NAMES)
def test_pickles_go_from_mode_to_mode(name: str, tmp_path: Path) -> None:
    """Compiled and plain processes read what the other kind pickled, and play on as one kind alone does."""
    compiled = WAYS[0]
    mixed = [run(["-c", RELAY, name, str(tmp_path / "mixed")], way) for way in (compiled, PLAIN, compiled)]
    plain = [run(["-c", RELAY, name, str(tmp_path / "plain")], PLAIN) for _ in range(3)]
    assert mixed == plain


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("name", NAMES)
def test_states_are_unpacked_as_they_were(name: str, mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those asked for, and no others."""
    use_mode(mode, monkeypatch)
    engine = engine_of(game(name).rules)
    states, copies = engine.states(3), engine.states(3)
    for i in range(3):
        begun(name, 10 * i).load_into(engine, states, i)
    untouched = snapshot(engine.record(copies, 0), engine.rules.layout)
    unpack(engine, pack(engine, states, 1, 3), copies, 1, 3)
    found, expected = (
        [snapshot(engine.record(one, i), engine.rules.layout) for i in range(3)] for one in (copies, states)
    )
    assert found == [untouched, *expected[1:]]


def test_states_with_other_fields_are_refused() -> None:
    """What another version of the package packed is not read as if it were a state of this one."""
    one, other = engine_of(game("valda").rules), engine_of(game("valhalla").rules)
    packed = pack(one, one.states(1), 0, 1)
    with pytest.raises(UsageError, match=r"ValhallaRecord of another version.*State\.document"):
        unpack(other, packed, other.states(1), 0, 1)


def test_a_pickle_has_nothing_of_earlier_games() -> None:
    """Memory that is used again keeps numbers of the states before; a pickle of the new state has none."""
    name = "valda"
    begun(name, 200)
    first = begun(name, 3).__reduce__()
    for seed in range(30):
        begun(name, 150, seed)
    assert begun(name, 3).__reduce__() == first
