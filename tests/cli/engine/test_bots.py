"""`simulate`, `arena`, `rulings` and `bench`: games between bots."""

import json
import re
from pathlib import Path

import pytest

from gladsheim import bots
from gladsheim.bots.contests.matches import compete
from gladsheim.cli.engine.paired import Pair, RulingEffect, compare
from gladsheim.cli.engine.rulings import cells, usual_tables
from gladsheim.games import game
from gladsheim.games.valhalla.rulings import RULINGS
from gladsheim.games.voluspa.rulings import RULINGS as VOLUSPA
from gladsheim.records import from_bytes, verify
from tests.cli.conftest import Runner, program

FEW_KINDS = {"players": 2, "set": "custom", "kinds": ["Od", "Dr", "Tr"]}


def test_simulate_writes_records_that_hold(cli: Runner) -> None:
    """A record per line on standard output, the summary on standard error."""
    ran = cli("simulate", "voluspa", "-n", "2", "--bots", "random", "--players", "3", "--set", "edda")
    assert ran.code == 0
    records = [from_bytes(line.encode()) for line in ran.out.splitlines()]
    assert [len(record.seats) for record in records] == [3, 3]
    assert all(verify(record).ok and record.result is not None for record in records)
    assert records[0].options["set"] == "edda"
    assert "2 games" in ran.err


def test_simulate_is_the_same_for_the_same_seed_however_many_processes(tmp_path: Path) -> None:
    """The bytes depend on the seed alone, not on who played which game when."""
    small = ("--set", "custom", "--kinds", "Od,Dr,Tr")
    command = ["simulate", "voluspa", *small, "-n", "3", "--bots", "random", "-q"]
    alone = program(*command, "--seed", "hex:07")
    shared = program(*command, "--seed", "hex:07", "-j", "2")
    other = program(*command, "--seed", "hex:08")
    assert alone.code == shared.code == 0
    assert alone.out == shared.out
    assert alone.out != other.out


def test_an_edition_fills_in_readings(cli: Runner) -> None:
    """`--edition` is a shorthand that no record keeps: its readings are there, and verified (E-1.2)."""
    asked = ("--edition", "rulebook-it", "--rulings", "skadi-no-refill,dragons-spare-trolls")
    ran = cli("simulate", "voluspa", "-n", "1", "--bots", "random", *asked)
    record = from_bytes(ran.out.splitlines()[0].encode())
    chosen = {*VOLUSPA.editions["rulebook-it"], "skadi-no-refill"}
    assert record.options["rulings"] == [name for name in VOLUSPA.names if name in chosen]
    assert "edition" not in record.options
    assert verify(record).ok


def test_simulate_to_a_file_that_cannot_be_written(cli: Runner, tmp_path: Path) -> None:
    """One line, and nothing is left behind."""
    ran = cli("simulate", "voluspa", "-n", "1", "--bots", "random", "-o", tmp_path / "no" / "games.jsonl")
    assert ran.code == 2
    assert "No such file" in ran.err
    assert ran.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_game_flags_may_stand_before_the_game(cli: Runner) -> None:
    """`simulate -n 1 voluspa` is `simulate voluspa -n 1`."""
    ran = cli("simulate", "-n", "1", "--bots", "random", "-q", "voluspa", "--seed", "3")
    assert ran.code == 0
    assert ran.out == cli("simulate", "voluspa", "-n", "1", "--bots", "random", "-q", "--seed", "3").out


def test_arena_plays_equal_deals_in_every_seat(cli: Runner) -> None:
    """Two deals, two seats: four games; greedy beats random on all of them."""
    ran = cli("arena", "voluspa", "random", "greedy", "-n", "2", "--seed", "1", "--json")
    assert ran.code == 0
    told = json.loads(ran.out)
    (match,) = told["matches"]
    assert match["bots"] == ["random", "greedy"]
    assert match["games"] == 4
    assert match["share"] == 0.0
    assert match["points_ahead"] < 0
    choosers = {name: bots.create(name, game("voluspa")).choose_in for name in ("random", "greedy")}
    found = [one.to_json() for one in compete(game("voluspa"), choosers, 2, seed=1)]
    for one in (match, *found):
        del one["ms_per_decision"]
    assert found == told["matches"]  # the same games, though each bot is given only what its seat may know
    assert [row["bot"] for row in told["ladder"]] == ["greedy", "random"]
    table = cli("arena", "voluspa", "random", "greedy", "-n", "1", "--seed", "1").out
    assert "random : greedy" in table


def test_bench_measures_plain_mode(cli: Runner) -> None:
    """The JSON list has the agreed fields, from a process of its own."""
    ran = cli("bench", "voluspa", "--players", "3", "--mode", "plain", "--seconds", "0.05", "--json")
    assert ran.code == 0, ran.err
    (row,) = json.loads(ran.out)
    speeds = {"decisions_per_second", "playouts_per_second"}
    assert set(row) == {"game", "options", "mode", "threads"} | speeds
    assert (row["game"], row["mode"], row["threads"]) == ("voluspa", "plain", 1)
    assert row["options"]["players"] == 3
    assert all(row[name] > 0 for name in speeds)
    assert row["decisions_per_second"] > 20 * row["playouts_per_second"]


def test_bench_without_a_game_measures_all(cli: Runner) -> None:
    """Every game once, as a table."""
    ran = cli("bench", "--mode", "plain", "--seconds", "0.05")
    assert ran.code == 0, ran.err
    assert "voluspa" in ran.out
    assert "decisions/s" in ran.out


def test_a_pair_differs_by_nothing_but_the_reading() -> None:
    """Dragons that may not cover Trolls are offered less; a reading about tiles that lack changes nothing."""
    covers = compare(Pair("voluspa", FEW_KINDS, ("dragons-spare-trolls",), "greedy", "1"))
    assert covers.offered
    assert compare(Pair("voluspa", FEW_KINDS, ("skadi-no-refill",), "greedy", "1")) == RulingEffect(
        False, False, 0, 0
    )
    assert compare(Pair("voluspa", FEW_KINDS, ("dragons-spare-trolls",), "greedy", "1")) == covers


def test_a_row_tells_shares_and_changes_with_intervals() -> None:
    """What never mattered says so."""
    effects = [RulingEffect(True, True, 2.0, 1.0), RulingEffect(True, False, 0.0, 0.0)]
    assert cells(effects) == ("100% (34% to 100%)", "50% (9% to 91%)", "+1.0 (±2.0)", "+50.0 % (±98.0)")
    assert cells([RulingEffect(False, False, 0, 0)] * 2) == ("never", "never", "none", "none")


@pytest.mark.parametrize(("name", "count"), [("voluspa", 4 * 7), ("valda", 4), ("valhalla", 5)])
def test_usual_tables_are_all_numbers_of_players_with_all_sets(name: str, count: int) -> None:
    """Each once, by no reading."""
    tables = list(usual_tables(game(name, rulings=list(game(name).traits.rulings.names))))
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


def test_the_readings_that_are_named_are_measured_alone(cli: Runner) -> None:
    """Each by itself, not at a table that has them all; then the edition that they make up."""
    asked = ("rulings", "voluspa", "-n", "1", "--bot", "random", "--seed", "1", "-j", "1", "--markdown")
    ran = cli(*asked, "--edition", "rulebook-it")
    rows = [line.split(" | ")[1] for line in ran.out.splitlines()[2:]]
    assert rows == [*VOLUSPA.editions["rulebook-it"], "rulebook-it"]
    every = cli(*asked).out.splitlines()
    assert set(ran.out.splitlines()) < set(every)
    assert [line.split(" | ")[1] for line in every[2:]] == [*VOLUSPA.names, "rulebook-it"]
