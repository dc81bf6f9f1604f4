"""View of a position document on which the refusals rest.

It reads only what the seat to act may know: its own hand, the sizes of the other hands and of the decks, and
all open parts. A refusal can therefore tell it nothing new.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from gladsheim.games.valda.book import CardFile, CardKind
from gladsheim.games.valda.pieces import GODS, RESOURCES

BY_ACTIVE = frozenset({"resource", "lock_draw", "game", "discard", "build", "followers"})
"""Decisions of the seat whose turn it is."""
BY_ASKED = frozenset({"window", "line"})
"""Decisions of the first seat in a list of seats to ask."""
BY_NAMED = frozenset(
    {
        "keep",
        "res",
        "player",
        "thief",
        "god",
        "change",
        "throw",
        "temple",
        "recover",
        "destroy",
        "move",
        "replay",
        "die",
    }
)
"""Decisions of the seat that the entry names."""
TOP_LEVEL = 2
"""Highest level: more temples raise no ability (VA-11.1)."""


@dataclass(frozen=True, slots=True)
class KnownSeat:
    """The part of a seat that everybody knows."""

    stock: Mapping[str, int]
    """Resources by name."""
    works: Mapping[str, int]
    """Numbers of mines and drills."""
    temples: Mapping[str, int]
    """Temples by god; gods without a temple are left out."""
    cards: int
    """Number of cards in its hand."""
    open: tuple[str, ...]
    """Open cards."""


@dataclass(frozen=True, slots=True)
class Situation:
    """A position as the seat to act knows it, with the look-ups that rules are made of."""

    book: CardFile
    places: tuple[KnownSeat, ...]
    active: int
    seat: int
    """Seat to act."""
    step: Mapping[str, Any]
    """Decision it has to take: the last entry of `pending` (VA-16.2)."""
    hand: Counter[str]
    """Hand of the seat to act."""
    decks: Mapping[str, int]
    """Number of cards in each deck."""
    discard: tuple[str, ...]
    turn: Mapping[str, Any]
    """Counters of the turn: actions, builds, build_limit, used, received, played, lent."""
    attack: Mapping[str, Any] | None
    roll: Mapping[str, Any] | None
    readings: frozenset[str] = frozenset()
    """Readings of the rules that the table has chosen (E-4)."""
    opened: tuple[str, ...] = ()
    """Gods whose area nobody owns although a player has three temples there (E-4.5)."""

    @property
    def op(self) -> str:
        """Kind of decision (VA-15)."""
        return str(self.step["op"])

    @property
    def me(self) -> KnownSeat:
        """Place of the seat to act."""
        return self.places[self.seat]

    def card(self, card: str) -> CardKind:
        """Return the card with an id."""
        return self.book.by_id[card]

    def limit(self, name: str) -> int:
        """Return one of the card file's limits."""
        value = self.book.limits[name]
        assert isinstance(value, int)
        return value

    def level(self, god: str) -> int:
        """Return the level of a god's ability of the seat to act; what is lent belongs to the
        active seat (VA-11.1).
        """
        lent = self.seat == self.active and god in self.turn["lent"]
        return min(TOP_LEVEL, min(TOP_LEVEL, self.me.temples.get(god, 0)) + lent)

    def supply(self, resource: str) -> int:
        """Return how many of a resource are in the supply (VA-1.2)."""
        return self.book.supply - sum(place.stock[resource] for place in self.places)

    def owner(self, god: str) -> int | None:
        """Return the seat that owns a god's area (VA-11.5, E-4.5)."""
        if god in self.opened:
            return None
        needed = self.limit("control")
        for seat, place in enumerate(self.places):
            if place.temples.get(god, 0) >= needed:
                return seat
        return None

    def free_sites(self, god: str) -> int:
        """Return how many sites of an area hold no temple (VA-1.1)."""
        return self.limit("sites_per_area") - sum(place.temples.get(god, 0) for place in self.places)

    def temples_left(self) -> int:
        """Return how many temples the seat to act has not built yet (VA-1.3)."""
        return self.limit("temples_per_player") - sum(self.me.temples.values())

    def yields(self, deck: str) -> int:
        """Return how many cards can still come from a deck, including those in the discard pile (VA-3.5)."""
        return self.decks[deck] + sum(self.card(card).deck == deck for card in self.discard)

    def discarded(self, kind: str) -> tuple[str, ...]:
        """Return the cards of a type (or "any") in the discard pile."""
        return tuple(card for card in self.discard if kind in ("any", self.card(card).type))

    def holds(self, card: str) -> bool:
        """Return whether a card is in the hand of the seat to act or open before it."""
        return self.hand[card] > 0 or card in self.me.open

    def others(self) -> tuple[int, ...]:
        """Return all seats but the one to act."""
        return tuple(seat for seat in range(len(self.places)) if seat != self.seat)

    def destinations(self, owner: int, god: str) -> tuple[str, ...]:
        """Return the areas to which a temple of `owner` at `god` can be moved (VA-11.5, VA-13)."""
        return tuple(
            area
            for area in GODS
            if area != god and self.free_sites(area) > 0 and self.owner(area) in (None, owner)
        )


def to_act(document: Mapping[str, Any]) -> int | None:
    """Return the seat to decide in a complete position document; None if there is none (VA-16.2)."""
    if document["phase"] == "over" or document["winner"] is not None or not document["pending"]:
        return None
    step = document["pending"][-1]
    seat: int | None = None
    if step["op"] in BY_ACTIVE:
        seat = document["active"]
    elif step["op"] in BY_ASKED:
        seat = step["ask"][0] if step["ask"] else None
    elif step["op"] in BY_NAMED:
        seat = step["by"]
    elif step["op"] == "defend":
        seat = document["attack"]["target"]
    return seat


def read(document: Mapping[str, Any], book: CardFile) -> Situation | None:
    """Return the knowledge of the seat to act in a complete position document; None if nobody is to act."""
    seat = to_act(document)
    if seat is None:
        return None
    turn = ("actions", "builds", "build_limit", "used", "received", "played", "lent")
    return Situation(
        book=book,
        places=tuple(read_place(player) for player in document["players"]),
        active=document["active"],
        seat=seat,
        step=document["pending"][-1],
        hand=Counter(document["players"][seat]["hand"]),
        decks={deck: len(cards) for deck, cards in document["decks"].items()},
        discard=tuple(document["discard"]),
        turn={name: document[name] for name in turn},
        attack=document["attack"],
        roll=document["roll"],
        readings=frozenset(document["options"].get("rulings", ())),
        opened=tuple(document.get("opened", ())),
    )


def read_place(player: Mapping[str, Any]) -> KnownSeat:
    """Return the public part of a seat's entry."""
    return KnownSeat(
        stock={resource: player[resource] for resource in RESOURCES},
        works={"mine": player["mines"], "drill": player["drills"]},
        temples={god: number for god, number in player["temples"].items() if number},
        cards=len(player["hand"]),
        open=tuple(player["open"]),
    )
