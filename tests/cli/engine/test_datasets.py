"""`simulate` and `export` write data sets of decisions."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path

import polars
import pyarrow.parquet as pq
import pytest

from gladsheim.bots.contests.standings import BotGameResult
from gladsheim.cli.engine import simulate
from gladsheim.records import from_bytes
from gladsheim.research.cluster.sources import identity
from gladsheim.research.datasets.columns import MADE
from gladsheim.research.datasets.parquet import decisions
from tests.cli.conftest import Runner
from tests.cli.test_upkeep import stored_game
from tests.core.positions.familiar import use_mode

COMMAND = ("simulate", "valhalla", "-n", "3", "--bots", "random", "--target", "5", "--seed", "7", "-q")


def test_simulate_writes_parquet_by_the_name_of_the_file(cli: Runner, tmp_path: Path) -> None:
    """The rows are those of the records that the same seed gives, however many processes play."""
    records = [from_bytes(line.encode()) for line in cli(*COMMAND).out.splitlines()]
    wanted = [row for record in records for row in decisions(record).to_pylist()]
    for name, jobs in (("one.parquet", "1"), ("two.Parquet", "2")):
        ran = cli(*COMMAND, "-o", tmp_path / name, "-j", jobs)
        assert (ran.code, ran.out, ran.err) == (0, "", "")
        assert pq.read_table(tmp_path / name).to_pylist() == wanted
    assert (tmp_path / "one.parquet").read_bytes() == (tmp_path / "two.Parquet").read_bytes()


@pytest.mark.parametrize(
    ("bot", "kernels", "level", "smaller"),
    [
        ("random", "plain", None, False),
        ("greedy", "plain", None, False),
        ("seer-1", "plain", 1, True),
        ("seer-1", "compiled", 1, False),
    ],
)
def test_a_data_set_says_how_it_was_made(
    cli: Runner,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    bot: str,
    kernels: str,
    level: int | None,
    smaller: bool,
) -> None:
    """By which program, bots and seed, and where bots had the smaller budgets; records say that, too."""
    use_mode(kernels, monkeypatch)
    command = ["simulate", "valhalla", "-n", "1", "--bots", f"{bot},random", "--target", "1", "--seed", "7"]
    ran = cli(*command, "-o", tmp_path / "games.parquet")
    assert ("with smaller budgets, because kernels ran plain: seer-1" in ran.err) is smaller
    one = {"name": bot, "level": level, "smaller_budgets": smaller}
    other = {"name": "random", "level": None, "smaller_budgets": False}
    made = json.loads(pq.read_metadata(tmp_path / "games.parquet").metadata[MADE.encode()])
    assert made == {
        "by": "gladsheim simulate",
        "version": identity(),
        "seed": "7",
        "kernels": kernels,
        "bots": [one, other],
    }
    record = from_bytes(cli(*command, "-q").out.encode())
    assert [seat.plain for seat in record.seats] == [smaller, False]


def test_games_of_both_modes_are_told_as_mixed() -> None:
    """As where one machine of a cluster has no compiler."""
    played = [
        BotGameResult(("seer-1", "greedy"), (1, 0), (0, 1), (1, 1), (0.0, 0.0), mode)
        for mode in (True, False)
    ]
    made = simulate._made(["seer-1", "greedy"], "7", played)
    assert made["kernels"] == "mixed"
    assert [bot["smaller_budgets"] for bot in made["bots"]] == [True, False]


def test_export_writes_finished_games_alone(cli: Runner, tmp_path: Path) -> None:
    """A running game has no row, and what is hidden in it stays hidden."""
    for name, plies, rows in (("over", 5_000, True), ("running", 20, False)):
        url, file = f"sqlite:///{tmp_path}/{name}.db", tmp_path / f"{name}.parquet"
        stored_game(url, plies=plies)
        assert cli("export", file, "--database", url).code == 0
        assert (polars.read_parquet(file).height > 0) is rows
        made = json.loads(pq.read_metadata(file).metadata[MADE.encode()])
        bots = [{"name": "random", "level": None, "smaller_budgets": False}] if rows else []
        assert made == {"by": "gladsheim export", "version": identity(), "kernels": None, "bots": bots}


def test_export_does_not_know_the_budgets_of_a_search(cli: Runner, tmp_path: Path) -> None:
    """A hall does not store in which mode a bot decided, so it says that nobody knows."""
    url, file = f"sqlite:///{tmp_path}/hall.db", tmp_path / "games.parquet"
    stored_game(url, plies=5_000, bots=("seer-3", "greedy"))
    assert cli("export", file, "--database", url).code == 0
    made = json.loads(pq.read_metadata(file).metadata[MADE.encode()])
    assert made["bots"] == [
        {"name": "greedy", "level": None, "smaller_budgets": False},
        {"name": "seer-3", "level": 3, "smaller_budgets": None},
    ]


def test_a_data_set_is_written_whole_or_not_at_all(
    cli: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was there before stays until everything is written; nothing else is left behind."""
    file = tmp_path / "games.parquet"
    file.write_bytes(b"before")

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("gladsheim.research.datasets.parquet.Writer.add", fail)
        ran = cli(*COMMAND, "-o", file)
    assert (ran.code, ran.err) == (2, "gladsheim: No space left on device\n")
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == {file: b"before"}


def test_without_pyarrow_it_says_what_to_install(
    cli: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before a game is played, in one line."""
    found = importlib.util.find_spec
    monkeypatch.setattr(
        "gladsheim.core.errors.find_spec", lambda name: None if name == "pyarrow" else found(name)
    )
    ran = cli(*COMMAND, "-o", tmp_path / "games.parquet")
    assert ran.code == 2
    assert ran.err.endswith(
        "needs the package pyarrow, which is not installed: pip install 'gladsheim[research]'\n"
    )
    assert ran.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []
