"""States and games work with `copy`, `pickle`, `==` and `print` as other Python objects do."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings, strategies as st

from gladsheim import game
from gladsheim.core.chance import set_rng
from gladsheim.core.errors import OptionsError, UsageError
from gladsheim.core.game import by_version
from gladsheim.core.positions.record_state import RecordState
from gladsheim.games import load_data
from gladsheim.games.valda import book
from gladsheim.games.valda.game import ValdaGame
from tests.core.positions.familiar import MODES, NAMES, begun, play, use_mode
from tests.games.valda.book.own_cards import fresh, read, written

Copy = Callable[[RecordState], RecordState]
COPIES: dict[str, Copy] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    **{
        f"pickle-{number}": lambda state, number=number: pickle.loads(pickle.dumps(state, number))  # type: ignore[misc]  # noqa: S301
        for number in range(pickle.HIGHEST_PROTOCOL + 1)
    },
}


@pytest.fixture(params=MODES)
def mode(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """The mode in which this process runs kernels."""
    use_mode(request.param, monkeypatch)
    return str(request.param)


@pytest.mark.parametrize("kind", COPIES)
@pytest.mark.parametrize("name", NAMES)
def test_a_copy_is_independent_and_plays_on_alike(name: str, kind: str, mode: str) -> None:
    """Its game, seed and position are equal; the same actions bring the same, and change only one of both."""
    state = begun(name)
    twin, before = COPIES[kind](state), state.document()
    assert (type(twin), twin.game, twin.seed) == (type(state), state.game, state.seed)
    told = play(twin, 40)
    assert state.document() == before != twin.document()
    assert play(state, 40) == told
    assert state == twin


@pytest.mark.parametrize("name", NAMES)
def test_every_reachable_state_survives_a_pickle(name: str) -> None:
    """At any ply of any game, also at its end, a state that was pickled equals the original."""

    @settings(max_examples=20)
    @given(st.integers(0, 400), st.integers(0, 2**32), st.integers(1, 99))
    def check(plies: int, seed: int, step: int) -> None:
        state = begun(name, 0, seed)
        play(state, plies, step)
        twin = COPIES["pickle-5"](state)
        assert twin == state
        assert twin.legal_codes() == state.legal_codes()
        assert play(twin, 5, step) == play(state, 5, step)

    check()


@pytest.mark.parametrize("name", NAMES)
def test_a_state_changed_through_its_record_is_pickled_as_it_is(name: str, mode: str) -> None:
    """A pickle holds what the caller wrote into the record."""
    state = begun(name)
    set_rng(state.record, 5) if state.game.traits.chance_in_play else state.record.scores.__setitem__(0, 77)
    twin = COPIES["pickle-5"](state)
    assert (twin, twin.scores, twin.chance_word) == (state, state.scores, state.chance_word)


@pytest.mark.parametrize("name", NAMES)
def test_states_are_equal_if_their_documents_are(name: str, mode: str) -> None:
    """Hidden parts, options and versions of the rules count; the way to the position does not."""
    state = begun(name)
    assert state == begun(name) == state.game.from_document(state.document())
    assert state != begun(name, 29)
    assert state != begun(name, players=3)
    seat = state.current_player
    assert seat is not None
    assert state != state.redeal(seat, 1)
    assert (state == state.document(), state == None) == (False, False)  # noqa: E711
    if state.game.traits.chance_in_play:
        other = state.clone()
        other.chance_word = 3
        assert other != state


@pytest.mark.parametrize("name", ["valda", "valhalla"])
def test_versions_of_rules_are_kept_and_compared(name: str) -> None:
    """A state by earlier rules is not equal to one by the present ones, and its pickle keeps its rules."""
    earlier = by_version(game(name), 1)
    first, second = earlier.deal(4), game(name).deal(4)
    assert first != second
    twin = copy.deepcopy(first)
    assert (twin, twin.game.rules_version) == (first, 1)
    assert pickle.loads(pickle.dumps(first)).game.rules_version == 1  # noqa: S301


def test_a_pickle_of_earlier_rules_keeps_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that was pickled before its rules changed keeps their version; unknown versions are refused."""
    pickled = {}
    for version in (1, 2, 99):
        with monkeypatch.context() as before:
            before.setattr(ValdaGame, "rules_version", version)
            pickled[version] = pickle.dumps(game("valda", players=4))
    for version in (1, 2):
        found = pickle.loads(pickled[version])  # noqa: S301
        assert (found.rules_version, found.players) == (version, 4)
    with pytest.raises(UsageError, match="rules version 99, not 1 or 2, of valda"):
        pickle.loads(pickled[99])  # noqa: S301


def test_states_have_no_hash() -> None:
    """They change, so neither a set nor the keys of a dict may hold them."""
    with pytest.raises(TypeError, match="unhashable type: 'VoluspaState'"):
        hash(begun("voluspa"))


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("voluspa", "seat 0 to act, scores [26, 10]>"),
        ("valda", "seat 0 to act, scores [2, 2]>"),
        ("valhalla", "seat 0 to act, scores [7, 0]>"),
    ],
)
def test_a_state_names_its_game_turn_and_scores(name: str, expected: str, mode: str) -> None:
    """In one line, with all options of the game."""
    state = begun(name)
    assert repr(state) == f"<{type(state).__name__} of {state.game!r}, {expected}"
    assert "(players=2, " in repr(state)


def test_a_state_says_that_the_game_is_over() -> None:
    """Instead of a seat to act."""
    state = begun("voluspa", 1000)
    assert repr(state) == f"<VoluspaState of {state.game!r}, over, scores {state.scores}>"


def test_a_printed_state_does_not_tell_who_is_asked_in_secret() -> None:
    """In a window of Valda the seat to act is a secret, and so it is in the text."""
    state = next(
        state
        for seed in range(200)
        for state in [begun("valda", 0, seed, players=3)]
        if any(state.game.secrets.acting(state, None) is None or not play(state, 1, seed) for _ in range(200))
        and not state.is_terminal
    )
    assert state.current_player is not None
    assert repr(state) == f"<ValdaState of {state.game!r}, a secret question, scores {state.scores}>"


@pytest.mark.parametrize("name", NAMES)
def test_a_printed_state_tells_no_secrets(name: str) -> None:
    """States that a spectator cannot tell apart are printed alike."""

    @settings(max_examples=25)
    @given(st.integers(0, 150), st.integers(0, 2**32), st.integers(0, 1))
    def check(plies: int, seed: int, seat: int) -> None:
        state = begun(name, plies, seed)
        other = state.redeal(seat, seed)
        if state.observe(None) == other.observe(None):
            assert (repr(state), str(state)) == (repr(other), str(other))

    check()


@pytest.mark.parametrize("name", NAMES)
def test_the_text_of_a_state_is_the_table_that_a_spectator_sees(name: str) -> None:
    """`print` draws it, and no hand is in it."""
    state = begun(name)
    assert str(state) == state.game.presenter.picture(state, None)
    assert "\n" in str(state)


@pytest.mark.parametrize("name", NAMES)
def test_games_are_copied_and_pickled(name: str, mode: str) -> None:
    """A pickle equals the game, also after it has dealt, has its hash, and deals the same. A copy is the game
    itself, which never changes.
    """
    chosen = game(name, players=3)
    expected = chosen.deal(5)
    assert copy.copy(chosen) is copy.deepcopy(chosen) is chosen
    copies = [
        pickle.loads(pickle.dumps(chosen, number))  # noqa: S301
        for number in range(pickle.HIGHEST_PROTOCOL + 1)
    ]
    for twin in copies:
        assert (type(twin), twin, hash(twin), repr(twin)) == (
            type(chosen),
            chosen,
            hash(chosen),
            repr(chosen),
        )
        assert twin.options is not chosen.options
        assert twin.deal(5) == expected
    assert len({chosen, *copies, game(name)}) == 2


def test_a_pickle_names_its_card_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that knows the file reads the pickle; another one says which file is missing or differs."""
    path = tmp_path / "own.toml"
    path.write_text(written({**fresh(), "id": "carried-cards"}), "utf-8")
    monkeypatch.setattr(book, "_known", dict(book._known))
    monkeypatch.setenv("GLADSHEIM_CARDS", "")
    monkeypatch.setattr(ValdaGame, "option_list", ValdaGame.option_list)
    load_data("cards", str(path))
    state = begun("valda", cards="carried-cards")
    pickled = pickle.dumps(state)
    assert pickle.loads(pickled) == state  # noqa: S301
    book._known.pop("carried-cards")
    with pytest.raises(OptionsError, match="no card file 'carried-cards' is known"):
        pickle.loads(pickled)  # noqa: S301
    other = {**fresh(), "id": "carried-cards"}
    other["resources"]["supply"] = 40
    book._known["carried-cards"] = read(other)
    with pytest.raises(OptionsError, match="contents differ"):
        pickle.loads(pickled)  # noqa: S301
