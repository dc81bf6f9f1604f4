"""What is supposed of the other is chosen on the board, and the answer to it is played when it happens."""

from __future__ import annotations

from uuid import uuid4

import pytest
from playwright.sync_api import Page, expect

from tests.browser.company.company import OPEN, call, go, lay
from tests.browser.conftest import OpenPage
from tests.browser.sitting import say

pytestmark = pytest.mark.browser

DAYS = {"kind": "days", "days": 3}


def act(page: Page, table: str, action: str) -> None:
    """Let the guest of a page take an action, by the interface."""
    view = call(page, "GET", f"tables/{table}")
    wish = {"action": action, "expected_seq": view["seq"], "action_id": str(uuid4())}
    call(page, "POST", f"tables/{table}/actions", {**wish, "seat": view["to_act"]})


def test_what_was_supposed_is_answered_when_it_is_done(open_page: OpenPage) -> None:
    """First what the other does, then the answer; the list shows both, and one that is removed is gone."""
    pages = open_page(), open_page()
    names = "Ask", "Embla"
    table = lay(pages[0], OPEN, name=names[0], clock=DAYS)
    call(pages[1], "POST", f"tables/{table}/seats/1", {"name": names[1]})
    first = call(pages[0], "GET", f"tables/{table}")["to_act"]
    rival, page, path = pages[first], pages[1 - first], f"tables/{table}/prepared?seat={1 - first}"
    tile = call(rival, "GET", f"tables/{table}")["choices"][0]["piece"]
    sitting = go(page, table)
    sitting.hand.wait_for()
    page.mouse.move(4, 4)
    title = say("condition-title")
    page.get_by_role("button", name=say("prepared-offer")).click()
    page.get_by_role("button", name=title).click()

    page.get_by_role("button", name=say("condition-choose", name=names[first])).click()
    expect(page.get_by_text(say("condition-first", name=names[first]))).to_be_visible()
    page.get_by_role("group", name=say("table-hand-of", name=names[first])).locator(
        f'[data-tile="{tile}"]'
    ).click()
    sitting.choose_best_spot()
    sitting.sure.click()
    page.get_by_role("group", name=say("table-hand"), exact=True).wait_for()
    sitting.move()

    dialog = page.get_by_role("dialog", name=title)
    expect(dialog.get_by_role("listitem")).to_have_count(1)
    condition = call(page, "GET", path)["conditions"][0]
    assert condition["supposed"].startswith(f"{tile}@")
    dialog.get_by_role("button", name=say("settings-close")).click()
    act(rival, table, condition["supposed"])
    expect(page.locator("[data-conditions]")).to_have_count(0)
    expect(page.get_by_text(say("table-turn-of", name=names[first]))).to_be_visible()
    log = call(page, "GET", f"tables/{table}")["log"]
    assert [one["action"] for one in log if one["seat"] == 1 - first] == [condition["action"]]


def test_a_condition_is_removed_in_its_list(open_page: OpenPage) -> None:
    """What was stored elsewhere is told at the board; removed in its list, it is nowhere any more."""
    pages = open_page(), open_page()
    table = lay(pages[0], OPEN, name="Ask", clock=DAYS)
    call(pages[1], "POST", f"tables/{table}/seats/1", {"name": "Embla"})
    seat = 1 - call(pages[0], "GET", f"tables/{table}")["to_act"]
    page, path = pages[seat], f"tables/{table}/prepared"
    supposed = call(page, "GET", f"{path}?seat={seat}&suppositions=true")["suppositions"][0]["cause"][
        "action"
    ]
    choice = call(page, "GET", f"{path}?seat={seat}&supposed={supposed}")["choices"][0]
    wish = {"seat": seat, "action": choice["action"], "least": 0, "supposed": supposed}
    call(page, "PUT", path, wish)
    go(page, table).hand.wait_for()
    page.mouse.move(4, 4)
    page.locator('[data-conditions="1"]').click()
    page.get_by_role("button", name=say("condition-remove", deed="")[:-1].strip()).click()
    expect(page.get_by_role("dialog").get_by_role("listitem")).to_have_count(0)
    assert call(page, "GET", f"{path}?seat={seat}")["conditions"] == []
