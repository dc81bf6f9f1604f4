"""Light: the system's or the chosen one, there before anything is drawn, and enough of it to read by."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.hall import ROOT
from tests.browser.sitting import open_table, say

pytestmark = pytest.mark.browser

TOKEN = re.compile(r"--([\w-]+): (#[0-9a-f]{6});")
TEXTS = ("text", "text-mid", "text-soft", "score", "gold-text")
GROUNDS = ("ground", "float-solid")
BADGES = (("on-badge", "badge"), *(("on-seat", f"colour-{seat}") for seat in range(6)))
READABLE, SEEN = 4.5, 3.0
# What the page was drawn with when the first of it came.
FIRST = """new MutationObserver((_, watch) => {
  if (!document.body) return;
  window.firstTheme = document.documentElement.dataset.theme;
  watch.disconnect();
}).observe(document, { childList: true, subtree: true });"""


def theme(page: Page) -> str | None:
    """The theme that is shown."""
    return page.locator("html").get_attribute("data-theme")


def tint(page: Page) -> set[str | None]:
    """What the browser is told to draw around the page."""
    return {meta.get_attribute("content") for meta in page.locator('meta[name="theme-color"]').all()}


def choose(page: Page, wanted: str, setting: str = "settings-theme") -> None:
    """Choose a theme in the settings, or something else."""
    page.get_by_role("button", name=say("settings-title")).click()
    page.get_by_role("combobox", name=say(setting)).select_option(wanted)
    page.keyboard.press("Escape")


def fills(page: Page) -> list[str]:
    """The colours of both seats in the list of players."""
    marks = [page.locator(f".table-seats .seat-{seat} path").first for seat in (0, 1)]
    return [mark.evaluate("path => getComputedStyle(path).fill") for mark in marks]


def test_the_own_seat_has_the_chosen_colour(open_page: OpenPage) -> None:
    """The seat that has this colour takes the other's; away from a table nothing is left of it."""
    page = open_page(own=True)
    open_table(page, ["greedy"])
    ours, theirs = fills(page)
    choose(page, say("settings-colour-1"), "settings-colour")
    assert fills(page) == [theirs, ours]
    choose(page, say("settings-colour-4"), "settings-colour")
    assert fills(page)[0] not in (ours, theirs)
    assert fills(page)[1] == theirs
    page.reload()
    page.locator(".table-seats .seat-1").first.wait_for()
    assert fills(page)[0] not in (ours, theirs)
    page.get_by_role("link", name="Gladsheim").click()
    page.get_by_role("heading", name=say("lobby-title")).wait_for()
    assert page.locator("html").get_attribute("style") in (None, "")


def test_a_newcomer_sees_what_the_system_has(open_page: OpenPage) -> None:
    """The system's theme is followed as it changes, until one is chosen; then that one stays."""
    page = open_page(color_scheme="light", own=True)
    assert (theme(page), tint(page)) == ("light", {"#efe6d0"})
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert tint(page) == {"#0d141b"}
    choose(page, "light")
    assert theme(page) == "light"
    page.reload()
    page.get_by_role("heading", name=say("lobby-title")).wait_for()
    assert (theme(page), tint(page)) == ("light", {"#efe6d0"})
    choose(page, "system")
    assert theme(page) == "dark"


@pytest.mark.parametrize(
    ("system", "chosen"),
    [("light", "dark"), pytest.param("dark", "light", marks=pytest.mark.long), ("light", "system")],
)
def test_nothing_flashes(open_page: OpenPage, system: str, chosen: str) -> None:
    """The theme is there with the first of the body, before any script of the page has run."""
    page = open_page(color_scheme=system, own=True)
    choose(page, chosen)
    page.add_init_script(FIRST)
    page.route("**/assets/*.js", lambda route: route.fulfill(body="", content_type="text/javascript"))
    page.reload(wait_until="domcontentloaded")
    assert page.evaluate("window.firstTheme") == (system if chosen == "system" else chosen)
    page.context.close()


def tokens(of: str) -> dict[str, str]:
    """The colours of a theme, by name; the light one says only what differs."""
    dark, _, light = (ROOT / "web" / "src" / "app.css").read_text().partition(":root[data-theme='light']")
    found = dict(TOKEN.findall(dark))
    return found if of == "dark" else found | dict(TOKEN.findall(light.partition("}")[0]))


def luminance(colour: str) -> float:
    """Relative luminance as WCAG 2 has it, of "#rrggbb"."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The ratio of two colours, from 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("of", ["dark", "light"])
def test_every_colour_of_text_can_be_read(of: str) -> None:
    """Texts keep 4.5 to 1 from their grounds, the frame of what has the keyboard 3 to 1."""
    found = tokens(of)
    pairs = [(text, ground) for text in TEXTS for ground in GROUNDS] + list(BADGES)
    weak = {pair: contrast(found[pair[0]], found[pair[1]]) for pair in pairs}
    assert {pair: ratio for pair, ratio in weak.items() if ratio < READABLE} == {}
    assert all(contrast(found["focus"], found[ground]) >= SEEN for ground in GROUNDS)
    # A sanity check of the measure itself.
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
