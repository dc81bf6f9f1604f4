"""By which book a table plays: chosen on the form, and said on the table, in its help and in the rules."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from gladsheim.games.voluspa.rulings import RULINGS
from gladsheim.locales import text
from tests.browser.access.reader import Reader
from tests.browser.access.test_phone import fits
from tests.browser.conftest import OpenPage
from tests.browser.sitting import open_setup, open_table, origin, say, sit_down
from tests.proof_options import mostly_long

pytestmark = pytest.mark.browser

EDITION = "rulebook-it"
PHONE = {"viewport": {"width": 390, "height": 800}, "has_touch": True}


def choose_edition(page: Page) -> None:
    """On the form, by its name."""
    page.locator("summary", has_text=say("readings-title")).click()
    choice = page.get_by_role("combobox", name=re.compile("^" + re.escape(say("readings-edition"))))
    choice.select_option(label=say(f"readingsvoluspa-edition-{EDITION}"))


@pytest.mark.parametrize("size", mostly_long(["wide", "phone"], ["phone"]))
def test_an_edition_is_chosen_and_said(open_page: OpenPage, size: str) -> None:
    """The form ticks the readings of an edition, and the table plays by them and says its name (E-2.3)."""
    page = open_page(**(PHONE if size == "phone" else {}))
    open_setup(page)
    choose_edition(page)
    for name in RULINGS.names:
        ticked = page.get_by_role("checkbox", name=say(f"readingsvoluspa-{name}"))
        assert ticked.is_checked() == (name in RULINGS.editions[EDITION])
    sitting = sit_down(page)
    sitting.wait_for_turn()
    view = sitting.view()
    assert view["scene"]["options"]["rulings"] == list(RULINGS.editions[EDITION])
    edition = say(f"readingsvoluspa-edition-{EDITION}")
    otherwise = " ".join(say(f"readingsvoluspa-{name}") for name in RULINGS.editions[EDITION])
    head = page.locator(".table-head")
    expect(head.locator("h1")).to_have_text(re.compile(rf" · {re.escape(edition)}$"))
    if size == "phone":
        fits(page)
    head.get_by_role("button", name=f"{say('readings-here')} {otherwise}").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text(f"{say('readings-here')} {edition}")).to_be_visible()
    expect(dialog.get_by_text(say(f"readingsvoluspa-edition-{EDITION}-about"))).to_be_visible()


def test_the_rules_are_those_of_the_table(open_page: OpenPage) -> None:
    """Help and the rules page state the table's rule as the rule, and the default beside it (E-1.6)."""
    page = open_page()
    reading = "dragons-spare-trolls"
    sentence = say(f"readingsvoluspa-{reading}")
    about = text("en", "voluspa-about-Dr", **{reading: "on"})
    assert about.endswith(sentence)
    open_table(page, ["random"], rulings=[reading]).wait_for_turn()
    page.get_by_role("button", name=say("table-help"), exact=True).first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text(about, exact=True)).to_be_visible()
    address = dialog.get_by_role("link", name=say("table-rules")).get_attribute("href")
    page.goto(f"{origin(page)}/{address}")
    dragon = page.locator("#tile-Dr")
    expect(dragon.locator("p").first).to_contain_text(sentence)
    expect(dragon.locator("p").first).not_to_contain_text(say("rulesvoluspa-tile-Dr"))
    usual = f"{say('readings-usually')} {say('voluspa-about-Dr')} {say('rulesvoluspa-tile-Dr')}"
    expect(dragon.locator("p.here")).to_contain_text(usual)
    ruling = page.locator("section li", has_text=sentence)
    expect(ruling).to_contain_text(f"{say('readings-usually')} {say('rulesvoluspa-ruling-1')}")
    other = page.locator("p", has_text=say("readingsvoluspa-dwarf-never-zero"))
    expect(other.first).to_contain_text(say("readings-otherwise"))


def test_the_text_view_states_the_rules_of_the_table(open_page: OpenPage) -> None:
    """It names the edition beside the position, and its answers follow the readings (E-1.6)."""
    page = open_page()
    readings = list(RULINGS.editions[EDITION])
    open_table(page, ["random"], rulings=readings).wait_for_turn()
    reader = Reader(page).open()
    named = f"{say('readings-here')} {say(f'readingsvoluspa-edition-{EDITION}')}"
    told = [named, *(say(f"readingsvoluspa-{name}") for name in readings)]
    expect(reader.position.get_by_role("heading", name=say("readings-title"))).to_be_visible()
    for line in told:
        expect(reader.position.get_by_text(line, exact=True)).to_be_visible()
    assert reader.ask("rules") == told
    about = text("en", "voluspa-about-Dr", **{"dragons-spare-trolls": "on"})
    assert reader.ask("what is Dragon")[-1] == about


def test_a_lesson_says_where_editions_differ(open_page: OpenPage) -> None:
    """With a link to what a table can play instead of the rule that is taught."""
    page = open_page(own=True)
    page.goto(f"{origin(page)}/#/learn/voluspa/dragon")
    expect(page.get_by_text(say("learn-otherwise"))).to_be_visible()
    link = page.get_by_role("link", name=say("learn-otherwise-rules"))
    assert link.get_attribute("href") == "#/rules/voluspa/dragons-spare-trolls"
    page.goto(f"{origin(page)}/#/learn/voluspa/line")
    expect(page.get_by_text(say("learnvoluspa-line-odin", least=4))).to_be_visible()
    expect(page.get_by_text(say("learn-otherwise"))).to_have_count(0)


def test_a_link_to_the_rules_of_a_table_states_them(open_page: OpenPage) -> None:
    """Also where the page opens with it, and the texts of readings come last."""
    reading = "lone-start-scores-nothing"
    page = open_page(own=True)
    page.goto(f"{origin(page)}/#/rules/voluspa//{reading}")
    told = page.locator("section p", has_text=text("en", "rulesvoluspa-V-6-8", **{reading: "on"}))
    expect(told).to_be_visible()


def test_a_refusal_leads_to_its_reading(open_page: OpenPage) -> None:
    """Every reading has its place on the rules page, where links of refusals lead."""
    page = open_page()
    for name in RULINGS.names:
        page.goto(f"{origin(page)}/#/rules/voluspa/{name}")
        expect(page.locator(f"#{name}")).to_contain_text(say(f"readingsvoluspa-{name}"))
