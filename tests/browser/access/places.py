"""Every place of the page: how it is reached, and when it is there. New pages are found by themselves."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.company.company import OPEN, call, go, lay, with_account
from tests.browser.hall import ROOT
from tests.browser.sitting import Sitting, open_seats, origin, say

GAMES = ("voluspa", "valda", "valhalla")
ALIKE = {"voluspa", "valda"}
"""Whose pages other than the table are those of the third game in other words."""
TABLE = ROOT / "web" / "src" / "pages" / "index.ts"
# A page that is there: nothing of it is still being fetched.
SETTLED = """([loading, before]) => {
  const main = document.querySelector('main');
  if (main === null || (before && main.querySelector('h1')?.innerText === before)) return false;
  return main.innerText.trim() !== '' && !main.innerText.includes(loading);
}"""
ELSEWHERE = "nowhere-title"
WITH_ACCOUNT = {"account", "player", "trends"}
Opener = Callable[[Page], None]


def kinds() -> set[str]:
    """The pages that an address can lead to, by the table of pages."""
    return set(re.findall(r"^  (\w+): page\(", TABLE.read_text(encoding="utf-8"), re.MULTILINE))


def settle(page: Page, before: str = "") -> None:
    """Wait until the page is there, which had another heading before."""
    page.wait_for_function(SETTLED, arg=[say("status-loading"), before])


def at(address: str, heading: str | None = None) -> Opener:
    """What follows a link within the page."""

    def opener(page: Page) -> None:
        # By way of a place that has nothing of the one before, which else could be taken for this one.
        page.goto(f"{origin(page)}/#/nowhere")
        page.get_by_role("heading", name=say(ELSEWHERE)).wait_for()
        page.goto(f"{origin(page)}/#/{address}")
        settle(page, "" if heading == ELSEWHERE else say(ELSEWHERE))
        if heading is not None:
            page.get_by_role("heading", name=say(heading)).first.wait_for()

    return opener


def settings(page: Page) -> None:
    """The settings over the front page."""
    at("")(page)
    page.get_by_role("button", name=say("settings-title")).click()
    page.get_by_role("dialog").wait_for()


def own_account(page: Page) -> None:
    """The page of somebody who has an account."""
    with_account(page, f"Owner {call(page, 'GET', 'me')['name'][-12:]}")
    at("account", "account-devices")(page)


def table(game: str) -> Opener:
    """A table of the largest kind for two, at which it is the guest's turn."""

    def opener(page: Page) -> None:
        options = {"set": "all"} if game == "voluspa" else {}
        open_seats(page, game, ["greedy"], 1, options)
        expect(page).to_have_title(re.compile("^●"))
        settle(page)

    return opener


def waiting(page: Page) -> None:
    """A table that waits for people."""
    go(page, lay(page, OPEN, {"kind": "bot", "bot": "greedy"}))
    page.get_by_role("button", name=say("sit-cancel")).wait_for()


def replay(page: Page) -> None:
    """A game that is looked back at."""
    table("voluspa")(page)
    at(f"table/{Sitting(page).id}/ply/0")(page)


def as_text(page: Page) -> None:
    """The board as text."""
    table("voluspa")(page)
    page.keyboard.press("t")
    page.get_by_role("textbox", name=say("reader-command")).wait_for()


def match(page: Page) -> None:
    """A duplicate match of one's own."""
    found = call(page, "POST", "matches", {"game": "voluspa", "rounds": 1})
    at(f"match/{found['id']}", "daily-match")(page)


def of_account(rest: str = "", heading: str | None = None) -> Opener:
    """A page of an account, as it sees it itself."""

    def opener(page: Page) -> None:
        name = f"Shown {call(page, 'GET', 'me')['name'][-12:]}"
        with_account(page, name)
        at(f"player/{name.replace(' ', '%20')}{rest}", heading)(page)

    return opener


PLACES: dict[str, dict[str, Opener]] = {
    "front": {"front": at("", "lobby-title"), "settings": settings},
    "daily": {"daily": at("daily", "daily-days")},
    "match": {"match": match},
    "nowhere": {"nowhere": at("xyz", ELSEWHERE)},
    "account": {"account-guest": at("account", "account-make"), "account": own_account},
    "unsubscribe": {"unsubscribe": at("unsubscribe/none")},
    "new": {f"new-{game}": at(f"new/{game}") for game in GAMES},
    "table": {**{f"table-{game}": table(game) for game in GAMES}, "waiting": waiting, "text": as_text},
    "replay": {"replay": replay},
    "player": {"player": of_account()},
    "trends": {"trends": of_account("/trends", "trends-own")},
    "ranking": {f"ranking-{game}": at(f"ranking/{game}") for game in GAMES},
}


def places() -> dict[str, Opener]:
    """Every place by its name; of pages that are not listed here, one for each game."""
    found = {name: opener for kind in kinds() for name, opener in PLACES.get(kind, {}).items()}
    for kind in sorted(kinds() - set(PLACES)):
        found |= {f"{kind}-{game}": at(f"{kind}/{game}") for game in GAMES}
    return dict(sorted(found.items()))


def visits() -> dict[str, dict[str, Opener]]:
    """The same places by who comes there: a guest to what only shows a game, one to all else for guests."""
    found: dict[str, dict[str, Opener]] = {}
    for name, opener in places().items():
        kind, _, game = name.partition("-")
        shared = game if game in GAMES else "guest"
        visitor = name if kind == "table" or name in WITH_ACCOUNT else shared
        found.setdefault(visitor, {})[name] = opener
    return found
