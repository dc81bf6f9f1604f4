"""What the hall tells of the strength of bots, from the files that come with a game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from gladsheim import bots
from gladsheim.core.game import Game
from gladsheim.server.ladder.ladder import bots_view
from gladsheim.server.ladder.wire import LevelStep
from gladsheim.server.live_tables.library import Library, installed
from tests.server.calls import Client, done
from tests.server.toy_hall import ToyGames
from tests.toys import Toy

LEVELS = [name for name in bots.names() if bots.level(name) is not None]
MATCH = {"games": 40, "points_ahead": -2.5, "ms_per_decision": [1.0, 2.0]}


def rated(bot: str, rating: int) -> dict[str, Any]:
    """A bot as `gladsheim ladder` writes it."""
    return {"bot": bot, "rating": rating, "low": rating - 30, "high": rating + 30, "ms": 1.5}


TABLE: dict[str, Any] = {
    "players": 2,
    "options": {"players": 2},
    "deals": 20,
    "seed": "1",
    "bots": [rated("greedy", 1000), rated("seer-2", 1090), rated("of-another-version", 2000)],
    "matches": [
        {"bots": ["seer-1", "seer-2"], "share": 0.25, "interval": [0.1, 0.4], **MATCH},
        {"bots": ["seer-3", "seer-2"], "share": 0.75, "interval": [0.6, 0.8], **MATCH},
        {"bots": ["seer-2", "greedy"], "share": 0.5, "interval": [0.4, 0.6], **MATCH},
    ],
}
CARD: dict[str, Any] = {
    "seed": "7",
    "rules_version": 1,
    "networks": {
        "2 few": {
            "tables": [{}, {"cards": 3}],
            "rounds": [
                {"games": 500, "positions": 900, "explained": 0.5},
                {"games": 400, "positions": 800, "explained": 0.75},
            ],
        }
    },
    "seconds": 61,
}


def measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, card: dict[str, Any]) -> Library:
    """A library whose toy game brings both files, with the bots of this installation."""

    class Measured(Toy):
        """The toy game with files."""

        def __init__(self, **options: Any) -> None:
            super().__init__(**options)
            self.bots.ladder, self.bots.learned = ladder, learned

    ladder, learned = tmp_path / "ladder.json", tmp_path / "learned.json"
    ladder.write_text(json.dumps({"game": "toy", "tables": [TABLE]}), encoding="utf-8")
    learned.write_text(json.dumps({"game": "toy", "card": card}), encoding="utf-8")
    games: dict[str, type[Game]] = {"toy": Measured}
    monkeypatch.setattr("tests.server.toy_hall.GAMES", games)
    return Library(ToyGames(), installed().bots)


def test_the_strongest_bot_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With rating and interval; a bot that this version has no more is left out."""
    [table] = bots_view(measured(tmp_path, monkeypatch, CARD), "toy").tables
    assert (table.players, table.options, table.deals) == (2, {"players": 2}, 20)
    assert [(row.bot, row.rating, row.low, row.high) for row in table.bots] == [
        ("seer-2", 1090, 1060, 1120),
        ("greedy", 1000, 970, 1030),
    ]


def test_neighbouring_levels_are_seen_by_the_upper_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whichever of the two a match counts for; other matches are no step."""
    [table] = bots_view(measured(tmp_path, monkeypatch, CARD), "toy").tables
    assert table.steps == [
        LevelStep("seer-2", "seer-1", 40, 0.75, (0.6, 0.9)),
        LevelStep("seer-3", "seer-2", 40, 0.75, (0.6, 0.8)),
    ]


def test_the_report_card_is_told_by_number_of_players(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A card without matches has no strength."""
    found = bots_view(measured(tmp_path, monkeypatch, CARD), "toy").learned
    assert found is not None
    assert (found.seed, found.seconds, found.strength) == ("7", 61, None)
    [network] = found.networks
    assert (network.players, network.tables) == (2, [{}, {"cards": 3}])
    assert [(fit.games, fit.explained) for fit in network.rounds] == [(500, 0.5), (400, 0.75)]


def test_matches_of_what_was_learned_are_told_by_number_of_players(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Beside the two bots and the deals."""
    won = {"wins": 0.6, "interval": [0.5, 0.7], "ms_per_decision": [3.0, 2.0]}
    strength = {"bot": "seer-7", "rival": "search-4", "deals": 9, "2": won, "3": won}
    found = bots_view(measured(tmp_path, monkeypatch, {**CARD, "strength": strength}), "toy").learned
    assert found is not None
    assert found.strength is not None
    assert (found.strength.bot, found.strength.rival, found.strength.deals) == ("seer-7", "search-4", 9)
    assert [(row.players, row.wins, row.interval) for row in found.strength.rows] == [
        (2, 0.6, (0.5, 0.7)),
        (3, 0.6, (0.5, 0.7)),
    ]


@pytest.mark.parametrize("game", ["voluspa", "valda", "valhalla"])
def test_every_game_tells_of_all_levels(game: str) -> None:
    """From the files that it comes with: all levels on each table, and what was learned."""
    found = bots_view(installed(), game)
    assert found.tables
    for table in found.tables:
        assert set(LEVELS) <= {row.bot for row in table.bots}
        assert all(row.low <= row.rating <= row.high for row in table.bots)
        assert table.steps
        assert all(step.interval[0] <= step.share <= step.interval[1] for step in table.steps)
    assert found.learned is not None
    assert all(fit.positions > 0 for one in found.learned.networks for fit in one.rounds)


@pytest.mark.anyio
@pytest.mark.any_database
async def test_a_game_without_files_is_told_of(client: Client) -> None:
    """It has neither tables nor a report card, and says how its kernels run."""
    told: dict[str, Any] = {"game": "toy", "kernels": "plain", "tables": [], "learned": None}
    assert done(await client.get("/games/toy/bots")) == told
