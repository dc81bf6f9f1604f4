"""Data sets as Parquet files. Needs pyarrow, of the extra `research`."""

from __future__ import annotations

from types import TracebackType
from typing import IO, Self

import pyarrow as pa
import pyarrow.parquet as pq

from gladsheim.core.game import Json
from gladsheim.records import Record, canonical
from gladsheim.research.datasets.columns import COLUMNS, MADE, MANY, TEXT, TIME, WHOLE, Column, metadata
from gladsheim.research.datasets.rows import columns_of

MOST_ROWS = 16_384
MOST_BYTES = 32_000_000
"""Number of rows, or bytes of memory, at which a group of rows is written, whichever comes first."""
TYPES = {TEXT: pa.string(), WHOLE: pa.int64(), MANY: pa.list_(pa.int64()), TIME: pa.timestamp("us", tz="UTC")}


def _field(column: Column) -> pa.Field:
    about = {"description": column.about}
    return pa.field(column.name, TYPES[column.kind], nullable=column.optional, metadata=about)


SCHEMA = pa.schema(list(map(_field, COLUMNS)), metadata=metadata())


def decisions(record: Record) -> pa.RecordBatch:
    """Return the rows of a finished game. Raises RecordError as `columns_of` does."""
    return pa.RecordBatch.from_pydict(columns_of(record), schema=SCHEMA)


def packed(record: Record) -> bytes:
    """Return `decisions` as bytes, to be passed from one process to another."""
    found: bytes = decisions(record).serialize().to_pybytes()
    return found


class Writer:
    """Writer of the decisions of games into a stream as they come, in groups of rows.

        with path.open("wb") as stream, Writer(stream) as writer:
            writer.add(decisions(record))

    It holds one group and one game at most.
    """

    def __init__(
        self, stream: IO[bytes], *, most_rows: int = MOST_ROWS, most_bytes: int = MOST_BYTES
    ) -> None:
        self._file = pq.ParquetWriter(stream, SCHEMA, compression="zstd")
        self._most_rows, self._most_bytes = most_rows, most_bytes
        self._waiting: list[pa.RecordBatch] = []
        self._rows = self._bytes = 0

    def add(self, batch: pa.RecordBatch) -> None:
        """Write the rows of a game."""
        self._waiting.append(batch)
        self._rows += batch.num_rows
        self._bytes += batch.nbytes
        if self._rows >= self._most_rows or self._bytes >= self._most_bytes:
            self._flush()

    def add_packed(self, packed: bytes) -> None:
        """Write the rows of a game that `packed` has encoded."""
        self.add(pa.ipc.read_record_batch(pa.py_buffer(packed), SCHEMA))

    def tell(self, made: Json) -> None:
        """Write into the metadata of the file, under `columns.MADE`, how its games were made."""
        self._file.add_key_value_metadata({MADE: canonical(made).decode()})

    def close(self) -> None:
        """Write the rest, and the end of the file."""
        self._flush()
        self._file.close()

    def _flush(self) -> None:
        if self._waiting:
            table = pa.Table.from_batches(self._waiting, SCHEMA)
            self._file.write_table(table, row_group_size=self._most_rows)
            self._waiting.clear()
            self._rows = self._bytes = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
