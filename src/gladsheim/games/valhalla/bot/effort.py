"""Effort of bots and reviews in Valhalla."""

from collections.abc import Mapping

from gladsheim.core.effort import Budget, Effort, Practice

# One plan pays only some turns later, so that playouts are long.
BUDGETS: Mapping[str, Budget] = {
    "search-1": Budget(6, 24, 12, 1, 2),
    "search-2": Budget(12, 100, 24, 1, 4),
    "search-3": Budget(20, 400, 32, 2, 4),
    "search-4": Budget(40, 1600, 48, 2, 4),
    "seer-1": Budget(8, 40, 24, 0, 4, slips=820),
    "seer-2": Budget(8, 40, 24, 0, 4, slips=640),
    "seer-3": Budget(8, 40, 24, 0, 4, slips=465),
    "seer-4": Budget(8, 40, 24, 0, 4, slips=310),
    "seer-5": Budget(8, 40, 24, 0, 4, slips=175),
    "seer-6": Budget(8, 40, 24, 0, 4, slips=70),
    "seer-7": Budget(40, 1600, 72, 0, 6),
}
EFFORT = Effort((20, 6), (40, 4), (4, 2), (600, 12), 0, 2, 0, (600, 6), 0, 2, 0.5, 2.0, 5.0)
"""Effort of reviews.

The playouts end two turns after the present one, because the learned values look further.
"""
PRACTICE = Practice(
    tables=({}, {"excuse": True}, {}, {"extended": False}),
    games=1000,
    candidates=20,
    playouts=80,
    turns=4,
    units=24,
)
"""Settings of training. One plan pays off only some turns later."""
