"""Menu of legal actions."""

from gladsheim.core.kernel import kernel
from gladsheim.games.valhalla.acts import FIRST_SHIFT, SECOND_SHIFT, WORD_SHIFT
from gladsheim.games.valhalla.record import Valhalla


@kernel
def offer(s: Valhalla, word: int, first: int, second: int, third: int) -> None:
    """Add an action to the menu."""
    code = (word << WORD_SHIFT) | (first << FIRST_SHIFT) | (second << SECOND_SHIFT) | third
    s.menu[s.menu_count] = code
    s.menu_count += 1
