"""Texts that are 40 % longer break no page."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.access import places
from tests.browser.access.longer import DRAWN, FAULTS, lengthen, longer, speak_longer
from tests.browser.conftest import OpenPage
from tests.browser.sitting import say
from tests.proof_options import mostly_long

pytestmark = pytest.mark.browser

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
WIDE: ViewportSize = {"width": 1280, "height": 800}


def test_words_are_longer_and_values_stay() -> None:
    """Catalogues in a script are lengthened, whatever their line ends; names and code are not."""
    script = (
        'var e="# Hall\\nhall-name = Gladsheim\\nsetup-start = Sit down\\nx-y = { $n } of\\n";const a-b = 1'
    )
    wanted = script.replace("Sit down", "Sits downdo").replace("} of", "} ofo")
    assert lengthen(script) == wanted
    plural = "`\na-points = { $n ->\n    [one] { $n } point\n   *[other] { $n } points\n}\n`"
    assert "{ $n } pointpo" in lengthen(plural)


@pytest.mark.parametrize("visit", mostly_long(places.visits(), places.visits().keys() - places.ALIKE))
def test_longer_texts_fit(open_page: OpenPage, monkeypatch: pytest.MonkeyPatch, visit: str) -> None:
    """Nothing sticks out, is cut or lies on something else, on a phone and on a wide screen."""
    page = open_page(**PHONE, own=True)
    address = page.url
    # By way of an empty page, which keeps no script in memory.
    page.goto("about:blank")
    speak_longer(page)
    page.goto(address)
    monkeypatch.setattr(places, "say", lambda message, **values: longer(say(message, **values)))
    page.get_by_role("heading", name=longer(say("lobby-title"))).wait_for()
    found: dict[str, list[str]] = {}
    for place, opener in places.visits()[visit].items():
        page.set_viewport_size(PHONE["viewport"])
        opener(page)
        found[place] = page.evaluate(FAULTS)
        page.set_viewport_size(WIDE)
        page.evaluate(DRAWN)
        found[place] += page.evaluate(FAULTS)
    page.unroute_all(behavior="ignoreErrors")
    assert {place: faults for place, faults in found.items() if faults} == {}
