"""Games between bots, as workers of `simulate` and `arena` play them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, TypeVar

from gladsheim import bots
from gladsheim.bots.contests.matches import play_out
from gladsheim.bots.contests.standings import BotGameResult
from gladsheim.core.engine.choice import engine_of
from gladsheim.core.game import Game, Json, Seed, State
from gladsheim.core.positions.record_state import as_record_state
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
    state = _deal(task)
    # Sooner than `apply`: no result of an action is read.
    return _play(task, state, as_record_state(state).take)


def play_to_keep(form: Callable[[Record], R], task: BotGame) -> tuple[BotGameResult, R]:
    """Play a game as `play` does; also return `form` of the game's record."""
    game = _game(task.game, _frozen(task.options))
    weaker = set() if engine_of(game.rules).compiled else {one for one in task.lineup if not bots.steady(one)}
    seats = [
        RecordedSeat(f"{name} {at}", "bot", name, plain=name in weaker) for at, name in enumerate(task.lineup)
    ]
    recorder = Recorder(_deal(task), seats, clock=no_time)
    kept = _play(task, recorder.state, lambda code: recorder.apply(recorder.state.text_of(code)))
    return kept, form(recorder.record())


def _deal(task: BotGame) -> State:
    return _game(task.game, _frozen(task.options)).deal(task.seed)


def _play(task: BotGame, state: State, take: Callable[[int], object]) -> BotGameResult:
    choosers = {name: _bot(name, state.game).choose_code for name in task.lineup}
    return play_out(state, task.lineup, choosers, task.label, take)


def check_bots(names: Iterable[str]) -> None:
    """Refuse a bot that does not exist. Raises BotError."""
    for name in names:
        bots.about(name)
