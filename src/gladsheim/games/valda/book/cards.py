"""Data of a card file after reading: cards, their effects, dice, costs and limits.

Only data: nothing here carries out effects. Three figures are always in the order blood, gold, diamond.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from gladsheim.core.errors import DataFileError

ATTESTED = ("weapon", "almanac", "print")
"""Sources of cards whose name and effect are published, or read off the card itself."""
ALTERED = "altered"
"""Source of cards with a published name but another effect or cost; they count as reconstructed."""
KEY_DIGITS = 16

Value = int | str | bool | None
Row = tuple[int, int, int]
"""Amounts of blood, gold, diamond."""


class CardFileError(DataFileError):
    """A card file was refused; `faults` lists everything that is wrong with it."""


@dataclass(frozen=True, slots=True)
class Effect:
    """One step of what a card does.

    `values` is complete: a parameter that the file left out has its default (0 for the kinds
    of a gain, False for `open`, None for `who`, which only yellow cards have).
    """

    do: str
    values: Mapping[str, Value]
    given: tuple[str, ...] = ()
    """Parameters that the file gives, in its order."""

    def document(self) -> dict[str, Any]:
        """Return the effect as the file has it: `do` first, then the parameters given there."""
        return {"do": self.do, **{name: self.values[name] for name in self.given}}


@dataclass(frozen=True, slots=True)
class CardKind:
    """A kind of card, of which there are `count` copies.

    `cost` is that of a yellow card in actions, `power` the swords of an attack or the shields
    of a defence; each is 0 on the other types. `success` is what a defence brings if it holds,
    `modes` the two uses of a god weapon.
    """

    id: str
    name: str
    deck: str
    type: str
    count: int
    cost: int
    power: int
    effects: tuple[Effect, ...]
    success: tuple[Effect, ...]
    modes: tuple[str, ...]
    source: str

    @property
    def attested(self) -> bool:
        """Whether name and effect are published, not reconstructed."""
        return self.source in ATTESTED


@dataclass(frozen=True, slots=True)
class Face:
    """Face of a die: the resources it brings, and the number on it."""

    blood: int
    gold: int
    diamond: int
    n: int


@dataclass(frozen=True, slots=True)
class Die:
    """Dice of one colour: their number, and their six faces, 1 to 6 in order."""

    count: int
    faces: tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class Figures:
    """Numbers of kinds of cards, and of copies, that are attested and reconstructed."""

    attested_kinds: int
    attested_copies: int
    reconstructed_kinds: int
    reconstructed_copies: int


@dataclass(frozen=True)
class CardFile:
    """A card file that was read and found good. Two are equal if id and content are."""

    id: str
    digest: str
    """SHA-256 of the file's data, in hexadecimal; comments and layout do not count."""
    cards: tuple[CardKind, ...] = field(compare=False)
    """Cards in the order of the file, which is that of a deck before it is shuffled (VA-2.3)."""
    limits: Mapping[str, int | tuple[int, ...]] = field(compare=False)
    order: tuple[str, ...] = field(compare=False)
    """Resources in the order in which the file writes starting rows."""
    supply: int = field(compare=False)
    start: Mapping[int, tuple[Row, ...]] = field(compare=False)
    """Starting resources of each place by number of players, always blood, gold, diamond."""
    costs: Mapping[str, Row] = field(compare=False)
    """Costs of a mine, a drill and a temple of each god."""
    dice: Mapping[str, Die] = field(compare=False)

    @property
    def key(self) -> str:
        """Name of this content in options and records: the id and the digest's beginning."""
        return f"{self.id}:{self.digest[:KEY_DIGITS]}"

    @cached_property
    def by_id(self) -> Mapping[str, CardKind]:
        """Cards by their ids."""
        return {card.id: card for card in self.cards}

    @property
    def attested(self) -> tuple[CardKind, ...]:
        """Cards whose name and effect are published."""
        return tuple(card for card in self.cards if card.attested)

    @property
    def reconstructed(self) -> tuple[CardKind, ...]:
        """Cards that are reconstructed: all others."""
        return tuple(card for card in self.cards if not card.attested)

    @property
    def figures(self) -> Figures:
        """Figures for the notice that must accompany the list of cards."""
        known, guessed = self.attested, self.reconstructed
        return Figures(
            len(known), sum(card.count for card in known), len(guessed), sum(card.count for card in guessed)
        )

    def limit(self, name: str) -> int:
        """Return a limit that is one number; raises KeyError for any other name."""
        found = self.limits[name]
        if not isinstance(found, int):
            raise KeyError(name)
        return found

    @property
    def safe_zones(self) -> tuple[int, ...]:
        """Numbers of followers below which losses stop, ascending from 0."""
        found = self.limits["safe_zones"]
        assert isinstance(found, tuple)
        return found
