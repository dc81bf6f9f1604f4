"""The layers of the tests.

Unit tests always run. Tests marked `browser` or `postgres` run where their program is
found; otherwise they are left out, and the end of the run says so by name. With
`--require-all` (the proof of a change) leaving any out is a failure.
"""

from __future__ import annotations

import gc
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from tests.postgres import Databases, Server

pytest_plugins = ["pytester", "tests.proof_options", "tests.layer_times", "tests.forms"]

# Kernels run plain, so that debuggers and coverage see them; tests of the other ways start processes.
os.environ.setdefault("GLADSHEIM_KERNELS", "plain")

CHROMIUM = os.environ.get("GLADSHEIM_CHROMIUM")
"""The program or path of the Chromium to test with; empty for the first that is found."""
# Per layer: what to install, and the programs any one of which will do.
LAYERS = {
    "browser": (
        "Chromium",
        (CHROMIUM,)
        if CHROMIUM
        else ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"),
    ),
    "postgres": ("PostgreSQL's initdb", ("initdb",)),
    "nginx": ("nginx", ("nginx",)),
    "caddy": ("Caddy", ("caddy",)),
    "systemd": ("systemd-analyze", ("systemd-analyze",)),
    "tmux": ("tmux", ("tmux",)),
    "strace": ("strace (and leave to trace processes)", ("strace",)),
}
# Debian keeps these programs off PATH: PostgreSQL's in a folder per version, and those for root alone.
ELSEWHERE = (*sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True), Path("/usr/sbin"))
LEFT_OUT = pytest.StashKey[dict[str, int]]()


@cache
def program(layer: str) -> str | None:
    """The path of the program that a layer needs; None where it is not installed, or may not do its work."""
    path = os.pathsep.join([os.environ.get("PATH", ""), *map(str, ELSEWHERE)])
    found = next((found for name in LAYERS[layer][1] if (found := shutil.which(name, path=path))), None)
    return found if layer != "strace" or found is None or _traces(found) else None


def _traces(strace: str) -> bool:
    """Whether processes may be traced here: in some containers nobody may."""
    tried = subprocess.run(
        [strace, "-f", "--seccomp-bpf", "-e", "trace=openat", "-o", os.devnull, "true"],
        capture_output=True,
        check=False,
    )
    return tried.returncode == 0


@pytest.fixture(autouse=True)
def plain_engines() -> Iterator[None]:
    """Engines of this process stay plain: a compiled one would serve all later tests, whatever they wish."""
    yield
    choice = sys.modules.get("gladsheim.core.engine.choice")
    assert choice is None or not choice.ENGINES._compiled, "take `familiar.use_mode` to run compiled"


@pytest.fixture(scope="session")
def compiled() -> None:
    """All kernels, as `./gladsheim dev` leaves them, for programs that nobody wants to wait for."""
    sources = Path(__file__).parents[1] / "src"
    settings = {**os.environ, "PYTHONPATH": str(sources), "GLADSHEIM_KERNELS": "auto"}
    from tests.preloaded import python

    subprocess.run([python(), "-m", "gladsheim", "warm"], env=settings, capture_output=True, check=True)


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of the system's Chromium, for tests marked `browser`."""
    found = program("browser")
    assert found, "a test that uses the browser must be marked so: @pytest.mark.browser"
    return found


@pytest.fixture(scope="session")
def fresh_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Where the first PostgreSQL server of this process leaves its data for all further ones."""
    folder = tmp_path_factory.mktemp("postgres")
    yield folder / "fresh"
    # They are large, and pytest keeps the folders of several runs.
    shutil.rmtree(folder)


def own_postgres(fresh: Path) -> AbstractContextManager[Server]:
    """A running PostgreSQL server of its own."""
    from tests.postgres import running

    found = program("postgres")
    assert found, "a test that uses PostgreSQL must be marked so: @pytest.mark.postgres"
    return running(found, fresh)


@pytest.fixture(scope="session")
def postgres(fresh_server: Path) -> Iterator[Server]:
    """A running PostgreSQL server, for tests marked `postgres`."""
    with own_postgres(fresh_server) as server:
        yield server


@pytest.fixture
def own_server(fresh_server: Path) -> Iterator[Server]:
    """A server that the test may stop."""
    with own_postgres(fresh_server) as server:
        yield server


@pytest.fixture(scope="session")
def databases(postgres: Server) -> Databases:
    """Databases of a hall, made once."""
    from gladsheim.store import open_store
    from tests.postgres import Databases, name_of

    url = postgres.make()
    open_store(url).close()
    return Databases(postgres, name_of(url))


@pytest.fixture
def postgres_url(databases: Databases) -> Iterator[str]:
    """The URL of a hall's database, made and empty."""
    url = databases.take()
    yield url
    databases.give_back(url)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """What uses `hall_url` runs on both databases, unless it names one of them itself.

    In the short form what is marked `any_database` runs on SQLite alone.
    """
    if "hall_url" in metafunc.fixturenames:
        named = "postgres_url" in metafunc.fixturenames
        alike = metafunc.definition.get_closest_marker("any_database") and not named
        marks = [pytest.mark.postgres, *([pytest.mark.long] if alike else [])]
        both = ["sqlite", pytest.param("postgres", marks=marks)]
        kinds = both[:1] if "database" in metafunc.fixturenames else both
        kinds = both[1:] if named else kinds
        metafunc.parametrize("hall_url", kinds, indirect=True)


@pytest.fixture
def hall_url(request: pytest.FixtureRequest) -> str:
    """The URL of a hall's database: a file, or one on a server."""
    if request.param == "postgres":
        url: str = request.getfixturevalue("postgres_url")
        return url
    return f"sqlite:///{request.getfixturevalue('database')}"


@pytest.fixture(scope="session")
def empty_hall(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database that has been made once, to be copied."""
    from gladsheim.store import open_store

    path = tmp_path_factory.mktemp("empty") / "hall.db"
    open_store(f"sqlite:///{path}").close()
    return path


@pytest.fixture
def database(tmp_path: Path, empty_hall: Path) -> Path:
    """The hall's file."""
    return Path(shutil.copy(empty_hall, tmp_path / "hall.db"))


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--require-all`."""
    parser.addoption("--require-all", action="store_true", help="fail where tests would be left out")


def pytest_configure(config: pytest.Config) -> None:
    """Declare a marker per layer."""
    config.stash[LEFT_OUT] = {}
    for layer, (what, _) in LAYERS.items():
        config.addinivalue_line("markers", f"{layer}: runs where {what} is installed")
    config.addinivalue_line("markers", "any_database: what it proves is no matter of the database")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the tests whose layer has no program here."""
    left_out = config.stash[LEFT_OUT]
    missing = [layer for layer in LAYERS if program(layer) is None]
    for layer in missing:
        without = [item for item in items if item.get_closest_marker(layer)]
        if without:
            left_out[layer] = len(without)
            config.hook.pytest_deselected(items=without)
            items[:] = [item for item in items if item not in without]
    # Present in the worker processes of pytest-xdist only.
    if (output := getattr(config, "workeroutput", None)) is not None:
        output["left_out"] = left_out


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Hear from a worker process of pytest-xdist what it left out."""
    node.config.stash[LEFT_OUT].update(getattr(node, "workeroutput", {}).get("left_out", {}))


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Look for no garbage while tests are gathered, and not among what was gathered: it stays to the end."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_sessionfinish(session: pytest.Session) -> Iterator[None]:
    """With `--require-all`, a run that left tests out has failed."""
    if session.config.stash[LEFT_OUT] and session.config.option.require_all:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
    return (yield)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Say by name what was left out."""
    for layer, count in config.stash[LEFT_OUT].items():
        what = LAYERS[layer][0]
        verdict = "FAILED" if config.option.require_all else "LEFT OUT"
        tests = "test" if count == 1 else "tests"
        terminalreporter.write_line(
            f"{verdict}: {count} {layer} {tests}, for {what} is not installed", yellow=True
        )
