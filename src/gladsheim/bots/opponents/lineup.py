"""Bots for the other seats of a table, chosen by name or drawn with each deal."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate
from typing import NamedTuple

from gladsheim import bots as all_bots
from gladsheim.bots.learned.estimate import NOTHING, Weights
from gladsheim.bots.learned.weights import weights_for
from gladsheim.bots.levels import LEARNED
from gladsheim.bots.opponents.choosing import GREEDY, RANDOM, SEARCH
from gladsheim.bots.search import plan_for
from gladsheim.core.errors import UsageError, shorten
from gladsheim.core.game import Game

Bots = str | Mapping[str, float] | Sequence[str | Mapping[str, float]]
"""Name of a bot; or weights by name, from which each other seat draws its bot with each deal; or one of these
for each other seat.
"""
MOST_WEIGHT = 1_000_000
"""Largest weight of a bot."""
ALLOWED = f"a bot's name, or weights above 0, to {MOST_WEIGHT:,}, by name"


class Lineup(NamedTuple):
    """Bots of the other seats of a table, in the order of the seats."""

    names: tuple[str, ...]
    """Names of all bots that may play, each once."""
    choices: tuple[tuple[int, ...], ...]
    """For each other seat the indices of the bots that may have it."""
    sums: tuple[tuple[float, ...], ...]
    """For each of these the sum of the weights up to it."""

    @property
    def is_drawn(self) -> bool:
        """Whether a seat has more than one bot to draw from."""
        return any(len(choice) > 1 for choice in self.choices)

    def drawn(self, chance: Callable[[], float]) -> list[int]:
        """Return the index of a bot for each other seat; `chance` draws from 0 to below 1."""
        # A product may be rounded up to the whole sum: then the last bot is meant.
        return [
            choice[bisect_right(sums, chance() * sums[-1], hi=len(sums) - 1)]
            if len(choice) > 1
            else choice[0]
            for choice, sums in zip(self.choices, self.sums, strict=True)
        ]


def lineup(bots: Bots, others: int) -> Lineup:
    """Return the bots for so many other seats. Raises UsageError or BotError."""
    each = [bots] * others if isinstance(bots, str | Mapping) else bots
    if not isinstance(each, Sequence) or len(each) != others:
        raise UsageError(f"bots is {shorten(bots)}; allowed: {ALLOWED}, or {others} of these")
    weights = [_weights(one) for one in each]
    names = tuple(dict.fromkeys(name for one in weights for name in one))
    for name in names:
        # Raises BotError for an unknown name.
        all_bots.about(name)
    return Lineup(
        names,
        tuple(tuple(map(names.index, one)) for one in weights),
        tuple(tuple(accumulate(one.values())) for one in weights),
    )


def _weights(bot: str | Mapping[str, float]) -> dict[str, float]:
    """Return the weights of the bots that a seat may have. Raises UsageError."""
    found = {bot: 1.0} if isinstance(bot, str) else dict(bot) if isinstance(bot, Mapping) else {}
    for name, weight in found.items():
        numeric = isinstance(weight, int | float) and not isinstance(weight, bool)
        if not isinstance(name, str) or not numeric or not 0 < weight <= MOST_WEIGHT:
            raise UsageError(f"bots has {shorten(name)}: {shorten(weight)}; allowed: {ALLOWED}")
    if not found:
        raise UsageError(f"bots has {shorten(bot)}; allowed: {ALLOWED}")
    return {name: float(weight) for name, weight in found.items()}


def numbers_of(name: str, game: Game, *, compiled: bool) -> tuple[list[int], Weights]:
    """Return the numbers of a bot for `choosing`, and its weights. Raises BotError."""
    known, _, file = name.partition("@")
    level = game.bots.budgets.get(known)
    if level is None:
        kind = {"random": RANDOM, "greedy": GREEDY}[known]
        return [game.players, 0, 0, 0, 0, kind, 0, len(NOTHING)], NOTHING
    weights = weights_for(game, file) if known in LEARNED else NOTHING
    plan = plan_for(level, game.players, compiled=compiled)
    return [*plan.numbers, SEARCH, level.slips, len(weights)], weights
