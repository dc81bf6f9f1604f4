"""JSON in and out, one document per line."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import IO, Any

from gladsheim.cli.positions.files import STDIN, reading
from gladsheim.cli.screen import write_json
from gladsheim.core.errors import DocumentError, GladsheimError, OptionsError, RecordError
from gladsheim.records.canonical import parse

MOST_LINE = 1_000_000
BLANK = b" \t\r\n\0"
"""Whitespace of blank lines, which are skipped.

UTF-16, which is refused, ends with the second half of a line feed.
"""


class LineError(GladsheimError):
    """Line that cannot be used: the field at fault and why."""

    def __init__(self, field: str, message: str) -> None:
        self.field = field
        self.message = message
        super().__init__(f"{field}: {message}" if field else message)


def lines(stream: IO[bytes]) -> Iterator[bytes | None]:
    """Yield the lines that are not blank; None for one that is too long."""
    while line := stream.readline(MOST_LINE + 1):
        if len(line) > MOST_LINE and not line.endswith(b"\n"):
            while (rest := stream.readline(MOST_LINE)) and not rest.endswith(b"\n"):
                pass
            yield None
        elif line.strip(BLANK):
            yield line


def answer(files: Sequence[str], work: Callable[[Any], Any]) -> None:
    """Write one line of JSON for each line of the files: the result of `work`, or the fault of the line.

    Without files standard input is read.
    """
    for file in files or [STDIN]:
        with reading(file) as stream:
            for line in lines(stream):
                write_json(_answered(line, work), separators=(",", ":"))


def _answered(line: bytes | None, work: Callable[[Any], Any]) -> Any:
    try:
        if line is None:
            raise LineError("", f"the line is longer than {MOST_LINE} bytes")
        return work(parse(line, most_bytes=MOST_LINE + 1))
    except GladsheimError as error:
        return {"error": fault(error)}


def fault(error: GladsheimError, within: str = "") -> dict[str, str]:
    """Return the error as JSON commands report it: the first field at fault, and all faults in words."""
    field, message = "", str(error)
    if isinstance(error, DocumentError) and error.faults:
        field = error.faults[0].field
        message = error.faults[0].message if len(error.faults) == 1 else message
    elif isinstance(error, OptionsError):
        field = f"options.{error.option}"
    elif isinstance(error, LineError | RecordError):
        field, message = error.field, error.message
    path = ".".join(part for part in (within, field) if part)
    return {"field": path, "message": message}
