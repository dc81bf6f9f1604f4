"""Copies and clearings follow from a layout: no field is forgotten, and none is touched that is not to be."""

from __future__ import annotations

from typing import Any

import pytest

from gladsheim.core.kernel import kernel
from gladsheim.core.positions.copying import clearer, copier
from gladsheim.core.state import CopyRule, Extent, Field, FieldAudience, Layout, read, write
from gladsheim.games import game
from tests.games.modes import PLAIN, ROOT, WAYS, run

ALL = FieldAudience.EVERYONE
LAYOUT = Layout(
    "Marked",
    (
        Field("turn", 16, ALL, empty=-1),
        Field("players", 16, ALL, empty=None),
        Field("points", 16, ALL, 3),
        Field("file", 16, ALL, empty=None),
        Field("prices", 16, ALL, 2, empty=None, copied="file"),
        Field("pile", 16, ALL, 4, extent=Extent("size")),
        Field("size", 16, ALL),
        Field("menu", 16, ALL, 4, extent=Extent("offers", padded=False)),
        Field("offers", 16, ALL),
        Field("hands", 16, ALL, 4, extent=Extent("held", room=2)),
        Field("held", 16, ALL, 2),
        Field("decks", 16, ALL, 4, extent=Extent("sizes", begins="starts")),
        Field("sizes", 16, ALL, 2),
        Field("starts", 16, ALL, 2, empty=None),
        Field("notes", 16, ALL, 2, copied=CopyRule.NEVER),
        Field("noted", 16, ALL, copied=CopyRule.NEVER),
        Field("board", 16, ALL, 2, copied=CopyRule.APART),
    ),
)
SOURCE: dict[str, Any] = {
    **{"turn": 1, "players": 2, "points": [3, 4, 5], "file": 6, "prices": [7, 8]},
    **{"pile": [9, 0, 0, 0], "size": 1, "menu": [10, 99, 99, 99], "offers": 1},
    **{"hands": [11, 12, 13, 0], "held": [2, 1], "decks": [0, 14, 15, 0], "sizes": [2, 0], "starts": [1, 0]},
    **{"notes": [16, 17], "noted": 1, "board": [18, 19]},
}
TARGET: dict[str, Any] = {
    **{"turn": 20, "players": 3, "points": [21, 22, 23], "file": 24, "prices": [25, 26]},
    **{"pile": [27, 28, 29, 0], "size": 3, "menu": [30, 31, 32, 33], "offers": 4},
    **{"hands": [34, 0, 35, 36], "held": [1, 2], "decks": [0, 37, 0, 0], "sizes": [1, 0], "starts": [1, 0]},
    **{"notes": [38, 39], "noted": 2, "board": [40, 41]},
}


@kernel
def copy_board(target: Any, source: Any) -> None:
    """Copies the first cell of the board."""
    target.board[0] = source.board[0]


@kernel
def clear_board(record: Any) -> None:
    """Clears the first cell of the board."""
    record.board[0] = 0


def record(fields: dict[str, Any]) -> Any:
    """A plain record with these fields."""
    made = LAYOUT.batch(1)[0]
    for name, value in fields.items():
        write(made, name, value)
    return made


def told(found: Any) -> dict[str, Any]:
    """All fields of a record."""
    return {field.name: read(found, field.name) for field in LAYOUT.fields}


def test_a_copy_has_all_that_is_in_use() -> None:
    """Padding too. What nobody reads, and what belongs to whoever works on the target, stays."""
    target = record(TARGET)
    copier(LAYOUT, copy_board)(target, record(SOURCE))
    kept = {"menu": [10, 31, 32, 33], "notes": [38, 39], "noted": 0, "board": [18, 41]}
    assert told(target) == {**SOURCE, **kept}


def test_what_depends_on_an_equal_field_is_not_copied() -> None:
    """A file that both records have is not copied once more."""
    target = record({**TARGET, "file": SOURCE["file"]})
    copier(LAYOUT, copy_board)(target, record(SOURCE))
    assert told(target)["prices"] == TARGET["prices"]


def test_an_empty_table_has_the_empty_numbers() -> None:
    """Options stay, and so does what nobody reads."""
    cleared = record(TARGET)
    clearer(LAYOUT, clear_board)(cleared)
    zeros = {name: [0] * len(value) if isinstance(value, list) else 0 for name, value in TARGET.items()}
    stays = ("players", "file", "prices", "starts", "menu", "notes")
    kept = {name: TARGET[name] for name in stays} | {"turn": -1, "board": [0, 41]}
    assert told(cleared) == {**zeros, **kept}


@pytest.mark.parametrize("way", [PLAIN, WAYS[0]], ids=["plain", "compiled"])
@pytest.mark.parametrize("name", ["voluspa", "valda", "valhalla"])
def test_noise_in_every_field_is_copied_and_cleared(name: str, way: dict[str, str]) -> None:
    """A copy over noise is equal in each field, and a deal over noise is that of an empty table."""
    way = {**way, "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"}
    fields = game(name).rules.layout.fields
    filled = [field for field in fields if field.copied is not CopyRule.APART]
    board = 4 if name == "voluspa" else 0
    assert run(["-m", "tests.core.positions.noise", name], way).split() == [str(len(filled) - board)]
