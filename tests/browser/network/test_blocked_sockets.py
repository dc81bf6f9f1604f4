"""Tables where the way to the hall lets requests through, but no socket."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.company.company import call, go, lay, see_board
from tests.browser.company.test_talk import FREE, messages, tab, write
from tests.browser.conftest import OpenPage
from tests.browser.network.between import BLOCKED, OPEN, HallBehind
from tests.browser.sitting import Sitting, open_table, say

pytestmark = [pytest.mark.browser, pytest.mark.nginx]

TOLD = re.compile(re.escape(say("asking-blocked", seconds=0)).replace("0", r"\d+"))


@pytest.fixture
def hall(built_page: None, tmp_path: Path) -> Iterator[HallBehind]:
    """A hall behind an nginx of the test's own."""
    hall = HallBehind(tmp_path)
    hall.start()
    yield hall
    hall.stop()


@pytest.fixture(autouse=True)
def only_expected(open_page: OpenPage, faults: list[str]) -> Iterator[None]:
    """What the browser says of the refused handshakes is no fault of the page."""
    yield
    faults[:] = [fault for fault in faults if "Failed to load resource" not in fault]


def blocked(page: Page) -> Locator:
    """The line that says that live updates are blocked; screen readers are told beside it, once."""
    return page.get_by_role("paragraph").filter(has_text=TOLD)


def never_unreachable(page: Page) -> None:
    """The hall answers, so that nobody says that it does not."""
    expect(page.get_by_text(say("status-unreachable"))).to_have_count(0)


def play(sitting: Sitting, moves: int) -> None:
    """So many turns, each after all others have moved."""
    for _ in range(moves):
        assert sitting.wait_for_turn()
        sitting.move()
    assert sitting.wait_for_turn()


def test_a_game_is_played_where_sockets_are_blocked(open_page: OpenPage, hall: HallBehind) -> None:
    """The bot's answers come by themselves, and one line says why they come a little late."""
    hall.go(BLOCKED)
    sitting = open_table(open_page(hall), ["greedy"], set="base")
    expect(blocked(sitting.page)).to_be_visible()
    play(sitting, 4)
    expect(blocked(sitting.page)).to_be_visible()
    never_unreachable(sitting.page)


def test_the_socket_is_used_again_as_soon_as_it_is_let_through(open_page: OpenPage, hall: HallBehind) -> None:
    """The line goes, nothing else is said, and the table is asked for no more."""
    hall.go(BLOCKED)
    sitting = open_table(open_page(hall), ["greedy"], set="base")
    page = sitting.page
    expect(blocked(page)).to_be_visible()
    hall.go(OPEN)
    expect(blocked(page)).to_have_count(0)
    never_unreachable(page)
    assert sitting.wait_for_turn()
    asked: list[str] = []
    whole = f"/api/tables/{sitting.id}"
    page.on("request", lambda sent: asked.append(sent.url) if sent.url.endswith(whole) else None)
    play(sitting, 2)
    assert asked == []


def test_people_meet_and_talk_where_sockets_are_blocked(open_page: OpenPage, hall: HallBehind) -> None:
    """Seats, the fair deal, moves and chat reach whoever only asks."""
    hall.go(BLOCKED)
    ask, embla = open_page(hall, name="Ask"), open_page(hall, name="Embla")
    table = lay(ask, FREE, name="Ask")
    first = go(ask, table)
    expect(blocked(ask)).to_be_visible()
    call(embla, "POST", f"tables/{table}/seats/1", {"name": "Embla"})
    second = go(embla, table)
    see_board(first, second)
    write_to = tab(ask, "chat")
    write_to.click()
    write(ask, "Hail!")
    tab(embla, "chat").click()
    expect(messages(embla)).to_have_count(1)
    actor, other = (first, second) if first.view()["my_turn"] else (second, first)
    assert actor.wait_for_turn()
    actor.move()
    expect(other.page.get_by_role("list", name=say("table-log"))).to_have_count(0)
    tab(other.page, "log").click()
    expect(other.page.get_by_role("list", name=say("table-log")).get_by_role("listitem")).not_to_have_count(0)
