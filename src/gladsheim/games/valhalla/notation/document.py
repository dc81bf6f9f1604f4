"""Conversion of a position document to its state (VH-14). `views/document.py` writes documents.

Reading goes in three steps: `reading.py` checks the form of each field, `checks.py` the
position as a whole, and `build` sets up the record.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from gladsheim.core.chance import set_rng
from gladsheim.core.errors import DocumentError, Fault, shorten
from gladsheim.core.game import Json
from gladsheim.core.positions.reader import padded
from gladsheim.core.state import read, span, write
from gladsheim.games.valhalla import kinds, stages
from gladsheim.games.valhalla.notation.actions import to_text
from gladsheim.games.valhalla.notation.position import FLAGS, Position
from gladsheim.games.valhalla.pieces import NUMBER
from gladsheim.games.valhalla.record import (
    CARDS,
    CELLS,
    HELD,
    LAYOUT,
    MARGIN,
    NONE,
    POSITIONS,
    REASONS,
    SEATS,
    SIDE,
    SLOTS,
)
from gladsheim.games.valhalla.rules import setup, turn as turns
from gladsheim.games.valhalla.rules.maps import list_cells, slot_names
from gladsheim.games.valhalla.rules.uses import plan
from gladsheim.games.valhalla.rules.uses.battle import ASK_BITS
from gladsheim.games.valhalla.rulings import RULINGS


def new_record(options: Json, readings: Collection[str]) -> Any:
    """Return an empty table with these options, and with readings besides those of its options."""
    record = LAYOUT.batch(1)[0]
    for name in ("players", "decks", "target", "glory_cap"):
        write(record, name, options[name])
    for name in ("extended", "excuse"):
        write(record, name, int(options[name]))
    write(record, "first", NONE if options["first"] is None else options["first"])
    write(record, "rulings", RULINGS.bits((*options.get("rulings", ()), *readings)))
    setup.clear(record)
    return record


def build(position: Position, readings: Collection[str] = ()) -> Any:
    """Return the record of a checked position, at its decision; `readings` as for `new_record`."""
    record = new_record(position.options, readings)
    set_rng(record, position.rng)
    for name in ("turn", "pass_run", "glories"):
        write(record, name, getattr(position, name))
    write(record, "stage", stages.NAMES.index(position.stage))
    if position.result is not None:
        write(record, "reason", REASONS.index(position.result.reason))
    _place_piles(record, position)
    _place_maps(record, position)
    _place_players(record, position)
    _place_pending(record, position)
    turns.settle(record)
    return record


def _place_piles(record: Any, position: Position) -> None:
    write(record, "draw", padded([NUMBER[card] for card in reversed(position.draw)], CARDS))
    write(record, "draw_count", len(position.draw))
    write(record, "discard", padded([NUMBER[card] for card in position.discard], CARDS))
    write(record, "discard_count", len(position.discard))


def _place_maps(record: Any, position: Position) -> None:
    market = [NONE if card is None else NUMBER[card] for card in position.market]
    write(record, "market", padded(market, POSITIONS, NONE))
    slots = [0] * (SLOTS * SEATS)
    names = slot_names(read(record, "width"))
    for name, armies in position.slots.items():
        at = names.index(name) * SEATS
        slots[at : at + len(armies)] = armies
    write(record, "slots", slots)
    left = min(place.x for place in position.landscape) - MARGIN
    top = min(place.y for place in position.landscape) - MARGIN
    write(record, "corner_x", left)
    write(record, "corner_y", top)
    land, owner, count = [NONE] * CELLS, [NONE] * CELLS, [0] * CELLS
    for place in position.landscape:
        cell = (place.y - top) * SIDE + place.x - left
        land[cell] = NUMBER[place.card]
        owner[cell] = NONE if place.owner is None else place.owner
        count[cell] = place.armies
    write(record, "land", land)
    write(record, "owner", owner)
    write(record, "armies", count)
    list_cells(record)


def _place_players(record: Any, position: Position) -> None:
    players = position.players
    for name in ("reserve", "score", "cycle", "phase"):
        write(record, name, padded([getattr(one, name) for one in players], SEATS, 0))
    for name in FLAGS:
        write(record, name, padded([int(one.flags[name]) for one in players], SEATS))
    zones = {name: [0] * (SEATS * HELD) for name in ("uses", "used", "bound")}
    zone = [NONE] * (SEATS * HELD)
    for seat, player in enumerate(players):
        for place, held in enumerate(player.cards):
            at = seat * HELD + place
            zone[at] = NUMBER[held.card]
            zones["uses"][at], zones["used"][at], zones["bound"][at] = held.uses, int(held.used), held.armies
    write(record, "zone", zone)
    for name, values in zones.items():
        write(record, name, values)
    write(record, "zone_count", padded([len(one.cards) for one in players], SEATS))


def _place_pending(record: Any, position: Position) -> None:
    pending = position.pending
    if pending is None:
        return
    kind = kinds.NAMES.index(pending.kind)
    if pending.kind == "glory":
        write(record, "kind", kind)
        write(record, "aces", padded([NUMBER[ace] for ace in pending.aces], HELD))
        write(record, "ace_count", len(pending.aces))
        return
    card = NUMBER[pending.card]
    dest = NONE if pending.dest is None else cell_number(record, *pending.dest)
    if kind in (kinds.EVENT, kinds.PERSON):
        plan.lay_out(record, kind, card, dest)
        for number, step in enumerate(pending.steps):
            plan.add_step(record, _step_code(record, number, step))
        if position.stage == "plan" and not _offered_steps(record):
            raise DocumentError(
                [Fault("pending.steps", "leave nothing to plan in stage plan (VH-8.2, VH-8.3)")]
            )
    write(record, "kind", kind)
    write(record, "card", card)
    write(record, "dest", dest)
    write(record, "due", pending.due)
    write(record, "ask", sum((seat + 1) << (ASK_BITS * place) for place, seat in enumerate(pending.ask)))


def _offered_steps(record: Any) -> list[int]:
    """Return the codes of the steps that the plan offers."""
    write(record, "menu_count", 0)
    plan.offer_steps(record)
    offered: list[int] = span(record, "menu", 0, read(record, "menu_count"))
    return offered


def _step_code(record: Any, number: int, text: str) -> int:
    """Return the code of a step that the plan offers. Raises DocumentError for any other."""
    for code in _offered_steps(record):
        if to_text(code, record) == text:
            return code
    raise DocumentError([Fault(f"pending.steps.{number}", f"is {shorten(text)}, no step of this plan")])


def cell_number(record: Any, x: int, y: int) -> int:
    """Return the number of a cell of the landscape."""
    return int((y - read(record, "corner_y")) * SIDE + x - read(record, "corner_x"))
