"""A player's hands at Valhalla's table: what is pointed at for a choice, by mouse, touch or keyboard."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from gladsheim.locales import text
from tests.browser.sitting import Sitting, open_seats
from tests.browser.valda.playing import NOT_YET, Table as ValdaTable

Choice = dict[str, Any]
PLAIN = ("pass", "skip", "battle", "glory", "score", "end", "excuse", "allow")
IDLE = ("pass", "battle", "end", "allow")
"""Choices that do nothing: made where nothing else can be, or by whim."""


def open_valhalla(page: Any, bots: list[str], people: int = 1, **options: Any) -> Table:
    """A table of Valhalla as the form would open it."""
    return Table(open_seats(page, "valhalla", bots, people, options))


def keys_of(choice: Choice) -> list[str]:
    """The things to point at, one after the other, by the names that the page gives them."""
    kind, card, at = choice["type"], f"card:{choice.get('card')}", f"cell:{choice.get('at')}"
    keys = {
        "recruit": lambda: [f"market:{choice['at']}"],
        "pay_reserve": lambda: ["reserve:"],
        "event": lambda: [card, "use:event"],
        "person": lambda: [card, "use:person"],
        "leader": lambda: [card, "use:person", at],
        "refresh": lambda: [card, "use:refresh"],
        "location": lambda: [card, "use:location", at],
        "ace": lambda: [card, "use:ace", at],
        "discard": lambda: [card, "use:discard", f"rival:{choice['seat']}:{choice['target']}"],
        "drop": lambda: [card],
        "glory_ace": lambda: [card],
        "put": lambda: [at],
        "march": lambda: [f"cell:{choice['from']}", f"cell:{choice['to']}"],
        "muster": lambda: [f"cell:{choice['from']}", f"cell:{choice['via']}"],
    }
    return keys[kind]() if kind in keys else [f"slot:{choice['slot']}"]


class Table(ValdaTable):
    """One guest at one table of Valhalla."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self.count = self.page.locator("output[data-armies]")

    def wait_for_turn(self, locale: str = "en") -> bool:
        """Wait until this guest is to act; False when the game is over."""
        over = self.page.get_by_role("dialog", name=text(locale, "table-over-title"))
        mine = self.page.locator("[data-mine=true]")
        mine.or_(over).first.wait_for(state="attached")
        expect(self.page.locator(NOT_YET)).to_have_count(0)
        zone = self.page.get_by_role("group", name=text(locale, "valhalla-zone"))
        assert over.count() or zone.count()
        return over.count() == 0

    def picked(self) -> list[str]:
        """What has been pointed at so far, steps without a choice included."""
        found: str = self.page.locator("[data-picked]").get_attribute("data-picked") or ""
        return found.split()

    def choose(self, choice: Choice, decision: str, press: str = "click") -> None:
        """Point at what a choice is made of, and make it final."""
        if choice["type"] in PLAIN:
            self.press(self.page.locator(f'[data-plain="{choice["type"]}"]'), press)
            self.press(self.sure, press)
            return
        for number, key in enumerate(keys_of(choice)):
            if len(self.picked()) <= number:
                self.show(key, press)
                self.press(self.thing(key), press)
        assert self.picked() == keys_of(choice)
        self.set_count(choice.get("count", 1), press)
        self.press(self.sure, press)

    def show(self, key: str, press: str) -> None:
        """On a small screen, turn to the map that a thing is on."""
        wanted = {"slot": "market", "market": "market", "cell": "landscape"}.get(key.partition(":")[0])
        turn = self.page.locator(f'[data-map="{wanted}"]')
        if turn.is_visible():
            self.press(turn, press)

    def set_count(self, count: int, press: str) -> None:
        """Step to a number of armies, where one can be chosen."""
        while self.count.count() and (now := int(self.count.inner_text())) != count:
            step = "fewer" if now > count else "more"
            if press == "keys":
                self.page.keyboard.press("-" if now > count else "+")
            else:
                self.press(self.page.locator(f'[data-count="{step}"]'), press)
            expect(self.count).not_to_have_text(str(now))

    def play(
        self,
        chance: random.Random,
        press: str = "click",
        lively: float = 0.8,
        look: Callable[[str], None] = lambda decision: None,
        most: float = math.inf,
    ) -> int:
        """Play to the end; where one may as well do nothing, something is done with this likelihood.

        `look` is called before each decision with its stage. Returns how many there were, at most so many.
        """
        made = 0
        while made < most and self.wait_for_turn():
            view = self.sitting.view()
            if not view["my_turn"]:
                self.sitting.look_again()
                continue
            choices, stage = view["choices"], view["scene"]["stage"]
            look(stage)
            self.perform(pick(choices, chance, lively), stage, press)
            made += 1
        return made


def pick(choices: list[Choice], chance: random.Random, lively: float) -> Choice:
    """A kind of choice by lot, then one of that kind: else marches would outnumber all others."""
    doing = [choice for choice in choices if choice["type"] not in IDLE]
    idle = [choice for choice in choices if choice["type"] in IDLE]
    if idle and (not doing or chance.random() >= lively):
        return chance.choice(idle)
    kind = chance.choice(sorted({choice["type"] for choice in doing}))
    return chance.choice([choice for choice in doing if choice["type"] == kind])
