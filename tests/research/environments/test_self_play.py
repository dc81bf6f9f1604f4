"""The vector environments of Gymnasium, in which the agent plays all seats."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

from gladsheim.core.errors import IllegalAction
from gladsheim.core.tensors.batch import TensorBatch
from gladsheim.games import game as make_game, names
from gladsheim.research.environments.registering import ids
from gladsheim.research.environments.self_play import SelfPlay
from gladsheim.research.episode import Episode
from gladsheim.research.utilities import utilities

STEPS = 1_500


@pytest.mark.parametrize("game", names())
def test_many_games_side_by_side(game: str) -> None:
    """Each step tells who is to act, and pays all seats of a game that ends; deals are those of a batch."""
    env = gymnasium.make_vec(ids(game)[1], num_envs=6, utility="rank")
    assert isinstance(env, SelfPlay)
    seen, info = env.reset(seed=11)
    first = make_game(game).deal(13)
    assert env.batch.state(2).document() == first.document()
    batch = TensorBatch.dealt(make_game(game), 6, 11, 1, redeal=True)
    chance, ended = np.random.default_rng(3), 0
    for _ in range(STEPS):
        acted, mask = info["seat"], info["action_mask"]
        choices = (mask * chance.random(mask.shape)).argmax(axis=1)
        batch.step_ids(choices)
        seen, rewards, done, cut, info = env.step(choices)
        assert seen in env.observation_space
        assert info["action_mask"].dtype == np.int8
        assert (info["action_mask"] == batch.id_masks()).all()
        assert (seen == batch.observed()).all()
        assert (done == batch.done).all()
        assert not cut.any()
        for i in range(6):
            paid = utilities(env.batch.returns[i], "rank") if done[i] else np.zeros(2)
            assert (info["rewards"][i] == paid).all()
            assert rewards[i] == paid[acted[i]]
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


@pytest.mark.parametrize("game", names())
def test_the_same_arrays_say_the_same(game: str) -> None:
    """Without copies a step writes into the arrays of the reset, also where a game ends by an illegal id."""
    env, shared = SelfPlay(game, 4), SelfPlay(game, 4, copy=False)
    chance, ended = np.random.default_rng(3), 0
    for seed in (2, 3):
        _, info = env.reset(seed=seed)
        kept, told = shared.reset(seed=seed)
        mask = told["action_mask"]
        for number in range(STEPS):
            choices = (info["action_mask"] * chance.random(mask.shape)).argmax(axis=1)
            if number % 50 == 49:
                choices[number // 50 % 4] = -1
            seen, rewards, done, _, info = env.step(choices)
            again, paid, over, _, told = shared.step(choices)
            assert again is kept
            assert np.shares_memory(told["action_mask"], mask)
            assert (seen == kept).all()
            assert (info["action_mask"] == mask).all()
            assert (rewards.tolist(), done.tolist()) == (paid.tolist(), over.tolist())
            ended += int(done.sum())
            if ended > 3 and number > 150:
                break
    assert ended


@pytest.mark.parametrize("game", names())
def test_the_end_of_a_game_is_told(game: str) -> None:
    """As Gymnasium's own vectors tell it: the last observation, and the last info, where a game has ended."""
    env, twin = SelfPlay(game, 5, utility="points"), Episode.dealt(make_game(game), 24)
    _, info = env.reset(seed=20)
    assert "final_obs" not in info
    chance = np.random.default_rng(3)
    while not twin.state.is_terminal:
        assert twin.seat is not None
        acted = twin.seat
        choices = (info["action_mask"] * chance.random(info["action_mask"].shape)).argmax(axis=1)
        twin.step(int(choices[4]))
        _, _, done, _, info = env.step(choices)
        assert ("final_obs" in info) == ("final_info" in info) == done.any()
        if done.any():
            assert (info["_final_obs"] == done).all()
            assert (info["_final_info"] == done).all()
            assert [one is not None for one in info["final_obs"]] == done.tolist()
            assert all(
                (final["_" + key] == done).all()
                for final in [info["final_info"]]
                for key in final
                if key[0] != "_"
            )
    last = info["final_info"]
    assert (info["final_obs"][4] == twin.observation(acted)).all()
    assert last["seat"][4] == acted
    assert last["points"][4].tolist() == last["rewards"][4].tolist() == list(twin.state.scores)
    assert not last["points"][~done].any()
    assert last["decided"][4]
    assert not last["action_mask"].any()
    assert info["action_mask"][4].any()


def test_the_wrappers_of_the_library_take_it() -> None:
    """`RecordEpisodeStatistics` counts games, and `DictInfoToList` hands each its own info, to the end."""
    env = DictInfoToList(RecordEpisodeStatistics(SelfPlay("valhalla", 3, target=20, utility="rank")))
    _, infos = env.reset(seed=1)
    found: list[dict[str, Any]] = []
    while not found:
        choices = np.array([info["action_mask"].argmax() for info in infos])
        _, _, done, _, infos = env.step(choices)
        assert [("final_info" in info, "final_obs" in info) for info in infos] == [(one, one) for one in done]
        found += [info for info in infos if "final_info" in info]
    assert set(found[0]["final_info"]) == {"action_mask", "seat", "decided", "rewards", "points"}
    assert found[0]["final_obs"] in env.single_observation_space
    assert found[0]["episode"]["l"] > 0


@pytest.mark.parametrize("game", names())
def test_an_illegal_id_ends_its_game(game: str) -> None:
    """The seat that acted gets the penalty, the game is dealt again, and all others are stepped as usual."""
    env, twin = SelfPlay(game, 3), TensorBatch.dealt(make_game(game), 3, 8, 1, redeal=True)
    seen, info = env.reset(seed=8)
    choices = info["action_mask"].argmax(axis=1)
    while info["seat"][1] != 1:
        twin.step_ids(choices)
        seen, *_, info = env.step(choices)
        choices = info["action_mask"].argmax(axis=1)
    twin.step_ids(choices)
    choices[1] = env.batch.encoding.ids
    last = seen[1]
    seen, rewards, done, _, info = env.step(choices)
    assert rewards.tolist() == [0, -1_000, 0]
    assert info["rewards"][1].tolist() == [0, -1_000]
    assert done.tolist() == [False, True, False]
    assert (info["final_obs"][1] == last).all()
    assert not info["decided"][1]
    assert not info["final_info"]["decided"][1]
    assert (seen[[0, 2]] == twin.observed()[[0, 2]]).all()
    assert env.batch.state(1).document() != twin.state(1).document()
    assert info["action_mask"][1].any()


def test_an_illegal_id_may_raise() -> None:
    """With "raise" nothing has happened in any game."""
    env = SelfPlay("voluspa", 2, illegal_reward="raise")
    seen, info = env.reset(seed=1)
    with pytest.raises(IllegalAction, match="in game 1"):
        env.step(np.array([info["action_mask"][0].argmax(), info["action_mask"][1].argmin()]))
    assert (env.batch.observed() == seen).all()


def test_one_seed_is_enough() -> None:
    """Resets after a seeded one deal new games, and the same ones again after the same seed."""
    env = SelfPlay("voluspa", 2)

    def deals() -> list[Any]:
        env.reset(seed=5)
        env.reset()
        return [env.batch.state(i).document() for i in range(2)]

    once = deals()
    assert once == deals()
    env.reset(seed=5)
    assert once != [env.batch.state(i).document() for i in range(2)]


def test_options_hold_until_the_next_reset() -> None:
    """`reset` takes options of the game, which games that are dealt again keep."""
    env = SelfPlay("valhalla", 2)
    _, info = env.reset(seed=1, options={"target": 20})
    assert not info["decided"].any()
    done = np.zeros(2, dtype=np.bool_)
    while not done.any():
        _, _, done, _, info = env.step(info["action_mask"].argmax(axis=1))
    assert {env.batch.state(i).game.options["target"] for i in range(2)} == {20}
    env.reset()
    assert env.game == make_game("valhalla")
