"""The editors of Valhalla and Valda: by pointer, keyboard and touch, with faults told, played on, shared."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from gladsheim import locales
from tests.browser.access.axe import grave_faults
from tests.browser.access.test_accessibility import WORDS, message_ids
from tests.browser.access.test_phone import PHONE, fits
from tests.browser.conftest import OpenPage
from tests.browser.sitting import say
from tests.browser.study.test_lab import expect_refusals, play_here, to_lab
from tests.proof_options import mostly_long_rows

pytestmark = pytest.mark.browser
CODED = re.compile(r"#/lab/\w+/.")
"""The address of a laboratory with a position or a deal in it."""
READINGS = [("voluspa", "dwarf-never-zero"), ("valda", "trade-any-four"), ("valhalla", "ace-any-turn")]

# The fields that something lies upon once they have the keyboard.
COVERED = """() => [...document.querySelectorAll('.editor :is(input, select)')].filter((field) => {
  field.focus();
  const { x, y, width, height } = field.getBoundingClientRect();
  const there = document.elementFromPoint(x + width / 2, y + height / 2);
  return field.checkVisibility() && width > 0 && there !== field && !there?.contains(field);
}).map((field) => field.ariaLabel ?? field.outerHTML)"""


def to_editor(page: Page, game: str) -> None:
    """To the editor of the position that a laboratory begins with."""
    to_lab(page, game)
    page.get_by_role("button", name=say("lab-edit"), exact=True).click()
    page.locator(".palette").wait_for()


def seat(page: Page, number: int) -> Locator:
    """What is set of a seat, counted from 1."""
    return page.get_by_role("group", name=say("lab-seat", number=number), exact=True)


def more(page: Page, what: str) -> Locator:
    """The button that adds one."""
    return page.get_by_role("button", name=say("lab-more", what=what), exact=True)


def test_a_position_of_valhalla_is_set_up_and_played(open_page: OpenPage, faults: list[str]) -> None:
    """Cards are moved, armies set by keyboard, a fault told beside its field, and the table shows it all."""
    page = open_page()
    to_editor(page, "valhalla")
    page.locator("[data-card='painter']").click()
    page.locator("[data-place='0']").click()
    expect(page.locator("[data-place='0']")).to_have_accessible_name(re.compile(say("valhalla-card-painter")))
    gap = page.locator("[data-slot='0,0E']")
    gap.focus()
    page.keyboard.press("Enter")
    plus = more(page, say("labvalhalla-armies-of", who=say("lab-seat", number=1)))
    for _ in range(2):
        plus.focus()
        page.keyboard.press("Enter")
    expect(seat(page, 1)).to_contain_text(say("valhalla-reserve", n=10))
    # A landscape begins with four locations.
    page.locator("[data-land='0,0']").click()
    page.get_by_role("button", name=say("labvalhalla-to-top")).click()
    landscape = page.get_by_role("region", name=say("valhalla-map-landscape"))
    expect(landscape.locator("[data-faults='landscape']")).to_contain_text("VH-3.1")
    expect(page.get_by_role("button", name=say("lab-play"))).to_be_disabled()
    # What holds of six cards holds of two dozen, and is looked at sooner.
    for group in ("number", "ace"):
        page.get_by_text(say(f"valhalla-group-{group}"), exact=True).click()
    assert grave_faults(page) == []
    page.get_by_text(say("valhalla-group-number"), exact=True).click()
    # The card is still chosen.
    landscape.locator("[data-land='2,0']").click()
    page.locator("[data-card='author']").click()
    name = say("lab-hand-add", tile=say("valhalla-card-author"))
    seat(page, 2).get_by_role("button", name=name).click()
    expect(page.locator("[data-faults]")).to_have_count(0)
    seat(page, 1).get_by_role("checkbox", name=say("labvalhalla-flag-placed")).check()
    course = page.get_by_role("region", name=say("lab-course"))
    course.get_by_label(say("lab-turn")).select_option("0")
    play_here(page)
    expect_refusals(faults)
    # Two armies around the painter: it can be recruited.
    market = page.get_by_role("group", name=say("valhalla-map-market"))
    market.get_by_role("button", name=re.compile(f"^{say('valhalla-card-painter')}")).click()
    page.get_by_role("button", name=re.compile("^" + say("table-confirm"))).click()
    players = page.get_by_role("region", name=say("table-players")).get_by_role("listitem")
    expect(players.first).to_contain_text(say("valhalla-card-painter"))
    expect(page).to_have_url(re.compile(r"#/lab/valhalla/[\w-]{40,}"))


@pytest.mark.parametrize(("game", "reading"), mostly_long_rows(READINGS, READINGS[1:2]))
def test_readings_are_part_of_a_position(open_page: OpenPage, game: str, reading: str) -> None:
    """A reading that is chosen in the editor is in the link that leads back to the position."""
    page = open_page()
    ticked = page.get_by_role("checkbox", name=say(f"readings{game}-{reading}"))
    title = page.locator("summary", has_text=say("readings-title"))
    to_editor(page, game)
    expect(page).to_have_url(CODED)
    title.click()
    ticked.check()
    before = page.url
    play_here(page)
    expect(page).not_to_have_url(before)
    page.reload()
    page.get_by_role("button", name=say("lab-edit"), exact=True).click()
    title.click()
    expect(ticked).to_be_checked()


@pytest.mark.parametrize(("game", "reading"), mostly_long_rows(READINGS, READINGS[2:]))
def test_readings_are_part_of_a_deal(open_page: OpenPage, game: str, reading: str) -> None:
    """A reading that is chosen for a fresh deal is in the link that leads back to it."""
    page = open_page()
    ticked = page.get_by_role("checkbox", name=say(f"readings{game}-{reading}"))
    title = page.locator("summary", has_text=say("readings-title"))
    to_lab(page, game)
    page.get_by_role("button", name=say("lab-start")).click()
    # The address of what was dealt comes a moment after it.
    expect(page).to_have_url(CODED)
    title.click()
    ticked.check()
    before = page.url
    page.get_by_role("button", name=say("lab-deal-start"), exact=True).click()
    page.get_by_role("region", name=say("table-players")).wait_for()
    expect(page).not_to_have_url(before)
    page.reload()
    page.get_by_role("button", name=say("lab-edit"), exact=True).click()
    title.click()
    expect(ticked).to_be_checked()


def test_a_position_of_valda_is_set_up_and_played(open_page: OpenPage, faults: list[str]) -> None:
    """Temples, cards and phase are set, a race that is won is refused beside its seat, and one plays on."""
    page = open_page()
    to_editor(page, "valda")
    page.get_by_text(say("valda-deck-thor"), exact=True).click()
    page.locator("[data-card='thor.weapon']").click()
    name = say("lab-hand-add", tile=say("valda-card-thor-weapon"))
    seat(page, 1).get_by_role("button", name=name).click()
    expect(page.locator("[data-card='thor.weapon']")).to_be_disabled()
    odin = say("labvalda-temples-of", god=say("valda-god-odin"), who=say("lab-seat", number=1))
    more(page, odin).focus()
    page.keyboard.press("Enter")
    seat(page, 1).get_by_label(say("labvalda-followers")).fill("20")
    course = page.get_by_role("region", name=say("lab-course"))
    race = course.get_by_role("checkbox", name=say("valda-option-race"))
    race.check()
    expect(seat(page, 1).locator("[data-faults='players.0']")).to_contain_text("VA-14.2")
    assert grave_faults(page) == []
    race.uncheck()
    course.get_by_label(say("lab-phase")).select_option("followers")
    expect(page.locator("[data-faults]")).to_have_count(0)
    play_here(page)
    expect_refusals(faults)
    page.get_by_role("button", name=re.compile("^" + re.escape(say("valda-choice-end-followers")))).click()
    expect(page).to_have_url(re.compile(r"#/lab/valda/[\w-]{40,}"))


@pytest.mark.parametrize(("game", "locale"), [("valhalla", "de"), ("valda", "fr")])
def test_the_editors_on_a_phone(open_page: OpenPage, faults: list[str], game: str, locale: str) -> None:
    """A finger has room for everything, a tap sets, and each word is one of the language."""
    page = open_page(**PHONE, locale=locale)
    to_lab_of(page, game, locale)
    seen = page.evaluate(WORDS)
    assert [found for found in message_ids() if found in seen] == []
    fits(page)
    if game == "valhalla":
        page.locator("[data-slot='1,1S']").tap()
        # More players begin with more locations: each is laid where the hall says.
        page.get_by_role("combobox", name=locales.text(locale, "lab-players"), exact=True).select_option("5")
        expect(page.locator("[data-land]:not(.free)")).to_have_count(6)
        expect_refusals(faults)
    else:
        page.locator("[data-card='base.kill']").tap()
    fits(page)


def to_lab_of(page: Page, game: str, locale: str) -> None:
    """To the editor, in another language."""
    page.goto(f"{page.url.partition('#')[0]}#/lab/{game}")
    page.get_by_role("button", name=locales.text(locale, "lab-edit"), exact=True).tap()
    page.locator(".palette").wait_for()


@pytest.mark.parametrize("size", [{}, PHONE], ids=["wide", "phone"])
def test_the_button_that_plays_a_position_covers_no_field(open_page: OpenPage, size: dict[str, Any]) -> None:
    """It stands below what is set, however far that is scrolled."""
    page = open_page(**size)
    to_editor(page, "voluspa")
    button = page.get_by_role("button", name=say("lab-play"))
    expect(button).to_be_in_viewport()
    assert page.evaluate(COVERED) == []
    expect(button).to_be_in_viewport()
