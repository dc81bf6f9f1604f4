"""Tic-tac-toe at the uniform API: the least that a game has to say of itself."""

# ruff: noqa: D102  # each method is documented where the uniform API declares it

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, NamedTuple, Unpack

from gladsheim.core.applied import AppliedFields
from gladsheim.core.contract.bot_kit import BotKit
from gladsheim.core.contract.presenter import DrawingStyle, Presenter
from gladsheim.core.contract.traits import Reach, Traits
from gladsheim.core.errors import DocumentError, Fault, MalformedAction, OptionsError, Refusal
from gladsheim.core.game import Json, Option, Seed, StateResult
from gladsheim.core.positions.plain import EnginePosition
from gladsheim.core.positions.reader import Notation
from gladsheim.core.positions.record_state import RecordGame, RecordState, check_observer
from gladsheim.core.telling.events import Event
from gladsheim.core.telling.story import Story
from tests.fourth_game.kernels import CELLS, LAYOUT, LINES, RULES, SEATS

NAMES = ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")
"""The texts of actions by their codes, and the places of the table."""
MARKS = ".XO"
PLAYERS = Option("players", "int", SEATS, "how many play", low=SEATS, high=SEATS)


class TicTacToeState(RecordState):
    """A position of tic-tac-toe."""

    game: TicTacToe

    def _text(self, code: int) -> str:
        return NAMES[code]

    unexplained: ClassVar[Refusal] = Refusal("this is no legal action", ("T-2",))

    def _check_form(self, action: str) -> None:
        if action not in NAMES:
            raise MalformedAction(action, Refusal(f"the cells are {', '.join(NAMES)}", ("T-1",)))

    def _parts(self, code: int) -> list[Json]:
        points = RULES.points(self.position.record, code)
        return [{"kind": "line", "points": points}] if points else []

    @classmethod
    def _carry_out(cls, game: Any, position: EnginePosition, code: int) -> AppliedFields:
        seat, points = position.record.turn, RULES.points(position.record, code)
        position.act(code)
        parts = [{"kind": "line", "points": points}] if points else []
        return parts, (Event("marked", {"seat": seat, "at": NAMES[code]}),), "", False, ()

    def why_not(self, action: str) -> Refusal | None:
        if action not in NAMES:
            return Refusal(f"the cells are {', '.join(NAMES)}", ("T-1",))
        return None if action in self.legal_actions() else Refusal("this cell is not free", ("T-2",))

    def result(self) -> StateResult:
        scores = self.scores
        ranking = sorted(range(SEATS), key=lambda seat: -scores[seat])
        winners = [seat for seat in range(SEATS) if scores[seat] == max(scores)]
        display = [str(score) for score in scores]
        return {
            "over": self.is_terminal,
            "scores": scores,
            "ranking": ranking,
            "winners": winners,
            "display": display,
        }

    def document(self) -> Json:
        cells = "".join(MARKS[mark] for mark in self.position.record.cells)
        return {"game": self.game.name, "version": 1, "options": dict(self.game.options), "cells": cells}

    def observe(self, seat: int | None) -> Json:
        return {**self.document(), "viewer": check_observer(self.game, seat), "turn": self.current_player}


class TicTacToePresenter(Presenter[TicTacToeState]):
    """Shows tic-tac-toe."""

    def scene(self, state: TicTacToeState, seat: int | None) -> Json:
        seen = state.observe(seat)
        seats = [{"score": score, "display": str(score)} for score in state.scores]
        ended = {"over": state.is_terminal, "ranking": state.result()["ranking"]}
        return {**seen, **ended, "seats": seats, "picture": self.draw(seen)}

    def choices(self, state: TicTacToeState) -> list[Json]:
        named = zip(state.legal_actions(), state.priced_codes()[1], strict=True)
        return [{"action": text, "type": "mark", "points": points, "at": text} for text, points in named]

    def draw(self, scene: Json, **how: Unpack[DrawingStyle]) -> str:
        marks = how.get("marks") or {}
        told = [marks.get(name, mark).rjust(6) for name, mark in zip(NAMES, scene["cells"], strict=True)]
        return "\n".join("".join(told[row : row + 3]) for row in range(0, CELLS, 3))

    def pieces(self) -> list[Json]:
        return [{"code": mark, "name": mark} for mark in MARKS[1:]]

    def story(self, seat: int, action: str, parts: Sequence[Json], events: Sequence[Json]) -> Story:
        return Story(", ".join(event["at"] for event in events), whole=False)


class Position(NamedTuple):
    """What stands in a position document."""

    options: dict[str, Any]
    cells: str

    @classmethod
    def read(cls, document: object) -> Position:
        """Raises DocumentError."""
        cells = document.get("cells") if isinstance(document, Mapping) else None
        if not isinstance(cells, str) or len(cells) != CELLS or set(cells) - set(MARKS):
            raise DocumentError([Fault("cells", f"must be {CELLS} of {MARKS!r}")])
        return cls({PLAYERS.name: SEATS}, cells)

    def faults(self) -> list[Fault]:
        """What makes it impossible as a whole."""
        possible = self.cells.count(MARKS[1]) - self.cells.count(MARKS[2]) in (0, 1)
        return [] if possible else [Fault("cells", "the seats mark by turns, X first")]

    def build(self) -> Any:
        """Its plain record."""
        record = LAYOUT.batch(1)[0]
        record.cells = [MARKS.index(mark) for mark in self.cells]
        won = [any(all(record.cells[cell] == seat + 1 for cell in line) for line in LINES) for seat in (0, 1)]
        record.scores = [int(one) for one in won]
        turn = self.cells.count(MARKS[1]) - self.cells.count(MARKS[2])
        record.turn = -1 if any(won) or MARKS[0] not in self.cells else turn
        return record


class TicTacToe(RecordGame[TicTacToeState]):
    """Tic-tac-toe; the options that all games have are all it has."""

    state_class = TicTacToeState
    notation = Notation(Position.read, Position.faults, Position.build)
    name: ClassVar[str] = "tictactoe"
    title: ClassVar[str] = "Tic-tac-toe"
    rules_version: ClassVar[int] = 1
    option_list: ClassVar[tuple[Option, ...]] = (PLAYERS,)
    traits: ClassVar[Traits] = Traits(
        credits={"designer": "traditional"}, reach=lambda _: Reach(decisions=20, most=2)
    )

    def __init__(self, **options: Any) -> None:
        for name, value in options.items():
            if name != PLAYERS.name or value != SEATS:
                raise OptionsError(name, value, f"players={SEATS}")
        self.options, self.players, self.rules = {PLAYERS.name: SEATS}, SEATS, RULES
        self.presenter = TicTacToePresenter()
        self.bots = BotKit(self.from_document)

    def new_record(self) -> Any:
        return LAYOUT.batch(1)[0]

    def _draw(self, seed: Seed) -> list[int]:
        return []
