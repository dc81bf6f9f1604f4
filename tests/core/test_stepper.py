"""The Stepper: the same games as the State API, checked at its edges."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import pytest

import gladsheim
from gladsheim import Stepper, game
from gladsheim.core.errors import UsageError
from tests.core.positions.familiar import MODES, NAMES, use_mode

COPIES: tuple[Callable[[Stepper], Stepper], ...] = (
    copy.copy,
    copy.deepcopy,
    lambda stepper: pickle.loads(pickle.dumps(stepper)),  # noqa: S301
)


@pytest.mark.parametrize("name", ["voluspa", "valda", "valhalla"])
def test_steps_are_the_actions_of_the_state(name: str) -> None:
    """The k-th step is the k-th legal action, up to the end, where `returns` are the scores."""
    chosen = game(name)
    state, stepper = chosen.deal(5), Stepper(chosen)
    count = stepper.begin(5)
    for number in range(400):
        assert list(stepper.codes[:count]) == state.legal_codes()
        assert (stepper.seat, stepper.returns) == (state.current_player, state.scores)
        assert stepper.count == count
        if not count:
            break
        count = stepper.step(number % count)
        state.apply(state.legal_actions()[number % len(state.legal_actions())])
    assert state.is_terminal == (count == 0)


@pytest.mark.parametrize("beyond", [-1, 0, 10**9])
def test_a_step_out_of_range_is_an_error(beyond: int) -> None:
    """An index that is none of a legal action is named with what is allowed, and nothing happens."""
    stepper = Stepper(game("voluspa"))
    count = stepper.begin(1)
    k = beyond if beyond < 0 else count + beyond
    with pytest.raises(IndexError, match=f"k is {k}; allowed: 0 to {count - 1}$"):
        stepper.step(k)
    assert (stepper.count, stepper.returns) == (count, [0, 0])


def test_nothing_is_begun_yet() -> None:
    """Before a game is begun there is nothing to step, and neither seat nor returns."""
    stepper = Stepper(game("valda"))
    with pytest.raises(IndexError, match="not begun"):
        stepper.step(0)
    for ask in (lambda: stepper.seat, lambda: stepper.returns):
        with pytest.raises(UsageError, match="call begin or load"):
            ask()
    assert stepper.clone().count == 0


def test_a_clone_goes_alone() -> None:
    """A clone stands at the same point, and neither notices the steps of the other."""
    stepper = Stepper(game("valhalla"))
    stepper.step(stepper.begin(3) - 1)
    before = list(stepper.codes[: stepper.count])
    twin = stepper.clone()
    assert list(twin.codes[: twin.count]) == before
    first = twin.step(0)
    assert list(stepper.codes[: stepper.count]) == before
    assert stepper.step(0) == first
    assert list(twin.codes[:first]) == list(stepper.codes[:first])


def test_a_state_is_loaded_and_left_alone() -> None:
    """A stepper goes on from a state of its game, also from one that is over; others are refused."""
    chosen = game("voluspa")
    state, stepper = chosen.deal(2), gladsheim.Stepper(chosen)
    before = state.document()
    stepper.step(stepper.load(state) - 1)
    assert state.document() == before
    with pytest.raises(UsageError, match="players=3"):
        stepper.load(game("voluspa", players=3).deal(1))
    while not state.is_terminal:
        state.apply(state.legal_actions()[0])
    assert stepper.load(state) == 0
    assert (stepper.seat, stepper.returns) == (None, state.scores)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("name", NAMES)
def test_a_copy_plays_on_alike(name: str, mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Copied or pickled, it is at the same point of the same game, and neither notices the other's steps."""
    use_mode(mode, monkeypatch)
    stepper = Stepper(game(name))
    stepper.begin(3)
    for _ in range(20):
        stepper.step(stepper.count - 1)
    before = list(stepper.codes[: stepper.count])
    twins = [copied(stepper) for copied in COPIES]
    for twin in twins:
        assert (twin.game, twin.seat, list(twin.codes[: twin.count])) == (stepper.game, stepper.seat, before)
        twin.step(0)
    assert list(stepper.codes[: stepper.count]) == before
    stepper.step(0)
    for twin in twins:
        assert twin.returns == stepper.returns
        assert list(twin.codes[: twin.count]) == list(stepper.codes[: stepper.count])


@pytest.mark.parametrize("copied", COPIES)
def test_a_copy_of_a_stepper_without_a_game_has_none(copied: Callable[[Stepper], Stepper]) -> None:
    """It can begin one."""
    twin = copied(Stepper(game("valhalla")))
    assert twin.count == 0
    assert twin.begin(1) == Stepper(game("valhalla")).begin(1)


def test_a_stepper_names_its_game_and_scores() -> None:
    """In one line; the number of legal actions is not in it, since it depends on hidden tiles."""
    stepper = Stepper(game("voluspa"))
    assert repr(stepper) == f"<Stepper of {stepper.game!r}, not begun>"
    stepper.begin(1)
    assert repr(stepper) == f"<Stepper of {stepper.game!r}, scores [0, 0]>"
    while stepper.count:
        stepper.step(0)
    assert repr(stepper) == f"<Stepper of {stepper.game!r}, over, scores {stepper.returns}>"


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("name", NAMES)
def test_steppers_are_equal_and_printed_as_their_states_are(
    name: str, mode: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The text is the table that a spectator sees; before a game is begun it is one line."""
    use_mode(mode, monkeypatch)
    chosen = game(name)
    stepper, other, state = Stepper(chosen), Stepper(game(name)), chosen.deal(5)
    assert stepper == other
    assert stepper != Stepper(game(name, players=3))
    assert str(stepper) == repr(stepper)
    stepper.begin(5)
    assert stepper != other
    other.load(state)
    assert stepper == other
    assert str(stepper) == str(state)
    other.step(0)
    assert stepper != other
    stepper.step(0)
    assert stepper == other
    assert stepper != state
    with pytest.raises(TypeError, match="unhashable type: 'Stepper'"):
        hash(stepper)
