"""Whole games of Valda for five: by mouse, by touch and by keyboard."""

from __future__ import annotations

import math
import random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.company.company import play_out_unseen
from tests.browser.conftest import OpenPage
from tests.browser.sitting import open_setup, say, sit_down
from tests.browser.valda.playing import Table, open_valda

pytestmark = pytest.mark.browser

SMALL: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
BOTS = ["seer-1", "seer-2", "seer-1", "seer-2"]
ALL, MOST, BY_KEYS = math.inf, 7, 6
"""So many decisions of a game in the long form, in the short one, and in that by keyboard."""


def finished(table: Table) -> None:
    """The result that is shown is the hall's, and the table behind it fits."""
    scene = table.sitting.view()["scene"]
    shown = [row.split()[-1] for row in table.sitting.ranking()]
    assert shown == [scene["seats"][seat]["display"] for seat in scene["ranking"]]
    table.page.get_by_role("button", name=say("table-over-look")).click()
    assert table.page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth")


def test_a_newcomers_game_by_mouse(open_page: OpenPage, long: bool) -> None:
    """From the front page over the form to a game against two bots; in the long form four, to the result."""
    page = open_page()
    open_setup(page, "valda")
    bots = BOTS if long else BOTS[:2]
    for _ in bots[1:]:
        page.get_by_role("button", name=say("setup-seat-add")).click()
    for number, bot in enumerate(bots, start=2):
        page.get_by_label(say("setup-seat-level-of", number=number)).select_option(bot)
    expect(page.get_by_text(say("valda-notice-correct"))).to_be_visible()
    table = Table(sit_down(page))
    if long:
        assert table.play(random.Random(1)) > 30
        finished(table)
    else:
        assert table.play(random.Random(1), most=MOST) == MOST


def test_a_game_by_keyboard(open_page: OpenPage, long: bool) -> None:
    """A game without a mouse: the tab key, arrow keys and Enter reach everything that is needed.

    The short form makes some decisions, the more of them with a purpose.
    """
    table = open_valda(open_page(), BOTS[:1])
    if long:
        table.play(random.Random(3), "keys", lively=0.35)
        finished(table)
    else:
        decisions: list[str] = []
        chance = random.Random(3)
        while len(decisions) < BY_KEYS or len(set(decisions)) < 3:
            assert table.play(chance, "keys", lively=0.8, look=decisions.append, most=1) == 1, decisions


def test_the_picture_of_a_turn_has_no_frames_around_it(open_page: OpenPage) -> None:
    """They would be drawn at the places of the table behind the result."""
    page = open_valda(open_page(), ["greedy"]).page
    play_out_unseen(page)
    drawn = page.get_by_role("dialog").locator("[data-aims]")
    drawn.wait_for(state="attached")
    expect(drawn).to_be_hidden()
