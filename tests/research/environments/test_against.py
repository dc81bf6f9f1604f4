"""The environments of Gymnasium against bots."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import SyncVectorEnv

from gladsheim import bots
from gladsheim.core.errors import BotError, GladsheimError, IllegalAction, UsageError
from gladsheim.core.game import Game, Seed, State
from gladsheim.games import game as make_game, names
from gladsheim.research.environments.against import AgainstBots
from gladsheim.research.environments.many_against import ManyAgainstBots
from gladsheim.research.environments.registering import ids
from gladsheim.research.environments.self_play import SelfPlay
from gladsheim.research.environments.table import GameEnvironment
from tests.fourth_game.registered import seats

REGISTERED = [spec.id for spec in gymnasium.registry.values() if spec.namespace == "gladsheim"]
OF_ONE_AGENT = [ids(game)[0] for game in names()]


@pytest.mark.parametrize("name", OF_ONE_AGENT)
@pytest.mark.parametrize("utility", ["margin", "rank"])
def test_the_library_finds_no_fault(name: str, utility: str) -> None:
    """Gymnasium's own checker, as it is by default, whose agent knows no masks, neither fails nor warns."""
    made = gymnasium.make(name, bots="random", utility=utility)
    check_env(made.unwrapped)
    assert made.spec is not None


@pytest.mark.parametrize("game", names())
def test_the_checker_takes_the_class(game: str) -> None:
    """An environment made without the registry passes, too; the checker tells that it draws no others."""
    with pytest.warns(UserWarning, match="due to the environment not having a spec"):
        check_env(AgainstBots(game, bots="random"))


def test_each_game_is_registered() -> None:
    """Each game has an id against bots and one of self-play."""
    assert {one for game in names() for one in ids(game)} <= set(REGISTERED)


def test_one_game_of_self_play_is_refused() -> None:
    """The error names the calls that make an environment."""
    with pytest.raises(
        UsageError, match=r"SelfPlay-v1 is a vector.*make_vec\('glads.*make\('gladsheim/Valda-v1"
    ):
        gymnasium.make("gladsheim/ValdaSelfPlay-v1")


@pytest.mark.parametrize("kind", [SelfPlay, ManyAgainstBots])
def test_many_games_have_no_pictures(kind: type[SelfPlay]) -> None:
    """A mode is refused with what draws a single one of them."""
    with pytest.raises(UsageError, match=r"render_mode is 'ansi'; allowed: None; batch\.state\(i\)\.svg\(\)"):
        kind("valda", 2, render_mode="ansi")


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
    """As text it is what the agent's seat sees; without a mode there is none."""
    env = AgainstBots("voluspa", render_mode="ansi")
    env.reset(seed=1)
    assert env.render() == env.episode.state.game.presenter.picture(env.episode.state, 0)
    unpainted = AgainstBots("voluspa")
    unpainted.reset(seed=1)
    assert unpainted.render() is None


@pytest.mark.parametrize("game", names())
def test_frames_of_a_video(game: str) -> None:
    """Painted, the board is a picture of many colours; all pictures of a game have one even size."""
    env = AgainstBots(game, players=seats(game, 3), bots="random", render_mode="rgb_array")
    chance, over = np.random.default_rng(2), False
    _, info = env.reset(seed=1)
    frames = [env.render()]
    while not over:
        _, _, over, _, info = env.step(chance.choice(np.flatnonzero(info["action_mask"])))
        if over or chance.random() < 0.1:
            frames.append(env.render())
    height, width, depth = frames[0].shape
    assert {frame.shape for frame in frames} == {(height, width, depth)}
    assert (height % 2, width % 2, depth) == (0, 0, 3)
    assert frames[0].dtype == np.uint8
    assert all(len(np.unique(frame[::7, ::7].reshape(-1, 3), axis=0)) > 5 for frame in frames)
    assert (frames[0] != frames[-1]).any()


@pytest.mark.parametrize("game", names())
def test_spaces_sample_with_the_masks(game: str) -> None:
    """A mask has the type that `Discrete.sample` takes, and a sample is a legal id."""
    env = AgainstBots(game, bots="random")
    _, info = env.reset(seed=1)
    for mask in (info["action_mask"], env.action_masks()):
        assert mask.dtype == np.int8
        assert mask[env.action_space.sample(mask)]


@pytest.mark.parametrize(
    ("given", "utility", "reward"),
    [(None, "rank", -1.0), (None, "margin", -1_000.0), (None, "points", -1_000.0), (-7.5, "rank", -7.5)],
)
def test_an_illegal_id_ends_the_episode(given: float | None, utility: str, reward: float) -> None:
    """The agent gets the penalty, and the game stays as it was; ids outside the space are illegal, too."""
    env = AgainstBots("voluspa", illegal_reward=given, utility=utility)
    _, info = env.reset(seed=1)
    before = env.episode.state.document()
    for illegal in (int(info["action_mask"].argmin()), -1, len(info["action_mask"])):
        _, paid, over, cut, _ = env.step(np.int64(illegal))
        assert (paid, over, cut) == (reward, True, False)
        assert env.episode.state.document() == before


@pytest.mark.parametrize(("seat", "first", "second"), [(0, 1, 2), (1, 0, 2), (2, 0, 1)])
def test_each_other_seat_has_its_bot(
    seat: int, first: int, second: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The names of the bots are those of the other seats, in order."""
    asked: set[tuple[str, int | None]] = set()
    create = bots.create

    class Noting:
        """Bot that notes the seat for which it is asked, and plays at random."""

        def __init__(self, name: str, game: Game) -> None:
            self._name, self._bot = name, create("random", game)

        def choose_code(self, state: State, seed: Seed) -> int:
            asked.add((self._name, state.current_player))
            return self._bot.choose_code(state, seed)

    monkeypatch.setattr(bots, "create", Noting)
    env = AgainstBots("valhalla", players=3, seat=seat, bots=("greedy", "random"))
    play(env, 1)
    assert asked == {("greedy", first), ("random", second)}


def test_vectors_of_single_environments_are_made_by_id() -> None:
    """Gymnasium steps several of them one after the other, where it is told so."""
    env = gymnasium.make_vec("gladsheim/Valda-v1", num_envs=2, vectorization_mode="sync", players=3)
    assert isinstance(env, SyncVectorEnv)
    seen, info = env.reset(seed=1, options={"race": True})
    assert seen in env.observation_space
    assert info["action_mask"].dtype == np.int8
    env.close()


def test_a_bot_is_drawn_with_each_deal() -> None:
    """By weights, from the environment's own generator."""
    env = AgainstBots("valhalla", players=3, bots={"random": 1, "seer-1": 1})
    drawn = []
    for seed in range(20):
        env.reset(seed=seed)
        drawn.append(tuple(env._seated))
    assert set(drawn) == {(0, 0), (0, 1), (1, 0), (1, 1)}


def test_options_hold_for_an_episode() -> None:
    """`reset` takes options of the game, and the one after it begins with those of the environment again."""
    env = AgainstBots("voluspa", players=3, set="edda", bots="random")
    seen, _ = env.reset(seed=1, options={"no_late_hel": True})
    made = make_game("voluspa", players=3, set="edda")
    assert env.game.options == env.episode.state.game.options == {**made.options, "no_late_hel": True}
    assert seen in env.observation_space
    env.reset()
    assert env.episode.state.game == made


@pytest.mark.parametrize("make", [AgainstBots, ManyAgainstBots, SelfPlay, GameEnvironment])
@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"players": 3}, "players is 3; allowed in reset: 2, as when it was made"),
        ({"set": "saga"}, "'set'"),
        (["set"], r"options is \['set'\]; allowed: a dictionary of options of voluspa"),
        ({"sett": "edda"}, "options has 'sett'; allowed: players, set"),
    ],
)
def test_options_that_there_are_none_of(make: Any, options: Any, message: str) -> None:
    """An error names the option and what is allowed; unknown names give a warning in PettingZoo."""
    env = make("voluspa")
    env.reset(seed=1)
    strange = make is GameEnvironment and "sett" in options
    with (
        pytest.warns(UserWarning, match=message) if strange else pytest.raises(GladsheimError, match=message)
    ):
        env.reset(seed=1, options=options)


def test_what_cannot_be_is_refused() -> None:
    """A seat, a bot, a penalty or an id that there is none of."""
    with pytest.raises(UsageError, match="seat is 2; allowed: 0 to 1, or None"):
        AgainstBots("voluspa", seat=2)
    with pytest.raises(BotError, match="bot is"):
        AgainstBots("voluspa", bots="nobody")
    for names_of_bots in (["greedy", "random"], [], [3], 3):
        with pytest.raises(UsageError, match=r"bots .*; allowed: a bot's name"):
            AgainstBots("voluspa", bots=names_of_bots)  # type: ignore[arg-type]
    for penalty in ("end", float("nan"), -1e9):
        with pytest.raises(
            UsageError, match=r"illegal_reward is .*; allowed: -2,000,000 to 2,000,000, 'raise', or"
        ):
            AgainstBots("voluspa", illegal_reward=penalty)  # type: ignore[arg-type]
    env = AgainstBots("voluspa", illegal_reward="raise")
    _, info = env.reset(seed=1)
    with pytest.raises(IllegalAction):
        env.step(np.int64(int(info["action_mask"].argmin())))
