"""Results kept in a file, so that interrupted work can be continued.

The file is an SQLite database with one row for each piece, its result as MessagePack.
"""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing, contextmanager
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


class ResumableWorkers:
    """Workers of which each result is written down as it comes, so that none is asked for twice."""

    def __init__(self, workers: Workers, file: str, result: Any) -> None:
        """Wrap workers; `result` is the type of all results: a data class, or a tuple of such
        and of plain values.
        """
        self._workers, self._file = workers, file
        self._done = 0
        """Pieces that were done by earlier runs: the next run goes on from there."""
        self._decoder: msgspec.msgpack.Decoder[Any] = msgspec.msgpack.Decoder(result)

    def run(self, work: Callable[[T], R], pieces: Iterable[T]) -> Generator[R, None, None]:
        """Do the pieces as `Workers.run` does; from the first damaged result on, all work is done again.

        Raises UsageError for a file that is no such file or cannot be written, or that other work or another
        release has left: at the first piece that differs, and then nothing is written.
        """
        kind = f"{identity()} {_name(work)}"
        with closing(self._opened()) as base:
            left: Iterator[tuple[int, T]] = enumerate(pieces, self._done)
            for number, piece in left:
                result = self._found(base, number, _mark(kind, piece))
                if result is None:
                    left = chain([(number, piece)], left)
                    break
                self._done += 1
                yield self._decoder.decode(result)
            # The workers take pieces lazily, some ahead; their results are matched with the same pieces.
            asked, marked = tee(left)
            news = self._workers.run(work, (piece for _, piece in asked))
            for (number, piece), new in zip(marked, news, strict=True):
                self._keep(base, number, _mark(kind, piece), msgspec.msgpack.encode(new))
                self._done += 1
                yield new

    def _opened(self) -> sqlite3.Connection:
        with self._refusing():
            base = sqlite3.connect(self._file)
            base.execute(TABLE)
        return base

    def _found(self, base: sqlite3.Connection, number: int, mark: bytes) -> bytes | None:
        """Return the encoded result of a piece; None if there is none, or it is damaged."""
        with self._refusing():
            row = base.execute("SELECT piece, result FROM results WHERE number = ?", (number,)).fetchone()
        if row is None or not all(isinstance(value, bytes) for value in row):
            return None
        piece, result = row
        if piece[: len(mark)] != mark:
            raise UsageError(f"{self._file} belongs to other work; allowed: the same work again")
        return result if piece[len(mark) :] == _digest(result) else None

    def _keep(self, base: sqlite3.Connection, number: int, mark: bytes, result: bytes) -> None:
        with self._refusing(), base:
            row = number, mark + _digest(result), result
            base.execute("INSERT OR REPLACE INTO results VALUES (?, ?, ?)", row)

    @contextmanager
    def _refusing(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            raise UsageError(
                f"{self._file} cannot be resumed from: {error}; allowed: a sound one, or a new name"
            ) from error


def _digest(result: bytes) -> bytes:
    """Return the digest that is stored beside a result, so that damage is noticed."""
    return hashlib.sha256(result).digest()


def _mark(kind: str, piece: object) -> bytes:
    """Return a hash that identifies a piece of work; the `repr` of a piece must show all its contents."""
    return hashlib.sha256(f"{kind} {piece!r}".encode()).digest()


def _name(work: Any) -> str:
    """Return the name of a function, or of a partial one with its arguments."""
    if isinstance(work, partial):
        return " ".join(map(_name, (work.func, *work.args, *work.keywords.values())))
    return f"{work.__module__}.{work.__qualname__}" if callable(work) else repr(work)
