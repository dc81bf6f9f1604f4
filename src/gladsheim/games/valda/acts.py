"""Words of actions, by their numbers in action codes (VA-15)."""

from gladsheim.core.positions.numbered import texts_of

(
    TRADE,
    PLAY,
    TAKE,
    BUY,
    BUILD,
    ATTACK,
    PASS,
    DEFEND,
    YIELD,
    THOR,
    ODIN,
    LOKI,
    DISCARD,
    KEEP,
    RES,
    PLAYER,
    HAND,
    CARD,
    GOD,
    CHANGE,
    WORKS,
    MOVE,
    DIE,
    DONE,
    END,
    WEAPON,
) = range(26)
WORDS = texts_of(globals())
WORD_SHIFT, FIRST_SHIFT, LOW = 16, 8, 255
"""Layout of an action code: the word, then two parameters of eight bits each."""
