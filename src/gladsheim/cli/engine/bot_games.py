"""Games between bots, as workers of `simulate` and `arena` play them."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, TypeVar

from gladsheim import bots
from gladsheim.core.engine.choice import engine_of
from gladsheim.core.game import Game, Json, Seed
from gladsheim.games import game as new_game
from gladsheim.records import Record, RecordedSeat, Recorder, no_time

R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class BotGame:
    """A game for bots to play: `lineup` are the bots by seat, `label` keeps the decisions apart."""

    game: str
    options: Json
    lineup: tuple[str, ...]
    seed: Seed
    label: str


@dataclass(frozen=True, slots=True)
class BotGameResult:
    """A game that bots have played; `thinking` and `decisions` are seconds and counts by seat.

    `compiled`: whether the kernels were. If not, all but `steady` bots had smaller budgets.
    """

    lineup: tuple[str, ...]
    scores: tuple[int, ...]
    ranking: tuple[int, ...]
    decisions: tuple[int, ...]
    thinking: tuple[float, ...]
    compiled: bool = True


def decision_seed(label: str, ply: int) -> int:
    """Return the seed of a bot's decision, from the game's label and the ply alone."""
    return int.from_bytes(hashlib.sha256(f"{label}/{ply}".encode()).digest()[:8], "big")


@lru_cache(maxsize=8)
def _game(name: str, options: tuple[tuple[str, Any], ...]) -> Game:
    return new_game(
        name, **{key: list(value) if isinstance(value, tuple) else value for key, value in options}
    )


@lru_cache(maxsize=32)
def _bot(name: str, game: Game) -> bots.Bot:
    return bots.create(name, game, wait=False)


def _frozen(options: Json) -> tuple[tuple[str, Any], ...]:
    return tuple((key, tuple(value) if isinstance(value, list) else value) for key, value in options.items())


def play(task: BotGame) -> BotGameResult:
    """Play a game to its end; the same task gives the same game everywhere."""
    return _play(task)[0]


def play_to_keep(form: Callable[[Record], R], task: BotGame) -> tuple[BotGameResult, R]:
    """Play a game as `play` does; also return `form` of the game's record."""
    played, record = _play(task)
    return played, form(record)


def _play(task: BotGame) -> tuple[BotGameResult, Record]:
    game = _game(task.game, _frozen(task.options))
    players = [_bot(name, game) for name in task.lineup]
    compiled = engine_of(game.rules).compiled
    weaker = set() if compiled else {name for name in task.lineup if not bots.steady(name)}
    seats = [
        RecordedSeat(f"{name} {at}", "bot", name, plain=name in weaker) for at, name in enumerate(task.lineup)
    ]
    recorder = Recorder(game.deal(task.seed), seats, clock=no_time)
    decisions, thinking = [0] * len(seats), [0.0] * len(seats)
    while (seat := recorder.state.current_player) is not None:
        begun = time.perf_counter()
        observation = recorder.state.observe(seat)
        action = players[seat].choose(observation, decision_seed(task.label, len(recorder.entries)))
        thinking[seat] += time.perf_counter() - begun
        decisions[seat] += 1
        recorder.apply(action)
    result = recorder.state.result()
    scores, ranking = tuple(result["scores"]), tuple(result["ranking"])
    played = BotGameResult(task.lineup, scores, ranking, tuple(decisions), tuple(thinking), compiled)
    return played, recorder.record()


def check_bots(names: Iterable[str]) -> None:
    """Refuse a bot that does not exist. Raises BotError."""
    for name in names:
        bots.about(name)
