"""The positions and constants that the page's editors are tested with are those of the engines.

`python -m tests.tables.test_lab_positions` writes them anew.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from gladsheim.games import from_document, game, info

FOLDER = Path(__file__).resolve().parents[2] / "web/src/lib/testing"
FILE, CONSTANTS = FOLDER / "positions.jsonl", FOLDER / "constants.jsonl"
ROWS: tuple[tuple[str, dict[str, Any], int], ...] = (
    ("voluspa", {"players": 2}, 0),
    ("voluspa", {"players": 5, "set": "all"}, 0),
    ("voluspa", {"players": 3, "set": "all"}, 40),
    ("valda", {"players": 2}, 0),
    ("valda", {"players": 5, "race": True, "turnaround": True}, 0),
    ("valda", {"players": 3}, 150),
    ("valhalla", {"players": 2}, 0),
    ("valhalla", {"players": 6, "excuse": True}, 0),
    ("valhalla", {"players": 3, "excuse": True}, 150),
)
"""Game, options, and how many random actions are taken."""


def positions() -> Iterator[str]:
    """Position documents, dealt and played on, a line each."""
    for name, options, count in ROWS:
        state = game(name, **options).deal("positions")
        chance = random.Random(7)
        for _ in range(count):
            state.apply(
                chance.choice(sorted(choice["action"] for choice in state.game.presenter.choices(state)))
            )
        yield json.dumps(state.document(), ensure_ascii=False) + "\n"


def constants() -> str:
    """The constants of all games, a line each."""
    names = dict.fromkeys(name for name, _, _ in ROWS)
    rows = ({"game": name, "constants": info(name)().presenter.constants()} for name in names)
    return "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)


def test_the_page_is_tested_with_positions_of_the_engines() -> None:
    """Each line is what the engine says today, and what it reads back as the same."""
    written = FILE.read_text(encoding="utf-8").splitlines(keepends=True)
    assert written == list(positions())
    for line in written:
        assert from_document(json.loads(line)).document() == json.loads(line)


def test_the_page_is_tested_with_constants_of_the_engines() -> None:
    """They are what the engines say today."""
    assert CONSTANTS.read_text(encoding="utf-8") == constants()


if __name__ == "__main__":
    FILE.write_text("".join(positions()), encoding="utf-8")
    CONSTANTS.write_text(constants(), encoding="utf-8")
