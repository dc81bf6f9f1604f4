"""Results that are kept in a file: work that was cut off goes on, and nothing is done twice."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from gladsheim.cli.main import run
from gladsheim.core.errors import UsageError
from gladsheim.research.cluster.kept import ResumableWorkers
from gladsheim.research.cluster.workers import Processes
from tests.research.cluster.pieces import halved


class Counting:
    """Workers that note what they are asked for."""

    def __init__(self) -> None:
        self.asked: list[Any] = []

    def run(self, work: Callable[[Any], Any], pieces: Iterable[Any]) -> Iterator[Any]:
        """Do it here."""
        for piece in pieces:
            self.asked.append(piece)
            yield work(piece)


def test_work_that_was_cut_off_goes_on(tmp_path: Path) -> None:
    """What was done is told from the file, in order; only the rest is asked for, by whatever workers."""
    file, first, second = str(tmp_path / "kept"), Counting(), Counting()
    results = ResumableWorkers(first, file, int).run(halved, range(0, 20, 2))
    assert [next(results) for _ in range(4)] == [0, 1, 2, 3]
    results.close()
    assert list(ResumableWorkers(second, file, int).run(halved, range(0, 20, 2))) == list(range(10))
    assert (first.asked, second.asked) == ([0, 2, 4, 6], list(range(8, 20, 2)))
    assert list(ResumableWorkers(Processes(1), file, int).run(halved, range(0, 24, 2))) == list(range(12))


def test_an_error_keeps_what_was_done(tmp_path: Path) -> None:
    """The piece that failed is tried again."""
    file, workers = str(tmp_path / "kept"), Counting()
    for _ in range(2):
        with pytest.raises(UsageError, match="3 is odd"):
            list(ResumableWorkers(workers, file, int).run(halved, [2, 3]))
    assert workers.asked == [2, 3, 3]


def test_other_work_is_refused(tmp_path: Path) -> None:
    """Other pieces and other functions find nothing of theirs, and the file stays as it was."""
    file = tmp_path / "kept"
    list(ResumableWorkers(Processes(1), str(file), int).run(halved, [2, 4]))
    before = file.read_bytes()
    for work, pieces in ((halved, [2, 6]), (abs, [2, 4])):
        with pytest.raises(UsageError, match="belongs to other work; allowed: the same work again"):
            list(ResumableWorkers(Processes(1), str(file), int).run(work, pieces))
    assert file.read_bytes() == before
    (tmp_path / "text").write_text("something else entirely, and long enough to be no empty file", "utf-8")
    with pytest.raises(UsageError, match="cannot be resumed from"):
        list(ResumableWorkers(Processes(1), str(tmp_path / "text"), int).run(halved, [2]))


def test_damaged_results_are_done_again(tmp_path: Path) -> None:
    """One changed bit anywhere in the file: the results are right all the same, or the file is refused."""
    file, pieces = tmp_path / "kept", [2 * number for number in range(40)]
    list(ResumableWorkers(Processes(1), str(file), int).run(halved, pieces))
    content = file.read_bytes()
    refused = again = 0
    for at in range(0, len(content), 97):
        file.write_bytes(content[:at] + bytes([content[at] ^ 1]) + content[at + 1 :])
        workers = Counting()
        try:
            assert list(ResumableWorkers(workers, str(file), int).run(halved, pieces)) == list(range(40))
        except UsageError as error:
            assert str(file) in str(error)  # noqa: PT017  # either will do
            refused += 1
        again += bool(workers.asked)
    assert refused
    assert again


def test_a_damaged_result_is_replaced(tmp_path: Path) -> None:
    """What comes before it is not done again; the file is sound afterwards."""
    file, first, second = tmp_path / "kept", Counting(), Counting()
    list(ResumableWorkers(first, str(file), int).run(halved, [2, 4, 6]))
    with closing(sqlite3.connect(file)) as base, base:
        base.execute("UPDATE results SET result = X'07' WHERE number = 1")
    for _ in range(2):
        assert list(ResumableWorkers(second, str(file), int).run(halved, [2, 4, 6])) == [1, 2, 3]
    assert second.asked == [4, 6]


COMMANDS = {
    "simulate": ("simulate", "valhalla", "--target", "3", "-n", "4", "--bots", "random", "-q"),
    "arena": ("arena", "valhalla", "random", "greedy", "--target", "3", "-n", "1", "--json"),
    "rulings": ("rulings", "valhalla", "--target", "3", "-n", "1", "--bot", "random", "--markdown", "-q"),
}


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_that_is_given_again(
    name: str, tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    """It prints the same from the file as without one; and it wants a seed."""
    kept = ("--resume", str(tmp_path / "kept"))
    told = []
    for more in ((), kept, kept):
        assert run([*COMMANDS[name], "--seed", "7", "-j", "1", *more]) == 0
        told.append(capfdbinary.readouterr().out)
    assert told[1] == told[2] != b""
    # How long bots thought is told by an arena, and kept as well.
    assert told[0] == told[1] or name == "arena"
    assert run([*COMMANDS[name], *kept]) == 2
    assert b"--resume is given without --seed" in capfdbinary.readouterr().err


def test_a_data_set_that_is_cut_off(tmp_path: Path) -> None:
    """Games that were kept come into a Parquet file as others do."""
    command = [*COMMANDS["simulate"], "--seed", "7"]
    one, other = tmp_path / "one.parquet", tmp_path / "other.parquet"
    kept = ["--resume", str(tmp_path / "kept"), "-o"]
    assert run([*command, "-o", str(one)]) == 0
    assert run([*command[:-2], "--seed", "7", *kept, str(other)]) == 0
    assert run([*command, *kept, str(other)]) == 0
    assert one.read_bytes() == other.read_bytes()
