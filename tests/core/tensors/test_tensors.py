"""Observations and action ids as numbers: what they say, and that they say no more than a seat may know."""

from __future__ import annotations

import copy
import hashlib
import inspect
import json
import pickle
import random
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np
import pytest

from gladsheim import game
from gladsheim.core.encoding import Encoding
from gladsheim.core.errors import IllegalAction, UsageError
from gladsheim.core.game import Game, State
from gladsheim.core.positions.open_view import OpenView, open_fields
from gladsheim.core.positions.record_state import RecordState, record_of
from gladsheim.core.state import FieldAudience
from gladsheim.core.tensors.batch import TensorBatch
from gladsheim.core.tensors.encoder import Encoder
from tests.fourth_game.registered import with_a_page
from tests.games.modes import WAYS, run

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("voluspa", {"players": 2}),
    ("voluspa", {"players": 5, "set": "all", "no_late_hel": True}),
    ("valda", {"players": 2}),
    ("valda", {"players": 5, "race": True}),
    ("valhalla", {"players": 2}),
    ("valhalla", {"players": 6, "excuse": True}),
]
STEPS = 400
VERSIONS = {
    "voluspa": (2, "f0d4e3115439e9f3"),
    "valda": (1, "9f379d49eb16a899"),
    "valhalla": (1, "062f2228cc3b200c"),
}
"""Version of each game's encoding, and its digest."""
TELL = """
import json, sys
for name, options in json.load(sys.stdin):
    print(account(name, options))
"""


class Known:
    """A record of which a seat reads what it may know: all else raises PermissionError."""

    def __init__(self, view: OpenView, own: dict[str, list[int | None]]) -> None:
        self._view, self._own = view, own

    def __getattr__(self, name: str) -> Any:
        return self._own[name] if name in self._own else self._view.look(name)


def known(record: Any, layout: Any, seat: int, most: int) -> Known:
    """A record as a seat knows it; of fields by seat the numbers of others are None."""
    own: dict[str, list[int | None]] = {}
    for field in layout.fields:
        if field.knower is FieldAudience.SEAT:
            numbers, size = list(getattr(record, field.name)), field.length // most
            mine = range(seat * size, (seat + 1) * size)
            own[field.name] = [number if at in mine else None for at, number in enumerate(numbers)]
    return Known(OpenView(record, open_fields(layout)), own)


def parts_of(state: State) -> list[tuple[int, ...]]:
    """All parts of all legal actions, in order."""
    encoding, record = state.game.rules.encoding, record_of(state)
    levels = range(len(encoding.levels))
    return [tuple(encoding.part(record, code, level) for level in levels) for code in state.legal_codes()]


def walked(chosen: Game, seed: int) -> Any:
    """The states of a random game."""
    chance, state = random.Random(seed), chosen.deal(seed)
    for _ in range(STEPS):
        yield state
        if not (legal := state.legal_actions()):
            return
        state.apply(chance.choice(legal))


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_observations_are_made_of_what_a_seat_may_know(name: str, options: dict[str, Any]) -> None:
    """The kernel reads open fields and the seat's own part of others, and what it writes is the tensor."""
    chosen = game(name, **options)
    encoder, encoding = Encoder(chosen), chosen.rules.encoding
    seats = import_module(f"gladsheim.games.{name}.record").SEATS
    for ply, state in enumerate(walked(chosen, 5)):
        if ply % 9 == 0:
            for seat in range(chosen.players):
                out = [0] * encoding.own_size
                encoding.observe(known(state.clone().record, chosen.rules.layout, seat, seats), seat, out, 0)
                assert out == encoder.observation(state, seat)[: encoding.own_size].tolist()


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_observations_keep_to_their_sections(name: str, options: dict[str, Any]) -> None:
    """No number is negative or above what its section allows."""
    chosen = game(name, **options)
    batch = TensorBatch.dealt(chosen, 6, seeds=3, threads=1, redeal=True)
    chance, most = np.random.default_rng(1), np.zeros(batch.encoding.size, np.int64)
    for step in range(STEPS):
        if step % 4 == 0:
            seen = batch.observed()
            assert seen.min() >= 0
            np.maximum(most, seen.max(axis=0), out=most)
        masks = batch.id_masks()
        batch.step_ids((masks * chance.random(masks.shape)).argmax(axis=1))
    at = 0
    for section in batch.encoding.sections:
        assert most[at : at + section.size].max() <= section.high, section.name
        at += section.size
    assert at == batch.encoding.size


# Not of Völuspá: the box of a board that was played stays as wide as it once was, and its window with it.
@pytest.mark.parametrize(("name", "options"), [one for one in GAMES if one[0] != "voluspa"])
def test_numbers_follow_from_the_document(name: str, options: dict[str, Any]) -> None:
    """A position that was read from its document has the observations and action ids of the one played."""
    chosen = game(name, **options)
    encoder = Encoder(chosen)
    for ply, state in enumerate(walked(chosen, 1)):
        if ply % 9 == 0:
            again = chosen.from_document(state.document())
            assert parts_of(again) == parts_of(state)
            for seat in range(chosen.players):
                assert (encoder.observation(again, seat) == encoder.observation(state, seat)).all()


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_every_action_has_ids_of_its_own(name: str, options: dict[str, Any]) -> None:
    """No two legal actions agree in all parts, each part is within its level, and its ids lead to it."""
    chosen = game(name, **options)
    encoder, encoding = Encoder(chosen), chosen.rules.encoding
    chance = random.Random(7)
    for ply, state in enumerate(walked(chosen, 8)):
        codes, parts = state.legal_codes(), parts_of(state)
        assert len({*parts}) == len(codes)
        for level, most in enumerate(encoding.levels):
            assert all(0 <= one[level] < most.size for one in parts)
        if codes and ply % 20 == 0:
            code, decided, chosen_parts = chance.choice(codes), None, encoder.none
            for number in encoder.ids_of(state, code):
                assert decided is None
                decided, chosen_parts = encoder.choose(state, chosen_parts, number)
            assert (decided, chosen_parts) == (code, encoder.none)


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_encoding_leaves_the_state_as_it_is(name: str, options: dict[str, Any]) -> None:
    """A state keeps its position and its history when its actions are encoded."""
    chosen = game(name, **options)
    encoder, state = Encoder(chosen), chosen.deal(1)
    state.apply(state.legal_actions()[0])
    assert isinstance(state, RecordState)
    before = vars(state).copy()
    for code in state.legal_codes():
        encoder.ids_of(state, code)
    changed = [key for key, value in before.items() if vars(state)[key] is not value]
    # Whatever was worked out meanwhile may be kept.
    assert set(changed) <= {"_surveyed"}


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_a_batch_goes_the_way_of_its_games(name: str, options: dict[str, Any]) -> None:
    """Masks, observations and what ids decide are those of each game alone, on any number of threads."""
    chosen = game(name, **options)
    encoder, chance = Encoder(chosen), np.random.default_rng(2)
    batch, twin = (TensorBatch.dealt(chosen, 5, seeds=4, threads=threads, redeal=False) for threads in (1, 2))
    kept = [encoder.none] * 5
    for step in range(90):
        masks, states = batch.id_masks(), [batch.state(i) for i in range(5)]
        ids = (masks * chance.random(masks.shape)).argmax(axis=1)
        if step % 10 == 0:
            for i, (state, parts) in enumerate(zip(states, kept, strict=True)):
                assert (masks[i] == encoder.mask(state, parts)).all()
                if (seat := state.current_player) is not None:
                    assert (batch.observed()[i] == encoder.observation(state, seat, parts)).all()
        for i, state in enumerate(states):
            if not state.is_terminal:
                code, kept[i] = encoder.choose(state, kept[i], int(ids[i]))
                if code is not None:
                    state.apply(state.legal_actions()[state.legal_codes().index(code)])
        batch.step_ids(ids)
        twin.step_ids(ids)
        assert (batch.observed() == twin.observed()).all()
        assert [batch.state(i).document() for i in range(5)] == [state.document() for state in states]


class ContestedLock:
    """A lock that another thread gets as soon as it is released, for one piece of work."""

    def __init__(self, work: Callable[[], object]) -> None:
        self._depth, self._waiting = 0, [work]

    def __enter__(self) -> None:
        self._depth += 1

    def __exit__(self, *_: object) -> None:
        self._depth -= 1
        if not self._depth and self._waiting:
            self._waiting.pop()()


def test_a_state_is_loaded_with_its_chosen_parts_at_once() -> None:
    """Another thread never sees the new state with parts of an action that were chosen in the old one."""
    batch = TensorBatch.dealt(game("voluspa"), 1, seeds=1, threads=1, redeal=True)
    state, fresh, seen = batch.state(0), batch.id_masks(), list[Any]()
    batch.step_ids(fresh.argmax(axis=1))
    batch._lock = ContestedLock(lambda: seen.append(batch.id_masks()))  # type: ignore[assignment]
    batch.load(0, state)
    assert (seen[0] == fresh).all()


def test_a_batch_is_cloned_with_its_chosen_parts_at_once() -> None:
    """Another thread never chooses a part between the copy of the games and that of the parts."""
    batch = TensorBatch.dealt(game("voluspa"), 1, seeds=1, threads=1, redeal=True)
    fresh = batch.id_masks()
    batch._lock = ContestedLock(lambda: batch.step_ids(fresh.argmax(axis=1)))  # type: ignore[assignment]
    twin = batch.clone()
    assert (batch.id_masks() != fresh).any()
    assert (twin.id_masks() == fresh).all()


def fingerprint(encoding: Encoding) -> str:
    """Return a digest of all that a trained network relies on: sections and levels, in order."""
    sections = [(one.name, one.shape, one.high, one.kinds) for one in encoding.sections]
    levels = [(level.name, level.size) for level in encoding.levels]
    return hashlib.sha256(repr((sections, levels)).encode()).hexdigest()[:16]


@pytest.mark.parametrize("name", with_a_page())
def test_another_encoding_has_another_version(name: str) -> None:
    """Raise the version when this fails, and note the new digest: trained networks no longer fit."""
    encoding = game(name).rules.encoding
    assert (encoding.version, fingerprint(encoding)) == VERSIONS[name]


@pytest.mark.parametrize("name", with_a_page())
def test_every_id_has_a_label_of_its_own(name: str) -> None:
    """Labels and ids are exchanged for each other; whatever is none of them is refused."""
    encoding = game(name).encoding
    assert [encoding.id_of(encoding.label(number)) for number in range(encoding.ids)] == [
        *range(encoding.ids)
    ]
    assert len(set(encoding.names)) == encoding.size
    for number in (-1, encoding.ids):
        with pytest.raises(IndexError, match=f"id is {number}; allowed: 0 to {encoding.ids - 1}"):
            encoding.label(number)
    with pytest.raises(UsageError, match="label is 'tile Baldr'; allowed"):
        encoding.id_of("tile Baldr")


@pytest.mark.parametrize(
    ("name", "plies", "action", "words"),
    [
        ("voluspa", 0, "Od@0,-1", ["tile Odin", "column 15", "row 14"]),
        ("valda", 1, "play:base.spoils-of-war-2", ["play", "card base.spoils-of-war-2"]),
        ("valhalla", 0, "place:1,0E", ["at slot 1"]),
    ],
)
def test_labels_say_what_an_action_does(name: str, plies: int, action: str, words: list[str]) -> None:
    """The ids of an action have the words of its parts, cards of Valda those of the file."""
    chosen = game(name)
    state, encoder = chosen.deal(1), Encoder(chosen)
    for _ in range(plies):
        state.apply(state.legal_actions()[0])
    code = state.legal_codes()[state.legal_actions().index(action)]
    assert [chosen.encoding.label(number) for number in encoder.ids_of(state, code)] == words


def account(name: str, options: dict[str, Any]) -> str:
    """All masks and some observations of random games, digested; a process can run this by itself."""
    import hashlib

    import numpy as np

    from gladsheim import game
    from gladsheim.core.tensors.batch import TensorBatch

    batch = TensorBatch.dealt(game(name, **options), 3, seeds=6, threads=1, redeal=True)
    chance, digest = np.random.default_rng(3), hashlib.sha256()
    for step in range(300):
        masks = batch.id_masks()
        digest.update(masks.tobytes())
        if step % 20 == 0:
            for seat in (None, 0, 1):
                digest.update(batch.observed(seat).tobytes())
        batch.step_ids((masks * chance.random(masks.shape)).argmax(axis=1))
    return digest.hexdigest()


def test_compiled_kernels_write_the_same() -> None:
    """Masks and observations of random games are the same, compiled and plain."""
    program = "\n".join(("from __future__ import annotations", inspect.getsource(account), TELL))
    told = run(["-c", program], WAYS[0], json.dumps(GAMES)).split()
    assert told == [account(name, options) for name, options in GAMES]


def test_a_wrong_id_changes_nothing() -> None:
    """An id that is not in the mask of one game is refused for all, and the games stay as they were."""
    chosen = game("voluspa")
    batch = TensorBatch.dealt(chosen, 3, seeds=1, threads=1, redeal=True)
    masks = batch.id_masks()
    ids = masks.argmax(axis=1)
    for wrong in (-1, batch.encoding.ids, int((~masks[1]).argmax())):
        with pytest.raises(IllegalAction, match=r"not a legal action id in game 1; legal action ids: \d+"):
            batch.step_ids([ids[0], wrong, ids[2]])
        assert (batch.id_masks() == masks).all()
    with pytest.raises(UsageError, match="whole numbers of shape"):
        batch.step_ids([0, 1])
    with pytest.raises(IndexError, match="viewer is 2; allowed: 0 to 1"):
        batch.observed(2)
    with pytest.raises(UsageError, match="allowed: Voluspa"):
        Encoder(chosen).mask(game("voluspa", players=3).deal(1))


@pytest.mark.parametrize("coded", [True, False])
def test_a_refused_call_leaves_what_was_decided(coded: bool) -> None:
    """A wrong code or id in one game changes `decided` in no game, whatever the others were given."""
    batch = TensorBatch.dealt(game("voluspa"), 3, seeds=1, threads=1, redeal=True)
    # Tile, then cell: after one id no action is taken, after codes all are.
    if coded:
        batch.step_ids(batch.id_masks().argmax(axis=1))
        given = batch.codes[batch.offsets[:-1]]
    else:
        batch.step_codes(batch.codes[batch.offsets[:-1]])
        given = batch.id_masks().argmax(axis=1)
    before = batch.decided.tolist()
    assert before == [not coded] * 3
    given[2] = -9
    with pytest.raises(IllegalAction, match="in game 2"):
        (batch.step_codes if coded else batch.step_ids)(given)
    assert batch.decided.tolist() == before
    # Updates what is shown of all games.
    batch.load(0, batch.state(0))
    assert batch.decided.tolist() == before


def test_another_way_of_stepping_drops_what_was_chosen() -> None:
    """Part of an action is forgotten by `step`, `load` and `deal_again`; a clone keeps it."""
    batch = TensorBatch.dealt(game("voluspa"), 1, seeds=1, threads=1, redeal=True)
    fresh = batch.id_masks()
    batch.step_ids(fresh.argmax(axis=1))
    assert not batch.decided[0]
    assert (batch.clone().id_masks() == batch.id_masks()).all()
    assert (batch.id_masks() != fresh).any()
    batch.load(0, batch.state(0))
    assert (batch.id_masks() == fresh).all()
    batch.step_ids(fresh.argmax(axis=1))
    batch.step([0])
    other = TensorBatch.dealt(game("voluspa"), 1, seeds=1, threads=1, redeal=True)
    other.step([0])
    assert (batch.id_masks() == other.id_masks()).all()
    batch.step_ids(batch.id_masks().argmax(axis=1))
    assert not batch.decided[0]
    batch.deal_again([0])
    assert (batch.id_masks()[0] == Encoder(game("voluspa")).mask(batch.state(0))).all()


@pytest.mark.parametrize("name", with_a_page())
def test_any_seat_of_any_game_is_observed(name: str) -> None:
    """`observed_in` observes one seat of some games as a state is observed, also when a game is over."""
    chosen = game(name)
    batch, encoder = TensorBatch.dealt(chosen, 3, seeds=1, threads=1, redeal=False), Encoder(chosen)
    while batch.counts[1]:
        batch.step(batch.counts // 2)
    for games, viewers in (([2, 1], [0, 1]), ([1], [0]), ([0, 1, 2], [1, 1, 0])):
        seen = batch.observed_in(games, viewers)
        for at, (i, viewer) in enumerate(zip(games, viewers, strict=True)):
            assert (seen[at] == encoder.observation(batch.state(i), viewer)).all()
    with pytest.raises(IndexError, match="viewer is 2; allowed: 0 to 1"):
        batch.observed_in([0], [2])
    with pytest.raises(IndexError, match="i is 3; allowed: 0 to 2"):
        batch.observed_in([3], [0])


def test_an_encoder_is_copied_and_pickled() -> None:
    """A copy has memory of its own, and encodes the same."""
    state = game("valda").deal(3)
    encoder = Encoder(state.game)
    expected = encoder.mask(state).tolist()
    for twin in (copy.copy(encoder), copy.deepcopy(encoder), pickle.loads(pickle.dumps(encoder))):  # noqa: S301
        assert twin._states is not encoder._states
        assert twin.mask(state).tolist() == expected
