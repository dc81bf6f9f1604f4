"""Limits of a card file, by their indices in a record."""

from gladsheim.core.positions.numbered import texts_of

(
    ROUNDS,
    HAND,
    START_HAND,
    ACTIONS,
    BUILDS,
    TEMPLES_PER_PLAYER,
    SITES_PER_AREA,
    CONTROL,
    START_MINES,
    MAX_MINES,
    MAX_DRILLS,
    RACE_GOAL,
    TRADE_RATE,
) = range(13)
NAMES = texts_of(globals())
SUPPLY, ZONES = 13, 14
"""Indices after the limits: the pieces of each resource; ZONE_COUNT safe zones, unused ones -1."""
ZONE_COUNT = 8
