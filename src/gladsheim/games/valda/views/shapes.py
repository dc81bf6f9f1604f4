"""Types of Valda's data for the page: the scene, the choices, the parts of their points, the pieces.

`scripts/openapi` writes these types for the page.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from gladsheim.core.telling.story import Said
from gladsheim.games.valda.notation.shapes import (
    ValdaBuilding,
    ValdaDecision,
    ValdaDeclared,
    ValdaDocumentOptions,
    ValdaGoods,
    ValdaPlayer,
    ValdaRolled,
    ValdaUses,
)
from gladsheim.games.valda.pieces import Building, CardType, Deck, GodName, Letter, Phase, Res


class ValdaOptions(ValdaDocumentOptions):
    """Options as chosen, complete."""

    cards: str


class ValdaFace(ValdaGoods):
    """Face of a die with its yield; `n` is the number on it, -1 for a skull."""

    n: int


class ValdaByGod(TypedDict):
    """Number for each god."""

    heimdall: int
    freya: int
    surtur: int
    tyr: int
    thor: int
    odin: int
    loki: int


class ValdaByDeck(ValdaByGod):
    """Number for each deck."""

    base: int


class ValdaSeat(ValdaPlayer):
    """Seat, as the viewer may know it."""

    score: int
    display: str
    safe: int
    temples_left: int
    levels: ValdaByGod
    owned: list[GodName]
    hand_count: int
    hand: list[str] | None
    open: list[str]
    buildings: int


class ValdaArea(TypedDict):
    """Area of a god; `sites` names the owner of the temple on each site."""

    god: GodName
    sites: list[int | None]
    owner: int | None
    deck: int
    cost: ValdaGoods


class ValdaRoll(ValdaRolled):
    """Roll of dice, and their yields."""

    results: list[ValdaFace]


class ValdaAttack(ValdaDeclared):
    """Attack with its figures: the card's own power, Surtur's help, the total with Wrath of Thor.

    `tyr` is the number of shields that Tyr adds to each defence card of the target.
    """

    base: int
    bonus: int
    power: int
    tyr: int


class ValdaWorksCosts(TypedDict):
    """Costs of a mine and a drill."""

    mine: ValdaGoods
    drill: ValdaGoods


class ValdaLimits(TypedDict):
    """Limits of the card file in use."""

    actions: int
    builds: int
    control: int
    start_mines: int
    max_mines: int
    max_drills: int
    temples_per_player: int
    sites_per_area: int
    supply: int


class ValdaTurn(TypedDict):
    """Options, turn and counters."""

    game: Literal["valda"]
    cards: str
    options: ValdaOptions
    round: int
    start: int
    active: int
    turns: int
    phase: Phase
    actions: int
    builds: int
    build_limit: int
    used: ValdaUses
    received: list[Res]
    played: list[str]
    lent: list[GodName]


class ValdaBook(TypedDict):
    """Figures of a card file."""

    rounds: int
    limits: ValdaLimits
    safe_zones: list[int]
    race_goal: int


class ValdaScene(ValdaTurn, ValdaBook):
    """Table as a viewer may see it."""

    viewer: int | None
    turn: int | None
    decision: str | None
    choice: ValdaDecision | None
    resolving: bool
    playing: str | None
    seats: list[ValdaSeat]
    areas: list[ValdaArea]
    supply: ValdaGoods
    decks: ValdaByDeck
    discard: list[str]
    roll: ValdaRoll | None
    attack: ValdaAttack | None
    building: ValdaBuilding | None
    costs: ValdaWorksCosts
    trade_rate: int
    over: bool
    ranking: list[int]
    winners: list[int]
    prompt: Said | None


class ValdaChange(TypedDict, total=False):
    """Certain change of the player's own resources; losses are below 0."""

    blood: int
    gold: int
    diamond: int


class ValdaValues(TypedDict, total=False):
    """Subject of an action; resources are letters, as in actions."""

    card: str
    open: bool
    source: Literal["hand", "open", "discard", "played"]
    give: Letter
    given: ValdaChange
    """Resources that a trade gives instead of a single kind."""
    get: Letter
    rate: int
    res: Letter
    victim: int | None
    what: Building
    mode: str
    price: int
    """Number of actions that a purchase costs."""
    dice: int
    """Number of white dice that Loki rolls."""
    seat: int
    god: GodName
    die: int
    face: int
    goods: ValdaChange
    temple: GodName
    """God where a temple would be built."""
    ability: Said
    """Ability that this temple would give its player."""
    hits: list[int]
    """Seats that the action is directed against."""


class _Offer(TypedDict):
    action: str
    type: str
    points: int
    words: Said
    only: NotRequired[bool]
    """Whether everybody at the table sees that this is the only choice; left out where they do not."""


class ValdaChoice(_Offer, ValdaValues):
    """Legal action in words, with the followers that it certainly gains."""


class ValdaPart(TypedDict):
    """Reason why an action gains its followers."""

    kind: str
    points: int
    god: NotRequired[GodName]
    rules: list[str]


class ValdaEffect(TypedDict):
    """Effect of a card, with the parameters of the card file."""

    do: str


class ValdaCardPiece(TypedDict):
    """Kind of card of a card file, its effects as the file writes them."""

    code: str
    kind: Literal["card"]
    file: str
    over: NotRequired[str]
    instead: NotRequired[str]
    name: str
    deck: Deck
    type: CardType
    count: int
    cost: int
    power: int
    modes: list[str]
    effects: list[ValdaEffect]
    success: list[ValdaEffect]
    figure: Said
    text: list[Said]
    source: str
    attested: bool
    about: str


class ValdaGodPiece(TypedDict):
    """God of a card file."""

    code: str
    kind: Literal["god"]
    file: str
    over: NotRequired[str]
    instead: NotRequired[str]
    name: str
    cost: ValdaGoods
    about: str


class ValdaDiePiece(TypedDict):
    """Kind of die of a card file."""

    code: str
    kind: Literal["die"]
    file: str
    over: NotRequired[str]
    instead: NotRequired[str]
    name: str
    count: int
    faces: list[ValdaFace]


class ValdaMost(TypedDict):
    """Greatest numbers that a position document may have."""

    followers: int
    actions: int
    builds: int
    build_limit: int


class ValdaConstants(TypedDict):
    """Numbers of the rules: the most uses of each exchange, numbers of players, card files by key."""

    uses: ValdaUses
    most: ValdaMost
    players: list[int]
    books: dict[str, ValdaBook]


SENT = (ValdaScene, ValdaChoice, ValdaPart, ValdaCardPiece, ValdaGodPiece, ValdaDiePiece, ValdaConstants)
"""Types that the page is given, with all that they are made of."""
