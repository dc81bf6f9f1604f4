"""Scene of the table, made from a position, with every figure that a player reads off."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Literal, cast

from gladsheim.core.game import Json
from gladsheim.core.words import Words, unsaid
from gladsheim.games.valhalla import acts, stages
from gladsheim.games.valhalla.acts import LOW, WORD_SHIFT
from gladsheim.games.valhalla.notation.actions import cell_text, place_of_cell, to_text
from gladsheim.games.valhalla.notation.shapes import ValhallaOptions, ValhallaPlayer
from gladsheim.games.valhalla.pieces import CROWN, IDS, ZONE
from gladsheim.games.valhalla.record import HELD, RANK, SEATS, SIDE, STEPS_AROUND, SYMBOLS
from gladsheim.games.valhalla.rules.maps import in_valhalla, slot_ends, slot_names
from gladsheim.games.valhalla.rules.outcome import ValhallaStateResult, result
from gladsheim.games.valhalla.rules.value import glory_of, value
from gladsheim.games.valhalla.rules.zone import ready
from gladsheim.games.valhalla.views.shapes import (
    ValhallaFrame,
    ValhallaGround,
    ValhallaLand,
    ValhallaMarket,
    ValhallaMarketCard,
    ValhallaPending,
    ValhallaPlanned,
    ValhallaScene,
    ValhallaSeat,
    ValhallaSlot,
    ValhallaZoneCard,
)
from gladsheim.games.valhalla.views.view import View, pending_part, players_part
from gladsheim.games.valhalla.words.actions import step_words
from gladsheim.games.valhalla.words.asking import prompt


def scene(
    record: Any, options: Json, viewer: int | None, codes: Sequence[int], gathered: Sequence[int]
) -> Json:
    """Return the table, the same for everybody: only the piles are hidden.

    Only the seat that has to choose among the legal codes gets a prompt. `gathered` as for a `View`.
    """
    view = View(record, gathered)
    outcome = result(record)
    seat = view.read("seat")
    landscape = _landscape(view)
    found: ValhallaScene = {
        "game": "valhalla",
        "options": cast(ValhallaOptions, options),
        "viewer": viewer,
        "turn": None if seat < 0 else seat,
        "active": view.read("turn"),
        "stage": stages.NAMES[view.read("stage")],
        "market": _market(view),
        "landscape": landscape,
        "frame": _frame(landscape, view.read("width")),
        "planned": _planned(view),
        "seats": [_seat(view, other, part, outcome) for other, part in enumerate(players_part(view)[0])],
        "zone": ZONE,
        "pending": _pending(view),
        "draw": view.read("draw_count"),
        "discard": view.read("discard_count"),
        "pass_run": view.read("pass_run"),
        "forced_at": view.players,
        "glories": view.read("glories"),
        "target": options["target"],
        "glory_cap": options["glory_cap"],
        "over": outcome["over"],
        "ranking": outcome["ranking"],
        "winners": outcome["winners"] if outcome["over"] else [],
        "reason": outcome["reason"],
        "prompt": None,
    }
    if seat == viewer:
        found["prompt"] = unsaid(_prompt(found, codes))
    if found["planned"]:
        found["planned"]["words"] = [unsaid(step_words(step, found)) for step in found["planned"]["steps"]]
    return cast(Json, found)


def _prompt(shown: ValhallaScene, codes: Sequence[int]) -> Words:
    types = {acts.WORDS[word] for word in {code >> WORD_SHIFT for code in codes}}
    return prompt(shown, types, max(code & LOW for code in codes))


def _market(view: View) -> ValhallaMarket:
    width = view.read("width")
    market, slots = view.look("market"), view.read("slots")
    cards: list[ValhallaMarketCard] = [
        {"at": at, "x": x, "y": y, "card": view.card(card)}
        for (at, x, y), card in zip(_positions(width), market, strict=False)
    ]
    gaps: list[ValhallaSlot] = []
    for number, (name, x, y, side, ends) in enumerate(_slots(width)):
        armies = slots[number * SEATS : number * SEATS + view.players]
        is_open = market[ends[0]] >= 0 or market[ends[1]] >= 0
        gaps.append({"at": name, "x": x, "y": y, "side": side, "armies": armies, "open": is_open})
    return {"width": width, "height": 3, "cards": cards, "slots": gaps}


@cache
def _positions(width: int) -> list[tuple[str, int, int]]:
    return [(f"{x},{y}", x, y) for y in range(3) for x in range(width)]


@cache
def _slots(width: int) -> list[tuple[str, int, int, Literal["E", "S"], tuple[int, ...]]]:
    """Return name, place and side of each slot, and the two positions beside it."""
    found: list[tuple[str, int, int, Literal["E", "S"], tuple[int, ...]]] = []
    for name, ends in zip(slot_names(width), slot_ends(width), strict=False):
        x, y = map(int, name[:-1].split(","))
        found.append((name, x, y, "E" if name[-1] == "E" else "S", ends))
    return found


def _landscape(view: View) -> list[ValhallaLand]:
    land, owner, armies = view.look("land"), view.look("owner"), view.look("armies")
    regions = crown_regions(view)
    left, top = place_of_cell(view.record, 0)
    found: list[ValhallaLand] = []
    for cell in view.part("cells", 0, view.read("cell_count")):
        x, y = left + cell % SIDE, top + cell // SIDE
        holder = owner[cell] if armies[cell] else None
        found.append(
            {
                "at": f"{x},{y}",
                "x": x,
                "y": y,
                "card": IDS[land[cell]],
                "owner": holder,
                "armies": armies[cell],
                "value": 0 if holder is None else int(value(view.record, cell, holder)),
                "region": regions.get(cell),
            }
        )
    return found


def crown_regions(view: View) -> dict[int, int]:
    """Return the group that each crown scores, as a number for each of its cells (VH-10.2)."""
    land = view.look("land")
    cells = view.part("cells", 0, view.read("cell_count"))
    regions: dict[int, int] = {}
    for number, crown in enumerate(cell for cell in cells if RANK[land[cell]] == CROWN):
        group, edge = {crown}, [crown]
        while edge:
            here = edge.pop()
            for step in STEPS_AROUND:
                cell = here + step
                if land[cell] >= 0 and cell not in group and SYMBOLS[land[cell]] & SYMBOLS[land[crown]]:
                    group.add(cell)
                    edge.append(cell)
        for cell in group:
            regions.setdefault(cell, number)
    return regions


def _frame(landscape: Sequence[ValhallaLand], width: int) -> ValhallaFrame:
    """Return how far the landscape may still grow (VH-3.1)."""
    xs, ys = [land["x"] for land in landscape], [land["y"] for land in landscape]
    return {
        "columns": width,
        "rows": 3,
        "x": [max(xs) - width + 1, min(xs) + width - 1],
        "y": [max(ys) - 2, min(ys) + 2],
    }


def _planned(view: View) -> ValhallaPlanned | None:
    """Return the landscape after the steps planned so far (VH-14.2)."""
    if view.read("stage") not in (stages.PLAN, stages.EXCUSE) or view.read("step_count") == 0:
        return None
    owner, armies = view.look("plan_owner"), view.look("plan_armies")
    cells = view.part("cells", 0, view.read("cell_count"))
    landscape: list[ValhallaGround] = [
        {
            "at": cell_text(view.record, cell),
            "owner": owner[cell] if armies[cell] else None,
            "armies": armies[cell],
        }
        for cell in cells
    ]
    return {
        "landscape": landscape,
        "reserve": view.part("plan_reserve", 0, view.players),
        "steps": [to_text(code, view.record) for code in view.part("steps", 0, view.read("step_count"))],
        "words": [],
        "left": view.read("left"),
    }


def _seat(view: View, seat: int, part: ValhallaPlayer, outcome: ValhallaStateResult) -> ValhallaSeat:
    record = view.record
    cards: list[ValhallaZoneCard] = [
        {**card, "ready": bool(ready(record, seat * HELD + place))}
        for place, card in enumerate(part["cards"])
    ]
    owner, armies = view.look("owner"), view.look("armies")
    cells = view.part("cells", 0, view.read("cell_count"))
    held = [cell for cell in cells if owner[cell] == seat and armies[cell]]
    return {
        **part,
        "cards": cards,
        "display": outcome["display"][seat],
        "valhalla": int(in_valhalla(record, seat)),
        "bound": sum(card["armies"] for card in cards),
        "landscape": sum(armies[cell] for cell in held),
        "held": len(held),
        "glory": int(glory_of(record, seat, 0)),
    }


def _pending(view: View) -> ValhallaPending | None:
    """Return the pending event, with the same fields for every kind."""
    found = pending_part(view)
    if found is None:
        return None
    dest = found.get("dest")
    return {
        "kind": found["kind"],
        "card": found.get("card"),
        "dest": None if dest is None else f"{dest[0]},{dest[1]}",
        "due": found.get("due", 0),
        "ask": found.get("ask", []),
        "aces": found.get("aces", []),
    }
