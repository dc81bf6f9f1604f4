"""A decision as numbered lines: pieces and then their places, or a list of sentences."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING, Any, Protocol

from gladsheim.cli import menus

if TYPE_CHECKING:
    from gladsheim.cli.words import Texts
    from gladsheim.core.asking import Question

INDENT = 5
"""Columns that the number of a line takes."""


class Menu(Protocol):
    """What a person can choose from at a decision."""

    @property
    def most(self) -> int:
        """The highest number that can be chosen now."""

    def marks(self) -> dict[str, str]:
        """What to write into the spots of the picture."""

    def lines(self, width: int, *, everything: bool = False) -> list[str]:
        """The question and its numbered answers."""

    def choose(self, number: int) -> str | None:
        """The action of a number; None if there is more to choose first."""

    def enter(self) -> str | None:
        """The action that an empty line takes; None if it takes none."""


class PlacesMenu:
    """First a piece, then where it goes."""

    def __init__(self, choices: list[dict[str, Any]], names: dict[str, str], who: str, texts: Texts) -> None:
        self.groups = menus.groups(choices)
        self.names = names
        self.who = who
        self.texts = texts
        self.chosen: menus.Group | None = None

    @property
    def most(self) -> int:
        """How many pieces there are, or places for the chosen one."""
        return len(self.chosen.choices if self.chosen else self.groups)

    def marks(self) -> dict[str, str]:
        """Number and points in the places of the chosen piece."""
        return menus.marks(self.chosen) if self.chosen else {}

    def lines(self, width: int, *, everything: bool = False) -> list[str]:
        """The pieces, or the places of the chosen one."""
        if self.chosen is None:
            first = f"{self.texts('cli-your-turn', name=self.who)} {self.texts('cli-choose')}"
            return [first, *menus.group_lines(self.groups, self.names, self.texts)]
        piece = self.names.get(self.chosen.piece or "", self.chosen.type)
        places = menus.choice_lines(self.chosen, self.texts, width, everything=everything)
        return [self.texts("cli-where", piece=piece), *places]

    def choose(self, number: int) -> str | None:
        """A piece that has but one way is played at once; otherwise its places come next."""
        if self.chosen is not None:
            return str(self.chosen.choices[number - 1]["action"])
        group = self.groups[number - 1]
        if group.only is None:
            self.chosen = group
        return group.only

    def enter(self) -> str | None:
        """Back to the pieces."""
        self.chosen = None
        return None


class ListMenu:
    """Every choice as a sentence, under headings."""

    def __init__(self, question: Question, who: str, texts: Texts) -> None:
        self.question = question
        self.who = who
        self.texts = texts
        headings = {offer.heading: None for offer in question.offers if offer.heading}
        # What ends or declines something stands last, under no heading.
        order = [*headings, ""]
        self.offers = sorted(question.offers, key=lambda offer: order.index(offer.heading))
        self.headed = len(headings) > 1 or len(self.offers) > len(headings) > 0

    @property
    def most(self) -> int:
        """How many choices there are."""
        return len(self.offers)

    def marks(self) -> dict[str, str]:
        """The number to type, beside each spot; the first where several choices share one."""
        found: dict[str, str] = {}
        for number, offer in enumerate(self.offers, 1):
            if offer.at:
                found.setdefault(offer.at, f"{number}:"[: menus.MARK])
        return found

    def lines(self, width: int, *, everything: bool = False) -> list[str]:
        """The prompt, the choices under their headings, and what Enter and `skip` do."""
        lines = [*textwrap.wrap(f"{self.who}: {self.question.prompt}", width), self.texts("cli-choose")]
        heading = ""
        for number, offer in enumerate(self.offers, 1):
            if self.headed and offer.heading != heading:
                heading = offer.heading
                lines.append(f"  {heading}" if heading else "")
            wrapped = textwrap.wrap(offer.text, width - INDENT, subsequent_indent="  ")
            lines += [f"{number if row == 0 else '':>3}  {text}" for row, text in enumerate(wrapped)]
        action = self.enter()
        if action is not None:
            lines.append(self.texts("cli-enter", choice=self.text_of(action)))
        if self.question.waiver is not None:
            lines += textwrap.wrap(f"{self.texts('cli-skip')} {self.question.waiver.text}", width)
        return lines

    def choose(self, number: int) -> str | None:
        """The action of a line."""
        return self.offers[number - 1].action

    def enter(self) -> str | None:
        """The only choice there is; or to decline, where one may ask not to be asked again."""
        if len(self.offers) == 1:
            return self.offers[0].action
        return self.question.waiver.action if self.question.waiver else None

    def text_of(self, action: str) -> str:
        """A choice in words."""
        return next((offer.text for offer in self.offers if offer.action == action), action)
