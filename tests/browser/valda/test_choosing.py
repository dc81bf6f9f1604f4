"""Choosing at Valda's table, and thinking again."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.sitting import say
from tests.browser.valda.conftest import OpenStage
from tests.browser.valda.playing import Table, open_valda
from tests.browser.valda.stage import Stage, late_position
from tests.browser.valda.test_games import SMALL
from tests.browser.voluspa.steady import COVERED, TOUCHED
from tests.games.valda.boards import played, table

pytestmark = pytest.mark.browser


def to_game_phase(table: Table) -> None:
    """Go on with plain buttons until actions may be spent."""
    while table.wait_for_turn() and table.sitting.view()["scene"]["decision"] != "game":
        table.page.locator("[data-plain]").last.click()
        if table.page.locator("[data-plain]").count() == 0:
            table.sure.click()
        expect(table.page.locator("[aria-busy=true]")).to_have_count(0)


def test_escape_takes_the_choice_back(open_page: OpenPage) -> None:
    """Escape lays a chosen thing down again, and nothing is sent to the hall."""
    table = open_valda(open_page(), ["random"])
    to_game_phase(table)
    seq = table.sitting.view()["seq"]
    table.thing("stone:gold").click()
    expect(table.sure).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(table.sure).to_have_count(0)
    expect(table.page.get_by_role("button", pressed=True)).to_have_count(0)
    assert table.sitting.view()["seq"] == seq


def test_without_asking_the_second_press_makes_the_choice(open_page: OpenPage) -> None:
    """With the question switched off, pointing twice at a resource takes it; undo gives it back."""
    page = open_page()
    page.get_by_role("button", name=say("settings-title")).click()
    page.get_by_label(say("settings-confirm")).uncheck()
    page.get_by_role("button", name=say("settings-close")).press("Enter")
    expect(page.get_by_role("button", name=say("settings-title"))).to_be_focused()
    table = open_valda(page, ["random"])
    to_game_phase(table)
    gold = table.sitting.view()["scene"]["seats"][0]["gold"]
    before = table.thing("stone:gold").inner_text()
    table.thing("stone:gold").click()
    expect(table.sure).to_have_count(0)
    table.thing("stone:gold").click()
    expect(table.thing("stone:gold")).to_contain_text(str(gold + 1))
    page.get_by_role("button", name=say("table-undo")).click()
    # All of it: one digit alone may stand there for something else.
    expect(table.thing("stone:gold")).to_have_text(before)
    assert table.sitting.view()["scene"]["seats"][0]["gold"] == gold


def test_what_lies_under_laid_out_cards_is_out_of_reach(open_stage: OpenStage) -> None:
    """On a phone neither finger nor keyboard gets to areas below a tray; when it is gone they do again."""
    stage = open_stage(**SMALL)
    beneath = stage.page.locator("main :is([data-god], [data-piles])[inert]")
    stage.show(late_position("build"))
    expect(beneath).to_have_count(0)
    stage.show(late_position("keep", since=2))
    expect(beneath).not_to_have_count(0)
    assert stage.page.evaluate(COVERED, TOUCHED) == []
    stage.show(late_position("build"))
    expect(beneath).to_have_count(0)


def test_the_only_choice_within_a_deed_is_made_by_itself(stage: Stage) -> None:
    """Where all see that there is one answer, it is sent at once; a lone pass is left to the player."""
    sent: list[str] = []
    stage.sockets[-1].on_message(lambda message: sent.append(json.loads(message).get("action", "")))
    stage.show(table({}, {"followers": 11}, {}, {}, {}, phase="attack"), viewer=1)
    expect(stage.page.locator("[data-plain=pass]")).to_be_enabled()
    assert "pass" not in sent
    stage.show(played("base.raven-scout", None, {"hand": ["base.kill"]}, {}, {}, {}), waits=True)
    assert sent[-1] == "player:1"
