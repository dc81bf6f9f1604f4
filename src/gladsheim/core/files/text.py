"""Reader of text files from users: UTF-8, with or without a byte order mark."""

from __future__ import annotations

import codecs
from json import detect_encoding
from pathlib import Path

from gladsheim.core.errors import GladsheimError


class TextError(GladsheimError):
    """Bytes that are not UTF-8 text. The message does not name their file."""


def read_text(path: str | Path, most_bytes: int) -> str:
    """Return the text of a file of at most `most_bytes`. Raises TextError, and OSError for the file."""
    with Path(path).open("rb") as stream:
        # One byte more shows that a file is too long, without reading all of it.
        data = stream.read(most_bytes + 1)
    if len(data) > most_bytes:
        raise TextError(f"is longer than {most_bytes} bytes")
    return text_of(data)


def text_of(data: bytes) -> str:
    """Return the text without its byte order mark. Raises TextError for other encodings and
    for empty text.
    """
    # The first bytes of JSON tell UTF-16 and UTF-32 apart without a mark; so do those of TOML.
    found = detect_encoding(data).upper()
    if not found.startswith("UTF-8"):
        raise TextError(f"is {found[:6]} text; allowed: UTF-8")
    data = data.removeprefix(codecs.BOM_UTF8)
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        before, byte = data[: error.start], data[error.start]
        at = len(before) - before.rfind(b"\n")
        line = before.count(b"\n") + 1
        where = f"byte {at} of line {line}" if b"\n" in data.rstrip() else f"byte {at}"
        raise TextError(f"is not UTF-8 text: {where} is 0x{byte:02x}; allowed: UTF-8") from None
    if not text.strip():
        raise TextError("is empty")
    return text
