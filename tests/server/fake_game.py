"""A small game of hidden cards, so that the hall is tested apart from every real game.

Every card's name is drawn from the deal's secret: wherever one turns up that its viewer
cannot know, something has leaked. A seat plays a card of its hand, draws another, and the
turn passes; before that it may ponder, which tells nobody anything and may be taken back.
"""

# ruff: noqa: D102  # each method is documented where the uniform API declares it

from __future__ import annotations

import hashlib
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar, cast

from gladsheim.core.errors import IllegalAction, MalformedAction, OptionsError, Refusal
from gladsheim.core.events import Event
from gladsheim.core.game import Applied, Game, Json, Option, Preview, Seed, State
from gladsheim.core.rules import Rules
from gladsheim.server.shelf import Shelf
from gladsheim.server.worker import Task

HAND = 2
GATE = "GLADSHEIM_TEST_GATE"
"""Names a FIFO: the bot `gate` does not answer before somebody has written into it."""
MARK = "GLADSHEIM_TEST_MARK"
"""Names a file: the bot `crash` dies the first time, and leaves the file."""


class FakeState(State):
    """Hands, a deck, what lies open, and whose turn it is."""

    game: FakeGame

    def __init__(self, game: FakeGame, seed: Seed) -> None:
        self.game, self.seed = game, seed
        count = game.players * cast(int, game.options["cards"])
        self.deck = [f"card{hashlib.sha256(f'{seed!r}{k}'.encode()).hexdigest()[:12]}" for k in range(count)]
        self.hands = [[self.deck.pop() for _ in range(HAND)] for _ in range(game.players)]
        self.table: list[str] = []
        self.points = [0] * game.players
        self.turn, self.pondered = 0, 0

    @property
    def current_player(self) -> int | None:
        return self.turn if self.hands[self.turn] else None

    @property
    def scores(self) -> list[int]:
        return list(self.points)

    def legal_actions(self) -> list[str]:
        if self.is_terminal:
            return []
        return [*(f"play:{card}" for card in self.hands[self.turn]), *(["ponder"] * (self.pondered < 3))]

    def legal_codes(self) -> list[int]:
        return list(range(len(self.legal_actions())))

    def choices(self) -> list[Json]:
        return [{"action": action, "type": "any", "points": 1} for action in self.legal_actions()]

    def why_not(self, action: str) -> Refusal | None:
        if action != "ponder" and not action.startswith("play:"):
            raise MalformedAction(action, Refusal("no action of this game", ("F-1",)))
        return None if action in self.legal_actions() else Refusal("not now", ("F-2",))

    def preview(self, action: str) -> Preview:
        if (refusal := self.why_not(action)) is not None:
            raise IllegalAction(action, refusal)
        return Preview(1, [{"part": "one"}]) if action != "ponder" else Preview(0, [])

    def apply(self, action: str) -> Applied:
        preview, seat = self.preview(action), self.turn
        if action == "ponder":
            self.pondered += 1
            return Applied(action, seat, 0, [], (Event("pondered", {"seat": seat}),))
        card = action.removeprefix("play:")
        self.hands[seat].remove(card)
        self.table.append(card)
        self.points[seat] += preview.points
        events = [Event("placed", {"seat": seat, "card": card})]
        if self.deck:
            drawn = self.deck.pop()
            self.hands[seat].append(drawn)
            events.append(Event("drew", {"seat": seat, "count": 1}, {seat: {"cards": [drawn]}}))
        self.turn, self.pondered = (seat + 1) % self.game.players, 0
        return Applied(action, seat, preview.points, preview.parts, tuple(events))

    def clone(self) -> FakeState:
        twin = FakeState.__new__(FakeState)
        twin.game, twin.seed = self.game, self.seed
        twin.deck, twin.table, twin.points = list(self.deck), list(self.table), list(self.points)
        twin.hands = [list(hand) for hand in self.hands]
        twin.turn, twin.pondered = self.turn, self.pondered
        return twin

    def result(self) -> Json:
        ranking = sorted(range(self.game.players), key=lambda seat: -self.points[seat])
        return {
            "over": self.is_terminal,
            "scores": self.scores,
            "ranking": ranking,
            "winners": [ranking[0]],
            "display": [str(score) for score in self.points],
        }

    def document(self) -> Json:
        return {"deck": self.deck, "hands": self.hands, "table": self.table}

    def observe(self, seat: int | None) -> Json:
        return {
            "viewer": seat,
            "hand": None if seat is None else list(self.hands[seat]),
            "table": list(self.table),
            "deck": len(self.deck),
        }

    def scene(self, seat: int | None) -> Json:
        return {"game": "fake", "scores": self.scores, "over": self.is_terminal, **self.observe(seat)}

    def redeal(self, seat: int, seed: Seed) -> FakeState:
        return self.clone()

    def picture(
        self,
        seat: int | None,
        *,
        colour: bool = False,
        marks: Mapping[str, str] | None = None,
        names: Sequence[str] | None = None,
        locale: str = "en",
    ) -> str:
        return repr(self.observe(seat))


class FakeGame(Game):
    """The game of `FakeState`."""

    name: ClassVar[str] = "fake"
    title: ClassVar[str] = "Fake"
    rules_version: ClassVar[int] = 1
    option_list: ClassVar[tuple[Option, ...]] = (
        Option("players", "int", 2, "how many play", low=2, high=4),
        Option("cards", "int", 6, "cards for each player", low=HAND, high=1000),
    )
    credits: ClassVar[Mapping[str, str]] = {"designer": "nobody"}
    rules: Rules

    def __init__(self, **options: Any) -> None:
        self.options = {option.name: options.get(option.name, option.default) for option in self.option_list}
        for option in self.option_list:
            value = self.options[option.name]
            if type(value) is not int or not option.low <= value <= option.high:
                raise OptionsError(option.name, value, f"{option.low} to {option.high}")
        self.players = self.options["players"]

    def deal(self, seed: Seed | None = None) -> FakeState:
        return FakeState(self, seed if seed is not None else os.urandom(16))

    def from_document(self, document: Mapping[str, Any]) -> State:
        raise NotImplementedError

    def imagine(self, observation: Mapping[str, Any], seed: Seed) -> State:
        raise NotImplementedError

    @classmethod
    def pieces(cls) -> list[Json]:
        return [{"code": "card", "name": "Card"}]

    def sentence(self, event: Mapping[str, Any], names: Sequence[str], locale: str = "en") -> str:
        return str(event["event"])


@dataclass(frozen=True)
class FakeGames:
    """A registry with one game."""

    made: list[str] = field(default_factory=list)

    def game(self, name: str, /, **options: Any) -> Game:
        self.made.append(name)
        return FakeGame(**options)

    def info(self, name: str, /) -> type[Game]:
        return FakeGame

    def names(self) -> tuple[str, ...]:
        return ("fake",)


def shelf() -> Shelf:
    """The fake game and its bots."""
    bots = SimpleNamespace(names=lambda: ("first", "gate", "crash"), about=lambda name: f"about {name}")
    return Shelf(FakeGames(), cast(Any, bots))


def choose(task: Task) -> str:
    """What the fake bots do, in a worker process."""
    if task.bot == "gate":
        with Path(os.environ[GATE]).open("rb") as gate:
            gate.read()
    if task.bot == "crash" and not Path(os.environ[MARK]).exists():
        Path(os.environ[MARK]).touch()
        os._exit(1)
    return f"play:{task.observation['hand'][0]}"
