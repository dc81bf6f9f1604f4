"""Reasons of an action's points: one part for each location that scores, with the rules."""

from __future__ import annotations

from typing import Any

from gladsheim.core.game import Json
from gladsheim.core.positions.plain import EnginePosition
from gladsheim.core.state import look, read, span
from gladsheim.games.valhalla import acts
from gladsheim.games.valhalla.acts import WORD_SHIFT
from gladsheim.games.valhalla.notation.actions import cell_text, numbers_of
from gladsheim.games.valhalla.pieces import IDS, KINDS
from gladsheim.games.valhalla.record import LAYOUT, STEPS_AROUND, SYMBOLS
from gladsheim.games.valhalla.rules.maps import list_cells
from gladsheim.games.valhalla.rules.preview import SCORING, turned_symbols
from gladsheim.games.valhalla.rules.value import beaten_by_twin, doubled, value
from gladsheim.games.valhalla.rules.zone import place_of


def may_score(code: int) -> bool:
    """Return whether an action is of a type that can gain points at once."""
    return code >> WORD_SHIFT in SCORING


def parts(hand: EnginePosition, code: int) -> list[Json]:
    """Return the parts of the points that an action certainly gains; they add up to them."""
    if hand.points(code) == 0:
        return []
    record = hand.record
    word, first, second, _ = numbers_of(code)
    seat = read(record, "turn")
    if word in (acts.ACE, acts.LOCATION):
        return use_parts(record, seat, word == acts.ACE, first, second)
    symbols = 0
    if word != acts.GLORY:
        symbols = int(turned_symbols(record)) | (int(SYMBOLS[first]) if word == acts.GLORY_ACE else 0)
    return glory_parts(record, seat, symbols)


def use_parts(record: Any, seat: int, ace: bool, card: int, cell: int) -> list[Json]:
    """Return the points that a free ace, or a new location, gains a seat (VH-8.6, VH-8.32, VH-8.33)."""
    if ace:
        return [_part(record, cell, int(value(record, cell, seat)), 1, ["VH-8.6", "VH-10.2"])]
    return _location(record, seat, card, cell)


def glory_parts(record: Any, seat: int, symbols: int) -> list[Json]:
    """Return the points that each location gains a seat in a glory phase (VH-10)."""
    found = []
    cells = span(record, "cells", 0, read(record, "cell_count"))
    owner = read(record, "owner")
    for at, cell in enumerate(cells):
        if owner[cell] != seat:
            continue
        worth = int(doubled(record, cell, seat, symbols))
        if worth == 0:
            continue
        once = int(value(record, cell, seat))
        times = 2 if worth > once else 1
        if beaten_by_twin(record, at, seat, symbols, worth):
            part = _part(record, cell, once, 0, ["VH-10.3"])
            found.append(part | {"doubled": times == 2})
        else:
            found.append(_part(record, cell, once, times, ["VH-10.2", *["VH-10.5"] * (times == 2)]))
    return found


def _part(record: Any, cell: int, worth: int, times: int, rules: list[str]) -> Json:
    return {
        "kind": "location",
        "at": cell_text(record, cell),
        "card": IDS[look(record, "land")[cell]],
        "value": worth,
        "doubled": times == 2,
        "points": worth * times,
        "rules": rules,
    }


def _location(record: Any, seat: int, card: int, cell: int) -> list[Json]:
    """Return the points of a new location, and of the best neighbour (VH-8.32, VH-8.33)."""
    board = LAYOUT.scratch("explain")
    LAYOUT.fill(board, record)
    land, owner, armies = look(board, "land"), look(board, "owner"), look(board, "armies")
    new = bool(land[cell] < 0)
    armies[cell] += look(board, "bound")[place_of(board, seat, card)]
    land[cell] = card
    owner[cell] = seat if armies[cell] > 0 else -1
    list_cells(board)
    found = [_part(board, cell, int(value(board, cell, seat)), 1, ["VH-8.32" if new else "VH-8.33"])]
    if new:
        beside = [
            _part(board, cell + step, int(value(board, cell + step, seat)), 1, ["VH-8.32"])
            for step in STEPS_AROUND
            if owner[cell + step] == seat and land[cell + step] % KINDS != card % KINDS
        ]
        found += sorted(beside, key=lambda part: -part["points"])[:1]
    return [part for part in found if part["points"]]
