"""Whole games on the screen of a real terminal, played by keys alone while it changes its size."""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import pytest

from gladsheim.records import load_record, verify
from tests.cli.play.screen.terminal import LEFT, Rows, Terminal, playing

pytestmark = pytest.mark.tmux

LEAST = (80, 24)
SIZES = {4: [(120, 40)], 8: [(100, 30)], 12: [(160, 45)], 16: [(60, 20), (80, 24)], 20: [(70, 50), (90, 24)]}
"""After how many choices the window takes which size."""
WAYS = ("first", "number", "second")
"""How one choice after the other is taken."""
GAMES = {
    "voluspa": ("--seat", "me:Ada", "--seat", "random"),
    "valda": ("--players", "2", "--seat", "me:Ada", "--seat", "random"),
    "valhalla": ("--glory-cap", "4", "--seat", "me:Ada", "--seat", "random"),
}
TITLES = {"voluspa": "Völuspá", "valda": "Valda", "valhalla": "Valhalla"}
PICTURES = {
    "voluspa": re.compile(r"-?\d+ .*(·|[A-Z][a-z]\d|\d:)"),
    "valda": re.compile(r"Round|Player|Area|Yggdrasil|Base deck|Your hand|Heimdall|Power|Discard|\w · \w"),
    "valhalla": re.compile(r"Points|Valhalla|Landscape|Control zone|leader|location|event|ace|[|+]"),
}
"""What stands in any part of a picture."""
POINTER = "▸"
SMALL = "too small for the table"


def asked(rows: Rows) -> bool:
    """Whether somebody can choose."""
    return bool(rows) and any(POINTER in row for row in rows) and rows[-1].startswith("f1 Help")


def check_places(rows: Rows, name: str, size: tuple[int, int]) -> None:
    """Status, table, choices, line and keys stand where they belong in a window of this size."""
    shown = "\n".join(rows)
    width, height = size
    assert len(rows) == height, shown
    assert rows[0].startswith(f" {TITLES[name]} · "), shown
    assert rows[-2][1:].startswith("> "), shown
    assert rows[-1].startswith("f1 Help f2 Log f3 Table f4 Hint f5 Undo f6 Why"), shown
    pointer = next(at for at, row in enumerate(rows) if POINTER in row)
    wide = width >= 120
    if wide:
        assert rows[pointer].index(POINTER) >= 80, shown
        table = [row[:80] for row in rows[1:-2]]
    else:
        assert pointer > height * 0.4, shown
        table = rows[1 : int(height * 0.4)]
    assert any(PICTURES[name].search(row) for row in table), shown


def offers(rows: Rows, number: int) -> bool:
    """Whether a number stands in the list, somewhere below the pointer."""
    at = next((at for at, row in enumerate(rows) if POINTER in row), None)
    if at is None:
        return False
    column = rows[at].index(POINTER)
    return any(row[column:].startswith(f" {number:>3}  ") for row in rows[at:])


def choose(terminal: Terminal, rows: Rows, way: str) -> Rows:
    """Take a choice in one of the ways, and wait for the next one."""
    if way == "number":
        rows = terminal.press_until("1", lambda now: now[-2][1:].startswith("> 1"))
    elif way == "second" and offers(rows, 2):
        rows = terminal.press_until(
            "Down", lambda now: any(f"{POINTER}  2 " in row for row in now) or not offers(now, 2)
        )
    return terminal.press_until("Enter", lambda now: now != rows and asked(now))


def resized(terminal: Terminal, size: tuple[int, int]) -> Rows:
    """Change the size, and wait until the table has taken it up."""
    terminal.resize(*size)
    if size < LEAST:
        return terminal.until_text(SMALL)
    return terminal.until(
        lambda rows: len(rows) == size[1] and asked(rows) and rows[0].startswith(" V"), f"table of {size}"
    )


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_by_keys_in_a_window_that_changes_its_size(name: str, tmp_path: Path) -> None:
    """At each choice everything stands in its place; the end shows the ranking, and the terminal keeps it."""
    file, size = tmp_path / "game.json", (80, 24)
    with playing("play", name, "--seed", "3", *GAMES[name], "--record", file) as terminal:
        rows = terminal.until(asked, "choice")
        for step, way in zip(range(1000), itertools.cycle(WAYS), strict=False):
            check_places(rows, name, size)
            if any("The game is over." in row for row in rows):
                break
            for wanted in SIZES.get(step, ()):
                rows = resized(terminal, wanted)
                if wanted < LEAST:
                    terminal.press("Enter")  # nobody sees what it would take, so that it takes nothing
                else:
                    size = wanted
                    check_places(rows, name, size)
            rows = choose(terminal, rows, way)
        assert any("wins." in row for row in rows)
        assert any(re.search(r"1\.  \S", row) for row in rows)
        terminal.press("Enter")
        rows = terminal.until_text(LEFT)
        shown = "\n".join(rows)
        assert f"{LEFT} 0" in shown
        assert "The game is over." in shown
        assert POINTER not in shown
    report = verify(load_record(file))
    assert report.ok
    assert report.over
