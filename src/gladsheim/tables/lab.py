"""Laboratory: positions that belong to no table, with open hands, and nothing stored.

Chance follows from the position before an action and a seed that the caller names: the same request has the
same result, whether it is made at once or step by step.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from gladsheim.core.applied import Applied
from gladsheim.core.errors import ActionError, GladsheimError, Refusal
from gladsheim.core.game import Game, Json, State
from gladsheim.tables.refusals import UnknownSeat
from gladsheim.tables.shapes import SceneJson, SentChoiceJson
from gladsheim.tables.views.log import Entry

SEED = "lab"
"""Seed of the deal and of chance where the caller gives none."""
MOST_ACTIONS = 64
_LABEL = b"gladsheim lab 1\0"


class IllegalAt(GladsheimError):
    """The action number `at`, counted from 0, is refused; those before it are legal."""

    def __init__(self, at: int, refusal: Refusal) -> None:
        self.at = at
        self.refusal = refusal
        super().__init__(f"action {at}: {refusal}")


@dataclass(frozen=True, slots=True)
class LabView:
    """Complete position, as the requested seat sees it, else the seat to act, else seat 0.

    `log` has an entry for each action that was asked for, with everything that it told anybody.
    """

    document: Json
    options: Mapping[str, Any]
    viewer: int
    to_act: int | None
    over: bool
    scene: SceneJson
    choices: list[SentChoiceJson]
    log: list[Entry]
    result: Json
    openings: list[str]
    """Cells where an editor of positions may add a piece of the board."""


def play(state: State, actions: Sequence[str], seed: str | None = None) -> list[Entry]:
    """Take actions one after the other, each for the seat to act, and return their log entries.

    Raises IllegalAt.
    """
    log = []
    for at, action in enumerate(actions):
        try:
            log.append(_entry(at + 1, take(state, action, seed), state.game))
        except ActionError as error:
            raise IllegalAt(at, error.refusal) from error
    return log


def take(state: State, action: str, seed: str | None = None) -> Applied:
    """Take one action. Raises MalformedAction or IllegalAction."""
    if state.game.traits.chance_in_play:
        state.chance_word = _word(seed or SEED, state.document())
    return state.apply(action)


def look(state: State, log: list[Entry], seat: int | None = None) -> LabView:
    """Describe a position after the actions of a log, as a seat sees it. Raises UnknownSeat."""
    to_act = state.current_player
    if seat is not None and not 0 <= seat < len(state.scores):
        raise UnknownSeat(seat)
    viewer = seat if seat is not None else to_act or 0
    document = state.document()
    return LabView(
        document=document,
        options=state.game.options,
        viewer=viewer,
        to_act=to_act,
        over=state.is_terminal,
        scene=state.game.presenter.scene(state, viewer),
        choices=state.game.presenter.sent_choices(state),
        log=log,
        result=dict(state.result()),
        openings=state.game.presenter.openings(document),
    )


def _entry(seq: int, applied: Applied, game: Game) -> Entry:
    events = [event.whole() for event in applied.events]
    story = game.presenter.story(applied.seat, applied.action, applied.parts, events).document()
    return Entry(seq, applied.seat, applied.action, applied.points, applied.parts, events, story, "", False)


def _word(seed: str, document: Json) -> int:
    """Return the number below 2**64 that seeds the chance generator before an action."""
    position = json.dumps(document, sort_keys=True).encode()
    # The seed as a digest, whose length is fixed: seed and position cannot run into each other. A text
    # from JSON may contain lone surrogates, which plain UTF-8 refuses.
    made = hashlib.sha256(_LABEL + hashlib.sha256(seed.encode("utf-8", "surrogatepass")).digest() + position)
    return int.from_bytes(made.digest()[:8], "big")
