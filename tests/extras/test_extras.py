"""Each extra brings what it is for, and whatever misses one says in one line which it is."""

from __future__ import annotations

import ast
import os
import pty
import subprocess
import sys
import termios
from collections.abc import Iterator
from contextlib import suppress
from importlib.metadata import distribution, packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from gladsheim.cli.commands import COMMANDS, extra_of
from gladsheim.extras import EXTRAS, lacking
from tests.extras.installed import EXTRAS as DECLARED, GROUPS, ROOT, Installed, canonical, direct

SOURCES = ROOT / "src" / "gladsheim"
TIED = {"llvmlite": "numba", "grpc": "ray"}
"""Modules of packages that a declared one brings in a version of its own choice."""
ENGINE = {"core", "games", "records", "bots", "puzzles", "lessons", "locales"}
COMPILING = {"numba", "llvmlite", "filelock"}
GAME = """
import gladsheim
from gladsheim import bots
for name in gladsheim.games():
    game = gladsheim.game(name, players=2)
    state, bot = game.deal(seed=7), bots.create("greedy", game)
    for _ in range(20):
        state.apply(bot.choose(state.observe(state.current_player), seed=1))
    try:
        state.apply("nonsense")
    except gladsheim.core.errors.ActionError as error:
        assert len(error.say("de")) > 20
        assert str(error)
print("played")
"""


def imported() -> Iterator[tuple[str, str]]:
    """Each part of the package with a module of somebody else that it imports."""
    for path in SOURCES.rglob("*.py"):
        part = path.relative_to(SOURCES).parts[0]
        if path.is_relative_to(SOURCES / "server" / "site"):
            continue  # the built documentation, with programs to download
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            named = [one.name for one in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                named = [node.module or ""]
            for name in named:
                top = name.partition(".")[0]
                if top not in sys.stdlib_module_names and top not in ("gladsheim", "__future__"):
                    yield part, top


@pytest.fixture(scope="module")
def places(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Installed]:
    """An environment with the engine alone, and one for each of the extras that people begin with."""
    folder = tmp_path_factory.mktemp("installed")
    wanted: dict[str, tuple[str, ...]] = {"engine": (), "terminal": ("terminal",), "hall": ("hall",)}
    return {name: Installed(folder / name, *extras) for name, extras in wanted.items()}


def test_the_table_names_extras_that_bring_each_module() -> None:
    """No import of the package is left out, and none is promised of an extra that lacks it."""
    assert {module for _, module in imported()} - {"numpy"} == set(EXTRAS)
    homes = packages_distributions()
    for module, extras in EXTRAS.items():
        for extra in extras:
            names = {canonical(one.name) for one in direct(extra)}
            assert TIED.get(module) in names or names & set(map(canonical, homes[module])), (module, extra)


def test_a_package_has_one_lower_bound_wherever_it_is_named() -> None:
    """Extras that share a package say the same of it."""
    bounds: dict[str, set[str]] = {}
    for extra in DECLARED:
        for needed in direct(extra):
            bounds.setdefault(canonical(needed.name), set()).add(str(needed.specifier))
    assert {name: found for name, found in bounds.items() if len(found) > 1} == {}


def group(name: str) -> Iterator[Requirement]:
    """What a dependency group needs, with the groups that it names."""
    for line in GROUPS[name]:
        if isinstance(line, dict):
            yield from group(line["include-group"])
        else:
            yield Requirement(line)


def test_no_test_tool_wants_more_of_a_package_than_an_extra_allows() -> None:
    """Tests can run with the oldest versions: neither a group nor what it brings refuses one of them."""
    oldest = {
        canonical(needed.name): next(iter(needed.specifier)).version
        for extra in DECLARED
        for needed in direct(extra)
        if needed.specifier
    }
    # What the tests learn with goes with the version of JAX.
    waiting = [one for one in group("test") if one not in list(group("learning"))]
    known, refused = set[str](), []
    while waiting:
        needed = waiting.pop()
        name = canonical(needed.name)
        if name in oldest:
            if not needed.specifier.contains(oldest[name]):
                refused.append(f"{needed}, {oldest[name]} is allowed")
        elif name not in known:
            known.add(name)
            further = map(Requirement, distribution(name).requires or ())
            waiting += [one for one in further if one.marker is None or one.marker.evaluate({"extra": ""})]
    assert refused == []


def test_all_is_the_sum_of_the_extras() -> None:
    """Nothing is left for which another extra would be needed."""
    everything = {str(one) for extra in DECLARED for one in direct(extra)}
    assert {str(one) for one in direct("all")} == everything


def test_the_engine_imports_numpy_alone() -> None:
    """Only what compiles imports more."""
    assert {module for part, module in imported() if part in ENGINE} == {"numpy", *COMPILING}


def test_games_are_played_and_refused_in_words_with_numpy_alone(places: dict[str, Installed]) -> None:
    """A program deals, plays with a bot, and gets errors in the language that it asks for."""
    ran = places["engine"].run("-c", GAME)
    assert ran.stdout == "played\n", ran.stderr


def test_a_batch_with_numpy_alone_warns_once_for_each_game(places: dict[str, Installed]) -> None:
    """On standard error, with what to install; the results are there."""
    many = "import gladsheim\nfor _ in range(2):\n    print(len(gladsheim.game('valhalla').batch(3)))"
    ran = places["engine"].run("-c", many, GLADSHEIM_KERNELS="auto")
    assert ran.stdout == "3\n3\n"
    assert ran.stderr.count("SlowKernelsWarning: valhalla runs as plain Python") == 1
    assert "pip install 'gladsheim[fast]'" in ran.stderr


def test_compiled_code_without_a_compiler_names_its_extra(places: dict[str, Installed]) -> None:
    """A program that insists on it gets one sentence."""
    ran = places["engine"].run("-c", GAME, GLADSHEIM_KERNELS="compiled")
    line = "KernelError: the compiler needs the package numba, which is not installed: pip install"
    assert f"{line} 'gladsheim[fast]'" in ran.stderr.splitlines()[-1]


@pytest.mark.parametrize(
    ("arguments", "extra"),
    [
        ((), "terminal"),
        (("--help",), "terminal"),
        (("--version",), "terminal"),
        (("play", "valda"), "terminal"),
        (("nonsense",), "terminal"),
        (("serve",), "hall"),
        (("help", "serve"), "hall"),
        (("tables", "--help"), "hall"),
        (("train", "valda"), "research"),
    ],
)
def test_without_the_command_line_each_command_names_its_extra(
    places: dict[str, Installed], arguments: tuple[str, ...], extra: str
) -> None:
    """Before anything of a command can be read, its name tells what it will need."""
    assert extra_of(arguments) == extra
    said = places["engine"].refusal(*arguments)
    assert said.startswith("gladsheim: this command needs the package ")
    assert said.endswith(f", which is not installed: pip install 'gladsheim[{extra}]'")


HALL = {
    "serve": (),
    "worker": (),
    "backup": ("a-file",),
    "restore": ("a-file",),
    "move": ("sqlite:///other.db",),
    "reports": (),
    "check": (),
    "repair": ("x",),
    "export": (),
    "ratings": (),
    "erase-user": ("somebody",),
    "ban": ("somebody",),
    "tables": (),
    "games": (),
    "audit": (),
}


def test_the_hall_s_commands_are_all_tried() -> None:
    """A new one is added above."""
    assert set(HALL) == {name for name in COMMANDS if extra_of([name]) == "hall"}


@pytest.mark.parametrize("name", HALL)
def test_without_the_server_the_hall_s_commands_say_so(
    name: str, places: dict[str, Installed], tmp_path: Path
) -> None:
    """The command line is there, the hall is not."""
    (tmp_path / "a-file").touch()
    arguments = [str(tmp_path / one) if one == "a-file" else one for one in HALL[name]]
    said = places["terminal"].refusal(name, *arguments)
    assert said.startswith("gladsheim: this command needs the package ")
    assert said.endswith(", which is not installed: pip install 'gladsheim[hall]'")


@pytest.mark.parametrize(
    ("arguments", "what", "extra"),
    [
        (("simulate", "valda", "-n", "1", "--ray"), "--ray needs the package ray", "research"),
        (
            ("simulate", "valda", "-n", "1", "--out", "x.parquet"),
            "x.parquet needs the package pyarrow",
            "research",
        ),
        (("train", "valda"), "gladsheim train needs the package jax", "research"),
        (("bench", "valda", "--mode", "compiled"), "--mode compiled needs the package numba", "fast"),
    ],
)
def test_without_other_extras_commands_name_them(
    places: dict[str, Installed], arguments: tuple[str, ...], what: str, extra: str
) -> None:
    """A flag or a file may need more than the command does."""
    said = places["terminal"].refusal(*arguments)
    assert said == f"gladsheim: {what}, which is not installed: pip install 'gladsheim[{extra}]'"


def test_without_its_driver_a_hall_on_postgresql_names_it(places: dict[str, Installed]) -> None:
    """The address of a server is enough to be told."""
    said = places["hall"].refusal("check", "--database", "postgresql://localhost/hall")
    assert said.endswith(
        "PostgreSQL needs the package psycopg, which is not installed: pip install 'gladsheim[postgres]'"
    )


def test_without_the_screen_playing_names_it(places: dict[str, Installed]) -> None:
    """On a terminal of some size, where there is the command line of a hall alone."""
    place = places["hall"]
    leader, follower = pty.openpty()
    termios.tcsetwinsize(follower, (40, 100))
    command = place.command("-m", "gladsheim", "play", "valda")
    with subprocess.Popen(
        command, env=place.environment(), stdin=follower, stdout=follower, stderr=follower
    ) as ran:
        os.close(follower)
        said = b""
        with suppress(OSError):  # what Linux says where nobody writes any more
            while more := os.read(leader, 4096):
                said += more
    os.close(leader)
    assert said.decode() == f"gladsheim: {lacking('textual')}\r\n"
    assert ran.returncode == 2


def test_without_a_compiler_warm_says_so(places: dict[str, Installed]) -> None:
    """Nothing has failed: there is nothing to do."""
    ran = places["terminal"].run("-m", "gladsheim", "warm")
    assert (ran.returncode, ran.stdout) == (0, f"nothing to compile: {lacking('numba', 'the compiler')}\n")


@pytest.mark.parametrize(
    "arguments",
    [
        ("simulate", "voluspa", "-n", "1", "--bots", "greedy"),
        ("arena", "valda", "greedy", "random", "-n", "2"),
        ("ladder", "--help"),
        ("rulings", "valhalla", "-n", "2", "--bot", "random"),
        ("play", "valda", "--lines"),
        ("puzzle", "voluspa"),
    ],
)
def test_the_terminal_s_extra_is_enough_for_its_commands(
    places: dict[str, Installed], arguments: tuple[str, ...]
) -> None:
    """None of them needs the hall."""
    ran = places["terminal"].run("-m", "gladsheim", *arguments)
    assert ran.returncode == 0, ran.stderr


def test_the_hall_s_extra_is_enough_to_open_one(places: dict[str, Installed], tmp_path: Path) -> None:
    """It says where it is to be found, and ends when it is told to."""
    place = places["hall"]
    database = f"sqlite:///{tmp_path}/hall.db"
    command = place.command("-m", "gladsheim", "serve", "--port", "0", "--database", database)
    with subprocess.Popen(
        command, env=place.environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as hall:
        assert hall.stdout is not None
        first = hall.stdout.readline()
        hall.terminate()
        _, faults = hall.communicate()
    assert "http://" in first, faults
    assert hall.returncode == 0, faults
