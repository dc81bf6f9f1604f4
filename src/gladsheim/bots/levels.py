"""The levels of the search; each game says how hard one tries (`BotKit.budgets`)."""

from __future__ import annotations

from collections.abc import Mapping

LEVELS: Mapping[str, str] = {
    "search-1": "Weighs a few actions and the answers to them. A gentle opponent.",
    "search-2": "Weighs more actions and answers, in more imagined worlds.",
    "search-3": "Weighs most actions, in many imagined worlds.",
    "search-4": "Weighs many actions, in very many imagined worlds.",
}
"""Description of each level that judges positions by a rule of thumb."""
LEARNED: Mapping[str, str] = {
    "seer-1": "Acts at random more often than not. A child can beat it.",
    "seer-2": "Often acts at random. For a first game.",
    "seer-3": "Acts at random about every third time.",
    "seer-4": "Acts at random now and then.",
    "seer-5": "Looks briefly at what its actions lead to, and seldom acts at random.",
    "seer-6": "Looks briefly at what its actions lead to, and hardly ever acts at random.",
    "seer-7": "Weighs all actions that look good, in very many imagined worlds. The strongest.",
}
"""Description of each level that judges positions by learned networks (`bots.learned`).

They go from one that a child beats to the strongest; each wins about 70 % of its games against the one below
(docs/bots/ladder.md).
"""
STRONGEST = tuple(LEARNED)[-1]
PLAIN_CANDIDATES = 8
"""Largest number of actions that a search looks at where kernels run plain."""
