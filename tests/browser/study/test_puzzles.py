"""A puzzle on the real board: the list, a wrong try, the solution, both beside each other."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Any

import pytest
from playwright.sync_api import expect

from gladsheim.puzzles import collection
from tests.browser.access.axe import grave_faults
from tests.browser.company.company import call, go, play_out, press
from tests.browser.conftest import OpenPage
from tests.browser.hall import Hall
from tests.browser.sitting import make_table, origin, say
from tests.browser.study.test_learning import lay
from tests.browser.study.test_review import REVIEWED_MS

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


GAMES: dict[str, dict[str, Any]] = {
    "voluspa": {"set": "base"},
    "valda": {"players": 2, "first": 0},
    "valhalla": {"players": 2, "first": 0, "target": 30},
}
DAYS_LATER = "UPDATE reviews SET ended = '2026-01-02T03:04:05.000Z'"


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_blunder_comes_back_days_later(mortal_hall: Hall, open_page: OpenPage, game: str) -> None:
    """A game is reviewed, its biggest miss taken once more, and days later it is a puzzle of one's own."""
    page = open_page(mortal_hall)
    table = make_table(page, game, ["greedy"], 1, GAMES[game])["id"]
    play_out(page, table=table, choose=lambda view: min(view["choices"], key=lambda one: one["points"]))
    go(page, table)
    press(page, "review-ask")
    panel = page.get_by_role("region", name=say("review-title"))
    panel.get_by_role("heading", name=say("review-summary")).wait_for(timeout=REVIEWED_MS)
    page.goto(f"{origin(page)}/#/table/{table}/ply/0/review")
    miss = panel.get_by_text(say("review-biggest-miss")).first
    miss.locator("xpath=..").get_by_role("button").click()
    compared = page.get_by_role("region", name=say("review-compare"))
    expect(compared.get_by_role("article")).to_have_count(2)
    compared.get_by_role("button", name=say("review-try")).click()
    expect(compared.get_by_text(say("review-try-about"))).to_be_visible()
    assert call(page, "GET", f"puzzles/{game}")["own"] == []
    page.goto(f"{origin(page)}/icon.svg")
    mortal_hall.stop()
    with closing(sqlite3.connect(mortal_hall.folder / "hall.db")) as database, database:
        assert database.execute(DAYS_LATER).rowcount == 1
    mortal_hall.start()
    page.goto(f"{origin(page)}/#/puzzles/{game}")
    own = page.get_by_role("region", name=say("puzzles-own")).get_by_role("link").first
    expect(own).to_contain_text(say("puzzles-state", state="new"))
    own.click()
    task = page.get_by_role("complementary", name=say("puzzles-task"))
    task.get_by_role("button", name=say("puzzles-show")).click()
    expect(task.get_by_role("button", name=say("puzzles-compare"))).to_be_visible()
    page.get_by_role("link", name=say("puzzles-all")).click()
    expect(own).to_contain_text(say("puzzles-state", state="shown"))
