"""A table with something of everything on it, and an event of every kind, made by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

Json = dict[str, Any]
NAMES = ("Ada", "Bo", "Cleopatra of the Seven Seas")


def held(card: str, uses: int = 0, used: bool = False, armies: int = 0) -> Json:
    """A card of a control zone."""
    return {"card": card, "uses": uses, "used": used, "armies": armies, "ready": not used and uses < 2}


def seat(cards: Sequence[Json] = (), **fields: Any) -> Json:
    """A seat of a scene."""
    return {
        "score": 17,
        "display": "17",
        "reserve": 4,
        "cycle": 2,
        "phase": 3,
        "placed": True,
        "recruited": True,
        "fought": True,
        "stalled": False,
        "valhalla": 3,
        "bound": 2,
        "landscape": 3,
        "held": 1,
        "glory": 8,
        "cards": list(cards),
        **fields,
    }


def land(x: int, y: int, card: str, owner: int | None = None, armies: int = 0, **fields: Any) -> Json:
    """A location of a scene."""
    return {
        "at": f"{x},{y}",
        "x": x,
        "y": y,
        "card": card,
        "owner": owner,
        "armies": armies,
        "value": 0,
        "region": None,
        **fields,
    }


MARKET = ("sailor", "market", None, "ace-moons", "excuse", "harvest", "borderland", "windfall", "origin.2")
FILLED = {"0,0E": [2, 1, 0], "0,0S": [0, 12, 1], "1,1E": [0, 0, 3]}


def market() -> Json:
    """Valhalla with one empty place, one closed slot and three slots with armies."""
    cells = [(x, y) for y in range(3) for x in range(3)]
    cards = [
        {"at": f"{x},{y}", "x": x, "y": y, "card": card} for (x, y), card in zip(cells, MARKET, strict=True)
    ]
    slots = [
        {
            "at": f"{x},{y}{side}",
            "x": x,
            "y": y,
            "side": side,
            "armies": FILLED.get(f"{x},{y}{side}", [0, 0, 0]),
            "open": (x, y, side) != (2, 0, "S"),
        }
        for side, columns, rows in (("E", 2, 3), ("S", 3, 2))
        for y in range(rows)
        for x in range(columns)
    ]
    return {"width": 3, "height": 3, "cards": cards, "slots": slots}


LANDSCAPE = [
    land(0, 0, "mountain", 0, 5, value=4),
    land(1, 0, "sea", 1, 2, value=6, region=0),
    land(0, 1, "island"),
    land(1, 1, "borderland.2", 2, 1, value=1, region=0),
]
PLANNED: Json = {
    "landscape": [
        {"at": "0,0", "owner": 0, "armies": 2},
        {"at": "1,0", "owner": 0, "armies": 1},
        {"at": "0,1", "owner": None, "armies": 0},
        {"at": "1,1", "owner": 2, "armies": 1},
    ],
    "reserve": [4, 6, 0],
    "steps": ["march:0,0:1,0:3"],
    "left": 1,
}
PENDING: Json = {"kind": "person", "card": "sailor", "dest": None, "due": 0, "ask": [], "aces": []}


def scene(**fields: Any) -> Json:
    """A scene in which everything that can be shown is there at once: a plan in the making."""
    return {
        "game": "valhalla",
        "options": {"players": 3},
        "viewer": 0,
        "turn": 0,
        "active": 0,
        "stage": "plan",
        "market": market(),
        "landscape": LANDSCAPE,
        "frame": {"columns": 3, "rows": 3, "x": [-1, 2], "y": [-1, 2]},
        "planned": PLANNED,
        "seats": [
            seat([held("sailor", 0, True, 2), held("ace-suns", 1), held("end"), held("excuse")]),
            seat([held("calamity", 2, False, 3)], phase=1, stalled=True, display="3", score=3),
            seat(phase=4),
        ],
        "pending": PENDING,
        "draw": 11,
        "discard": 3,
        "pass_run": 1,
        "forced_at": 3,
        "glories": 5,
        "target": 150,
        "glory_cap": 180,
        "over": False,
        "ranking": [],
        "winners": [],
        "reason": None,
        **fields,
    }


def event(kind: str, fields: Mapping[str, Any]) -> Json:
    """An event as a viewer is sent it."""
    return {"event": kind, **fields}


def fought(left: int, stay: int, **fields: bool) -> Json:
    """A battle between Ada and Bo."""
    sides = {"attackers": 4, "defenders": 2, "attackers_left": left, "defenders_left": stay}
    causes = {"terrain": False, "crown": False, **fields}
    return event("battle", {"at": "1,0", "card": "cave", "attacker": 0, "defender": 1, **sides, **causes})


PART = {"kind": "location", "at": "0,0", "card": "mountain", "value": 4, "rules": []}
EVENTS = [
    event("placed", {"seat": 0, "slot": "1,0E", "between": ["cave", "savage"]}),
    event("passed", {"seat": 0}),
    *(event("unable", {"seat": 0, "phase": phase}) for phase in (1, 2)),
    event("phase", {"seat": 0, "phase": 3, "forced": False}),
    event("phase", {"seat": 0, "phase": 3, "forced": True}),
    *(event("recruited", {"seat": 0, "card": "sailor", "at": "1,0", "due": due}) for due in (0, 1, 2)),
    event("bound", {"seat": 0, "card": "sailor", "from": "reserve"}),
    event("bound", {"seat": 0, "card": "sailor", "from": "1,0E", "between": ["cave", None]}),
    *(event("dropped", {"seat": 0, "card": "sailor", "armies": armies}) for armies in (0, 1, 2)),
    *(
        event("announced", {"seat": 0, "card": "end", "as": way, "at": None})
        for way in ("event", "person", "ace")
    ),
    event("announced", {"seat": 0, "card": "end.2", "as": "location", "at": "2,0"}),
    event("planned", {"seat": 0, "step": "put:0,1:3", "card": "island"}),
    event("planned", {"seat": 0, "step": "march:0,0:1,0:3", "card": "mountain"}),
    event("excused", {"seat": 1, "target": 0, "card": "sailor", "excuse": "excuse"}),
    event("excuse_discard", {"seat": 1, "target": 0, "card": "sailor"}),
    event("deployed", {"seat": 0, "at": "0,1", "card": "island", "armies": 3}),
    event(
        "marched",
        {
            "seat": 0,
            "from": "0,0",
            "via": "0,0",
            "to": "1,0",
            "from_card": "mountain",
            "card": "cave",
            "armies": 3,
        },
    ),
    fought(2, 0),
    fought(0, 1, terrain=True),
    fought(0, 0, crown=True),
    event(
        "location_added", {"seat": 0, "card": "end", "at": "2,0", "beside": ["mountain", "cave"], "armies": 1}
    ),
    event("location_replaced", {"seat": 0, "card": "end", "at": "0,1", "old": "island"}),
    event("halved", {"at": "0,1", "seat": 1, "from": 5, "to": 2}),
    event("points", {"seat": 0, "points": 4, "why": "ace"}),
    event("points", {"seat": 0, "points": 6, "why": "odin"}),
    event(
        "points",
        {
            "seat": 0,
            "points": 8,
            "why": "glory",
            "parts": [
                {**PART, "doubled": True, "points": 8},
                {**PART, "card": "cave", "doubled": False, "points": 0},
            ],
        },
    ),
    event("refreshed", {"seat": 0, "card": "sailor"}),
    event("glory_ace", {"seat": 0, "card": "ace-moons"}),
    event("readied", {"seat": 0}),
    event("taken_back", {"seat": 0, "slot": "1,1S", "between": ["sea", "bard"], "armies": 2}),
    event("swept", {"card": "sailor", "at": "1,0"}),
    event("swept", {"card": "cave", "at": "2,0"}),
    event("reshuffled", {"count": 12}),
    event("dealt", {"card": "sailor", "at": "1,0"}),
    event("dealt", {"card": "cave", "at": "2,0"}),
    event("cycle", {"seat": 0, "cycle": 3}),
    *(
        event("game_over", {"ranking": [0, 1], "winners": winners, "scores": [9, 9], "reason": reason})
        for winners, reason in (([0], "target"), ([0, 1], "cap"))
    ),
]
"""Every kind of VH-15 that has a sentence, with every variant."""
