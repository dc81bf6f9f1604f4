"""Words of actions, by their numbers in action codes (VH-13)."""

from typing import Literal, get_args

Word = Literal[
    "place", "pass", "skip", "battle", "recruit", "event", "person", "leader", "location", "discard",
    "ace", "refresh", "glory", "pay", "pay_reserve", "drop", "put", "march", "muster", "end", "excuse",
    "allow", "glory_ace", "score", "take",
]  # fmt: skip
WORDS: tuple[Word, ...] = get_args(Word)
"""Types of choices."""
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
) = range(len(WORDS))
WORD_SHIFT, FIRST_SHIFT, SECOND_SHIFT, LOW = 24, 16, 8, 255
"""Layout of an action code: the word, then three parameters of eight bits each."""
