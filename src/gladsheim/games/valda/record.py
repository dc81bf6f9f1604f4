"""Record of a Valda game, and the numbers that kernels use.

Kinds of cards are numbered in the order of their ids, so that a hand kept sorted by number is sorted by id
(VA-3.4). The card file is part of the record, so that every file is played by the same kernels. Pending steps
form a stack of frames (VA-16.2): the last one is next. Automatic frames are carried out by `turn.advance`
until one needs a decision, whose legal actions are then kept in `menu`.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Annotated, Literal, Protocol, get_args

from gladsheim.core.positions.notes import NOTE
from gladsheim.core.state import CopyRule, Extent, Field, FieldAudience, FieldType, Layout, fields_of
from gladsheim.games.valda import limits
from gladsheim.games.valda.pieces import EXCHANGES, MODES

SEATS = 5
KINDS = 160
CARDS = 400
EFFECTS = 340
"""Number of effects of a card file, with room for lists of a document that belong to no card."""
EFFECT = 6
"""Length of an effect: its word and up to five parameters."""
NO_CARD = -1
NOBODY = -1
DEPTH = 112
"""Number of frames of the stack: those of a document, of the successes of one defence, and of
their consequences.
"""
DICE_ROLLED = 32
FORCED = 64
PLAYED = 512
NOTES = CARDS + 60
"""Number of notes: one step may discard every card of the game."""
MOST_ACTIONS = 512
MOST_LEFT = 30_000
"""Bound on the actions left in a game phase."""

ANY_KIND = 4
"""Number for a card of any type in Recover (the others are the card types)."""
ANY_RES, GOLD_DIAMOND = 3, 4
"""Numbers in Change: from or to any resource; from gold or diamonds."""

USES = (*(exchange.name for exchange in EXCHANGES), "loki")
"""Names of all exchanges whose uses are counted in a followers phase."""
LOKI_USED = len(EXCHANGES)
TAKE_RESOURCES, TAKE_FOLLOWERS = range(2)
Takes = Literal["resources", "followers"]
TAKES: tuple[Takes, ...] = get_args(Takes)

MIXED = 3
"""Offset of mixed trades (E-4.2).

After the three kinds, the first number of such a trade is how many of the lower of the two given kinds it
takes.
"""

_ALL, _SEAT, _NO, _DERIVED = (
    FieldAudience.EVERYONE,
    FieldAudience.SEAT,
    FieldAudience.NOBODY,
    FieldAudience.DERIVED,
)

_STACK = Extent("depth", padded=False)

Ints = MutableSequence[int]


class Valda(Protocol):
    """Record as kernels see it."""

    # The fields that most decisions read are together.
    # Options
    players: Annotated[int, FieldType(16, _ALL, empty=None)]
    turnaround: Annotated[int, FieldType(8, _ALL, empty=None)]
    race: Annotated[int, FieldType(8, _ALL, empty=None)]
    rulings: Annotated[int, FieldType(8, _ALL, empty=None)]
    # Areas with three temples of a player that nobody owns (E-4.5), a bit for each god.
    opened: Annotated[int, FieldType(8, _ALL)]
    first: Annotated[int, FieldType(16, _ALL, empty=None)]
    # The turn
    round: Annotated[int, FieldType(16, _ALL, empty=1)]
    start: Annotated[int, FieldType(16, _ALL)]
    active: Annotated[int, FieldType(16, _ALL)]
    turns: Annotated[int, FieldType(16, _ALL)]
    phase: Annotated[int, FieldType(16, _ALL)]
    actions: Annotated[int, FieldType(16, _ALL)]
    builds: Annotated[int, FieldType(16, _ALL)]
    build_limit: Annotated[int, FieldType(16, _ALL)]
    used: Annotated[Ints, FieldType(8, _ALL, len(USES))]
    received: Annotated[Ints, FieldType(8, _ALL, 3)]
    played_count: Annotated[int, FieldType(16, _ALL)]
    lent_count: Annotated[int, FieldType(16, _ALL)]
    # Players
    followers: Annotated[Ints, FieldType(32, _ALL, SEATS)]
    goods: Annotated[Ints, FieldType(16, _ALL, SEATS * 3)]
    mines: Annotated[Ints, FieldType(16, _ALL, SEATS)]
    drills: Annotated[Ints, FieldType(16, _ALL, SEATS)]
    temples: Annotated[Ints, FieldType(8, _ALL, SEATS * 7)]
    bonus: Annotated[Ints, FieldType(8, _ALL, SEATS * 7)]
    supply: Annotated[Ints, FieldType(16, _DERIVED, 3)]
    # How many cards there are
    held: Annotated[Ints, FieldType(16, _ALL, SEATS)]
    armed: Annotated[Ints, FieldType(16, _SEAT, SEATS)]
    open_count: Annotated[int, FieldType(16, _ALL)]
    deck_size: Annotated[Ints, FieldType(16, _ALL, 8)]
    pile_size: Annotated[int, FieldType(16, _ALL)]
    shield_count: Annotated[int, FieldType(16, _ALL)]
    # Current step
    attacker: Annotated[int, FieldType(16, _ALL, empty=NOBODY)]
    target: Annotated[int, FieldType(16, _ALL, empty=NOBODY)]
    attack_card: Annotated[int, FieldType(16, _ALL, empty=NO_CARD)]
    horn: Annotated[int, FieldType(16, _ALL)]
    wrath: Annotated[int, FieldType(16, _ALL)]
    spear: Annotated[int, FieldType(16, _ALL)]
    shields: Annotated[int, FieldType(16, _ALL)]
    cancelled: Annotated[int, FieldType(16, _ALL)]
    claimed: Annotated[int, FieldType(16, _ALL)]
    roller: Annotated[int, FieldType(16, _ALL, empty=NOBODY)]
    dice: Annotated[Ints, FieldType(8, _ALL, DICE_ROLLED, extent=Extent("dice_count"))]
    shown: Annotated[Ints, FieldType(8, _ALL, DICE_ROLLED, extent=Extent("dice_count"))]
    dice_count: Annotated[int, FieldType(16, _ALL)]
    roll_use: Annotated[int, FieldType(16, _ALL)]
    planned: Annotated[int, FieldType(16, _ALL, empty=NOBODY)]
    stopped: Annotated[int, FieldType(16, _ALL)]
    winner: Annotated[int, FieldType(16, _ALL, empty=NOBODY)]
    # Chance, and the decision
    rng: Annotated[Ints, FieldType(64, _NO, 1, empty=None)]
    forced_count: Annotated[int, FieldType(16, _NO)]
    noting: Annotated[int, FieldType(16, _NO, empty=None)]
    note_count: Annotated[int, FieldType(16, _NO, copied=CopyRule.NEVER)]
    depth: Annotated[int, FieldType(16, _NO)]
    turn: Annotated[int, FieldType(16, _NO)]
    menu_count: Annotated[int, FieldType(16, _NO)]
    # Small parts of the card file
    book: Annotated[int, FieldType(64, _ALL, empty=None)]
    kinds: Annotated[int, FieldType(16, _ALL, empty=None, copied="book")]
    mode_card: Annotated[Ints, FieldType(16, _ALL, len(MODES), empty=None, copied="book")]
    limits: Annotated[Ints, FieldType(16, _ALL, limits.ZONES + limits.ZONE_COUNT, empty=None, copied="book")]
    costs: Annotated[Ints, FieldType(8, _ALL, 9 * 3, empty=None, copied="book")]
    deck_at: Annotated[Ints, FieldType(16, _ALL, 9, empty=None, copied="book")]
    # The stack
    f_op: Annotated[Ints, FieldType(16, _NO, DEPTH, extent=_STACK)]
    f_by: Annotated[Ints, FieldType(16, _NO, DEPTH, extent=_STACK)]
    f_a: Annotated[Ints, FieldType(16, _NO, DEPTH, extent=_STACK)]
    f_b: Annotated[Ints, FieldType(16, _NO, DEPTH, extent=_STACK)]
    f_c: Annotated[Ints, FieldType(16, _NO, DEPTH, extent=_STACK)]
    f_ask: Annotated[Ints, FieldType(32, _NO, DEPTH, extent=_STACK)]
    # Lists
    menu: Annotated[Ints, FieldType(32, _NO, MOST_ACTIONS, extent=Extent("menu_count", padded=False))]
    hands: Annotated[Ints, FieldType(16, _SEAT, SEATS * CARDS, extent=Extent("held", room=CARDS))]
    open: Annotated[Ints, FieldType(16, _ALL, CARDS, extent=Extent("open_count"))]
    deck: Annotated[Ints, FieldType(16, _NO, CARDS, extent=Extent("deck_size", begins="deck_at"))]
    pile: Annotated[Ints, FieldType(16, _ALL, CARDS, extent=Extent("pile_size"))]
    shield_cards: Annotated[Ints, FieldType(16, _ALL, CARDS, extent=Extent("shield_count"))]
    played: Annotated[Ints, FieldType(16, _ALL, PLAYED, extent=Extent("played_count"))]
    lent: Annotated[Ints, FieldType(8, _ALL, PLAYED, extent=Extent("lent_count"))]
    forced: Annotated[Ints, FieldType(8, _NO, FORCED, extent=Extent("forced_count", padded=False))]
    # The card file
    copies: Annotated[Ints, FieldType(16, _ALL, KINDS, empty=None, copied="book")]
    kind_of: Annotated[Ints, FieldType(8, _ALL, KINDS, empty=None, copied="book")]
    deck_of: Annotated[Ints, FieldType(8, _ALL, KINDS, empty=None, copied="book")]
    price: Annotated[Ints, FieldType(8, _ALL, KINDS, empty=None, copied="book")]
    power: Annotated[Ints, FieldType(8, _ALL, KINDS, empty=None, copied="book")]
    effect_at: Annotated[Ints, FieldType(16, _ALL, KINDS, empty=None, copied="book")]
    effect_count: Annotated[Ints, FieldType(8, _ALL, KINDS, empty=None, copied="book")]
    success_at: Annotated[Ints, FieldType(16, _ALL, KINDS, empty=None, copied="book")]
    success_count: Annotated[Ints, FieldType(8, _ALL, KINDS, empty=None, copied="book")]
    replays: Annotated[Ints, FieldType(8, _ALL, KINDS, empty=None, copied="book")]
    kills: Annotated[Ints, FieldType(8, _ALL, KINDS, empty=None, copied="book")]
    file_order: Annotated[Ints, FieldType(16, _ALL, KINDS, empty=None, copied="book")]
    effects: Annotated[Ints, FieldType(8, _ALL, EFFECTS * EFFECT, empty=None, copied="book")]
    faces: Annotated[Ints, FieldType(8, _ALL, 3 * 6 * 4, empty=None, copied="book")]
    starts: Annotated[Ints, FieldType(16, _ALL, 14 * 3, empty=None, copied="book")]
    # Events, noted while a caller wants to know
    notes: Annotated[Ints, FieldType(32, _NO, NOTES * NOTE, copied=CopyRule.NEVER)]


LAYOUT = Layout("ValdaRecord", fields_of(Valda))

MENU = Layout("ValdaMenu", (Field("count", 32, _NO),))
"""Empty menu layout: legal actions are kept in the record itself."""
