"""Two players and a watcher, each in a browser of their own, through a whole live game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.company.company import OPEN, call, go, lay, play_out, press, see_board, take_turn
from tests.browser.conftest import OpenPage
from tests.browser.sitting import Sitting, say

pytestmark = pytest.mark.browser

OFFLINE = re.compile("ERR_INTERNET_DISCONNECTED")
BEFORE_THE_CUT = 5


def lost(page: Page) -> Locator:
    """What the page says while its browser has no network."""
    return page.get_by_role("status").filter(has_text=say("status-offline"))


def mover(*sittings: Sitting) -> Sitting:
    """Whoever is to act, as soon as their own page says so."""
    acting = sittings[0].view()["to_act"]
    found = next(sitting for sitting in sittings if sitting.view()["seats"][acting]["mine"])
    expect(found.page).to_have_title(re.compile("^●"))
    return found


def deeds(sitting: Sitting) -> list[tuple[int, int, str, int]]:
    """What was done, as everybody may know it."""
    return [(e["seq"], e["seat"], e["action"], e["points"]) for e in sitting.view()["log"]]


def test_a_live_game_survives_a_disconnect(open_page: OpenPage, faults: list[str], long: bool) -> None:
    """A move that is made in a tunnel stands once, what others did meanwhile is caught up with, and
    at the end all three browsers show the same result.
    """
    host, guest, watcher = open_page(name="Hildr"), open_page(name="Göndul"), open_page()
    first = go(host, lay(host, OPEN, name="Hildr"))
    second, watched = go(guest, first.id), go(watcher, first.id)
    press(guest, "sit-down-on", number=2)
    see_board(first, second, watched)
    for _ in range(BEFORE_THE_CUT if long else 1):
        take_turn(first, second)
    away = mover(first, second)
    stays = second if away is first else first
    seq = stays.view()["seq"]
    away.page.context.set_offline(True)
    watcher.context.set_offline(True)
    expect(lost(away.page)).to_be_visible()
    away.move()
    assert stays.view()["seq"] == seq
    away.page.context.set_offline(False)
    expect(stays.page).to_have_title(re.compile("^●"))
    assert stays.view()["seq"] == seq + 1
    take_turn(first, second)
    expect(lost(watcher)).to_be_visible()
    watcher.context.set_offline(False)
    expect(lost(watcher)).to_have_count(0)
    while long and call(host, "GET", f"tables/{first.id}")["status"] != "over":
        take_turn(first, second)
    play_out(host, guest)
    ends = [sitting.ranking() for sitting in (first, second, watched)]
    assert ends[0] == ends[1] == ends[2]
    logs = [deeds(sitting) for sitting in (first, second, watched)]
    assert logs[0] == logs[1] == logs[2]
    # All that the browser complained of was that there was no network.
    assert faults
    assert all(OFFLINE.search(fault) for fault in faults), faults
    faults.clear()
