"""What an action made happen, in words that are said later, in the language of whoever reads them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias, TypedDict

from gladsheim.core.words import ENGLISH, Names, Value, Words, said, unsaid


class Reason(NamedTuple):
    """A part of the points that an action brings, and why."""

    text: Value
    points: int


class Story(NamedTuple):
    """What an action made happen, as somebody may know it.

    `deed` is the main thing: a `whole` sentence, or what follows the name of the player. `besides`
    are whole sentences on what else came of it, `reasons` the points that the player got. `quiet`: a
    table shows anyway what was done, so that a log leaves it out.
    """

    deed: Value
    besides: tuple[Value, ...] = ()
    reasons: tuple[Reason, ...] = ()
    whole: bool = True
    quiet: bool = False

    def lines(self, seat: int, names: Names, locale: str = ENGLISH) -> list[str]:
        """The story of an action of a seat as lines of text; none where it is quiet."""
        if self.quiet:
            return []
        deed = said(self.deed, locale, names)
        lines = [deed if self.whole or not deed else f"{names[seat]} {deed}"]
        if self.reasons:
            lines.append(f"+{sum(reason.points for reason in self.reasons)}")
        lines += [f"  {line}" for line in reason_lines(self.reasons, names, locale)]
        lines += [said(line, locale, names) for line in self.besides]
        return [line for line in lines if line]

    def document(self) -> StoryDocument:
        """The same for JSON."""
        document: StoryDocument = {
            "deed": unsaid(self.deed),
            "whole": self.whole,
            "besides": [unsaid(line) for line in self.besides],
            "reasons": reasons_document(self.reasons),
        }
        if self.quiet:
            document["quiet"] = True
        return document


def reason_lines(reasons: Iterable[Reason], names: Names, locale: str = ENGLISH) -> list[str]:
    """Reasons as lines of text, each with its points."""
    pairs = (Words.of("words-pair", name=reason.text, value=reason.points) for reason in reasons)
    return [pair.say(locale, names) for pair in pairs]


class Sentence(TypedDict):
    """A message of the catalogues with its values. An array among them is told as "a, b and c".

    The message `seat` is the name of the player at the seat that its value `seat` tells.
    """

    id: str
    values: dict[str, Said]


Said: TypeAlias = str | int | Sentence | list[str | int | Sentence]


class ReasonDocument(TypedDict):
    """A part of the points that an action brings, and why."""

    text: Said
    points: int


class _Told(TypedDict):
    deed: Said
    whole: bool
    besides: list[Said]
    reasons: list[ReasonDocument]


class StoryDocument(_Told, total=False):
    """What an action made happen: see `Story`; `quiet` stands there only where it is true."""

    quiet: bool


def reasons_document(reasons: Iterable[Reason]) -> list[ReasonDocument]:
    """Reasons for JSON."""
    return [{"text": unsaid(reason.text), "points": reason.points} for reason in reasons]
