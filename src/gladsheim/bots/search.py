"""Looks a few turns ahead in imagined worlds; in five levels."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from gladsheim.bots.bot import imagine
from gladsheim.bots.workbench import Plan, Workbench
from gladsheim.core.errors import BotError, shorten
from gladsheim.core.game import Game, Seed
from gladsheim.core.kernel import COMPILED


@dataclass(frozen=True, slots=True)
class Level:
    """How hard a search tries. Budgets are counts, not times, so that play can be repeated."""

    about: str
    candidates: int
    """Actions at most that are looked at, those that look best at once."""
    playouts: int
    """Playouts of all candidates together, roughly."""
    rounds: int
    """Rounds of the table that each playout lasts after the candidate's turn."""


LEVELS: Mapping[str, Level] = {
    "search-1": Level("Compares a few actions in a few imagined worlds. A gentle opponent.", 16, 16, 1),
    "search-2": Level("Compares more actions, one round ahead.", 32, 64, 1),
    "search-3": Level("Compares many actions, two rounds ahead. A good club player.", 64, 200, 2),
    "search-4": Level("As search-3, in several times as many worlds.", 64, 700, 2),
    "search-5": Level("The strongest: thousands of playouts for each action.", 64, 3000, 2),
}
PLAIN_SHARE = 40
"""Plain kernels are far slower: budgets are divided by it there."""
PLAIN_CANDIDATES = 8


class SearchBot:
    """Compares candidates on the same imagined worlds; see `bots.lookahead`."""

    def __init__(self, name: str, game: Game) -> None:
        """Raises BotError for an unknown level."""
        if name not in LEVELS:
            raise BotError(f"level is {shorten(name)}; allowed: {', '.join(LEVELS)}")
        self.name = name
        self._game = game
        self._plan = plan_for(LEVELS[name], game.players)
        self._bench = Workbench(game.rules)

    def choose(self, observation: Mapping[str, Any], seed: Seed) -> str:
        """The text of the action; see `Bot.choose`."""
        state = imagine(self._game, observation, seed)
        return state.legal_actions()[self._bench.search(state.record, seed, self._plan)]


def plan_for(level: Level, players: int, *, compiled: bool = COMPILED) -> Plan:
    """The level's budget for so many players, in the mode that the kernels run in."""
    candidates, playouts = level.candidates, level.playouts
    if not compiled:
        candidates = min(candidates, PLAIN_CANDIDATES)
        playouts = max(candidates, playouts // PLAIN_SHARE)
    return Plan(players, candidates, playouts, level.rounds * players)
