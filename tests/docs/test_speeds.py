"""Pages for researchers have the speeds that are in the benchmarks, and no others."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest

from tests.docs.snippets.blocks import PAGES, text
from tests.fourth_game.registered import with_a_page

BENCHMARKS = "benchmarks/README.md"
INTERFACES = "docs/researchers/research.md"
FIGURE = re.compile(r"[\d,.]+ k\b")
SLOWER = re.compile(r"(\d+ to \d+) times (?:slower|as fast as plain)")
AT_ONCE = "1,000 games in one"
GAMES = ("Völuspá", "Valda", "Valhalla")
SAID: Mapping[str, tuple[tuple[str, str, int], ...]] = {
    "[`AgainstBots`]": (
        ("One agent against a bot", "{game}, `random`", 0),
        ("One agent against a bot", "{game}, `greedy`", 0),
    ),
    "[OpenSpiel]": (("faster states", "{game}", 2), ("faster states", "{game}", 3)),
    "`Episode`": (("The same games", "{game}", 2),),
    "[`ManyAgainstBots`]": (("Many games against", "{game}", 0), ("Many games against", "{game}", 1)),
    "[`SelfPlay`]": ((AT_ONCE, "`SelfPlay`, {game}", 1), (AT_ONCE, "`SelfPlay`, {game}", 2)),
    "[`game.batch`]": (("The same games", "{game}", 3),),
}
"""For each interface: parts of the benchmarks, rows of their tables, and which figure of a row."""


def figures(part: str, game: str, row: str) -> list[str]:
    """Return the figures of a row of a table of the benchmarks: medians, without the brackets behind them."""
    table = text(BENCHMARKS).split(part, 1)[1]
    start = re.escape(row.format(game=game))
    found = re.search(rf"^\| {start}(?: \([^|]*\))? \|.*$", table, re.MULTILINE)
    assert found is not None, f"{BENCHMARKS}: no row {row.format(game=game)!r} after {part!r}"
    return FIGURE.findall(re.sub(r"\([^)]*\)", "", found[0]))


def number(figure: str) -> float:
    """Return a figure as a number."""
    return float(figure.removesuffix(" k").replace(",", ""))


@pytest.mark.parametrize("interface", SAID)
def test_an_interface_has_the_speeds_of_the_benchmarks(interface: str) -> None:
    """From the slowest to the fastest game."""
    [row] = [line for line in text(INTERFACES).splitlines() if line.startswith(f"| {interface}")][:1]
    wanted = []
    for part, name, place in SAID[interface]:
        found = sorted((figures(part, game, name)[place] for game in GAMES), key=number)
        wanted += [found[0], found[-1]]
    assert FIGURE.findall(row) == wanted


@pytest.mark.parametrize("name", with_a_page())
def test_an_environment_has_the_speed_of_the_benchmarks(name: str) -> None:
    """The median of `SelfPlay`."""
    page = text(f"docs/researchers/environments/{name}.md")
    title = page.splitlines()[0].removeprefix("# ")
    assert FIGURE.findall(page) == [figures(AT_ONCE, title, "`SelfPlay`, {game}")[1]]


def test_environments_have_the_ids_of_an_action_that_were_counted() -> None:
    """As the benchmarks say for all games."""
    said = " ".join(text(BENCHMARKS).split())
    found = re.search(r"An action takes ([\d.]+) ids in Valda and Valhalla, and ([\d.]+) in Völuspá", said)
    assert found is not None
    for name in with_a_page():
        wanted = found[2 if name == "voluspa" else 1]
        assert f"An action takes {wanted} ids" in text(f"docs/researchers/environments/{name}.md")


def test_plain_kernels_are_slower_by_what_was_measured() -> None:
    """On every page that says so."""
    [measured] = set(SLOWER.findall(text(BENCHMARKS)))
    said = {page: found for page in PAGES if (found := set(SLOWER.findall(text(page))))}
    assert len(said) > 1
    assert {page: found for page, found in said.items() if found != {measured}} == {}
