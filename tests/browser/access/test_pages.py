"""That every page is looked at, and pictures of each for those who want to look."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.access.longer import DRAWN
from tests.browser.access.places import PLACES, kinds, places
from tests.browser.conftest import OpenPage
from tests.proof_options import mostly_long

pytestmark = pytest.mark.browser

THEMES = ("dark", "light")
WIDTHS = {360: 640, 768: 1024, 1280: 800, 2560: 1440}


def test_every_page_is_listed() -> None:
    """What is listed are routes that exist."""
    assert set(PLACES) <= kinds()


@pytest.mark.parametrize("theme", mostly_long(THEMES, ["light"]))
def test_pictures_of_every_page(open_page: OpenPage, screenshots: Path | None, theme: str) -> None:
    """With `--screenshots DIR`, every page at each width in this theme; without, that the front page fits."""
    for name, opener in places().items() if screenshots is not None else [("front", places()["front"])]:
        page = open_page(color_scheme=theme)
        opener(page)
        for width, height in WIDTHS.items():
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(DRAWN)
            if screenshots is not None:
                page.screenshot(path=screenshots / f"{name}-{width}-{theme}.png")
            assert page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth"), (name, width)
        page.context.close()
