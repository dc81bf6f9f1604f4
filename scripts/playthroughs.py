#!/usr/bin/env python3
"""Rewrite the frozen games and counts under tests/data: run it, then review the difference.

python scripts/playthroughs.py
"""

import json
import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]
os.environ.setdefault("GLADSHEIM_KERNELS", "plain")

from gladsheim import from_document, game  # noqa: E402 (the path is set first)
from gladsheim.testing import perft, playthrough  # noqa: E402
from tests.games.voluspa.sets import few, title  # noqa: E402

DATA = ROOT / "tests" / "data"


def rewrite_playthroughs() -> None:
    """One random game of each set."""
    folder = DATA / "playthroughs" / "voluspa"
    folder.mkdir(parents=True, exist_ok=True)
    for options in few():
        played = playthrough.play(game("voluspa", **options), "Yggdrasil")
        playthrough.write(played, folder / f"{title(options)}.jsonl")


def rewrite_perft() -> None:
    """Counts from the deal and from later positions of each set."""
    folder = DATA / "perft" / "voluspa"
    folder.mkdir(parents=True, exist_ok=True)
    for options in few():
        state = game("voluspa", **options).deal("perft")
        entries = []
        for ply in range(33):
            if ply in (0, 16, 32):
                entries.append({"position": state.document(), "counts": counts(state)})
            legal = state.legal_actions()
            state.apply(legal[(7 * ply) % len(legal)])
        text = ",\n".join(json.dumps(entry, separators=(",", ":")) for entry in entries)
        (folder / f"{title(options)}.json").write_text(f"[\n{text}\n]\n", "utf-8")


def counts(state: object) -> list[int]:
    """Counts at depths 1, 2 and, while they are small, 3."""
    again = from_document(state.document())  # type: ignore[attr-defined] # a state
    found = [perft.count(again.game.rules, again.record, depth) for depth in (1, 2)]
    if found[1] < 6_000:
        found.append(perft.count(again.game.rules, again.record, 3))
    return found


if __name__ == "__main__":
    rewrite_playthroughs()
    rewrite_perft()
