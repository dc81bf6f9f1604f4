"""Course of a training: rounds of games and fits, for each number of players."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from gladsheim.bots.learned.estimate import NOTHING, Weights
from gladsheim.bots.learned.weights import LearnedWeights, key_of
from gladsheim.core.effort import Practice
from gladsheim.core.errors import GladsheimError
from gladsheim.core.game import Game, Json
from gladsheim.games import game as new_game, info
from gladsheim.research.cluster.workers import Workers
from gladsheim.research.training.fitting import FittedNetwork, fit, returns, values
from gladsheim.research.training.playing import Piece, play

if TYPE_CHECKING:
    from numpy.typing import NDArray

EACH = 50
"""Number of games in a piece of work."""
KEPT_ROUNDS = 2
"""Number of latest rounds from which a fit learns."""


@dataclass(frozen=True, slots=True)
class Course:
    """Game to train on, with the settings of the training."""

    game: str
    seed: str
    players: tuple[int, ...]
    practice: Practice

    def games(self, number: int) -> list[int]:
        """Return the number of games in each piece of work of a round."""
        whole = self.practice.games * (1 if number else self.practice.first)
        return [min(EACH, whole - begun) for begun in range(0, whole, EACH)]

    @property
    def tables(self) -> dict[str, list[Game]]:
        """Tables that each network is learned from, by its key."""
        found: dict[str, list[Game]] = {}
        for players in self.players:
            for one in usual(self.game, self.practice, players):
                found.setdefault(key_of(one), []).append(one)
        return found

    @property
    def pieces(self) -> int:
        """Number of pieces of work in all."""
        return len(self.tables) * sum(len(self.games(number)) for number in range(self.practice.rounds))


def usual(game: str, practice: Practice, players: int) -> list[Game]:
    """Return the tables for `players` that are trained on. Raises OptionsError where there are none."""
    found: dict[str, Game] = {}
    for options in practice.tables:
        try:
            one = new_game(game, **{**options, "players": players})
        except GladsheimError:
            continue
        found[repr(one.options)] = one
    return list(found.values()) or [new_game(game, players=players)]


def train(
    course: Course,
    workers: Workers,
    tell: Callable[[str, int, FittedNetwork], None],
    count: Callable[[], None],
) -> LearnedWeights:
    """Play and fit.

    `tell` is called after each fit with the network's key, the round and the fit, `count` after each piece of
    work.
    """
    begun = time.perf_counter()
    networks: dict[str, Weights] = {}
    cards: dict[str, Json] = {}
    for key, tables in course.tables.items():
        weights, fits = NOTHING, []
        rounds: list[tuple[NDArray[Any], NDArray[Any]]] = []
        for number in range(course.practice.rounds):
            pieces = list(_pieces(course, key, number, weights))
            news = _played(workers, pieces, count, course.practice.trust)
            # Older rounds were played with weaker weights, and are dropped.
            rounds = [*rounds, news][-KEPT_ROUNDS:]
            found = _fitted(rounds, course.practice.units, number)
            weights = found.weights
            tell(key, number, found)
            fits.append(
                {
                    "games": sum(course.games(number)),
                    "positions": found.positions,
                    "explained": round(found.explained, 4),
                }
            )
        networks[key] = weights
        cards[key] = {"tables": [other_than_usual(one) for one in tables], "rounds": fits}
    card = {
        "seed": course.seed,
        "rules_version": info(course.game).rules_version,
        "networks": cards,
        "seconds": round(time.perf_counter() - begun),
    }
    names = new_game(course.game).rules.features.names
    return LearnedWeights(course.game, names, networks, card)


def other_than_usual(game: Game) -> Json:
    """Return the options of a game that differ from the usual ones, besides the number of players."""
    usual_ones = new_game(game.name, players=game.players).options
    return {name: value for name, value in game.options.items() if value != usual_ones[name]}


def _pieces(course: Course, key: str, number: int, weights: Weights) -> Iterator[Piece]:
    practice, tables = course.practice, course.tables[key]
    plan = (
        tables[0].players,
        practice.candidates,
        practice.playouts,
        practice.turns,
        practice.near,
        practice.slips,
    )
    for at, games in enumerate(course.games(number)):
        options = tables[at % len(tables)].options
        yield Piece(course.game, options, f"{course.seed}/{key}/{number}/{at}", games, plan, weights)


def _played(
    workers: Workers, pieces: list[Piece], count: Callable[[], None], trust: float
) -> tuple[NDArray[Any], NDArray[Any]]:
    """Return the features of positions, and the values that they should have."""
    import numpy as np

    names = new_game(pieces[0].game).rules.features.names
    weights, seats = pieces[0].weights, pieces[0].plan[0]
    found: list[tuple[NDArray[Any], NDArray[Any]]] = []
    for positions in workers.run(play, pieces):
        features, ends = positions.unpacked(seats, len(names))
        if weights != NOTHING:
            ends = returns(values(weights, features), ends, positions.lengths, trust)
        found.append((features, ends))
        count()
    return np.concatenate([one for one, _ in found]), np.concatenate([ends for _, ends in found])


def _fitted(rounds: list[tuple[NDArray[Any], NDArray[Any]]], units: int, seed: int) -> FittedNetwork:
    import numpy as np

    features, ends = (np.concatenate([one[at] for one in rounds]) for at in range(2))
    return fit(features, ends, units, seed)


def with_strength(learned: LearnedWeights, strength: Json) -> LearnedWeights:
    """Return the file with the measured strength on its card."""
    return replace(learned, card={**learned.card, "strength": strength})
