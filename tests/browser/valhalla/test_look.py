"""How Valhalla's table looks: cards in full light with their pictures, and explanations that hide nothing."""

from __future__ import annotations

import re
from threading import Event

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import OpenPage
from tests.browser.sitting import say
from tests.browser.valhalla.conftest import OpenStage
from tests.browser.valhalla.playing import open_valhalla
from tests.browser.valhalla.stage import Stage, late
from tests.proof_options import mostly_long

pytestmark = pytest.mark.browser

PICTURES = re.compile("pictures-")
# Where cards, names and values lie.
BOXES = """() => [...document.querySelectorAll('.face, .name, .disc')]
  .map((it) => JSON.stringify(it.getBoundingClientRect()))"""
CARDS = "main :is(.place, .cell, .held)"
# Cards, or parts of them, that are drawn paler or darker than they are.
DIMMED = """(cards) => [...document.querySelectorAll(cards)].flatMap((card) =>
  [card, ...card.querySelectorAll('*')].filter((it) => {
    const { opacity, filter } = getComputedStyle(it);
    return Number(opacity) < 1 || /brightness|saturate|grayscale|opacity|contrast|blur/.test(filter);
  }).map((it) => `${card.ariaLabel}: ${it.className}`))"""
# The names and values that a floating panel hides, and the cards that it is about.
HIDDEN = """(about) => {
  const boxes = [...document.querySelectorAll('[data-reasons]')]
    .filter((it) => it.checkVisibility({ visibilityProperty: true }))
    .map((it) => it.getBoundingClientRect());
  const read = 'main :is(.tablet .name, .tablet .disc, .price, .value, .crown, .say p, .army)';
  const kept = [...document.querySelectorAll(read), ...about.map((key) =>
    document.querySelector(`[data-key="${key}"]`))];
  return kept.filter((it) => {
    const one = it.getBoundingClientRect();
    return it.checkVisibility({ visibilityProperty: true }) && boxes.some((two) =>
      one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom);
  }).map((it) => it.dataset.key ?? it.textContent.trim());
}"""


def sides(slot: str) -> list[str]:
    """The two places of Valhalla beside a slot."""
    x, y = map(int, slot[:-1].split(","))
    beside = (x + 1, y) if slot[-1] == "E" else (x, y + 1)
    return [f"market:{x},{y}", f"market:{beside[0]},{beside[1]}"]


@pytest.mark.parametrize("theme", mostly_long(["dark", "light"], ["dark"]))
def test_no_card_is_dimmed_while_it_can_be_judged(open_stage: OpenStage, theme: str) -> None:
    """Whatever is asked, every card stays in full light; what can be chosen has a rim of gold."""
    stage = open_stage(color_scheme=theme)
    page = stage.page
    for kind in ("place", "recruit", "pay", "put", "march", "location", "event", "score"):
        stage.show(late(kind))
        page.locator(".cell").first.wait_for()
        assert page.evaluate(DIMMED, CARDS) == [], kind
        for lit in page.locator(f'{CARDS}[data-lit="true"] .face').all():
            expect(lit).to_have_css("outline-style", "solid")


def test_explanations_hide_neither_their_cards_nor_a_name_or_value(open_page: OpenPage) -> None:
    """In a game for two, for each slot between two cards of Valhalla, before and after it is chosen."""
    page = open_page()
    table = open_valhalla(page, ["greedy"], first=0)
    table.wait_for_turn()
    slots = [choice["slot"] for choice in table.sitting.view()["choices"]]
    assert len(slots) == 12
    for slot in slots:
        table.thing(f"slot:{slot}").hover()
        shown(page, slot)
        assert page.evaluate(HIDDEN, sides(slot)) == [], slot
    table.thing(f"slot:{slots[5]}").click()
    assert page.evaluate(HIDDEN, sides(slots[5])) == []


def test_explanations_leave_their_cards_in_sight_in_a_crowd(stage: Stage) -> None:
    """In a game for six, where there is less room: the cards around a slot, and a card with its slots."""
    state = late("recruit")
    table = stage.show(state)
    for choice in state.game.presenter.choices(state):
        if choice["type"] == "place":
            table.thing(f"slot:{choice['slot']}").hover()
            shown(stage.page, choice["slot"])
            about = sides(choice["slot"])
        elif choice["type"] == "recruit":
            table.thing(f"market:{choice['at']}").hover()
            stage.page.locator(".reasons:not(.unplaced)").wait_for()
            about = [f"market:{choice['at']}"]
        else:
            continue
        assert not {*about} & {*stage.page.evaluate(HIDDEN, about)}


def shown(page: Page, slot: str) -> None:
    """Wait until what is explained is this slot."""
    named = page.locator(f'[data-key="slot:{slot}"]').get_attribute("aria-label") or ""
    expect(page.locator(".reasons:not(.unplaced) .title")).to_contain_text(named.partition(":")[0])


def test_every_card_has_its_picture_before_anybody_touches_the_table(open_page: OpenPage) -> None:
    """Pictures come by themselves after all else, and move nothing when they come."""
    page = open_page(own=True)
    held: list[Route] = []
    released = Event()
    page.route(PICTURES, lambda route: route.continue_() if released.is_set() else held.append(route))
    open_valhalla(page, ["greedy"], first=0)
    cards = page.locator(".face")
    expect(cards).to_have_count(13)
    bare = page.evaluate(BOXES)
    assert page.locator(".face img").count() == 0
    released.set()
    for route in held:
        route.continue_()
    expect(page.locator(".picture > img")).to_have_count(13)
    assert page.evaluate(BOXES) == bare


def test_the_log_says_between_which_cards_an_army_was_placed(open_page: OpenPage) -> None:
    """The player's own placement and the bot's are told with the names of both cards."""
    page = open_page()
    table = open_valhalla(page, ["greedy"], first=0)
    table.wait_for_turn()
    view = table.sitting.view()
    choice = next(one for one in view["choices"] if one["slot"] == "1,1E")
    held = {place["at"]: place["card"] for place in view["scene"]["market"]["cards"]}
    names = [say(f"valhalla-card-{held[at]}") for at in ("1,1", "2,1")]
    table.perform(choice, "turn")
    log = page.get_by_role("list", name=say("table-log")).get_by_role("listitem")
    expect(log.filter(has_text=f"places an army between {names[0]} and {names[1]}")).to_have_count(1)
    table.wait_for_turn()
    expect(log.filter(has_text=re.compile("places an army between .+ and "))).to_have_count(2)


def test_what_can_be_chosen_says_so_to_a_screen_reader(stage: Stage) -> None:
    """Slots and cards that are lit are described as such, all others are not."""
    page = stage.page
    for decision in ("recruit", "battle"):
        stage.show(late(decision))
        page.mouse.move(4, 4)
        page.locator('button[data-lit="true"]').first.wait_for()
        for lit in page.locator("main button[data-lit]:not(.chip)").all():
            can = lit.get_attribute("data-lit") == "true"
            expect(lit).to_have_accessible_description(say("table-choosable") if can else "")
