"""Reads the prose of Markdown files and notebooks: no code, no HTML, no block quotations."""

from __future__ import annotations

import json
from collections.abc import Iterator

from markdown_it import MarkdownIt
from markdown_it.token import Token

from .passages import CODE, Passage, without_code

PARSER = MarkdownIt("commonmark").enable("table")


def passages(path: str, text: str) -> Iterator[Passage]:
    """Yield headings, paragraphs, list items and table cells."""
    line, quoted, kind = 1, 0, "text"
    for token in PARSER.parse(text):
        if token.map:
            line = token.map[0] + 1
        quoted += (token.type == "blockquote_open") - (token.type == "blockquote_close")
        if token.type == "heading_open":
            kind = "heading"
        elif token.type == "inline":
            said = without_code(_plain(token.children or []))
            if said.strip() and not quoted and not _is_target(said):
                yield Passage(path, line, kind, said)
            kind = "text"


def notebook_passages(path: str, text: str) -> Iterator[Passage]:
    """Yield the passages of a notebook's cells of text; lines count from the beginning of a cell."""
    for cell in json.loads(text)["cells"]:
        if cell["cell_type"] == "markdown":
            yield from passages(path, "".join(cell["source"]))


def unreleased(text: str) -> str:
    """Return the changelog down to the end of its [Unreleased] section: released notes are history."""
    _, found, rest = text.partition("\n## [Unreleased]")
    return text[: len(text) - len(rest)] + rest.partition("\n## [")[0] if found else text


def _plain(tokens: list[Token]) -> str:
    """Return inline text without markup."""
    parts = []
    for token in tokens:
        if token.type in ("text", "text_special"):
            parts.append(token.content)
        elif token.type == "code_inline":
            parts.append(CODE)
        elif token.type in ("softbreak", "hardbreak"):
            parts.append("\n")
        elif token.type == "image":
            parts.append(token.content)
    return "".join(parts)


def _is_target(text: str) -> bool:
    """Return whether a line is a target of MyST's links, such as `(shares)=`."""
    return text.startswith("(") and text.endswith(")=")
