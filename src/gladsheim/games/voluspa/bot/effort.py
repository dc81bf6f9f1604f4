"""Effort of bots and reviews in Völuspá."""

from collections.abc import Mapping

from gladsheim.core.effort import Budget, Effort, Practice

BUDGETS: Mapping[str, Budget] = {
    "search-1": Budget(4, 4, 4, 1),
    "search-2": Budget(12, 40, 8, 1),
    "search-3": Budget(24, 120, 16, 2),
    "search-4": Budget(64, 1000, 48, 2),
    "seer-1": Budget(8, 8, 8, 0, 1, slips=485),
    "seer-2": Budget(8, 8, 8, 0, 1, slips=370),
    "seer-3": Budget(8, 8, 8, 0, 1, slips=265),
    "seer-4": Budget(8, 8, 8, 0, 1, slips=165),
    "seer-5": Budget(8, 8, 8, 0, 1, slips=80),
    "seer-6": Budget(8, 8, 8, 0, 1),
    "seer-7": Budget(64, 1200, 60, 0, 1),
}
EFFORT = Effort((32, 6), (48, 3), (6, 2), (200, 8), 0, 1, 0, (600, 6), 0, 1, 0.5, 2.0, 5.0)
"""Effort of reviews. The playouts end with the next turn, because the learned values look further."""
PRACTICE = Practice(
    tables=({"set": "base"}, {"set": "all"}), first=2, candidates=12, playouts=16, trust=0.9, units=24
)
"""Settings of training. The playouts end with the present turn, because the features look at the next one."""
