"""Screen readers, contrast and languages."""

from __future__ import annotations

import re
from importlib import resources

import pytest
from playwright.sync_api import Page, expect

from gladsheim.locales import LOCALES, text
from tests.browser.access.axe import grave_faults
from tests.browser.conftest import OpenPage
from tests.browser.sitting import Sitting, open_table, say
from tests.proof_options import mostly_long

pytestmark = pytest.mark.browser

SPOKEN = mostly_long(LOCALES, ["de"])
"""Languages in which pages are looked at: that each has every text is proved without a browser."""

# All that a person reads or hears.
WORDS = """() => [document.title, document.body.innerText,
  ...[...document.querySelectorAll('*')].flatMap(it =>
    ['aria-label', 'title', 'placeholder', 'alt'].map(name => it.getAttribute(name) ?? '')),
  ...[...document.querySelectorAll('title, .unseen')].map(it => it.textContent)].join('\\n')"""


def lay_once(page: Page) -> Sitting:
    """A table with all kinds, one tile laid, and the next one in hand."""
    sitting = open_table(page, ["greedy", "greedy"], set="all")
    sitting.wait_for_turn()
    sitting.move()
    sitting.wait_for_turn()
    sitting.choose_tile()
    return sitting


def test_axe_finds_nothing_grave(open_page: OpenPage) -> None:
    """A table with a tile in hand, one that is placed, and help have no serious or critical fault.

    Every page as one comes to it is looked at in screens/test_walk.py, the form in test_hall_pages.py.
    """
    page = open_page()
    sitting = lay_once(page)
    assert grave_faults(page) == []
    sitting.choose_best_spot()
    sitting.sure.wait_for()
    assert grave_faults(page) == []
    page.get_by_role("button", name=say("table-help"), exact=True).click()
    page.get_by_role("dialog").wait_for()
    assert grave_faults(page) == []


def message_ids() -> list[str]:
    """Every message of the page that has a hyphen, by which it is told from a word."""
    ids = []
    for file in (resources.files("gladsheim.locales") / "en").iterdir():
        ids += re.findall(r"^([a-z]+-[\w-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE)
    return ids


@pytest.mark.parametrize("locale", SPOKEN)
def test_every_language_is_spoken_everywhere(open_page: OpenPage, locale: str) -> None:
    """A chosen language shows on front page, form and table, and nowhere the name of a message."""
    page = open_page()
    ids = re.compile("|".join(rf"\b{re.escape(found)}\b" for found in message_ids()))
    page.get_by_label(say("settings-language")).select_option(locale)
    expect(page.get_by_text(text(locale, "hall-tagline"))).to_be_visible()
    assert page.locator("html").get_attribute("lang") == locale
    assert ids.findall(page.evaluate(WORDS)) == []
    page.get_by_role("link", name=text(locale, "hall-play-options")).first.click()
    expect(page.get_by_role("button", name=text(locale, "setup-start"), exact=True)).to_be_visible()
    assert ids.findall(page.evaluate(WORDS)) == []
    open_table(page, ["greedy"], set="all")
    hand = page.get_by_role("group", name=text(locale, "table-hand"))
    expect(hand.get_by_role("button").first).to_be_visible()
    assert ids.findall(page.evaluate(WORDS)) == []
