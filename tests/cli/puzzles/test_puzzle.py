"""`gladsheim puzzle`: tries are judged at the terminal's table, and what was solved is remembered."""

from __future__ import annotations

from pathlib import Path

import pytest

from gladsheim.puzzles import Puzzle, collection
from tests.cli.conftest import Runner

KNOWN: dict[str, Puzzle] = collection("voluspa")
FIRST, SECOND = list(KNOWN.values())[:2]


@pytest.fixture(autouse=True)
def _apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is remembered lies in a folder of the test's own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def test_tries_are_judged_until_one_solves_it(cli: Runner) -> None:
    """A wrong one is told with what it misses and leaves the position; the solution ends it."""
    other = FIRST.others[0]
    ran = cli("puzzle", "voluspa", FIRST.id, typed=f"Od@99,99\n{other.action}\n{FIRST.solution}\n1\n")
    assert (ran.code, ran.err) == (0, "")
    assert "Not allowed" in ran.out
    assert ran.out.index("There is something better.") < ran.out.index("Solved.")
    assert ran.out.count(f"about {other.less:.1f} points worse") == 2
    assert FIRST.solution not in ran.out[: ran.out.index("There is something better.")].split("\n")[0]


def test_the_next_puzzle_is_the_first_that_is_not_solved(cli: Runner) -> None:
    """What was shown or left comes again; when all are solved, that is said."""
    assert FIRST.id in cli("puzzle", "voluspa", typed="quit\n").out
    shown = cli("puzzle", "voluspa", "next", typed="solution\n").out
    assert FIRST.id in shown
    assert "This was the best action:" in shown
    assert FIRST.id in cli("puzzle", "voluspa", typed=f"{FIRST.solution}\n").out
    assert SECOND.id in cli("puzzle", "voluspa", typed="").out


def test_when_all_are_solved_that_is_said(cli: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is posed any more."""
    monkeypatch.setattr("gladsheim.cli.puzzles.puzzle._solved", lambda words: frozenset(KNOWN))
    assert cli("puzzle", "voluspa").out.startswith(f"All {len(KNOWN)} puzzles are solved.")


def test_it_speaks_the_players_language(cli: Runner) -> None:
    """Frame and story alike."""
    out = cli("puzzle", "voluspa", FIRST.id, "--lang", "de", typed=f"{FIRST.solution}\n").out
    assert "Was ist hier das Beste?" in out
    assert "Gelöst." in out


@pytest.mark.parametrize("words", [("nothing",), ("voluspa", "0123456789ab")])
def test_what_there_is_not_is_named_with_what_there_is(cli: Runner, words: tuple[str, ...]) -> None:
    """An unknown game or puzzle ends with one line."""
    ran = cli("puzzle", *words)
    assert ran.code == 2
    assert "allowed: " in ran.err
