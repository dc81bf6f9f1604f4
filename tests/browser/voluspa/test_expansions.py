"""The expansions' special moves, by keyboard."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.access.keyboard import Keyboard
from tests.browser.conftest import OpenPage
from tests.browser.sitting import Sitting, open_setup, open_table, say, sit_down

pytestmark = pytest.mark.browser

SHORT, LONG = 6, 30


def kind_of(choice: dict[str, Any], phase: str) -> str:
    """What is special about a choice."""
    if phase == "hermod" and choice["type"] == "play":
        return "chain"
    if choice.get("boosts"):
        return "boost"
    return str(choice["way"] if choice["type"] == "play" else choice["type"])


def decide(sitting: Sitting, seen: Counter[str]) -> None:
    """Make the offered kind of choice that was made least often, among those the one with most points."""
    view = sitting.view()
    phase, hand = view["scene"]["phase"], view["scene"]["seats"][view["viewer"]]["hand"]
    choice = min(
        view["choices"],
        key=lambda choice: (seen[kind_of(choice, phase)], -choice["points"], choice["action"]),
    )
    seen[kind_of(choice, phase)] += 1
    Keyboard(sitting).perform(choice, hand)


def test_everything_at_one_table_by_keyboard(open_page: OpenPage, long: bool) -> None:
    """With all kinds and two bots, decisions come out as meant, and no special move is passed over."""
    page = open_page()
    open_setup(page)
    page.get_by_role("radio", name=say("voluspa-set-all")).check()
    page.get_by_role("button", name=say("setup-seat-add")).click()
    for number in (2, 3):
        page.get_by_label(say("setup-seat-level-of", number=number)).select_option("seer-1")
    sitting = sit_down(page)
    seen: Counter[str] = Counter()
    most = LONG if long else SHORT
    while sum(seen.values()) < most and sitting.wait_for_turn():
        decide(sitting, seen)
    assert sum(seen.values()) == most
    assert {"beside", "cover"} <= set(seen)


def test_chains_boosts_bumps_and_flights_by_keyboard(open_page: OpenPage) -> None:
    """At tables of the four kinds that bring them, every special move is made."""
    page = open_page()
    wanted = {"chain", "boost", "bump", "flight"}
    seen: Counter[str] = Counter()
    # A single short game may not deal a Freya in time.
    for _ in range(5):
        if wanted <= set(seen):
            break
        sitting = open_table(page, ["random"], set="custom", kinds=["Hm", "Jo", "Fr", "Ra"])
        while not wanted <= set(seen) and sitting.wait_for_turn():
            decide(sitting, seen)
    assert wanted <= set(seen)


def test_escape_takes_each_step_back(open_page: OpenPage) -> None:
    """Escape leaves the chosen cell first, then the tile, and nothing is sent to the hall."""
    sitting = open_table(open_page(), ["random"], set="base")
    sitting.wait_for_turn()
    pressed = sitting.page.get_by_role("button", pressed=True)
    for key, count in (("1", 1), ("Enter", 2), ("Escape", 1), ("Escape", 0)):
        if key == "Enter":
            Keyboard(sitting).to_board()
        before = sitting.view()["seq"]
        sitting.page.keyboard.press(key)
        expect(pressed).to_have_count(count)
        assert sitting.view()["seq"] == before
