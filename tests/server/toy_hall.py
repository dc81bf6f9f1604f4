"""The toy games as a hall offers them, and bots that do what a test wants."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from gladsheim.core.game import Game, State
from gladsheim.server.jobs.process import BotTask, ReviewTask, SummaryTask
from gladsheim.server.live_tables.library import Library
from gladsheim.tables.results.summary import SeatSummary, summaries
from tests.toys import SecretToy, Toy

GATE = "GLADSHEIM_TEST_GATE"
"""Names a FIFO: the bot `gate` does not answer before somebody has written into it."""
MARK = "GLADSHEIM_TEST_MARK"
"""Names a file: the bot `crash` dies the first time, and leaves the file."""
UNREVIEWABLE = 5
"""So many cards, and no review of the game can be made."""
UNSUMMABLE = 6
"""So many, and a review cannot be summed up."""
GAMES: dict[str, type[Game]] = {"toy": Toy, "secret": SecretToy}


@dataclass(frozen=True)
class ToyGames:
    """A registry of the toy games."""

    made: list[str] = field(default_factory=list)

    def game(self, name: str, /, **options: Any) -> Game:
        """A game with its options chosen."""
        self.made.append(name)
        return cast(Any, GAMES[name])(**options)  # type: ignore[no-any-return]  # the classes share no constructor

    def from_document(self, document: Mapping[str, Any], /) -> State:
        """The state of a document of one of them."""
        return self.game(document["game"], **document["options"]).from_document(document)

    def info(self, name: str, /) -> type[Game]:
        """The class of a game."""
        return GAMES[name]

    def names(self) -> tuple[str, ...]:
        """The games there are."""
        return tuple(GAMES)


def library() -> Library:
    """The toy games and their bots."""
    names = ("first", "last", "gate", "crash")
    bots = SimpleNamespace(
        names=lambda: names,
        about=lambda name: f"about {name}",
        steady=lambda name: name != "gate",
        level=lambda _name: None,
    )
    return Library(ToyGames(), cast(Any, bots))


def examine(task: ReviewTask) -> list[dict[str, Any]] | None:
    """Two parts of a review, in a worker process: every decision missed as much as its number says.

    It keeps no record. While the gate is there it waits for it; with the mark named it dies the first time.
    """
    if task.record is None:
        return None
    if GATE in os.environ:
        with Path(os.environ[GATE]).open("rb") as gate:
            gate.read()
    if MARK in os.environ and not Path(os.environ[MARK]).exists():
        Path(os.environ[MARK]).touch()
        os._exit(1)
    record = json.loads(task.record)
    if record["options"].get("cards") == UNREVIEWABLE:
        raise ValueError(record)
    players = len(record["seats"])
    luck = {"luck": [0.5] + [-0.5] * (players - 1), "luck_error": [0.1] * players}
    parts: list[dict[str, Any]] = [{"number": 0, **luck}]
    for number, entry in enumerate(record["actions"], 1):
        other: dict[str, Any] = {
            "action": "ponder",
            "value": 2.0,
            "more": float(number),
            "error": 0.1,
            "points": 0,
        }
        verdict: dict[str, Any] = {
            "value": 2.0 - number,
            "error": 0.2,
            "missed": float(number),
            "missed_error": 0.1,
        }
        verdict |= {"grade": "slip", "worlds": 8, "choices": 3}
        verdict["alternatives"] = [{**other, "parts": [], "events": []}]
        seat, action = entry["seat"], entry["action"]
        parts.append({"number": number, "seat": seat, "action": action, "verdict": verdict, **luck})
    return parts[task.since : task.since + 2]


def sum_up(task: SummaryTask) -> list[SeatSummary]:
    """What a review says of each seat, in a worker process, which knows real games alone by their names."""
    if task.options.get("cards") == UNSUMMABLE:
        raise ValueError(task)
    return summaries(
        task.parts, task.leads, task.left_out, ToyGames().game(task.game, **task.options).presenter.kind_of
    )


def choose(task: BotTask) -> str:
    """What the bots do, in a worker process: the first legal action, or the last."""
    if task.bot == "gate":
        with Path(os.environ[GATE]).open("rb") as gate:
            gate.read()
    if task.bot == "crash" and not Path(os.environ[MARK]).exists():
        Path(os.environ[MARK]).touch()
        os._exit(1)
    return task.state.legal_actions()[-1 if task.bot == "last" else 0]
