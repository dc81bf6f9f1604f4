"""Text that a user hands over is UTF-8; whatever else it is, is said."""

from __future__ import annotations

import codecs
from pathlib import Path

import pytest

from gladsheim.core.files.text import TextError, read_text, text_of

TEXT = '{"name": "Ægir"}\n'


@pytest.mark.parametrize("mark", [b"", codecs.BOM_UTF8])
def test_a_byte_order_mark_is_skipped(mark: bytes, tmp_path: Path) -> None:
    """The text is the same with and without it."""
    assert text_of(mark + TEXT.encode()) == TEXT
    file = tmp_path / "file"
    file.write_bytes(mark + TEXT.encode())
    assert read_text(file, 100) == TEXT


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-32-le", "utf-32-be"])
def test_other_encodings_of_unicode_are_named(encoding: str) -> None:
    """Notepad's "Unicode" is UTF-16, with a mark or without."""
    with pytest.raises(TextError) as caught:
        text_of(TEXT.encode(encoding))
    assert str(caught.value) == f"is {encoding[:6].upper()} text; allowed: UTF-8"


@pytest.mark.parametrize(
    ("data", "where"),
    [
        (b"\xff", "byte 1 is 0xff"),
        (b'{"name": "\xc6gir"}\n', "byte 11 is 0xc6"),
        (b"one\ntwo\r\nth\xe9\n", "byte 3 of line 3 is 0xe9"),
        (codecs.BOM_UTF8 + b"a\n\xe9", "byte 1 of line 2 is 0xe9"),
        (b"cut \xf0\x9f\x90", "byte 5 is 0xf0"),
    ],
)
def test_a_byte_that_is_not_utf_8_is_named_with_its_place(data: bytes, where: str) -> None:
    """Places are counted from 1, as editors do."""
    with pytest.raises(TextError) as caught:
        text_of(data)
    assert str(caught.value) == f"is not UTF-8 text: {where}; allowed: UTF-8"


@pytest.mark.parametrize("data", [b"", b"\n", b" \t\r\n", codecs.BOM_UTF8])
def test_an_empty_file_is_called_empty(data: bytes) -> None:
    """One that holds only blanks, too."""
    with pytest.raises(TextError, match=r"^is empty$"):
        text_of(data)


def test_a_long_file_is_not_read_to_its_end(tmp_path: Path) -> None:
    """The bound is told, and stands before any other fault."""
    file = tmp_path / "file"
    file.write_bytes(b"\xff" * 101)
    with pytest.raises(TextError, match=r"^is longer than 100 bytes$"):
        read_text(file, 100)
