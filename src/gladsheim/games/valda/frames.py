"""Kinds of frames of the stack of pending steps (VA-16.2), and the purposes of some of them.

Kinds up to LAST_STEP are carried out without a decision.
"""

from gladsheim.core.positions.numbered import texts_of

(
    BEGIN_TURN,
    BEGIN_GAME,
    BEGIN_BUILD,
    BEGIN_ATTACK,
    BEGIN_FOLLOWERS,
    END_TURN,
    TAKE_ROLL,
    DO_BUILD,
    RESOLVE,
    IMPACT,
    ATTACK_END,
    GOD_CARD,
    EFFECTS,
    TO_DISCARD,
    FINISH_PLAY,
    RESOURCE,
    LOCK_DRAW,
    GAME,
    DISCARD,
    BUILD,
    KEEP,
    LINE,
    DEFEND,
    FOLLOWERS,
    WINDOW,
    RES,
    PLAYER,
    THIEF,
    GOD,
    CHANGE,
    THROW,
    TEMPLE,
    RECOVER,
    DESTROY,
    MOVE,
    REPLAY,
    DIE,
) = range(37)
NAMES = texts_of(globals())
"""Names of the frames in documents, where they are also the decisions of VA-15."""
LAST_STEP = FINISH_PLAY

# Purposes of a PLAYER frame.
(
    FOR_LOOK,
    FOR_THIEF,
    FOR_VANISHED,
    FOR_STEAL_FOLLOWERS,
    FOR_KILL_FOLLOWERS,
    FOR_STEAL_RESOURCES,
    FOR_STEAL_CARDS,
) = range(7)
PLAYER_FOR = texts_of(globals(), "FOR_")
GOD_TO_DRAW, GOD_TO_LOOK, GOD_TO_LEND = range(3)
GOD_FOR = texts_of(globals(), "GOD_TO_")
THROW_SACRIFICE, THROW_SWITCH = range(2)
THROW_FOR = texts_of(globals(), "THROW_")
DESTROY_TEMPLE, DESTROY_WORKS = range(2)
DESTROY_WHAT = texts_of(globals(), "DESTROY_")
