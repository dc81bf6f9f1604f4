"""People's pages, rated games, and looking back at a game, as somebody at the browser meets them."""

from __future__ import annotations

import re

import msgspec
import pytest
from playwright.sync_api import Page, expect

from gladsheim.games import info
from gladsheim.games.voluspa.pieces import BY_CODE
from gladsheim.server.reviews.wire import ReviewedGames, TrendsView
from gladsheim.tables.results.summary import GameSummary, SeatSummary
from gladsheim.tables.results.trends import trends_of
from tests.browser.access.axe import grave_faults
from tests.browser.company.company import OPEN, call, go, lay, play_out, press, with_account
from tests.browser.conftest import OpenPage
from tests.browser.sitting import origin, say
from tests.server.calls import RATED_TERMS

pytestmark = pytest.mark.browser

RATED = {"rated": True, "visibility": "public", **RATED_TERMS}


def play_rated(one: Page, other: Page, *names: str) -> str:
    """A rated game of two accounts, played out while the first looks at it; its table."""
    table = lay(one, OPEN, name=names[0], **RATED)
    call(other, "POST", f"tables/{table}/seats/1", {"name": names[1]})
    go(one, table)
    play_out(one, other)
    return table


@pytest.fixture(scope="module")
def two(open_shared: OpenPage) -> tuple[Page, Page, str]:
    """Two accounts, each with a page, and the rated game that they have finished."""
    pages = open_shared(account="Skirnir"), open_shared(account="Gerd")
    return *pages, play_rated(*pages, "Skirnir", "Gerd")


@pytest.fixture
def rated(two: tuple[Page, Page, str]) -> tuple[Page, Page, str]:
    """The same; the first of them has come to the table."""
    go(two[0], two[2])
    two[0].reload()
    return two


def test_a_rated_game_from_its_end_to_the_profile(rated: tuple[Page, Page, str]) -> None:
    """The result tells what it did to the ratings; names lead to pages that tell the same."""
    ask, _, _ = rated
    result = ask.get_by_role("dialog")
    change = result.get_by_text(re.compile(r"1,?000 →"))
    expect(change).to_have_count(2)
    gained = change.first.inner_text().split()[-1].replace(",", "")
    winner = result.get_by_role("listitem").first.get_by_role("link")
    name = winner.inner_text()
    winner.click()
    ask.get_by_role("heading", name=name, level=1).wait_for()
    article = ask.get_by_role("article")
    expect(article).to_contain_text(say("people-wins", count=1))
    expect(article).to_contain_text(gained)
    expect(article).to_contain_text(say("people-provisional"))
    ask.get_by_role("link", name=re.compile(say("rated-tag"))).click()
    expect(ask).to_have_title(re.compile(say("replay-title")))


def test_a_finished_game_is_stepped_through(rated: tuple[Page, Page, str]) -> None:
    """By link, buttons, keys, slider and log; the link says where one is, and nothing can be done."""
    ask, embla, table = rated
    plies = call(ask, "GET", f"tables/{table}")["seq"]
    # The result is laid out anew when ratings and curve have come.
    expect(ask.get_by_text(re.compile(r"1,?000 →"))).to_have_count(2)
    ask.get_by_text(say("over-more"), exact=True).click()
    ask.get_by_role("slider", name=say("review-curve")).wait_for()
    ask.get_by_role("link", name=say("replay-step")).click()
    slider = ask.get_by_role("slider", name=say("replay-slider"))
    expect(slider).to_have_value("0")
    press(ask, "replay-forward")
    expect(slider).to_have_value("1")
    expect(ask).to_have_url(re.compile(rf"/#/table/{table}/ply/1$"))
    ask.keyboard.press("End")
    expect(slider).to_have_value(str(plies))
    ask.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(plies - 1))
    press(ask, "replay-first")
    expect(slider).to_have_value("0")
    expect(ask.get_by_role("button", name=say("replay-back"))).to_be_disabled()
    ask.get_by_role("list", name=say("table-log")).get_by_role("button").last.click()
    expect(slider).to_have_value("1")
    slider.fill("3")
    expect(slider).to_have_value("3")
    expect(ask).to_have_url(re.compile("/ply/3$"))
    hands = [call(page, "GET", f"tables/{table}/plies/3")["viewer"] for page in (ask, embla)]
    assert hands == [0, 1]
    ask.get_by_label(say("replay-eyes"), exact=True).select_option(label="Gerd")
    ask.reload()
    expect(slider).to_have_value("3")
    ask.get_by_label(say("review-speed")).select_option("4")
    press(ask, "replay-play")
    expect(slider).to_have_value(str(plies))


@pytest.mark.long  # The short form of test_walk and test_longer looks at these pages, after no game.
@pytest.mark.parametrize(("theme", "width"), [("dark", 1280), ("light", 360)])
def test_axe_finds_nothing_grave_on_the_pages_of_people(open_page: OpenPage, theme: str, width: int) -> None:
    """Profile, ranking, looking back, account and form: nothing serious, and nothing beside the screen."""
    names = (f"Hod {width}", f"Nanna {width}")
    ask = open_page(viewport={"width": width, "height": 740}, account=names[0])
    embla = open_page(account=names[1])
    ask.get_by_role("button", name=say("settings-title")).click()
    ask.get_by_role("dialog").get_by_role("combobox", name=say("settings-theme")).select_option(theme)
    press(ask, "settings-close")
    table = play_rated(ask, embla, *names)
    play_rated(ask, embla, *names)
    for place, ready in (
        (f"player/{names[0]}", ask.get_by_role("article")),
        ("ranking/voluspa", ask.get_by_role("heading", name=say("ranking-bots"))),
        (f"table/{table}/ply/2", ask.get_by_role("slider", name=say("replay-slider"))),
        ("account", ask.get_by_role("link", name=say("mine-records-get"))),
        ("new/voluspa", ask.get_by_role("checkbox", name=re.compile(say("setup-rated")))),
    ):
        ask.goto(f"{origin(ask)}/#/{place}")
        ready.first.wait_for()
        assert ask.locator("html").get_attribute("data-theme") == theme
        assert grave_faults(ask) == [], place
        assert ask.evaluate("document.documentElement.scrollWidth") <= width, place


def many_reviews() -> bytes:
    """What the hall says of fourteen reviewed games, in which Lokis missed most."""
    games = []
    for number in range(14):
        kinds = {kind: [4, float(number % 3 == 0)] for kind in BY_CODE}
        kinds["Lo"] = [6, 9.0 + number % 2]
        decisions, missed = (sum(column) for column in zip(*kinds.values(), strict=True))
        thirds = [[decisions, missed], [0, 0.0], [0, 0.0]]
        lead, luck = 12.0 + number % 2, float(number % 5)
        own = SeatSummary(0, int(decisions), missed, 0.5, lead, luck, 0.8, kinds, thirds)
        games.append(GameSummary(f"table {number}", f"2026-01-{28 - number:02}T12:00:00Z", True, own))
    found = trends_of(games, info("voluspa")().presenter.kind_name, own=True)
    counts = [ReviewedGames(name, 14 * (name == "voluspa")) for name in ("voluspa", "valda", "valhalla")]
    return msgspec.json.encode(TrendsView("Gerd", True, False, "voluspa", counts, 0, 5, 50, 5, found))


def test_a_page_of_trends_tells_what_is_sure(two: tuple[Page, Page, str]) -> None:
    """The most missed kind first and all by a button, each game; then it is shown to others."""
    page = two[1]
    told = "**/api/players/Gerd/trends*"
    page.route(told, lambda route: route.fulfill(body=many_reviews()))
    page.goto(f"{origin(page)}/#/player/Gerd")
    page.get_by_role("link", name=say("people-trends")).click()
    results = page.get_by_role("region", name=say("trends-leads"))
    expect(results).to_contain_text(say("trends-lead-ahead"))
    kinds = page.get_by_role("table", name=say("trends-kinds"))
    expect(kinds.get_by_role("row").nth(1)).to_contain_text(say("trends-where-more"))
    expect(kinds.get_by_role("row").nth(1)).to_contain_text(say("voluspa-tile-Lo"))
    page.get_by_role("button", name=say("trends-all", n=len(BY_CODE))).click()
    expect(kinds.get_by_role("row")).to_have_count(len(BY_CODE) + 1)
    page.get_by_text(say("trends-table")).click()
    expect(page.get_by_role("link", name="28 Jan 2026")).to_be_visible()
    assert grave_faults(page) == []
    page.get_by_role("checkbox", name=re.compile(say("trends-shown"))).check()
    page.get_by_role("checkbox", name=re.compile(say("trends-shown")), checked=True).wait_for()
    page.unroute(told)


def test_rated_is_for_accounts_with_a_seat_for_each(open_page: OpenPage) -> None:
    """A guest cannot ask for it and reads why; an account can, where no bot sits."""
    guest = open_page()
    guest.goto(f"{origin(guest)}/#/new/voluspa")
    box = guest.get_by_role("checkbox", name=re.compile(say("setup-rated")))
    expect(box).to_be_disabled()
    expect(guest.get_by_text(say("setup-rated-guest"))).to_be_visible()
    with_account(guest, "Byleist")
    expect(guest.get_by_text(say("setup-rated-seats"))).to_be_visible()
    guest.get_by_label(say("setup-seat-kind", number=2)).select_option(label=say("setup-seat-open"))
    box.check()
    press(guest, "setup-open")
    guest.get_by_role("heading", name=say("card-title")).wait_for()
    expect(guest.get_by_text(say("card-rated-yes"))).to_be_visible()


def test_a_page_is_made_private_and_records_are_fetched(rated: tuple[Page, Page, str]) -> None:
    """Others then read only that it is; one's own page stays, and all records come as one file."""
    ask, embla, table = rated
    ask.goto(f"{origin(ask)}/#/account")
    box = ask.get_by_role("checkbox", name=re.compile(say("mine-page-private")))
    expect(box).to_be_enabled()
    box.check()
    expect(box).to_be_checked()
    with ask.expect_download() as fetched:
        ask.get_by_role("link", name=say("mine-records-get")).click()
    lines = fetched.value.path().read_text().splitlines()
    assert len(lines) == 1
    commitment = call(ask, "GET", f"tables/{table}")["commitment"]
    assert commitment in lines[0]
    embla.goto(f"{origin(embla)}/#/player/Skirnir")
    expect(embla.get_by_text(say("people-private", name="Skirnir"))).to_be_visible()
    expect(embla.get_by_role("article")).to_have_count(0)
    ask.goto(f"{origin(ask)}/#/player/Skirnir")
    expect(ask.get_by_role("article")).to_have_count(1)
