"""Results that are kept in a file, so that work that was cut off goes on where it was.

The file is an SQLite database of one row for each piece, its result as MessagePack.
"""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from functools import partial
from itertools import chain, tee
from typing import Any, TypeVar

import msgspec

from gladsheim.core.errors import UsageError
from gladsheim.research.cluster.sources import identity
from gladsheim.research.cluster.workers import Workers

T = TypeVar("T")
R = TypeVar("R")

TABLE = "CREATE TABLE IF NOT EXISTS results (number INTEGER PRIMARY KEY, piece BLOB, result BLOB)"


class Kept:
    """Workers of which each result is written down as it comes, and none is asked for twice."""

    def __init__(self, workers: Workers, file: str, result: Any) -> None:
        """`result` is the type of all results: a data class, or a tuple of such and of plain values."""
        self._workers, self._file = workers, file
        self._done = 0
        """Pieces that were done by earlier runs: the next run goes on from there."""
        self._decoder: msgspec.msgpack.Decoder[Any] = msgspec.msgpack.Decoder(result)

    def run(self, work: Callable[[T], R], pieces: Iterable[T]) -> Generator[R, None, None]:
        """See `Workers.run`.

        Raises UsageError for a file that is no such file, or that other work or another release has left: at
        the first piece that differs, and then nothing is written.
        """
        kind = f"{identity()} {_name(work)}"
        with closing(self._opened()) as base:
            left: Iterator[tuple[int, T]] = enumerate(pieces, self._done)
            for number, piece in left:
                row = base.execute("SELECT piece, result FROM results WHERE number = ?", (number,)).fetchone()
                if row is None:
                    left = chain([(number, piece)], left)
                    break
                if row[0] != _mark(kind, piece):
                    raise UsageError(f"{self._file} was left by other work; allowed: the same again")
                self._done += 1
                yield self._decoder.decode(row[1])
            asked, marked = tee(left)
            news = self._workers.run(work, (piece for _, piece in asked))
            for (number, piece), result in zip(marked, news, strict=True):
                row = number, _mark(kind, piece), msgspec.msgpack.encode(result)
                with base:
                    base.execute("INSERT INTO results VALUES (?, ?, ?)", row)
                self._done += 1
                yield result

    def _opened(self) -> sqlite3.Connection:
        try:
            base = sqlite3.connect(self._file)
            base.execute(TABLE)
        except sqlite3.Error as error:
            raise UsageError(f"{self._file} cannot be resumed from: {error}") from error
        return base


def _mark(kind: str, piece: object) -> bytes:
    """What tells a piece of work from every other one: pieces show all that they are."""
    return hashlib.sha256(f"{kind} {piece!r}".encode()).digest()


def _name(work: Any) -> str:
    """The name of a function, or of a partial one with its arguments."""
    if isinstance(work, partial):
        return " ".join(map(_name, (work.func, *work.args, *work.keywords.values())))
    return f"{work.__module__}.{work.__qualname__}" if callable(work) else repr(work)
