"""Every program in Python of every page runs as it stands there."""

from __future__ import annotations

import shlex
import subprocess
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.cli.conftest import environment
from tests.docs.snippets.blocks import PYTHON, ROOT, TEXT, blocks, pages_with
from tests.docs.snippets.commands import commands
from tests.docs.snippets.supplies import filled_in, supply
from tests.preloaded import python
from tests.research.datasets.conftest import random_game, write

EXAMPLES = ("docs/bots/bot-api.md", "docs/bots/first-bot-python.md")
"""Pages whose programs are those of examples/, which play at a hall in tests/examples."""
CHANGE = "def choose("
"""Beginning of a block that changes an example; tests/examples plays with it."""
PAGES = [page for page in pages_with(PYTHON) if page not in EXAMPLES]
DATASETS = "docs/researchers/datasets.md"
HOLDS: Mapping[str, str] = {
    DATASETS: """
assert wins.fetchall() == [(None, 1)]  # Ada has won
assert frame.height == table.num_rows > 0
assert texts
"""
}
"""What holds when a page's programs have run."""
PRINTS: Mapping[str, str] = {
    "README.md": "'over': True",
    "docs/contributors/engine.md": "'over': True",
    "docs/researchers/batches.md": " random games, on average ",
    "docs/researchers/games.md": "'over': True",
    "docs/researchers/clusters.md": "[0, 1, 4, 9, 16]\n",
    "docs/researchers/tensors.md": " random games; the last observations have the shape (20, ",
}
"""What is in the output of a page's programs."""
OUTPUTS = "docs/researchers/"
"""The pages whose blocks of text are what their programs print."""
PLAYED = "docs/researchers/tutorials/polars.md"
"""The page whose first command makes the file that its programs read. They take a million decisions: plain
kernels need two minutes for them.
"""


def program(page: str) -> str:
    """The blocks of a page as one program, each on the lines that it has there."""
    lines: list[str] = []
    for block in blocks(page):
        if block.language == PYTHON:
            lines += [""] * (block.line - 1 - len(lines)) + block.text.splitlines()
    return filled_in(page, "\n".join([*lines, HOLDS.get(page, "")]))


@pytest.mark.parametrize("page", PAGES)
def test_the_programs_of_a_page_run(page: str, compiled: None, tmp_path: Path) -> None:
    """In their order and in one namespace, in a process of their own; nothing is complained of."""
    supply(page, tmp_path)
    if page == DATASETS:
        write(tmp_path / "games.parquet", random_game("valhalla", 1))
    if page == PLAYED:
        _simulate(page, tmp_path)
    # By the name of the page, so that an error names the place in it.
    file = tmp_path / Path(page).name
    file.write_text(program(page), encoding="utf-8")
    settings = environment("compiled" if page == PLAYED else "plain")
    ran = subprocess.run(
        [python(), file.name], cwd=tmp_path, env=settings, capture_output=True, text=True, check=False
    )
    assert (ran.returncode, ran.stderr) == (0, ""), f"{page}\n{ran.stderr}"
    assert PRINTS.get(page, "") in ran.stdout
    if page.startswith(OUTPUTS):
        assert "".join(block.text for block in blocks(page) if block.language == TEXT) in ran.stdout


def _simulate(page: str, folder: Path) -> None:
    """Play the games of a page, as it says."""
    command = next(one.text for one in commands(page) if one.text.startswith("gladsheim simulate"))
    words = [python(), "-m", *shlex.split(command)]
    subprocess.run(words, cwd=folder, env=environment(), capture_output=True, check=True)


@pytest.mark.parametrize("page", EXAMPLES)
def test_the_programs_that_play_at_a_hall_are_the_examples(page: str) -> None:
    """Word by word; a change of one stands apart."""
    found = [block.text for block in blocks(page) if block.language == PYTHON]
    shown = [program for program in found if not program.startswith(CHANGE)]
    examples = {path.read_text(encoding="utf-8") for path in (ROOT / "examples").glob("*.py")}
    assert [program for program in shown if program not in examples] == []
    assert shown


def test_what_is_said_to_be_printed_is_of_pages_with_programs() -> None:
    """None is left of a page that has gone."""
    assert PRINTS.keys() | HOLDS.keys() <= set(PAGES)
