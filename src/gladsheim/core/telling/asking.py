"""A decision in words, for clients that list what can be chosen instead of showing places.

Whoever asks says them: texts are values, in which players go by their seats.
"""

from __future__ import annotations

from dataclasses import dataclass

from gladsheim.core.words import Value


@dataclass(frozen=True, slots=True)
class Offer:
    """A legal action in words: its text, the heading it stands under, its spot in the picture.

    `at` is where `Presenter.picture` can write a mark; empty where the action has no spot. Offers
    that differ only in a number have the same `row`, a text for all of them, and each its
    `amount`, from 1 on: a list shows them in one line and asks how many.
    """

    action: str
    text: Value
    heading: Value = ""
    at: str = ""
    row: Value = ""
    amount: int = 0


@dataclass(frozen=True, slots=True)
class Waiver:
    """An answer with which a seat is not asked the same question again for a while.

    `action` is the answer that is then given unasked, for as long as questions come with the
    same `span`; `text` says for how long that is.
    """

    action: str
    span: str
    text: Value


@dataclass(frozen=True, slots=True)
class Question:
    """What is to be decided, and the answers in the order of the legal actions."""

    prompt: Value
    offers: tuple[Offer, ...]
    waiver: Waiver | None = None
