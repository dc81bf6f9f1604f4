"""Error messages of commands: one line for each error that a person can do something about.

A data file may contain several errors: then each has a line, below one that names the file.
"""

from __future__ import annotations

import re
import sys

import click

from gladsheim.core.errors import DataFileError, GladsheimError
from gladsheim.extras import lacking

MOST = 500
_BYTES = re.compile("[\udc80-\udcff]")
"""Surrogates by which Python represents undecodable bytes of arguments and typed text."""


class FailedError(Exception):
    """A check failed; the message says which. Exit code 1."""


def message_of(error: Exception) -> str | None:
    """Return the error in one line, those of a data file in one each; None for the program's own errors."""
    if isinstance(error, DataFileError):
        return "\n  ".join(_flat(line) for line in error.lines())
    return _one_line(error)


def _one_line(error: Exception) -> str | None:
    if isinstance(error, click.ClickException):
        text = error.format_message()
        hint = getattr(error, "ctx", None)
        command = hint.command_path if hint is not None else "gladsheim"
        return _flat(f"{text} (try '{command} --help')" if isinstance(error, click.UsageError) else text)
    if isinstance(error, GladsheimError):
        return _flat(str(error))
    if isinstance(error, OSError):
        what = error.strerror or str(error)
        return _flat(f"{error.filename}: {what}" if error.filename else what)
    if isinstance(error, UnicodeEncodeError) and _BYTES.search(str(error.object)):
        return _flat(
            f"{error.object!r} holds bytes that are not text; allowed: {sys.getfilesystemencoding()}"
        )
    if isinstance(error, ModuleNotFoundError) and not (error.name or "").startswith("gladsheim"):
        return lacking(error.name or "")
    return None


def _flat(text: str) -> str:
    text = " ".join(text.split())
    return text if len(text) <= MOST else text[: MOST - 1] + "…"
