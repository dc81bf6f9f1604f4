"""Types of Valhalla's data for the page: the scene, the choices, the parts of their points, the pieces.

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
    """Place of Valhalla with its card."""

    at: str
    x: int
    y: int
    card: str | None


class ValhallaSlot(TypedDict):
    """Gap east or south of a place of Valhalla, with the armies in it by seat."""

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
    """Holder of a location, and the number of armies on it."""

    at: str
    owner: int | None
    armies: int


class ValhallaLand(ValhallaGround):
    """Location of the landscape."""

    x: int
    y: int
    card: str
    value: int
    """Value for its owner now; 0 without one."""
    region: int | None
    """Number of the region: locations that one crown counts share it."""


class ValhallaFrame(TypedDict):
    """Limits of the landscape's growth: the first and last column and row."""

    columns: int
    rows: int
    x: list[int]
    y: list[int]


class ValhallaPlanned(TypedDict):
    """Landscape after the steps planned so far, and the movements or armies left."""

    landscape: list[ValhallaGround]
    reserve: list[int]
    steps: list[str]
    words: list[Said]
    """Steps in words."""
    left: int


class ValhallaZoneCard(ValhallaHeld):
    """Card of a control zone, and whether it can be used."""

    ready: bool


class ValhallaSeat(ValhallaStanding):
    """Seat with derived figures: its armies by place, and its score in a glory phase."""

    display: str
    valhalla: int
    bound: int
    landscape: int
    held: int
    glory: int
    cards: list[ValhallaZoneCard]


class ValhallaPending(TypedDict):
    """Pending event, with the same fields for every kind; no card while glory is counted."""

    kind: kinds.Kind
    card: str | None
    dest: str | None
    due: int
    ask: list[int]
    aces: list[str]


class ValhallaScene(TypedDict):
    """Table, the same for everybody; `turn` is the seat to decide, `active` the one whose turn it is."""

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
    """Largest number of cards of a control zone."""
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
    """Question to the viewer; null for all others."""


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
"""Subject of an action."""


class ValhallaBattle(TypedDict):
    """Battle that an action leads to; `terrain` and `crown` each cost one side an army beforehand."""

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
    """Legal action with its immediate points, and its effect in words."""

    words: Said
    battle: NotRequired[ValhallaBattle]
    only: NotRequired[bool]
    """Whether everybody at the table sees that this is the only choice; left out where they do not."""


class ValhallaPart(TypedDict):
    """Location that gains points, and the rules by which it does."""

    kind: Literal["location"]
    at: str
    card: str
    value: int
    doubled: bool
    points: int
    rules: list[str]


class ValhallaPiece(TypedDict):
    """Kind of card; `code` is the id of its first copy."""

    code: str
    kind: Literal["card"]
    name: str
    rank: int | Literal["ace", "pawn", "court", "crown", "none"]
    suits: list[Suit]
    types: list[CardType]
    set: Literal["basic", "extended", "excuse"]
    figures: list[Said]
    """Rank, suits and types, unless the name already gives them."""
    text: list[Said]
    """Abilities."""


class ValhallaMaps(TypedDict):
    """Sizes with `players` players: least number of decktets, columns of both maps, slots,
    least number of locations.
    """

    players: int
    decks: int
    width: int
    slots: list[str]
    locations: int


class ValhallaMost(TypedDict):
    """Greatest numbers that options and position documents may have."""

    decks: int
    target: int
    glory_cap: int
    score: int
    cycle: int
    glories: int
    pass_run: int


class ValhallaConstants(TypedDict):
    """Numbers of the rules; `target_each` and `cap_each` are defaults for each player."""

    armies: int
    zone: int
    rows: int
    target_each: int
    cap_each: int
    targets: dict[str, int]
    maps: list[ValhallaMaps]
    most: ValhallaMost


SENT = (ValhallaScene, ValhallaChoice, ValhallaPart, ValhallaPiece, ValhallaConstants)
"""Types that the page is given, with all that they are made of."""
