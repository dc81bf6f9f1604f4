"""A table with something of everything on it, and an event of every kind, made by hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gladsheim.games.valda.book import built_in
from gladsheim.games.valda.pieces import GODS, RESOURCES

Json = dict[str, Any]
NAMES = ("Ada", "Bo", "Cleopatra of the Seven Seas")
BOOK = built_in()


def seat(**fields: Any) -> Json:
    """A seat of a scene."""
    return {
        "score": 7,
        "display": "7",
        "followers": 7,
        "safe": 5,
        "blood": 1,
        "gold": 2,
        "diamond": 0,
        "mines": 2,
        "drills": 0,
        "temples": {"tyr": 1, "odin": 2},
        "temples_left": 6,
        "bonus": [],
        "levels": dict.fromkeys(GODS, 0),
        "owned": [],
        "hand_count": 6,
        "hand": None,
        "open": [],
        "buildings": 5,
        **fields,
    }


def goods(row: tuple[int, int, int]) -> Json:
    """A row of the card file by name."""
    return dict(zip(RESOURCES, row, strict=True))


def doings() -> Json:
    """A roll, an attack and a structure that is being built."""
    roll = [goods((0, 1, 0)) | {"n": 1}, goods((3, 0, 0)) | {"n": 3}]
    attack = {"by": 1, "target": 0, "card": "base.kill", "base": 3, "bonus": 1, "power": 8, "horn": False}
    attack |= {"wrath": True, "spear": True, "shields": 4, "used": ["base.shield-3"], "tyr": 1}
    return {
        "roll": {"by": 0, "dice": ["Y", "B"], "faces": [1, 6], "use": "resources", "results": roll},
        "attack": {**attack, "cancelled": False, "claimed": False},
        "building": {"what": "tyr", "stopped": False},
    }


def areas() -> list[Json]:
    """The areas of all gods, of which seat 0 owns one."""
    return [
        {
            "god": god,
            "sites": [0, 0, 2, None, None],
            "owner": 0 if god == "tyr" else None,
            "deck": 10,
            "cost": goods(BOOK.costs[god]),
        }
        for god in GODS
    ]


def scene(**fields: Any) -> Json:
    """A scene in which everything that can be shown is there at once."""
    hand = ["base.kill", "base.seduction-1", "base.seduction-1", "base.shield-3", "odin.leader", "tyr.weapon"]
    return {
        "game": "valda",
        "options": {"players": 3},
        "viewer": 0,
        "cards": BOOK.id,
        "round": 2,
        "rounds": 6,
        "phase": "game",
        "active": 0,
        "start": 0,
        "turn": 0,
        "decision": "game",
        "choice": {"op": "game"},
        "resolving": False,
        "playing": "base.drakkar",
        "seats": [
            seat(hand=hand, open=["base.drakkar", "loki.false-pilgrims"]),
            seat(followers=7, temples={}),
            seat(followers=113, safe=20),
        ],
        "areas": areas(),
        "supply": goods((30, 25, 10)),
        "decks": {"base": 62, **dict.fromkeys(GODS, 10)},
        "discard": ["base.torch", "base.kill"],
        "actions": 3,
        "builds": 0,
        "build_limit": 2,
        "used": {},
        "received": [],
        "played": ["base.backup-2"],
        "lent": ["thor"],
        **doings(),
        "costs": {what: goods(BOOK.costs[what]) for what in ("mine", "drill")},
        "trade_rate": 4,
        "safe_zones": [0, 5, 12, 20],
        "race_goal": 20,
        "over": False,
        "ranking": [],
        "winners": [],
        "prompt": "",
        **fields,
    }


def event(kind: str, fields: Mapping[str, Any]) -> Json:
    """An event as a viewer is sent it."""
    return {"event": kind, **fields}


GIVEN = {"gold": 2, "diamond": 1}
EVENTS = [
    event("turn_started", {"seat": 0, "round": 2}),
    event("phase_started", {"seat": 0, "phase": "build"}),
    event("dice_rolled", {"seat": 0, "dice": ["Y", "B"], "faces": [3, 6], "use": "resources"}),
    event("dice_rolled", {"seat": 0, "dice": ["W", "W"], "faces": [1, 3], "use": "followers"}),
    event("die_turned", {"seat": 1, "index": 0, "face": 4}),
    event("resources_gained", {"seat": 0, "amounts": GIVEN, "from": "supply"}),
    event("resources_gained", {"seat": 0, "amounts": GIVEN, "from": 1}),
    *(
        event("resources_spent", {"seat": 0, "amounts": GIVEN, "for": aim})
        for aim in ("mine", "drill", "tyr", "followers")
    ),
    event("traded", {"seat": 0, "given": "gold", "wanted": "blood", "rate": 4}),
    event("cards_drawn", {"seat": 0, "deck": "base", "count": 2, "open": []}),
    event("cards_drawn", {"seat": 0, "deck": "odin", "count": 1, "open": [], "cards": ["odin.leader"]}),
    event("cards_drawn", {"seat": 0, "deck": "base", "count": 1, "open": ["base.kill"]}),
    event("god_cards_offered", {"seat": 0, "god": "tyr"}),
    event("god_cards_offered", {"seat": 0, "god": "tyr", "cards": ["tyr.trial", "tyr.weapon"]}),
    event("god_card_kept", {"seat": 0, "god": "tyr"}),
    event("god_card_kept", {"seat": 0, "god": "tyr", "card": "tyr.trial"}),
    event("deck_refilled", {"deck": "base", "count": 12}),
    event("card_played", {"seat": 0, "card": "base.drakkar"}),
    *(
        event("card_discarded", {"seat": 0, "card": "base.kill", "why": why})
        for why in ("limit", "sacrifice", "switch", "played", "defence", "attack", "weapon")
    ),
    event("card_recovered", {"seat": 0, "card": "base.kill"}),
    event("card_stolen", {"thief": 0, "victim": 1, "from": "hand"}),
    event("card_stolen", {"thief": 0, "victim": 1, "from": "hand", "card": "base.kill"}),
    event("cards_seen", {"seat": 0, "whose": 1}),
    event("cards_seen", {"seat": 0, "whose": 1, "cards": ["base.kill"]}),
    event("cards_seen", {"seat": 0, "whose": "loki"}),
    event("cards_seen", {"seat": 0, "whose": "loki", "cards": ["loki.weapon"]}),
    event("action_spent", {"seat": 0, "left": 1}),
    *(
        event("followers_changed", {"seat": 0, "by": 2, "to": 9, "cause": cause, "blocked": 0})
        for cause in ("card", "temple", "lock", "thor", "odin", "loki", "roll", "sacrifice")
    ),
    event("followers_changed", {"seat": 0, "by": 2, "to": 9, "cause": "resisted", "blocked": 0}),
    event("followers_changed", {"seat": 0, "by": 1, "to": 9, "cause": "theft", "blocked": 0}),
    event("followers_changed", {"seat": 0, "by": -1, "to": 6, "cause": "stolen", "blocked": 0}),
    event("followers_changed", {"seat": 0, "by": -1, "to": 5, "cause": "killed", "blocked": 2}),
    event("followers_changed", {"seat": 0, "by": 0, "to": 5, "cause": "killed", "blocked": 1}),
    *(event("structure_built", {"seat": 0, "what": what}) for what in ("mine", "drill", "tyr")),
    event("structure_negated", {"seat": 0, "what": "tyr", "by": 1}),
    event("temple_destroyed", {"seat": 0, "god": "tyr", "by": 1}),
    event("temple_moved", {"seat": 0, "from": "tyr", "to": "odin", "by": 1}),
    event("works_lost", {"seat": 0, "what": "mine", "by": 1}),
    event("works_lost", {"seat": 0, "what": "drill", "by": 1}),
    event("area_locked", {"seat": 0, "god": "tyr"}),
    event("area_unlocked", {"god": "tyr"}),
    event("ability_lent", {"seat": 0, "god": "thor"}),
    event("attack_declared", {"attacker": 1, "target": 0, "card": "base.kill", "power": 3}),
    event("attack_changed", {"power": 6, "horn": False}),
    event("attack_changed", {"power": 6, "horn": True}),
    event("attack_redirected", {"from": 0, "to": 2}),
    event("attack_cancelled", {"by": 0}),
    event("defence_played", {"seat": 0, "card": "base.shield-1", "sum": 1, "power": 3}),
    event("attack_repelled", {"attacker": 1, "target": 0}),
    event("attack_hit", {"attacker": 1, "target": 0}),
    event("attack_passed", {"seat": 1}),
    event("weapon_played", {"seat": 1, "card": "thor.weapon", "mode": "wrath"}),
    event("turn_ended", {"seat": 0}),
    event("ship_moved", {"round": 3}),
    event("game_ended", {"ranking": [2, 0, 1], "winners": [2], "followers": [7, 7, 113]}),
    event("game_ended", {"ranking": [0, 1, 2], "winners": [0, 1], "followers": [7, 7, 3]}),
]
"""Every kind of VA-18, with every variant of what a viewer may be sent."""
