"""The commands of a page: lines of its shell blocks, and sessions with what is typed and what is said."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from tests.docs.snippets.blocks import SESSION, SHELL, Block, blocks

COMMENT = re.compile(r"(?:^|\s+)# .*$")
PROMPT, TYPED, GOES_ON = "$ ", "> ", "\\"


@dataclass(frozen=True)
class Command:
    """A line for the shell. Of a session `shown` is the output in the page, `typed` what is typed."""

    page: str
    line: int
    text: str
    begins: bool
    """Whether it is the first of its block, and so starts in the folder of the page."""
    shown: str | None = None
    typed: str = ""

    @property
    def place(self) -> str:
        """Where it stands, as editors open it."""
        return f"{self.page}:{self.line}"


def commands(page: str) -> list[Command]:
    """All commands of a page, in their order."""
    found: list[Command] = []
    for block in blocks(page):
        if block.language == SHELL:
            found += _lines(block)
        elif block.language == SESSION:
            found += _session(block)
    return found


def _lines(block: Block) -> Iterator[Command]:
    begins, text = True, ""
    for number, line in enumerate(block.text.splitlines(), block.line):
        text += COMMENT.sub("", line).strip()
        if text.endswith(GOES_ON):
            text = text.removesuffix(GOES_ON)
        elif text:
            yield Command(block.page, number, text, begins)
            begins, text = False, ""


def _session(block: Block) -> Iterator[Command]:
    """What is typed follows a prompt on its line; the program's own output goes on behind the prompt."""
    assert block.text.startswith(PROMPT), f"{block.place}: a session begins with {PROMPT!r}"
    line = block.line
    for part in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
        text, _, shown = part.partition("\n")
        typed = re.findall(r"^> (.+)\n", shown, re.MULTILINE)
        said = re.sub(r"^> .+\n", TYPED, shown, flags=re.MULTILINE)
        yield Command(
            block.page, line, text, line == block.line, said, "".join(f"{words}\n" for words in typed)
        )
        line += part.count("\n")
