"""Playing by keyboard alone: number keys, arrows, plus, Enter, Escape and the tab key."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.answers import answered
from tests.browser.sitting import Sitting, say

ARROWS = {"N": "ArrowUp", "E": "ArrowRight", "S": "ArrowDown", "W": "ArrowLeft"}
# More steps than any table has places for the tab key, or cells between two cells.
TABS, STEPS = 120, 200
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
            elif choice["type"] == "discard":
                self.press(str(hand.index(choice["piece"]) + 1))
                self.tab_to_button(say("voluspa-discard", tile=say(f"voluspa-tile-{choice['piece']}")))
                self.press("Enter")
            else:
                self.land(choice, hand)
        assert answer.ok, answer
        assert choice["action"] in [entry["action"] for entry in answer.body["log"][-1:]]
        if choice["type"] in ("stay", "end"):
            button = self.page.get_by_role("button", name=say(f"voluspa-{choice['type']}"), exact=True)
            expect(button).to_have_count(0)

    def land(self, choice: dict[str, Any], hand: list[str]) -> None:
        """Lay a tile of the hand, or let the Raven fly."""
        if choice["type"] == "play":
            self.press(str(hand.index(choice["piece"]) + 1))
            self.boost(choice["boosts"])
        self.to_board()
        self.to_cell(choice["at"])
        self.press("Enter")
        if choice["way"] == "bump" and not self.sitting.sure.count():
            self.press(ARROWS[choice["dir"]])
        self.sitting.sure.wait_for()
        self.press("Enter")

    def boost(self, boosts: int) -> None:
        """Throw in this many Freyas."""
        fewer, more = say("voluspa-boosts-fewer"), say("voluspa-boosts-more")
        if not self.page.get_by_role("button", name=more).count():
            return
        shown = self.page.get_by_role("status", name=say("voluspa-boosts"))
        for key, button in (("-", fewer), ("+", more)):
            for _ in range(STEPS):
                now = int(shown.inner_text().rpartition("+")[2])
                if now == boosts or (now < boosts) != (key == "+"):
                    break
                assert self.page.get_by_role("button", name=button).is_enabled()
                self.press(key)

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
        """Go to a lit cell with the arrow keys, trying from each cell each direction at most once."""
        x, y = (int(part) for part in target.split(","))
        tried: set[tuple[str, str]] = set()
        for _ in range(STEPS):
            here = self.focused()
            assert here is not None
            if here == target:
                return
            dx, dy = x - int(here.split(",")[0]), y - int(here.split(",")[1])
            wishes = sorted({"E": dx, "W": -dx, "S": dy, "N": -dy}.items(), key=lambda wish: -wish[1])
            key = next((key for key, _ in wishes if (here, key) not in tried), wishes[0][0])
            tried.add((here, key))
            self.press(ARROWS[key])
        raise AssertionError(f"the arrow keys do not lead to {target}")
