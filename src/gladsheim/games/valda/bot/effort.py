"""How hard bots and reviews try in Valda."""

from collections.abc import Mapping

from gladsheim.core.effort import Budget, Effort, Practice

# Dice and draws make a playout tell less, so that the same strength takes more of them.
BUDGETS: Mapping[str, Budget] = {
    "search-1": Budget(6, 60, 48, 0, 2, 1),
    "search-2": Budget(10, 160, 64, 0, 2, 1),
    "search-3": Budget(14, 400, 80, 0, 2, 1),
    "search-4": Budget(24, 1000, 110, 0, 2, 1),
    "seer-1": Budget(6, 12, 12, 0, 0, 0, 450),
    "seer-2": Budget(6, 12, 12, 0, 0, 0, 250),
    "seer-3": Budget(6, 24, 24, 0, 0, 0, 100),
    "seer-4": Budget(10, 60, 48, 0),
    "seer-5": Budget(16, 200, 64, 0),
    "seer-6": Budget(32, 800, 80, 0),
    "seer-7": Budget(64, 3600, 110, 0),
}
EFFORT = Effort((16, 6), (40, 4), (4, 2), (400, 12), 0, 2, 1, (600, 6), 2, 0, 0.3, 1.0, 2.5)
"""The playouts are as long as those of its stronger bots."""
PRACTICE = Practice(tables=({}, {"turnaround": True}), games=2000, candidates=40, playouts=80)
"""The playouts end with the present turn. A race is played by the rule of thumb: what wins it tells
little about other games.
"""
