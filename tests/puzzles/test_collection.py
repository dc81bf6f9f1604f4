"""The puzzles that come with the package: what they say holds, and they are proved again."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest

from gladsheim import puzzles
from gladsheim.bots.bot import imagine
from gladsheim.core.errors import DataFileError, IllegalAction
from gladsheim.games import game
from gladsheim.puzzles import Puzzle
from gladsheim.puzzles.posed import of_collection
from gladsheim.puzzles.proving import FEWEST_CHOICES, SURE, Depth, Prover
from gladsheim.puzzles.puzzle import VERSION, name_of
from tests.damage import DAMAGE, Damage
from tests.proof_options import mostly_long

FOLDER = Path(puzzles.__file__).parent / "data"
MOST_BYTES = 100_000
ALL = [puzzle for name in puzzles.names() for puzzle in puzzles.collection(name).values()]
QUICK = Depth(deep=1, wide=0.25, first=4, games=16)


def decision(puzzle: Puzzle) -> int:
    """How late in its game it came up: what is left of the game is played to the end."""
    return int(puzzle.source.rpartition("/")[2])


LATEST = [max(puzzles.collection(name).values(), key=decision) for name in puzzles.names()]


@pytest.fixture
def fresh_collections() -> Iterator[None]:
    """Collections are read again, and once more after the test."""
    for kept in (puzzles.names, puzzles.collection):
        kept.cache_clear()
    yield
    for kept in (puzzles.names, puzzles.collection):
        kept.cache_clear()


def label(puzzle: Puzzle) -> str:
    """What a puzzle is called in the names of tests."""
    return f"{puzzle.game}-{puzzle.id}"


@DAMAGE
def test_a_damaged_collection_is_named(
    damage: Damage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fresh_collections: None
) -> None:
    """One line tells the file and what to do; one that merely lost its final line feed is whole."""
    content = (FOLDER / "valda.jsonl").read_bytes()
    file = tmp_path / "data" / "valda.jsonl"
    file.parent.mkdir()
    file.write_bytes(damage(content))
    monkeypatch.setattr(resources, "files", lambda _: tmp_path)
    if damage(content).splitlines() == content.splitlines():
        assert len(puzzles.collection("valda")) == len(content.splitlines())
        return
    with pytest.raises(DataFileError) as found:
        puzzles.collection("valda")
    assert found.value.lines() == [f"{file}: 1 fault", "file: is damaged; install Gladsheim again"]


@pytest.mark.parametrize("name", puzzles.names())
def test_a_collection_is_large_enough_and_small_enough(name: str) -> None:
    """At least twenty puzzles, each once, in a file that is quickly read."""
    lines = (FOLDER / f"{name}.jsonl").read_bytes().splitlines()
    assert len(puzzles.collection(name)) == len(lines) >= 20
    assert (FOLDER / f"{name}.jsonl").stat().st_size <= MOST_BYTES


def test_a_game_without_puzzles_is_an_error() -> None:
    """Nothing is read from elsewhere under a name that is not known."""
    with pytest.raises(KeyError):
        puzzles.collection("../voluspa")


@pytest.mark.parametrize("puzzle", ALL, ids=label)
def test_a_puzzle_holds_what_it_says(puzzle: Puzzle) -> None:
    """Its id, its options and its actions are those of the game, and its figures are beyond what is asked."""
    table = game(puzzle.game, **puzzle.options)
    assert (table.options, table.rules_version, puzzle.version) == (puzzle.options, puzzle.rules, VERSION)
    assert puzzle.id == name_of(table, puzzle.observation)
    state = imagine(table, puzzle.observation, "a world")
    legal = state.legal_actions()
    assert state.current_player == puzzle.seat
    assert len(legal) == len(puzzle.looks) >= FEWEST_CHOICES
    assert puzzle.looks[legal.index(puzzle.solution)] == 0
    assert puzzle.solution not in {other.action for other in puzzle.others}
    for other in puzzle.others:
        assert other.action in legal
        assert other.less >= max(table.bots.effort.blunder, SURE * other.error) - 0.02
        assert other.behind >= max(table.bots.effort.slip, SURE * other.behind_error) - 0.02
    assert Puzzle.of_line(puzzle.to_line()) == puzzle


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("puzzle", mostly_long(ALL, LATEST), ids=label)
def test_a_puzzle_is_proved_again_in_other_worlds(puzzle: Puzzle) -> None:
    """Its solution is again worth most of all actions, and games after it end best."""
    prover = Prover(game(puzzle.game, **puzzle.options), QUICK)
    proof = prover.test(puzzle.observation, puzzle.solution, " again", whole=True)
    assert proof.is_best
    assert proof.wins


@pytest.mark.parametrize("puzzle", LATEST, ids=label)
def test_every_action_is_judged_as_the_puzzle_says(puzzle: Puzzle) -> None:
    """The solution alone solves it, each other action misses what is written down, no other is one."""
    posed = of_collection(puzzle, game(puzzle.game, **puzzle.options))
    legal, listed = posed.state.legal_actions(), {other.action: other for other in puzzle.others}
    for action, look in zip(legal, puzzle.looks, strict=True):
        judged = posed.judged(action)
        assert judged.solved == (action == puzzle.solution)
        if action in listed:
            assert (judged.missed, judged.error) == (listed[action].less, listed[action].error)
        elif not judged.solved:
            assert (judged.missed, judged.error) == (look / 10, None)
    with pytest.raises(IllegalAction):
        posed.judged(next(action for action in WELL_FORMED[puzzle.game] if action not in legal))


WELL_FORMED = {
    "voluspa": ("Od@63,0",),
    "valda": ("end", "pass", "yield"),
    "valhalla": ("pass", "allow", "glory"),
}
