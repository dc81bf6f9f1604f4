"""Valda's table for screen readers, in both lights and four languages."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from gladsheim.locales import text
from tests.browser.access.axe import grave_faults
from tests.browser.access.test_accessibility import SPOKEN, WORDS, message_ids
from tests.browser.conftest import OpenPage
from tests.browser.sitting import say
from tests.browser.valda.conftest import OpenStage
from tests.browser.valda.playing import open_valda
from tests.browser.valda.stage import late_position

pytestmark = pytest.mark.browser

DECISIONS, FEW = 9, 4
"""So many decisions are made in the long form, and in the short one."""


def test_axe_finds_nothing_grave_at_valdas_table(open_page: OpenPage, long: bool) -> None:
    """The table at each kind of decision, and all dialogs, have no serious or critical fault."""
    table = open_valda(open_page(), ["greedy", "random"])
    page = table.page
    chance, seen = random.Random(4), set()
    for _ in range(DECISIONS if long else FEW):
        assert table.wait_for_turn()
        view = table.sitting.view()
        decision = view["scene"]["decision"]
        if decision not in seen:
            seen.add(decision)
            assert grave_faults(page) == []
        table.perform(chance.choice(view["choices"]), decision)
    table.wait_for_turn()
    for opener in (
        page.get_by_role("button", name=say("valda-help-short"), exact=True),
        page.get_by_role("button", name=say("table-seat-look", name="Guest 0")),
    ):
        opener.click()
        page.get_by_role("dialog").wait_for()
        assert grave_faults(page) == []
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


def test_help_tells_of_a_thing_and_why_it_cannot_be_chosen(open_page: OpenPage) -> None:
    """A card and an area that are not lit open their help, which says that the list is reconstructed."""
    table = open_valda(open_page(), ["greedy"])
    assert table.wait_for_turn()
    while table.sitting.view()["scene"]["decision"] != "game":
        view = table.sitting.view()
        table.perform(view["choices"][-1], view["scene"]["decision"])
        assert table.wait_for_turn()
    scene = table.sitting.view()["scene"]
    table.thing("area:odin").click()
    dialog = table.page.get_by_role("dialog", name=say("valda-god-odin"))
    expect(dialog).to_contain_text(say("valda-one-odin"))
    table.page.keyboard.press("Escape")
    card = scene["seats"][0]["hand"][0]
    name = say(f"valda-card-{card.replace('.', '-')}")
    table.page.locator(f'[data-card="{card}"]').first.hover()
    table.page.keyboard.press("?")
    expect(table.page.get_by_role("dialog", name=name)).to_contain_text(say("valda-notice-short"))


@pytest.mark.parametrize("locale", SPOKEN)
def test_valda_is_spoken_in_every_language(open_page: OpenPage, locale: str, long: bool) -> None:
    """Form, table and help in each language nowhere show the name of a message."""
    page = open_page()
    ids = re.compile("|".join(rf"\b{re.escape(found)}\b(?!\.toml)" for found in message_ids()))
    page.get_by_label(say("settings-language")).select_option(locale)
    article = page.get_by_role("article", name=text(locale, "hall-game-valda"))
    article.get_by_role("link", name=text(locale, "hall-play-options")).click()
    expect(page.get_by_role("button", name=text(locale, "setup-start"), exact=True)).to_be_visible()
    assert ids.findall(page.evaluate(WORDS)) == []
    table = open_valda(page, ["greedy", "random"])
    chance = random.Random(5)
    for _ in range(DECISIONS if long else 2):
        assert table.wait_for_turn(locale)
        assert ids.findall(page.evaluate(WORDS)) == []
        view = table.sitting.view()
        table.perform(chance.choice(view["choices"]), view["scene"]["decision"])
    page.get_by_role("button", name=text(locale, "valda-help-short"), exact=True).click()
    page.get_by_role("dialog").wait_for()
    assert ids.findall(page.evaluate(WORDS)) == []


@pytest.mark.parametrize("locale", SPOKEN)
def test_what_can_be_chosen_says_so_to_a_screen_reader(open_stage: OpenStage, locale: str) -> None:
    """Areas and cards that are lit are described as such, all others are not, and so it is after a move."""
    stage = open_stage()
    stage.clear(locale)
    page = stage.page
    told = text(locale, "table-choosable")
    for decision in ("build", "game"):
        stage.show(late_position(decision))
        page.mouse.move(4, 4)
        page.locator('button[data-lit="true"]').first.wait_for()
        for lit in page.locator("main button[data-lit]:not(.chip)").all():
            can = lit.get_attribute("data-lit") == "true"
            expect(lit).to_have_accessible_description(told if can else "")
