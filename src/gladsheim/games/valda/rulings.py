"""Readings that a table of Valda can choose, and its editions (E-2, E-4)."""

from collections.abc import Collection, Mapping

from gladsheim.core.rulings import Ruling, Rulings
from gladsheim.games.valda.book import CardFile

RULINGS = Rulings(
    (
        Ruling("thor-costs-three", ("VA-7.4", "VA-19.1")),
        Ruling("trade-any-four", ("VA-5.2", "VA-19.2")),
        Ruling("gjallarhorn-strongest", ("VA-12.5", "VA-19.9")),
        Ruling("wrath-card-only", ("VA-8.4", "VA-19.10")),
        Ruling("area-opens-at-one-loss", ("VA-11.5", "VA-19.7")),
    ),
    editions={
        "en": (),
        "fr": (
            "thor-costs-three",
            "trade-any-four",
            "gjallarhorn-strongest",
            "wrath-card-only",
            "area-opens-at-one-loss",
        ),
    },
)
# The bit of each in the record's field, as kernels ask for it.
THOR_COSTS_THREE, TRADE_ANY, STRONGEST, WRATH_CARD_ONLY, OPENS_AT_ONE_LOSS = (
    1 << number for number in range(len(RULINGS.rows))
)
ASKS_LONE_DONE = 1 << len(RULINGS.rows)
"""Bit of version 1 of the rules, which no table can choose: a lone `done` was a decision (VA-13)."""
_THOR = (3, 2, 2)
"""Cost of a temple of Thor in blood, gold and diamonds by the French book (E-4.1)."""


def costs_of(book: CardFile, readings: Collection[str]) -> Mapping[str, tuple[int, ...]]:
    """Return the cost of each structure at a table: blood, gold, diamonds."""
    return {**book.costs, "thor": _THOR} if "thor-costs-three" in readings else book.costs
