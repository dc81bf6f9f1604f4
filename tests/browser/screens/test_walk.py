"""Every page at every size in every language: no text is cut or covered, and targets are large.

On the way axe-core looks at each, in either theme.
"""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page

from tests.browser.access.axe import all_faults
from tests.browser.access.longer import DRAWN
from tests.browser.access.places import ALIKE, places, visits
from tests.browser.conftest import WIDE, OpenPage
from tests.browser.screens.faults import faults_of
from tests.browser.screens.stages import FEW, STAGES
from tests.proof_options import mostly_long

pytestmark = pytest.mark.browser

LANGUAGES = ("en", "de", "it", "fr")
SIZES = [
    (360, 640),
    (390, 844),
    (844, 390),
    (820, 1180),
    (1180, 820),
    (1280, 800),
    (1920, 1080),
    (2560, 1440),
]
TOUCH = 1200
"""Pixels below which a screen is touched."""
OPENED = ("settings", "text")
"""What is open only until the page is loaded anew: seen in English alone."""
LOADED = """() => { const main = document.querySelector('main');
  return main && main.innerText.trim().length > 20 && !document.querySelector('[aria-busy=true]') }"""


def walk(number: int, long: bool) -> tuple[list[str], list[tuple[int, int]]]:
    """The languages and sizes that a place is seen in; in the short form others for each place."""
    if long:
        return list(LANGUAGES), SIZES
    few = [SIZES[number % len(SIZES)], SIZES[(number * 3 + 2) % len(SIZES)]]
    return [LANGUAGES[number % len(LANGUAGES)]], few


def look_at(page: Page, where: str, sizes: list[tuple[int, int]], found: dict[str, list[str]]) -> None:
    """Notes what is wrong with a page at some sizes."""
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        if faults := faults_of(page, touch=min(width, height) < TOUCH / 2 or width < TOUCH):
            found[f"{where} {width}x{height}"] = faults


@pytest.mark.parametrize("visit", mostly_long(visits(), visits().keys() - ALIKE))
def test_pages_at_every_size(open_page: OpenPage, visit: str, long: bool) -> None:
    """No page has any fault that axe-core knows, nor one in its languages and sizes.

    In the short form one language is looked at, at two sizes.
    """
    page = open_page(has_touch=True)
    found: dict[str, list[str]] = {}
    for place, opener in visits()[visit].items():
        languages, sizes = walk(sorted(places()).index(place), long)
        speak(page, "en")
        page.set_viewport_size(WIDE["viewport"])
        opener(page)
        if faulty := all_faults(page):
            found[place] = faulty
        for language in ["en"] if place in OPENED else languages:
            speak(page, language)
            look_at(page, f"{place} {language}", sizes, found)
    assert found == {}, json.dumps(found, indent=1, ensure_ascii=False)


@pytest.mark.parametrize("stage", mostly_long(STAGES, FEW))
def test_a_game_at_every_size(open_page: OpenPage, stage: str, long: bool) -> None:
    """A game of most players has no fault in its middle, nor any game at its end and in review."""
    languages, sizes = walk(list(STAGES).index(stage), long)
    page = open_page(has_touch=True)
    STAGES[stage](page)
    found: dict[str, list[str]] = {}
    for language in languages:
        speak(page, language)
        look_at(page, language, sizes, found)
    assert found == {}, json.dumps(found, indent=1, ensure_ascii=False)


def speak(page: Page, language: str) -> None:
    """Have the page in this language, loaded anew where it was in another one."""
    if page.locator("html").get_attribute("lang") != language:
        page.evaluate(
            "(it) => localStorage.setItem('gladsheim-settings', it)", json.dumps({"language": language})
        )
        page.reload()
        page.wait_for_function(LOADED)
        page.wait_for_load_state("networkidle")
