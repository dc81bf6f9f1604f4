"""A move that is prepared while the other thinks is played when the turn comes, or the page says why not."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

import pytest
from playwright.sync_api import Page, expect

from tests.browser.company.company import OPEN, call, go, lay
from tests.browser.conftest import OpenPage
from tests.browser.sitting import Sitting, say

pytestmark = pytest.mark.browser

PREPARED = "[data-prepared]"


def act(page: Page, table: str) -> None:
    """Let somebody who is to act do so, by the interface, until another is."""
    while (view := call(page, "GET", f"tables/{table}"))["my_turn"]:
        first: dict[str, Any] = view["choices"][0]
        wish = {"action": first["action"], "expected_seq": view["seq"], "action_id": str(uuid4())}
        call(page, "POST", f"tables/{table}/actions", {**wish, "seat": view["to_act"]})


def prepare(sitting: Sitting) -> None:
    """Prepare a move on the board."""
    sitting.page.get_by_role("button", name=say("prepared-offer")).click()
    expect(sitting.page.get_by_text(say("prepared-note"))).to_be_visible()
    sitting.move()


def test_a_prepared_move_is_played_or_the_page_says_why_not(open_page: OpenPage) -> None:
    """Hand and board are used as in one's turn and confirmed; what waits is shown, and can be cancelled."""
    host, page = open_page(), open_page()
    table = lay(host, OPEN, name="Ask")
    call(page, "POST", f"tables/{table}/seats/1", {"name": "Embla"})
    act(page, table)
    sitting = go(page, table)
    sitting.hand.wait_for()
    page.mouse.move(4, 4)
    prepare(sitting)
    expect(page.locator(PREPARED)).to_be_visible()
    assert call(page, "GET", f"tables/{table}/prepared?seat=1")["action"] is not None
    expect(page.get_by_role("button", name=say("prepared-offer"))).to_have_count(0)
    page.get_by_role("button", name=say("prepared-cancel")).click()
    expect(page.locator(PREPARED)).to_have_count(0)

    prepare(sitting)
    action = page.locator(PREPARED).get_attribute("data-prepared")
    act(host, table)
    expect(page.locator(PREPARED)).to_have_count(0)
    told = page.locator("[data-dropped]")
    log = call(page, "GET", f"tables/{table}")["log"]
    if told.count() == 0:
        assert action in [entry["action"] for entry in log if entry["seat"] == 1]
        act(page, table)
        act(host, table)

    act(page, table)
    choice = call(page, "GET", f"tables/{table}/prepared?seat=1")["choices"][0]
    wish = {"seat": 1, "action": choice["action"], "least": 1_000}
    call(page, "PUT", f"tables/{table}/prepared", wish)
    page.reload()
    page.mouse.move(8, 8)
    expect(page.locator(PREPARED)).to_be_visible()
    act(host, table)
    expect(told).to_be_visible()
    told.get_by_role("button").click()
    expect(told).to_have_count(0)
