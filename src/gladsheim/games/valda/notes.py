"""Notes of kernels about events (VA-18) and their causes: numbers, and their names in events."""

from gladsheim.core.positions.numbered import texts_of

(
    TURN_STARTED,
    PHASE_STARTED,
    DICE_ROLLED,
    DIE_TURNED,
    RESOURCES_GAINED,
    RESOURCES_SPENT,
    TRADED,
    CARDS_DRAWN,
    GOD_CARDS_OFFERED,
    GOD_CARD_KEPT,
    DECK_REFILLED,
    CARD_PLAYED,
    CARD_DISCARDED,
    CARD_RECOVERED,
    CARD_STOLEN,
    HAND_SEEN,
    TOP_SEEN,
    ACTION_SPENT,
    FOLLOWERS_CHANGED,
    STRUCTURE_BUILT,
    STRUCTURE_NEGATED,
    TEMPLE_DESTROYED,
    TEMPLE_MOVED,
    WORKS_LOST,
    AREA_LOCKED,
    AREA_UNLOCKED,
    ABILITY_LENT,
    ATTACK_DECLARED,
    ATTACK_CHANGED,
    ATTACK_REDIRECTED,
    ATTACK_CANCELLED,
    DEFENCE_PLAYED,
    ATTACK_REPELLED,
    ATTACK_HIT,
    ATTACK_PASSED,
    WEAPON_PLAYED,
    TURN_ENDED,
    SHIP_MOVED,
    GAME_ENDED,
) = range(39)
NAMES = texts_of(globals())
"""Kinds of events; the two notes about looking at cards share one kind."""


# Why followers change, and why cards are discarded.
(
    BY_CARD,
    BY_TEMPLE,
    BY_LOCK,
    BY_THOR,
    BY_ODIN,
    BY_LOKI,
    BY_ROLL,
    BY_SACRIFICE,
    BY_RESISTED,
    BY_STOLEN,
    BY_THEFT,
    BY_KILLED,
) = range(12)
CAUSES = texts_of(globals(), "BY_")
WHY_LIMIT, WHY_SACRIFICE, WHY_SWITCH, WHY_PLAYED, WHY_DEFENCE, WHY_ATTACK, WHY_WEAPON = range(7)
WHYS = texts_of(globals(), "WHY_")
CAUSE = 16
"""Factor in a note about followers, which has the cause and, times this, how many a safe zone saved."""
AMOUNT_BITS = 8
FOR_FOLLOWERS = 9
"""Purpose of resources that were spent, where it is no building."""
