"""Presenter of Valhalla."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Unpack

from gladsheim.core.contract.presenter import DrawingStyle, Json, Presenter
from gladsheim.core.positions.record_state import RecordState, check_observer
from gladsheim.core.rulings import played
from gladsheim.core.telling.asking import Question
from gladsheim.core.telling.drawing import BoardDrawing
from gladsheim.core.telling.story import Reason, Story
from gladsheim.core.words import Value, Words, unsaid
from gladsheim.games.valhalla.notation.reading import openings
from gladsheim.games.valhalla.pieces import CARDS
from gladsheim.games.valhalla.views.constants import constants
from gladsheim.games.valhalla.views.offering import choices_of
from gladsheim.games.valhalla.views.prospect import prospect
from gladsheim.games.valhalla.views.scene import scene
from gladsheim.games.valhalla.words import asking, coaching, deeds, describe, helping, telling
from gladsheim.games.valhalla.words.drawing import board
from gladsheim.games.valhalla.words.picture import picture


class ValhallaPresenter(Presenter[RecordState]):
    """Presenter of Valhalla."""

    full_picture = True

    def __init__(self, options: Json) -> None:
        self._options = options

    def scene(self, state: RecordState, seat: int | None) -> Json:
        viewer = check_observer(state.game, seat)
        return scene(state.position.record, self._options, viewer, state.survey()[0], state.position.gather())

    def choices(self, state: RecordState) -> list[Json]:
        codes, prices = state.priced_codes()
        return choices_of(state.position.record, codes, state.legal_actions(), prices)

    def explain(self, state: RecordState, action: str) -> tuple[Value, ...]:
        return prospect(state.position.record, state.code(action))

    def draw(self, scene: Json, **how: Unpack[DrawingStyle]) -> str:
        return picture(scene, **how)

    def board(self, scene: Json) -> BoardDrawing:
        return board(scene)

    def pieces(self) -> list[Json]:
        ranks = {0: "none", 1: "ace", 10: "pawn", 11: "court", 12: "crown"}
        return [
            {
                "code": card.id,
                "kind": "card",
                "name": card.name,
                "rank": ranks.get(card.rank, card.rank),
                "suits": list(card.suits),
                "types": list(card.types),
                "set": card.set,
                "figures": list(map(unsaid, describe.figures(card))),
                "text": list(map(unsaid, describe.abilities(card))),
            }
            for card in CARDS
        ]

    def constants(self) -> Json:
        return constants()

    def openings(self, document: Mapping[str, Any]) -> list[str]:
        return [f"{x},{y}" for x, y in openings(document)]

    def story(self, seat: int, action: str, parts: Sequence[Json], events: Sequence[Json]) -> Story:
        return telling.story(seat, action, events)

    def kind_of(self, action: str) -> str:
        return deeds.kind_of(action)

    def kind_name(self, kind: str) -> Words:
        return deeds.kind_name(kind)

    def reasons(self, parts: Sequence[Json]) -> tuple[Reason, ...]:
        return telling.reasons(parts)

    def question(self, scene: Json, choices: Sequence[Json]) -> Question:
        return asking.question(scene, choices)

    def coach(self, scene: Json, choices: Sequence[Json]) -> Words | None:
        return coaching.advice(scene, choices)

    def help(self, topic: str, locale: str = "en") -> str:
        return helping.help_text(topic, locale, played(self._options))
