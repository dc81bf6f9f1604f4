"""A decision as numbered lines: pieces and then their places, or a list of sentences."""

from __future__ import annotations

import textwrap
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from gladsheim.cli.play import menus
from gladsheim.core.words import said

if TYPE_CHECKING:
    from gladsheim.cli.play.words import Texts
    from gladsheim.core.telling.asking import Offer, Question
    from gladsheim.core.words import Names, Value

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


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a list: one choice, or several that differ in a number."""

    offers: tuple[Offer, ...]

    @property
    def first(self) -> Offer:
        """The choice, or the one with the least number."""
        return self.offers[0]

    @property
    def only(self) -> bool:
        """Whether it is a single choice, so that no number is asked for."""
        return len(self.offers) == 1

    @property
    def most(self) -> int:
        """The greatest number."""
        return self.offers[-1].amount


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
    """Every choice as a sentence, under headings; those that differ in a number share a line."""

    def __init__(self, question: Question, who: str, texts: Texts, names: Names = ()) -> None:
        self.question = question
        self.who = who
        self.texts = texts
        self.names = names
        headings = {offer.heading: None for offer in question.offers if offer.heading}
        # What ends or declines something stands last, under no heading.
        order = [*headings, ""]
        offers = sorted(question.offers, key=lambda offer: order.index(offer.heading))
        found: dict[tuple[Value, Value], list[Offer]] = {}
        for offer in offers:
            found.setdefault((offer.heading, offer.row or offer.action), []).append(offer)
        self.rows = [Row(tuple(sorted(row, key=lambda offer: offer.amount))) for row in found.values()]
        self.headed = len(headings) > 1 or len(self.rows) > len(headings) > 0
        self.chosen: Row | None = None
        """The line for which a number is still to be told."""

    @property
    def most(self) -> int:
        """How many lines there are, or the greatest number for the chosen one."""
        return self.chosen.most if self.chosen else len(self.rows)

    def marks(self) -> dict[str, str]:
        """The number to type, beside each spot; the first where several choices share one."""
        found: dict[str, str] = {}
        for number, row in enumerate(self.rows, 1):
            if row.first.at and self.chosen in (None, row):
                found.setdefault(row.first.at, f"{number}:"[: menus.MARK])
        return found

    def lines(self, width: int, *, everything: bool = False) -> list[str]:
        """The prompt, the choices under their headings, and what Enter and `skip` do."""
        if self.chosen is not None:
            return textwrap.wrap(
                self.texts("cli-how-many", choice=self.said(self.chosen.first.row), most=self.chosen.most),
                width,
            )
        counted = any(not row.only for row in self.rows)
        lines = textwrap.wrap(f"{self.who}: {self.said(self.question.prompt)}", width)
        lines += textwrap.wrap(self.texts("cli-choose-many" if counted else "cli-choose"), width)
        heading: Value = ""
        for number, row in enumerate(self.rows, 1):
            if self.headed and row.first.heading != heading:
                heading = row.first.heading
                lines.append(f"  {self.said(heading)}" if heading else "")
            lines += self._line(number, row, width)
        action = self.enter()
        if action is not None:
            lines += textwrap.wrap(self.texts("cli-enter", choice=self.text_of(action)), width)
        if self.question.waiver is not None:
            lines += textwrap.wrap(f"{self.texts('cli-skip')} {self.said(self.question.waiver.text)}", width)
        return lines

    def said(self, value: Value) -> str:
        """Words in the language of the terminal."""
        return said(value, self.texts.locale, self.names)

    def _line(self, number: int, row: Row, width: int) -> list[str]:
        if row.only:
            text = self.said(row.first.text)
        else:
            text = self.texts("cli-amounts", choice=self.said(row.first.row), most=row.most)
        wrapped = textwrap.wrap(text, width - INDENT, subsequent_indent="  ")
        return [f"{number if at == 0 else '':>3}  {line}" for at, line in enumerate(wrapped)]

    def choose(self, number: int) -> str | None:
        """The action of a line, or of a number for the chosen line."""
        if self.chosen is not None:
            return next((offer.action for offer in self.chosen.offers if offer.amount == number), None)
        row = self.rows[number - 1]
        if not row.only:
            self.chosen = row
            return None
        return row.first.action

    def enter(self) -> str | None:
        """The only choice there is; or to decline, where one may ask not to be asked again."""
        if self.chosen is not None:
            self.chosen = None
            return None
        if len(self.question.offers) == 1:
            return self.question.offers[0].action
        return self.question.waiver.action if self.question.waiver else None

    def text_of(self, action: str) -> str:
        """A choice in words."""
        offers = self.question.offers
        return next((self.said(offer.text) for offer in offers if offer.action == action), action)
