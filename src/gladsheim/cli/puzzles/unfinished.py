"""Results of an unfinished search for puzzles, in a file beside the one to be written: they
survive a kill.
"""

from __future__ import annotations

import hashlib
import json
import os
from dataclasses import asdict
from itertools import takewhile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gladsheim.core.errors import UsageError
from gladsheim.core.files.writing import write_whole
from gladsheim.puzzles.puzzle import Puzzle
from gladsheim.puzzles.searching import SearchResult

if TYPE_CHECKING:
    from gladsheim.core.game import Json

DIGITS = 24


class UnfinishedSearch:
    """A file of the games that were searched so far, a line for each, below a line that says for what.

    Each line begins with a digest of the rest: what was cut off or changed is searched again.
    """

    def __init__(self, file: str | None, wanted: Json, seed: str) -> None:
        """Read the results of an interrupted search. Without a file nothing is kept.

        Raises UsageError if they belong to another search, OSError if the file cannot be written.
        """
        self.games: list[SearchResult] = []
        self.lost = 0
        """Games that cannot be read, or come after one that cannot."""
        self.path = None if file is None else Path(file).with_name(f".{Path(file).name}.unfinished")
        if self.path is None:
            return
        head = {**wanted, "seed": seed}
        lines = self.path.read_bytes().splitlines() if self.path.exists() else []
        if lines and _read(lines[0]) != head:
            raise UsageError(
                f"{self.path} is damaged or belongs to another search; "
                "allowed: the same search again, or no such file"
            )
        # Games are numbered by their lines, so none after a damaged line can be used.
        read = takewhile(lambda one: one is not None, map(_read, lines[1:]))
        self.games = list(map(_found, read))
        self.lost = len(lines[1:]) - len(self.games)
        write_whole(self.path, b"".join(map(_sealed, [head, *map(asdict, self.games)])))

    def keep(self, found: SearchResult) -> SearchResult:
        """Write down the result of the next game."""
        if self.path is not None:
            with self.path.open("ab") as stream:
                stream.write(_sealed(asdict(found)))
                stream.flush()
                # On the disk before the next game begins, so that a kill or a power cut loses nothing.
                os.fsync(stream.fileno())
        return found

    def remove(self) -> None:
        """Remove the file at the end of the search."""
        if self.path is not None:
            self.path.unlink(missing_ok=True)


def _sealed(value: Any) -> bytes:
    text = json.dumps(value).encode()
    return b"%s %s\n" % (_digest(text), text)


def _read(line: bytes) -> Any:
    """Return the value of a line; None for one that was cut off or changed."""
    seal, _, text = line.partition(b" ")
    return json.loads(text) if seal == _digest(text) else None


def _digest(text: bytes) -> bytes:
    return hashlib.sha256(text).hexdigest()[:DIGITS].encode()


def _found(kept: Json) -> SearchResult:
    puzzles = tuple(Puzzle.of_line(json.dumps(one)) for one in kept.pop("puzzles"))
    return SearchResult(puzzles=puzzles, **kept)
