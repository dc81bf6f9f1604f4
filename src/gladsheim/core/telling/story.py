"""Story of an action in words, which are turned into sentences later, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias, TypedDict

from gladsheim.core.words import ENGLISH, Names, Value, Words, said, unsaid


class Reason(NamedTuple):
    """Part of the points that an action gains, and why."""

    text: Value
    points: int


class Story(NamedTuple):
    """Story of an action, as a viewer may know it.

    `deed` is the main effect: a `whole` sentence, or one that follows the player's name. `besides` are whole
    sentences about further effects, `reasons` the points that the player got. `quiet`: the table itself shows
    the action, so that a log leaves it out.
    """

    deed: Value
    besides: tuple[Value, ...] = ()
    reasons: tuple[Reason, ...] = ()
    whole: bool = True
    quiet: bool = False

    def lines(self, seat: int, names: Names, locale: str = ENGLISH) -> list[str]:
        """Return the story of a seat's action as lines of text; none where it is quiet."""
        if self.quiet:
            return []
        deed = said(self.deed, locale, names)
        # Without a deed the name alone is no sentence; the empty line is dropped below.
        lines = [deed if self.whole or not deed else f"{names[seat]} {deed}"]
        if self.reasons:
            lines.append(f"+{sum(reason.points for reason in self.reasons)}")
        lines += [f"  {line}" for line in reason_lines(self.reasons, names, locale)]
        lines += [said(line, locale, names) for line in self.besides]
        return [line for line in lines if line]

    def document(self) -> StoryDocument:
        """Return the story as JSON."""
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
    """Return reasons as lines of text, each with its points."""
    pairs = (Words.of("words-pair", name=reason.text, value=reason.points) for reason in reasons)
    return [pair.say(locale, names) for pair in pairs]


class Sentence(TypedDict):
    """Message of the catalogues with its values. An array among them is shown as "a, b and c".

    The message `seat` is the name of the player at the seat in its value `seat`.
    """

    id: str
    values: dict[str, Said]


Said: TypeAlias = str | int | Sentence | list[str | int | Sentence]


class ReasonDocument(TypedDict):
    """Part of the points that an action gains, and why."""

    text: Said
    points: int


class _Told(TypedDict):
    deed: Said
    whole: bool
    besides: list[Said]
    reasons: list[ReasonDocument]


class StoryDocument(_Told, total=False):
    """Story of an action as JSON: see `Story`; `quiet` is present only where it is true."""

    quiet: bool


def reasons_document(reasons: Iterable[Reason]) -> list[ReasonDocument]:
    """Return reasons as JSON."""
    return [{"text": unsaid(reason.text), "points": reason.points} for reason in reasons]
