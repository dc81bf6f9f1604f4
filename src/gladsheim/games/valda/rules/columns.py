"""Columns of the tables of gods, exchanges and god weapons, for kernels."""

from collections.abc import Callable, Sequence

from gladsheim.core.kernel import table
from gladsheim.games.valda import acts, notes
from gladsheim.games.valda.pieces import CARD_TYPES, EXCHANGES, GOD_ROWS, GODS, MODES, RESOURCES, God, Levels


def _ability(column: Callable[[God], Levels | None]) -> tuple[int, Sequence[int]]:
    """Return the god that a column is about, and its values by the level of the ability."""
    return next((at, table(found)) for at, god in enumerate(GOD_ROWS) if (found := column(god)))


TRADER, RATES = _ability(lambda god: god.rates)
DRAWER, DRAWS = _ability(lambda god: god.draws)
BUYER, PRICES = _ability(lambda god: god.buys)
HIDER, OPENLY = _ability(lambda god: god.openly)
RAIDER, ATTACKS_FEW = _ability(lambda god: god.attacks_few)
SWORDSMAN, SWORDS = _ability(lambda god: god.swords)
_, SWORDS_FEW = _ability(lambda god: god.swords_few)
GUARDIAN, SHIELDS = _ability(lambda god: god.shields)
ROLLER, DICE = _ability(lambda god: god.dice)

EXCHANGE_GOD = table([GODS.index(row.god) for row in EXCHANGES])
EXCHANGE_WORD = table([{"thor": acts.THOR, "odin": acts.ODIN}[row.god] for row in EXCHANGES])
EXCHANGE_CAUSE = table([notes.CAUSES.index(row.god) for row in EXCHANGES])
EXCHANGE_RATE = table([row.rate for row in EXCHANGES])
EXCHANGE_BRINGS = table([row.followers for row in EXCHANGES])
EXCHANGE_LEVEL = table([row.level for row in EXCHANGES])
EXCHANGE_MOST = table([row.most for row in EXCHANGES])
EXCHANGE_FIRST = table([RESOURCES.index(row.resources[0]) for row in EXCHANGES])
EXCHANGE_LAST = table([RESOURCES.index(row.resources[-1]) for row in EXCHANGES])

MODE_WINDOW = table([mode.window for mode in MODES])
MODE_HOLDER = table([mode.holder for mode in MODES])
MODE_DEED = table([mode.deed for mode in MODES])
MODE_COUNT = table([mode.count for mode in MODES])
MODE_CARDS = table([(*CARD_TYPES, "any").index(mode.cards) for mode in MODES])
