"""Pages for players have no programs, routes or sources: these are on the pages of hosts and researchers."""

from __future__ import annotations

import re

import pytest

from tests.docs.snippets.blocks import PAGES, TEXT, blocks, text
from tests.docs.snippets.test_mentions import mentions

PLAYERS = [page for page in PAGES if page.startswith("docs/players/")]
FOR_PROGRAMS = re.compile(
    r"(?:GET|POST|PUT|PATCH|DELETE) /|#/|(?:tests|src|web|puzzles|server)/|\w+\.(?:py|ts|css|svelte)$|"
    r"GLADSHEIM_|gladsheim rulings"
)
"""Routes, addresses of pages, files of the sources, settings, measurements."""
LONGEST_TABLE = 45
"""Rows. Longer ones are measurements or a reference."""


@pytest.mark.parametrize("page", PLAYERS)
def test_a_page_for_players_has_no_program(page: str) -> None:
    """Formulas may be shown as text; commands of the terminal game are in sentences."""
    assert [block.place for block in blocks(page) if block.language != TEXT] == []
    assert [one for one in mentions(page) if FOR_PROGRAMS.search(one)] == []


@pytest.mark.parametrize("page", PLAYERS)
def test_a_page_for_players_has_no_long_table(page: str) -> None:
    """Measurements are on pages for researchers."""
    tables = re.findall(r"(?:^\|.*\n)+", text(page), re.MULTILINE)
    assert [table.count("\n") for table in tables if table.count("\n") > LONGEST_TABLE] == []


@pytest.mark.parametrize(
    ("mention", "found"),
    [
        ("GET /api/daily", True),
        ("#/player/NAME", True),
        ("tests/browser/screens/test_walk.py", True),
        ("puzzles/proving.py", True),
        ("gladsheim play valda", False),
        ("place Thor at 3,2 +1 west", False),
    ],
)
def test_mentions_for_programs_are_found(mention: str, found: bool) -> None:
    """Routes and files are for programs; what a player types is not."""
    assert (FOR_PROGRAMS.search(mention) is not None) is found
