"""Presenter of Valda."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Unpack

from gladsheim.core.contract.presenter import DrawingStyle, Json, Presenter
from gladsheim.core.positions.record_state import RecordState, check_observer
from gladsheim.core.rulings import played
from gladsheim.core.telling.asking import Question
from gladsheim.core.telling.drawing import BoardDrawing
from gladsheim.core.telling.story import Reason, Story
from gladsheim.core.words import Value, Words
from gladsheim.games.valda.book import CardFile
from gladsheim.games.valda.views.offering import offers
from gladsheim.games.valda.views.scene import constants, scene
from gladsheim.games.valda.views.view import View
from gladsheim.games.valda.words import asking, coaching, deeds, helping, telling
from gladsheim.games.valda.words.drawing import board
from gladsheim.games.valda.words.picture import picture
from gladsheim.games.valda.words.rows import rows_of, rows_of_all


class ValdaPresenter(Presenter[RecordState]):
    """Presenter of Valda, played with a card file."""

    full_picture = True

    def __init__(self, options: Json, book: CardFile) -> None:
        self._options = options
        self._book = book

    def scene(self, state: RecordState, seat: int | None) -> Json:
        view = View(
            state.position.record, self._book, check_observer(state.game, seat), state.position.gather()
        )
        return scene(state.position.record, view, self._options)

    def choices(self, state: RecordState) -> list[Json]:
        return offers(state.position.record, state.legal_codes(), self._book)

    def draw(self, scene: Json, **how: Unpack[DrawingStyle]) -> str:
        return picture(scene, book=self._book, **how)

    def board(self, scene: Json) -> BoardDrawing:
        return board(scene, self._book)

    def own_pieces(self) -> list[Json]:
        return rows_of(self._book)

    def pieces(self) -> list[Json]:
        return rows_of_all()

    def constants(self) -> Json:
        return constants()

    def story(self, seat: int, action: str, parts: Sequence[Json], events: Sequence[Json]) -> Story:
        return telling.story(seat, action, events, self._book)

    def kind_of(self, action: str) -> str:
        return deeds.kind_of(action, self._book)

    def kind_name(self, kind: str) -> Value:
        return deeds.kind_name(kind)

    def reasons(self, parts: Sequence[Json]) -> tuple[Reason, ...]:
        return telling.reasons(parts)

    def question(self, scene: Json, choices: Sequence[Json]) -> Question:
        return asking.question(scene, choices, self._book)

    def coach(self, scene: Json, choices: Sequence[Json]) -> Words | None:
        return coaching.advice(scene, choices, self._book)

    def help(self, topic: str, locale: str = "en") -> str:
        return helping.help_text(topic, locale, self._book, played(self._options))
