"""How much a visit costs: requests and bytes of the front page and of a table, with nothing in the cache."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any
from uuid import uuid4

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.hall import Hall
from tests.browser.network.transfers import Transfers, transfers
from tests.browser.sitting import open_table, open_to_begin, say
from tests.proof_options import mostly_long

pytestmark = pytest.mark.browser

FRONT_REQUESTS = 30
# Fonts included.
FRONT_BYTES = 82_300
TABLE_BYTES = 59_600
"""With the heads of the answers, 90,000 and 63,000: those have 330 bytes each, and are not counted."""
PICTURES = re.compile("/([a-z]+-)?pictures-")
PICTURE_BYTES = 60_000
"""The pictures of cards are asked for when all else is there, and nothing waits for them."""
GAMES: dict[str, dict[str, Any]] = {
    "voluspa": {"set": "all"},
    "valda": {"first": 0},
    "valhalla": {"first": 0},
}
"""The options of a table of each game; in Völuspá the first player is drawn at random (V-2.6)."""
LATER = re.compile("/(play|[a-z]+(play|-lazy))-")
"""Names of what a table needs only with its first touch."""


@pytest.fixture(scope="module")
def hall(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """A hall of its own, whose front page shows nobody else's tables."""
    hall = Hall(tmp_path_factory.mktemp("empty"))
    hall.start()
    yield hall
    hall.stop()


def told(name: str, found: Transfers) -> None:
    """Print the figures of benchmarks/README.md; `pytest -s` shows them."""
    rest, fonts = found.bytes_of(fonts=False), found.bytes_of(fonts=True)
    print(f"\n{name}: {len(found.kinds)} requests, {rest} bytes and {fonts} of fonts\n{found.told()}")  # noqa: T201


@pytest.mark.parametrize("language", mostly_long(["en-GB", "de-DE", "it-IT", "fr-FR"], ["fr-FR"]))
def test_what_the_front_page_costs(browser: Browser, hall: Hall, language: str) -> None:
    """All that it loads until it rests, with its fonts, in every language."""
    with browser.new_context(locale=language, service_workers="block") as context:
        page = context.new_page()
        with transfers(page) as found:
            page.goto(f"{hall.address}/")
            page.get_by_role("article").nth(2).locator(".cover img").first.wait_for()
            found.wait()
        told(f"front page, {language}", found)
        assert len(found.kinds) <= FRONT_REQUESTS, found.told()
        assert found.bytes_of(fonts=False) + found.bytes_of(fonts=True) <= FRONT_BYTES, found.told()


@pytest.mark.parametrize("language", mostly_long(["en-GB", "de-DE", "it-IT", "fr-FR"], ["de-DE"]))
@pytest.mark.parametrize("game", GAMES)
def test_what_a_table_costs_more(browser: Browser, hall: Hall, game: str, language: str) -> None:
    """All that it loads from the front page on, until its first player is to act; the rest with a touch.

    Pictures are not part of it: they come afterwards, and have a bound of their own.
    """
    with browser.new_context(locale=language, service_workers="block") as context:
        page = context.new_page()
        with transfers(page) as front:
            page.goto(f"{hall.address}/")
            page.get_by_role("article").nth(2).locator(".cover img").first.wait_for()
            front.wait()
        with transfers(page) as found:
            open_to_begin(page, game, GAMES[game])
            page.locator("main button").first.wait_for()
            found.wait()
        told(f"{game}, {language}", found)
        assert found.bytes_of(fonts=True) == 0, found.told()
        pictures = found.bytes_named(PICTURES)
        assert found.bytes_of(fonts=False) - pictures <= TABLE_BYTES, found.told()
        assert pictures <= PICTURE_BYTES, found.told()
        assert not any(LATER.search(name) for name in found.names.values()), found.told()
        with page.expect_response(LATER):
            page.mouse.move(4, 4)


def test_what_the_worker_keeps_beforehand(browser: Browser, hall: Hall) -> None:
    """Only the page for when there is no network: what a visitor does not look at costs nothing."""
    with browser.new_context(service_workers="allow") as context:
        asked: list[str] = []
        context.on("request", lambda request: asked.append(request.url) if request.service_worker else None)
        page = context.new_page()
        page.goto(f"{hall.address}/")
        page.evaluate("async () => { await navigator.serviceWorker.ready }")
        page.get_by_role("heading", name=say("lobby-title")).wait_for()
    names = {url.rpartition("/")[2] for url in asked}
    assert names == {"sw.js", "offline.html", "offline.css", "icon.svg"}


def test_who_sits_at_a_table_is_asked_once(browser: Browser, hall: Hall) -> None:
    """Moves ask for nobody's page or rating again."""
    with browser.new_context(service_workers="block") as context:
        page = context.new_page()
        page.goto(f"{hall.address}/")
        # Before it knows whose it is, a request of the test's own would make another guest beside it.
        page.locator('a[href="#/account"]').first.wait_for()
        asked: list[str] = []
        context.on(
            "request", lambda request: asked.append(request.url) if "/sitters" in request.url else None
        )
        sitting = open_table(page, ["greedy"], set="base")
        log = page.get_by_role("list", name=say("table-log")).get_by_role("listitem")
        for _ in range(3):
            known = log.count()
            assert sitting.wait_for_turn()
            view = sitting.view()
            assert view["choices"]
            line = {"expected_seq": view["seq"], "action_id": str(uuid4()), "seat": view["to_act"]}
            address = f"{hall.address}/api/tables/{view['id']}/actions"
            answer = page.request.post(address, data={"action": view["choices"][0]["action"], **line})
            assert answer.ok, answer.text()
            expect(log).not_to_have_count(known)
        assert len(asked) == 1
