"""A match of four friends with each other, as one of them begins it, sits down and is told who waits."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from tests import PATIENCE
from tests.browser.access.axe import grave_faults
from tests.browser.conftest import OpenPage
from tests.browser.sitting import Sitting, origin, say

pytestmark = pytest.mark.browser
OTHERS = 3


def ask(friend: httpx.Client, method: str, path: str, body: Any = None) -> Any:
    """A request of a friend who has no page here."""
    answer = friend.request(method, f"/api/{path}", json=body)
    assert answer.is_success, answer.text
    return answer.json()


def test_friends_with_each_other_meet_at_tables_of_two(open_page: OpenPage) -> None:
    """It is begun by the form, starts with the fourth friend, and a table opens when both have sat down."""
    page = open_page(name="Vali")
    page.goto(f"{origin(page)}/#/daily")
    page.get_by_text(say("daily-match-new")).click()
    page.get_by_label(say("daily-match-way")).select_option("4")
    page.get_by_label(say("time-clock")).select_option("3")
    page.get_by_role("button", name=say("daily-match-begin")).click()
    expect(page.get_by_role("status")).to_contain_text(say("daily-match-missing", count=OTHERS))
    match = page.url.rpartition("/")[2]
    with ExitStack() as stack:
        friends = [
            stack.enter_context(httpx.Client(base_url=origin(page), timeout=PATIENCE)) for _ in range(OTHERS)
        ]
        for friend in friends:
            ask(friend, "GET", "me")
            found = ask(friend, "POST", f"matches/{match}/players", {})
        other = next(one for pair in found["deals"][0]["pairs"] if 0 in pair for one in pair if one)
        table = ask(friends[other - 1], "POST", f"matches/{match}/deals/1", {})
        page.reload()
        following = page.get_by_role("region", name=say("daily-match-next"))
        name = found["players"][other]
        expect(following).to_contain_text(say("daily-match-with", number=1, name=name))
        expect(following).to_contain_text(say("daily-match-waits", name=name))
        assert grave_faults(page) == []
        following.get_by_role("button", name=say("daily-play")).click()
        sitting = Sitting(page)
        sitting.board.wait_for()
        assert sitting.id == table["id"]
