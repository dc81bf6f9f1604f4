"""View of a seat or a spectator (VA-17), built up field by field.

A `View` returns a field of the record only if the field's mark lets its viewer know it. Observations and
scenes are made from the view's fields; all others stay hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

from gladsheim.core.game import Json
from gladsheim.core.positions.open_view import OpenView, open_fields
from gladsheim.core.state import look, read, span
from gladsheim.games.valda import frames
from gladsheim.games.valda.book import CardFile
from gladsheim.games.valda.book.pack import order
from gladsheim.games.valda.notation.pending import entry, top_frame
from gladsheim.games.valda.notation.shapes import (
    OPTION_FIELDS,
    ValdaBuilding,
    ValdaDecision,
    ValdaDeclared,
    ValdaDocumentOptions,
    ValdaDoings,
    ValdaHead,
    ValdaPlayer,
    ValdaRolled,
    ValdaTemples,
    ValdaUses,
)
from gladsheim.games.valda.pieces import BUILDINGS, DECKS, DICE, GODS, LETTERS, OVER, PHASES
from gladsheim.games.valda.record import CARDS, LAYOUT, TAKES, USES
from gladsheim.games.valda.views.gathering import (
    ACTIVE,
    ATTACK_CARD,
    BONUS,
    HELD,
    LEFT,
    OF_PLAYER,
    OPENED,
    PILE,
    PLANNED,
    PLAYERS,
    RECEIVED,
    ROLLER,
    TEMPLES,
    USED,
    WINNER,
)

_OPEN, _ALL = open_fields(LAYOUT), frozenset(field.name for field in LAYOUT.fields)
WHOLE = -2
"""Viewer that may know everything: documents are written by the same functions."""


class View(OpenView):
    """A record as one viewer may know it: a seat, None for a spectator, or WHOLE."""

    def __init__(self, record: Any, book: CardFile, viewer: int | None, gathered: Sequence[int] = ()) -> None:
        """Create a view; `gathered` are the numbers of `Rules.gather`, without which it has no parts."""
        super().__init__(record, _ALL if viewer == WHOLE else _OPEN)
        self.book, self.viewer, self.gathered = book, viewer, gathered
        self.players: int = read(record, "players")
        self.over: bool = read(record, "phase") == OVER
        turn: int = look(record, "turn")
        secret = viewer not in (WHOLE, turn) and self._waits_in_window()
        self.decider = None if turn < 0 or secret else turn
        """Seat to act, unless it is asked in a window and is not the viewer (VA-17.4)."""

    def ids(self, cards: list[int]) -> list[str]:
        """Return the ids of cards by number."""
        known = order(self.book)
        return [known[card].id for card in cards]

    def card(self, number: int) -> str | None:
        """Return the id of a card; None for no card."""
        return None if number < 0 else order(self.book)[number].id

    def hand(self, seat: int) -> list[str] | None:
        """Return a hand that the viewer may see: its own, and all when the game is over (VA-17.3)."""
        if not self.over and self.viewer not in (WHOLE, seat):
            return None
        held = look(self._record, "held")[seat]
        return self.ids(span(self._record, "hands", seat * CARDS, seat * CARDS + held))

    def resolving(self) -> bool:
        """Return whether a window waits for another player."""
        return not self.over and self.decider is None

    def _waits_in_window(self) -> bool:
        depth = look(self._record, "depth")
        return bool(depth > 0 and look(self._record, "f_op")[depth - 1] == frames.WINDOW)

    def decision(self) -> str | None:
        """Return the op of the decision, where the viewer may know who decides."""
        if self.decider is None:
            return None
        return frames.NAMES[int(look(self._record, "f_op")[read(self._record, "depth") - 1])]

    def choice(self) -> ValdaDecision | None:
        """Return the viewer's decision, without the other seats that are asked (VA-17.5)."""
        if not self.acts():
            return None
        found = entry(self._record, top_frame(self._record), self.book)
        found.pop("ask", None)
        return cast(ValdaDecision, found)

    def acts(self) -> bool:
        """Return whether the viewer is to act."""
        return self.viewer is not None and self.decider == self.viewer


def player_part(view: View, seat: int) -> ValdaPlayer:
    """Return a player without the hand."""
    at = PLAYERS + seat * OF_PLAYER
    own = view.gathered[at : at + OF_PLAYER]
    followers, mines, drills, _, blood, gold, diamond = own[:TEMPLES]
    standing = {god: count for god, count in zip(GODS, own[TEMPLES:BONUS], strict=True) if count}
    return {
        "followers": followers,
        "blood": blood,
        "gold": gold,
        "diamond": diamond,
        "mines": mines,
        "drills": drills,
        "temples": cast(ValdaTemples, standing),
        "bonus": [god for god, flag in zip(GODS, own[BONUS:], strict=True) if flag],
    }


def hand_count(view: View, seat: int) -> int:
    """Return how many cards a seat holds."""
    return view.gathered[PLAYERS + seat * OF_PLAYER + HELD]


def open_cards(view: View, seat: int) -> list[str]:
    """Return the open cards of a seat, in the order drawn."""
    if seat != view.gathered[ACTIVE]:
        return []
    return view.ids(view.part("open", 0, view.read("open_count")))


def head_part(view: View, options: Json) -> ValdaHead:
    """Return options, turn and counters, in the order of VA-16."""
    numbers = view.gathered
    turn, start, active, turns, phase, actions, builds, most, played, lent = numbers[:PILE]
    return {
        "game": "valda",
        "cards": view.book.id,
        "options": cast(
            ValdaDocumentOptions, {name: options[name] for name in OPTION_FIELDS if name in options}
        ),
        "round": turn,
        "start": start,
        "active": active,
        "turns": turns,
        "phase": PHASES[phase],
        "actions": actions,
        "builds": builds,
        "build_limit": most,
        "used": cast(ValdaUses, dict(zip(USES, numbers[USED:RECEIVED], strict=True))),
        "received": [letter for letter, flag in zip(LETTERS, numbers[RECEIVED:LEFT], strict=True) if flag],
        "played": view.ids(view.part("played", 0, played)) if played else [],
        "lent": [GODS[god] for god in view.part("lent", 0, lent)] if lent else [],
    }


def doings_part(view: View) -> ValdaDoings:
    """Return the discard pile, the attack, the roll, the structure that is being built, opened areas."""
    found: ValdaDoings = {
        "discard": view.ids(view.part("pile", 0, view.gathered[PILE])),
        "attack": attack_part(view),
        "roll": roll_part(view),
        "building": building_part(view),
    }
    if opened := view.gathered[OPENED]:
        found["opened"] = [god for at, god in enumerate(GODS) if opened >> at & 1]
    return found


def attack_part(view: View) -> ValdaDeclared | None:
    """Return the attack, if there is one."""
    card = view.card(view.gathered[ATTACK_CARD])
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
    """Return the roll, if there is one."""
    roller = view.gathered[ROLLER]
    if roller < 0:
        return None
    count = view.read("dice_count")
    return {
        "by": roller,
        "dice": [DICE[die] for die in view.part("dice", 0, count)],
        "faces": view.part("shown", 0, count),
        "use": TAKES[view.read("roll_use")],
    }


def building_part(view: View) -> ValdaBuilding | None:
    """Return the structure that is being built, if there is one."""
    planned = view.gathered[PLANNED]
    if planned < 0:
        return None
    return {"what": BUILDINGS[planned], "stopped": bool(view.read("stopped"))}


def observe(view: View, options: Json, legal_actions: Callable[[], list[str]]) -> Json:
    """Return the observer's document (VA-17.5); `legal_actions` are those of the seat to act."""
    players = [
        {
            **player_part(view, other),
            "hand": view.hand(other),
            "open": open_cards(view, other),
            "hand_count": hand_count(view, other),
        }
        for other in range(view.players)
    ]
    winner = view.gathered[WINNER]
    return {
        **head_part(view, options),
        "players": players,
        "decks": None,
        "decks_count": dict(zip(DECKS, view.gathered[LEFT:PLAYERS], strict=True)),
        **doings_part(view),
        "pending": None,
        "winner": None if winner < 0 else winner,
        "rng": None,
        "forced": None,
        "to_act": view.decider,
        "decision": view.decision(),
        "choice": view.choice(),
        "legal": legal_actions() if view.acts() else None,
    }
