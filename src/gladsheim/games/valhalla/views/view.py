"""View of a position that everybody may have (VH-14.4).

Nothing is hidden but the two piles and the generator: a `View` returns a field of the record only if the
field's mark lets its viewer know it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from gladsheim.core.game import Json
from gladsheim.core.positions.open_view import OpenView, open_fields
from gladsheim.core.state import read
from gladsheim.games.valhalla import kinds, stages
from gladsheim.games.valhalla.notation.actions import cell_text, place_of_cell, to_text
from gladsheim.games.valhalla.notation.shapes import (
    ValhallaDocumentLand,
    ValhallaDocumentMarket,
    ValhallaDocumentPending,
    ValhallaHead,
    ValhallaOptions,
    ValhallaPlayer,
    ValhallaResult,
    ValhallaTable,
)
from gladsheim.games.valhalla.pieces import HEIGHT, IDS
from gladsheim.games.valhalla.record import LAYOUT, REASONS, SEATS, SLOTS, Reason
from gladsheim.games.valhalla.rules.maps import slot_names
from gladsheim.games.valhalla.rules.outcome import winners
from gladsheim.games.valhalla.rules.uses.battle import ASK_BITS, ASK_MASK
from gladsheim.games.valhalla.views.gathering import OF_CARD, OF_PLAYER, OF_TABLE

_OPEN = open_fields(LAYOUT)
PENDING = (stages.PAY, stages.DROP, stages.GLORY, stages.PLAN, stages.EXCUSE)
"""Stages at which an event is pending."""


class View(OpenView):
    """A record as anybody but the holder of the whole may know it."""

    def __init__(self, record: Any, gathered: Sequence[int] = ()) -> None:
        """Create a view; `gathered` are the numbers of `Rules.gather`, without which there is no document."""
        super().__init__(record, _OPEN)
        self.record = record
        self.players: int = read(record, "players")
        self.gathered = gathered

    def card(self, number: int) -> str | None:
        """Return the id of a card; None for no card."""
        return None if number < 0 else IDS[number]

    def cell(self, cell: int) -> str:
        """Return a cell of the landscape as actions write it."""
        return cell_text(self.record, cell)


def unpack(asked: int) -> list[int]:
    """Return the seats of a packed list, in order."""
    seats = []
    while asked:
        seats.append((asked & ASK_MASK) - 1)
        asked >>= ASK_BITS
    return seats


def market_part(view: View, width: int) -> ValhallaDocumentMarket:
    """Return Valhalla: its cards in reading order, and the slots with armies."""
    players, slots, armies = view.players, view.read("slots"), {}
    for name, at in zip(slot_names(width), range(0, SLOTS * SEATS, SEATS), strict=False):
        here = slots[at : at + players]
        if any(here):
            armies[name] = here
    cards = [None if card < 0 else IDS[card] for card in view.part("market", 0, width * HEIGHT)]
    return {"width": width, "height": HEIGHT, "cards": cards, "armies": armies}


def landscape_part(view: View, begin: int) -> list[ValhallaDocumentLand]:
    """Return the locations, sorted by y, then x; gathered from `begin` on."""
    found = iter(view.gathered[begin:])
    return [
        {"x": x, "y": y, "card": IDS[card], "owner": None if owner < 0 else owner, "armies": armies}
        for x, y, card, owner, armies in zip(found, found, found, found, found, strict=True)
    ]


def players_part(view: View) -> tuple[list[ValhallaPlayer], int]:
    """Return all players, each with the control zone in order of recruiting, and the index where they end."""
    players: list[ValhallaPlayer] = []
    end = OF_TABLE
    for _ in range(view.players):
        begin = end + OF_PLAYER
        reserve, score, cycle, phase, placed, recruited, fought, stalled, held = view.gathered[end:begin]
        end = begin + OF_CARD * held
        cards = iter(view.gathered[begin:end])
        players.append(
            {
                "reserve": reserve,
                "score": score,
                "cycle": cycle,
                "phase": phase,
                "placed": bool(placed),
                "recruited": bool(recruited),
                "fought": bool(fought),
                "stalled": bool(stalled),
                "cards": [
                    {"card": IDS[card], "uses": uses, "used": bool(used), "armies": armies}
                    for card, uses, used, armies in zip(cards, cards, cards, cards, strict=True)
                ],
            }
        )
    return players, end


def pending_part(view: View) -> ValhallaDocumentPending | None:
    """Return the pending event (VH-14.1)."""
    stage = view.read("stage")
    if stage not in PENDING:
        return None
    kind = cast(kinds.Kind, kinds.NAMES[view.read("kind")])
    if stage in (stages.PAY, stages.DROP):
        return {"kind": kind, "card": IDS[view.read("card")], "due": view.read("due")}
    if stage == stages.GLORY:
        return {"kind": "glory", "aces": [IDS[ace] for ace in view.part("aces", 0, view.read("ace_count"))]}
    dest = view.read("dest")
    steps = view.part("steps", 0, view.read("step_count"))
    found: ValhallaDocumentPending = {
        "kind": kind,
        "card": IDS[view.read("card")],
        "dest": None if dest < 0 else list(place_of_cell(view.record, dest)),
        "steps": [to_text(code, view.record) for code in steps],
    }
    if stage == stages.EXCUSE:
        found["ask"] = unpack(view.read("ask"))
    return found


def head_part(options: Json) -> ValhallaHead:
    """Return game and version, with the options."""
    return {"game": "valhalla", "version": 1, "options": cast(ValhallaOptions, options)}


def table_part(view: View) -> ValhallaTable:
    """Return the public part of the position."""
    turn, stage, width, pass_run, glories, *_ = view.gathered[:OF_TABLE]
    players, end = players_part(view)
    ended: ValhallaResult | None = None
    if stage == stages.OVER:
        reason = cast(Reason, REASONS[view.read("reason")])
        scores = view.part("score", 0, view.players)
        ended = {"winners": winners(view.record), "scores": scores, "reason": reason}
    return {
        "valhalla": market_part(view, width),
        "landscape": landscape_part(view, end),
        "players": players,
        "turn": turn,
        "stage": stages.NAMES[stage],
        "pending": pending_part(view),
        "pass_run": pass_run,
        "glories": glories,
        "result": ended,
    }


def observe(record: Any, options: Json, gathered: Sequence[int]) -> Json:
    """Return the observer's document: everything but the piles and the generator (VH-14.4)."""
    *_, draw_count, discard_count = gathered[:OF_TABLE]
    return {
        **head_part(options),
        "rng": None,
        "draw": None,
        "discard": None,
        "draw_count": draw_count,
        "discard_count": discard_count,
        **table_part(View(record, gathered)),
    }
