"""What everybody may know of a position (VH-14.4), and the document of all of it (VH-14.1).

Nothing is hidden but the two piles and the generator: a `View` hands out a field of the
record only if the field's mark lets its viewer know it.
"""

from __future__ import annotations

from typing import Any

from gladsheim.core.game import Json
from gladsheim.core.positions.open_view import OpenView, open_fields
from gladsheim.core.state import read
from gladsheim.games.valhalla import kinds, stages
from gladsheim.games.valhalla.notation.actions import cell_text, place_of_cell, to_text
from gladsheim.games.valhalla.pieces import IDS
from gladsheim.games.valhalla.record import HELD, LAYOUT, REASONS, SEATS, SIDE
from gladsheim.games.valhalla.rules.maps import slot_names
from gladsheim.games.valhalla.rules.outcome import winners
from gladsheim.games.valhalla.rules.uses.battle import ASK_BITS, ASK_MASK
from gladsheim.games.valhalla.views.shapes import ValhallaPlayer

_OPEN = open_fields(LAYOUT)
FLAGS = ("placed", "recruited", "fought", "stalled")


class View(OpenView):
    """A record as anybody but the holder of the whole may know it."""

    def __init__(self, record: Any) -> None:
        super().__init__(record, _OPEN)
        self.record = record
        self.players: int = read(record, "players")

    def card(self, number: int) -> str | None:
        """The id of a card; None for no card."""
        return None if number < 0 else IDS[number]

    def cell(self, cell: int) -> str:
        """A cell of the landscape as actions write it."""
        return cell_text(self.record, cell)


def unpack(asked: int) -> list[int]:
    """The seats of a packed list, the first first."""
    seats = []
    while asked:
        seats.append((asked & ASK_MASK) - 1)
        asked >>= ASK_BITS
    return seats


def market_part(view: View) -> Json:
    """Valhalla: its cards in reading order, and the slots with armies."""
    width = view.read("width")
    slots = view.read("slots")
    armies = {}
    for number, name in enumerate(slot_names(width)):
        here = slots[number * SEATS : number * SEATS + view.players]
        if any(here):
            armies[name] = here
    cards = [view.card(number) for number in view.part("market", 0, width * 3)]
    return {"width": width, "height": 3, "cards": cards, "armies": armies}


def landscape_part(view: View) -> list[Json]:
    """The locations, sorted by y, then x."""
    land, owner, armies = view.look("land"), view.look("owner"), view.look("armies")
    left, top = place_of_cell(view.record, 0)
    found = []
    for cell in view.part("cells", 0, view.look("cell_count")):
        x, y = left + cell % SIDE, top + cell // SIDE
        holder = None if armies[cell] == 0 else owner[cell]
        found.append({"x": x, "y": y, "card": IDS[land[cell]], "owner": holder, "armies": armies[cell]})
    return found


def player_part(view: View, seat: int) -> ValhallaPlayer:
    """One player, with the control zone in order of recruiting."""
    begin = seat * HELD
    zone, uses, used, bound = (view.look(name) for name in ("zone", "uses", "used", "bound"))
    return {
        "reserve": view.look("reserve")[seat],
        "score": view.look("score")[seat],
        "cycle": view.look("cycle")[seat],
        "phase": view.look("phase")[seat],
        "placed": bool(view.look("placed")[seat]),
        "recruited": bool(view.look("recruited")[seat]),
        "fought": bool(view.look("fought")[seat]),
        "stalled": bool(view.look("stalled")[seat]),
        "cards": [
            {"card": IDS[zone[at]], "uses": uses[at], "used": bool(used[at]), "armies": bound[at]}
            for at in range(begin, begin + view.look("zone_count")[seat])
        ],
    }


def pending_part(view: View) -> Json | None:
    """What is pending (VH-14.1)."""
    stage = view.read("stage")
    kind = kinds.NAMES[view.read("kind")]
    if stage in (stages.PAY, stages.DROP):
        return {"kind": kind, "card": IDS[view.read("card")], "due": view.read("due")}
    if stage == stages.GLORY:
        return {"kind": "glory", "aces": [IDS[ace] for ace in view.part("aces", 0, view.read("ace_count"))]}
    if stage not in (stages.PLAN, stages.EXCUSE):
        return None
    dest = view.read("dest")
    steps = view.part("steps", 0, view.read("step_count"))
    found: Json = {
        "kind": kind,
        "card": IDS[view.read("card")],
        "dest": None if dest < 0 else list(place_of_cell(view.record, dest)),
        "steps": [to_text(code, view.record) for code in steps],
    }
    return found | ({"ask": unpack(view.read("ask"))} if stage == stages.EXCUSE else {})


def body_part(view: View, options: Json) -> tuple[Json, Json]:
    """What stands before the piles of a document, and what stands after them."""
    head = {"game": "valhalla", "version": 1, "options": options}
    stage = view.read("stage")
    ended: Json | None = None
    if stage == stages.OVER:
        scores = view.part("score", 0, view.players)
        reason = REASONS[view.read("reason")]
        ended = {"winners": winners(view.record), "scores": scores, "reason": reason}
    tail = {
        "valhalla": market_part(view),
        "landscape": landscape_part(view),
        "players": [player_part(view, seat) for seat in range(view.players)],
        "turn": view.read("turn"),
        "stage": stages.NAMES[stage],
        "pending": pending_part(view),
        "pass_run": view.read("pass_run"),
        "glories": view.read("glories"),
        "result": ended,
    }
    return head, tail


def observe(record: Any, options: Json) -> Json:
    """The observer's document: everything but the piles and the generator (VH-14.4)."""
    view = View(record)
    head, tail = body_part(view, options)
    hidden = {"rng": None, "draw": None, "discard": None}
    counts = {"draw_count": view.read("draw_count"), "discard_count": view.read("discard_count")}
    return {**head, **hidden, **counts, **tail}
