"""Effort of bots and reviews in Valda."""

from collections.abc import Mapping

from gladsheim.core.effort import Budget, Effort, Practice

# Dice and draws make a playout tell less, so that the same strength takes more of them.
BUDGETS: Mapping[str, Budget] = {
    "search-1": Budget(6, 60, 48, 0, 2, 1),
    "search-2": Budget(10, 160, 64, 0, 2, 1),
    "search-3": Budget(14, 400, 80, 0, 2, 1),
    "search-4": Budget(24, 1000, 110, 0, 2, 1),
    "seer-1": Budget(10, 60, 48, 0, slips=625),
    "seer-2": Budget(10, 60, 48, 0, slips=515),
    "seer-3": Budget(10, 60, 48, 0, slips=400),
    "seer-4": Budget(10, 60, 48, 0, slips=285),
    "seer-5": Budget(10, 60, 48, 0, slips=150),
    "seer-6": Budget(10, 60, 48, 0),
    "seer-7": Budget(24, 900, 110, 0, 2, 1),
}
EFFORT = Effort((16, 6), (40, 4), (4, 2), (1200, 12), 0, 0, 0, (1200, 6), 0, 0, 0.3, 1.0, 2.5)
"""Effort of reviews. The playouts end with the present turn, because the learned values look further."""
RACE_EFFORT = Effort((16, 6), (40, 4), (4, 2), (400, 12), 0, 2, 1, (600, 6), 2, 0, 0.3, 1.0, 2.5)
"""Effort of reviews in a race, which has no learned values: playouts are as long as those of the search."""
PRACTICE = Practice(games=12_000, first=1, candidates=40, playouts=80, trust=1.0, units=24)
"""Settings of training.

The playouts end with the present turn; games are short, and so many that final results alone suffice. A race
is played by the rule of thumb: the values of other games are little use in it.
"""
