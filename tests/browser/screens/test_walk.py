"""Every page at every size in every language: no text is cut or covered, and targets are large.

On the way axe-core looks at each, in either theme.
"""

from __future__ import annotations

import json
from functools import partial

import pytest
from playwright.sync_api import Page

from gladsheim.locales import LOCALES, text
from tests.browser.access import places
from tests.browser.access.axe import all_faults
from tests.browser.access.places import ALIKE, visits
from tests.browser.conftest import OpenPage
from tests.browser.lending import WIDE
from tests.browser.screens.faults import faults_of
from tests.browser.screens.stages import FEW, STAGES
from tests.proof_options import mostly_long

pytestmark = pytest.mark.browser

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
"""What is opened over a page: seen in English alone."""
FIRST = 3
"""Of the languages, for the first visit: the guest, who opens all that, comes second."""
LOADED = """() => { const main = document.querySelector('main');
  return main && main.innerText.trim().length > 20 && !document.querySelector('[aria-busy=true]') }"""


def some_sizes(number: int, long: bool) -> list[tuple[int, int]]:
    """The sizes that a place is seen at; in the short form others for each place."""
    return SIZES if long else [SIZES[number % len(SIZES)], SIZES[(number * 3 + 2) % len(SIZES)]]


def some_languages(number: int, long: bool) -> list[str]:
    """The languages that places are seen in; in the short form one."""
    return list(LOCALES) if long else [LOCALES[number % len(LOCALES)]]


def look_at(page: Page, where: str, sizes: list[tuple[int, int]], found: dict[str, list[str]]) -> None:
    """Notes what is wrong with a page at some sizes."""
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        if faults := faults_of(page, touch=min(width, height) < TOUCH / 2 or width < TOUCH):
            found[f"{where} {width}x{height}"] = faults


@pytest.mark.parametrize("visit", mostly_long(visits(), visits().keys() - ALIKE))
def test_pages_at_every_size(
    open_page: OpenPage, monkeypatch: pytest.MonkeyPatch, visit: str, long: bool
) -> None:
    """No page has any fault that axe-core knows, nor one at its sizes, in any language.

    In the short form each is looked at in one language, at two sizes.
    """
    found: dict[str, list[str]] = {}
    for language in some_languages(list(visits()).index(visit) + FIRST, long):
        page = open_page(has_touch=True)
        speak(page, language)
        monkeypatch.setattr(places, "say", partial(text, language))
        for place, opener in visits()[visit].items():
            if place in OPENED and language != "en":
                continue
            page.set_viewport_size(WIDE["viewport"])
            opener(page)
            where = f"{place} {language}"
            if faulty := all_faults(page):
                found[where] = faulty
            number = sorted(places.places()).index(place)
            look_at(page, where, some_sizes(number, long), found)
    assert found == {}, json.dumps(found, indent=1, ensure_ascii=False)


@pytest.mark.parametrize("stage", mostly_long(STAGES, FEW))
def test_a_game_at_every_size(open_page: OpenPage, stage: str, long: bool) -> None:
    """A game of most players has no fault in its middle, nor any game at its end and in review."""
    number = list(STAGES).index(stage)
    page = open_page(has_touch=True)
    STAGES[stage](page)
    # Parts of a table come in tasks of their own: not before the last is there.
    page.wait_for_function(LOADED)
    page.wait_for_load_state("networkidle")
    found: dict[str, list[str]] = {}
    for language in some_languages(number, long):
        speak(page, language)
        look_at(page, language, some_sizes(number, long), found)
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
