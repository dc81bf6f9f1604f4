"""Playing through the accessibility tree alone: the board as text and its command line."""

from __future__ import annotations

import random
import re

from playwright.sync_api import ElementHandle, Locator, Page, expect

from gladsheim.locales import text
from tests import PATIENCE

NUMBERED = re.compile(r"^(\d+): (.*)$")
COUNT = "log => log.childElementCount"
# Comes back with what the log says after its first entries, as soon as it says more.
SAYS_MORE = """(log, known) => new Promise((done) => {
  const look = () => log.childElementCount > known &&
    done([...log.children].slice(known).map((entry) => entry.innerText).join('\\n'));
  new MutationObserver(look).observe(log, { childList: true, characterData: true, subtree: true });
  look();
})"""
SAYS = """(it, wanted) => [...it.querySelectorAll('*')].some((one) => one.textContent.trim() === wanted)"""


class Reader:
    """One person at one table who sees nothing: everything by roles and names, as a screen reader has it."""

    def __init__(self, page: Page, locale: str = "en") -> None:
        self.page = page
        self.locale = locale
        self.panel = page.get_by_role("region", name=self.say("table-as-text"), exact=True)
        self.position = page.get_by_role("region", name=self.say("reader-position"), exact=True)
        self.answers = page.get_by_role("log", name=self.say("reader-answers"), exact=True)
        self.line = page.get_by_role("textbox", name=self.say("reader-command"), exact=True)
        self.over = page.get_by_role("dialog", name=self.say("table-over-title"))
        self._found: dict[Locator, ElementHandle] = {}

    def say(self, message: str, **values: str | int) -> str:
        """A text in the language of this reader."""
        return text(self.locale, message, **values)

    def open(self) -> Reader:
        """By the button that a screen reader comes to first."""
        self.page.get_by_role("button", name=self.say("table-as-text"), exact=True).press("Enter")
        expect(self.line).to_be_focused()
        return self

    def ask(self, line: str) -> list[str]:
        """Say something to the command line; the lines of its answer."""
        log, field = self._element(self.answers), self._element(self.line)
        known = log.evaluate(COUNT)
        field.fill(line)
        field.press("Enter")
        said = log.evaluate(SAYS_MORE, known)
        asked, *told = [part.strip() for part in said.splitlines() if part.strip()]
        assert asked == line
        return told

    def wait_for_turn(self) -> bool:
        """Wait until this person is to act; False when the game is over."""
        wanted = self.say("table-turn-yours")
        if self._element(self.position).evaluate(SAYS, wanted):
            return True
        mine = self.position.get_by_text(wanted, exact=True)
        mine.or_(self.over).first.wait_for(timeout=PATIENCE * 1000)
        return self.over.count() == 0

    def _element(self, place: Locator) -> ElementHandle:
        """What is found in a place, looked for once: to find a role looks at everything on the page."""
        held = self._found.get(place)
        if held is None or not held.evaluate("it => it.isConnected"):
            held = self._found[place] = place.element_handle()
        return held

    def play(self, chance: random.Random, lively: float = 0.5) -> int:
        """Play to the end by numbers; with this likelihood something is done, else the last choice.

        Returns how many decisions were made.
        """
        made = 0
        while self.wait_for_turn():
            listed = [NUMBERED.match(line) for line in self.ask("what may I do")]
            numbers = [int(found[1]) for found in listed if found]
            if not numbers:
                continue
            number = chance.choice(numbers) if chance.random() < lively else numbers[-1]
            self.ask(f"do {number}")
            made += 1
        return made


def act_at_once(page: Page, say: Reader) -> None:
    """Switch off, in the settings, that a choice is asked for once more."""
    page.get_by_role("button", name=say.say("settings-title")).first.press("Enter")
    page.get_by_role("checkbox", name=re.compile("^" + re.escape(say.say("settings-confirm")))).uncheck()
    page.get_by_role("button", name=say.say("settings-close"), exact=True).press("Enter")
