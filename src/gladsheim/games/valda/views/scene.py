"""Scene of the table, made from an observation, with every figure that a player reads off."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, cast

from gladsheim.core.game import Json
from gladsheim.core.state import look, read
from gladsheim.core.words import unsaid
from gladsheim.games.valda import frames
from gladsheim.games.valda.book import CardFile, books
from gladsheim.games.valda.notation.reading import MOST_COUNT, MOST_FOLLOWERS
from gladsheim.games.valda.notation.shapes import ValdaGoods, ValdaUses
from gladsheim.games.valda.options import FEWEST, MOST
from gladsheim.games.valda.pieces import DECKS, EXCHANGES, GODS, LETTERS, LOKI_ROLLS, RESOURCES
from gladsheim.games.valda.record import MOST_LEFT
from gladsheim.games.valda.rules.outcome import ValdaStateResult, result
from gladsheim.games.valda.rules.phases.resource import trade_rate
from gladsheim.games.valda.rules.power import attack_power, extra_swords, shield_power
from gladsheim.games.valda.rules.standing import level, owner_of, safe_zone, temples_built
from gladsheim.games.valda.rulings import costs_of
from gladsheim.games.valda.views.shapes import (
    ValdaArea,
    ValdaAttack,
    ValdaBook,
    ValdaByDeck,
    ValdaByGod,
    ValdaConstants,
    ValdaFace,
    ValdaLimits,
    ValdaRoll,
    ValdaScene,
    ValdaSeat,
    ValdaTurn,
)
from gladsheim.games.valda.views.view import (
    View,
    attack_part,
    building_part,
    hand_count,
    head_part,
    open_cards,
    player_part,
    roll_part,
)
from gladsheim.games.valda.words.asking import prompt

_WORDS = dict(zip(LETTERS, RESOURCES, strict=True))


def scene(record: Any, view: View, options: Json) -> Json:
    """Return the table as a viewer may see it."""
    book = view.book
    outcome = result(record)
    head = head_part(view, options)
    received = [_WORDS[letter] for letter in head["received"]]
    costs = _costs(book, tuple(options.get("rulings", ())))
    owners = [int(owner_of(record, god)) for god in range(len(GODS))]
    found: ValdaScene = {
        **cast(ValdaTurn, {**head, "options": options, "received": received}),
        "viewer": view.viewer,
        **figures(book),
        "turn": view.decider,
        "decision": view.decision(),
        "choice": view.choice(),
        "resolving": view.resolving(),
        "playing": _playing(record, view),
        "seats": [_seat(record, view, other, outcome, owners) for other in range(view.players)],
        "areas": _areas(view, owners, costs),
        "supply": _goods(view.read("supply")),
        "decks": cast(ValdaByDeck, dict(zip(DECKS, view.read("deck_size"), strict=True))),
        "discard": view.ids(view.part("pile", 0, view.read("pile_size"))),
        "roll": _roll(view, book),
        "attack": _attack(record, view),
        "building": building_part(view),
        "costs": {"mine": costs["mine"].copy(), "drill": costs["drill"].copy()},
        "trade_rate": int(trade_rate(record, view.read("active"))),
        "over": outcome["over"],
        "ranking": outcome["ranking"],
        "winners": outcome["winners"] if outcome["over"] else [],
        "prompt": None,
    }
    if found["choice"] is not None:
        found["prompt"] = unsaid(prompt(cast(Json, found), book))
    return cast(Json, found)


def constants() -> Json:
    """Return the numbers of the rules that forms and editors need."""
    found: ValdaConstants = {
        "uses": cast(ValdaUses, {**{row.name: row.most for row in EXCHANGES}, "loki": LOKI_ROLLS}),
        "most": {
            "followers": MOST_FOLLOWERS,
            "actions": MOST_LEFT,
            "builds": MOST_COUNT,
            "build_limit": MOST_COUNT,
        },
        "players": list(range(FEWEST, MOST + 1)),
        "books": {book.key: figures(book) for book in books()},
    }
    return cast(Json, found)


def figures(book: CardFile) -> ValdaBook:
    """Return the values of a card file besides its cards, dice and costs."""
    return {
        "rounds": book.limit("rounds"),
        "limits": _limits(book).copy(),
        "safe_zones": list(book.safe_zones),
        "race_goal": book.limit("race_goal"),
    }


@cache
def _limits(book: CardFile) -> ValdaLimits:
    return {
        "actions": book.limit("actions"),
        "builds": book.limit("builds"),
        "control": book.limit("control"),
        "start_mines": book.limit("start_mines"),
        "max_mines": book.limit("max_mines"),
        "max_drills": book.limit("max_drills"),
        "temples_per_player": book.limit("temples_per_player"),
        "sites_per_area": book.limit("sites_per_area"),
        "supply": book.supply,
    }


def _goods(row: Sequence[int]) -> ValdaGoods:
    blood, gold, diamond = row
    return {"blood": blood, "gold": gold, "diamond": diamond}


@cache
def _costs(book: CardFile, rulings: tuple[str, ...]) -> dict[str, ValdaGoods]:
    return {what: _goods(row) for what, row in costs_of(book, rulings).items()}


def _playing(record: Any, view: View) -> str | None:
    """Return the yellow card that is being resolved: everybody sees it (VA-6.6)."""
    for at in range(read(record, "depth")):
        if look(record, "f_op")[at] == frames.FINISH_PLAY:
            return view.card(look(record, "f_a")[at])
    return None


def _seat(record: Any, view: View, seat: int, outcome: ValdaStateResult, owners: list[int]) -> ValdaSeat:
    part = player_part(view, seat)
    levels = {name: int(level(record, seat, god)) for god, name in enumerate(GODS)}
    return {
        "score": part["followers"],
        "display": outcome["display"][seat],
        **part,
        "safe": int(safe_zone(record, seat)),
        "temples_left": view.book.limit("temples_per_player") - int(temples_built(record, seat)),
        "levels": cast(ValdaByGod, levels),
        "owned": [name for name, owner in zip(GODS, owners, strict=True) if owner == seat],
        "hand_count": hand_count(view, seat),
        "hand": view.hand(seat),
        "open": open_cards(view, seat),
        "buildings": outcome["buildings"][seat],
    }


def _areas(view: View, owners: list[int], costs: Mapping[str, ValdaGoods]) -> list[ValdaArea]:
    temples, decks = view.read("temples"), view.read("deck_size")
    sites = view.book.limit("sites_per_area")
    areas: list[ValdaArea] = []
    for god, owner in enumerate(owners):
        standing: list[int | None] = []
        for seat in range(view.players):
            standing += [seat] * temples[seat * len(GODS) + god]
        areas.append(
            {
                "god": GODS[god],
                "sites": standing + [None] * (sites - len(standing)),
                "owner": None if owner < 0 else owner,
                "deck": decks[god + 1],
                "cost": costs[GODS[god]].copy(),
            }
        )
    return areas


def _roll(view: View, book: CardFile) -> ValdaRoll | None:
    found = roll_part(view)
    if found is None:
        return None
    shown = [book.dice[die].faces[face - 1] for die, face in zip(found["dice"], found["faces"], strict=True)]
    results: list[ValdaFace] = [
        {"blood": face.blood, "gold": face.gold, "diamond": face.diamond, "n": face.n} for face in shown
    ]
    return {**found, "results": results}


def _attack(record: Any, view: View) -> ValdaAttack | None:
    found = attack_part(view)
    if found is None:
        return None
    card = view.read("attack_card")
    return {
        **found,
        "base": view.look("power")[card],
        "bonus": int(extra_swords(record, view.read("attacker"))),
        "power": int(attack_power(record)),
        "tyr": int(shield_power(record, card)) - view.look("power")[card],
    }
