"""Whole games, frozen: behaviour changes only where somebody meant it to."""

from pathlib import Path

import pytest

from gladsheim import game
from gladsheim.testing.playthrough import differences, read
from tests.games.frozen import FROZEN, Frozen, version

FOLDER = Path(__file__).parents[1] / "data" / "playthroughs"
FILES = sorted(FOLDER.glob("*/*.jsonl"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_playthrough(path: Path) -> None:
    """A frozen game is played again and brings the same points, parts, views and result."""
    assert list(differences(read(path), version(path))) == []


@pytest.mark.parametrize("frozen", FROZEN, ids=lambda frozen: str(frozen.game))
def test_every_choice_has_a_playthrough(frozen: Frozen) -> None:
    """There is a file for each of the options, and together they have every number of players."""
    heads = {path.stem: read(path).head for path in FILES if path.parent.name == frozen.game}
    assert sorted(heads) == sorted(map(frozen.title, frozen.options))
    assert {head["game"] for head in heads.values()} == {frozen.game}
    (players,) = (option for option in game(frozen.game).option_list if option.name == "players")
    seated = {head["options"]["players"] for head in heads.values()}
    assert seated == set(range(players.low, players.high + 1))
    for options in frozen.options:
        assert heads[frozen.title(options)]["options"] == game(frozen.game, **options).options
    flags = {name for options in frozen.options for name, value in options.items() if value is True}
    for name in flags:
        assert {head["options"][name] for head in heads.values()} == {True, False}
