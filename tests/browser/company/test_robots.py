"""Bot accounts on the page: made, given a token, seen at a table, and ended."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests import PATIENCE
from tests.browser.access.axe import grave_faults
from tests.browser.company.company import call, go, lay, press, seat_rows
from tests.browser.conftest import OpenPage
from tests.browser.sitting import origin, say

pytestmark = pytest.mark.browser

WIDE: dict[str, Any] = {}
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}}


def to_robots(page: Page) -> None:
    """To the bot accounts on the page about one's account."""
    page.goto(f"{origin(page)}/#/account")
    page.get_by_role("heading", name=say("robots-title")).wait_for()


def fill(page: Page, label: str, submit: str, name: str) -> None:
    """Fill in and send a form of one field."""
    page.get_by_label(say(label), exact=True).fill(name)
    press(page, submit)


@pytest.mark.parametrize(
    ("place", "theme"), [pytest.param(WIDE, "dark", marks=pytest.mark.long), (PHONE, "light")]
)
def test_a_bot_account_from_its_beginning_to_its_end(
    open_page: OpenPage, place: dict[str, Any], theme: str
) -> None:
    """Its token is shown once and lets a program in; at the table everybody reads that it is a bot."""
    page = open_page(**place, account=f"Embla of the {theme}")
    name = f"Hugin the {theme}"
    press(page, "settings-title")
    page.get_by_role("dialog").get_by_role("combobox", name=say("settings-theme")).select_option(theme)
    press(page, "settings-close")
    to_robots(page)
    expect(page.get_by_text(say("robots-none"))).to_be_visible()
    fill(page, "robots-new", "robots-make", name)
    robot = page.get_by_role("article", name=say("robots-name", name=name))
    expect(robot.get_by_text(say("robots-tokens-none"))).to_be_visible()
    fill(page, "robots-token-new", "robots-token-make", "at home")
    expect(page.get_by_role("heading", name=say("robots-token-title", name=name))).to_be_focused()
    token = page.get_by_label(say("robots-token-field"), exact=True).input_value()
    assert grave_faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    press(page, "robots-token-done")
    expect(robot.get_by_text(say("robots-token-unused"))).to_be_visible()
    assert token not in page.content()
    program = httpx.Client(
        base_url=f"{origin(page)}/api", headers={"Authorization": f"Bearer {token}"}, timeout=PATIENCE
    )
    assert program.get("/me").json()["name"] == name
    table = lay(page, {"kind": "invited", "name": name}, {"kind": "open"})
    go(page, table)
    expect(seat_rows(page).nth(1)).to_contain_text(say("robots-name", name=name))
    program.post(f"/tables/{table}/seats/1", json={"name": "somebody else"}).raise_for_status()
    expect(seat_rows(page).nth(1)).to_contain_text(say("robots-name", name=name))
    call(page, "PUT", f"tables/{table}/seats/2", {"kind": "bot", "bot": "random"})
    names = page.get_by_label(say("table-players")).get_by_role("listitem")
    expect(names.nth(1)).to_contain_text(say("robots-name", name=name))
    to_robots(page)
    expect(robot.get_by_text(say("robots-token-unused"))).to_be_hidden()
    press(page, "robots-token-revoke-of", token="at home", name=name)  # noqa: S106  # what it is called
    expect(robot.get_by_text(say("robots-tokens-none"))).to_be_visible()
    assert program.get("/me").status_code == 401
    press(page, "robots-end-of", name=name)
    assert grave_faults(page) == []
    press(page, "robots-end-do")
    expect(page.get_by_text(say("robots-none"))).to_be_visible()
    program.close()
