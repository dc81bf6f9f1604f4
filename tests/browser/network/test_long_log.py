"""A log that is longer than what comes with a view: the page fetches the rest as it is wanted."""

from __future__ import annotations

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import expect

import gladsheim
from gladsheim.store import open_store
from gladsheim.tables.running.clocks import standing_of
from gladsheim.tables.running.live import Live
from gladsheim.tables.table import ACTION
from tests.browser.company.company import call
from tests.browser.conftest import OpenPage
from tests.browser.hall import Hall
from tests.browser.sitting import open_seats, say

pytestmark = pytest.mark.browser

ENTRIES = 230


async def play_on(database: str, table: str) -> None:
    """Store one action after the other until the log is long."""
    store, chance = open_store(database), random.Random(1)
    try:
        stored = await store.table(table)
        assert stored is not None
        fixed, lines = stored
        live = Live.fold(fixed, gladsheim.game(fixed.game, **fixed.options), lines)
        while live.seq < ENTRIES:
            assert live.to_act is not None
            line = live.line(
                f"line-{live.seq}", live.to_act, ACTION, chance.choice(live.state.legal_actions()), ""
            )
            live = live.after(line)
            await store.append(table, line, standing_of(live))
    finally:
        store.close()


def test_a_long_log_is_read_to_its_beginning(open_page: OpenPage, mortal_hall: Hall) -> None:
    """Scrolled down it goes on until the first entry, and looking back knows all of it."""
    page = open_page(mortal_hall)
    table = open_seats(page, "valda", [], 4, {}).id
    page.goto("about:blank")
    mortal_hall.stop()
    with ThreadPoolExecutor(1) as apart:
        apart.submit(asyncio.run, play_on(f"sqlite:///{mortal_hall.folder / 'hall.db'}", table)).result()
    mortal_hall.start()
    page.goto(f"{mortal_hall.address}/#/table/{table}")
    assert call(page, "GET", f"tables/{table}")["log_from"] > 0
    log = page.get_by_role("list", name=say("table-log"))
    more = log.locator("xpath=following-sibling::button")
    expect(more).to_be_attached()
    first = log.get_by_role("listitem").first
    expect(first).to_be_visible()
    few = log.get_by_role("listitem").count()
    with page.expect_response(lambda answer: "/entries?since=0" in answer.url):
        more.scroll_into_view_if_needed()
    expect(more).to_have_count(0)
    many = log.get_by_role("listitem").count()
    assert many > few
    page.goto(f"{page.url.partition('#')[0]}#/table/{table}/ply/1")
    expect(page.get_by_role("list", name=say("table-log")).get_by_role("listitem")).to_have_count(many)
    expect(page.locator(".deed").first).not_to_have_text(say("replay-start"))
