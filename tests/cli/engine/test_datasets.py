"""`simulate` and `export` write data sets of decisions."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import polars
import pyarrow.parquet as pq
import pytest

from gladsheim.records import from_bytes
from gladsheim.research.datasets.parquet import decisions
from tests.cli.conftest import Runner
from tests.cli.test_upkeep import stored_game

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


def test_export_writes_finished_games_alone(cli: Runner, tmp_path: Path) -> None:
    """A running game has no row, and what is hidden in it stays hidden."""
    for name, plies, rows in (("over", 5_000, True), ("running", 20, False)):
        url, file = f"sqlite:///{tmp_path}/{name}.db", tmp_path / f"{name}.parquet"
        stored_game(url, plies=plies)
        assert cli("export", file, "--database", url).code == 0
        assert (polars.read_parquet(file).height > 0) is rows


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
