"""Pages that are handed on from test to test: loaded once, and for each test another guest's."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import (
    APIRequestContext,
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error as PlaywrightError,
    Page,
    Request,
)

from tests import PATIENCE
from tests.browser.company.company import PASSWORD
from tests.browser.hall import Hall

WIDE: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
BLOCKED = "addEventListener('securitypolicyviolation', e => console.error('blocked', e.blockedURI))"
STEADY = """if (origin !== 'null') {
  let language = '';
  const isLeft = (node) =>
    (node.nodeType === 1 ? node : node.parentElement)?.closest('[translate=no], svg, option, head');
  const isTold = (node) => node.nodeType === 3 && node.data.trim() !== '';
  const look = (records) => {
    const { lang } = document.documentElement;
    const isChosen = lang !== language;
    language = lang;
    if (isChosen || document.querySelector('font')) return;
    for (const { type, target, oldValue, removedNodes } of records) {
      if (!target.isConnected || isLeft(target)) continue;
      const lost = type === 'characterData' ? oldValue.trim() && oldValue !== target.data && oldValue
        : [...removedNodes].find(isTold)?.data;
      if (lost) console.error('changes where a browser may translate', lost,
        (target.nodeType === 1 ? target : target.parentElement).outerHTML.slice(0, 200));
    }
  };
  new MutationObserver(look).observe(document,
    { childList: true, characterData: true, characterDataOldValue: true, subtree: true });
}"""
"""A translated text is no longer the page's: what changes is marked, or made anew (`fields/Anew.svelte`)."""
# Frames without an origin have no storage.
UNADVISED = """if (origin !== 'null') localStorage.getItem('gladsheim-settings') ??
localStorage.setItem('gladsheim-settings', '{"coach":false,"settle":0}')"""
"""What newcomers are told would stand in the way of tests of everything else."""
SPEAK = """(language) => localStorage.setItem('gladsheim-settings',
  JSON.stringify({ coach: false, settle: 0, language }))"""
"""The same settings with a language, for when the page is loaded anew."""
# What Chromium says of requests to a hall that is not there.
UNREACHABLE = re.compile(
    # The last where a service worker asked in the page's stead.
    "ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_SOCKET_NOT_CONNECTED|WebSocket"
    "|ERR_FAILED"
    # A network that wants a login first answers with its page.
    "|Failed to decode downloaded font|OTS parsing error"
)
# Playwright's own word of what `service_workers` does.
UNTOLD = "Service Worker registration blocked by Playwright"
MOST_IDLE = 6
"""So many pages wait for the next test at most: each holds a process of the browser."""
NOWHERE = "#/nowhere"
"""A place of the page that shows nothing of the hall and asks it for nothing."""
# Whether a test has left the page's own things alone; what it has kept for its guest is forgotten.
CLEAN = """({ known, advised }) => {
  const own = (it) => /native code/.test(Function.prototype.toString.call(it));
  const settings = localStorage.getItem('gladsheim-settings');
  const kept = [advised ? null : '{"coach":false,"settle":0}'].includes(settings);
  const waits = sessionStorage.getItem('gladsheim-waiting') ?? 'null';
  // What was still being fetched when the test ended may have been given up.
  const styled = [...document.styleSheets].every((sheet) => {
    try { return sheet.cssRules.length > 0; } catch { return false; }
  });
  const strange = Object.keys(window).filter((name) => !known.includes(name));
  localStorage.clear();
  sessionStorage.clear();
  if (settings !== null) localStorage.setItem('gladsheim-settings', settings);
  return kept && styled && waits === 'null' && strange.length === 0 &&
    [Date, WebSocket, setTimeout].every(own);
}"""
ADDED = ("axe", "asked", "listens")
"""Names that tests of every kind give to the page's window, and which harm no other test."""


@dataclass(eq=False)
class Lent:
    """A page with what was wrong with it since it was lent."""

    page: Page
    hall: Hall
    key: str
    advised: bool
    known: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    @property
    def context(self) -> BrowserContext:
        """Its context, of which it is the only page."""
        return self.page.context

    def begin(self, elsewhere: BrowserContext, name: str | None, account: str | None) -> None:
        """Make it a new guest's, and show the front page when it knows whose it is.

        Another context makes the guest: a page that has no cookie for a moment says that it has lost it.
        """
        elsewhere.clear_cookies()
        me = introduce(elsewhere.request, f"{self.hall.address}/api", name, account)
        self.context.add_cookies([*elsewhere.cookies()])  # type: ignore[list-item]  # what is read is what is set
        self.page.goto(f"{self.hall.address}/#/")
        # Before it knows who it is, a request of the test's own would make another guest beside it.
        self.page.locator('a[href="#/account"]', has_text=me).first.wait_for()

    def learn(self) -> None:
        """Remember what its window has, so that what a test adds is known; only then is it handed on."""
        self.known = self.known or self.page.evaluate("() => Object.keys(window)")

    def is_clean(self) -> bool:
        """Leave the place where the test was; whether the page is as a test would find a new one."""
        try:
            for other in self.context.pages:
                if other is not self.page:
                    other.close()
            self.context.set_offline(False)
            self.context.unroute_all()
            self.page.unroute_all()
            self.page.mouse.move(0, 0)
            self.page.goto(f"{self.hall.address}/{NOWHERE}")
            self.page.locator("main.nowhere").wait_for()
            wished = {"known": [*self.known, *ADDED], "advised": self.advised}
            found: bool = self.page.evaluate(CLEAN, wished)
        except PlaywrightError:
            # Its context was closed, or its hall is gone.
            return False
        return found


class Lender:
    """Lends pages of one browser."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.elsewhere = browser.new_context()
        """Where guests are made."""
        self.idle: list[Lent] = []

    def lend(self, hall: Hall, settings: dict[str, Any], *, advised: bool, own: bool) -> Lent:
        """A page at no place of the hall; `own`: one that nobody had before, not even loaded."""
        key = json.dumps([settings, advised], sort_keys=True)
        for lent in [one for one in self.idle if not one.hall.runs]:
            self.drop(lent)
        found = next((one for one in self.idle if (one.hall, one.key) == (hall, key)), None)
        if own or found is None:
            return self.make(hall, settings, key, advised=advised)
        self.idle.remove(found)
        found.page.set_viewport_size(settings["viewport"])
        return found

    def make(self, hall: Hall, settings: dict[str, Any], key: str, *, advised: bool) -> Lent:
        """A new page."""
        context = self.browser.new_context(**settings)
        context.set_default_timeout(PATIENCE * 1000)
        context.add_init_script(BLOCKED)
        context.add_init_script(STEADY)
        if not advised:
            context.add_init_script(UNADVISED)
        lent = Lent(context.new_page(), hall, key, advised)
        context.on("console", lambda message: note_message(lent.faults, hall, message))
        context.on("weberror", lambda error: lent.faults.append(str(error.error)))
        context.on("request", lambda request: note_request(lent.faults, hall, request))
        lent.page.on("websocket", lambda socket: note_address(lent.faults, hall, socket.url))
        return lent

    def take_back(self, lent: Lent) -> None:
        """Keep a page for the next test, if it can have it."""
        if lent.known and lent.hall.runs and lent.is_clean():
            self.idle.append(lent)
            if len(self.idle) > MOST_IDLE:
                self.drop(self.idle[0])
        else:
            lent.context.close()

    def drop(self, lent: Lent) -> None:
        """Close a page that waits."""
        self.idle.remove(lent)
        lent.context.close()


def introduce(guest: APIRequestContext, api: str, name: str | None, account: str | None) -> str:
    """Give a new guest a name or an account by the hall's interface, and tell what they are called."""
    answer = guest.get(f"{api}/me")
    if name is not None:
        answer = guest.put(f"{api}/me", data={"name": name})
    if account is not None:
        answer = guest.post(f"{api}/account", data={"name": account, "password": PASSWORD})
    assert answer.ok, answer.text()
    return account or name or str(json.loads(answer.body())["name"])


def note_message(faults: list[str], hall: Hall, message: ConsoleMessage) -> None:
    """Errors and warnings on the console are faults, other than that a killed hall does not answer."""
    expected = UNTOLD in message.text or (hall.was_killed and UNREACHABLE.search(message.text))
    if message.type in ("error", "warning") and not expected:
        faults.append(f"{message.type}: {message.text} {message.location.get('url', '')}")


def note_request(faults: list[str], hall: Hall, request: Request) -> None:
    """Requests to anywhere but the hall are faults; what stands in the page itself goes nowhere."""
    if not request.url.startswith(("data:", "blob:")):
        note_address(faults, hall, request.url)


def note_address(faults: list[str], hall: Hall, url: str) -> None:
    """An address must be the hall's."""
    if not url.replace("ws://", "http://", 1).startswith(f"{hall.address}/"):
        faults.append(f"request to {url}")
