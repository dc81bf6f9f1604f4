"""Position documents of Valda (VA-16), and what they are made of.

`reading.py` takes the names of fields from here, and `scripts/openapi` writes these types for the page.
A field that is NotRequired follows from the others where a document leaves it out.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from gladsheim.core.positions.reader import field_names
from gladsheim.games.valda.pieces import Building, Colour, GodName, Letter, Phase
from gladsheim.games.valda.record import Takes


class ValdaDocumentOptions(TypedDict):
    """The options that documents have."""

    players: int
    turnaround: bool
    race: bool
    first: int
    rulings: NotRequired[list[str]]
    """The readings of the rules that the table has chosen; missing where there are none (E-1.3)."""


OPTION_FIELDS = field_names(ValdaDocumentOptions)
"""The options that documents have, the last one only where any reading is chosen (E-1.3)."""


class ValdaGoods(TypedDict):
    """So much of each resource."""

    blood: int
    gold: int
    diamond: int


class ValdaTemples(TypedDict, total=False):
    """A number for each god of whom there are temples."""

    heimdall: int
    freya: int
    surtur: int
    tyr: int
    thor: int
    odin: int
    loki: int


class ValdaPlayer(ValdaGoods):
    """Everything of a player but the cards."""

    followers: int
    mines: int
    drills: int
    temples: ValdaTemples
    bonus: list[GodName]


class ValdaDocumentPlayer(ValdaPlayer):
    """A player with all cards."""

    hand: list[str]
    open: list[str]


class ValdaDecks(TypedDict):
    """The cards of each deck, the next one first."""

    base: list[str]
    heimdall: list[str]
    freya: list[str]
    surtur: list[str]
    tyr: list[str]
    thor: list[str]
    odin: list[str]
    loki: list[str]


class ValdaRolled(TypedDict):
    """Dice that were rolled, with their faces from 1 to 6."""

    by: int
    dice: list[Colour]
    faces: list[int]
    use: Takes


class ValdaDeclared(TypedDict):
    """An attack, with the defence cards used so far."""

    by: int
    target: int
    card: str
    horn: bool
    wrath: bool
    spear: bool
    shields: int
    used: list[str]
    cancelled: bool
    claimed: bool


class ValdaBuilding(TypedDict):
    """What is being built."""

    what: Building
    stopped: bool


class ValdaUses(TypedDict):
    """How often each exchange of the followers phase was used."""

    thor3: int
    thor2: int
    odin2: int
    odin3: int
    loki: int


class _Asked(TypedDict):
    op: str


ValdaAsked = TypedDict(
    "ValdaAsked",
    {
        "by": int,
        "kind": str,
        "card": str,
        "cards": list[str],
        "made": int,
        "n": int,
        "god": GodName,
        "victim": int | None,
        "for": str,
        "seen": list[GodName],
        "from": str | None,
        "to": str,
        "done": int,
        "pay": bool,
        "type": str,
        "strongest": bool,
        "what": str,
        "seat": int | None,
    },
    total=False,
)
"""What a decision is about."""


class ValdaDecision(_Asked, ValdaAsked):
    """What the viewer is to decide, as documents write it (VA-16.2), without who else is asked."""


class ValdaStep(TypedDict, total=False):
    """What only documents say of something still to do: who is asked, and which effects of a card remain."""

    ask: list[int]
    target: int | None
    list: list[dict[str, Any]]


class ValdaFrame(ValdaDecision, ValdaStep):
    """One thing still to do (VA-16.2)."""


class ValdaHead(TypedDict):
    """Options, turn and counters."""

    game: Literal["valda"]
    cards: str
    options: ValdaDocumentOptions
    round: int
    start: int
    active: int
    turns: NotRequired[int]
    phase: Phase
    actions: int
    builds: int
    build_limit: int
    used: ValdaUses
    received: list[Letter]
    played: list[str]
    lent: list[GodName]


class ValdaBelongings(TypedDict):
    """What the players have, and the decks."""

    players: list[ValdaDocumentPlayer]
    decks: ValdaDecks


class ValdaDoings(TypedDict):
    """The discard pile, and what is going on."""

    discard: list[str]
    attack: NotRequired[ValdaDeclared | None]
    roll: NotRequired[ValdaRolled | None]
    building: NotRequired[ValdaBuilding | None]
    opened: NotRequired[list[GodName]]
    """Areas that nobody owns although somebody has temples enough; missing where there are none (E-4.5)."""


class ValdaDocument(ValdaHead, ValdaBelongings, ValdaDoings):
    """A position document."""

    pending: NotRequired[list[ValdaFrame] | None]
    winner: NotRequired[int | None]
    rng: NotRequired[str | None]
    forced: NotRequired[list[int] | None]


SENT = (ValdaDocument,)
"""The types that the page is given, with all that they are made of."""
