"""Whole games of Valhalla for six with two decktets: by mouse, by touch and by keyboard."""

from __future__ import annotations

import math
import random
import re
from typing import Any

import pytest

from tests.browser.access.axe import grave_faults
from tests.browser.company.company import play_out_unseen
from tests.browser.conftest import OpenPage
from tests.browser.sitting import open_setup, say, sit_down
from tests.browser.valhalla.playing import Table, open_valhalla

pytestmark = pytest.mark.browser

BOTS = ["seer-1", "seer-2", "seer-1", "seer-2", "seer-1"]
TARGET, CAP = 30, 12
MOST = 5
# Pixels between the lower edges of the picture of a turn and of the landscape in it.
BLANK = """() => {
  const low = (thing) => document.querySelector(`dialog ${thing}`).getBoundingClientRect().bottom;
  return low('.board.large') - low('.landscape-map .ground');
}"""
SHORT: dict[str, Any] = {"target": TARGET, "decks": 2, "excuse": True, "glory_cap": CAP}


def finished(table: Table) -> None:
    """The result that is shown is the hall's, and the table behind it fits."""
    view = table.sitting.view()
    scene = view["scene"]
    shown = [row.split()[-1] for row in table.sitting.ranking()]
    assert shown == [scene["seats"][seat]["display"] for seat in scene["ranking"]]
    # The picture of the turn that brought most has no strip below its board. A long game has none: not all of
    # its log is sent.
    if view["log_from"] == 0:
        table.sitting.over.locator(".board.large .landscape-map").wait_for()
        assert table.page.evaluate(BLANK) < 8
    table.page.get_by_role("button", name=say("table-over-look")).click()
    assert table.page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth")
    # The last count stays legible: the way back to the result does not lie on it.
    button = table.page.get_by_role("button", name=say("table-over-result")).bounding_box()
    assert button
    for tally in table.page.get_by_role("region", name=say("valhalla-tally")).all():
        box = tally.bounding_box()
        assert box
        assert box["y"] + box["height"] <= button["y"]


def test_a_newcomers_game_by_mouse(open_page: OpenPage, long: bool) -> None:
    """From the front page over the form to the result of a game against five bots.

    In the short form most of the game is played by the hall's interface.
    """
    page = open_page()
    open_setup(page, "valhalla")
    for _ in range(4):
        page.get_by_role("button", name=say("setup-seat-add")).click()
    for number, bot in enumerate(BOTS, start=2):
        page.get_by_label(say("setup-seat-level-of", number=number)).select_option(bot)
    page.get_by_label(say("valhalla-option-target")).select_option("own")
    page.get_by_label(say("valhalla-option-target-points")).fill(str(TARGET))
    page.get_by_label(say("valhalla-option-glory-cap")).fill(str(CAP))
    page.get_by_role("checkbox", name=re.compile("^" + say("valhalla-option-excuse"))).check()
    table = Table(sit_down(page))
    assert table.play(random.Random(1), most=math.inf if long else MOST) > 4
    if not long:
        play_out_unseen(page)
    options = table.sitting.view()["options"]
    assert {name: options[name] for name in ("players", "decks", "target", "glory_cap", "excuse")} == {
        "players": 6,
        "decks": 2,
        "target": TARGET,
        "glory_cap": CAP,
        "excuse": True,
    }
    finished(table)


def test_a_game_by_keyboard(open_page: OpenPage, long: bool) -> None:
    """A game without a mouse: the tab key, arrow keys and Enter reach everything that is needed.

    The short form makes some decisions.
    """
    table = open_valhalla(open_page(), BOTS[:1], **SHORT)
    if long:
        table.play(random.Random(3), "keys")
        finished(table)
    else:
        decisions: list[str] = []
        rng = random.Random(3)
        # The deal decides how soon anything but the beginning of a turn is asked.
        while len(set(decisions)) < 2:
            assert table.play(rng, "keys", look=decisions.append, most=MOST) == MOST


def test_axe_finds_nothing_grave(open_page: OpenPage, long: bool) -> None:
    """The table at every stage of a game and its help have no grave fault.

    The short form goes on until a second stage was looked at.
    """
    table = open_valhalla(open_page(), ["random", "random"], **SHORT | {"glory_cap": 7})
    page = table.page
    seen: set[str] = set()

    def look(stage: str) -> None:
        if stage not in seen:
            seen.add(stage)
            assert grave_faults(page) == []

    chance = random.Random(4)
    table.play(chance, look=look, most=math.inf if long else 1)
    while len(seen) == 1:
        table.play(chance, look=look, most=1)
    assert "turn" in seen
    assert len(seen) > 1
    if long:
        finished(table)
    page.get_by_role("button", name=say("valhalla-help-short"), exact=True).click()
    page.get_by_role("dialog").wait_for()
    assert grave_faults(page) == []
