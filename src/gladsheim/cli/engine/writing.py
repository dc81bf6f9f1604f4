"""Output files of commands."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, TYPE_CHECKING

from gladsheim.core.files.writing import whole_file

if TYPE_CHECKING:
    from gladsheim.core.game import Json
    from gladsheim.records import Record

PARQUET = ".parquet"


@dataclass(frozen=True, slots=True)
class Keeper:
    """Output file of games: `form` turns a record into bytes, in the process that has the
    record, and `take` writes them. `tell` writes how all games were made, where the file has a place for it.
    """

    form: Callable[[Record], bytes]
    take: Callable[[bytes], object]
    tell: Callable[[Json], object]


@contextmanager
def keeping(file: str | None) -> Iterator[Keeper]:
    """Open a file of games, as Parquet if its name ends with .parquet, else with a record in each line.

    Raises UsageError if the packages for Parquet are not installed.
    """
    from gladsheim.records import Record

    if file is None or not file.lower().endswith(PARQUET):
        with writing(file) as stream:
            yield Keeper(Record.to_bytes, stream.write, lambda made: None)
        return
    from gladsheim.core.errors import need

    need("pyarrow", file)
    from gladsheim.research.datasets.parquet import Writer, packed

    with writing(file) as stream, Writer(stream) as writer:
        yield Keeper(packed, writer.add_packed, writer.tell)


@contextmanager
def writing(file: str | None) -> Iterator[IO[bytes]]:
    """Open standard output, or a file that appears only when it is complete."""
    if file is None or file == "-":
        # The current stream: others may be given another one meanwhile.
        out = sys.stdout.buffer
        yield out
        out.flush()
        return
    with whole_file(Path(file)) as stream:
        yield stream
