"""Kinds of effects: their words in card files, by number (VA-13)."""

from gladsheim.core.positions.numbered import texts_of

(
    GAIN,
    FOLLOWERS,
    ROLL,
    DRAW,
    DRAW_GOD,
    LOOK_GOD,
    LOOK_HAND,
    CHANGE,
    SACRIFICE,
    SWITCH,
    BUILD_LIMIT,
    BUILD,
    RECOVER,
    STEAL_FOLLOWERS,
    KILL_FOLLOWERS,
    STEAL_RESOURCES,
    STEAL_CARDS,
    DESTROY,
    MOVE_TEMPLE,
    LEND,
    REPLAY,
    ACTIONS,
) = range(22)
WORDS = texts_of(globals())
