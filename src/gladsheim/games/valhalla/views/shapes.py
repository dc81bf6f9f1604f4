"""What is sent of a game of Valhalla: the scene, the choices, the parts of their points, the pieces.

Places are texts "x,y", slots "x,yE" or "x,yS"; cards are their ids, second copies with ".2" behind.
`scripts/openapi` writes these types for the page.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from gladsheim.core.telling.story import Said
from gladsheim.games.valhalla import acts, kinds, stages
from gladsheim.games.valhalla.notation.shapes import ValhallaHeld, ValhallaOptions, ValhallaStanding
from gladsheim.games.valhalla.pieces import CardType, Suit
from gladsheim.games.valhalla.record import Reason


class ValhallaMarketCard(TypedDict):
    """A place of Valhalla with its card."""

    at: str
    x: int
    y: int
    card: str | None


class ValhallaSlot(TypedDict):
    """A gap east or south of a place of Valhalla, with the armies in it by seat."""

    at: str
    x: int
    y: int
    side: Literal["E", "S"]
    armies: list[int]
    open: bool


class ValhallaMarket(TypedDict):
    """Valhalla: its cards in reading order, and the slots between them."""

    width: int
    height: int
    cards: list[ValhallaMarketCard]
    slots: list[ValhallaSlot]


class ValhallaGround(TypedDict):
    """Who holds a location, and with how many armies."""

    at: str
    owner: int | None
    armies: int


class ValhallaLand(ValhallaGround):
    """A location of the landscape."""

    x: int
    y: int
    card: str
    value: int
    """What it would bring its owner now; 0 without one."""
    region: int | None
    """Locations that one crown counts share a number."""


class ValhallaFrame(TypedDict):
    """How far the landscape may still grow: the first and last column and row."""

    columns: int
    rows: int
    x: list[int]
    y: list[int]


class ValhallaPlanned(TypedDict):
    """The landscape after the steps planned so far, and the movements or armies left."""

    landscape: list[ValhallaGround]
    reserve: list[int]
    steps: list[str]
    words: list[Said]
    """The steps in words."""
    left: int


class ValhallaZoneCard(ValhallaHeld):
    """A card of a control zone, and whether it can be used."""

    ready: bool


class ValhallaSeat(ValhallaStanding):
    """A seat, with what follows from the table: its armies by place, and what a glory phase would bring."""

    display: str
    valhalla: int
    bound: int
    landscape: int
    held: int
    glory: int
    cards: list[ValhallaZoneCard]


class ValhallaPending(TypedDict):
    """What is pending, with the same fields for every kind; no card while glory is counted."""

    kind: kinds.Kind
    card: str | None
    dest: str | None
    due: int
    ask: list[int]
    aces: list[str]


class ValhallaScene(TypedDict):
    """The table, the same for everybody; `turn` is the seat to decide, `active` the one whose turn it is."""

    game: Literal["valhalla"]
    options: ValhallaOptions
    viewer: int | None
    turn: int | None
    active: int
    stage: stages.Stage
    market: ValhallaMarket
    landscape: list[ValhallaLand]
    frame: ValhallaFrame
    planned: ValhallaPlanned | None
    seats: list[ValhallaSeat]
    zone: int
    """Cards of a control zone at most."""
    pending: ValhallaPending | None
    draw: int
    discard: int
    pass_run: int
    forced_at: int
    glories: int
    target: int
    glory_cap: int
    over: bool
    ranking: list[int]
    winners: list[int]
    reason: Reason | None
    prompt: Said | None
    """What is asked of the viewer; null for all others."""


ValhallaValues = TypedDict(
    "ValhallaValues",
    {
        "slot": str,
        "at": str,
        "card": str,
        "price": int,
        "way": Literal["add", "replace"],
        "seat": int,
        "target": str,
        "from": str,
        "to": str,
        "via": str,
        "count": int,
    },
    total=False,
)
"""What an action is about."""


class ValhallaBattle(TypedDict):
    """A battle that an action leads to; `terrain` and `crown` each cost one side an army beforehand."""

    at: str
    attacker: int
    defender: int
    attackers: int
    defenders: int
    terrain: bool
    crown: bool
    attackers_left: int
    defenders_left: int


class _Offer(TypedDict):
    action: str
    type: acts.Word
    points: int


class ValhallaChoice(_Offer, ValhallaValues):
    """A legal action with its immediate points, and what it does in words."""

    words: Said
    battle: NotRequired[ValhallaBattle]
    only: NotRequired[bool]
    """Whether all at the table see that nothing else may be chosen; left out where they do not."""


class ValhallaPart(TypedDict):
    """A location that brings points, and the rules by which it does."""

    kind: Literal["location"]
    at: str
    card: str
    value: int
    doubled: bool
    points: int
    rules: list[str]


class ValhallaPiece(TypedDict):
    """A kind of card; `code` is the id of its first copy."""

    code: str
    kind: Literal["card"]
    name: str
    rank: int | Literal["ace", "pawn", "court", "crown", "none"]
    suits: list[Suit]
    types: list[CardType]
    set: Literal["basic", "extended", "excuse"]
    figures: list[Said]
    """Rank, suits and types, as far as the name does not tell them."""
    text: list[Said]
    """What it may do."""


class ValhallaMaps(TypedDict):
    """With so many players: decktets at least, columns of both maps, slots, locations at least."""

    players: int
    decks: int
    width: int
    slots: list[str]
    locations: int


class ValhallaMost(TypedDict):
    """The greatest numbers that options and position documents may have."""

    decks: int
    target: int
    glory_cap: int
    score: int
    cycle: int
    glories: int
    pass_run: int


class ValhallaConstants(TypedDict):
    """The numbers of the rules; `target_each` and `cap_each` are for each player where nothing is chosen."""

    armies: int
    zone: int
    rows: int
    target_each: int
    cap_each: int
    targets: dict[str, int]
    maps: list[ValhallaMaps]
    most: ValhallaMost


SENT = (ValhallaScene, ValhallaChoice, ValhallaPart, ValhallaPiece, ValhallaConstants)
"""The types that the page is given, with all that they are made of."""
