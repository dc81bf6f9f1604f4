"""Types of Valhalla's position documents (VH-14.1), and of their parts.

`reading.py` takes the names of fields from here, and `scripts/openapi` writes these types for the page.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from gladsheim.games.valhalla import kinds, stages
from gladsheim.games.valhalla.record import Reason


class ValhallaOptions(TypedDict):
    """Options as chosen, complete."""

    players: int
    decks: int
    extended: bool
    excuse: bool
    target: int
    glory_cap: int
    first: int | None
    rulings: NotRequired[list[str]]
    """Readings of the rules that the table has chosen; missing where there are none."""


class ValhallaHeld(TypedDict):
    """Card of a control zone; `uses`: 0 upright, 1 sideways, 2 face down."""

    card: str
    uses: int
    used: bool
    armies: int


class ValhallaStanding(TypedDict):
    """Figures of a seat that its document keeps."""

    reserve: int
    score: int
    cycle: int
    phase: int
    placed: bool
    recruited: bool
    fought: bool
    stalled: bool


class ValhallaPlayer(ValhallaStanding):
    """Seat as its document keeps it."""

    cards: list[ValhallaHeld]


class ValhallaDocumentMarket(TypedDict):
    """Valhalla: its cards in reading order, and the armies by seat of each slot that has any."""

    width: int
    height: int
    cards: list[str | None]
    armies: dict[str, list[int]]


class ValhallaDocumentLand(TypedDict):
    """Location of the landscape."""

    x: int
    y: int
    card: str
    owner: int | None
    armies: int


class ValhallaDocumentPending(TypedDict):
    """Pending event; which fields it has depends on `kind`, and `ask` on the stage, too."""

    kind: kinds.Kind
    card: NotRequired[str]
    due: NotRequired[int]
    dest: NotRequired[list[int] | None]
    steps: NotRequired[list[str]]
    ask: NotRequired[list[int]]
    aces: NotRequired[list[str]]


class ValhallaResult(TypedDict):
    """End of the game."""

    winners: list[int]
    scores: list[int]
    reason: Reason


class ValhallaHead(TypedDict):
    """Game and version, with the options."""

    game: Literal["valhalla"]
    version: Literal[1]
    options: ValhallaOptions


class ValhallaPiles(TypedDict):
    """Generator and the two piles, which nobody may look into."""

    rng: str
    draw: list[str]
    discard: list[str]


class ValhallaTable(TypedDict):
    """Public part of the position."""

    valhalla: ValhallaDocumentMarket
    landscape: list[ValhallaDocumentLand]
    players: list[ValhallaPlayer]
    turn: int
    stage: stages.Stage
    pending: ValhallaDocumentPending | None
    pass_run: int
    glories: int
    result: ValhallaResult | None


class ValhallaDocument(ValhallaHead, ValhallaPiles, ValhallaTable):
    """Position document."""


SENT = (ValhallaDocument,)
"""Types that the page is given, with all that they are made of."""
