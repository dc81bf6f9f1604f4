"""What the page shows of erasing oneself, and of a game that the host has switched off."""

from __future__ import annotations

import os
import subprocess

import pytest
from playwright.sync_api import expect

from tests.browser.company.company import (
    NEXT_PASSWORD,
    OPEN,
    PASSWORD,
    call,
    forgive,
    go,
    lay,
    press,
    see_board,
)
from tests.browser.company.test_accounts import fill, to_account
from tests.browser.conftest import OpenPage
from tests.browser.hall import ROOT, Hall
from tests.browser.sitting import say
from tests.preloaded import python

pytestmark = pytest.mark.browser


def test_who_erases_the_account_is_called_so_by_the_others(open_page: OpenPage, faults: list[str]) -> None:
    """The dialog asks for the password; afterwards the browser has a new guest."""
    here, there = open_page(account="Gullveig"), open_page()
    table = lay(here, OPEN, name="Gullveig")
    call(there, "POST", f"tables/{table}/seats/1", {"name": "Freyr"})
    other = go(there, table)
    see_board(other)
    to_account(here)
    press(here, "account-erase")
    dialog = here.get_by_role("dialog", name=say("account-erase"))
    fill(here, "account-erase-do", password=NEXT_PASSWORD)
    expect(dialog.get_by_role("alert")).to_have_text(say("refused-wrong-password"))
    forgive(faults, 403)
    fill(here, "account-erase-do", password=PASSWORD)
    here.get_by_role("heading", name=say("lobby-title")).wait_for()
    assert call(here, "GET", "me")["account"] is False
    expect(there.get_by_label(say("table-players"))).to_contain_text(say("sit-erased"))
    # What was read out when the game was resigned was true then.
    there.reload()
    expect(there.get_by_label(say("table-players"))).to_contain_text(say("sit-erased"))
    expect(there.locator("body")).not_to_contain_text("Gullveig")


def switch_off(hall: Hall, *games: str) -> None:
    """What the host does."""
    off = [part for game in games for part in ("--off", game)]
    place = ["--database", f"sqlite:///{hall.folder / 'hall.db'}"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    subprocess.run([python(), "-m", "gladsheim", "games", *off, *place], env=environment, check=True)


def test_a_game_that_is_off_is_not_offered(open_page: OpenPage, mortal_hall: Hall, faults: list[str]) -> None:
    """A page that is open already says so when it is asked for one; with all off the lobby is there."""
    page = open_page(mortal_hall)
    page.get_by_role("article").nth(2).wait_for()
    switch_off(mortal_hall, "valda", "valhalla", "voluspa")
    offer = page.get_by_role("article", name=say("hall-game-voluspa"))
    while call(page, "GET", "games"):
        page.wait_for_timeout(100)
    offer.get_by_role("button", name=say("hall-play-bot")).click()
    expect(page.get_by_role("alert")).to_contain_text(say("refused-game-off"))
    forgive(faults, 409)
    expect(page.get_by_role("article")).to_have_count(0)
    expect(page.get_by_role("heading", name=say("lobby-title"))).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name=say("lobby-title"))).to_be_visible()
    page.goto(f"{mortal_hall.address}/#/new/voluspa")
    expect(page.get_by_role("alert")).to_contain_text(say("refused-game-off"))
