"""When the table has the whole screen, and what the terminal is left with, in a real one."""

from __future__ import annotations

from pathlib import Path

import pytest

from gladsheim.records import load_record
from tests.cli.play.screen.terminal import LEFT, Rows, playing

pytestmark = pytest.mark.tmux
PLAY = ("play", "voluspa", "--seed", "3", "--seat", "me:Ada", "--seat", "random")


def on_screen(rows: Rows) -> bool:
    """Whether the table has the whole screen."""
    return bool(rows) and rows[-1].startswith("f1 Help")


def by_lines(rows: Rows) -> bool:
    """Whether a line is asked for at the end of what was printed."""
    return any(row.rstrip() == ">" for row in rows)


@pytest.mark.parametrize("keys", ["C-c", "C-q", "quit Enter", "Tab quit Enter"])
def test_the_terminal_is_as_before_and_knows_how_to_go_on(keys: str, tmp_path: Path) -> None:
    """After leaving, by keys or by what is typed anywhere, the old screen is back, with a goodbye."""
    file = tmp_path / "game.json"
    with playing(*PLAY, "--record", file, size=(200, 30)) as terminal:
        terminal.until(on_screen, "table")
        for key in keys.split():
            terminal.press(key)
            if key == "Tab":
                terminal.until(lambda rows: rows[-2].startswith(" "), "focus elsewhere")
        rows = terminal.until_text(LEFT)
        shown = [row.rstrip() for row in rows if row.strip()]
        assert shown[0] == "Goodbye."
        assert f"--resume {file}" in shown[1]
        assert shown[-1] == f"{LEFT} 0"
        terminal.type("typed")
        assert any("typed" in row for row in terminal.until_text("typed"))
    assert load_record(file).result is None


def test_a_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    """--resume opens the same table on the screen."""
    file = tmp_path / "game.json"
    with playing(*PLAY, "--record", file) as terminal:
        terminal.until(on_screen, "table")
        before = terminal.rows()[0]
        terminal.press("Enter", "Enter")
        status = terminal.until(
            lambda rows: on_screen(rows) and "▸" in "".join(rows) and rows[0] != before, "a turn"
        )[0]
        terminal.press("C-q")
        terminal.until_text(LEFT)
    done = len(load_record(file).actions)
    assert done >= 2
    with playing("play", "voluspa", "--resume", file) as terminal:
        rows = terminal.until(on_screen, "table")
        assert rows[0] == status
    assert len(load_record(file).actions) == done


@pytest.mark.parametrize("why", ["--lines", "dumb", "small"])
def test_the_table_is_played_by_lines_where_it_is_asked_for_or_has_no_screen(why: str) -> None:
    """With the flag, on a terminal that can do nothing, and on a small one, which is told."""
    flags = ["--lines"] if why == "--lines" else []
    variables = {"TERM": "dumb"} if why == "dumb" else {}
    with playing(*PLAY, *flags, size=(80, 23) if why == "small" else (80, 24), **variables) as terminal:
        rows = terminal.until(by_lines, "line to type in")
        assert any("Ada, your turn. Choose by number" in row for row in rows)
        assert any("This terminal has 80 columns and 23 rows" in row for row in rows) == (why == "small")
        terminal.press("q", "u", "i", "t", "Enter")
        terminal.until_text(f"{LEFT} 0")


def test_without_colours_the_choice_and_the_focus_are_seen_by_their_signs() -> None:
    """NO_COLOR leaves the pointer before the choice, and the bar beside what has the focus."""
    with playing(*PLAY, NO_COLOR="1") as terminal:
        rows = terminal.until(on_screen, "table")
        assert sum("▸" in row for row in rows) == 1
        assert [row[:2] for row in rows if row.startswith("▌")] == ["▌>"]
        terminal.press("Tab")
        # The old bar goes before the new one comes.
        terminal.until(
            lambda now: now[-2].startswith(" ") and sum(row.startswith("▌") for row in now) > 3,
            "another focus",
        )
