"""Menus for a decision: numbered choices, as pieces and then their places, or as a list of sentences.

A menu holds the choices and their order. Other modules print it as lines, or show it on a screen.
"""

from __future__ import annotations

import textwrap
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from gladsheim.cli.play import menus

if TYPE_CHECKING:
    from gladsheim.cli.play.words import CliTexts
    from gladsheim.core.telling.asking import DescribedAction, Question
    from gladsheim.core.words import Names, Value

INDENT = 5
"""Number of columns for the number of a line."""


class Item(NamedTuple):
    """Choice under a number: its text, its heading, its spot in the picture, its action.

    `at` is empty where there is no spot, `action` where there is more to choose first.
    """

    number: int
    text: str
    heading: str = ""
    at: str = ""
    action: str = ""


class ChoiceMenu(Protocol):
    """The choices of a person at a decision."""

    @property
    def most(self) -> int:
        """Highest number that can be chosen now."""

    @property
    def inside(self) -> bool:
        """Whether the first of two steps has been taken, so that the player can go back."""

    @property
    def waivable(self) -> bool:
        """Whether `skip` declines this question and the following ones like it."""

    def marks(self, *, everything: bool = False) -> dict[str, str]:
        """Return the marks to write into the spots of the picture."""

    def prompt(self) -> str:
        """Return the question."""

    def items(self) -> list[Item]:
        """Return all choices, by number."""

    def notes(self) -> list[str]:
        """Return the lines that explain `skip`."""

    def lines(self, width: int, *, everything: bool = False) -> list[str]:
        """Return the question and its numbered answers."""

    def choose(self, number: int) -> str | None:
        """Return the action of a number; None if there is more to choose first."""

    def enter(self) -> str | None:
        """Return the action that an empty line takes; None if it takes none."""


@dataclass(frozen=True, slots=True)
class ChoiceRow:
    """A row of a list: one choice, or several that differ in a number."""

    offers: tuple[DescribedAction, ...]

    @property
    def first(self) -> DescribedAction:
        """Only choice of the line, or the one with the lowest number."""
        return self.offers[0]

    @property
    def only(self) -> bool:
        """Whether it is a single choice, so that no number is asked for."""
        return len(self.offers) == 1

    @property
    def most(self) -> int:
        """Greatest number."""
        return self.offers[-1].amount


class PlacesMenu:
    """Menu in two steps: first a piece, then its place."""

    def __init__(
        self, choices: list[dict[str, Any]], names: dict[str, str], who: str, texts: CliTexts
    ) -> None:
        self.groups = menus.groups(choices)
        self.names = names
        self.who = who
        self.texts = texts
        self.chosen: menus.Group | None = None

    @property
    def most(self) -> int:
        """Number of pieces, or of places for the chosen one."""
        return len(self.chosen.choices if self.chosen else self.groups)

    @property
    def inside(self) -> bool:
        """Whether a piece has been chosen."""
        return self.chosen is not None

    @property
    def waivable(self) -> bool:
        """Always false: every turn takes a choice."""
        return False

    def marks(self, *, everything: bool = False) -> dict[str, str]:
        """Return number and points for the places of the chosen piece."""
        return menus.marks(self.chosen, everything=everything) if self.chosen else {}

    def prompt(self) -> str:
        """Return the question: whose turn it is, or where the chosen piece goes."""
        if self.chosen is None:
            return self.texts("cli-your-turn", name=self.who)
        return self.texts("cli-where", piece=self.names.get(self.chosen.piece or "", self.chosen.type))

    def items(self) -> list[Item]:
        """Return the pieces, or the places of the chosen one."""
        if self.chosen is not None:
            texts = menus.choice_texts(self.chosen.choices, self.texts)
            return [
                Item(number, text, at=str(choice.get("at") or ""), action=str(choice["action"]))
                for number, (text, choice) in enumerate(zip(texts, self.chosen.choices, strict=True), 1)
            ]
        texts = menus.group_texts(self.groups, self.names, self.texts)
        return [
            Item(number, text, at=str(group.choices[0].get("at") or ""), action=group.only or "")
            for number, (text, group) in enumerate(zip(texts, self.groups, strict=True), 1)
        ]

    def notes(self) -> list[str]:
        """Return no lines: every turn takes a choice."""
        return []

    def lines(self, width: int, *, everything: bool = False) -> list[str]:
        """Return the lines of the pieces, or of the places of the chosen one."""
        if self.chosen is None:
            texts = menus.group_texts(self.groups, self.names, self.texts)
            pieces = [f"{number:3}  {text}" for number, text in enumerate(texts, 1)]
            return [f"{self.prompt()} {self.texts('cli-choose')}", *pieces]
        places = menus.choice_lines(self.chosen, self.texts, width, everything=everything)
        return [f"{self.prompt()} {self.texts('cli-back')}", *places]

    def choose(self, number: int) -> str | None:
        """Return the action of a piece with only one way to play it; otherwise its places come next."""
        if self.chosen is not None:
            return str(self.chosen.choices[number - 1]["action"])
        group = self.groups[number - 1]
        if group.only is None:
            self.chosen = group
        return group.only

    def enter(self) -> str | None:
        """Go back to the pieces."""
        self.chosen = None
        return None


class ListMenu:
    """Menu of all choices as sentences under headings; choices that differ only in a number share a line."""

    def __init__(self, question: Question, who: str, texts: CliTexts, names: Names = ()) -> None:
        self.question = question
        self.who = who
        self.texts = texts
        self.names = names
        headings = {offer.heading: None for offer in question.offers if offer.heading}
        # Choices that end or decline something come last, without a heading.
        order = [*headings, ""]
        offers = sorted(question.offers, key=lambda offer: order.index(offer.heading))
        found: dict[tuple[Value, Value], list[DescribedAction]] = {}
        for offer in offers:
            found.setdefault((offer.heading, offer.row or offer.action), []).append(offer)
        self.rows = [ChoiceRow(tuple(sorted(row, key=lambda offer: offer.amount))) for row in found.values()]
        self.headed = len(headings) > 1 or len(self.rows) > len(headings) > 0
        self.chosen: ChoiceRow | None = None
        """Line for which a number is still to be chosen; None otherwise."""

    @property
    def most(self) -> int:
        """Number of lines, or the greatest number for the chosen one."""
        return self.chosen.most if self.chosen else len(self.rows)

    @property
    def inside(self) -> bool:
        """Whether a number is asked for."""
        return self.chosen is not None

    @property
    def waivable(self) -> bool:
        """Whether the question says for how long it may be declined."""
        return self.question.waiver is not None

    def marks(self, *, everything: bool = False) -> dict[str, str]:
        """Return the number to type for each spot; the first where several choices share one."""
        found: dict[str, str] = {}
        for number, row in enumerate(self.rows, 1):
            if row.first.at and self.chosen in (None, row):
                found.setdefault(row.first.at, f"{number}:"[: menus.MARK])
        return found

    def prompt(self) -> str:
        """Return the question with the name of the player, or the question for a number."""
        if self.chosen is None:
            return f"{self.who}: {self.said(self.question.prompt)}"
        return self.texts("cli-how-many", choice=self.said(self.chosen.first.row), most=self.chosen.most)

    def items(self) -> list[Item]:
        """Return the lines, or the numbers of the chosen one."""
        if self.chosen is not None:
            return [
                Item(offer.amount, self.said(offer.text), at=offer.at, action=offer.action)
                for offer in self.chosen.offers
            ]
        return [
            Item(
                number,
                self._text(row),
                self.said(row.first.heading) if self.headed else "",
                row.first.at,
                row.first.action if row.only else "",
            )
            for number, row in enumerate(self.rows, 1)
        ]

    def notes(self) -> list[str]:
        """Return the explanation of `skip`, if it does anything."""
        waiver = self.question.waiver
        return [] if waiver is None else [f"{self.texts('cli-skip')} {self.said(waiver.text)}"]

    def lines(self, width: int, *, everything: bool = False) -> list[str]:
        """Return the prompt, the choices under their headings, and the effects of Enter and `skip`."""
        if self.chosen is not None:
            return textwrap.wrap(f"{self.prompt()} {self.texts('cli-back')}", width)
        counted = any(not row.only for row in self.rows)
        lines = textwrap.wrap(self.prompt(), width)
        lines += textwrap.wrap(self.texts("cli-choose-many" if counted else "cli-choose"), width)
        heading = ""
        for item in self.items():
            if item.heading != heading:
                heading = item.heading
                lines.append(f"  {heading}" if heading else "")
            wrapped = textwrap.wrap(item.text, width - INDENT, subsequent_indent="  ")
            lines += [f"{item.number if at == 0 else '':>3}  {line}" for at, line in enumerate(wrapped)]
        action = self.enter()
        notes = [] if action is None else [self.texts("cli-enter", choice=self.text_of(action))]
        for note in [*notes, *self.notes()]:
            lines += textwrap.wrap(note, width)
        return lines

    def said(self, value: Value) -> str:
        """Return words in the language of the terminal."""
        return self.texts.said(value, self.names)

    def _text(self, row: ChoiceRow) -> str:
        if row.only:
            return self.said(row.first.text)
        return self.texts("cli-amounts", choice=self.said(row.first.row), most=row.most)

    def choose(self, number: int) -> str | None:
        """Return the action of a line, or of a number for the chosen line."""
        if self.chosen is not None:
            return next((offer.action for offer in self.chosen.offers if offer.amount == number), None)
        row = self.rows[number - 1]
        if not row.only:
            self.chosen = row
            return None
        return row.first.action

    def enter(self) -> str | None:
        """Return the only choice, or the refusal where the player may ask not to be asked again."""
        if self.chosen is not None:
            self.chosen = None
            return None
        if len(self.question.offers) == 1:
            return self.question.offers[0].action
        return self.question.waiver.action if self.question.waiver else None

    def text_of(self, action: str) -> str:
        """Return a choice in words."""
        offers = self.question.offers
        return next((self.said(offer.text) for offer in offers if offer.action == action), action)
