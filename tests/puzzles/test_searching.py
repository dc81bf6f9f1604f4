"""Searching a game for puzzles, and what a proof asks of an action."""

from __future__ import annotations

from dataclasses import replace
from statistics import stdev

import pytest

from gladsheim.bots.judging import Weight
from gladsheim.core.effort import Effort
from gladsheim.games import game
from gladsheim.puzzles.proving import Depth, Proof
from gladsheim.puzzles.puzzle import Puzzle, name_of
from gladsheim.puzzles.searching import SearchTask, search
from gladsheim.puzzles.trials import Lead, Trials, lead
from tests.bots.tables import position

QUICK = Depth(deep=0.2, wide=0.1, first=1, games=2)
EFFORT = Effort((1, 1), (1, 1), (1, 1), (1, 1), 1, 0, 0, (1, 1), 1, 0, 0.5, 2.0, 5.0)
SOUND = Proof(
    EFFORT,
    own=Weight(1, 10.0, 0.1),
    others=[Weight(2, 5.0, 0.2), Weight(3, 4.0, 0.2)],
    worlds=100,
    looked={1: Weight(1, 9.0, 0.5), 2: Weight(2, 5.0, 0.5), 3: Weight(3, 4.0, 0.5), 4: Weight(4, 1.0, 0.5)},
    wide=10,
    leads=[Lead(2.5, 0.5), Lead(3.0, 1.0)],
)


def small() -> SearchTask:
    """A short game between weak bots, looked through quickly."""
    options = game("voluspa", players=2, set="custom", kinds=["Od", "Th"]).options
    return SearchTask("voluspa", options, "small/1", QUICK, "greedy")


def test_a_task_finds_the_same_again() -> None:
    """Everything follows from the task, but for the time it takes."""
    first, second = search(small()), search(small())
    assert replace(first, seconds=0) == replace(second, seconds=0)
    assert first.decisions > 8


def test_a_proof_asks_for_all_of_it() -> None:
    """An action is a solution if it leads by a blunder and in the end by a slip, each beyond three errors."""
    assert SOUND.holds
    assert SOUND.is_best


@pytest.mark.parametrize(
    ("what", "changes"),
    [
        ("less than a blunder ahead", {"others": [Weight(2, 5.1, 0.2)]}),
        ("within three errors", {"others": [Weight(2, 5.0, 1.7)]}),
        ("another may be better of all", {"looked": {**SOUND.looked, 4: Weight(4, 8.0, 0.4)}}),
        ("less than a slip ahead in the end", {"leads": [Lead(1.9, 0.1)]}),
        ("within three errors in the end", {"leads": [Lead(2.5, 0.9)]}),
        ("behind in the end", {"leads": [Lead(2.5, 0.5), Lead(-1.0, 0.1)]}),
        ("not played to the end", {"leads": []}),
    ],
)
def test_a_proof_fails_where_a_part_of_it_does(what: str, changes: dict[str, object]) -> None:
    """Nothing less will do."""
    assert not replace(SOUND, **changes).holds, what  # type: ignore[arg-type]


def test_games_to_the_end_meet_the_same_worlds() -> None:
    """The same action twice is ahead of itself by exactly nothing, and of one that wastes points by them."""
    state = position("Sk Va Th", hand="Od", other="Lo")
    best, worst = (state.legal_codes()[state.legal_actions().index(text)] for text in ("Od@3,0", "Od@0,1"))
    own, other = Trials(state.game).margins(state, [best, worst], "seed", 4)
    assert lead(own, other).points > 0
    dealt = game("voluspa", players=2, set="custom", kinds=["Od", "Th", "Dr"]).deal(1)
    code = dealt.legal_codes()[0]
    first, second = Trials(dealt.game).margins(dealt, [code, code], "seed", 6)
    assert lead(first, second) == Lead(0.0, 0.0)
    assert len(set(first)) > 1


def test_a_lead_is_the_mean_difference_with_its_error() -> None:
    """The error is that of the mean over the worlds."""
    assert lead([5, 7, 9], [1, 4, 2]).points == pytest.approx(14 / 3)
    assert lead([5, 7, 9], [1, 4, 2]).error == pytest.approx(stdev([4, 3, 7]) / 3**0.5)


def test_a_puzzle_goes_by_what_it_poses() -> None:
    """Equal observations have equal ids, whatever found them; others have others."""
    table = game("voluspa", players=2)
    state = table.deal(1)
    assert name_of(table, state.observe(0)) == name_of(table, game("voluspa", players=2).deal(1).observe(0))
    assert name_of(table, state.observe(0)) != name_of(table, table.deal(2).observe(0))


@pytest.mark.parametrize("line", ["", "{}", "[]", '{"id": "1", "others": [], "looks": [], "missed_by": []}'])
def test_a_line_that_is_no_puzzle_is_refused(line: str) -> None:
    """Nothing half is taken for a puzzle."""
    with pytest.raises((ValueError, KeyError, TypeError)):
        Puzzle.of_line(line)
