"""A puzzle on the real board: the list, a wrong try, the solution, both beside each other."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from gladsheim.puzzles import collection
from gladsheim.puzzles.puzzle import Puzzle
from tests.browser.access.axe import grave_faults
from tests.browser.access.test_phone import PHONE
from tests.browser.company.company import call
from tests.browser.conftest import OpenPage
from tests.browser.hall import Hall
from tests.browser.sitting import AT_REST, origin, say
from tests.browser.study.days import act, badly_played, better, try_again
from tests.browser.study.test_learning import lay
from tests.proof_options import mostly_long
from tests.server.timekeeping import ahead

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
    # A phone that lies on its side is low: the board has the whole height below the head.
    page.set_viewport_size({"width": 667, "height": 375})
    page.wait_for_function("document.querySelector('main [data-board]').clientHeight >= 300")
    page.get_by_role("link", name=say("puzzles-all")).click()
    expect(one).to_contain_text(say("puzzles-state", state="solved"))


HIDDEN = """() => {
  const port = document.querySelector('[data-board]').getBoundingClientRect();
  const tiles = [...document.querySelectorAll('[data-board] .bone')].map(it => it.getBoundingClientRect());
  const cut = 2;
  return [tiles.length, tiles.filter(tile => tile.top < port.top - cut || tile.bottom > port.bottom + cut ||
    tile.left < port.left - cut || tile.right > port.right + cut).length];
}"""
"""How many tiles lie on Völuspá's board, and how many of them not wholly within what is seen of it."""
SIZES: dict[str, dict[str, Any]] = {"desk": {"viewport": {"width": 1280, "height": 800}}, "phone": PHONE}


LARGEST = 4
"""So many of the widest and of the highest positions are looked at in the short form."""


def extents(puzzle: Puzzle) -> tuple[int, int]:
    """How many columns and rows of the board lie between the outermost tiles."""
    columns, rows = zip(*(map(int, at.split(",")) for at in puzzle.observation["board"]), strict=True)
    return max(columns) - min(columns), max(rows) - min(rows)


def largest() -> list[Puzzle]:
    """The puzzles whose boards take most room, each once."""
    widest = sorted(PUZZLES, key=lambda puzzle: extents(puzzle)[0])[-LARGEST:]
    highest = sorted(PUZZLES, key=lambda puzzle: extents(puzzle)[1])[-LARGEST:]
    return [puzzle for puzzle in PUZZLES if puzzle in widest or puzzle in highest]


@pytest.mark.parametrize("size", SIZES)
def test_a_puzzle_is_seen_whole(open_page: OpenPage, size: str, long: bool) -> None:
    """All tiles of a position are seen before anything is chosen; then the edge counts those that are not."""
    page = open_page(**SIZES[size])
    for puzzle in PUZZLES if long else largest():
        page.goto(f"{origin(page)}/#/puzzles/voluspa/{puzzle.id}")
        panel = page.get_by_role("complementary", name=say("puzzles-task"))
        expect(panel.get_by_role("button", name=say("puzzles-show"))).to_be_enabled()
        laid = len(puzzle.observation["board"])
        page.wait_for_function(f"laid => ({HIDDEN})()[0] >= laid", arg=laid)
        page.evaluate(AT_REST)
        assert page.evaluate(HIDDEN)[1] == 0, puzzle.id


GAMES: dict[str, dict[str, Any]] = {
    "voluspa": {"set": "custom", "kinds": ["Od", "Th", "Tr", "Dr", "Fe"]},
    "valda": {"players": 2, "first": 0},
    "valhalla": {"players": 2, "first": 0, "target": 30},
}
DAYS = 3
DAY_SECONDS = 24 * 60 * 60


@pytest.mark.parametrize("game", mostly_long(GAMES, ["voluspa"]))
def test_a_miss_is_solved_days_later(timed_hall: Hall, open_page: OpenPage, game: str) -> None:
    """The biggest miss of a reviewed game is tried again, and solved as one's own puzzle days later."""
    page = open_page(timed_hall)
    table = badly_played(page, game, GAMES[game])
    try_again(page, game, table)
    for days, count in ((DAYS - 1, 0), (DAYS, 1)):
        ahead.move(timed_hall.ahead, days * DAY_SECONDS + 60)
        own = call(page, "GET", f"puzzles/{game}")["own"]
        assert min(1, len(own)) == count
    page.goto(f"{origin(page)}/#/")
    puzzles = page.get_by_role("region", name=say("hall-puzzles"))
    puzzles.get_by_role("link", name=say(f"hall-game-{game}")).click()
    expect(page.get_by_text(say("puzzles-own-new", count=len(own)), exact=True)).to_be_visible()
    link = page.get_by_role("region", name=say("puzzles-own")).get_by_role("link").first
    expect(link).to_contain_text(say("puzzles-state", state="new"))
    link.click()
    task = page.get_by_role("complementary", name=say("puzzles-task"))
    expect(task.get_by_role("button", name=say("puzzles-show"))).to_be_enabled()
    document = call(page, "GET", f"puzzles/{game}/{own[0]['id']}")["document"]
    act(page, game, document, better(page, table, own[0]["number"]))
    expect(task).to_contain_text(say("puzzles-solved"))
    page.get_by_role("link", name=say("puzzles-all")).click()
    expect(link).to_contain_text(say("puzzles-state", state="once"))
