"""Answers about the strength of a game's bots and about what they have learned."""

from __future__ import annotations

from msgspec import Struct

from gladsheim.core.game import Json
from gladsheim.server.live_tables.kernels import Running


class MeasuredBot(Struct):
    """Rating of a bot, where `greedy` has 1000; `low` and `high` bound its 95 % interval.

    `ms`: mean milliseconds per decision with compiled kernels.
    """

    bot: str
    rating: int
    low: int
    high: int
    ms: float


class LevelStep(Struct):
    """Result of a level against the one `below`: its share of `games` games, and its 95 % interval."""

    bot: str
    below: str
    games: int
    share: float
    interval: tuple[float, float]


class MeasuredTable(Struct):
    """Bots measured on `deals` deals of one kind of table, strongest first; `steps`: results of
    neighbouring levels there, from the lowest on.
    """

    players: int
    options: Json
    deals: int
    bots: list[MeasuredBot]
    steps: list[LevelStep]


class LearnedRound(Struct):
    """Training round of `games` games: positions learned from, and the share of the variance of results
    that is explained in positions not learned from.
    """

    games: int
    positions: int
    explained: float


class LearnedNetwork(Struct):
    """Network for one number of players.
    Training alternated between `tables`: their options, as far as they differ from the defaults.
    """

    players: int
    tables: list[Json]
    rounds: list[LearnedRound]


class LearnedStrength(Struct):
    """Share of games won for one number of players, its 95 % interval, and mean milliseconds per decision
    of the bot and of its rival.
    """

    players: int
    wins: float
    interval: tuple[float, float]
    ms_per_decision: tuple[float, float]


class LearnedMatches(Struct):
    """Results of the learned `bot` against its `rival`, on `deals` deals."""

    bot: str
    rival: str
    deals: int
    rows: list[LearnedStrength]


class LearnedCard(Struct):
    """Report card of training: data, duration and result; `strength` is null if it was not measured."""

    seed: str
    rules_version: int
    seconds: int
    networks: list[LearnedNetwork]
    strength: LearnedMatches | None


class BotsView(Struct):
    """Strength of a game's bots. `kernels`: how they run now; they think less while kernels are not
    compiled. `tables` is empty if nothing was measured; `learned` is null for a game without learned bots.
    """

    game: str
    kernels: Running
    tables: list[MeasuredTable]
    learned: LearnedCard | None
