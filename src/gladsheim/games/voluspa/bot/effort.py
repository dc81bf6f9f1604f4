"""How hard bots and reviews try in Völuspá."""

from collections.abc import Mapping

from gladsheim.core.effort import Budget, Effort

BUDGETS: Mapping[str, Budget] = {
    "search-1": Budget(4, 4, 4, 1),
    "search-2": Budget(12, 40, 8, 1),
    "search-3": Budget(24, 120, 16, 2),
    "search-4": Budget(64, 1000, 48, 2),
}
EFFORT = Effort((24, 6), (24, 3), (4, 2), (200, 8), 2, 0, 0, (600, 6), 4, 0, 0.5, 2.0, 5.0)
"""The playouts are as long as those of its stronger bots."""
