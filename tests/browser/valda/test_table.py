"""Valda's table as it is read: cards, their pictures, the goal, and what holds still."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from gladsheim.core.game import State
from gladsheim.locales import LOCALES, text
from tests.browser.access.longer import DRAWN
from tests.browser.conftest import OpenPage
from tests.browser.valda.conftest import OpenStage
from tests.browser.valda.playing import open_valda
from tests.browser.valda.stage import PLAYERS, Stage, late_position
from tests.browser.voluspa.steady import watch
from tests.games.valda.boards import table

pytestmark = pytest.mark.browser

WIDE: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
KINDS = [
    "base.backup-2",
    "base.change-of-wind",
    "base.rune-yellow",
    "base.kill",
    "base.torch",
    "base.shield-2",
    "loki.false-pilgrims",
    "heimdall.weapon",
    "odin.leader",
    "thor.god-of-thunder-3",
    "freya.necklace",
    "tyr.oath-shield",
]
"""Kinds of cards, long names and long sentences among them."""
# What of the cards in the hand cannot be read: names and figures cut, too small, on end or under something.
UNREADABLE = """([least, words]) => {
  const hand = document.querySelector('[data-cards]').getBoundingClientRect();
  const faults = [];
  const cards = [...document.querySelectorAll('[data-cards] .card')];
  const inside = (box, frame) => box.left >= frame.left - 0.5 && box.right <= frame.right + 0.5 &&
    box.top >= frame.top - 0.5 && box.bottom <= frame.bottom + 0.5;
  for (const [index, card] of cards.entries()) {
    const box = card.getBoundingClientRect();
    const name = card.querySelector('.band');
    const say = (what) => faults.push(`${name.textContent}: ${what}`);
    if (!inside(box, hand)) say('beyond the hand');
    const parts = [name, ...card.querySelectorAll('b'), ...(words ? [card.querySelector('.words')] : [])];
    for (const part of parts) {
      const range = document.createRange();
      range.selectNodeContents(part);
      for (const line of range.getClientRects()) if (!inside(line, box)) say(`cut: ${part.className}`);
      const style = getComputedStyle(part);
      if (parseFloat(style.fontSize) < least) say(`${style.fontSize} in ${part.className}`);
      if (style.writingMode !== 'horizontal-tb' || !part.checkVisibility()) say(`unseen: ${part.className}`);
    }
    for (const other of cards.slice(index + 1)) {
      const next = other.getBoundingClientRect();
      const across = Math.min(box.right, next.right) - Math.max(box.left, next.left);
      const down = Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top);
      if (across > 1 && down > 1) say(`under ${other.querySelector('.band').textContent}`);
    }
  }
  return [cards.length, faults];
}"""
# The places of the hand and of the cards in it, and how much higher than the window the page is.
LAID = """() => {
  const { x, y, width, height } = document.querySelector('[data-cards]').getBoundingClientRect();
  return [x, y, width, height, document.scrollingElement.scrollHeight - innerHeight];
}"""
# How often a sentence can be seen outside the texts for screen readers.
TOLD = """(sentence) => [...document.querySelectorAll('body *')]
  .filter((it) => !it.closest('.unseen') && it.children.length === 0 && it.checkVisibility())
  .filter((it) => it.textContent.includes(sentence)).length"""
# Counts the nodes of a hand that are taken away, as of cards that are drawn again.
AGAIN = """() => {
  window.again = 0;
  new MutationObserver((all) => {
    for (const { target, removedNodes } of all) {
      if (target.closest?.('[data-cards]')) window.again += removedNodes.length;
    }
  }).observe(document, { childList: true, subtree: true });
}"""
# Whether all of a text can be seen where it stands.
WHOLE = "it => it.scrollWidth <= it.clientWidth && it.scrollHeight <= it.clientHeight + 2"
SHIFT = 0.1
"""The sum of layout shifts from which on a page counts as unsteady."""


def hand_of(kinds: int, phase: str = "game") -> State:
    """A position in which seat 0 holds so many kinds of cards."""
    return table({"hand": sorted(KINDS[:kinds]), "blood": 2}, *[{}] * (PLAYERS - 1), phase=phase)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_each_card_of_a_hand_has_its_name_and_figure(open_stage: OpenStage, size: dict[str, Any]) -> None:
    """None is cut, covered, on end or in letters below 11 pixels; on a wide screen the sentence is there."""
    stage = open_stage(**size)
    wide = size is WIDE
    for kinds in (8, 10, 12):
        stage.show(hand_of(kinds))
        stage.page.evaluate(DRAWN)
        count, faults = stage.page.evaluate(UNREADABLE, [11, wide and kinds == 8])
        assert count == kinds
        # What is more than a phone's hand has room for is drawn aside.
        assert [fault for fault in faults if wide or kinds < 12 or "beyond" not in fault] == [], kinds


def test_a_new_hand_is_drawn_once(open_page: OpenPage) -> None:
    """The page draws no card in a size that the card does not keep."""
    page = open_page(**PHONE)
    page.evaluate(AGAIN)
    table = open_valda(page, ["greedy"], first=0)
    table.wait_for_turn()
    page.locator("[data-cards] .card").first.wait_for()
    assert page.evaluate("() => window.again") == 0


def test_a_card_of_the_hand_is_explained_once(open_page: OpenPage) -> None:
    """A card bears its sentence: neither tip nor panel repeats it, nothing moves under the mouse."""
    page = open_page(**WIDE, own=True)
    stage = Stage(page)
    stage.show(hand_of(8))
    for key in ("hand:base.backup-2", "hand:base.kill"):
        card = stage.table.thing(key)
        before = card.bounding_box()
        page.clock.install()
        card.hover()
        page.clock.run_for(2000)
        expect(page.get_by_role("tooltip")).to_be_hidden()
        expect(page.locator("[data-reasons]")).to_have_count(0)
        assert card.bounding_box() == before
        page.clock.resume()
    assert page.evaluate(TOLD, "Draw 2 cards") == 1
    # What bears no sentence of its own is explained as ever.
    stage.table.thing("area:odin").hover()
    expect(page.get_by_role("tooltip").or_(page.locator("[data-reasons]")).first).to_be_visible()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_hand_stays_where_it_is_over_a_turn(open_stage: OpenStage, size: dict[str, Any]) -> None:
    """Whatever is asked and however many cards there are, and the table is exactly as high as the window."""
    stage = open_stage(**size)
    page = stage.page
    stage.show(hand_of(3, "resource"))
    watch(page, excused=False)
    places = set()
    for state in (
        hand_of(3, "resource"),
        hand_of(5),
        hand_of(8),
        hand_of(12),
        hand_of(10, "build"),
        hand_of(7, "followers"),
        late_position("defend", since=1),
        late_position("line", since=2),
        late_position("keep", since=2),
    ):
        stage.show(state)
        page.evaluate(DRAWN)
        places.add(tuple(page.evaluate(LAID)))
    assert len(places) == 1
    assert all(more == 0 for *_, more in places)
    shifts = page.evaluate("() => window.shifts")
    assert sum(float(shift.partition(":")[0]) for shift in shifts) < SHIFT, shifts


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_one_line_says_what_wins(open_stage: OpenStage, size: dict[str, Any], long: bool) -> None:
    """The goal and the round stand at the top of the table in every language, whole.

    In the short form one language is looked at on a wide screen, where there is more room.
    """
    stage = open_stage(**size)
    goal = stage.page.locator(".clock .round")
    for language in LOCALES if long or size is PHONE else ["de"]:
        stage.clear(language)
        stage.show(late_position("build"))
        expect(goal).to_contain_text(text(language, "valda-round-goal", rounds=6))
        expect(goal).to_contain_text(text(language, "valda-round", round=5, rounds=6))
        assert goal.evaluate(WHOLE), language


def test_pictures_come_after_the_first_sight_and_move_nothing(open_page: OpenPage) -> None:
    """A new table is shown without them; they come by themselves, each card with one, in its place."""
    page = open_page(**WIDE, own=True)
    stage = Stage(page)
    stage.show(hand_of(8))
    watch(page, excused=False)
    pictures = page.locator("[data-cards] .art > img")
    expect(pictures).to_have_count(8)
    expect(page.locator(".backdrop")).to_have_count(1)
    drawn = pictures.evaluate_all("all => all.map(it => it.src)")
    assert len(set(drawn)) == 8
    assert page.evaluate("() => window.shifts") == []


def test_the_last_card_is_large_beside_the_tree(stage: Stage) -> None:
    """What another player has just played stands beside the map with its sentence, on no god."""
    page = stage.page
    state = table({}, {"hand": ["base.backup-2"]}, *[{}] * (PLAYERS - 2), phase="game", active=1, start=1)
    stage.show(state)
    stage.act(["play:base.backup-2"])
    card = page.locator("[data-stage] .card .words")
    expect(card).to_contain_text("Draw 2 cards")
    expect(page.locator("[data-stage]")).to_contain_text("Guest 1")
    box = page.locator("[data-stage]").bounding_box()
    assert box is not None
    for area in page.locator(".area").all():
        place = area.bounding_box()
        assert place is not None
        assert place["x"] >= box["x"] + box["width"]


def overlapping(page: Page) -> list[str]:
    """Tokens and medallions that lie upon each other."""
    found: list[str] = page.evaluate(
        """() => {
          const boxes = [...document.querySelectorAll('.area, [data-token]')]
            .map((it) => [it.dataset.key ?? `token ${it.dataset.token}`, it.getBoundingClientRect()]);
          return boxes.flatMap(([name, one], index) => boxes.slice(index + 1)
            .filter(([, other]) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
              Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4)
            .map(([other]) => `${name} on ${other}`));
        }"""
    )
    return found


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_followers_climb_the_trunk_between_the_gods(open_stage: OpenStage, size: dict[str, Any]) -> None:
    """All players' tokens stand beside the trunk, higher with more followers, none on another or on a god."""
    stage = open_stage(**size)
    page = stage.page
    for counts in ((0, 0, 0, 0, 0), (3, 4, 3, 4, 3), (24, 12, 0, 5, 5)):
        stage.show(table(*[{"followers": count} for count in counts], phase="game"))
        page.evaluate(DRAWN)
        assert overlapping(page) == []
    heights = [
        box["y"] for seat in range(PLAYERS) if (box := page.locator(f"[data-token='{seat}']").bounding_box())
    ]
    assert heights[0] < heights[1] < heights[3] < heights[2]
