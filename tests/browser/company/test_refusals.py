"""Refusals on the page, in the language that was chosen there."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from gladsheim.core.words import Words
from gladsheim.locales import text
from gladsheim.server.wire.names import LONGEST_NAME
from tests.browser.company.company import forgive
from tests.browser.conftest import OpenPage
from tests.browser.sitting import open_table, origin, say

pytestmark = pytest.mark.browser

PLAIN = ["Od", "Th", "Fe", "Va", "Lo"]
"""Kinds of which none may be laid over another."""


@pytest.mark.parametrize(
    ("locale", "sentence"),
    [
        ("de", "darf nur auf leere Felder"),
        pytest.param("en", "goes to empty cells only", marks=pytest.mark.long),
        pytest.param("it", "va solo su caselle vuote", marks=pytest.mark.long),
        pytest.param("fr", "ne va que sur des cases vides", marks=pytest.mark.long),
    ],
)
def test_an_illegal_try_is_answered_in_the_chosen_language(
    open_page: OpenPage, locale: str, sentence: str
) -> None:
    """In a browser that speaks English, whoever has chosen another language reads why not in that one."""
    page = open_page()
    page.get_by_label(say("settings-language")).select_option(locale)
    expect(page.get_by_text(text(locale, "hall-tagline"))).to_be_visible()
    open_table(page, ["random"], set="custom", kinds=PLAIN)
    players = page.get_by_label(text(locale, "table-players"))
    players.get_by_text(text(locale, "table-to-play-short"), exact=True).wait_for(state="attached")
    page.get_by_role("group", name=text(locale, "table-hand")).get_by_role("button").first.click()
    page.locator('[data-at="0,0"]').first.click()
    told = page.get_by_role("status").filter(has_text=sentence)
    expect(told).to_be_visible()
    expect(told).to_contain_text("V-4.2")


def test_a_refused_form_is_answered_in_the_chosen_language(open_page: OpenPage, faults: list[str]) -> None:
    """What the hall says of a name that nobody can see comes in French."""
    page = open_page()
    page.get_by_label(say("settings-language")).select_option("fr")
    expect(page.get_by_text(text("fr", "hall-tagline"))).to_be_visible()
    page.goto(f"{origin(page)}/#/account")
    rename = page.get_by_role("button", name=text("fr", "account-rename"), exact=True)
    page.locator("form").filter(has=rename).get_by_role("textbox").fill("\u200b")
    rename.click()
    refusal = Words.of("faults-name", most=LONGEST_NAME).say("fr")
    expect(page.get_by_text(refusal)).to_be_visible()
    forgive(faults, 400)


def test_a_field_that_is_missing_is_asked_for_in_the_chosen_language(open_page: OpenPage) -> None:
    """The browser, which speaks English, says what the page wants it to say."""
    page = open_page()
    page.get_by_label(say("settings-language")).select_option("it")
    expect(page.get_by_text(text("it", "hall-tagline"))).to_be_visible()
    page.goto(f"{origin(page)}/#/account")
    rename = page.get_by_role("button", name=text("it", "account-rename"), exact=True)
    field = page.locator("form").filter(has=rename).get_by_role("textbox")
    field.fill("")
    rename.click()
    message = "field => field.validationMessage"
    assert field.evaluate(message) == text("it", "form-missing")
    field.fill("Sif")
    assert field.evaluate(message) == ""
