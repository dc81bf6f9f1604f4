"""The bots' kernels as Python calls them, one call for each question.

This module is specialised: `RULES` is put into its namespace before it runs
(`core.kernel.specialise`).
"""

from __future__ import annotations

from typing import Any

from gladsheim.bots.budget import MOST_NUMBERS, STATES
from gladsheim.core.kernel import Numbers, Records, entry, specialise
from gladsheim.core.rules import Rules

RULES: Rules = globals()["RULES"]

lookahead = specialise("gladsheim.bots.lookahead", RULES.game, RULES=RULES)
weighing = specialise("gladsheim.bots.weighing", RULES.game, RULES=RULES)
playout = specialise("gladsheim.bots.playout", RULES.game, RULES=RULES)

greedy_code, search_code = lookahead.greedy, lookahead.search
weigh_codes, add_drift, add_opening = weighing.weigh, weighing.drift, weighing.opening
play = playout.play_games

BENCH, MENU = Records("states", STATES), Records("menus")
CODES, WORD, PLAN = Numbers(RULES.most_actions), Numbers(1), Numbers(MOST_NUMBERS)
THINKING, WEIGHING = (CODES, CODES, CODES), (CODES, CODES, CODES, CODES, WORD)
"""The lists that `lookahead` and `weighing` work on."""


@entry(BENCH, MENU, THINKING, WORD, int)
def greedy(states: Any, menus: Any, lists: Any, rng: Any, players: int) -> Any:
    """See `lookahead.greedy`."""
    return greedy_code(states, menus[0], lists, rng, players)


@entry(BENCH, MENU, THINKING, WORD, PLAN)
def search(states: Any, menus: Any, lists: Any, rng: Any, plan: Any) -> Any:
    """See `lookahead.search`."""
    return search_code(states, menus[0], lists, rng, plan)


@entry(BENCH, MENU, WEIGHING, WORD, PLAN, int)
def weigh(states: Any, menus: Any, lists: Any, rng: Any, plan: Any, code: int) -> Any:
    """See `weighing.weigh`."""
    return weigh_codes(states, menus[0], lists, rng, plan, code)


@entry(BENCH, MENU, WEIGHING, WORD, PLAN, int)
def drift(states: Any, menus: Any, lists: Any, rng: Any, plan: Any, code: int) -> int:
    """See `weighing.drift`."""
    add_drift(states, menus[0], lists, rng, plan, code)
    return 0


@entry(BENCH, MENU, WEIGHING, WORD, PLAN)
def opening(states: Any, menus: Any, lists: Any, rng: Any, plan: Any) -> int:
    """See `weighing.opening`."""
    add_opening(states, menus[0], lists, rng, plan)
    return 0


@entry(Records("states"), MENU, WORD, int)
def play_games(states: Any, menus: Any, rng: Any, games: int) -> Any:
    """See `playout.play_games`."""
    return play(states, menus, rng, games)
