"""What a seat or a spectator may know (VA-17), built up field by field.

A `View` hands out a field of the record only if the field's mark lets its viewer know it.
Observations and scenes are made from what a view gives; what is not asked for is hidden.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from gladsheim.core.game import Json
from gladsheim.core.positions.open_view import OpenView, open_fields
from gladsheim.core.state import look, read, span
from gladsheim.games.valda import frames
from gladsheim.games.valda.book import Book
from gladsheim.games.valda.book.pack import order
from gladsheim.games.valda.notation.pending import entry, top_frame
from gladsheim.games.valda.pieces import (
    BUILDINGS,
    DECKS,
    DICE,
    GODS,
    LETTERS,
    OVER,
    PHASES,
)
from gladsheim.games.valda.record import CARDS, LAYOUT, TAKES, USES
from gladsheim.games.valda.views.shapes import (
    ValdaBuilding,
    ValdaDecision,
    ValdaDeclared,
    ValdaPlayer,
    ValdaRolled,
    ValdaTemples,
)

_OPEN, _ALL = open_fields(LAYOUT), frozenset(field.name for field in LAYOUT.fields)
OPTION_FIELDS = ("players", "turnaround", "race", "first", "rulings")
"""The options that documents have, the last one only where any reading is chosen (E-1.3)."""
WHOLE = -2
"""A viewer that may know everything: documents are written through the same rooms."""


class View(OpenView):
    """A record as one viewer may know it: a seat, None for a spectator, or WHOLE."""

    def __init__(self, record: Any, book: Book, viewer: int | None) -> None:
        super().__init__(record, _ALL if viewer == WHOLE else _OPEN)
        self.book = book
        self.viewer = viewer
        self.players: int = read(record, "players")
        self.over: bool = read(record, "phase") == OVER

    def ids(self, cards: list[int]) -> list[str]:
        """The ids of cards by number."""
        known = order(self.book)
        return [known[card].id for card in cards]

    def card(self, number: int) -> str | None:
        """The id of a card; None for no card."""
        return None if number < 0 else order(self.book)[number].id

    def hand(self, seat: int) -> list[str] | None:
        """A hand that the viewer may see: its own, and all when the game is over (VA-17.3)."""
        if not self.over and self.viewer not in (WHOLE, seat):
            return None
        held = look(self._record, "held")[seat]
        return self.ids(span(self._record, "hands", seat * CARDS, seat * CARDS + held))

    def decider(self) -> int | None:
        """The seat to act, unless it is asked in a window and not the viewer (VA-17.4)."""
        turn: int = look(self._record, "turn")
        if turn < 0 or (self._waits_in_window() and self.viewer not in (WHOLE, turn)):
            return None
        return turn

    def resolving(self) -> bool:
        """Whether a window waits for somebody else."""
        return not self.over and self.decider() is None

    def _waits_in_window(self) -> bool:
        depth = look(self._record, "depth")
        return bool(depth > 0 and look(self._record, "f_op")[depth - 1] == frames.WINDOW)

    def decision(self) -> str | None:
        """The op of the decision, where the viewer may know who decides."""
        if self.decider() is None:
            return None
        return frames.NAMES[int(look(self._record, "f_op")[read(self._record, "depth") - 1])]

    def choice(self) -> ValdaDecision | None:
        """What the viewer is to decide, without who else is asked (VA-17.5)."""
        if not self.acts():
            return None
        found = entry(self._record, top_frame(self._record), self.book)
        found.pop("ask", None)
        return cast(ValdaDecision, found)

    def acts(self) -> bool:
        """Whether the viewer is to act."""
        return self.viewer is not None and self.decider() == self.viewer


def player_part(view: View, seat: int) -> ValdaPlayer:
    """Everything of a player but the hand."""
    goods = view.look("goods")
    temples, bonus = view.look("temples"), view.look("bonus")
    own = seat * 7
    blood, gold, diamond = goods[seat * 3 : seat * 3 + 3]
    standing = {god: temples[own + at] for at, god in enumerate(GODS) if temples[own + at]}
    return {
        "followers": view.look("followers")[seat],
        "blood": blood,
        "gold": gold,
        "diamond": diamond,
        "mines": view.look("mines")[seat],
        "drills": view.look("drills")[seat],
        "temples": cast(ValdaTemples, standing),
        "bonus": [god for at, god in enumerate(GODS) if bonus[own + at]],
    }


def open_cards(view: View, seat: int) -> list[str]:
    """The open cards of a seat, in the order drawn."""
    if seat != view.read("active"):
        return []
    return view.ids(view.part("open", 0, view.read("open_count")))


def head_part(view: View, options: Json) -> Json:
    """Options, turn and counters, in the order of VA-16."""
    return {
        "game": "valda",
        "cards": view.book.id,
        "options": {name: options[name] for name in OPTION_FIELDS if name in options},
        **{name: view.read(name) for name in ("round", "start", "active", "turns")},
        "phase": PHASES[view.read("phase")],
        **{name: view.read(name) for name in ("actions", "builds", "build_limit")},
        "used": dict(zip(USES, view.read("used"), strict=True)),
        "received": [letter for letter, flag in zip(LETTERS, view.read("received"), strict=True) if flag],
        "played": view.ids(view.part("played", 0, view.read("played_count"))),
        "lent": [GODS[god] for god in view.part("lent", 0, view.read("lent_count"))],
    }


def doings_part(view: View) -> Json:
    """The discard pile, the attack, the roll, the structure that is being built, areas that are opened."""
    opened = view.read("opened")
    return {
        "discard": view.ids(view.part("pile", 0, view.read("pile_size"))),
        "attack": attack_part(view),
        "roll": roll_part(view),
        "building": building_part(view),
        # Only where there are any (E-4.5).
        **({"opened": [god for at, god in enumerate(GODS) if opened >> at & 1]} if opened else {}),
    }


def attack_part(view: View) -> ValdaDeclared | None:
    """The attack, if there is one."""
    card = view.card(view.read("attack_card"))
    if card is None:
        return None
    return {
        "by": view.read("attacker"),
        "target": view.read("target"),
        "card": card,
        "horn": bool(view.read("horn")),
        "wrath": bool(view.read("wrath")),
        "spear": bool(view.read("spear")),
        "shields": view.read("shields"),
        "used": view.ids(view.part("shield_cards", 0, view.read("shield_count"))),
        "cancelled": bool(view.read("cancelled")),
        "claimed": bool(view.read("claimed")),
    }


def roll_part(view: View) -> ValdaRolled | None:
    """The roll, if there is one."""
    if view.read("roller") < 0:
        return None
    count = view.read("dice_count")
    return {
        "by": view.read("roller"),
        "dice": [DICE[die] for die in view.part("dice", 0, count)],
        "faces": view.part("shown", 0, count),
        "use": TAKES[view.read("roll_use")],
    }


def building_part(view: View) -> ValdaBuilding | None:
    """The structure that is being built, if there is one."""
    if view.read("planned") < 0:
        return None
    return {"what": BUILDINGS[view.read("planned")], "stopped": bool(view.read("stopped"))}


def observe(
    record: Any, book: Book, options: Json, seat: int | None, legal_actions: Callable[[], list[str]]
) -> Json:
    """The observer's document (VA-17.5); `legal_actions` are those of whoever is to act."""
    view = View(record, book, seat)
    held = view.read("held")
    players = [
        {
            **player_part(view, other),
            "hand": view.hand(other),
            "open": open_cards(view, other),
            "hand_count": held[other],
        }
        for other in range(view.players)
    ]
    winner = view.read("winner")
    return {
        **head_part(view, options),
        "players": players,
        "decks": None,
        "decks_count": dict(zip(DECKS, view.read("deck_size"), strict=True)),
        **doings_part(view),
        "pending": None,
        "winner": None if winner < 0 else winner,
        "rng": None,
        "forced": None,
        "to_act": view.decider(),
        "decision": view.decision(),
        "choice": view.choice(),
        "legal": legal_actions() if view.acts() else None,
    }
