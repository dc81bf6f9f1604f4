"""The wrappers of observations: Gymnasium's own checks, and the forms that functions over arrays give."""

from __future__ import annotations

from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from gladsheim.core.errors import UsageError
from gladsheim.core.tensors.forms import as_dict, normalised, one_hot
from gladsheim.games import names
from gladsheim.research.environments.against import AgainstBots
from gladsheim.research.environments.forms import (
    DictObservation,
    Normalised,
    OneHot,
    VectorDictObservation,
    VectorNormalised,
    VectorOneHot,
)
from gladsheim.research.environments.registering import ids
from gladsheim.research.environments.self_play import SelfPlay

FORMS = {"dict": as_dict, "one-hot": one_hot, "normalised": normalised}
SINGLE = {"dict": DictObservation, "one-hot": OneHot, "normalised": Normalised}
VECTOR = {"dict": VectorDictObservation, "one-hot": VectorOneHot, "normalised": VectorNormalised}


def same(one: Any, other: Any) -> bool:
    """Whether two observations are the same, arrays or dictionaries of arrays."""
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    return bool(one.dtype == other.dtype and (one == other).all())


@pytest.mark.filterwarnings("ignore:.*The environment.*is different from the unwrapped version")
@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("form", FORMS)
def test_the_library_finds_no_fault(game: str, form: str) -> None:
    """Gymnasium's checker passes; it only tells that it was given a wrapped environment."""
    check_env(SINGLE[form](gymnasium.make(ids(game)[0], bots="random")))


@pytest.mark.parametrize("form", FORMS)
def test_one_environment(form: str) -> None:
    """An observation is that of the environment in another form, and in its space."""
    env, plain = SINGLE[form](AgainstBots("valda", bots="random")), AgainstBots("valda", bots="random")
    seen, info = env.reset(seed=1)
    expected, _ = plain.reset(seed=1)
    for _ in range(20):
        assert same(seen, FORMS[form](plain.game.rules.encoding, expected))
        assert seen in env.observation_space
        action = np.int64(info["action_mask"].argmax())
        seen, _, over, _, info = env.step(action)
        expected, *_ = plain.step(action)
        assert not over


@pytest.mark.parametrize("form", FORMS)
def test_many_games(form: str) -> None:
    """So are those of a vector environment, the last ones of games that have ended included."""
    env = VECTOR[form](SelfPlay("valhalla", 3, target=5))
    plain = SelfPlay("valhalla", 3, target=5)
    encoding = plain.batch.encoding
    seen, info = env.reset(seed=1)
    expected, _ = plain.reset(seed=1)
    done = np.zeros(3, dtype=np.bool_)
    while not done.any():
        assert same(seen, FORMS[form](encoding, expected))
        assert seen in env.observation_space
        choices = info["action_mask"].argmax(axis=1)
        expected, _, done, _, told = plain.step(choices)
        seen, _, _, _, info = env.step(choices)
        assert ("final_obs" in info) == done.any()
    for last, before in zip(info["final_obs"], told["final_obs"], strict=True):
        assert (last is None) == (before is None)
        assert last is None or same(last, FORMS[form](encoding, before))
        assert last is None or last in env.single_observation_space


@pytest.mark.parametrize("form", FORMS)
def test_vectors_of_the_library(form: str) -> None:
    """Gymnasium's own vectors take the wrapper around them, or around each environment."""
    make = partial(
        gymnasium.make_vec, "gladsheim/Valda-v1", num_envs=2, vectorization_mode="sync", bots="random"
    )
    whole, each = VECTOR[form](make()), make(wrappers=[SINGLE[form]])
    assert whole.single_observation_space == each.single_observation_space
    assert same(whole.reset(seed=4)[0], each.reset(seed=4)[0])


def test_other_environments_are_refused() -> None:
    """A wrapper twice, and an environment of another library, have other observations."""
    with pytest.raises(UsageError, match=r"env is .*; allowed: one of Gladsheim"):
        OneHot(Normalised(AgainstBots("valda")))
    with pytest.raises(UsageError, match=r"env is .*; allowed: one of Gladsheim"):
        Normalised(gymnasium.make("CartPole-v1"))
    with pytest.raises(UsageError, match=r"env is .*; allowed: one of Gladsheim"):
        VectorNormalised(VectorOneHot(SelfPlay("valda")))
