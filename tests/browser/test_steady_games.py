"""Whole games at their largest on a small phone: nothing jumps or overlaps, every point is explained."""

from __future__ import annotations

import random

import pytest

from tests.browser.company.company import play_out_unseen
from tests.browser.conftest import OpenPage
from tests.browser.network.late import answer_late
from tests.browser.sitting import open_table, say
from tests.browser.valda.playing import open_valda
from tests.browser.valda.test_games import ALL, BOTS, MOST, SMALL, finished
from tests.browser.valhalla.playing import open_valhalla
from tests.browser.valhalla.test_games import BOTS as VALHALLA_BOTS, MOST as FEW, SHORT
from tests.browser.voluspa.steady import assert_explained, assert_told, holds_still, watch

pytestmark = pytest.mark.browser

NONE = 0.0
"""Every shift counts: several small ones, such as of armies in the market, may come together."""
FEW_KINDS = ["Dr", "Hm", "Jo", "Fr", "Ra"]
"""Those that cover, bump, boost, fly, and are laid one after another."""


def test_a_game_of_voluspa_for_five_with_everything(open_page: OpenPage, long: bool) -> None:
    """All kinds, five players: at every step of every own turn the page holds still, to the result.

    The short form lays fewer tiles, of the kinds that do most on the page.
    """
    options = {"set": "all"} if long else {"set": "custom", "kinds": FEW_KINDS}
    sitting = open_table(open_page(**SMALL), BOTS, **options, bolt=True)
    page = sitting.page
    answer_late(page)
    sitting.wait_for_turn()
    watch(page)
    while sitting.wait_for_turn():
        holds_still(page)
        kinds = {choice["type"] for choice in sitting.view()["choices"]}
        if not kinds & {"play", "discard"}:
            name = say("voluspa-stay" if "stay" in kinds else "voluspa-end")
            page.get_by_role("button", name=name, exact=True).tap()
            sitting.sure.tap()
            continue
        sitting.choose_tile("tap")
        holds_still(page)
        sitting.choose_best_spot("tap")
        holds_still(page)
        sitting.sure.tap()
    view = sitting.view()
    assert_explained(view)
    for seat, shown in enumerate(view["scene"]["seats"]):
        entries = [entry for entry in view["log"] if entry["seat"] == seat]
        assert sum(entry["points"] for entry in entries) == shown["score"]
    assert page.evaluate("() => window.shifts") == []
    assert_told(page, view)


def test_a_game_of_valda_for_five(open_page: OpenPage, long: bool) -> None:
    """Five players, by touch: nothing moves the rest, not even what a touch brings, to the last decision.

    In the short form most of the game is played by the hall's interface.
    """
    table = open_valda(open_page(**SMALL), BOTS)
    table.wait_for_turn()
    watch(table.page, excused=False)
    looked: list[str] = []

    def look(decision: str) -> None:
        looked.append(decision)
        holds_still(table.page)

    chance, phases = random.Random(3), {"resource", "game", "build", "followers"}
    while len(looked) < MOST or not phases <= set(looked):
        assert table.play(chance, "tap", look=look, most=1) == 1, looked
    if long:
        table.play(chance, "tap", look=look)
    assert table.page.evaluate("() => window.shifts") == []
    if not long:
        play_out_unseen(table.page)
    finished(table)
    table.page.get_by_role("button", name=say("table-over-result")).click()
    view = table.sitting.view()
    assert_explained(view)
    assert_told(table.page, view)


def test_a_game_of_valhalla_for_six(open_page: OpenPage, long: bool) -> None:
    """Six players with two decktets, by touch: at every decision the page holds still.

    In the short form most of the game is played by the hall's interface.
    """
    table = open_valhalla(open_page(**SMALL), VALHALLA_BOTS, **SHORT)
    answer_late(table.page)
    table.wait_for_turn()
    watch(table.page, NONE)
    looked: list[str] = []

    def look(decision: str) -> None:
        looked.append(decision)
        holds_still(table.page)

    table.play(random.Random(3), "tap", look=look, most=ALL if long else FEW)
    assert len(looked) > 4
    assert table.page.evaluate("() => window.shifts") == []
    if not long:
        play_out_unseen(table.page)
    view = table.sitting.view()
    assert_explained(view)
    assert_told(table.page, view)
