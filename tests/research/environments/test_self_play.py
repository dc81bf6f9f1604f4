"""The vector environments of Gymnasium, in which the agent plays all seats."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest

from gladsheim.games import game as make_game, names
from gladsheim.research.environments.registering import ids
from gladsheim.research.environments.self_play import SelfPlay
from gladsheim.research.utilities import utilities

STEPS = 1_500


@pytest.mark.parametrize("game", names())
def test_many_games_side_by_side(game: str) -> None:
    """Each step tells who is to act, and pays whoever ended a game; deals are those of the seeds."""
    env = gymnasium.make_vec(
        ids(game)[1], num_envs=6, vectorization_mode="vector_entry_point", utility="rank"
    )
    assert isinstance(env, SelfPlay)
    seen, info = env.reset(seed=11)
    first = make_game(game).deal(13)
    assert env.batch.state(2).document() == first.document()
    chance, ended = np.random.default_rng(3), 0
    for _ in range(STEPS):
        acted, mask = info["seat"], info["action_mask"]
        seen, rewards, done, cut, info = env.step((mask * chance.random(mask.shape)).argmax(axis=1))
        assert seen in env.observation_space
        assert not cut.any()
        for i in range(6):
            paid = utilities(env.batch.returns[i], "rank")[acted[i]] if done[i] else 0.0
            assert rewards[i] == paid
            assert not done[i] or info["decided"][i]
        ended += int(done.sum())
        if ended > 3:
            break
    assert ended


def test_copies_of_what_is_told() -> None:
    """What a step gave stays as it was when the next step is taken."""
    env = SelfPlay("voluspa", 4)
    seen, info = env.reset(seed=1)
    kept = seen.copy(), info["action_mask"].copy(), info["seat"].copy()
    for _ in range(9):
        env.step(env.batch.id_masks().argmax(axis=1))
    assert all(
        (one == two).all() for one, two in zip(kept, (seen, info["action_mask"], info["seat"]), strict=True)
    )
