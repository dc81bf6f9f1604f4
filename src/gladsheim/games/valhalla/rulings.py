"""Readings that a table of Valhalla can choose, and its editions (E-2, E-5)."""

from gladsheim.core.rulings import Ruling, Rulings

RULINGS = Rulings(
    (
        Ruling("leader-any-neighbour", ("VH-8.25",)),
        Ruling("ace-any-turn", ("VH-8.6",)),
        Ruling("excuse-any-turn", ("VH-8.8",)),
    ),
    editions={"decktet": ()},
)
LEADER, ACE, EXCUSE = RULINGS.names
"""Names of the readings, for refusals and checks."""
# The bit of each in the record's field, as kernels ask for it.
ANY_NEIGHBOUR, ACE_ANY_TURN, EXCUSE_ANY_TURN = (1 << number for number in range(len(RULINGS.rows)))
