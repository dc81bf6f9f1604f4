"""Reading of record texts from files: one record a file, or one a line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gladsheim.cli.positions.files import reading
from gladsheim.core.errors import RecordError
from gladsheim.records import Record, from_bytes
from gladsheim.records.record import MOST_BYTES


def records(file: str) -> Iterator[tuple[str, bytes]]:
    """Yield the texts of the records in a file, each with the name to report it by.

    A file whose first line closes its object holds one record per line; any other is one
    record, written over several lines.
    """
    with reading(file) as stream:
        first = stream.readline(MOST_BYTES + 1)
        if not first.rstrip().endswith(b"}"):
            yield file, first + stream.read(MOST_BYTES + 1 - len(first))
            return
        second = stream.readline(MOST_BYTES + 1)
        yield (f"{file}:1" if second.strip() else file), first
        number, line = 2, second
        while line:
            if line.strip():
                yield f"{file}:{number}", line
            number, line = number + 1, stream.readline(MOST_BYTES + 1)


def every_record(files: Sequence[str]) -> Iterator[tuple[str, Record | RecordError]]:
    """Yield the records of files, each with the name to report it by; a RecordError where
    there is no record.
    """
    for file in files:
        try:
            for name, data in records(file):
                try:
                    yield name, from_bytes(data)
                except RecordError as error:
                    yield name, error
        except OSError as error:
            yield file, RecordError(f"cannot be read: {error.strerror}")


def one_record(file: str, number: int = 1) -> Record:
    """Return the record of a file, or the n-th of several. Raises RecordError."""
    for at, (name, data) in enumerate(records(file), 1):
        if at == number:
            try:
                return from_bytes(data)
            except RecordError as error:
                raise RecordError(f"{name}: {error}") from error
    raise RecordError(f"{file} holds no record number {number}")
