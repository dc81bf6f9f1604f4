"""Wrappers that give observations another form: by section, one-hot or divided.

    env = OneHot(gymnasium.make("gladsheim/Valhalla-v1"))
    envs = VectorOneHot(gymnasium.make_vec("gladsheim/ValhallaSelfPlay-v1", num_envs=64))

`gladsheim.core.tensors.forms` has the same as functions over arrays.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict
from gymnasium.utils import RecordConstructorArgs
from gymnasium.vector import VectorEnv, VectorWrapper
from gymnasium.vector.utils import batch_space

from gladsheim.core.encoding import Encoding
from gladsheim.core.errors import UsageError, shorten
from gladsheim.core.tensors.batch import Shorts
from gladsheim.core.tensors.forms import as_dict, normalised, one_hot, one_hot_size
from gladsheim.research.environments import spaces


class ObservationForm(NamedTuple):
    """Form of observations: its space, and the function that gives arrays of observations this form."""

    space: Callable[[Encoding], gymnasium.Space[Any]]
    given: Callable[[Encoding, Shorts], Any]


def _by_section(encoding: Encoding) -> Dict:
    return Dict({one.name: Box(0, one.high, one.shape, np.int16) for one in encoding.sections})


BY_SECTION = ObservationForm(_by_section, as_dict)
ONE_HOT = ObservationForm(lambda encoding: Box(0, 1, (one_hot_size(encoding),), np.float32), one_hot)
DIVIDED = ObservationForm(lambda encoding: Box(0, 1, (encoding.size,), np.float32), normalised)


class FormedObservation(gymnasium.ObservationWrapper[Any, Any, Any], RecordConstructorArgs):
    """Environment whose observations have another form. Raises UsageError for one of another kind."""

    form: ObservationForm

    def __init__(self, env: gymnasium.Env[Any, Any]) -> None:
        RecordConstructorArgs.__init__(self)
        super().__init__(env)
        self._encoding = _encoding(env, env.observation_space)
        self.observation_space = self.form.space(self._encoding)

    def observation(self, observation: Shorts) -> Any:
        """Return an observation in this form."""
        return self.form.given(self._encoding, observation)


class DictObservation(FormedObservation):
    """Environment whose observations are dictionaries: each section of the encoding by name, as `as_dict`."""

    form = BY_SECTION


class OneHot(FormedObservation):
    """Environment whose observations are `float32` from 0 to 1: one-hot, as `one_hot`."""

    form = ONE_HOT


class Normalised(FormedObservation):
    """Environment whose observations are `float32` from 0 to 1: divided by `high`, as `normalised`."""

    form = DIVIDED


class VectorFormedObservation(VectorWrapper[Any, Any, Any, Any, Any], RecordConstructorArgs):
    """Vector environment whose observations have another form, `info["final_obs"]` included.

    Raises UsageError for one of another kind.
    """

    form: ObservationForm

    def __init__(self, env: VectorEnv[Any, Any, Any]) -> None:
        RecordConstructorArgs.__init__(self)
        super().__init__(env)
        self._encoding = _encoding(env, env.single_observation_space)
        self.single_observation_space = self.form.space(self._encoding)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Reset the environment; return the observations in this form."""
        seen, info = self.env.reset(seed=seed, options=options)
        return self.form.given(self._encoding, seen), info

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Take a step; return the observations in this form."""
        seen, rewards, over, cut, info = self.env.step(actions)
        if "final_obs" in info:
            last = np.full(self.num_envs, None, dtype=object)
            for i in np.flatnonzero(info["_final_obs"]):
                last[i] = self.form.given(self._encoding, info["final_obs"][i])
            info = {**info, "final_obs": last}
        return self.form.given(self._encoding, seen), rewards, over, cut, info


class VectorDictObservation(VectorFormedObservation):
    """Vector environment whose observations are dictionaries, as those of `DictObservation`."""

    form = BY_SECTION


class VectorOneHot(VectorFormedObservation):
    """Vector environment whose observations are one-hot, as those of `OneHot`."""

    form = ONE_HOT


class VectorNormalised(VectorFormedObservation):
    """Vector environment whose observations are divided by `high`, as those of `Normalised`."""

    form = DIVIDED


def _encoding(env: Any, space: gymnasium.Space[Any]) -> Encoding:
    """Return the encoding of the observations of an environment. Raises UsageError."""
    # Gymnasium's own vectors have no game, and ask their environments.
    game = getattr(env.unwrapped, "game", None)
    if game is None and hasattr(env.unwrapped, "get_attr"):
        game = env.unwrapped.get_attr("game")[0]
    encoding: Encoding | None = None if game is None else game.rules.encoding
    if encoding is None or space != spaces.observations(encoding):
        raise UsageError(
            f"env is {shorten(env)}; allowed: one of Gladsheim whose observations nothing has changed"
        )
    return encoding
