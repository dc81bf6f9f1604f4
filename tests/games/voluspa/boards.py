"""Positions of Völuspá from drawings, for tests that speak of rules.

    table("Od .. Va",
          "Fe Lo+1 He", hand="Dr Fr")

draws the board from the cell 0,0; two dots are an empty cell, `He` a Hel, `+1` a boost.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from gladsheim import from_document
from gladsheim.core.game import Json, State
from gladsheim.games.voluspa.pieces import BY_CODE

ALL = tuple(BY_CODE)
EMPTY = ".."


def drawn(*rows: str, left: int = 0, top: int = 0) -> dict[str, str]:
    """Cell → tile of a drawing whose first cell is left,top."""
    return {
        f"{left + column},{top + line}": tile
        for line, row in enumerate(rows)
        for column, tile in enumerate(row.split())
        if tile != EMPTY
    }


def position(*rows: str, hand: str, others: tuple[str, ...] = ("Od Th",), **fields: Any) -> Json:
    """A position document: seat 0 is to act, with everything that is not named in the box."""
    board = fields.pop("board", None) or drawn(*rows, left=fields.pop("left", 0), top=fields.pop("top", 0))
    boosts = sum(int(tile.partition("+")[2] or 0) for tile in board.values())
    kinds = fields.pop("kinds", list(ALL))
    options = {"players": 1 + len(others), "kinds": kinds, "no_late_hel": fields.pop("no_late_hel", False)}
    return {
        "game": "voluspa",
        "version": 1,
        "options": options,
        "board": board,
        "hands": [sorted(tiles.split()) for tiles in (hand, *others)],
        "discard": ["Fr"] * boosts,
        **fields,
    }


def table(*rows: str, hand: str, others: tuple[str, ...] = ("Od Th",), **fields: Any) -> State:
    """The state of a drawn position."""
    return from_document(position(*rows, hand=hand, others=others, **fields))


def spots(state: State, kind: str) -> set[str]:
    """Where a kind may be played without boosts: cells, with the direction of a bump."""
    head = f"{kind}@"
    return {action.removeprefix(head) for action in state.legal_actions() if action.startswith(head)}


def points(state: State, action: str) -> int:
    """What an action brings at once."""
    return state.preview(action).points


def after(state: State, *actions: str) -> State:
    """The position after some actions, the one given left alone."""
    later = state.clone()
    for action in actions:
        later.apply(action)
    return later


def board(state: State) -> dict[str, str]:
    """Cell → tile, as the document has it."""
    found: dict[str, str] = state.document()["board"]
    return found


def tiles_everywhere(document: Json) -> Counter[str]:
    """All tiles of a document, wherever they are."""
    found = Counter(tile.partition("+")[0] for tile in document["board"].values())
    for pile in (*document["hands"], document["deck"], document["discard"], document["removed"]):
        found.update(pile)
    if document.get("raven") and document["raven"]["under"]:
        found[document["raven"]["under"]] += 1
    return found
