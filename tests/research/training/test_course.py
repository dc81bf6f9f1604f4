"""A training is the same for the same seed, wherever and however often it is cut off; matches are fair."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from gladsheim.bots.learned.estimate import NOTHING, size_of
from gladsheim.bots.learned.weights import LearnedWeights
from gladsheim.core.effort import Practice
from gladsheim.games import game, names
from gladsheim.research.cluster.kept import ResumableWorkers
from gladsheim.research.cluster.workers import Processes
from gladsheim.research.training import course as training
from gladsheim.research.training.course import Course, train, usual
from gladsheim.research.training.playing import Piece, Positions, play
from gladsheim.research.training.strength import StrengthResult, seatings, strength, summary
from tests.research.training.conftest import Apart

FEW = {"set": "custom", "kinds": ["Od", "Tr", "Dr"]}
SMALL = Practice(tables=(FEW,), rounds=2, games=6, first=2, candidates=4, playouts=4, units=2)
COURSE = Course("voluspa", "seed", (2,), SMALL)


class Cut(Exception):
    """The work was cut off."""


class Cutting:
    """Workers that do so many pieces, and then are cut off."""

    def __init__(self, pieces: int) -> None:
        self.left = pieces

    def run(self, work: Callable[[Any], Any], pieces: Iterable[Any]) -> Iterator[Any]:
        """Do some of it here."""
        for piece in pieces:
            if self.left == 0:
                raise Cut
            self.left -= 1
            yield work(piece)


def trained(course: Course = COURSE, file: str = "", most: int = 10_000) -> LearnedWeights | int:
    """What a training brings of which each piece of work has two games, with a file of what was done before;
    how many pieces were left to do when it was cut off after so many.
    """
    training.EACH = 2
    workers = Cutting(most)
    try:
        return train(
            course,
            ResumableWorkers(workers, file, Positions) if file else workers,
            lambda *_: None,
            lambda: None,
        )
    except Cut:
        return workers.left


def test_a_training_that_was_cut_off_brings_the_same_weights(tmp_path: Path, apart: Apart) -> None:
    """At whatever piece, also between rounds, as often as you like; nothing is played twice."""
    whole, file = apart(trained), str(tmp_path / "kept")
    assert isinstance(whole, LearnedWeights)
    assert [apart(trained, COURSE, file, done) for done in (1, 4, 2)] == [0, 0, 0]
    # The nine pieces have two left.
    assert apart(trained, COURSE, file, 1) == 0
    rest = apart(trained, COURSE, file, 1)
    assert isinstance(rest, LearnedWeights)
    assert rest.networks == whole.networks
    other = apart(trained, Course("voluspa", "other", (2,), SMALL))
    assert isinstance(other, LearnedWeights)
    assert other.networks != whole.networks


def test_a_card_says_what_it_was_made_of(apart: Apart) -> None:
    """The seed, the tables, the positions of each round; and the file can be read again."""
    learned = apart(trained)
    assert isinstance(learned, LearnedWeights)
    assert learned.card["seed"] == "seed"
    card = learned.card["networks"]["2 base"]
    assert card["tables"] == [FEW]
    assert [set(one) for one in card["rounds"]] == [{"games", "positions", "explained"}] * 2
    assert learned.features == game("voluspa").rules.features.names
    assert len(learned.networks["2 base"]) > 3


@pytest.mark.parametrize("name", [name for name in names() if game(name).rules.features.names])
def test_games_bring_positions_of_every_seat(name: str) -> None:
    """As many as turns have passed on, with what each seat had in the end; the same for the same piece."""
    one = game(name, players=3)
    piece = Piece(name, one.options, "7", 2, (3, 3, 3, 0, 0, 500), NOTHING)
    found = play(piece)
    assert found == play(piece)
    features, ends = found.unpacked(3, len(one.rules.features.names))
    assert features.shape[:2] == ends.shape == (sum(found.lengths), 3)
    first, second = found.lengths
    assert min(first, second) > 5
    assert (ends[:first] == ends[0]).all()
    assert (ends[first:] == ends[-1]).all()


def test_usual_tables_are_those_that_a_number_of_players_allows() -> None:
    """Each once; the game's own where none of them does."""
    practice = Practice(tables=({}, {"decks": 1}, {"decks": 2}, {"decks": 1}))
    assert [one.options["decks"] for one in usual("valhalla", practice, 3)] == [1, 2]
    assert [one.options["decks"] for one in usual("valhalla", practice, 6)] == [2]
    assert len(usual("valhalla", Practice(tables=({"decks": 1},)), 6)) == 1


def test_every_seating_is_played_once() -> None:
    """Alternately around the table, so that with two seats each bot has each."""
    assert seatings(2) == [(0, 1), (1, 0)]
    assert sorted(seatings(3)) == sorted([(0, 1, 0), (1, 0, 0), (0, 0, 1), (1, 0, 1), (0, 1, 1), (1, 1, 0)])
    assert sorted(seatings(4)) == [(0, 1, 0, 1), (1, 0, 1, 0)]


def test_matches_tell_how_strong_it_is() -> None:
    """By number of players, with an interval over deals and the time that each side took."""
    names_of = game("voluspa").rules.features.names
    learned = LearnedWeights("voluspa", names_of, {"2": (1, *range(size_of(len(names_of), 1) - 1))}, {})
    found = strength(COURSE, learned, 2, Processes(1))
    assert (found["bot"], found["rival"], found["deals"]) == ("seer-7", "search-4", 2)
    low, high = found["2"]["interval"]
    assert 0 <= low <= found["2"]["wins"] <= high <= 1
    assert all(pace > 0 for pace in found["2"]["ms_per_decision"])


def test_a_bot_that_meets_itself_wins_half() -> None:
    """Over all seatings of a deal with its seed, ties counting half; and the mean is that of deals."""
    outcomes = [StrengthResult(won, (1.0, 2.0), (100, 100)) for won in (1.0, 0.5, 0.5, 0.0)]
    assert summary(outcomes)["wins"] == 0.5
    assert summary(outcomes)["interval"] == [0.0999, 0.9001]
    assert summary(outcomes)["ms_per_decision"] == [10.0, 20.0]
