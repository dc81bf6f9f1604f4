"""Readings of the rules that a table can choose instead of the usual ones, and editions (E-1, E-2)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

from gladsheim.core.errors import OptionsError
from gladsheim.core.words import Words

OPTION = "rulings"


def played(options: Mapping[str, Any]) -> dict[str, str]:
    """Return the values with which texts state the rules of a table: each reading that it plays is "on"."""
    return dict.fromkeys(options.get(OPTION, ()), "on")


@dataclass(frozen=True, slots=True)
class Ruling:
    """Reading of the rules; its sentences are `ruling-<game>-<name>` and `ruling-<game>-<name>-why`."""

    name: str
    instead: tuple[str, ...]
    """Rules that it replaces."""


@dataclass(frozen=True, slots=True)
class Rulings:
    """Readings of a game, in the order in which documents list them."""

    rows: tuple[Ruling, ...] = ()
    editions: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Readings of each edition, the usual one first."""

    @property
    def names(self) -> tuple[str, ...]:
        """Names of the readings."""
        return tuple(row.name for row in self.rows)

    def check(self, value: object) -> list[str]:
        """Return the distinct names, in order. Raises OptionsError (E-1.1)."""
        names = self.names
        if (
            not isinstance(value, list | tuple)
            # The length is checked before the elements, because a list from a document can be huge.
            or len(value) > len(names)
            # Texts are compared, because elements of a document may have no hash.
            or len({*map(str, value)}) < len(value)
        ):
            raise OptionsError(OPTION, value, self._allowed())
        if any(one not in names for one in value):
            raise OptionsError(OPTION, value, self._allowed())
        # A fixed order lets equal choices make equal games and documents (E-1.1).
        return [name for name in names if name in value]

    def settle(self, options: dict[str, Any]) -> dict[str, Any]:
        """Return the options with the readings in order, and without that option if none is
        chosen (E-1.3).
        """
        chosen = self.check(options.pop(OPTION, ()))
        # An empty list is left out, so that older documents and records keep their hashes (E-1.3).
        return {**options, OPTION: chosen} if chosen else options

    def with_edition(self, edition: str, options: dict[str, Any]) -> dict[str, Any]:
        """Return the options with the readings of an edition besides those that were named (E-1.2)."""
        named = self.check(options.get(OPTION, ()))
        return {**options, OPTION: list(dict.fromkeys((*self.editions[edition], *named)))}

    def bits(self, chosen: Collection[str]) -> int:
        """Return the readings as kernels store them: the n-th is bit n."""
        return sum(1 << number for number, name in enumerate(self.names) if name in chosen)

    def chosen(self, bits: int) -> tuple[str, ...]:
        """Return the readings of these bits."""
        return tuple(name for number, name in enumerate(self.names) if bits >> number & 1)

    def to_json(self) -> dict[str, Any]:
        """Return all readings and editions, JSON-ready."""
        rows = [{"name": row.name, "instead": list(row.instead)} for row in self.rows]
        return {"readings": rows, "editions": {name: list(one) for name, one in self.editions.items()}}

    def edition_of(self, chosen: Collection[str]) -> str | None:
        """Return the edition that is played with exactly these readings; None if there is none."""
        return next((name for name, readings in self.editions.items() if {*readings} == {*chosen}), None)

    def _allowed(self) -> Words:
        return Words.of("faults-allowed-rulings", names=", ".join(self.names))
