"""Types of Valda's position documents (VA-16), and of their parts.

`reading.py` takes the names of fields from here, and `scripts/openapi` writes these types for the page.
A field that is NotRequired follows from the others where a document leaves it out.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from gladsheim.core.positions.reader import field_names
from gladsheim.games.valda.pieces import Building, Colour, GodName, Letter, Phase
from gladsheim.games.valda.record import Takes


class ValdaDocumentOptions(TypedDict):
    """Options of documents."""

    players: int
    turnaround: bool
    race: bool
    first: int
    rulings: NotRequired[list[str]]
    """Readings of the rules that the table has chosen; missing where there are none (E-1.3)."""


OPTION_FIELDS = field_names(ValdaDocumentOptions)
"""Options of documents, the last one only where any reading is chosen (E-1.3)."""


class ValdaGoods(TypedDict):
    """Amount of each resource."""

    blood: int
    gold: int
    diamond: int


class ValdaTemples(TypedDict, total=False):
    """Number for each god who has temples."""

    heimdall: int
    freya: int
    surtur: int
    tyr: int
    thor: int
    odin: int
    loki: int


class ValdaPlayer(ValdaGoods):
    """Player without cards."""

    followers: int
    mines: int
    drills: int
    temples: ValdaTemples
    bonus: list[GodName]


class ValdaDocumentPlayer(ValdaPlayer):
    """Player with all cards."""

    hand: list[str]
    open: list[str]


class ValdaDecks(TypedDict):
    """Cards of each deck, the next one first."""

    base: list[str]
    heimdall: list[str]
    freya: list[str]
    surtur: list[str]
    tyr: list[str]
    thor: list[str]
    odin: list[str]
    loki: list[str]


class ValdaRolled(TypedDict):
    """Roll of dice, with their faces from 1 to 6."""

    by: int
    dice: list[Colour]
    faces: list[int]
    use: Takes


class ValdaDeclared(TypedDict):
    """Attack, with the defence cards used so far."""

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
    """Structure that is being built."""

    what: Building
    stopped: bool


class ValdaUses(TypedDict):
    """Number of uses of each exchange in the followers phase."""

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
"""Subject of a decision."""


class ValdaDecision(_Asked, ValdaAsked):
    """Decision of the viewer, as documents write it (VA-16.2), without the other seats that are asked."""


class ValdaStep(TypedDict, total=False):
    """Fields of a pending step that only documents have: the seats asked, and the remaining
    effects of a card.
    """

    ask: list[int]
    target: int | None
    list: list[dict[str, Any]]


class ValdaFrame(ValdaDecision, ValdaStep):
    """Pending step (VA-16.2)."""


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
    """Players' belongings, and the decks."""

    players: list[ValdaDocumentPlayer]
    decks: ValdaDecks


class ValdaDoings(TypedDict):
    """Discard pile, and the events in progress."""

    discard: list[str]
    attack: NotRequired[ValdaDeclared | None]
    roll: NotRequired[ValdaRolled | None]
    building: NotRequired[ValdaBuilding | None]
    opened: NotRequired[list[GodName]]
    """Areas that nobody owns although a player has enough temples; missing where there are none (E-4.5)."""


class ValdaDocument(ValdaHead, ValdaBelongings, ValdaDoings):
    """Position document."""

    pending: NotRequired[list[ValdaFrame] | None]
    winner: NotRequired[int | None]
    rng: NotRequired[str | None]
    forced: NotRequired[list[int] | None]


SENT = (ValdaDocument,)
"""Types that the page is given, with all that they are made of."""
