"""The deal of the day, from the front page to the table of the day."""

from __future__ import annotations

import re
import uuid

import pytest
from playwright.sync_api import expect

from tests.browser.company.company import call, when_asked
from tests.browser.conftest import OpenPage
from tests.browser.sitting import Sitting, origin, say

pytestmark = pytest.mark.browser
HEAD = 60
"""Pixels that a button in the head of a page has at most."""


def test_a_try_from_the_front_page_to_the_table_of_the_day(open_page: OpenPage) -> None:
    """It is begun once and gone on with; the result leads back to the table, which then shows the tries."""
    page = open_page(account="Dellingr", viewport={"width": 390, "height": 844})
    page.goto(f"{origin(page)}/#/")
    page.get_by_role("link", name=say("hall-daily")).click()
    deal = page.get_by_role("region", name=say("hall-game-voluspa"))
    expect(deal).to_contain_text(say("daily-rows-later"))
    expect(
        deal.get_by_role("button", name=say("daily-play-game", game=say("hall-game-voluspa")))
    ).to_be_enabled()
    page.goto(f"{origin(page)}/#/")
    today = page.get_by_role("region", name=say("hall-daily"))
    one = today.get_by_role("listitem").filter(has_text=say("hall-game-voluspa"))
    one.get_by_role("button", name=say("hall-daily-state", state="new")).click()
    table = Sitting(page).id
    view = when_asked(page, table)
    page.goto(f"{origin(page)}/#/daily")
    page.reload()
    again = deal.get_by_role("link", name=say("daily-go-on-game", game=say("hall-game-voluspa")))
    expect(again).to_have_attribute("href", f"#/table/{table}")
    waits = page.get_by_role("button", name=say("me-waiting", count=1))
    box = waits.bounding_box()
    assert box is not None
    assert box["height"] < HEAD
    again.click()
    given = {"seat": view["viewer"], "expected_seq": view["seq"], "action_id": str(uuid.uuid4())}
    call(page, "POST", f"tables/{table}/resign", given)
    page.get_by_role("dialog").get_by_role("link", name=say("hall-daily")).click()
    expect(page).to_have_url(re.compile(r"#/daily/[0-9-]+$"))
    expect(deal).to_contain_text(say("daily-own-unfinished"))
    row = deal.get_by_role("row", name="Dellingr")
    expect(row).to_contain_text(say("daily-unfinished"))
    page.goto(f"{origin(page)}/#/")
    expect(one.get_by_role("link", name=say("hall-daily-state", state="over"))).to_be_visible()
    page.go_back()
    row.get_by_role("link", name=say("daily-look-at", name="Dellingr")).click()
    expect(page).to_have_title(re.compile(say("replay-title")))
