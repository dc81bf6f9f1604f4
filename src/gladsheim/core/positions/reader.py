"""Reader of documents: checks the form and bounds of each value, and names every fault with its path."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from gladsheim.core.errors import DocumentError, Fault, OptionsError, shorten

P = TypeVar("P")

LONGEST_NAME = 40
"""Number of characters of an unknown name that a fault shows."""


@dataclass(slots=True)
class DocumentReader:
    """The checks of a position document. Each check notes a fault and returns a usable value, so that
    reading goes on.

    A check gets the value found and `where` it stands, which a fault names.
    """

    faults: list[Fault] = field(default_factory=list)

    def fault(self, where: str, message: str) -> None:
        """Add a fault."""
        self.faults.append(Fault(where, message))

    def refuse(self, where: str, value: object, allowed: str) -> None:
        """Add a fault about a value that is not allowed."""
        self.fault(where, f"is {shorten(value)}; allowed: {allowed}")

    def check(self) -> None:
        """Raises DocumentError if anything is wrong."""
        if self.faults:
            raise DocumentError(self.faults)

    def known(self, found: Mapping[Any, Any], where: str, names: Collection[str]) -> None:
        """Check that an object has no other fields than these."""
        for name in found:
            if name not in names:
                # A name in a document can have any length.
                path = f"{where}.{str(name)[:LONGEST_NAME]}" if where else str(name)[:LONGEST_NAME]
                self.fault(path, f"unknown field; known: {', '.join(names)}")

    def needed(self, found: Mapping[Any, Any], where: str, names: Collection[str]) -> None:
        """Check that an object has all these fields."""
        for name in names:
            if name not in found:
                self.fault(f"{where}.{name}" if where else name, "is missing")

    def fields(
        self, value: object, where: str, names: Collection[str], needed: Collection[str] = ()
    ) -> Mapping[str, Any]:
        """Return an object with the needed fields, and no others than these; {} for anything else."""
        if not isinstance(value, Mapping):
            self.refuse(where, value, "an object")
            return {}
        self.known(value, where, names)
        self.needed(value, where, needed)
        return value

    def options(
        self, choose: Callable[[Mapping[str, Any]], dict[str, Any]], chosen: Mapping[str, Any]
    ) -> dict[str, Any]:
        """Return the options of a game, complete; {} where they are wrong."""
        try:
            return choose(chosen)
        except OptionsError as error:
            self.refuse(f"options.{error.option[:LONGEST_NAME]}", error.value, error.allowed)
            return {}

    def whole(self, value: object, where: str, low: int, high: int) -> int:
        """Return a whole number from low to high; low for anything else."""
        # `True` is an int in Python and would pass as 1.
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            self.refuse(where, value, f"a whole number from {low} to {high}")
            return low
        return value

    def truth(self, value: object, where: str) -> bool:
        """Return a boolean; false for anything else."""
        if not isinstance(value, bool):
            self.refuse(where, value, "true or false")
        return value is True

    def one_of(self, value: object, where: str, words: Sequence[str]) -> str:
        """Return one of these words; the first for anything else."""
        if isinstance(value, str) and value in words:
            return value
        # Some lists have the empty word, which would look like a gap.
        self.refuse(where, value, ", ".join(word for word in words if word))
        return words[0]

    def members(self, items: list[Any], where: str, words: Collection[str], allowed: str) -> list[str]:
        """Return the items that are among these words; `allowed` describes all of them."""
        # The type is checked first: lists and objects have no hash, which a search in a set needs.
        good = [one for one in items if isinstance(one, str) and one in words]
        if len(good) != len(items):
            wrong = next(one for one in items if not isinstance(one, str) or one not in words)
            self.fault(where, f"holds {shorten(wrong)}; allowed: {allowed}")
        return good


def field_names(shape: type[Any]) -> tuple[str, ...]:
    """Return the fields of a TypedDict, those of its bases first."""
    return tuple(shape.__annotations__)


def an_object(document: object) -> Mapping[str, Any]:
    """Return a document that is an object. Raises DocumentError for anything else."""
    if not isinstance(document, Mapping):
        raise DocumentError([Fault("", f"is {shorten(document)}; allowed: an object")])
    return document


@dataclass(frozen=True, slots=True)
class Notation(Generic[P]):
    """Conversion of a game's position documents to records."""

    read: Callable[[object], P]
    """Function (document) → its values, `options` among them, with their form checked. Raises
    DocumentError.
    """
    faults_of: Callable[[P], Sequence[Fault]]
    """Function (values) → faults that make them impossible together."""
    build: Callable[[P], Any]
    """Function (values) → a plain record; raises DocumentError."""

    def place(self, document: object) -> tuple[dict[str, Any], Any]:
        """Return the options and the record of a document. Raises DocumentError with all faults."""
        position: Any = self.read(document)
        # All values have the right form here, because `read` raises for any other.
        if faults := self.faults_of(position):
            raise DocumentError(faults)
        return position.options, self.build(position)


def padded(values: Sequence[int], length: int, filler: int = 0) -> list[int]:
    """Return the values, and fillers up to the length of a field."""
    return [*values, *[filler] * (length - len(values))]
