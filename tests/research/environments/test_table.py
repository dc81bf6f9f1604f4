"""The environments of PettingZoo: the library's own tests, and what agents are shown."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from gladsheim.core.errors import IllegalAction, OptionsError, UsageError
from gladsheim.games import names
from gladsheim.research.environments.table import GameEnvironment, env
from tests.fourth_game.registered import seats


@pytest.mark.parametrize("game", names())
def test_the_library_finds_no_fault(game: str) -> None:
    """PettingZoo's tests of the interface, of seeds and of pictures; it would rather have no dictionaries."""
    with pytest.warns(UserWarning, match="Observation"):
        api_test(env(game, players=seats(game, 3)), num_cycles=150)
    seed_test(partial(env, game), num_cycles=40)
    render_test(partial(env, game))


@pytest.mark.parametrize("game", names())
def test_agents_see_what_their_seats_may_know(game: str) -> None:
    """No observation, and no mask of another agent, tells twins apart that the agent cannot tell apart."""
    table, twin = GameEnvironment(game, players=2), GameEnvironment(game, players=2)
    table.reset(seed=4)
    chance = np.random.default_rng(4)
    for step in range(60):
        if any(table.terminations.values()):
            break
        for seat, agent in enumerate(table.possible_agents):
            twin.reset(seed=4)
            twin.episode = table.episode.clone()
            twin.episode.state = table.episode.state.redeal(seat, step)
            mine, yours = table.observe(agent), twin.observe(agent)
            assert (mine["observation"] == yours["observation"]).all()
            assert (mine["action_mask"] == yours["action_mask"]).all()
            assert mine["action_mask"].any() == (agent == table.agent_selection)
        table.step(_any(table, chance))


def test_a_seed_deals_the_same_again() -> None:
    """The same seed gives the same series of deals; another one gives others."""

    def series(seed: int) -> list[Any]:
        table = GameEnvironment("voluspa")
        found = []
        table.reset(seed=seed)
        for _ in range(3):
            found.append(table.episode.state.document())
            table.reset()
        return found

    assert series(1) == series(1) != series(2)
    assert len({str(one) for one in series(1)}) == 3


def test_what_cannot_be_is_refused() -> None:
    """Options, utilities and ids that there are none of; a refused id leaves the game as it was."""
    with pytest.raises(OptionsError, match="players"):
        GameEnvironment("voluspa", players=9)
    with pytest.raises(UsageError, match="utility is"):
        GameEnvironment("voluspa", utility="joy")
    table = GameEnvironment("voluspa")
    table.reset(seed=1)
    before = table.observe("seat_0")["action_mask"].tolist()
    with pytest.raises(IllegalAction):
        table.step(before.index(0))
    assert table.observe("seat_0")["action_mask"].tolist() == before


def _any(table: GameEnvironment, chance: np.random.Generator) -> int:
    return int(chance.choice(np.flatnonzero(table.observe(table.agent_selection)["action_mask"])))
