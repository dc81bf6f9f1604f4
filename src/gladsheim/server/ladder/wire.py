"""What callers get about how strong the bots of a game are, and about what they have learned."""

from __future__ import annotations

from msgspec import Struct

from gladsheim.core.game import Json
from gladsheim.server.live_tables.kernels import Running


class MeasuredBot(Struct):
    """A bot's rating, 1000 being that of `greedy`; `low` and `high` bound its 95 % interval.

    `ms`: mean milliseconds that a decision took with compiled kernels.
    """

    bot: str
    rating: int
    low: int
    high: int
    ms: float


class LevelStep(Struct):
    """How a level did against the one `below`: its share of so many games, and the 95 % interval of that."""

    bot: str
    below: str
    games: int
    share: float
    interval: tuple[float, float]


class MeasuredTable(Struct):
    """Bots measured on so many deals of one kind of table, the strongest first; `steps`: neighbouring levels
    that met there, from the lowest on.
    """

    players: int
    options: Json
    deals: int
    bots: list[MeasuredBot]
    steps: list[LevelStep]


class LearnedRound(Struct):
    """A round of so many games: the positions learned from, and the share of the differences in how such
    games ended that is explained in positions not learned from.
    """

    games: int
    positions: int
    explained: float


class LearnedNetwork(Struct):
    """What was learned for so many players at some tables, which are taken in turn: their options, as far as
    these are other than usual.
    """

    players: int
    tables: list[Json]
    rounds: list[LearnedRound]


class LearnedStrength(Struct):
    """The share of games won for so many players, its 95 % interval, and mean milliseconds that a decision
    of the bot and of its rival took.
    """

    players: int
    wins: float
    interval: tuple[float, float]
    ms_per_decision: tuple[float, float]


class LearnedMatches(Struct):
    """How the `bot` that has learned did against its `rival`, on so many deals."""

    bot: str
    rival: str
    deals: int
    rows: list[LearnedStrength]


class LearnedCard(Struct):
    """What was learned from, for how long, and how good it is; `strength` is null where it was not
    measured.
    """

    seed: str
    rules_version: int
    seconds: int
    networks: list[LearnedNetwork]
    strength: LearnedMatches | None


class BotsView(Struct):
    """How strong the bots of a game are; `kernels`: how they run at this moment, with less thought while
    they are not compiled. There are no `tables` where nothing was measured; `learned` is null for a game
    that brings nothing learned.
    """

    game: str
    kernels: Running
    tables: list[MeasuredTable]
    learned: LearnedCard | None
