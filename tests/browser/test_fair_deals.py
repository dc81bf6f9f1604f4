"""Fair deals in the browser: the page adds its nonce by itself, and computes everything again at the end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.sitting import Sitting, open_setup, say, sit_down

pytestmark = pytest.mark.browser
SECONDS = 30_000


def play_out(sitting: Sitting) -> None:
    """Play the first legal action until the game is over."""
    while (view := sitting.view())["status"] == "running":
        if view["my_turn"]:
            sitting.page.request.post(
                f"{sitting.page.url.partition('/#')[0]}/api/tables/{view['id']}/actions",
                data={
                    "action": view["choices"][0]["action"],
                    "expected_seq": view["seq"],
                    "action_id": f"00000000-0000-4000-8000-{view['seq']:012d}",
                    "seat": view["to_act"],
                },
            )


def test_who_sits_down_has_a_share_in_the_deal(open_page: OpenPage) -> None:
    """From the form to the last move: promised, told, in the deal, and found right by the page."""
    page = open_page()
    open_setup(page)
    sitting = sit_down(page)
    assert sitting.wait_for_turn()
    nonces = sitting.view()["nonces"]
    assert re.fullmatch("[0-9a-f]{64}", nonces[0]["nonce"])
    assert nonces[1] is None
    play_out(sitting)
    sitting.over.wait_for()
    sitting.over.get_by_text(say("table-commitment"), exact=True).click()
    sitting.over.get_by_role("button", name=say("fair-check")).click()
    found = sitting.over.get_by_role("status")
    name = sitting.view()["seats"][0]["name"]
    expect(found).to_contain_text(say("fair-nonce-own", name=name), timeout=SECONDS)
    expect(found).to_contain_text(say("fair-secret-holds"))
    expect(found).not_to_contain_text("✗")
    words = sitting.over.locator("ol.words li")
    assert words.count() == sum(not entry["undone"] for entry in sitting.view()["log"]) + 1
