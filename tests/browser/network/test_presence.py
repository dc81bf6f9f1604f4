"""Whether the others are at the table, as each person's seat shows it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.access.axe import grave_faults
from tests.browser.company.company import call, go, see_board
from tests.browser.company.test_talk import NARROW, pair
from tests.browser.conftest import OpenPage
from tests.browser.lending import WIDE
from tests.browser.sitting import Sitting, say

pytestmark = pytest.mark.browser

AWAY = re.compile(re.escape(say("presence-away", time="00:00")).replace("00:00", r"\d+:\d\d"))


def presence(page: Page, seat: int) -> Locator:
    """The mark of a seat."""
    return page.locator(f'[data-seat="{seat}"] .presence')


def test_the_others_are_seen_coming_and_going(open_page: OpenPage) -> None:
    """A word beside a mark: here or thinking, away soon after the last tab was closed, here again.

    On a phone the words are for screen readers alone.
    """
    ask, embla, _ = pair(open_page)
    acting = Sitting(ask).view()["to_act"]
    expect(presence(ask, acting)).to_have_text(say("presence-thinking"))
    expect(presence(ask, 1 - acting)).to_have_text(say("presence-here"))
    second = embla.context.new_page()
    address = embla.url
    second.goto(address)
    see_board(Sitting(second))
    embla.close()
    # A second tab is still open.
    expect(presence(second, 1)).not_to_have_text(AWAY)
    expect(presence(ask, 1)).not_to_have_text(AWAY)
    second.goto("about:blank")
    expect(presence(ask, 1)).to_have_text(AWAY)
    for size, position in ((WIDE, "static"), (NARROW, "absolute")):
        ask.set_viewport_size(size["viewport"])
        expect(presence(ask, 1).locator(".words")).to_have_css("position", position)
        assert grave_faults(ask) == []
    second.goto(address)
    see_board(Sitting(second))
    expect(presence(ask, 1)).not_to_have_text(AWAY)


def test_who_hides_in_the_settings_is_not_seen(open_page: OpenPage) -> None:
    """The others see no mark at the seat, and a table by days tells nothing either."""
    ask, embla, _ = pair(open_page)
    expect(presence(ask, 1)).to_be_visible()
    embla.get_by_role("button", name=say("settings-title")).click()
    embla.get_by_role("checkbox", name=say("hide-presence")).check()
    expect(presence(ask, 1)).to_have_count(0)
    assert call(embla, "GET", "presence") == {"hidden": True}
    embla.close()
    expect(presence(ask, 0)).to_have_count(1)
    expect(presence(ask, 1)).to_have_count(0)


def test_by_days_it_is_told_when_somebody_was_here_last(open_page: OpenPage) -> None:
    """In words, such as "2 hours ago", where nobody sits and waits."""
    ask, embla = open_page(name="Ask", own=True), open_page(name="Embla")
    wish = {
        "game": "voluspa",
        "seats": [{"kind": "human", "name": "Ask"}, {"kind": "open"}],
        "clock": {"kind": "days", "days": 3},
    }
    table = call(ask, "POST", "tables", wish)["id"]
    call(embla, "POST", f"tables/{table}/seats/1", {"name": "Embla"})
    see_board(go(ask, table), go(embla, table))
    embla.close()
    expect(presence(ask, 1)).to_have_text(say("presence-online"))
    ask.clock.install()
    ask.clock.fast_forward("02:00:00")
    expect(presence(ask, 1)).to_have_text(say("presence-seen", when="2 hours ago"))
