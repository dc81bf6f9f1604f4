"""The blocks of code of every page, as Sybil finds them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from sybil import Document, Region, Sybil
from sybil.parsers.markdown.lexers import RawFencedCodeBlockLexer

ROOT = Path(__file__).resolve().parents[3]
SINGLE = ("README.md", "CONTRIBUTING.md", "benchmarks/README.md")
PAGES = tuple(
    sorted([*SINGLE, *(path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").rglob("*.md"))])
)
SHELL, SESSION, PYTHON, TEXT = "sh", "console", "python", "text"
DIRECTIVE = "{"
# Blocks without a language are wanted, too: a test finds fault with them.
LEXER = RawFencedCodeBlockLexer(re.compile(r"(?P<language>[^\n]*)\n"))


@dataclass(frozen=True)
class Block:
    """A block of a page; `line` is where its text begins."""

    page: str
    line: int
    language: str
    text: str

    @property
    def place(self) -> str:
        """Where it stands, as editors open it."""
        return f"{self.page}:{self.line}"


def _regions(document: Document) -> Iterator[Region]:
    """Every fenced block, its text as what is parsed."""
    for region in LEXER(document):
        region.parsed = region.lexemes["source"]
        yield region


READER = Sybil(parsers=[_regions], path=str(ROOT))


@cache
def blocks(page: str) -> tuple[Block, ...]:
    """All blocks of a page, in their order; what builds the site, as lists of pages, is none."""
    found = [
        Block(page, example.line + 1, example.region.lexemes["language"].strip(), str(example.parsed))
        for example in READER.parse(ROOT / page).examples()
    ]
    return tuple(block for block in found if not block.language.startswith(DIRECTIVE))


def pages_with(*languages: str) -> list[str]:
    """The pages with a block in one of the languages."""
    return [page for page in PAGES if any(block.language in languages for block in blocks(page))]


def text(page: str) -> str:
    """The whole page."""
    return (ROOT / page).read_text(encoding="utf-8")
