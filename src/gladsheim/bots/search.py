"""Looks a few turns ahead in imagined worlds; in four levels."""

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
class Budget:
    """How hard a level tries. Counts, not times, so that play can be repeated."""

    candidates: int
    """Actions at most that are looked at, those that look best at once."""
    playouts: int
    """Playouts of all candidates together, roughly."""
    plain_playouts: int
    """The same where kernels run plain, and so far more slowly."""
    rounds: int
    """Rounds of the table that each playout lasts after the present turn."""
    turns: int = 0
    """Turns that it lasts beyond these."""
    near: int = 0
    """See `workbench.Plan.near`."""


LEVELS: Mapping[str, str] = {
    "search-1": "Weighs a few actions and the answers to them. A gentle opponent.",
    "search-2": "Weighs more actions and answers, in some imagined worlds.",
    "search-3": "Weighs most actions, in many imagined worlds.",
    "search-4": "The strongest: many actions, very many worlds, two rounds ahead.",
}
"""What is said of each level."""
BUDGETS: Mapping[str, Mapping[str, Budget]] = {
    "voluspa": {
        "search-1": Budget(4, 4, 4, 1),
        "search-2": Budget(12, 40, 8, 1),
        "search-3": Budget(24, 120, 16, 2),
        "search-4": Budget(64, 1000, 48, 2),
    },
    # Dice and draws make a playout tell less, so that the same strength takes more of them.
    "valda": {
        "search-1": Budget(6, 90, 48, 0, 2, 1),
        "search-2": Budget(12, 200, 64, 0, 2, 1),
        "search-3": Budget(16, 450, 80, 0, 2, 1),
        "search-4": Budget(24, 1000, 110, 0, 2, 1),
    },
}
"""By game and level."""
PLAIN_CANDIDATES = 8
"""Actions at most that are looked at where kernels run plain."""


class SearchBot:
    """Compares candidates on the same imagined worlds; see `bots.lookahead`."""

    def __init__(self, name: str, game: Game) -> None:
        """Raises BotError for an unknown level."""
        if name not in LEVELS:
            raise BotError(f"level is {shorten(name)}; allowed: {', '.join(LEVELS)}")
        self.name = name
        self._game = game
        self._plan = plan_for(BUDGETS[game.name][name], game.players)
        self._bench = Workbench(game.rules)

    def choose(self, observation: Mapping[str, Any], seed: Seed) -> str:
        """The text of the action; see `Bot.choose`."""
        state = imagine(self._game, observation, seed)
        return state.legal_actions()[self._bench.search(state.record, seed, self._plan)]


def plan_for(level: Budget, players: int, *, compiled: bool = COMPILED) -> Plan:
    """The level's budget for so many players, in the mode that the kernels run in."""
    turns = level.rounds * players + level.turns
    if compiled:
        return Plan(players, level.candidates, level.playouts, turns, level.near)
    candidates = min(level.candidates, PLAIN_CANDIDATES)
    return Plan(players, candidates, level.plain_playouts, turns, level.near)
