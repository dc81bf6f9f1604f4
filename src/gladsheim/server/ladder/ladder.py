"""Reads how strong the bots of a game are from the files that come with it."""

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
    """How strong the bots of a game of the library are, and what they have learned."""
    tables, learned = _files(library.games.info(name))
    measured = [_table(table, library.bots) for table in tables]
    return BotsView(name, library.kernels.state(name), measured, learned)


@lru_cache(maxsize=16)
def _files(kind: type[Game]) -> tuple[list[Json], LearnedCard | None]:
    """The tables of the ladder and the report card that come with a game, as it is played by default."""
    game = kind()
    card = _content(game.bots.learned).get("card")
    return _content(game.bots.ladder).get("tables", []), _card(card) if card else None


def _content(file: Traversable | None) -> dict[str, Any]:
    """What a file that comes with a game says; nothing where there is none, or a damaged one."""

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
    """Neighbouring levels that met, seen by the upper one: matches count for the first of their two bots."""
    met = {tuple(match["bots"]): match for match in matches}
    for below, bot in pairwise(levels):
        if (match := met.get((bot, below))) is not None:
            low, high = match["interval"]
            yield LevelStep(bot, below, match["games"], match["share"], (low, high))
        elif (match := met.get((below, bot))) is not None:
            low, high = (round(1 - bound, 4) for bound in reversed(match["interval"]))
            yield LevelStep(bot, below, match["games"], round(1 - match["share"], 4), (low, high))


def _card(card: Mapping[str, Any]) -> LearnedCard:
    """The report card as `gladsheim train` writes it: the keys of networks say the numbers of players."""
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
