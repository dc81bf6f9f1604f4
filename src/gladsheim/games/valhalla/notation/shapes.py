"""Position documents of Valhalla (VH-14.1), and what they are made of.

`reading.py` takes the names of fields from here, and `scripts/openapi` writes these types for the page.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from gladsheim.games.valhalla import kinds, stages
from gladsheim.games.valhalla.record import Reason


class ValhallaOptions(TypedDict):
    """The options as chosen, complete."""

    players: int
    decks: int
    extended: bool
    excuse: bool
    target: int
    glory_cap: int
    first: int | None
    rulings: NotRequired[list[str]]
    """The readings of the rules that the table has chosen; missing where there are none."""


class ValhallaHeld(TypedDict):
    """A card of a control zone; `uses`: 0 upright, 1 sideways, 2 face down."""

    card: str
    uses: int
    used: bool
    armies: int


class ValhallaStanding(TypedDict):
    """The figures of a seat that its document keeps."""

    reserve: int
    score: int
    cycle: int
    phase: int
    placed: bool
    recruited: bool
    fought: bool
    stalled: bool


class ValhallaPlayer(ValhallaStanding):
    """A seat as its document keeps it."""

    cards: list[ValhallaHeld]


class ValhallaDocumentMarket(TypedDict):
    """Valhalla: its cards in reading order, and the armies by seat of each slot that has any."""

    width: int
    height: int
    cards: list[str | None]
    armies: dict[str, list[int]]


class ValhallaDocumentLand(TypedDict):
    """A location of the landscape."""

    x: int
    y: int
    card: str
    owner: int | None
    armies: int


class ValhallaDocumentPending(TypedDict):
    """What is pending; which fields it has depends on `kind`, and `ask` on the stage, too."""

    kind: kinds.Kind
    card: NotRequired[str]
    due: NotRequired[int]
    dest: NotRequired[list[int] | None]
    steps: NotRequired[list[str]]
    ask: NotRequired[list[int]]
    aces: NotRequired[list[str]]


class ValhallaResult(TypedDict):
    """How the game has ended."""

    winners: list[int]
    scores: list[int]
    reason: Reason


class ValhallaHead(TypedDict):
    """Which game is played, and how."""

    game: Literal["valhalla"]
    version: Literal[1]
    options: ValhallaOptions


class ValhallaPiles(TypedDict):
    """The generator and the two piles, which nobody sees into."""

    rng: str
    draw: list[str]
    discard: list[str]


class ValhallaTable(TypedDict):
    """Everything that all may see."""

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
    """A position document."""


SENT = (ValhallaDocument,)
"""The types that the page is given, with all that they are made of."""
