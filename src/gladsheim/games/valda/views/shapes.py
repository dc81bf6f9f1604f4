"""What is sent of a game of Valda: the scene, the choices, the parts of their points, the pieces.

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
    """The options as chosen, complete."""

    cards: str


class ValdaFace(ValdaGoods):
    """What a side of a die brings; `n` is the number on it, -1 for a skull."""

    n: int


class ValdaByGod(TypedDict):
    """A number for each god."""

    heimdall: int
    freya: int
    surtur: int
    tyr: int
    thor: int
    odin: int
    loki: int


class ValdaByDeck(ValdaByGod):
    """A number for each deck."""

    base: int


class ValdaSeat(ValdaPlayer):
    """A seat, as the viewer may know it."""

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
    """The area of a god; `sites` names the owner of the temple on each site."""

    god: GodName
    sites: list[int | None]
    owner: int | None
    deck: int
    cost: ValdaGoods


class ValdaRoll(ValdaRolled):
    """Dice that were rolled, and what they bring."""

    results: list[ValdaFace]


class ValdaAttack(ValdaDeclared):
    """An attack with its figures: the card's own power, Surtur's help, all told with Wrath of Thor.

    `tyr` is what Tyr adds to each defence card of the target.
    """

    base: int
    bonus: int
    power: int
    tyr: int


class ValdaWorksCosts(TypedDict):
    """What a mine and a drill cost."""

    mine: ValdaGoods
    drill: ValdaGoods


class ValdaLimits(TypedDict):
    """The limits of the card file that is played with."""

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
    """The figures of a card file."""

    rounds: int
    limits: ValdaLimits
    safe_zones: list[int]
    race_goal: int


class ValdaScene(ValdaTurn, ValdaBook):
    """The table as a viewer may see it."""

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
    """What surely comes to the own resources, or goes from them where it is below 0."""

    blood: int
    gold: int
    diamond: int


class ValdaValues(TypedDict, total=False):
    """What an action is about; resources are letters, as in actions."""

    card: str
    open: bool
    source: Literal["hand", "open", "discard", "played"]
    give: Letter
    given: ValdaChange
    """What a trade gives instead of a single kind."""
    get: Letter
    rate: int
    res: Letter
    victim: int | None
    what: Building
    mode: str
    price: int
    """Actions that a purchase costs."""
    dice: int
    """White dice that Loki rolls."""
    seat: int
    god: GodName
    die: int
    face: int
    goods: ValdaChange
    temple: GodName
    """Where a temple would stand."""
    ability: Said
    """What that temple would bring its player."""
    hits: list[int]
    """The seats that the action is directed against."""


class _Offer(TypedDict):
    action: str
    type: str
    points: int
    words: Said
    only: NotRequired[bool]
    """Whether all at the table see that nothing else may be chosen; left out where they do not."""


class ValdaChoice(_Offer, ValdaValues):
    """A legal action in words, with the followers that it surely brings."""


class ValdaPart(TypedDict):
    """Why an action brings its followers."""

    kind: str
    points: int
    god: NotRequired[GodName]
    rules: list[str]


class ValdaEffect(TypedDict):
    """What a card does; beside it stand the parameters of the card file."""

    do: str


class ValdaCardPiece(TypedDict):
    """A kind of card of a card file, its effects as the file writes them."""

    code: str
    kind: Literal["card"]
    file: str
    over: NotRequired[str]
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
    """A god of a card file."""

    code: str
    kind: Literal["god"]
    file: str
    over: NotRequired[str]
    name: str
    cost: ValdaGoods
    about: str


class ValdaDiePiece(TypedDict):
    """A kind of die of a card file."""

    code: str
    kind: Literal["die"]
    file: str
    over: NotRequired[str]
    name: str
    count: int
    faces: list[ValdaFace]


class ValdaMost(TypedDict):
    """The greatest numbers that a position document may have."""

    followers: int
    actions: int
    builds: int
    build_limit: int


class ValdaConstants(TypedDict):
    """The numbers of the rules: uses of each exchange at most, numbers of players, card files by key."""

    uses: ValdaUses
    most: ValdaMost
    players: list[int]
    books: dict[str, ValdaBook]


SENT = (ValdaScene, ValdaChoice, ValdaPart, ValdaCardPiece, ValdaGodPiece, ValdaDiePiece, ValdaConstants)
"""The types that the page is given, with all that they are made of."""
