"""Search: the same in both modes, within its budget, and stronger than what it is made of."""

import importlib.util
import os
import subprocess

import pytest

import gladsheim
from gladsheim.bots.levels import LEVELS
from gladsheim.bots.search import SearchBot, plan_for
from gladsheim.bots.workbench import SearchPlan, Workbench
from gladsheim.core.errors import BotError
from gladsheim.core.game import State
from gladsheim.games import names
from tests.bots.tables import choice, play
from tests.preloaded import python

ANSWERS = """
import gladsheim
from gladsheim.bots.learned.weights import weights_for
from gladsheim.bots.workbench import SearchPlan, Workbench
for options, players in (
    ({"name": "voluspa", "set": "base"}, 2),
    ({"name": "voluspa", "set": "all"}, 2),
    ({"name": "voluspa", "set": "edda"}, 3),
    ({"name": "valda"}, 2),
    ({"name": "valda", "turnaround": True, "race": True}, 3),
    ({"name": "valhalla"}, 2),
    ({"name": "valhalla", "decks": 2, "excuse": True}, 4),
):
    game = gladsheim.game(players=players, **options)
    bench, learned = Workbench(game), Workbench(game, weights_for(game))
    state = game.deal(8)
    for ply in range(8):
        found = bench.search(state, ply, SearchPlan(players, 5, 12, 2, ply % 2))
        also = learned.search(state, ply, SearchPlan(players, 5, 12, ply % 2, ply % 2))
        print(options, ply, found, also, bench.greedy(state, ply, players))
        state.apply(state.text_of(found))
"""


def answers(mode: str) -> list[str]:
    """What search and greedy find in some positions, in a process of this kernel mode."""
    found = subprocess.run(
        [python(), "-c", ANSWERS],
        env={**os.environ, "GLADSHEIM_KERNELS": mode},
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert found.returncode == 0, found.stderr
    return found.stdout.splitlines()


def test_plain_and_compiled_kernels_find_the_same_actions() -> None:
    """Without Numba there is one way to run, and it agrees with itself."""
    other = "compiled" if importlib.util.find_spec("numba") else "plain"
    plain = answers("plain")
    assert len(plain) == 56
    assert plain == answers(other)


@pytest.mark.usefixtures("compiled")
def test_search_beats_random_play() -> None:
    """Even the beginner wins every one of a handful of games."""
    for seed in range(6):
        names = ("search-1", "random") if seed % 2 == 0 else ("random", "search-1")
        result = play(gladsheim.game("voluspa"), names, seed).result()
        assert result["ranking"][0] == seed % 2


def last_two_tiles(seed: int) -> State:
    """A position in which each of two seats holds one tile and the deck is empty."""
    state = gladsheim.game("voluspa").deal(seed)
    while [len(hand) for hand in state.document()["hands"]] != [1, 1]:
        state = play_one(state, seed)
    return state


def play_one(state: State, seed: int) -> State:
    """The state after a random action."""
    state.apply(choice("random", state, seed))
    return state


def swing(state: State, action: str) -> int:
    """Points of an action less those of the best answer to it."""
    after = state.clone()
    won = after.apply(action).points
    best_answer: int = max(item["points"] for item in after.game.presenter.choices(after))
    return won - best_answer


@pytest.mark.parametrize("seed", range(4))
def test_the_answer_of_the_other_seat_is_weighed(seed: int) -> None:
    """With one known tile left to each, no action wins more against the best answer."""
    state = last_two_tiles(seed)
    actions = state.legal_actions()
    found = Workbench(state.game).search(state, 1, SearchPlan(2, len(actions), 1, 1))
    assert swing(state, state.text_of(found)) == max(swing(state, action) for action in actions)


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("game", names())
def test_each_level_has_more_playouts_than_the_one_below(game: str, players: int) -> None:
    """In both modes, and nothing is ever cut to nothing."""
    for compiled in (True, False):
        budgets = [gladsheim.game(game).bots.budgets[name] for name in LEVELS]
        plans = [plan_for(level, players, compiled=compiled) for level in budgets]
        assert [plan.playouts for plan in plans] == sorted({plan.playouts for plan in plans})
        assert all(plan.candidates >= 4 and plan.playouts >= plan.candidates for plan in plans)
        assert all(plan.turns >= 2 for plan in plans)


def test_an_unknown_level_is_refused() -> None:
    """Also by the class itself."""
    with pytest.raises(BotError, match="level is 'search-0'; allowed: search-1"):
        SearchBot("search-0", gladsheim.game("voluspa"))
