"""A player's hands at Valda's table: what is pointed at for a choice, by mouse, touch or keyboard."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from gladsheim.locales import text
from tests.browser.company.answers import answered
from tests.browser.sitting import Sitting, open_seats

Choice = dict[str, Any]
PLAIN = ("end", "buy", "pass", "yield", "done", "loki")
GODS = ("heimdall", "freya", "surtur", "tyr", "thor", "odin", "loki")
RESOURCES = {"b": "blood", "g": "gold", "d": "diamond"}
# More steps than a table has groups for the tab key, or a group has buttons.
TABS, STEPS = 150, 60
# A table that is busy, or has only just asked.
NOT_YET = "[aria-busy=true], .decided[aria-disabled=true]"
HELD = "it => it === document.activeElement"
FOCUSED_GROUP = "() => document.activeElement?.closest('[role=group]')?.ariaLabel ?? ''"


def open_valda(page: Any, bots: list[str], people: int = 1, **options: Any) -> Table:
    """A table of Valda as the form would open it."""
    return Table(open_seats(page, "valda", bots, people, options))


def keys_of(choice: Choice, decision: str) -> list[str]:
    """The things to point at, one after the other, by the names that the page gives them."""
    kind, card = choice["type"], choice.get("card", "")
    give, get, res = (RESOURCES.get(choice.get(name, "")) for name in ("give", "get", "res"))
    zone = "hand"
    if kind == "card":
        lies = choice["source"]
        zone = lies if lies == "hand" or (lies == "open" and decision != "thief") else "tray"
    keys = {
        "trade": lambda: (
            [f"want:{get}", f"mix:{choice['action'].split(':')[1]}"]
            if "given" in choice
            else [f"stone:{give}", f"get:{get}"]
        ),
        "change": lambda: [f"give:{give}", f"get:{get}"],
        "take": lambda: [f"stone:{res}"],
        "res": lambda: [f"want:{res}"],
        "play": lambda: [f"{'open' if choice['open'] else 'hand'}:{card}"],
        "keep": lambda: [f"tray:{card}"],
        "card": lambda: [f"{zone}:{card}"],
        "hand": lambda: ["tray:?"],
        "weapon": lambda: [f"hand:{card}", f"mode:{choice['mode']}"],
        "build": lambda: [f"{'area' if choice['what'] in GODS else 'works'}:{choice['what']}"],
        "god": lambda: [f"area:{choice['god']}"],
        "works": lambda: [f"lost:{choice['what']}"],
        "player": lambda: [f"seat:{choice['seat']}"],
        "move": lambda: [f"area:{choice['god']}", f"seat:{choice['seat']}"],
        "die": lambda: [f"die:{choice['die']}", f"face:{choice['face']}"],
        "thor": lambda: [f"offer:thor:{choice['rate']}:{res}"],
        "odin": lambda: [f"offer:odin:{choice['rate']}"],
    }
    return keys[kind]() if kind in keys else [f"hand:{card}"]


class Table:
    """One guest at one table of Valda."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.page = sitting.page
        self.sure = self.page.locator("[data-sure]")

    def wait_for_turn(self, locale: str = "en") -> bool:
        """Wait until this guest is to act; False when the game is over."""
        over = self.page.get_by_role("dialog", name=text(locale, "table-over-title"))
        mine = self.page.locator("[data-mine=true]")
        mine.or_(over).first.wait_for(state="attached")
        expect(self.page.locator(NOT_YET)).to_have_count(0)
        return over.count() == 0

    def thing(self, key: str) -> Locator:
        """What can be pointed at under this name."""
        return self.page.locator(f'[data-key="{key}"]').first

    def perform(self, choice: Choice, decision: str, press: str = "click") -> None:
        """Make a choice by mouse (`click`), touch (`tap`) or keyboard (`keys`), and see it taken."""
        with answered(self.page) as answer:
            self.choose(choice, decision, press)
        assert answer.ok, (choice, answer.body)
        assert answer.sent["action"] == choice["action"]
        expect(self.sure).to_have_count(0)

    def choose(self, choice: Choice, decision: str, press: str = "click") -> None:
        """Point at what a choice is made of, and make it final."""
        if choice["type"] in PLAIN:
            self.press(self.page.locator(f'[data-plain="{choice["type"]}"]'), press)
            self.press(self.sure, press)
            return
        for key in keys_of(choice, decision):
            # What is the only way on from there needs no further pointing.
            self.sure.or_(self.thing(key)).first.wait_for()
            if self.sure.count() == 0:
                self.press(self.thing(key), press)
        self.press(self.sure, press)

    def press(self, thing: Locator, press: str) -> None:
        """Press a thing; with `keys`, go there with tab and arrow keys first."""
        thing.wait_for()
        if press != "keys":
            getattr(thing, press)()
            return
        self.reach(thing)
        self.page.keyboard.press("Enter")

    def reach(self, thing: Locator) -> None:
        """Bring the keyboard to a thing: the tab key to its group, arrow keys within."""
        group = thing.evaluate("it => it.closest('[role=group]')?.ariaLabel ?? ''")
        for _ in range(TABS):
            if thing.evaluate(HELD):
                return
            if group and self.page.evaluate(FOCUSED_GROUP) == group:
                break
            self.page.keyboard.press("Tab")
        self.walk(thing)

    def walk(self, thing: Locator) -> None:
        """Go to a thing of the group that has the keyboard, trying from each place each way once."""
        tried: set[tuple[str, str]] = set()
        here = "() => document.activeElement?.dataset?.key ?? ''"
        target = thing.bounding_box()
        for _ in range(STEPS):
            if thing.evaluate(HELD):
                return
            at = self.page.evaluate(here)
            box = self.page.locator(":focus").bounding_box()
            assert target
            assert box
            dx, dy = target["x"] - box["x"], target["y"] - box["y"]
            ways = {"ArrowRight": dx, "ArrowLeft": -dx, "ArrowDown": dy, "ArrowUp": -dy}
            wishes = sorted(ways, key=lambda way: -ways[way])
            way = next((way for way in wishes if (at, way) not in tried), wishes[0])
            tried.add((at, way))
            self.page.keyboard.press(way)
        raise AssertionError(f"the arrow keys do not lead to {thing}")

    def play(
        self,
        chance: random.Random,
        press: str = "click",
        lively: float = 0.5,
        look: Callable[[str], None] = lambda decision: None,
        most: float = math.inf,
    ) -> int:
        """Play to the end; where one may as well go on, something is done with this likelihood.

        `look` is called before each decision. Returns how many there were, at most so many.
        """
        made = 0
        while made < most and self.wait_for_turn():
            view = self.sitting.view()
            if not view["my_turn"]:
                self.sitting.look_again()
                continue
            choices, decision = view["choices"], view["scene"]["decision"]
            going_on = [choice for choice in choices if choice["type"] in ("end", "pass", "yield", "done")]
            doing = [choice for choice in choices if choice not in going_on]
            look(decision)
            act = doing and (not going_on or chance.random() < lively)
            self.perform(chance.choice(doing if act else going_on), decision, press)
            made += 1
        return made
