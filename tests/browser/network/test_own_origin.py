"""The page needs nobody but its hall."""

from __future__ import annotations

import pytest
from playwright.sync_api import WebSocket

from tests.browser.conftest import OpenPage
from tests.browser.sitting import open_setup, say, sit_down

pytestmark = pytest.mark.browser


def test_nothing_is_asked_of_anyone_else(open_page: OpenPage, faults: list[str]) -> None:
    """From the front page through a few moves: one origin, nothing blocked or logged, one live line."""
    page = open_page(own=True)
    asked: list[str] = []
    lines: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    said: list[str] = []

    def listen(line: WebSocket) -> None:
        lines.append(line.url)
        line.on("framesent", lambda frame: said.append(str(frame)))

    page.on("websocket", listen)
    page.reload()
    open_setup(page)
    page.get_by_label(say("setup-seat-level-of", number=2)).select_option("seer-1")
    sitting = sit_down(page)
    for _ in range(3):
        sitting.wait_for_turn()
        sitting.move()
    sitting.wait_for_turn()
    assert faults == []
    assert len(lines) == 1
    assert any("/assets/" in url for url in asked)
    assert any('"act"' in frame for frame in said)
