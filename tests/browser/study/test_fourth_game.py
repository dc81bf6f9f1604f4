"""A game that another package brings, on the page: offered, played, read as text, and in the laboratory."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.access.reader import Reader
from tests.browser.conftest import OpenPage
from tests.browser.hall import Hall
from tests.browser.sitting import open_seats, origin, say
from tests.fourth_game.conftest import SOURCES

pytestmark = pytest.mark.browser
TITLE = "Tic-tac-toe"


@pytest.fixture(scope="module")
def hall(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """A hall in whose installation there is tic-tac-toe."""
    hall = Hall(tmp_path_factory.mktemp("fourth"), settings={"PYTHONPATH": SOURCES})
    hall.start()
    yield hall
    hall.stop()


def test_it_is_offered_and_played_against_a_bot(open_page: OpenPage) -> None:
    """From the front page to the end, by buttons with the texts of the actions."""
    page = open_page()
    offer = page.get_by_role("article", name=TITLE)
    # It has neither lessons nor a rules page, only options and a ranking.
    expect(offer.get_by_role("link")).to_have_count(2)
    expect(page.get_by_role("article").first.get_by_role("link")).to_have_count(4)
    offer.get_by_role("button", name=say("hall-play-bot")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(TITLE)
    actions = page.get_by_role("group", name=say("table-turn-yours")).get_by_role("button")
    over = page.get_by_role("dialog", name=say("table-over-title"))
    marks = 0
    while True:
        actions.first.or_(over).first.wait_for()
        if over.count():
            break
        free = actions.count()
        actions.first.click()
        marks += 1
        expect(actions.nth(free - 1)).to_have_count(0)
    assert 3 <= marks <= 5


def test_it_is_read_and_played_as_text(open_page: OpenPage) -> None:
    """The commands that every table has suffice."""
    page = open_page()
    open_seats(page, "tictactoe", ["random"], 1, {})
    page.get_by_role("img", name=say("table-board")).wait_for()
    reader = Reader(page).open()
    assert "1: a1" in reader.ask("choices")
    reader.ask("do 1")
    reader.ask("yes")
    expect(reader.position).to_contain_text("X")


def test_it_is_in_the_laboratory(open_page: OpenPage) -> None:
    """Played there from the empty table; what no game is called is still not found."""
    page = open_page()
    page.goto(f"{origin(page)}/#/lab/tictactoe")
    expect(page.get_by_role("heading", level=1)).to_contain_text(TITLE)
    page.get_by_role("button", name="b2").click()
    expect(page.get_by_role("img", name=say("table-board"))).to_contain_text("X")


def test_a_table_is_set_up_by_the_form(open_page: OpenPage) -> None:
    """Seats and clocks as for every game; it has no options of its own."""
    page = open_page()
    page.get_by_role("article", name=TITLE).get_by_role("link", name=say("hall-play-options")).click()
    page.get_by_role("button", name=say("setup-start"), exact=True).click()
    page.get_by_role("img", name=say("table-board")).wait_for()
