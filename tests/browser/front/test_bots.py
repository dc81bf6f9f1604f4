"""How strong the bots are, where a level is chosen and on the page about it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.access.axe import grave_faults
from tests.browser.company.company import OPEN, go, lay
from tests.browser.conftest import OpenPage
from tests.browser.sitting import open_setup, origin, say
from tests.proof_options import mostly_long

pytestmark = pytest.mark.browser

LEVELS = range(1, 8)
SIZES = {"phone": (390, 844), "desktop": (1280, 800)}


def named(level: int) -> str:
    """A level as it stands where one is chosen."""
    return say("level-named", name=say("bot-seer", level=level), strength=say(f"level-{level}"))


def fits(page: Page) -> bool:
    """Whether nothing of a page stands out on the right."""
    inside: bool = page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth")
    return inside


@pytest.mark.parametrize("size", mostly_long(SIZES, ["phone"]))
def test_a_level_is_chosen_knowing_how_strong_it_is(
    open_page: OpenPage, screenshots: Path | None, size: str
) -> None:
    """From the form to the page that shows all levels, strongest first, and what was learned."""
    width, height = SIZES[size]
    page = open_page(own=True, viewport={"width": width, "height": height})
    open_setup(page, "voluspa")
    choice = page.get_by_label(say("setup-seat-level-of", number=2))
    expect(choice).to_have_value("seer-3")
    expect(choice.get_by_role("option")).to_have_text([named(level) for level in LEVELS])
    choice.select_option(label=named(1))
    expect(choice).to_have_value("seer-1")
    if screenshots is not None:
        page.screenshot(path=screenshots / f"levels-{size}.png")
    with page.expect_popup() as opened:
        page.get_by_role("link", name=say("level-how-strong")).click()
    ladder = opened.value
    title = say("bots-title", game=say("hall-game-voluspa"))
    ladder.get_by_role("heading", name=title, level=1).wait_for()
    table = ladder.get_by_role("table", name=say("ranking-players", count=2), exact=True)
    for level in LEVELS:
        name = f"{say('bot-seer', level=level)} {say(f'level-{level}')}"
        expect(table.get_by_role("rowheader", name=name, exact=True)).to_be_visible()
    ratings = [int(text.split()[0]) for text in table.locator("tbody td.number").all_inner_texts()]
    assert ratings == sorted(ratings, reverse=True)
    steps = ladder.get_by_role("table", name=say("bots-steps")).first
    expect(steps.get_by_role("row")).to_have_count(len(LEVELS))
    positions = ladder.get_by_role("columnheader", name=say("bots-positions"))
    expect(positions).to_be_hidden()
    if screenshots is not None:
        ladder.screenshot(path=screenshots / f"bots-{size}.png", full_page=True)
    ladder.get_by_text(say("bots-learned"), exact=True).click()
    expect(positions).to_be_visible()
    assert fits(ladder)
    assert grave_faults(ladder) == []
    if screenshots is not None:
        ladder.screenshot(path=screenshots / f"bots-{size}-learned.png", full_page=True)
    ladder.close()


def test_whoever_gives_a_seat_to_a_bot_chooses_among_the_levels(open_page: OpenPage) -> None:
    """A bot without a level that sits there stays a choice; the page about them is one click away."""
    page = open_page()
    go(page, lay(page, {"kind": "bot", "bot": "greedy"}, OPEN))
    page.get_by_role("button", name=say("sit-change-seat", number=2)).click()
    choice = page.get_by_label(say("setup-seat-level-of", number=2))
    expect(choice).to_have_value("greedy")
    names = [say("bot-greedy"), *map(named, LEVELS)]
    expect(choice.get_by_role("option")).to_have_text(names)
    expect(page.get_by_role("link", name=say("level-how-strong"))).to_have_attribute("href", "#/bots/voluspa")


def test_a_hall_without_compiled_kernels_says_that_levels_are_weaker(open_page: OpenPage) -> None:
    """And a game that nobody has measured says that, too."""
    page = open_page(own=True)
    told: dict[str, Any] = {"game": "voluspa", "kernels": "plain", "tables": [], "learned": None}
    page.route("**/api/games/voluspa/bots", lambda route: route.fulfill(json=told))
    page.goto(f"{origin(page)}/#/ranking/voluspa")
    page.get_by_role("link", name=say("level-how-strong")).click()
    expect(page.get_by_text(say("bots-plain"))).to_be_visible()
    expect(page.get_by_text(say("bots-none"))).to_be_visible()
    expect(page.get_by_role("table")).to_have_count(0)
