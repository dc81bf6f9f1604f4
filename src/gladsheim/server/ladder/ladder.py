"""Reader of the measured strength of a game's bots, from files that come with the game."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from importlib.resources.abc import Traversable
from itertools import pairwise
from typing import Any

import msgspec

from gladsheim.bots.learned.weights import players_and_kind
from gladsheim.core.errors import DataFileError
from gladsheim.core.files.digests import checked
from gladsheim.core.game import Game, Json
from gladsheim.server.ladder.wire import (
    BotsView,
    LearnedCard,
    LearnedMatches,
    LearnedNetwork,
    LearnedStrength,
    LevelStep,
    MeasuredBot,
    MeasuredTable,
)
from gladsheim.server.live_tables.library import BotNames, Library, unless_damaged


def bots_view(library: Library, name: str) -> BotsView:
    """Return the measured strength of a game's bots, and what they have learned."""
    tables, learned = _files(library.games.info(name))
    measured = [_table(table, library.bots) for table in tables]
    return BotsView(name, library.kernels.state(name), measured, learned)


@lru_cache(maxsize=16)
def _files(kind: type[Game]) -> tuple[list[Json], LearnedCard | None]:
    """Return the ladder tables and the report card that come with a game, for its default options."""
    game = kind()
    card = _content(game.bots.learned).get("card")
    return _content(game.bots.ladder).get("tables", []), _card(card) if card else None


def _content(file: Traversable | None) -> dict[str, Any]:
    """Return the content of a file that comes with a game; an empty mapping if it is missing or damaged."""

    def read() -> dict[str, Any]:
        try:
            return {} if file is None else checked(json.loads(file.read_bytes()))
        except (ValueError, RecursionError) as error:
            raise DataFileError.damaged(str(file)) from error

    return unless_damaged(read, {})


def _table(table: Mapping[str, Any], bots: BotNames) -> MeasuredTable:
    known = set(bots.names())
    rated = [msgspec.convert(row, MeasuredBot) for row in table["bots"] if row["bot"] in known]
    rated.sort(key=lambda row: -row.rating)
    steps = list(_steps(table["matches"], [name for name in bots.names() if bots.level(name) is not None]))
    return MeasuredTable(table["players"], table["options"], table["deals"], rated, steps)


def _steps(matches: Sequence[Mapping[str, Any]], levels: Sequence[str]) -> Iterator[LevelStep]:
    """Yield results of neighbouring levels, seen by the upper one.
    Stored matches count for their first bot.
    """
    met = {tuple(match["bots"]): match for match in matches}
    for below, bot in pairwise(levels):
        if (match := met.get((bot, below))) is not None:
            low, high = match["interval"]
            yield LevelStep(bot, below, match["games"], match["share"], (low, high))
        elif (match := met.get((below, bot))) is not None:
            low, high = (round(1 - bound, 4) for bound in reversed(match["interval"]))
            yield LevelStep(bot, below, match["games"], round(1 - match["share"], 4), (low, high))


def _card(card: Mapping[str, Any]) -> LearnedCard:
    """Return the report card that `gladsheim train` wrote.
    The keys of its networks name the numbers of players.
    """
    networks = [
        msgspec.convert({"players": players_and_kind(key)[0], **found}, LearnedNetwork)
        for key, found in card["networks"].items()
    ]
    strength = card.get("strength")
    return LearnedCard(
        seed=str(card["seed"]),
        rules_version=card["rules_version"],
        seconds=card["seconds"],
        networks=networks,
        strength=_matches(strength) if strength else None,
    )


def _matches(strength: Mapping[str, Any]) -> LearnedMatches:
    rows = [
        msgspec.convert({"players": int(players), **found}, LearnedStrength)
        for players, found in strength.items()
        if players.isdecimal()
    ]
    return LearnedMatches(strength["bot"], strength["rival"], strength["deals"], rows)
