"""The ways from the front page to a game, as hands go them, with the clicks counted by the page itself."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Locator, Page, expect

from tests.browser.sitting import Sitting, say
from tests.browser.valda.playing import Table as ValdaTable
from tests.browser.valhalla.playing import Table as ValhallaTable

GAMES = ("voluspa", "valda", "valhalla")
COUNT = "window.clicks = 0; addEventListener('click', event => event.isTrusted && window.clicks++, true)"


@dataclass(frozen=True)
class Journey:
    """What a way took: clicks or taps, and seconds of the page without a person's thinking."""

    clicks: int
    seconds: float


def offer(page: Page, game: str) -> Locator:
    """The card of a game on the front page."""
    return page.get_by_role("article", name=say(f"hall-game-{game}"))


def start(page: Page, game: str, way: str, press: str = "click") -> None:
    """Press one of the three buttons of a game: `play-bot`, `play-friend` or `find`."""
    getattr(offer(page, game).get_by_role("button", name=say(f"hall-{way}")), press)()


def count(page: Page, go: Callable[[], None]) -> Journey:
    """Go a way within one page, and what it took."""
    page.evaluate(COUNT)
    began = time.monotonic()
    go()
    return Journey(page.evaluate("window.clicks"), time.monotonic() - began)


def first_move(page: Page, game: str, press: str = "click") -> None:
    """From the front page against a bot to the first move that stands."""
    start(page, game, "play-bot", press)
    sitting = Sitting(page)
    chance = random.Random(game)
    if game == "valda":
        ValdaTable(sitting).play(chance, press, most=1)
    elif game == "valhalla":
        ValhallaTable(sitting).play(chance, press, most=1)
    else:
        assert sitting.wait_for_turn()
        sitting.move(press)
        expect(sitting.sure).to_have_count(0)


def send_link(page: Page, game: str, press: str = "click") -> None:
    """From the front page to a copied link for a friend."""
    start(page, game, "play-friend", press)
    getattr(page.get_by_role("button", name=say("sit-share-copy"), exact=True), press)()
    page.get_by_role("button", name=say("sit-share-copied")).wait_for()
