"""From a guest to an account, and back to one's games from elsewhere."""

from __future__ import annotations

import re
import uuid
from http import HTTPStatus
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.company.company import (
    NEXT_PASSWORD,
    OPEN,
    PASSWORD,
    call,
    forgive,
    go,
    lay,
    press,
    see_board,
    settled,
    when_asked,
)
from tests.browser.conftest import OpenPage
from tests.browser.sitting import Sitting, open_setup, origin, say

pytestmark = pytest.mark.browser

WEAK_PASSWORD = "qwertyuiop"  # noqa: S105  # an invented one


def to_account(page: Page) -> None:
    """From anywhere to the page about one's name and account."""
    page.goto(f"{origin(page)}/#/account")
    page.get_by_role("button", name=say("account-rename"), exact=True).wait_for()


def fill(page: Page, form: str, **values: str) -> None:
    """Fill in and send the form whose button has that name."""
    place = page.locator("form").filter(has=page.get_by_role("button", name=say(form), exact=True))
    for field, value in values.items():
        place.get_by_label(say(f"account-{field.replace('_', '-')}"), exact=True).fill(value)
    place.get_by_role("button", name=say(form), exact=True).click()


def log_in(page: Page, name: str, password: str = PASSWORD) -> None:
    """Log in by the form."""
    to_account(page)
    fill(page, "account-login", name=name, password=password)


def test_a_guest_makes_an_account_and_finds_the_games_elsewhere(open_page: OpenPage) -> None:
    """The table of the guest is the account's: here until logging out, and there after logging in."""
    here, there = open_page(), open_page()
    table = lay(here, {"kind": "bot", "bot": "greedy"}, name="Freya")
    to_account(here)
    fill(here, "account-make", name="Freya", password=PASSWORD)
    expect(here.get_by_role("heading", name=say("account-codes-title"))).to_be_focused()
    codes = here.get_by_role("textbox").input_value().split()
    assert len(set(codes)) == 8
    with here.expect_download() as saved:
        here.get_by_role("link", name=say("account-codes-download")).click()
    assert all(code in Path(saved.value.path()).read_text() for code in codes)
    press(here, "account-codes-done")
    expect(here.get_by_role("heading", name=say("account-title"))).to_be_visible()
    here.get_by_role("button", name=say("account-logout"), exact=True).click()
    here.get_by_role("heading", name=say("lobby-title")).wait_for()
    # Who logs out is not told that the cookie is lost.
    here.locator('a[href="#/account"]').first.wait_for()
    expect(here.get_by_role("dialog")).to_have_count(0)
    assert call(here, "GET", "tables") == []
    log_in(there, "Freya")
    there.locator(f'a[href$="{table}"]').click()
    see_board(Sitting(there))
    expect(there.get_by_label(say("table-players")).first).to_contain_text("Freya")


def test_the_games_of_a_guest_come_along_to_an_account(open_page: OpenPage) -> None:
    """Whoever plays first and logs in afterwards keeps both."""
    page = open_page(account="Njord")
    call(page, "POST", "logout", {})
    settled(page)
    table = lay(page, {"kind": "bot", "bot": "greedy"}, name="Guest")
    log_in(page, "Njord")
    expect(page.locator(f'a[href$="{table}"]')).to_be_visible()


def test_a_wrong_password_is_told_and_a_code_lets_in(open_page: OpenPage, faults: list[str]) -> None:
    """The refusal says no more than needed; a recovery code sets a new password, which is said.

    The page is then the account's: to erase it asks for the password.
    """
    page = open_page()
    call(page, "GET", "me")
    codes = call(page, "POST", "account", {"name": "Saga", "password": PASSWORD})["recovery"]
    call(page, "POST", "logout", {})
    page.reload()
    log_in(page, "Saga", "not the right one")
    expect(page.get_by_role("alert")).to_have_text(say("refused-wrong-login"))
    forgive(faults, 403)
    page.get_by_text(say("account-forgotten")).click()
    fill(page, "account-recover", name="Saga", code=codes[0], new_password=NEXT_PASSWORD)
    expect(page.get_by_role("heading", name=say("account-title"))).to_be_visible()
    expect(page.get_by_text(say("account-recovered"))).to_be_in_viewport()
    press(page, "account-erase")
    expect(page.get_by_role("dialog").get_by_label(say("account-password"), exact=True)).to_be_visible()
    press(page, "account-erase-keep")
    press(page, "account-logout")
    page.get_by_role("heading", name=say("lobby-title")).wait_for()
    log_in(page, "Saga", NEXT_PASSWORD)
    expect(page.get_by_role("heading", name=say("lobby-title"))).to_be_visible()


def test_a_weak_password_is_told_beside_its_field(open_page: OpenPage, faults: list[str]) -> None:
    """As long as another is not sent; the field says that it is wrong, and by what."""
    page = open_page()
    to_account(page)
    form = page.locator("form").filter(has=page.get_by_role("button", name=say("account-make"), exact=True))
    password = form.get_by_label(say("account-password"), exact=True)
    fill(page, "account-make", name="Gymir", password=WEAK_PASSWORD)
    expect(form.get_by_role("alert")).to_contain_text("one of the most common")
    expect(password).to_have_attribute("aria-invalid", "true")
    expect(password).to_have_accessible_description(re.compile("one of the most common"))
    forgive(faults, 400)
    fill(page, "account-make", password=PASSWORD)
    expect(page.get_by_role("alert")).to_have_count(0)


def come_back(page: Page, name: str) -> None:
    """Log in again in a browser that was signed out, which says so."""
    page.reload()
    signed_out = page.get_by_role("dialog", name=say("account-nobody"))
    signed_out.get_by_role("link", name=say("account-login")).click()
    fill(page, "account-login", name=name, password=PASSWORD)


def is_signed_out(page: Page) -> bool:
    """Whether the hall does not know the session of a page any more."""
    return page.request.get(f"{origin(page)}/api/me").status == HTTPStatus.UNAUTHORIZED


def test_devices_are_listed_and_logged_out(open_page: OpenPage, faults: list[str]) -> None:
    """One browser ends the stay of another; a new password ends all the others."""
    here, there = open_page(account="Forseti"), open_page()
    log_in(there, "Forseti")
    there.get_by_role("heading", name=say("lobby-title")).wait_for()
    to_account(here)
    other = here.get_by_role("listitem").filter(has=here.get_by_role("button"))
    other.get_by_role("button").click()
    expect(other).to_have_count(0)
    assert is_signed_out(there)
    come_back(there, "Forseti")
    there.get_by_role("heading", name=say("lobby-title")).wait_for()
    here.get_by_text(say("account-change-password")).first.click()
    fill(here, "account-change-password", old_password=PASSWORD, new_password=NEXT_PASSWORD)
    expect(here.get_by_text(say("account-password-changed"))).to_be_visible()
    assert is_signed_out(there)
    faults[:] = [fault for fault in faults if "status of 401 " not in fault]


def test_a_name_is_changed_unless_it_is_taken(open_page: OpenPage, faults: list[str]) -> None:
    """The head of the page shows the new name at once; a taken one is refused in words."""
    open_page(account="Heimdall")
    page = open_page(account="Hermod")
    to_account(page)
    fill(page, "account-rename", name="Heimdall")
    expect(page.get_by_role("alert")).to_have_text(say("refused-name-taken"))
    forgive(faults, 409)
    fill(page, "account-rename", name="Hermodr")
    expect(page.get_by_role("link", name=say("me-account", name="Hermodr"))).to_be_visible()
    expect(page.get_by_text(say("account-renamed"))).to_be_visible()


def test_a_hall_without_accounts_offers_none(open_page: OpenPage) -> None:
    """Its page about oneself has the name alone, and its form no seat for invited players."""
    page = open_page()
    me = {**call(page, "GET", "me"), "accounts": False}
    page.route("**/api/me", lambda route: route.fulfill(json=me))
    page.reload()
    to_account(page)
    expect(page.get_by_text(say("account-none"))).to_be_visible()
    assert page.locator("input[type=password]").count() == 0
    page.goto(f"{origin(page)}/#/")
    open_setup(page)
    kinds = page.get_by_label(say("setup-seat-kind", number=2))
    expect(kinds).to_contain_text(say("setup-seat-open"))
    expect(kinds).not_to_contain_text(say("setup-seat-invited"))


def test_a_guest_finds_the_games_that_are_over(open_page: OpenPage) -> None:
    """They stand on the page about oneself, for a guest has no page of their own."""
    page = open_page(name="Kvasir")
    table = lay(page, {"kind": "bot", "bot": "random"})
    seq = when_asked(page, table)["seq"]
    call(
        page,
        "POST",
        f"tables/{table}/resign",
        {"action_id": str(uuid.uuid4()), "seat": 0, "expected_seq": seq},
    )
    to_account(page)
    games = page.locator("section").filter(has=page.get_by_role("heading", name=say("mine-games")))
    expect(games.locator(f'a[href$="{table}"]')).to_contain_text(say("hall-table-over"))


def test_a_guest_keeps_name_and_seat_after_coming_back(open_page: OpenPage) -> None:
    """The browser that took a seat finds its name and its table on the front page again."""
    page = open_page(name="Kvasir")
    table = lay(page, OPEN, name="Kvasir")
    page.goto(f"{origin(page)}/")
    expect(page.get_by_role("link", name=say("me-account", name="Kvasir"))).to_be_visible()
    expect(page.get_by_role("link").filter(has_text=say("mine-open"))).to_be_visible()
    go(page, table)
    expect(page.get_by_role("button", name=say("sit-leave"))).to_be_visible()
