"""Imprint and privacy notice of a hall: the host's own text, and what holds for the software."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Literal, get_args

from markdown_it import MarkdownIt

from gladsheim.core.errors import UsageError
from gladsheim.games import info, names
from gladsheim.locales import LOCALES, text
from gladsheim.server.identity.sessions import UNUSED_DAYS

Notice = Literal["imprint", "privacy"]
NOTICES: tuple[Notice, ...] = get_args(Notice)
MOST_BYTES = 100_000
PARTS: dict[Notice, tuple[str, ...]] = {
    "imprint": ("software", "games", "licence"),
    "privacy": ("cookies", "stored", "addresses", "others", "public", "erase"),
}
"""The sections of what holds for the software, in their order."""
MAKERS = ("designer", "illustrator", "publisher", "decktet")
"""The credits of a game that the imprint names."""


@dataclass(frozen=True, slots=True)
class HostNotices:
    """The host's own texts in Markdown; empty where the host gave none."""

    imprint: str = ""
    privacy: str = ""


def read_notice(option: str, path: Path | None) -> str:
    """Return the text of a host's file; empty if there is no file.

    Raises UsageError for a file that cannot be read, is not UTF-8, is empty, or has more than 100,000 bytes.
    """
    if path is None:
        return ""
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
        found = content.decode("utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError(f"{option} {path} cannot be read as UTF-8 text: {error}") from error
    if len(content) > MOST_BYTES or not found:
        size = "is empty" if not found else f"has more than {MOST_BYTES:,} bytes"
        raise UsageError(f"{option} {path} {size}; allowed: text in Markdown, 1 to {MOST_BYTES:,} bytes")
    return found


def message(notice: Notice, part: str) -> str:
    """Return the id of a text of a notice."""
    return f"imprint-{part}" if notice == "imprint" else f"privacy-{part}"


class NoticePages:
    """Content of the two pages in each language. `keep_days`: how long the hall keeps its audit log."""

    def __init__(self, host: HostNotices, keep_days: int) -> None:
        self._host = host
        self._days = {"session": UNUSED_DAYS, "audit": keep_days}
        self.content = lru_cache(maxsize=len(NOTICES) * len(LOCALES))(self._content)

    def _content(self, notice: Notice, language: str) -> str:
        """Return what follows the page's title, as HTML."""
        own: str = getattr(self._host, notice)

        def paragraph(part: str) -> str:
            return escape(text(language, message(notice, part), **self._days))

        # The host's text may be in any language.
        host = f'<div lang="">{_html(own)}</div>' if own else f"<p>{paragraph('no-host')}</p>"
        parts = [f"<h2>{paragraph(f'{part}-title')}</h2>\n<p>{paragraph(part)}</p>" for part in PARTS[notice]]
        if notice == "imprint":
            parts.insert(PARTS[notice].index("games") + 1, _makers(language))
        return "\n".join([host, *parts])


def _makers(language: str) -> str:
    """Return who made each game, as an HTML list."""
    rows = []
    for name in names():
        made = info(name).traits.credits
        told = (f"{made[by]} ({text(language, f'lab-rules-made-{by}')})" for by in MAKERS if by in made)
        rows.append(f"<li>{escape(info(name).title)}: {escape(' · '.join(told))}</li>")
    return "<ul>\n{}\n</ul>".format("\n".join(rows))


def _html(markdown: str) -> str:
    """Return Markdown as HTML, with tags shown as text, and without scripts."""
    return str(MarkdownIt("commonmark", {"html": False}).render(markdown))
