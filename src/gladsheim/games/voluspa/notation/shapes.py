"""Types of Völuspá's position documents (V-8.1), and of their parts.

Cells are texts "x,y", x to the right and y downward; kinds of tiles are their two-letter codes.
`document.py` takes the names of fields from here, and `scripts/openapi` writes these types for the page.
A field that is NotRequired follows from the others where a document leaves it out.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from gladsheim.core.positions.reader import field_names
from gladsheim.games.voluspa import phases


class VoluspaDocumentOptions(TypedDict):
    """Options of documents."""

    players: int
    kinds: list[str]
    no_late_hel: NotRequired[bool]
    rulings: NotRequired[list[str]]
    """Readings of the rules that the table has chosen; missing where there are none (E-1.3)."""


OPTION_FIELDS = field_names(VoluspaDocumentOptions)
"""Options of documents, the last one only where any reading is chosen (E-1.3)."""


class VoluspaRaven(TypedDict):
    """Raven that may fly on, and the tile below it."""

    at: str
    under: str | None


class VoluspaHead(TypedDict):
    """Game and version, with the options."""

    game: Literal["voluspa"]
    version: Literal[1]
    options: VoluspaDocumentOptions


class VoluspaTiles(TypedDict):
    """Tiles of the board, of the hands and of the deck, the next one first."""

    board: dict[str, str]
    """Code of a tile by cell, with "+1" behind it where it is boosted by 1."""
    hands: list[list[str]]
    known: NotRequired[list[list[str]]]
    """Parts of the hands that everybody can know."""
    deck: NotRequired[list[str]]


class VoluspaPublic(TypedDict):
    """Public information besides the board."""

    discard: NotRequired[list[str]]
    removed: NotRequired[list[str]]
    scores: NotRequired[list[int]]
    reached: NotRequired[list[int]]
    events: NotRequired[int]
    first: NotRequired[int]
    turn: NotRequired[int | None]
    phase: NotRequired[phases.Phase]
    hermod: NotRequired[str]
    """Cell of the last Hermod, in phase hermod only, as the Raven is in phase raven."""
    raven: NotRequired[VoluspaRaven]


class VoluspaDocument(VoluspaHead, VoluspaTiles, VoluspaPublic):
    """Position document."""


SENT = (VoluspaDocument,)
"""Types that the page is given, with all that they are made of."""
