"""A cluster plays the same games, also while its processes are killed; nothing of it stays behind."""

from __future__ import annotations

import json
import os
import select
import sys
import tempfile
from collections.abc import Generator, Iterator
from contextlib import ExitStack, closing
from itertools import count
from pathlib import Path
from typing import Any

import pytest
import ray

from gladsheim.bots.learned.estimate import NOTHING
from gladsheim.cli.engine.bot_games import BotGame
from gladsheim.cli.engine.hiring import hired
from gladsheim.core.errors import UsageError
from gladsheim.games import game
from gladsheim.records import from_bytes
from gladsheim.research.cluster import on_ray
from gladsheim.research.cluster.on_ray import ClusterError, connected
from gladsheim.research.cluster.workers import AHEAD, Processes, Workers
from gladsheim.research.training.playing import Piece, play
from tests import PATIENCE
from tests.cli.conftest import Runner, cli
from tests.research.cluster.pieces import doomed, fragile_in, halved, process, sturdy

__all__ = ["cli"]

JOBS = 2
GAME = ("valhalla", "--target", "5", "--seed", "7")
COMMANDS = {
    "simulate": ("simulate", *GAME, "-n", "5", "--bots", "random", "-q"),
    "arena": ("arena", *GAME[:1], "random", "greedy", *GAME[1:], "-n", "1", "--json"),
    "rulings": ("rulings", *GAME, "-n", "1", "--bot", "random", "--markdown", "-q"),
}


class Shared:
    """A local cluster for the tests of this module, started when the first one asks for it."""

    def __init__(self) -> None:
        self._open = ExitStack()
        self._workers: Workers | None = None
        self.folder = ""
        """What it writes lies there, and its processes name it."""

    def workers(self) -> Workers:
        """Its workers."""
        if self._workers is None:
            # Short: the names of sockets are bounded.
            self.folder = self._open.enter_context(tempfile.TemporaryDirectory(prefix="ray-"))
            patch = self._open.enter_context(pytest.MonkeyPatch.context())
            patch.setenv("RAY_TMPDIR", self.folder)
            patch.delenv("RAY_USAGE_STATS_ENABLED", raising=False)
            patch.setenv("RAY_AUTH_TOKEN", "ab" * 16)
            self._workers = self._open.enter_context(connected(on_ray.LOCAL, JOBS))
        return self._workers

    def close(self) -> None:
        """End it."""
        self._workers = None
        self._open.close()


@pytest.fixture(scope="module")
def shared() -> Iterator[Shared]:
    """One cluster for all tests of this module: to start one takes seconds."""
    with closing(Shared()) as shared:
        yield shared


@pytest.fixture
def workers(shared: Shared) -> Workers:
    """The workers of the cluster."""
    return shared.workers()


@pytest.mark.usefixtures("workers")
@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_gives_the_same_on_a_cluster(cli: Runner, name: str) -> None:
    """The same games in the same order, and the same figures but for the time that bots took."""
    here, there = cli(*COMMANDS[name], "-j", "1"), cli(*COMMANDS[name], "--ray")
    assert (there.code, there.err) == (0, here.err)
    assert _timeless(there.out) == _timeless(here.out)
    if name == "simulate":
        starts = {from_bytes(line.encode()).first_link for line in there.out.splitlines()}
        assert len(starts) == 5


def _timeless(out: str) -> Any:
    if not out.startswith("{\n"):
        return out
    told = json.loads(out)
    for match in told["matches"]:
        del match["ms_per_decision"]
    return told


def test_a_training_has_the_same_positions_of_a_cluster(workers: Workers) -> None:
    """In the same order, and so the same weights are fitted to them."""
    plan = (2, 4, 4, 0, 0, 60)
    pieces = [
        Piece("voluspa", game("voluspa").options, f"ray {number}", 2, plan, NOTHING) for number in range(3)
    ]
    assert list(workers.run(play, pieces)) == [play(piece) for piece in pieces]


def test_a_game_whose_process_is_killed_is_played_again(workers: Workers, tmp_path: Path) -> None:
    """It was played already, but nobody had heard; it counts once, in its place, as if nothing had been."""
    options = game("valhalla", target=5).options
    tasks = [BotGame("valhalla", options, ("random", "random"), f"{at}", f"{at}/bots") for at in range(4)]
    found = list(workers.run(fragile_in(tmp_path), tasks))
    assert [record for _, record in found] == [record for _, record in map(sturdy, tasks)]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["0-0", "1-0", "1-1", "2-0", "3-0"]


@pytest.mark.usefixtures("workers")
def test_what_ray_says_is_no_data_of_a_command(capsys: pytest.CaptureFixture[str]) -> None:
    """It says so on standard output if a process dies."""
    with hired(1, "local"):
        sys.stdout.write("A worker died\n")
    assert capsys.readouterr() == ("", "A worker died\n")


def test_a_piece_that_kills_every_process_is_given_up(
    workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After so many attempts, in one line."""
    monkeypatch.setattr(on_ray, "RETRIES", 0)
    with pytest.raises(ClusterError, match="a piece of work was lost in the cluster"):
        list(workers.run(doomed, [1]))


def test_an_error_of_a_piece_is_raised_in_its_place(workers: Workers) -> None:
    """As the error that it was; what came before is there."""
    results = workers.run(halved, [2, 4, 5, 8])
    assert [next(results), next(results)] == [1, 2]
    with pytest.raises(UsageError, match="5 is odd") as caught:
        next(results)
    assert type(caught.value) is UsageError


def test_other_sources_in_the_cluster_are_refused(workers: Workers, monkeypatch: pytest.MonkeyPatch) -> None:
    """Results would not be those of the seed."""
    monkeypatch.setattr(on_ray, "identity", lambda: "0.0.1 (other)")
    with pytest.raises(ClusterError, match=r"Gladsheim is 0\.0\.1 \(other\) here, and .* in the cluster"):
        list(workers.run(halved, [2]))


@pytest.mark.parametrize("kind", ["processes", "ray"])
def test_pieces_are_taken_as_they_are_needed(request: pytest.FixtureRequest, kind: str) -> None:
    """Without end they can be given, and left when there is enough."""
    some = Processes(JOBS) if kind == "processes" else request.getfixturevalue("workers")
    numbers = count(0, 2)
    results = some.run(halved, numbers)
    assert [next(results) for _ in range(3)] == [0, 1, 2]
    assert next(numbers) <= 2 * (AHEAD * JOBS + 4)
    assert isinstance(results, Generator)
    results.close()


def test_nothing_of_a_local_cluster_stays_behind(shared: Shared) -> None:
    """No process and no file; and its makers were not told that it ran."""
    running = set(shared.workers().run(process, range(20)))
    folder = shared.folder
    every = [int(path.name) for path in Path("/proc").iterdir() if path.name.isdigit()]
    daemons = {pid for pid in every if folder in _said(pid, "cmdline")}
    assert daemons
    assert all("RAY_USAGE_STATS_ENABLED=0" in _said(pid, "environ") for pid in daemons)
    shared.close()
    assert not ray.is_initialized()
    assert not Path(folder).exists()
    assert all(_ends(pid) for pid in running | daemons)


def _ends(pid: int) -> bool:
    """Whether a process ends soon."""
    try:
        process = os.pidfd_open(pid)
    except ProcessLookupError:
        return True
    ended = select.select([process], [], [], PATIENCE)[0]
    os.close(process)
    return bool(ended)


def _said(pid: int, what: str) -> str:
    """What the system says of a process; nothing where it is no more."""
    try:
        return Path(f"/proc/{pid}/{what}").read_text(errors="replace")
    except OSError:
        return ""
