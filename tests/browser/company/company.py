"""Several people in one hall, each in a browser of their own: what they do before a game begins."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from contextlib import ExitStack, closing
from http import HTTPStatus
from http.client import HTTPConnection
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Locator, Page, expect

from tests.browser.company.answers import answered
from tests.browser.sitting import LOST, Sitting, open_setup, open_terms, origin, read, say, single

SHORT: dict[str, Any] = {"set": "custom", "kinds": ["Od", "Th"]}
"""Options of a game of few tiles, and how many players they are enough for."""
SHORT_FOR = 2
PASSWORD = "nine worlds, one tree"  # noqa: S105  # of accounts that live as long as a test
NEXT_PASSWORD = "one tree, nine worlds"  # noqa: S105  # as above
OPEN = {"kind": "open"}
MOST_TABS = 80
LOOK_AGAIN_SECONDS = 0.05


def call(page: Page, method: str, path: str, body: Any = None) -> Any:
    """A request to the hall as the guest of this page."""
    answer = page.request.fetch(f"{origin(page)}/api/{path}", method=method, data=body, max_retries=LOST)
    assert answer.ok, answer.text()
    return read(answer)


class Guest:
    """The guest of a page at the hall's interface, without the page: for many requests, as it is quicker."""

    def __init__(self, page: Page) -> None:
        hall = urlsplit(page.url)
        assert hall.hostname is not None
        self._line = HTTPConnection(hall.hostname, hall.port)
        cookies = [f"{cookie['name']}={cookie['value']}" for cookie in page.context.cookies()]
        self._head = {"Cookie": "; ".join(cookies), "Content-Type": "application/json"}

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """A request to the hall."""
        self._line.request(method, f"/api/{path}", None if body is None else json.dumps(body), self._head)
        answer = self._line.getresponse()
        found = answer.read()
        assert answer.status < HTTPStatus.BAD_REQUEST, found
        return single(json.loads(found))

    def close(self) -> None:
        """End the connection."""
        self._line.close()


def settled(page: Page) -> Page:
    """The page, loaded anew, when it knows whose it is: until then each of its requests may make a guest."""
    page.reload()
    page.locator('a[href="#/account"]').first.wait_for()
    return page


def with_account(page: Page, name: str) -> Page:
    """The page, whose guest has made an account; by the hall's interface, as that is the quicker way."""
    call(page, "GET", "me")
    call(page, "POST", "account", {"name": name, "password": PASSWORD})
    return settled(page)


def lay(page: Page, *others: dict[str, str], name: str = "Sif", **table: Any) -> str:
    """A table of Völuspá with the guest on the first seat, by the hall's interface; its id."""
    seats = [{"kind": "human", "name": name}, *others]
    options = SHORT if len(seats) == SHORT_FOR else {}
    wish = {"game": "voluspa", "options": options, "seats": seats, **table}
    found: str = call(page, "POST", "tables", wish)["id"]
    return found


def when_asked(page: Page, table: str) -> dict[str, Any]:
    """The table as soon as the guest of this page is to act there."""
    while not (view := call(page, "GET", f"tables/{table}"))["my_turn"]:
        # Whoever asks without a pause is told to slow down, where a bot takes long.
        page.wait_for_timeout(LOOK_AGAIN_SECONDS * 1_000)
    found: dict[str, Any] = view
    return found


def go(page: Page, table: str) -> Sitting:
    """Follow the link to a table."""
    page.goto(f"{origin(page)}/#/table/{table}")
    return Sitting(page)


def open_by_form(page: Page, **choices: str) -> Sitting:
    """A table with one seat for anybody, by the form; `choices`: who finds it, who may watch."""
    open_setup(page)
    page.get_by_label(say("setup-seat-kind", number=2)).select_option(label=say("setup-seat-open"))
    open_terms(page)
    for field, value in choices.items():
        choice(page, field).select_option(label=say(f"card-{field}-{value}"))
    page.get_by_role("button", name=say("setup-open"), exact=True).click()
    page.get_by_role("heading", name=say("card-title")).wait_for()
    return Sitting(page)


def choice(page: Page, field: str) -> Locator:
    """The choice on the form who finds the table (`find`), or who may watch (`watch`)."""
    return page.get_by_role("combobox", name=re.compile("^" + re.escape(say(f"card-{field}"))))


def forgive(faults: list[str], status: int) -> None:
    """Take the browser's word of an expected refusal off the list; it must be on it."""
    told = [fault for fault in faults if f"status of {status} " in fault]
    assert len(told) == 1, faults
    faults.remove(told[0])


def seat_rows(page: Page) -> Locator:
    """The seats of a table that waits."""
    return page.get_by_label(say("table-players")).get_by_role("listitem")


def press(page: Page, message: str, **values: Any) -> None:
    """Press the button of that name."""
    page.get_by_role("button", name=say(message, **values), exact=True).click()


def see_board(*sittings: Sitting) -> None:
    """Wait until everybody's board is there."""
    for sitting in sittings:
        sitting.board.wait_for()


def take_turn(*sittings: Sitting) -> None:
    """Whoever is to act makes a move, as soon as their own page asks for it; back when it stands."""
    acting = sittings[0].view()["to_act"]
    mover = next(sitting for sitting in sittings if sitting.view()["seats"][acting]["mine"])
    expect(mover.page).to_have_title(re.compile("^●"))
    expect(mover.page.locator("[aria-busy=true]")).to_have_count(0)
    with answered(mover.page):
        mover.move()


def play_out_unseen(page: Page) -> None:
    """Play a game of the guest and bots to its end while the page is closed, and open it for the end.

    A page that was still open may be asking about a choice that is gone by then.
    """
    table = Sitting(page).id
    page.goto(f"{origin(page)}/icon.svg")
    play_out(page, table=table)
    go(page, table)


def first_choice(view: dict[str, Any]) -> Any:
    """The first choice there is."""
    return view["choices"][0]


def play_out(
    *pages: Page,
    table: str = "",
    choose: Callable[[dict[str, Any]], Any] = first_choice,
    until: Callable[[dict[str, Any]], bool] = lambda view: False,
) -> None:
    """Play again and again by the hall's interface, until the game is over or a view is as wanted.

    `table` is that of the first page where none is given.
    """
    table = table or Sitting(pages[0]).id
    with ExitStack() as lines:
        guests = [lines.enter_context(closing(Guest(page))) for page in pages]
        play_by_turns(guests, table, choose, until)


def play_by_turns(
    guests: list[Guest],
    table: str,
    choose: Callable[[dict[str, Any]], Any],
    until: Callable[[dict[str, Any]], bool],
) -> None:
    """As `play_out`."""
    while True:
        # A list of cards is asked for again and again: it is much shorter than the view of a long game.
        cards = [
            (guest, next(one for one in guest.call("GET", "tables") if one["id"] == table))
            for guest in guests
        ]
        if any(card["status"] == "over" for _, card in cards):
            return
        acting = [guest for guest, card in cards if card["my_turn"]]
        if not acting:
            time.sleep(LOOK_AGAIN_SECONDS)
            continue
        view = acting[0].call("GET", f"tables/{table}")
        while view["my_turn"]:
            if until(view):
                return
            body = {
                "action": choose(view)["action"],
                "expected_seq": view["seq"],
                "action_id": f"{view['seq']:08x}-0000-4000-8000-000000000000",
                "seat": view["to_act"],
            }
            view = acting[0].call("POST", f"tables/{table}/actions", body)


def tab_to(page: Page, target: Locator) -> None:
    """Go to something with the tab key."""
    for _ in range(MOST_TABS):
        if target.evaluate("it => it === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the tab key does not lead to {target}")
