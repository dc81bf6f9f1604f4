"""Playing by keyboard alone: number keys, arrows, plus, Enter, Escape and the tab key."""

from __future__ import annotations

from collections import deque
from typing import Any

from playwright.sync_api import expect

from tests.browser.company.answers import answered
from tests.browser.sitting import Sitting, say

ARROWS = {"N": "ArrowUp", "E": "ArrowRight", "S": "ArrowDown", "W": "ArrowLeft"}
# More than any table has places for the tab key.
TABS = 120
FOCUSED = """() => {
  const place = document.activeElement?.closest('[data-at]');
  return place ? place.dataset.at : null;
}"""


class Keyboard:
    """Carries out given choices of the hall's list at a table, without a mouse."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.page = sitting.page

    def press(self, key: str) -> None:
        """Press and let go of a key."""
        self.page.keyboard.press(key)

    def focused(self) -> str | None:
        """The cell that has the keyboard; None when none has."""
        found: str | None = self.page.evaluate(FOCUSED)
        return found

    def perform(self, choice: dict[str, Any], hand: list[str]) -> None:
        """Make one choice and see that the hall took exactly that one."""
        with answered(self.page) as answer:
            if choice["type"] in ("stay", "end"):
                self.tab_to_button(say(f"voluspa-{choice['type']}"))
                self.press("Enter")
                expect(self.sitting.sure).to_be_focused()
                self.press("Enter")
            elif choice["type"] == "discard":
                self.press(str(hand.index(choice["piece"]) + 1))
                self.tab_to_button(say("voluspa-discard", tile=say(f"voluspa-tile-{choice['piece']}")))
                self.press("Enter")
            else:
                self.land(choice, hand)
        # Not by the answer's log: the table may have been sent first, with what is new in it.
        assert answer.ok, answer
        assert answer.sent["action"] == choice["action"]
        if choice["type"] in ("stay", "end"):
            button = self.page.get_by_role("button", name=say(f"voluspa-{choice['type']}"), exact=True)
            expect(button).to_have_count(0)
        # The button that was pressed is gone; the keyboard is back where it was.
        self.page.wait_for_function("() => document.activeElement !== document.body")

    def land(self, choice: dict[str, Any], hand: list[str]) -> None:
        """Lay a tile of the hand, or let the Raven fly."""
        if choice["type"] == "play":
            self.press(str(hand.index(choice["piece"]) + 1))
            # At a new table what answers to keys comes with the first of them.
            self.page.wait_for_function(FOCUSED)
            self.boost(choice["boosts"])
        self.to_board()
        self.to_cell(choice["at"])
        self.press("Enter")
        self.sitting.sure.or_(self.page.locator("[data-dir]")).first.wait_for()
        if not self.sitting.sure.count():
            self.press(ARROWS[choice["dir"]])
        self.sitting.sure.wait_for()
        self.press("Enter")

    def boost(self, boosts: int) -> None:
        """Throw in this many Freyas."""
        shown = self.page.get_by_role("status", name=say("voluspa-boosts"))
        if boosts:
            shown.wait_for()
        if not shown.count():
            return
        while (now := int((told := shown.inner_text()).rpartition("+")[2])) != boosts:
            key, button = ("+", "voluspa-boosts-more") if now < boosts else ("-", "voluspa-boosts-fewer")
            expect(self.page.get_by_role("button", name=say(button))).to_be_enabled()
            self.press(key)
            expect(shown).not_to_have_text(told)

    def tab_to_button(self, name: str) -> None:
        """Go to a button with the tab key."""
        button = self.page.get_by_role("button", name=name, exact=True)
        for _ in range(TABS):
            if button.evaluate("it => it === document.activeElement"):
                return
            self.press("Tab")
        raise AssertionError(f"the tab key does not lead to {name!r}")

    def to_board(self) -> None:
        """Go to the lit cells: a chosen tile leads there by itself, else the tab key does."""
        for _ in range(TABS):
            if self.focused():
                return
            self.press("Tab")
        raise AssertionError("the tab key does not lead to the board")

    def to_cell(self, target: str) -> None:
        """Go to a lit cell with the arrow keys: towards it, else wherever no key was tried yet."""
        led: dict[str, dict[str, str]] = {}
        here = self.focused()
        while here != target:
            assert here is not None
            *known, key = untried(led, here, target)
            for one in known:
                self.press(ARROWS[one])
                here = led[here][one]
            self.press(ARROWS[key])
            there = self.focused()
            assert there is not None
            led.setdefault(here, {})[key] = there
            here = there


def untried(led: dict[str, dict[str, str]], here: str, target: str) -> list[str]:
    """The directions to the nearest cell that has one not tried yet, and that one.

    `led` tells where each direction of a cell has led to.
    """
    ways: deque[tuple[str, list[str]]] = deque([(here, [])])
    seen = {here}
    while ways:
        cell, keys = ways.popleft()
        for key in towards(cell, target):
            if key not in led.get(cell, {}):
                return [*keys, key]
        for key, there in led[cell].items():
            if there not in seen:
                seen.add(there)
                ways.append((there, [*keys, key]))
    raise AssertionError(f"the arrow keys do not lead to {target}")


def towards(here: str, target: str) -> list[str]:
    """The directions, that which leads nearest to the target first."""
    (x, y), (to_x, to_y) = (map(int, cell.split(",")) for cell in (here, target))
    wishes = {"E": to_x - x, "W": x - to_x, "S": to_y - y, "N": y - to_y}
    return sorted(wishes, key=lambda wish: -wishes[wish])
