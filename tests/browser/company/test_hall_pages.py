"""Every page of the hall for every eye and hand: themes, screen readers, phones, languages, slow lines."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Response

from gladsheim.locales import text
from tests.browser.access.axe import grave_faults
from tests.browser.access.longer import DRAWN
from tests.browser.access.test_accessibility import SPOKEN, WORDS, message_ids
from tests.browser.access.test_phone import PHONE, fits
from tests.browser.company.company import OPEN, go, lay, press
from tests.browser.conftest import OpenPage
from tests.browser.lending import WIDE
from tests.browser.sitting import Sitting, open_setup, origin, say

pytestmark = pytest.mark.browser

FIRST_LOAD_KB = 150
Look = Callable[[Page], None]


def company(open_page: OpenPage, tag: str) -> tuple[str, str]:
    """Somebody's open table in the lobby, with a seat kept for the account `tag`, and a running one."""
    host = open_page(name=f"Host {tag}")
    kept = {"kind": "invited", "name": tag}
    table = lay(host, OPEN, kept, {"kind": "bot", "bot": "greedy"}, visibility="public")
    running = lay(host, {"kind": "bot", "bot": "greedy"}, visibility="public")
    return table, running


def see_all(page: Page, invited_to: str, look: Look) -> None:
    """Every page that a person with an account comes to before a game; `look` is called at each."""
    page.reload()
    page.get_by_role("heading", name=say("lobby-running")).wait_for()
    look(page)
    open_setup(page)
    for number, kind in ((1, "me"), (2, "open")):
        kinds = page.get_by_label(say("setup-seat-kind", number=number))
        kinds.select_option(label=say(f"setup-seat-{kind}"))
    press(page, "setup-seat-add")
    kinds = page.get_by_label(say("setup-seat-kind", number=3))
    kinds.select_option(label=say("setup-seat-invited"))
    field = page.get_by_label(say("setup-seat-invited-name", number=3))
    field.fill("Nobody at all")
    field.press("Tab")
    page.get_by_text(say("setup-seat-unknown", name="Nobody at all")).wait_for()
    look(page)
    go(page, invited_to)
    page.get_by_role("button", name=say("sit-accept")).wait_for()
    look(page)
    go(page, lay(page, OPEN, {"kind": "bot", "bot": "greedy"}))
    page.get_by_role("button", name=say("sit-cancel")).wait_for()
    look(page)
    press(page, "sit-change-seat", number=2)
    page.get_by_role("radio", name=say("sit-change-bot")).check()
    page.get_by_label(say("setup-seat-level-of", number=2)).wait_for()
    look(page)
    press(page, "settings-close")
    press(page, "sit-cancel")
    page.get_by_role("dialog").wait_for()
    look(page)
    press(page, "sit-cancel-keep")
    page.goto(f"{origin(page)}/#/account")
    page.get_by_text(say("account-device-this")).wait_for()
    for summary in page.locator("summary").all():
        summary.click()
    look(page)


def see_as_guest(page: Page, table: str, look: Look) -> None:
    """The pages that differ for a guest."""
    go(page, table)
    page.get_by_label(say("sit-name")).wait_for()
    look(page)
    page.goto(f"{origin(page)}/#/account")
    page.get_by_text(say("account-forgotten")).click()
    look(page)
    codes = page.locator("form").filter(has=page.get_by_role("button", name=say("account-make"), exact=True))
    codes.get_by_label(say("account-name"), exact=True).fill(f"Once {table[:8]}")
    codes.get_by_label(say("account-password"), exact=True).fill("a long password")
    codes.get_by_role("button").click()
    page.get_by_role("heading", name=say("account-codes-title")).wait_for()
    look(page)


def look_well(page: Page) -> None:
    """axe-core finds nothing grave on a wide screen, and on a phone all fits and answers to a finger."""
    page.set_viewport_size(WIDE["viewport"])
    assert grave_faults(page) == []
    page.set_viewport_size(PHONE["viewport"])
    page.evaluate(DRAWN)
    fits(page)


def test_the_hall_pages_are_accessible_and_fit_a_phone(open_page: OpenPage) -> None:
    """Lobby, form, waiting table, dialogs and account have no serious or critical fault for axe-core.

    Nothing sticks out at 360 pixels, and everything that is pressed is large enough for a finger.
    """
    page, guest = open_page(**PHONE, account="Axe"), open_page(**PHONE)
    table, _ = company(open_page, "Axe")
    see_all(page, table, look_well)
    see_as_guest(guest, table, look_well)


@pytest.mark.parametrize("locale", SPOKEN)
def test_the_hall_pages_speak_every_language(open_page: OpenPage, locale: str) -> None:
    """Waiting table and account show the chosen language, and nowhere the name of a message."""
    page = open_page()
    ids = re.compile("|".join(rf"\b{re.escape(found)}\b" for found in message_ids()))
    page.get_by_label(say("settings-language")).select_option(locale)
    page.get_by_role("heading", name=text(locale, "lobby-title")).wait_for()
    table = lay(page, OPEN, visibility="public")
    go(page, table)
    page.get_by_role("heading", name=text(locale, "card-title")).wait_for()
    assert ids.findall(page.evaluate(WORDS)) == []
    page.goto(f"{origin(page)}/#/account")
    page.get_by_role("heading", name=text(locale, "account-make")).wait_for()
    assert ids.findall(page.evaluate(WORDS)) == []
    page.goto(f"{origin(page)}/#/")
    page.get_by_text(text(locale, "lobby-yours")).first.wait_for()
    assert ids.findall(page.evaluate(WORDS)) == []


@pytest.mark.long  # network/test_transfers.py counts the bytes of the same visits, with no more allowed.
@pytest.mark.parametrize("place", ["front", "table"])
def test_the_first_load_is_light(open_page: OpenPage, place: str) -> None:
    """Scripts and styles of the front page, and of a link to a table, stay under their budget, packed."""
    page = open_page(own=True)
    hall, answers = origin(page), list[Response]()
    table = lay(page, {"kind": "bot", "bot": "greedy"})
    page.goto("about:blank")
    page.on("response", lambda answer: answers.append(answer))  # noqa: PLW0108  # Playwright looks into it
    page.goto(hall if place == "front" else f"{hall}/#/table/{table}")
    if place == "front":
        page.get_by_role("heading", name=say("lobby-title")).wait_for()
    else:
        Sitting(page).board.wait_for()
    page.wait_for_load_state("networkidle")
    packed = {
        answer.url: len(gzip.compress(answer.body()))
        for answer in answers
        if answer.url.endswith((".js", ".css"))
    }
    assert len(packed) > 2
    assert sum(packed.values()) < FIRST_LOAD_KB * 1000, packed
