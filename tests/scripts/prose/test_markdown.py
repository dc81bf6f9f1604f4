"""Prose of Markdown files."""

from __future__ import annotations

import pytest

from scripts.prose.markdown import passages, unreleased
from scripts.prose.passages import CODE

PAGE = """\
# A title

One *line*
and a [link](https://example.org/anew).

| head |
|---|
| a cell with `code` |

- an item
"""


def test_prose_is_read_with_its_lines() -> None:
    """Headings, paragraphs, cells and items are passages of their own, each with its line."""
    assert [(one.line, one.kind, one.text) for one in passages("a.md", PAGE)] == [
        (1, "heading", "A title"),
        (3, "text", "One line\nand a link."),
        (6, "text", "head"),
        (8, "text", f"a cell with {CODE}"),
        (10, "text", "an item"),
    ]


@pytest.mark.parametrize(
    "text",
    [
        "```sh\nanew\n```",
        "    anew",
        "> anew",
        "<p>anew</p>",
        "<!-- anew -->",
        "(anew)=",
        "```{eval-rst}\nanew\n```",
    ],
)
def test_code_quotations_and_markup_are_no_prose(text: str) -> None:
    """Code blocks, block quotations, HTML, comments and link targets are left out."""
    assert list(passages("a.md", f"{text}\n")) == []


def test_released_changes_are_history() -> None:
    """Of the changelog only what is not released yet is read."""
    assert (
        unreleased("# C\n\n## [Unreleased]\n\nnew\n\n## [0.1.0]\n\nold\n")
        == "# C\n\n## [Unreleased]\n\nnew\n"
    )
    assert unreleased("# C\n\nanything") == "# C\n\nanything"
