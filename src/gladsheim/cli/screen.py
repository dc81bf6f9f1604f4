"""Output of commands for people: plain when piped, with colours on a terminal.

Texts may come from a file or from users: control characters, characters that change the direction of writing,
and invisible ones are shown by their numbers. Code that writes elsewhere calls `visible`.
"""

from __future__ import annotations

import json
import sys
import unicodedata
from typing import TYPE_CHECKING, Any

import click

from gladsheim.cli.encoding import writes_unicode

if TYPE_CHECKING:
    from rich.console import Console


def echo(text: str, *, err: bool = False) -> None:
    """Write lines on standard output, or on standard error."""
    _write(visible(text), err=err)


def show(picture: str) -> None:
    """Write a picture in colours of its own; the caller has passed the names in it through `visible`."""
    _write(picture, err=False)


def write_json(value: Any, *, indent: int | None = None, separators: tuple[str, str] | None = None) -> None:
    """Write JSON on standard output, at once: a reader may be waiting for it.

    It is UTF-8 in every case: where the stream has another encoding, only ASCII is written.
    """
    ascii_only = not writes_unicode(sys.stdout)
    text = json.dumps(value, ensure_ascii=ascii_only, indent=indent, separators=separators)
    _write(visible(text), err=False)


def _write(text: str, *, err: bool) -> None:
    # Left to itself, click writes UTF-8 where the encoding is ASCII.
    click.echo(text, file=sys.stderr if err else sys.stdout)


def visible(text: str) -> str:
    r"""Return the text with unprintable characters, except line breaks, as JSON escapes: `\u202e`."""
    return "".join(char if _prints(char) else _number(char) for char in text)


def _prints(char: str) -> bool:
    return char.isprintable() or char == "\n" or unicodedata.category(char) == "Zs"


def _number(char: str) -> str:
    units = char.encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{units[at : at + 2].hex()}" for at in range(0, len(units), 2))


def out() -> Console:
    """Return the console of standard output."""
    return _console(err=False)


def err() -> Console:
    """Return the console of standard error: progress, and tables beside data."""
    return _console(err=True)


def coloured(console: Console) -> bool:
    """Return whether pictures may use colours of their own there."""
    return console.is_terminal and not console.no_color and console.color_system is not None


def _console(*, err: bool) -> Console:
    from rich.console import Console
    from rich.text import Text

    class Plain(Console):
        """Console whose texts, also in tables and titles, are made `visible`."""

        def render_str(self, text: str, **options: Any) -> Text:
            return super().render_str(visible(text), **options)

    return Plain(file=sys.stderr if err else sys.stdout, highlight=False, soft_wrap=False)
