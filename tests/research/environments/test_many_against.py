"""The vector environments of Gymnasium, in which bots play all seats but the agent's."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.wrappers.vector import DictInfoToList, NormalizeReward, RecordEpisodeStatistics

from gladsheim import bots
from gladsheim.core.errors import IllegalAction, UsageError
from gladsheim.games import game as make_game, names
from gladsheim.research.environments.many_against import ManyAgainstBots
from gladsheim.research.environments.registering import ids
from gladsheim.research.episode import Episode
from gladsheim.research.utilities import utilities
from tests.fourth_game.registered import seats


def test_the_id_of_a_game_makes_it() -> None:
    """What is typed first is the fast one; its arguments are those of one environment."""
    env = gymnasium.make_vec("gladsheim/Valda-v1", num_envs=2, players=3, bots=("greedy", "random"))
    assert isinstance(env.unwrapped, ManyAgainstBots)
    assert env.unwrapped.bot_names == ("greedy", "random")
    seen, info = env.reset(seed=1, options={"race": True})
    assert seen in env.observation_space
    assert info["bots"].tolist() == [[-1, 0, 1]] * 2
    seen, *_ = env.step(np.array(info["action_mask"].argmax(axis=1)))
    assert seen in env.observation_space
    env.close()


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("bots", ["random", {"greedy": 1, "random": 1}])
def test_every_step_is_the_agent_s(game: str, bots: Any) -> None:
    """It always has something to choose at its own seat, and is paid its utility when a game ends."""
    env = ManyAgainstBots(game, 5, players=seats(game, 3), seat=1, bots=bots, utility="rank")
    seen, info = env.reset(seed=3)
    chance, ended = np.random.default_rng(3), 0
    while ended < 3:
        assert seen in env.observation_space
        assert (info["seat"] == 1).all()
        assert info["action_mask"].any(axis=1).all()
        mask = info["action_mask"]
        seen, rewards, done, cut, info = env.step((mask * chance.random(mask.shape)).argmax(axis=1))
        assert not cut.any()
        assert not rewards[~done].any()
        assert ("final_obs" in info) == done.any()
        for i in np.flatnonzero(done):
            final = info["final_info"]
            paid = utilities(final["points"][i], "rank")
            assert rewards[i] == paid[1]
            assert (final["rewards"][i] == paid).all()
            assert (final["bots"][i] == -1).tolist() == [False, True, *[False] * (seats(game, 3) - 2)]
            ended += 1


def test_games_go_as_against_single_bots() -> None:
    """Observations, masks and the end are those of one game in which the bots are asked one by one.

    In Völuspá a greedy bot chooses the same, whatever it imagines of what it cannot know.
    """
    env, made = ManyAgainstBots("voluspa", 3, players=3, seat=1), make_game("voluspa", players=3)
    twin, bot = Episode.dealt(made, 12), bots.create("greedy", made)

    def let_the_bots_act() -> None:
        while twin.seat not in {1, None}:
            twin.state.apply(bot.choose(twin.state.observe(twin.seat), 1))

    seen, info = env.reset(seed=10)
    let_the_bots_act()
    chance = np.random.default_rng(1)
    while not twin.state.is_terminal:
        assert (seen[2] == twin.observation(1)).all()
        assert (info["action_mask"][2] == twin.mask()).all()
        choices = (info["action_mask"] * chance.random(info["action_mask"].shape)).argmax(axis=1)
        twin.step(int(choices[2]))
        let_the_bots_act()
        seen, rewards, done, _, info = env.step(choices)
        assert done[2] == twin.state.is_terminal
    assert (info["final_obs"][2] == twin.observation(1)).all()
    assert info["final_info"]["points"][2].tolist() == list(twin.state.scores)
    assert rewards[2] == utilities(twin.state.scores, "margin")[1]
    assert info["action_mask"][2].any()


def test_the_same_seed_is_the_same_games() -> None:
    """Deals, seats, bots and their actions."""
    told = []
    for _ in range(2):
        env = ManyAgainstBots("valda", 4, seat=None, bots={"random": 1, "greedy": 1})
        env.reset()
        _, info = env.reset(seed=5)
        for _ in range(60):
            seen, *_, info = env.step(info["action_mask"].argmax(axis=1))
        told.append((seen.tolist(), info["bots"].tolist()))
    assert told[0] == told[1]


def test_the_wrappers_of_the_library_take_it() -> None:
    """Games are counted, rewards are scaled, and each game gets its own info."""
    vector = ManyAgainstBots("valhalla", 3, target=20, utility="rank", bots="random")
    env = DictInfoToList(NormalizeReward(RecordEpisodeStatistics(vector), gamma=1.0))
    _, infos = env.reset(seed=1)
    found: list[dict[str, Any]] = []
    while not found:
        _, _, done, _, infos = env.step(np.array([info["action_mask"].argmax() for info in infos]))
        assert [("final_info" in info, "final_obs" in info) for info in infos] == [(one, one) for one in done]
        found += [info for info in infos if "final_info" in info]
    assert set(found[0]["final_info"]) == {"action_mask", "seat", "decided", "rewards", "bots", "points"}
    assert found[0]["final_obs"] in env.single_observation_space
    assert found[0]["episode"]["r"] in {-1.0, 0.0, 1.0}
    assert found[0]["episode"]["l"] > 0


def test_an_illegal_id_ends_its_game() -> None:
    """The agent gets the penalty, and the next deal begins; with "raise" nothing happens in any game."""
    env = ManyAgainstBots("voluspa", 3, seat=1, utility="rank")
    seen, info = env.reset(seed=8)
    choices = info["action_mask"].argmax(axis=1)
    choices[1] = info["action_mask"][1].argmin()
    last, (_, rewards, done, _, info) = seen[1], env.step(choices)
    assert rewards.tolist() == [0, -1, 0]
    assert done.tolist() == [False, True, False]
    assert (info["final_obs"][1] == last).all()
    assert info["action_mask"][1].any()
    strict = ManyAgainstBots("voluspa", 3, seat=1, illegal_reward="raise")
    strict.reset(seed=8)
    before = [strict.batch.state(i).document() for i in range(3)]
    with pytest.raises(IllegalAction, match="in game 1"):
        strict.step(choices)
    assert before == [strict.batch.state(i).document() for i in range(3)]


def test_what_cannot_be_is_refused() -> None:
    """A seat or bots that there are none of, when the environment is made."""
    with pytest.raises(UsageError, match="seat is 2; allowed: 0 to 1, or None"):
        ManyAgainstBots("voluspa", seat=2)
    with pytest.raises(UsageError, match=r"bots is .*; allowed: a bot's name, .* or 1 of these"):
        ManyAgainstBots("voluspa", bots=("greedy", "random"))


def test_each_game_has_an_id_for_one_and_for_many() -> None:
    """Both are made by the id against bots."""
    for game in names():
        spec = gymnasium.spec(ids(game)[0])
        assert spec.entry_point is not None
        assert spec.vector_entry_point is not None
