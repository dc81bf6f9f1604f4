"""How hard bots and reviews try in Valhalla."""

from collections.abc import Mapping

from gladsheim.core.effort import Budget, Effort, Practice

# One plan pays only some turns later, so that playouts are long.
BUDGETS: Mapping[str, Budget] = {
    "search-1": Budget(6, 24, 12, 1, 2),
    "search-2": Budget(12, 100, 24, 1, 4),
    "search-3": Budget(20, 400, 32, 2, 4),
    "search-4": Budget(40, 1600, 48, 2, 4),
    "seer-1": Budget(6, 12, 12, 0, 4, 0, 450),
    "seer-2": Budget(6, 12, 12, 0, 4, 0, 250),
    "seer-3": Budget(6, 24, 12, 0, 4, 0, 100),
    "seer-4": Budget(8, 40, 24, 0, 4),
    "seer-5": Budget(16, 120, 32, 0, 6),
    "seer-6": Budget(24, 500, 48, 0, 6),
    "seer-7": Budget(40, 1600, 72, 0, 6),
}
EFFORT = Effort((20, 6), (40, 4), (4, 2), (300, 12), 2, 4, 0, (600, 6), 2, 4, 0.5, 2.0, 5.0)
"""The playouts are as long as those of its stronger bots."""
PRACTICE = Practice(
    tables=({}, {"excuse": True}, {}, {"extended": False}),
    games=1000,
    candidates=20,
    playouts=80,
    turns=4,
    units=24,
)
"""One plan pays only some turns later."""
