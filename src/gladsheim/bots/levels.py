"""The levels of the search; each game says how hard one tries (`Game.budgets`)."""

from __future__ import annotations

from collections.abc import Mapping

LEVELS: Mapping[str, str] = {
    "search-1": "Weighs a few actions and the answers to them. A gentle opponent.",
    "search-2": "Weighs more actions and answers, in more imagined worlds.",
    "search-3": "Weighs most actions, in many imagined worlds.",
    "search-4": "Weighs many actions, in very many imagined worlds.",
}
"""What is said of each level."""
LEARNED: Mapping[str, str] = {"seer-5": "Has learned from many games what positions are worth."}
"""The same of the levels that judge positions by what was learned from games (`bots.learned`)."""
PLAIN_CANDIDATES = 8
"""Actions at most that are looked at where kernels run plain."""
