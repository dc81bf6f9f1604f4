"""Games in the browser against every level, to the result."""

from __future__ import annotations

import pytest

from gladsheim.bots.levels import LEARNED, STRONGEST
from tests.browser.company.company import SHORT
from tests.browser.conftest import OpenPage
from tests.browser.sitting import open_table
from tests.proof_options import mostly_long

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("level", mostly_long(LEARNED, [STRONGEST]))
def test_a_game_against_a_level(open_page: OpenPage, level: str) -> None:
    """It answers every move, and the game comes to its end."""
    sitting = open_table(open_page(), [level], **SHORT)
    made = 0
    while sitting.wait_for_turn():
        sitting.move("click")
        made += 1
    assert made > 3
    view = sitting.view()
    assert (view["status"], view["seats"][1]["bot"]) == ("over", level)
