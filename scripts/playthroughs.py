#!/usr/bin/env python3
"""Rewrite the frozen games and counts under tests/data: run it, then review the difference.

python scripts/playthroughs.py [GAME ...]
"""

import json
import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]
os.environ.setdefault("GLADSHEIM_KERNELS", "plain")

from gladsheim import from_document, game  # noqa: E402 (the path is set first)
from gladsheim.core.game import State  # noqa: E402
from gladsheim.testing import perft, playthrough  # noqa: E402
from tests.games.frozen import FROZEN, Frozen  # noqa: E402

DATA = ROOT / "tests" / "data"


def emptied(kind: str, name: str) -> Path:
    """The folder of a game, without the files in it."""
    folder = DATA / kind / name
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def rewrite_playthroughs(frozen: Frozen) -> None:
    """One random game with each of the options."""
    folder = emptied("playthroughs", frozen.game)
    for options in frozen.options:
        played = playthrough.play(game(frozen.game, **options), "Yggdrasil")
        playthrough.write(played, folder / f"{frozen.title(options)}.jsonl")


def rewrite_perft(frozen: Frozen) -> None:
    """Counts from the deal and from later positions with each of the options."""
    folder = emptied("perft", frozen.game)
    for options in frozen.options:
        entries = [
            {"position": state.document(), "counts": counts(state, frozen)}
            for state in along(game(frozen.game, **options).deal("perft"), frozen.plies)
        ]
        text = ",\n".join(json.dumps(entry, separators=(",", ":")) for entry in entries)
        (folder / f"{frozen.title(options)}.json").write_text(f"[\n{text}\n]\n", "utf-8")


def along(state: State, plies: tuple[int, ...]) -> Iterator[State]:
    """The state at these plies of a game."""
    for ply in range(plies[-1] + 1):
        if ply in plies:
            yield state
        legal: list[Any] = state.legal_actions()
        state.apply(legal[(7 * ply) % len(legal)])


def counts(state: State, frozen: Frozen) -> list[int]:
    """Counts at each depth, as deep as they are sure to stay small."""
    again = from_document(state.document())
    found: list[int] = []
    while len(found) < frozen.deepest and (len(found) < 2 or found[-1] < frozen.small):
        found.append(perft.count(again.game.rules, again.record, len(found) + 1))
    return found


def main(names: list[str]) -> None:
    """Rewrite the files of these games, or of all."""
    for frozen in FROZEN:
        if not names or frozen.game in names:
            rewrite_playthroughs(frozen)
            rewrite_perft(frozen)


if __name__ == "__main__":
    main(sys.argv[1:])
