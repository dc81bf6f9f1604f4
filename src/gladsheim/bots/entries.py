"""Kernels of the bots as Python calls them, one call for each question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gladsheim.bots.budget import MOST_NUMBERS, STATES
from gladsheim.bots.experience import MOST_NOTED, experience_of
from gladsheim.bots.learned.estimate import weights_of
from gladsheim.bots.lookahead import Lookahead, greedy_of, lookahead_of, search_of
from gladsheim.bots.opponents.choosing import entry_of
from gladsheim.bots.playout import playouts
from gladsheim.bots.weighing import drift_of, opening_of, weigh_of
from gladsheim.core.kernel import IntBuffer, Records, entry
from gladsheim.core.rules import Rules

BENCH, MENU = Records("states", STATES), Records("menus")
WORD, PLAN = IntBuffer(1), IntBuffer(MOST_NUMBERS)


def entries(rules: Rules) -> list[Callable[..., int]]:
    """Return the bots' entry kernels for a game."""
    look = lookahead_of(rules)
    greedy, search = greedy_of(rules, look), search_of(rules, look)
    return [
        *_choosing(rules, greedy, search),
        _learning(rules, look, search),
        *_judging(rules, look),
        _playing(rules),
        entry_of(rules, greedy, search),
    ]


def _choosing(
    rules: Rules, greedy_code: Callable[..., int], search_code: Callable[..., int]
) -> list[Callable[..., int]]:
    codes = IntBuffer(rules.most_actions)
    thinking = (codes, codes, codes, IntBuffer(weights_of(rules)))

    @entry(BENCH, MENU, thinking, WORD, int)
    def greedy(states: Any, menus: Any, lists: Any, rng: Any, players: int) -> Any:
        """Choose the greedy code, see `lookahead.greedy_of`."""
        return greedy_code(states, menus[0], lists, rng, players)

    @entry(BENCH, MENU, thinking, WORD, PLAN)
    def search(states: Any, menus: Any, lists: Any, rng: Any, plan: Any) -> Any:
        """Choose a code by search, see `lookahead.search_of`."""
        return search_code(states, menus[0], lists, rng, plan)

    return [greedy, search]


def _learning(rules: Rules, look: Lookahead, search: Callable[..., int]) -> Callable[..., int]:
    codes = IntBuffer(rules.most_actions)
    thinking = (codes, codes, codes, IntBuffer(weights_of(rules)))
    play_and_note = experience_of(rules, look, search)

    @entry(BENCH, MENU, thinking, WORD, PLAN, IntBuffer(MOST_NOTED))
    def experience(states: Any, menus: Any, lists: Any, rng: Any, plan: Any, rows: Any) -> Any:
        """Play a game for training, see `experience.experience_of`."""
        return play_and_note(states, menus[0], lists, rng, plan, rows)

    return experience


def _judging(rules: Rules, look: Lookahead) -> list[Callable[..., int]]:
    codes = IntBuffer(rules.most_actions)
    weighing = (codes, codes, codes, codes, IntBuffer(weights_of(rules)), WORD)
    weigh_codes, add_drift = weigh_of(rules, look), drift_of(rules, look)
    add_opening = opening_of(rules, look)

    @entry(BENCH, MENU, weighing, WORD, PLAN, int)
    def weigh(states: Any, menus: Any, lists: Any, rng: Any, plan: Any, code: int) -> Any:
        """Weigh the codes of a decision, see `weighing.weigh_of`."""
        return weigh_codes(states, menus[0], lists, rng, plan, code)

    @entry(BENCH, MENU, weighing, WORD, PLAN, int)
    def drift(states: Any, menus: Any, lists: Any, rng: Any, plan: Any, code: int) -> int:
        """Measure the effect of chance in an action, see `weighing.drift_of`."""
        add_drift(states, menus[0], lists, rng, plan, code)
        return 0

    @entry(BENCH, MENU, weighing, WORD, PLAN)
    def opening(states: Any, menus: Any, lists: Any, rng: Any, plan: Any) -> int:
        """Compare a deal with fresh ones, see `weighing.opening_of`."""
        add_opening(states, menus[0], lists, rng, plan)
        return 0

    return [weigh, drift, opening]


def _playing(rules: Rules) -> Callable[..., int]:
    play = playouts(rules)

    @entry(Records("states"), MENU, WORD, int)
    def play_games(states: Any, menus: Any, rng: Any, games: int) -> Any:
        """Play random games, see `playout.playouts`."""
        return play(states, menus, rng, games)

    return play_games
