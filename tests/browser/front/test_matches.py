"""A duplicate match of three friends from its link to its standings."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.access.axe import grave_faults
from tests.browser.company.company import SHORT, call, play_out
from tests.browser.conftest import OpenPage
from tests.browser.sitting import Sitting, origin, say

pytestmark = pytest.mark.browser
FRIENDS = ("Ullr", "Snotra", "Gefjon")
DEALS = 2
"""Of a match of one round for two at a table: one from each seat."""


def play(page: Page, match: str, number: int) -> None:
    """Begin a deal by its button, and play it to its end by the hall's interface."""
    page.goto(f"{origin(page)}/#/match/{match}")
    page.get_by_role("button", name=say("daily-match-deal", number=number)).click()
    table = Sitting(page).id
    page.goto(f"{origin(page)}/icon.svg")
    play_out(page, table=table)


def test_a_match_of_three_from_its_link_to_its_standings(open_page: OpenPage) -> None:
    """Friends join by the link and play all deals; each sees others' plays of a deal after the own one."""
    pages = [open_page(name=name) for name in FRIENDS]
    match = call(pages[0], "POST", "matches", {"game": "voluspa", "options": SHORT, "rounds": 1})["id"]
    for page in pages[1:]:
        page.goto(f"{origin(page)}/#/match/{match}")
        page.get_by_role("button", name=say("daily-match-join")).click()
        expect(page.get_by_label(say("daily-match-link"))).to_have_value(re.compile(f"#/match/{match}$"))
    first, *others = pages
    for page in others:
        for number in range(1, DEALS + 1):
            play(page, match, number)
    first.goto(f"{origin(first)}/#/match/{match}")
    deal = first.get_by_role("region", name=say("daily-match-deal", number=1))
    expect(deal.get_by_role("button")).to_be_visible()
    expect(deal.get_by_role("link")).to_have_count(0)
    play(first, match, 1)
    first.goto(f"{origin(first)}/#/match/{match}")
    expect(deal.get_by_role("link")).to_have_count(len(FRIENDS))
    play(first, match, DEALS)
    first.goto(f"{origin(first)}/#/match/{match}")
    standings = first.get_by_role("region", name=say("daily-match-standings"))
    rows = standings.get_by_role("listitem")
    expect(rows).to_have_count(len(FRIENDS))
    for name in FRIENDS:
        expect(standings).to_contain_text(name)
    for row in rows.all():
        expect(row).to_contain_text(say("daily-match-compared", count=DEALS))
    assert grave_faults(first) == []
