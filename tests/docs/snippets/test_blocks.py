"""Every block says what it is, and something is done with it."""

from __future__ import annotations

import pytest
from markdown_it import MarkdownIt

from tests.docs.snippets.blocks import PAGES, PYTHON, SESSION, SHELL, blocks, text
from tests.docs.snippets.test_documents import READERS

CARRIED_OUT = {PYTHON, SHELL, SESSION, "typescript"}
TEXTS = {"text"}
"""What is only read: a table as a terminal shows it, a line of a request."""


@pytest.mark.parametrize("page", PAGES)
def test_every_block_has_a_language_that_is_known_here(page: str) -> None:
    """A new one is carried out, read by a program, or said to be a text."""
    known = CARRIED_OUT | READERS.keys() | TEXTS
    assert [(block.place, block.language) for block in blocks(page) if block.language not in known] == []


def test_all_blocks_are_found() -> None:
    """As many as there are fences, in every language that is said to be known."""
    lines = [line for page in PAGES for line in text(page).splitlines()]
    fences = sum(line.lstrip().startswith("```") for line in lines)
    directives = sum(line.startswith("```{") for line in lines)
    found = [block for page in PAGES for block in blocks(page)]
    assert len(found) * 2 == fences - directives * 2 > 0
    assert {block.language for block in found} == CARRIED_OUT | READERS.keys() | TEXTS


@pytest.mark.parametrize("page", PAGES)
def test_code_stands_between_fences(page: str) -> None:
    """An indented block has no language: nobody would carry it out."""
    tokens = MarkdownIt().parse(text(page))
    assert [token.content for token in tokens if token.type == "code_block"] == []
