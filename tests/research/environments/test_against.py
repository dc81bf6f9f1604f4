"""The environments of Gymnasium against bots."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from gladsheim.core.errors import BotError, IllegalAction, UsageError
from gladsheim.games import names
from gladsheim.research.environments.against import AgainstBots
from gladsheim.research.environments.registering import ids
from tests.fourth_game.registered import seats


@pytest.mark.parametrize("game", names())
def test_the_library_finds_no_fault(game: str) -> None:
    """Gymnasium's own checker, with an agent that knows no masks."""
    made = gymnasium.make(ids(game)[0], illegal_reward=-1.0, bots="random")
    check_env(made.unwrapped, skip_render_check=True)
    assert made.spec is not None


def play(env: AgainstBots, seed: int) -> tuple[list[Any], float, dict[str, Any]]:
    """A random game: what was seen, the reward, and what was told at the end."""
    chance = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    found, reward, over = [seen.tolist()], 0.0, False
    while not over:
        assert reward == 0
        action = chance.choice(np.flatnonzero(info["action_mask"]))
        seen, reward, over, _, info = env.step(action)
        assert env.observation_space.contains(seen)
        found.append(seen.tolist())
    return found, reward, info


@pytest.mark.parametrize("game", names())
def test_a_game_against_bots(game: str) -> None:
    """The same seed is the same game; the reward is the utility of the agent's seat, any seat."""
    players = seats(game, 3)
    env = AgainstBots(game, players=players, seat=None, utility="rank")
    once, again = play(env, 5), play(AgainstBots(game, players=players, seat=None, utility="rank"), 5)
    assert once[:2] == again[:2]
    points = once[2]["points"]
    better = sum(np.sign(points[env.seat] - other) for other in points) / (players - 1)
    assert once[1] == better
    assert env.seat in range(players)
    assert not env.action_masks().any()


def test_pictures() -> None:
    """As text it is what the agent's seat sees; painted it has the size of all paintings."""
    env = AgainstBots("voluspa", render_mode="ansi")
    env.reset(seed=1)
    assert env.render() == env.episode.state.game.presenter.picture(env.episode.state, 0)
    painting = AgainstBots("valhalla", render_mode="rgb_array")
    painting.reset(seed=1)
    pixels = painting.render()
    assert pixels.shape == (1080, 900, 3)
    assert len(np.unique(pixels.reshape(-1, 3), axis=0)) > 5
    unpainted = AgainstBots("voluspa")
    unpainted.reset(seed=1)
    assert unpainted.render() is None


def test_what_cannot_be_is_refused() -> None:
    """A seat, a bot or an id that there is none of."""
    with pytest.raises(UsageError, match="seat is 2; allowed: 0 to 1, or None"):
        AgainstBots("voluspa", seat=2)
    with pytest.raises(BotError, match="bot is"):
        AgainstBots("voluspa", bots="nobody")
    env = AgainstBots("voluspa")
    _, info = env.reset(seed=1)
    with pytest.raises(IllegalAction):
        env.step(np.int64(int((~info["action_mask"]).argmax())))
