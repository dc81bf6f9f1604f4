"""Answers about an action before it is taken: its effect, advice, and why it is not legal."""

from __future__ import annotations

from msgspec import Struct

from gladsheim.core import words
from gladsheim.core.errors import Refusal
from gladsheim.core.game import State
from gladsheim.core.telling.story import ReasonDocument, Said, reasons_document
from gladsheim.tables.shapes import PartJson


class PreviewView(Struct):
    """Immediate effect of an action; `reasons` explain its points, `lines` are further arguments."""

    action: str
    points: int
    parts: list[PartJson]
    reasons: list[ReasonDocument]
    lines: list[Said]

    @classmethod
    def of(cls, state: State, action: str) -> PreviewView:
        """Return the preview of an action. Raises MalformedAction or IllegalAction."""
        found = state.preview(action)
        reasons = reasons_document(state.game.presenter.reasons(found.parts))
        lines = [words.unsaid(line) for line in state.game.presenter.explain(state, action)]
        return cls(action, found.points, found.parts, reasons, lines)


class Advice(Struct):
    """One line for new players, for the position after `seq` lines; null if there is none."""

    seq: int
    line: Said | None

    @classmethod
    def of(cls, state: State, seq: int) -> Advice:
        """Return the advice to the seat to act, derived only from data that is sent to it."""
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
        """Return the answer in a language."""
        if refusal is None:
            return cls(True, "", [])
        return cls(False, refusal.say(language), list(refusal.rules))
