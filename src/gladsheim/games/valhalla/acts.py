"""What is done: the words of actions, by their numbers in action codes (VH-13)."""

from gladsheim.core.positions.numbered import texts_of

(
    PLACE,
    PASS,
    SKIP,
    BATTLE,
    RECRUIT,
    EVENT,
    PERSON,
    LEADER,
    LOCATION,
    DISCARD,
    ACE,
    REFRESH,
    GLORY,
    PAY,
    PAY_RESERVE,
    DROP,
    PUT,
    MARCH,
    MUSTER,
    END,
    EXCUSE,
    ALLOW,
    GLORY_ACE,
    SCORE,
    TAKE,
) = range(25)
WORDS = texts_of(globals())
"""The types of choices."""
WORD_SHIFT, FIRST_SHIFT, SECOND_SHIFT, LOW = 24, 16, 8, 255
"""A code is the word, then three parameters of eight bits each."""
