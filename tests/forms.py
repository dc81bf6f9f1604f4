"""The forms of a run of the tests: the quick one, all of them, and all of them in their long form.

Without a choice of tests (paths, `-k`, `-m`, `--rule`, `--lf`) pytest runs the quick form. It leaves out what
`LEFT_TO_ALL` names and, but for `IN_A_BROWSER`, tests that need a program (`conftest.LAYERS`). `--all` leaves
out nothing but what is marked `long`; `--long` (`tests.proof_options`) leaves out nothing. Tests that are
chosen always run.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

import pytest

from tests.conftest import LAYERS
from tests.layer_times import CALL, layer_of, sentence

IN_A_BROWSER = (
    "tests/browser/voluspa/test_whole_game.py",
    "tests/browser/access/test_text.py::test_a_whole_game_by_the_accessibility_tree[valda]",
    "tests/browser/access/test_text.py::test_a_whole_game_by_the_accessibility_tree[valhalla]",
)
"""A whole game of each game in a real browser: part of the quick form."""
LEFT_TO_ALL: tuple[str, ...] = (
    # Compiling, learning, and commands that run for long: every command is tried once in test_encoding.py.
    "tests/cli/engine/",
    "tests/cli/play/screen/",
    "tests/cli/test_damaged_files.py",
    "tests/cli/test_serve.py",
    "tests/cli/test_upkeep.py",
    "tests/core/engine/",
    "tests/games/test_api_modes.py",
    # Bots and reviews, and whole games by chance: by a second engine, in every mode, with every property.
    "tests/bots/",
    "tests/games/valda/whole/",
    "tests/games/valhalla/whole/",
    "tests/games/voluspa/whole/",
    "tests/server/reviews/",
    # What is about the project and those who work with it, more than about playing.
    "tests/docs/",
    "tests/examples/",
    "tests/extras/",
    "tests/fourth_game/",
    "tests/hosting/",
    "tests/research/",
    "tests/scripts/",
    "tests/testing/test_forms.py",
    "tests/testing/test_layer_times.py",
    "tests/testing/test_layers.py",
    # Halls that are killed, flooded or raced, disks that lose power, and old databases.
    "tests/server/covers/test_covered_tables.py",
    "tests/server/edge/test_flood.py",
    "tests/server/faults/",
    "tests/server/test_hosted_cluster.py",
    "tests/server/acting/test_long_table.py",
    "tests/server/acting/test_race.py",
    "tests/server/jobs/",
    "tests/server/test_protocols.py",
    "tests/server/test_run.py",
    "tests/server/test_stopping.py",
    "tests/server/interface/test_socket_fuzz.py",
    "tests/server/interface/test_wire_fuzz.py",
    "tests/simulation/",
    "tests/store/engine/test_power_cut.py",
    "tests/store/upkeep/",
)
"""Folders and files that are not part of the quick form."""
LEFT_OUT = pytest.StashKey[Counter[str]]()
QUICK, ALL, LONG = "quick", "all", "long"
FURTHER = {
    QUICK: "./gladsheim test --all runs these, too; ./gladsheim test PATH runs all of a file or folder.",
    ALL: './gladsheim test --long runs the long forms of the proofs, too (CONTRIBUTING.md, "Prove more").',
}


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--all`."""
    parser.addoption("--all", action="store_true", help="run all tests, not only the quick form")


def form_of(config: pytest.Config) -> str | None:
    """The form of a run; None where its user has chosen tests."""
    option = config.option
    if option.long:
        return LONG
    if option.all:
        return ALL
    chosen = option.keyword or option.markexpr or option.rule or getattr(option, "lf", False)
    return None if chosen or config.args_source is not pytest.Config.ArgsSource.TESTPATHS else QUICK


def is_quick(test: str, marks: Iterable[str]) -> bool:
    """Whether a test with these marks is part of the quick form."""
    if test.startswith(IN_A_BROWSER):
        return True
    return not test.startswith(LEFT_TO_ALL) and LAYERS.keys().isdisjoint(marks)


def pytest_configure(config: pytest.Config) -> None:
    """Processes of pytest-xdist are told the form of the run, since they cannot see what was chosen."""
    config.stash[LEFT_OUT] = Counter()
    config.option.form = getattr(config, "workerinput", {}).get("form", form_of(config))


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: pytest.Item) -> None:
    """Tell a process of pytest-xdist the form of the run."""
    node.workerinput["form"] = node.config.option.form  # type: ignore[attr-defined]  # a node of xdist


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is not part of the quick form."""
    if config.option.form != QUICK:
        return
    left = [one for one in items if not is_quick(one.nodeid, (mark.name for mark in one.iter_markers()))]
    items[:] = [one for one in items if one not in set(left)]
    config.hook.pytest_deselected(items=left)
    counts = config.stash[LEFT_OUT]
    counts.update(layer_of(one.nodeid) for one in left if not one.get_closest_marker(LONG))
    if (output := getattr(config, "workeroutput", None)) is not None:
        output["left to all"] = dict(counts)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: pytest.Item) -> None:
    """Hear from a process of pytest-xdist what it left out: all leave out the same."""
    left: dict[str, int] = getattr(node, "workeroutput", {}).get("left to all", {})
    node.config.stash[LEFT_OUT] = Counter[str](left)


def lines(title: str, counts: Counter[str]) -> Iterator[str]:
    """What so many tests of each layer prove, under a title."""
    if counts:
        yield f"{title} ({counts.total():,} tests):"
        yield from (f"{count:>6,} {name}: {sentence(name)}" for name, count in sorted(counts.items()))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Say what was proved, what was left out, and how to run it."""
    if (form := config.option.form) is None:
        return
    passed = [one for one in terminalreporter.getreports("passed") if one.when == CALL]
    terminalreporter.section(f"the {form} form")
    for line in lines("Proved", Counter(layer_of(one.nodeid) for one in passed)):
        terminalreporter.write_line(line)
    for line in lines("Left out", config.stash[LEFT_OUT]):
        terminalreporter.write_line(line)
    terminalreporter.write_line(FURTHER.get(form, ""))
