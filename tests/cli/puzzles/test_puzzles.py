"""`gladsheim puzzles`: searches, goes on after a kill, and writes the same lines."""

from __future__ import annotations

from pathlib import Path

import pytest

from gladsheim.cli.puzzles.unfinished import UnfinishedSearch
from gladsheim.core.files import writing
from gladsheim.puzzles.puzzle import Puzzle, WorseAction
from gladsheim.puzzles.searching import SearchResult, SearchTask
from tests.cli.conftest import Runner
from tests.damage import DAMAGE, Damage

ASKED: list[str] = []
FEW = ("puzzles", "voluspa", "-q")


def puzzle(name: str) -> Puzzle:
    """A puzzle that says little more than its name."""
    others = (WorseAction("Od@1,0", 6.0, 0.1, 5.0, 0.2),)
    return Puzzle(
        name,
        "voluspa",
        1,
        1,
        {"players": 2},
        0,
        {"turn": 0},
        "Od@0,0",
        1.0,
        0.1,
        9,
        9,
        others,
        9,
        (0, 60),
        (),
        "",
    )


def searched(task: SearchTask) -> SearchResult:
    """What would come of a game, told by its number: the second has no puzzle, each other one has one."""
    ASKED.append(task.seed)
    number = task.seed.rpartition("/")[2]
    found = () if number == "2" else (puzzle(f"p{number}"),)
    return SearchResult(found, 60, 3, len(found), 0.5)


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    ASKED.clear()
    monkeypatch.setattr("gladsheim.puzzles.searching.search", searched)


def test_a_search_ends_when_there_are_enough(cli: Runner) -> None:
    """So many lines come in the order of the games, and no game more is searched."""
    ran = cli(*FEW, "-n", "2", "--seed", "s")
    assert ran.code == 0
    assert [Puzzle.of_line(line).id for line in ran.out.splitlines()] == ["p1", "p3"]
    assert ASKED == ["s/1", "s/2", "s/3"]


def test_a_search_that_was_killed_goes_on(
    cli: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was found stays, also where the last line was cut off; the file is the same in the end."""
    whole, cut = tmp_path / "whole.jsonl", tmp_path / "cut.jsonl"
    assert cli(*FEW, "-n", "4", "--out", whole).code == 0

    def killed(task: SearchTask) -> SearchResult:
        if task.seed.endswith("/4"):
            raise KeyboardInterrupt
        return searched(task)

    monkeypatch.setattr("gladsheim.puzzles.searching.search", killed)
    assert cli(*FEW, "-n", "4", "--out", cut).code == 130
    left = tmp_path / ".cut.jsonl.unfinished"
    left.write_bytes(left.read_bytes()[:-20])
    monkeypatch.setattr("gladsheim.puzzles.searching.search", searched)
    ASKED.clear()
    assert not cut.exists()
    assert cli(*FEW, "-n", "4", "--out", cut).code == 0
    assert ASKED == ["puzzles/3", "puzzles/4", "puzzles/5"]
    assert cut.read_bytes() == whole.read_bytes()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["cut.jsonl", "whole.jsonl"]


def test_what_another_search_left_is_not_taken_up(cli: Runner, tmp_path: Path) -> None:
    """The file of another seed is named, and nothing is lost."""
    left = tmp_path / ".found.jsonl.unfinished"
    UnfinishedSearch(str(tmp_path / "found.jsonl"), {"game": "voluspa"}, "other")
    ran = cli(*FEW, "--out", tmp_path / "found.jsonl")
    assert ran.code == 2
    assert "another search" in ran.err
    assert left.exists()
    assert ASKED == []


@DAMAGE
def test_what_was_found_and_then_damaged_is_searched_again(
    cli: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, damage: Damage
) -> None:
    """Games before the damage are taken up, and a line says so; with a damaged first line none is."""
    whole, cut = tmp_path / "whole.jsonl", tmp_path / "cut.jsonl"
    assert cli(*FEW, "-n", "4", "--out", whole).code == 0
    left = tmp_path / ".cut.jsonl.unfinished"

    def killed(target: Path) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("gladsheim.cli.engine.writing.whole_file", killed)
    assert cli(*FEW, "-n", "4", "--out", cut).code == 130
    monkeypatch.setattr("gladsheim.cli.engine.writing.whole_file", writing.whole_file)
    content = left.read_bytes()
    head = content.index(b"\n") + 1
    for damaged in (content[:head] + damage(content[head:]), damage(content)):
        left.write_bytes(damaged)
        ran = cli(*FEW, "-n", "4", "--out", cut)
        if ran.code == 0:
            assert cut.read_bytes() == whole.read_bytes()
            cut.unlink()
        else:
            assert (ran.code, left.read_bytes()) == (2, damaged)
            assert f"{left} is damaged or belongs to another search" in ran.err


def test_a_search_ends_with_its_games(cli: Runner) -> None:
    """What there is is written, and the summary counts."""
    ran = cli("puzzles", "voluspa", "-n", "9", "--games", "3")
    assert len(ran.out.splitlines()) == 2
    assert " 3 " in ran.err
    assert "180" in ran.err


@pytest.mark.parametrize("flags", [("-n", "0"), ("-n", "1001"), ("--games", "0"), ("--jobs", "999")])
def test_numbers_have_bounds(cli: Runner, flags: tuple[str, str]) -> None:
    """The message names the flag and what is allowed."""
    ran = cli(*FEW, *flags)
    assert ran.code == 2
    assert "range" in ran.err
