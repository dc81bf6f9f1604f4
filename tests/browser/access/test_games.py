"""Whole games of Völuspá without a mouse: by keyboard, and by touch on the smallest screen.

Those of Valda and Valhalla are in `test_valda_games` and `test_valhalla_games`; all three by the
accessibility tree alone in `test_access_text`.
"""

from __future__ import annotations

import pytest

from tests.browser.access.keyboard import Keyboard
from tests.browser.access.test_phone import fits
from tests.browser.company.company import SHORT
from tests.browser.conftest import OpenPage
from tests.browser.sitting import Sitting, open_table
from tests.browser.valda.test_games import SMALL

pytestmark = pytest.mark.browser


def finished(sitting: Sitting) -> None:
    """The result that is shown is the hall's."""
    scene = sitting.view()["scene"]
    shown = [row.split()[-1] for row in sitting.ranking()]
    assert shown == [scene["seats"][seat]["display"] for seat in scene["ranking"]]


def test_a_game_by_keyboard(open_page: OpenPage) -> None:
    """Number keys, arrows and Enter lay every tile; the hall takes exactly what was meant."""
    sitting = open_table(open_page(), ["greedy"], **SHORT)
    made = 0
    while sitting.wait_for_turn():
        view = sitting.view()
        best = max(view["choices"], key=lambda choice: (choice["points"], choice["action"]))
        Keyboard(sitting).perform(best, view["scene"]["seats"][view["viewer"]]["hand"])
        made += 1
    assert made > 3
    finished(sitting)


@pytest.mark.long  # `test_steady_games` plays a game for five by touch, on a screen as small.
def test_a_game_by_touch_on_a_small_phone(open_page: OpenPage) -> None:
    """At 360 by 640 pixels all is reached by a finger, from the first tile to the result."""
    sitting = open_table(open_page(**SMALL), ["greedy"], **SHORT)
    made = 0
    while sitting.wait_for_turn():
        fits(sitting.page)
        sitting.move("tap")
        made += 1
    assert made > 3
    fits(sitting.page)
    finished(sitting)
