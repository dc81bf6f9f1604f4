"""Notes of what happened, the events of VH-15, and the menu of legal actions."""

from gladsheim.core.kernel import kernel
from gladsheim.core.positions import notes
from gladsheim.core.positions.numbered import texts_of
from gladsheim.games.valhalla.record import FIRST_SHIFT, SECOND_SHIFT, WORD_SHIFT, Valhalla

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
    ADDED,
    REPLACED,
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
    NEXT_TURN,
    GAME_OVER,
) = range(30)
BY_ACE, BY_ODIN, BY_GLORY = range(3)
WHYS = texts_of(globals(), "BY_")
# In place of a slot.
FROM_RESERVE = -1


note = notes.note
"""(s, word, a, b, c, d): note what happened, if anybody wants to know."""


@kernel
def offer(s: Valhalla, word: int, first: int, second: int, third: int) -> None:
    """Add an action to the menu."""
    s.menu[s.menu_count] = (word << WORD_SHIFT) | (first << FIRST_SHIFT) | (second << SECOND_SHIFT) | third
    s.menu_count += 1
