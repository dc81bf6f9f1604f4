"""Days of deals with two players, in the browser, under the test's clock."""

from __future__ import annotations

import time
import uuid

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.company.company import call, play_out
from tests.browser.conftest import OpenPage
from tests.browser.front.journeys import GAMES
from tests.browser.hall import Hall
from tests.browser.sitting import origin, say
from tests.proof_options import mostly_long
from tests.server.timekeeping import ahead

pytestmark = pytest.mark.browser
PLAYERS = ("Hnoss", "Gersemi")
DAY_SECONDS = 24 * 60 * 60
WEEK = 7
POLLED_MS = 40_000
"""Milliseconds after which an open page has asked for its day again."""


def deal_of(page: Page, game: str, day: str = "") -> Locator:
    """The deal of a game on the page of a day, as the hall tells of it now."""
    page.goto(f"{origin(page)}/#/nowhere")
    page.goto(f"{origin(page)}/#/daily{day and f'/{day}'}")
    return page.get_by_role("region", name=say(f"hall-game-{game}"))


def shows(deal: Locator, *names: str) -> None:
    """The table of a deal has these players, in any order; none where it is not told yet."""
    rows = deal.get_by_role("rowheader")
    expect(rows).to_have_count(len(names))
    assert sorted(rows.all_inner_texts()) == sorted(names)
    expect(deal.get_by_text(say("daily-rows-later"))).to_have_count(0 if names else 1)


def play(page: Page, game: str, *, whole: bool) -> None:
    """Begin one's try on the page of the day; play it to its end by the hall's interface, or resign there."""
    deal = deal_of(page, game)
    shows(deal)
    deal.get_by_role("button", name=say("daily-play-game", game=say(f"hall-game-{game}"))).click()
    page.wait_for_url("**/#/table/*")
    table = page.url.rpartition("/")[2]
    page.goto(f"{origin(page)}/#/nowhere")
    play_out(page, table=table, until=lambda _: not whole)
    if not whole:
        view = call(page, "GET", f"tables/{table}")
        given = {"seat": view["viewer"], "expected_seq": view["seq"], "action_id": str(uuid.uuid4())}
        call(page, "POST", f"tables/{table}/resign", given)


@pytest.mark.parametrize("days", mostly_long([2, WEEK], [2]))
def test_days_of_deals_of_two_players(timed_hall: Hall, open_page: OpenPage, days: int) -> None:
    """Each day has new deals; before one's own try nothing is seen of the other's, and afterwards both."""
    # At noon, so that no day ends by itself.
    opened = time.time()
    noon = (DAY_SECONDS / 2 - opened) % DAY_SECONDS
    ahead.move(timed_hall.ahead, noon)
    one, two = (open_page(timed_hall, account=name) for name in PLAYERS)
    known: list[str] = []
    for number in range(days):
        game = GAMES[number % len(GAMES)]
        today = call(one, "GET", "daily")["today"]
        known.append(today["commitment"])
        play(one, game, whole=days == WEEK)
        shows(deal_of(one, game), PLAYERS[0])
        play(two, game, whole=days == WEEK)
        for page in (one, two):
            shows(deal_of(page, game), *PLAYERS)
        ahead.move(timed_hall.ahead, noon + (number + 1) * DAY_SECONDS)
        # Also whoever comes to a day that is over sees who played then.
        shows(deal_of(two, game, today["day"]), *PLAYERS)
    assert len(set(known)) == days
    deal_of(one, GAMES[0])
    links = one.get_by_role("navigation", name=say("daily-days")).get_by_role("link")
    # In the afternoon the hall was opened the day before that noon.
    before = int((opened + noon) // DAY_SECONDS - opened // DAY_SECONDS)
    expect(links).to_have_count(before + days + 1)


def test_a_day_that_begins_while_its_page_is_open_makes_the_page_again(
    timed_hall: Hall, open_page: OpenPage
) -> None:
    """No text changes in place, because a browser that has translated it could not follow."""
    opened = time.time()
    ahead.move(timed_hall.ahead, (DAY_SECONDS / 2 - opened) % DAY_SECONDS)
    page = open_page(timed_hall, own=True)
    page.clock.install()
    page.goto(f"{origin(page)}/#/daily")
    links = page.get_by_role("navigation", name=say("daily-days")).get_by_role("link")
    expect(links.first).to_have_text(say("daily-today"))
    days = links.count()
    ahead.move(timed_hall.ahead, (DAY_SECONDS / 2 - opened) % DAY_SECONDS + DAY_SECONDS)
    page.clock.run_for(POLLED_MS)
    expect(links).to_have_count(days + 1)
