"""A puzzle on the real board: the list, a wrong try, the solution, both beside each other."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from gladsheim.puzzles import collection
from tests.browser.access.axe import grave_faults
from tests.browser.conftest import OpenPage
from tests.browser.sitting import origin, say
from tests.browser.study.test_learning import lay

pytestmark = pytest.mark.browser
PUZZLES = list(collection("voluspa").values())
# With another tile each: the one that was tried stays in the hand, chosen.
FIRST = next(one for one in PUZZLES if one.solution.split("@")[0] != one.others[0].action.split("@")[0])


def test_a_puzzle_is_tried_and_solved(open_page: OpenPage) -> None:
    """What a wrong try misses is told and leaves the board; the solution ends it, and is remembered.

    A puzzle that is solved has no serious or critical fault for axe-core.
    """
    page = open_page()
    page.goto(f"{origin(page)}/#/puzzles/voluspa")
    all_of_them = page.get_by_role("list", name=say("puzzles-all"))
    one = all_of_them.get_by_role("link").nth(PUZZLES.index(FIRST))
    expect(one).to_contain_text(say("puzzles-state", state="new"))
    one.click()
    panel = page.get_by_role("complementary", name=say("puzzles-task"))
    expect(panel.get_by_role("button", name=say("puzzles-show"))).to_be_enabled()
    lay(page, *FIRST.others[0].action.split("@"))
    expect(panel).to_contain_text(say("puzzles-wrong"))
    lay(page, *FIRST.solution.split("@"))
    expect(panel).to_contain_text(say("puzzles-solved"))
    assert grave_faults(page) == []
    panel.get_by_role("button", name=say("puzzles-compare")).click()
    expect(page.get_by_role("region", name=say("review-compare")).get_by_role("article")).to_have_count(2)
    panel.get_by_role("link", name=say("puzzles-next")).click()
    expect(panel.get_by_role("button", name=say("puzzles-show"))).to_be_enabled()
    page.get_by_role("link", name=say("puzzles-all")).click()
    expect(one).to_contain_text(say("puzzles-state", state="solved"))
