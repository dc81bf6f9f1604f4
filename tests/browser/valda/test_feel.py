"""How Valda's board answers to hands: movement, reasons, why not, carrying; at prepared positions."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

import gladsheim
from gladsheim.core.game import State
from tests.browser.access.reader import Reader
from tests.browser.conftest import OpenPage
from tests.browser.sitting import say
from tests.browser.valda.conftest import OpenStage
from tests.browser.valda.stage import Stage, late_position
from tests.browser.valda.test_games import SMALL
from tests.browser.voluspa.steady import holds_still, watch
from tests.browser.voluspa.test_feel import middle

pytestmark = pytest.mark.browser

WATCH_SKY = """() => {
  window.flown = new Set();
  new MutationObserver(() => {
    for (const it of document.querySelectorAll('.animation-layer :is(.card, .token, .roof)')) {
      window.flown.add(it.classList[0]);
    }
  }).observe(document.body, { childList: true, subtree: true });
}"""
RULE = re.compile(r"VA-\d")


def test_what_is_paid_built_and_won_is_seen_to_move(open_page: OpenPage) -> None:
    """Stones, a temple, its follower and the cards offered fly, nothing else moves from its place."""
    page = open_page(reduced_motion="no-preference", own=True)
    stage = Stage(page)
    stage.show(late_position("build"))
    page.evaluate(WATCH_SKY)
    hand = page.locator("[data-cards]").bounding_box()
    stage.act(["build:heimdall"])
    page.wait_for_function("() => window.flown.size === 3")
    assert page.locator("[data-cards]").bounding_box() == hand
    expect(page.locator(".animation-layer > *")).to_have_count(0)
    expect(page.locator('[data-god="heimdall"] [data-temple="0"]')).to_have_count(1)


def test_an_illegal_try_is_answered_in_words_with_its_rule(stage: Stage) -> None:
    """By mouse and by keyboard: what cannot be paid, and what belongs to another phase."""
    page = stage.page
    stage.show(late_position("build"))
    dialog = page.get_by_role("dialog")
    stage.table.thing("area:loki").click()
    expect(dialog.get_by_role("status")).to_have_text(RULE)
    page.keyboard.press("Escape")
    card = page.locator('[data-key^="hand:"]').first
    card.focus()
    page.keyboard.press("Enter")
    expect(dialog.get_by_role("status")).to_contain_text("VA-7.1")
    expect(dialog.get_by_role("status")).to_contain_text(say("valda-prompt-build", left=3))
    page.keyboard.press("Escape")
    stage.table.thing("stone:blood").click()
    expect(page.get_by_role("status").get_by_role("link").first).to_have_text(RULE)


def test_an_entry_of_the_log_points_out_what_it_speaks_of(stage: Stage) -> None:
    """Under the mouse the area, the cards and the seats of an entry are marked, and not after it."""
    page = stage.page
    stage.show(late_position("build"))
    stage.act(["build:heimdall"])
    entry = page.get_by_role("list", name=say("table-log")).get_by_role("button").first
    entry.hover()
    expect(page.locator('[data-god="heimdall"] .fresh')).to_have_count(1)
    expect(page.locator("[data-aims] rect")).to_have_count(1)
    expect(page.locator("[data-stage] .card")).to_have_count(2)
    page.mouse.move(5, 5)
    expect(page.locator("[data-aims]")).to_have_count(0)


def test_the_text_of_the_board_tells_why_not(stage: Stage) -> None:
    """Things are played by name where they may be, and else the rule is told."""
    page = stage.page
    stage.show(late_position("build"))
    reader = Reader(page).open()
    assert any(RULE.search(line) for line in reader.ask("why not Loki"))
    assert reader.ask("build Heimdall")[-1] == say("reader-sure")
    assert reader.ask("no") == [say("reader-left")]
    assert "VA-7.1" in reader.ask("play Wooden Shield")[0]
    assert reader.ask("play the fool") == [say("readervalda-no-thing", thing="the fool")]


def test_an_option_tells_what_it_costs_brings_and_hits(stage: Stage) -> None:
    """Under the mouse and the keyboard the reasons stand beside it and on the board, nothing is chosen."""
    page = stage.page
    stage.show(late_position("build"))
    reasons = page.locator("[data-reasons]")
    stage.table.thing("area:heimdall").hover()
    expect(reasons).to_contain_text(say("valda-one-heimdall"))
    expect(reasons).to_contain_text(say("valda-part-temple", god="Heimdall"))
    expect(page.locator('[data-change="gold"]')).to_have_text("−2")
    expect(page.locator("[data-ghost]")).to_have_count(1)
    page.mouse.move(5, 5)
    expect(reasons).to_have_count(0)
    page.keyboard.press("Tab")
    stage.table.thing("area:freya").focus()
    expect(reasons).to_contain_text(say("valda-one-freya"))
    expect(page.locator("button[aria-pressed=true]")).to_have_count(0)
    expect(stage.table.sure).to_have_count(0)
    stage.show(late_position("line", wanted=has_attack, since=2))
    page.locator('[data-lit="true"][data-key^="hand:"]').first.hover()
    expect(reasons).to_be_visible()
    expect(page.locator("[data-aims] .way")).to_have_count(1)


def has_attack(state: State) -> bool:
    """Whether an attack can be made."""
    return any(choice["type"] == "attack" for choice in state.game.presenter.choices(state))


def test_cards_temples_and_stones_are_carried_where_they_belong(stage: Stage) -> None:
    """A card is dropped on the table, a temple on an area; beside these nothing is chosen."""
    page = stage.page
    stage.show(late_position("build"))
    carry(page, page.locator("[data-temples]"), stage.table.thing("area:heimdall"))
    expect(stage.table.thing("area:heimdall")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    stage.show(late_position("game"))
    card = page.locator('[data-lit="true"][data-card]').first
    carry(page, card, page.get_by_label(say("table-players")))
    expect(stage.table.sure).to_have_count(0)
    carry(page, card, page.locator("[data-stage]"))
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(stage.table.sure).to_be_visible()


def carry(page: Page, thing: Locator, to: Locator) -> None:
    """Drag a thing with the mouse to the middle of another."""
    page.mouse.move(*middle(thing))
    page.mouse.down()
    page.mouse.move(*middle(to), steps=6)
    page.mouse.up()


def test_an_attack_that_is_doubled_moves_nothing_on_a_small_phone(open_stage: OpenStage) -> None:
    """Its power takes more lines then; what is written below them appears anew in its place."""
    stage = open_stage(**SMALL)
    page = stage.page
    state = late_position(
        "defend", wanted=lambda state: state.game.presenter.scene(state, 0)["attack"]["tyr"] > 0, since=1
    )
    stage.show(state)
    watch(page, excused=False)
    document = state.document()
    document["attack"]["wrath"] = True
    stage.show(gladsheim.from_document(document))
    expect(
        page.get_by_label(
            say("valda-attack-power", power=state.game.presenter.scene(state, 0)["attack"]["power"] * 2),
            exact=True,
        )
    ).to_be_visible()
    holds_still(page)


def test_a_resting_finger_asks_for_the_reasons(open_page: OpenPage) -> None:
    """On a phone a finger that rests on what is lit reads its reasons, and lifts without choosing."""
    page = open_page(viewport={"width": 360, "height": 640}, has_touch=True, own=True)
    stage = Stage(page)
    stage.show(late_position("build"))
    reasons = page.locator("[data-reasons]")
    touch = page.context.new_cdp_session(page)
    x, y = middle(stage.table.thing("area:heimdall"))
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(reasons).to_contain_text(say("valda-one-heimdall"))
    page.clock.install()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    # The finger leaves the focus there, which alone explains nothing.
    expect(stage.table.thing("area:heimdall")).to_be_focused()
    page.clock.run_for(1000)
    expect(reasons).to_have_count(0)
    expect(page.locator("button[aria-pressed=true]")).to_have_count(0)
