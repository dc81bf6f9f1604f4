"""Search for puzzles in games between the strongest bots: one task a game, for any number of processes."""

from __future__ import annotations

import hashlib
import time
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from gladsheim import bots
from gladsheim.bots.levels import LEVELS
from gladsheim.core.game import Game, Json
from gladsheim.games import game as new_game
from gladsheim.puzzles.proving import DEEP, Depth, Prover
from gladsheim.puzzles.puzzle import Puzzle

STRONGEST = tuple(LEVELS)[-1]
MOST_OF_GAME = 2
"""Largest number of puzzles from one game, so that they do not all look alike."""


@dataclass(frozen=True, slots=True)
class SearchTask:
    """A game to be played and searched for puzzles; everything follows from the seed."""

    game: str
    options: Json
    seed: str
    depth: Depth = DEEP
    bot: str = STRONGEST


@dataclass(frozen=True, slots=True)
class SearchResult:
    """The result of one game: decisions looked at, how many promised a puzzle, how many were proved, and
    the puzzles that were taken.
    """

    puzzles: tuple[Puzzle, ...]
    decisions: int
    promising: int
    proved: int
    seconds: float


def search(task: SearchTask) -> SearchResult:
    """Play a game between the strongest bots, and return its puzzles, those first that most bots miss.

    The same task gives the same puzzles.
    """
    begun = time.perf_counter()
    game, prover, bot = _workshop(task.game, _frozen(task.options), task.depth, task.bot)
    state = game.deal(task.seed)
    proved: list[Puzzle] = []
    decisions = promising = 0
    while (seat := state.current_player) is not None:
        source = f"{task.seed}/{decisions}"
        seed = int.from_bytes(hashlib.sha256(source.encode()).digest()[:8], "big")
        observation = state.observe(seat)
        promised = prover.promises(observation, seed)
        if promised is not None:
            promising += 1
            puzzle = prover.prove(observation, promised, source)
            proved += [puzzle] if puzzle is not None else []
        state.apply(bot.choose(observation, seed))
        decisions += 1
    hard = sorted(proved, key=lambda one: (-one.level, one.id))
    seconds = time.perf_counter() - begun
    return SearchResult(tuple(hard[:MOST_OF_GAME]), decisions, promising, len(proved), seconds)


@lru_cache(maxsize=4)
def _workshop(
    name: str, options: tuple[tuple[str, Any], ...], depth: Depth, bot: str
) -> tuple[Game, Prover, bots.Bot]:
    given = {key: list(value) if isinstance(value, tuple) else value for key, value in options}
    game = new_game(name, **given)
    return game, Prover(game, depth), bots.create(bot, game, wait=False)


def _frozen(options: Json) -> tuple[tuple[str, Any], ...]:
    return tuple((key, tuple(value) if isinstance(value, list) else value) for key, value in options.items())
