"""Notes of kernels about events (VH-15) and their causes: numbers, and their names in events."""

from gladsheim.core.positions.numbered import texts_of

(
    PLACED,
    PASSED,
    UNABLE,
    PHASE,
    RECRUITED,
    BOUND,
    DROPPED,
    ANNOUNCED,
    PLANNED,
    EXCUSED,
    EXCUSE_DISCARD,
    USED,
    DEPLOYED,
    MARCHED,
    BATTLE,
    # The second half of a battle, which needs more than the four numbers of a note.
    BATTLE_LOSSES,
    LOCATION_ADDED,
    LOCATION_REPLACED,
    HALVED,
    POINTS,
    REFRESHED,
    GLORY_ACE,
    READIED,
    TAKEN_BACK,
    SWEPT,
    RESHUFFLED,
    DEALT,
    CYCLE,
    TURN,
    GAME_OVER,
) = range(30)
NAMES = texts_of(globals())
"""Kinds of events; both halves of a battle make one."""
BY_ACE, BY_ODIN, BY_GLORY = range(3)
WHYS = texts_of(globals(), "BY_")
FROM_RESERVE = -1
"""Number for the reserve instead of a slot."""
