"""What a search for puzzles has found so far, in a file beside the one to be written: it survives a kill."""

from __future__ import annotations

import json
import os
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gladsheim.core.errors import UsageError
from gladsheim.puzzles.puzzle import Puzzle
from gladsheim.puzzles.searching import Found

if TYPE_CHECKING:
    from gladsheim.core.game import Json


class Unfinished:
    """The games that were searched, a line each below one that says for what."""

    def __init__(self, file: str | None, wanted: Json, seed: str) -> None:
        """Take up what was left. Without a file nothing is kept.

        Raises UsageError for what was left by another search, OSError where the file cannot be written.
        """
        self.games: list[Found] = []
        self._path = None if file is None else Path(file).with_name(f".{Path(file).name}.unfinished")
        if self._path is None:
            return
        head = {**wanted, "seed": seed}
        lines = self._path.read_bytes().split(b"\n") if self._path.exists() else []
        if lines and _read(lines[0]) not in (None, head):
            raise UsageError(
                f"{self._path} was left by another search; allowed: the same one, or no such file"
            )
        self.games = [_found(one) for one in map(_read, lines[1:]) if one is not None]
        whole = "".join(f"{json.dumps(line)}\n" for line in [head, *map(asdict, self.games)])
        self._path.write_text(whole, encoding="utf-8")

    def keep(self, found: Found) -> Found:
        """Write down what came of the next game."""
        if self._path is not None:
            with self._path.open("a", encoding="utf-8") as stream:
                stream.write(f"{json.dumps(asdict(found))}\n")
                stream.flush()
                os.fsync(stream.fileno())
        return found

    def remove(self) -> None:
        """The search is over."""
        if self._path is not None:
            self._path.unlink(missing_ok=True)


def _read(line: bytes) -> Any:
    """What a line says; None for one that was cut off."""
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return None


def _found(kept: Json) -> Found:
    puzzles = tuple(Puzzle.of_line(json.dumps(one)) for one in kept.pop("puzzles"))
    return Found(puzzles=puzzles, **kept)
