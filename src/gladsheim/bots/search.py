"""Search bot, in levels: looks a few turns ahead in worlds imagined from what the seat knows."""

from __future__ import annotations

from gladsheim.bots.bot import GameBot
from gladsheim.bots.learned.estimate import NOTHING
from gladsheim.bots.learned.weights import weights_for
from gladsheim.bots.levels import LEARNED, LEVELS, PLAIN_CANDIDATES
from gladsheim.bots.random import any_action
from gladsheim.bots.workbench import SearchPlan, Workbench
from gladsheim.core.chance import Stream, seed_key
from gladsheim.core.effort import Budget
from gladsheim.core.errors import BotError, shorten
from gladsheim.core.game import Game, Seed, State


class SearchBot(GameBot):
    """Bot that compares candidates on the same imagined worlds; see `bots.lookahead`."""

    def __init__(self, name: str, game: Game, file: str = "") -> None:
        """Create a bot; `file` names a file of networks to use instead of the game's own.

        Raises BotError for an unknown level or a file that does not fit.
        """
        if name not in LEVELS and name not in LEARNED:
            raise BotError(f"level is {shorten(name)}; allowed: {', '.join((*LEVELS, *LEARNED))}")
        super().__init__(name, game)
        self._level = game.bots.budgets[name]
        self._bench = Workbench(game, weights_for(game, file) if name in LEARNED else NOTHING)

    def _decide(self, state: State, seed: Seed) -> int:
        if self._level.slips:
            chance = Stream(seed_key(seed))
            if chance.below(1000) < self._level.slips:
                return any_action(state, chance)
        plan = plan_for(self._level, self._game.players, compiled=self._bench.engine().compiled)
        return self._bench.search(state, seed, plan)


def plan_for(level: Budget, players: int, *, compiled: bool) -> SearchPlan:
    """Return the level's budget for a number of players, in the mode that the kernels run in."""
    turns = level.rounds * players + level.turns
    if compiled:
        return SearchPlan(players, level.candidates, level.playouts, turns, level.near)
    candidates = min(level.candidates, PLAIN_CANDIDATES)
    return SearchPlan(players, candidates, level.plain_playouts, turns, level.near)
