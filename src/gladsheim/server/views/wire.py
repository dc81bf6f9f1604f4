"""What is told of an action before it is taken: what it would bring, advice, and why it is not legal."""

from __future__ import annotations

from msgspec import Struct

from gladsheim.core import words
from gladsheim.core.errors import Refusal
from gladsheim.core.game import State
from gladsheim.core.telling.story import ReasonDocument, Said, reasons_document
from gladsheim.tables.shapes import PartJson


class PreviewView(Struct):
    """What an action would bring at once; `reasons` are the parts of the points in words, `lines` what
    else speaks for it or against it.
    """

    action: str
    points: int
    parts: list[PartJson]
    reasons: list[ReasonDocument]
    lines: list[Said]

    @classmethod
    def of(cls, state: State, action: str) -> PreviewView:
        """The preview of an action. Raises MalformedAction or IllegalAction."""
        found = state.preview(action)
        reasons = reasons_document(state.game.presenter.reasons(found.parts))
        lines = [words.unsaid(line) for line in state.game.presenter.explain(state, action)]
        return cls(action, found.points, found.parts, reasons, lines)


class Advice(Struct):
    """One line for who has never played, at the position after so many lines; null for nothing."""

    seq: int
    line: Said | None

    @classmethod
    def of(cls, state: State, seq: int) -> Advice:
        """What the seat to act is told, from nothing but what it is sent."""
        presenter = state.game.presenter
        line = presenter.coach(presenter.scene(state, state.current_player), presenter.choices(state))
        return cls(seq, None if line is None else words.unsaid(line))


class Why(Struct):
    """Whether an action is legal, and if not, why."""

    legal: bool
    message: str
    rules: list[str]

    @classmethod
    def of(cls, refusal: Refusal | None, language: str) -> Why:
        """The answer to who asks in a language."""
        if refusal is None:
            return cls(True, "", [])
        return cls(False, refusal.say(language), list(refusal.rules))
