"""View of a position document for the refusals: the acting seat, the market, the cards, the landscape."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import cached_property
from typing import Any

from gladsheim.games.valhalla.notation.phrases import Cell, card_of
from gladsheim.games.valhalla.pieces import EXCUSE, IDS

AROUND = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""Steps from a cell to its neighbours: orthogonal ones only."""
ONE_DECK_SEATS = 4
"""Number of players above which both maps are wider (VH-3.1)."""


def to_act(document: Mapping[str, Any]) -> int | None:
    """Return the seat that is to decide, or None when the game is over (VH-14.3)."""
    if document["stage"] == "over":
        return None
    seat: int = document["pending"]["ask"][0] if document["stage"] == "excuse" else document["turn"]
    return seat


def around(cell: Cell) -> Iterator[Cell]:
    """Return the four neighbours of a cell, with or without a card."""
    return ((cell[0] + x, cell[1] + y) for x, y in AROUND)


def ends(slot: str) -> tuple[Cell, Cell]:
    """Return the two positions of Valhalla between which a slot lies (VH-4.1)."""
    x, y = map(int, slot[:-1].split(","))
    return (x, y), ((x + 1, y) if slot.endswith("E") else (x, y + 1))


class Situation:
    """A position before its decision."""

    def __init__(self, document: Mapping[str, Any], readings: Collection[str] = ()) -> None:
        self.options: Mapping[str, Any] = document["options"]
        self.readings = frozenset((*self.options.get("rulings", ()), *readings))
        """Readings of the rules that apply (E-5)."""
        self.players: list[Mapping[str, Any]] = document["players"]
        self.turn: int = document["turn"]
        self.stage: str = document["stage"]
        self.pending: Mapping[str, Any] = document["pending"] or {}
        self.seat = to_act(document)
        table = document["valhalla"]
        self.width: int = table["width"]
        self.height: int = table["height"]
        self.market: dict[Cell, str | None] = {
            (at % self.width, at // self.width): card for at, card in enumerate(table["cards"])
        }
        self.armies: Mapping[str, list[int]] = table["armies"]
        self.land: dict[Cell, Mapping[str, Any]] = {
            (place["x"], place["y"]): place for place in document["landscape"]
        }

    # The player whose turn it is

    @property
    def me(self) -> Mapping[str, Any]:
        """Entry of the player whose turn it is."""
        return self.players[self.turn]

    @property
    def phase(self) -> int:
        """Phase of the player whose turn it is."""
        number: int = self.me["phase"]
        return number

    @property
    def reserve(self) -> int:
        """Reserve of the player whose turn it is."""
        number: int = self.me["reserve"]
        return number

    def held(self, seat: int, card: str) -> Mapping[str, Any] | None:
        """Return a card of a control zone with its uses; None if it is not there."""
        return next((one for one in self.players[seat]["cards"] if one["card"] == card), None)

    def zone(self, seat: int) -> list[str]:
        """Return the cards of a control zone."""
        return [one["card"] for one in self.players[seat]["cards"]]

    # Valhalla

    @cached_property
    def slots(self) -> tuple[str, ...]:
        """Slots of the grid: both ends of each are positions."""
        names = [f"{x},{y}{side}" for x, y in self.market for side in "ES"]
        return tuple(name for name in names if ends(name)[1] in self.market)

    def open(self, slot: str) -> bool:
        """Return whether a slot has a card beside it (VH-4.5)."""
        return any(self.market[end] is not None for end in ends(slot))

    def here(self, slot: str, seat: int) -> int:
        """Return the armies of a seat in a slot."""
        return self.armies[slot][seat] if slot in self.armies else 0

    def in_valhalla(self, seat: int) -> int:
        """Return the armies of a seat in all slots."""
        return sum(numbers[seat] for numbers in self.armies.values())

    def surrounding(self, at: Cell) -> list[int]:
        """Return the armies that surround a position, by seat (VH-4.3)."""
        beside = [slot for slot in self.armies if at in ends(slot)]
        return [sum(self.armies[slot][seat] for slot in beside) for seat in range(len(self.players))]

    def price(self, at: Cell) -> int:
        """Return the price of a position's card for the player whose turn it is (VH-7.3)."""
        numbers = self.surrounding(at)
        own = numbers.pop(self.turn)
        return max(0, 2 - (own - max(numbers)))

    # The landscape

    @property
    def frame(self) -> tuple[int, int]:
        """Largest numbers of columns and rows of the landscape (VH-3.1)."""
        return (4 if len(self.players) > ONE_DECK_SEATS else 3), 3

    def mine(self) -> list[Cell]:
        """Return the locations that the player whose turn it is holds."""
        return [cell for cell, place in self.land.items() if place["owner"] == self.turn]


def is_excuse(card: str) -> bool:
    """Return whether a card is the Excuse."""
    return card_of(card).id == IDS[EXCUSE]
