"""The form for a new table: it waits until it has all that it asks."""

from __future__ import annotations

import re
from http import HTTPStatus

import pytest
from playwright.sync_api import Route, expect

from gladsheim.games.voluspa.options import BASE
from tests.browser.conftest import OpenPage
from tests.browser.sitting import open_terms, say

pytestmark = pytest.mark.browser

NEXT_FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def test_whoever_is_quick_does_not_ask_for_a_table_without_seats(open_page: OpenPage) -> None:
    """While the guest's name is not known there is no form; then it has its seats at once."""
    page, held = open_page(), list[Route]()
    offer = page.get_by_role("article", name=say("hall-game-valda"))
    offer.get_by_role("link", name=say("hall-play-options")).click()
    start = page.get_by_role("button", name=say("setup-start"), exact=True)
    start.wait_for()
    page.route("**/api/me", lambda route: held.append(route))  # noqa: PLW0108  # Playwright looks into it
    with page.expect_response("**/api/games"), page.expect_request("**/api/me"):
        page.reload()
    page.evaluate(NEXT_FRAMES)
    assert start.count() == 0
    assert len(held) == 1
    held[0].continue_()
    start.wait_for()
    expect(page.get_by_label(say("setup-seat-kind", number=2))).to_be_visible()


def test_whoever_is_quick_finds_the_kinds_of_the_base_game_chosen(open_page: OpenPage) -> None:
    """Kinds to choose from are shown when it is known which the base game has, and these are chosen."""
    page, held = open_page(own=True), list[Route]()
    page.route("**/games/voluspa/constants", lambda route: held.append(route))  # noqa: PLW0108  # as above
    offer = page.get_by_role("article", name=say("hall-game-voluspa"))
    with page.expect_request("**/games/voluspa/constants"):
        offer.get_by_role("link", name=say("hall-play-options")).click()
    page.get_by_role("radio", name=say("voluspa-set-custom")).check()
    page.evaluate(NEXT_FRAMES)
    kinds = page.get_by_role("group", name=say("setup-kinds"))
    assert kinds.count() == 0
    held[0].continue_()
    expect(kinds.get_by_role("checkbox", checked=True)).to_have_count(len(BASE))


def test_how_secret_questions_are_covered_is_chosen_and_stands_on_the_card(open_page: OpenPage) -> None:
    """A game that asks in secret offers it, tells what it does, and its card says what was chosen."""
    page = open_page()
    offer = page.get_by_role("article", name=say("hall-game-valda"))
    offer.get_by_role("link", name=say("hall-play-options")).click()
    open_terms(page)
    cover = page.get_by_label(say("cover-choice"))
    expect(page.get_by_text(say("cover-pause-about"))).to_be_visible()
    words = say("cover-window", seconds=10)
    cover.select_option(label=words)
    expect(page.get_by_text(say("cover-window-about"))).to_be_visible()
    page.get_by_label(say("setup-seat-kind", number=2)).select_option(label=say("setup-seat-open"))
    page.get_by_role("button", name=say("setup-open"), exact=True).click()
    expect(page.get_by_text(say("cover-window-card", seconds=10))).to_be_visible()


ACT = """async () => {
  const path = '/api/tables/' + location.hash.split('/').at(-1);
  const view = await (await fetch(path)).json();
  const wish = { action: 'end', seat: view.to_act, expected_seq: view.seq, action_id: crypto.randomUUID() };
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(path + '/actions', { method: 'POST', headers, body: JSON.stringify(wish) });
  return answer.status;
}"""


def test_while_a_window_runs_the_table_says_so(open_page: OpenPage) -> None:
    """Everybody sees how long it takes, and nobody is to act until it is over."""
    page = open_page()
    offer = page.get_by_role("article", name=say("hall-game-valda"))
    offer.get_by_role("link", name=say("hall-play-options")).click()
    open_terms(page)
    page.get_by_label(say("cover-choice")).select_option(label=say("cover-window", seconds=5))
    page.get_by_label(say("setup-seat-kind", number=2)).select_option(label=say("setup-seat-human"))
    page.get_by_role("button", name=say("setup-start"), exact=True).click()
    expect(page).to_have_url(re.compile("#/table/"))
    # The deal is done when all nonces were told, which the table's page does.
    expect(page).to_have_title(re.compile("^●"))
    assert page.evaluate(ACT) == HTTPStatus.OK
    sign = page.get_by_text(re.compile(say("cover-runs", seconds=7).replace("7", r"\d")))
    expect(sign).to_be_visible()
    expect(sign).to_be_hidden()


def test_standing_orders_are_kept_for_the_own_seat(open_page: OpenPage) -> None:
    """Where they cover secret questions the table's menu has them; what was kept is there again."""
    page = open_page()
    offer = page.get_by_role("article", name=say("hall-game-valda"))
    offer.get_by_role("link", name=say("hall-play-options")).click()
    open_terms(page)
    page.get_by_label(say("cover-choice")).select_option(label=say("cover-orders"))
    page.get_by_role("button", name=say("setup-start"), exact=True).click()
    for first in (True, False):
        page.get_by_role("button", name=say("leave-title"), exact=True).click()
        page.get_by_role("button", name=say("orders-title"), exact=True).click()
        when = page.get_by_role("combobox", name=say("valda-mode-revenge"), exact=True)
        least = page.get_by_label(say("orders-least", order=say("valda-mode-revenge")))
        if first:
            expect(when).to_have_value("never")
            when.select_option(label=say("orders-from"))
            least.fill("4")
            page.get_by_role("button", name=say("orders-save")).click()
            expect(page.get_by_text(say("orders-saved"))).to_be_visible()
            page.keyboard.press("Escape")
    expect(when).to_have_value("from")
    expect(least).to_have_value("4")
