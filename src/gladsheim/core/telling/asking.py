"""Decisions in words, for clients that list the choices instead of showing places.

The texts are values, in which players are named by their seats; the client turns them into sentences.
"""

from __future__ import annotations

from dataclasses import dataclass

from gladsheim.core.words import Value


@dataclass(frozen=True, slots=True)
class DescribedAction:
    """A legal action in words: its text, its heading, its spot in the picture.

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
    """Answer after which a seat is not asked the same question again for a while.

    `action` is then given automatically, as long as questions have the same `span`; `text` says for how long
    that is.
    """

    action: str
    span: str
    text: Value


@dataclass(frozen=True, slots=True)
class Question:
    """Decision to be made, and the answers in the order of the legal actions."""

    prompt: Value
    offers: tuple[DescribedAction, ...]
    waiver: Waiver | None = None
