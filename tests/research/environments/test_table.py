"""The environments of PettingZoo: the library's own tests, and what agents are shown."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from pettingzoo.utils import aec_to_parallel

from gladsheim.core.errors import IllegalAction, OptionsError, UsageError
from gladsheim.games import names
from gladsheim.research.environments.table import GameEnvironment, env, parallel_env, raw_env


@pytest.mark.filterwarnings("ignore:Observation:UserWarning")
@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("make", [env, raw_env])
def test_the_library_finds_no_fault(game: str, make: Any) -> None:
    """PettingZoo's test of the interface, as it is by default.

    It would rather have no dictionaries, and passes an option that is none of the game.
    """
    with pytest.warns(UserWarning, match="options has 'options'; allowed: players"):
        api_test(make(game))


@pytest.mark.parametrize("game", names())
def test_seeds_and_pictures(game: str) -> None:
    """PettingZoo's tests of seeds and of pictures."""
    seed_test(partial(env, game), num_cycles=40)
    render_test(partial(env, game))


@pytest.mark.filterwarnings("ignore:.*Illegal move:UserWarning")
@pytest.mark.parametrize(
    ("given", "utility", "reward"), [(None, "rank", -1), (None, "margin", -1_000), (-3, "rank", -3)]
)
def test_an_illegal_id_ends_the_game(given: float | None, utility: str, reward: float) -> None:
    """The agent gets the penalty and the others nothing, as in PettingZoo's classic games."""
    table = env("voluspa", illegal_reward=given, utility=utility)
    table.reset(seed=1)
    agent = table.agent_selection
    table.step(int(table.observe(agent)["action_mask"].argmin()))
    assert table.rewards == {one: reward if one == agent else 0 for one in table.possible_agents}
    assert all(table.terminations.values())
    for _ in table.agent_iter():
        table.step(None)
    table.reset(seed=1)
    assert not any(table.terminations.values())


def test_an_illegal_id_may_raise() -> None:
    """With "raise", and in the raw environment, it raises an error."""
    for table in (env("voluspa", illegal_reward="raise"), raw_env("voluspa")):
        table.reset(seed=1)
        with pytest.raises(IllegalAction):
            table.step(int(table.observe(table.agent_selection)["action_mask"].argmin()))


def test_options_hold_for_a_game() -> None:
    """`reset` takes options of the game, and the one after it begins with those of the environment again."""
    table = raw_env("voluspa", set="edda")
    table.reset(seed=1, options={"no_late_hel": True})
    assert table.game.options["no_late_hel"]
    assert table.game.options["set"] == "edda"
    assert table.observe("seat_0") in table.observation_space("seat_0")
    table.reset()
    assert not table.game.options["no_late_hel"]


def test_seats_never_act_at_once() -> None:
    """PettingZoo refuses the wrapper that would let them, since they act in turn."""
    with pytest.raises(AssertionError, match="not generally safe"):
        aec_to_parallel(env("voluspa"))


@pytest.mark.parametrize("game", names())
def test_the_library_finds_no_fault_in_parallel(game: str) -> None:
    """PettingZoo's tests of the parallel interface, as they are by default."""
    with pytest.warns(UserWarning, match="options has 'options'; allowed: players"):
        parallel_api_test(parallel_env(game))
    parallel_seed_test(partial(parallel_env, game), num_cycles=40)


@pytest.mark.parametrize("game", names())
def test_seats_act_in_turn_in_parallel(game: str) -> None:
    """A step takes the action of the one seat whose mask has a 1; nobody is told who else is to act."""
    table, twin = parallel_env(game, utility="rank"), raw_env(game, utility="rank")
    seen, infos = table.reset(seed=6)
    twin.reset(seed=6)
    chance = np.random.default_rng(6)
    while table.agents:
        assert not any(infos.values())
        asked = [agent for agent in table.agents if seen[agent]["action_mask"].any()]
        assert asked == [twin.agent_selection]
        choice = chance.choice(np.flatnonzero(seen[asked[0]]["action_mask"]))
        with pytest.raises(UsageError, match=f"actions has no {asked[0]}, who is to act"):
            table.step({})
        seen, rewards, over, _, infos = table.step(dict.fromkeys(table.agents, int(choice)))
        twin.step(int(choice))
    assert rewards == twin.rewards
    assert all(over.values())
    assert sum(rewards.values()) == 0


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
