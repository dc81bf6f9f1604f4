"""`rulings`: what readings of the rules change, in pairs of games."""

import re

import pytest

from gladsheim.cli.engine.paired import Effect, Pair, compare
from gladsheim.cli.engine.rulings import told, usual_tables
from gladsheim.games import game
from gladsheim.games.valhalla.rulings import RULINGS
from gladsheim.testing.ledger import rule
from tests.cli.conftest import Runner

SMALL = {"players": 2, "set": "custom", "kinds": ["Od", "Dr", "Tr"]}


@rule("E-7")
def test_a_pair_differs_by_nothing_but_the_reading() -> None:
    """Dragons that may not cover Trolls are offered less; a reading about tiles that lack changes nothing."""
    covers = compare(Pair("voluspa", SMALL, "dragons-spare-trolls", "greedy", "1"))
    assert covers.offered
    assert compare(Pair("voluspa", SMALL, "skadi-no-refill", "greedy", "1")) == Effect(False, False, 0, 0)
    assert compare(Pair("voluspa", SMALL, "dragons-spare-trolls", "greedy", "1")) == covers


def test_a_row_tells_shares_and_changes_with_intervals() -> None:
    """What never mattered says so."""
    effects = [Effect(True, True, 2.0, 1.0), Effect(True, False, 0.0, 0.0)]
    assert told(effects) == ("100% (34% to 100%)", "50% (9% to 91%)", "+1.0 (±2.0)", "+50.0 % (±98.0)")
    assert told([Effect(False, False, 0, 0)] * 2) == ("never", "never", "none", "none")


@pytest.mark.parametrize(("name", "count"), [("voluspa", 4 * 7), ("valda", 4), ("valhalla", 5)])
def test_usual_tables_are_all_numbers_of_players_with_all_sets(name: str, count: int) -> None:
    """Each once, by no reading."""
    tables = list(usual_tables(game(name, rulings=list(game(name).rulings.names))))
    assert len({str(options) for options in tables}) == len(tables) == count
    assert not any("rulings" in options for options in tables)


def test_a_table_is_measured_and_printed(cli: Runner) -> None:
    """A row for each reading; in Markdown as the documentation has it, the same for the same seed."""
    asked = ("rulings", "valhalla", "-n", "1", "--bot", "random", "--target", "5", "--seed", "1", "-j", "1")
    ran = cli(*asked, "--markdown")
    assert (ran.code, ran.err) == (0, "")
    rows = [re.split(r" *\| *", line)[1:3] for line in ran.out.splitlines()[2:]]
    assert rows == [["2 players", name] for name in RULINGS.names]
    assert "leader-any-neighbour" in cli(*asked).out
    assert cli("rulings", "valhalla", "-n", "0").code == 2
