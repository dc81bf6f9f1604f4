"""Being told of one's turn: by the browser, by mail and by a webhook, on the page."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import default
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from playwright.sync_api import Page, expect

from tests.browser.access.axe import grave_faults
from tests.browser.company.company import call, lay, press, when_asked
from tests.browser.company.test_talk import pair
from tests.browser.conftest import OpenPage
from tests.browser.hall import Hall
from tests.browser.sitting import origin, say

pytestmark = pytest.mark.browser

# What the browser was told to show, and a page that says that nobody sees it.
NOTED = """
const noted = [];
window.Notification = class {
  static permission = 'default';
  static requestPermission = async () => (window.Notification.permission = 'granted');
  constructor(title, { body, tag }) {
    noted.push(`${title}|${body}|${tag}`);
    document.documentElement.dataset.noted = noted.join('\\n');
  }
  close() {}
};
"""
HIDE = """hidden => {
  Object.defineProperty(document, 'hidden', { get: () => hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


def move(page: Page, table: str) -> None:
    """Act, by the hall's interface, until it is somebody else's turn."""
    while (view := call(page, "GET", f"tables/{table}"))["my_turn"]:
        body = {"action": view["choices"][0]["action"], "expected_seq": view["seq"], "seat": view["to_act"]}
        action_id = f"{view['seq']:08x}-0000-4000-8000-000000000000"
        call(page, "POST", f"tables/{table}/actions", {**body, "action_id": action_id})


def lay_in_turn(page: Page) -> str:
    """A table with a bot, which has moved if it was to begin; its id."""
    table = lay(page, {"kind": "bot", "bot": "greedy"}, name="Lif")
    when_asked(page, table)
    return table


def test_the_browser_tells_of_a_turn_in_the_background(open_page: OpenPage) -> None:
    """After a click in the settings, once, and not while the page is seen."""
    ask, embla, table = pair(open_page, own=True)
    first_is_ask = call(ask, "GET", f"tables/{table}")["my_turn"]
    mover, told = (ask, embla) if first_is_ask else (embla, ask)
    told.context.add_init_script(NOTED)
    told.reload()
    press(told, "settings-title")
    box = told.get_by_role("checkbox", name=re.compile("^" + say("notify-setting")))
    expect(box).not_to_be_checked()
    box.click()
    expect(box).to_be_checked()
    press(told, "settings-close")
    with told.expect_response(lambda answer: answer.url.endswith("/api/me")):
        told.evaluate(HIDE, True)
    move(mover, table)
    words = say("notify-body", game=say("hall-game-voluspa"), names="Ask" if first_is_ask else "Embla")
    first = f"{say('notify-title')}|{words}|{table}"
    shown = told.locator("html")
    expect(shown).to_have_attribute("data-noted", first)
    told.evaluate(HIDE, False)
    with told.expect_response(lambda answer: answer.url.endswith("/api/tables")):
        told.evaluate(HIDE, True)
    # Of the table that was seen nothing more is told, of another one it is.
    second = lay_in_turn(told)
    told.evaluate("dispatchEvent(new Event('gladsheim-turn'))")
    expect(shown).to_have_attribute("data-noted", re.compile(rf"^{re.escape(first)}\n[^\n]+\|{second}$"))


def test_a_table_before_ones_eyes_is_not_told_of(open_page: OpenPage) -> None:
    """A tab in the background leaves out what another one shows in front; of other tables it tells."""
    ask, embla, table = pair(open_page, own=True)
    first_is_ask = call(ask, "GET", f"tables/{table}")["my_turn"]
    mover, told = (ask, embla) if first_is_ask else (embla, ask)
    told.evaluate("localStorage.setItem('gladsheim-settings', JSON.stringify({ notify: true }))")
    told.reload()
    behind = told.context.new_page()
    behind.add_init_script(NOTED.replace("'default'", "'granted'"))
    behind.goto(f"{origin(told)}/")
    behind.get_by_role("link", name=say("hall-name")).first.wait_for()
    with behind.expect_response(lambda answer: answer.url.endswith("/api/me")):
        behind.evaluate(HIDE, True)
    move(mover, table)
    second = lay_in_turn(told)
    behind.evaluate("dispatchEvent(new Event('gladsheim-turn'))")
    expect(behind.locator("html")).to_have_attribute("data-noted", re.compile(rf"^[^\n]+\|{second}$"))


class Taker:
    """Takes every mail."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802  # aiosmtpd's name
        """Take a mail."""
        found = BytesParser(policy=default).parsebytes(envelope.content)
        assert isinstance(found, EmailMessage)
        self.mails.append(found)
        return "250 OK"


@pytest.fixture
def taker() -> Iterator[tuple[Taker, int]]:
    """A mail server, and its port."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    taker = Taker()
    controller = Controller(taker, hostname="127.0.0.1", port=port)
    controller.start()
    yield taker, port
    controller.stop()


@pytest.fixture
def telling_hall(built_page: None, tmp_path: Path, taker: tuple[Taker, int]) -> Iterator[Hall]:
    """A hall that mails and posts."""
    hall = Hall(
        tmp_path,
        settings={
            "GLADSHEIM_SMTP_URL": f"smtp://127.0.0.1:{taker[1]}/?from=hall@hall.test",
            "GLADSHEIM_PUBLIC_URL": "https://hall.test",
            "GLADSHEIM_WEBHOOKS": "1",
        },
    )
    hall.start()
    yield hall
    hall.stop()


def test_an_address_and_a_webhook_on_the_account_page(
    open_page: OpenPage, telling_hall: Hall, taker: tuple[Taker, int]
) -> None:
    """The code from the mail confirms the address; the webhook's secret is shown once."""
    page = open_page(telling_hall, account="Frigg")
    page.goto(f"{origin(page)}/#/account")
    page.get_by_role("textbox", name=say("contact-email")).fill("frigg@mail.test")
    press(page, "contact-email-ask")
    expect(page.get_by_text(say("contact-email-pending", email="frigg@mail.test"))).to_be_visible()
    code = re.search(r"code is (\w+)", str(taker[0].mails[0].get_content()))
    assert code is not None
    page.get_by_role("textbox", name=say("contact-email-code")).fill(code[1])
    press(page, "contact-email-confirm")
    expect(page.get_by_text(say("contact-email-is", email="frigg@mail.test"))).to_be_visible()
    page.get_by_role("textbox", name=say("contact-webhook-url")).fill("https://9.9.9.9/hook?key=word")
    press(page, "contact-webhook-set")
    secret = page.get_by_role("textbox", name=say("contact-secret"))
    expect(secret).to_have_value(re.compile(".{20,}"))
    assert grave_faults(page) == []
    page.reload()
    expect(page.get_by_text(say("contact-webhook-is", place="https://9.9.9.9"))).to_be_visible()
    expect(secret).to_have_count(0)
    page.goto(f"{origin(page)}/#/unsubscribe/none")
    expect(page.get_by_text(say("unsubscribe-done"))).to_be_visible()
    page.goto(f"{origin(page)}/#/account")
    press(page, "contact-email-end")
    expect(page.get_by_role("textbox", name=say("contact-email"))).to_be_visible()
