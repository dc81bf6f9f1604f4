"""Preparation of the standard streams for all texts of commands, whatever their encoding.

A character that an encoding lacks is replaced by ASCII. Bytes of input that are invalid in the encoding
become surrogates, as in command-line arguments, so that file names keep their bytes.
"""

from __future__ import annotations

import codecs
import os
import sys
import unicodedata
from io import TextIOWrapper
from typing import TextIO

HANDLER = "gladsheim.plain"
PLAIN = str.maketrans(
    {
        **dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2212", "-"),
        **dict.fromkeys("\u2018\u2019\u201a", "'"),
        **dict.fromkeys("\u201c\u201d\u201e\u00ab\u00bb", '"'),
        **dict.fromkeys(map(chr, range(0x2500, 0x2580)), "+"),
        **dict.fromkeys("─━═╌╍╴╶╸╺", "-"),
        **dict.fromkeys("│┃║╎╏", "|"),
        **dict.fromkeys(map(chr, range(0x2800, 0x2900)), "*"),
        **{"·": ".", "•": "*", "▸": ">", "→": "->", "←": "<-", "↔": "<->", "↑": "^", "↓": "v"},
        **{"×": "x", "±": "+-", "⁄": "/", "≤": "<=", "≥": ">=", "✓": "ok"},
        # The suits of Valhalla, as a legend tells them apart.
        **{"☾": "(", "☼": "o", "≈": "~", "♠": "^", "§": "$", "∞": "%"},
        # Letters that no accent makes.
        **{"Æ": "AE", "æ": "ae", "Œ": "OE", "œ": "oe", "Ø": "O", "ø": "o", "Ł": "L", "ł": "l"},
        **{"Ð": "D", "ð": "d", "Þ": "Th", "þ": "th", "ß": "ss"},
    }
)
"""ASCII replacements for characters of tables, texts and names; Rich draws Braille characters
while a command waits.
"""


def settle() -> None:
    """Prepare the standard streams of this process: none is closed, and none fails on a character."""
    codecs.register_error(HANDLER, _replace)
    _open_closed()
    for stream, errors in ((sys.stdin, "surrogateescape"), (sys.stdout, HANDLER), (sys.stderr, HANDLER)):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=errors)


def writes_unicode(stream: TextIO) -> bool:
    """Return whether a stream can carry every character; a stream in memory, without an encoding, can."""
    encoding = getattr(stream, "encoding", None)
    return encoding is None or codecs.lookup(encoding).name.startswith("utf-")


def order_mark(stream: TextIO) -> str:
    """Return the UTF-8 byte order mark as a stream decodes it; PowerShell begins piped text with it."""
    return codecs.BOM_UTF8.decode(stream.encoding or "utf-8", "surrogateescape")


def _replace(error: UnicodeError) -> tuple[str, int]:
    """Return the replacement for characters that an encoding lacks, and the position after them."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(_plain, error.object[error.start : error.end])), error.end


def _plain(char: str) -> str:
    if unicodedata.category(char) == "Cs":
        return f"\\u{ord(char):04x}"
    # Letters without their accents; a mark of its own follows its letter already.
    parts = unicodedata.normalize("NFKD", char).translate(PLAIN)
    plain = "".join(part for part in parts if part.isascii())
    return plain if plain or unicodedata.combining(char) else "?"


def _open_closed() -> None:
    """Open the standard streams that the caller has closed, so that no file opened later gets
    their numbers.
    """
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        if getattr(sys, name) is not None:
            continue
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)
        stream = os.fdopen(number, "w" if number else "r", encoding="utf-8", closefd=False)
        setattr(sys, name, stream)
