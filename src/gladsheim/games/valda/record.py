"""The record of a Valda game, and the numbers that kernels speak in.

Kinds of cards are numbered in the order of their ids, so that a hand kept sorted by number
is sorted by id (VA-3.4). The card file is part of the record, so that every file is played
by the same kernels. What is still to be done is a stack of frames (VA-16.2): the last one is
next. Automatic frames are carried out by `turn.advance` until one needs a decision, whose
legal actions are then kept in `menu`.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Literal, Protocol, get_args

from gladsheim.core.positions.notes import NOTE
from gladsheim.core.positions.numbered import texts_of
from gladsheim.core.state import Field, Knower, Layout
from gladsheim.games.valda.pieces import EXCHANGES, MODES

SEATS = 5
KINDS = 160
CARDS = 400
EFFECTS = 340
"""Effects of a card file, and room for lists of a document that are of no card."""
EFFECT = 6
"""Numbers of an effect: its word and up to five parameters."""
NO_CARD = -1
NOBODY = -1
DEPTH = 112
"""Frames of the stack: those of a document, of the successes of one defence, and of what each sets off."""
DICE_ROLLED = 32
FORCED = 64
PLAYED = 512
NOTES = CARDS + 60
"""One step may discard every card that there is."""
MOST_ACTIONS = 512
MOST_LEFT = 30_000
"""Actions left in a game phase are never more, whatever cards give."""

(
    ROUNDS,
    HAND,
    START_HAND,
    ACTIONS,
    BUILDS,
    TEMPLES,
    SITES,
    CONTROL,
    START_MINES,
    MAX_MINES,
    MAX_DRILLS,
    RACE_GOAL,
    TRADE_RATE,
    SUPPLY,
    ZONES,
) = range(15)
"""Places in `limits`; from ZONES on there are ZONE_COUNT safe zones, unused ones -1."""
ZONE_COUNT = 8

# Frames. Up to LAST_STEP they are carried out without a decision.
(
    F_BEGIN_TURN,
    F_BEGIN_GAME,
    F_BEGIN_BUILD,
    F_BEGIN_ATTACK,
    F_BEGIN_FOLLOWERS,
    F_END_TURN,
    F_TAKE_ROLL,
    F_DO_BUILD,
    F_RESOLVE,
    F_IMPACT,
    F_ATTACK_END,
    F_GOD_CARD,
    F_EFFECTS,
    F_TO_DISCARD,
    F_FINISH_PLAY,
    F_RESOURCE,
    F_LOCK_DRAW,
    F_GAME,
    F_DISCARD,
    F_BUILD,
    F_KEEP,
    F_LINE,
    F_DEFEND,
    F_FOLLOWERS,
    F_WINDOW,
    F_RES,
    F_PLAYER,
    F_THIEF,
    F_GOD,
    F_CHANGE,
    F_THROW,
    F_TEMPLE,
    F_RECOVER,
    F_DESTROY,
    F_MOVE,
    F_REPLAY,
    F_DIE,
) = range(37)
LAST_STEP = F_FINISH_PLAY
FRAMES = texts_of(globals(), "F_")
"""Names of the frames in documents, where they are the decisions of VA-15, too."""

# What an F_PLAYER, F_GOD or F_THROW frame is for.
LOOK, THEFT, REDIRECT, STEAL_FOLLOWERS, KILL, STEAL_RESOURCES, STEAL_CARDS = range(7)
PLAYER_FOR = (
    "look",
    "thief",
    "vanished",
    "steal_followers",
    "kill_followers",
    "steal_resources",
    "steal_cards",
)
DRAW_CARD, LOOK_AT, LEND = range(3)
GOD_FOR = ("draw", "look", "lend")
SACRIFICE, SWITCH = range(2)
THROW_FOR = ("sacrifice", "switch")
ANY_KIND = 4
"""Recover: a card of any type (the others are the card types)."""
ANY_RES, GOLD_DIAMOND = 3, 4
"""Change: from or to any resource; from gold or diamonds."""
DESTROY_TEMPLE, DESTROY_WORKS = range(2)
DESTROY_WHAT = ("temple", "works")

USES = (*(exchange.name for exchange in EXCHANGES), "loki")
"""What is used a bounded number of times in a followers phase."""
LOKI_USED = len(EXCHANGES)
TAKE_RESOURCES, TAKE_FOLLOWERS = range(2)
Takes = Literal["resources", "followers"]
TAKES: tuple[Takes, ...] = get_args(Takes)

# Actions: the word, then two parameters of eight bits each.
(
    A_TRADE,
    A_PLAY,
    A_TAKE,
    A_BUY,
    A_BUILD,
    A_ATTACK,
    A_PASS,
    A_DEFEND,
    A_YIELD,
    A_THOR,
    A_ODIN,
    A_LOKI,
    A_DISCARD,
    A_KEEP,
    A_RES,
    A_PLAYER,
    A_HAND,
    A_CARD,
    A_GOD,
    A_CHANGE,
    A_WORKS,
    A_MOVE,
    A_DIE,
    A_DONE,
    A_END,
    A_WEAPON,
) = range(26)
WORD_SHIFT, FIRST_SHIFT, LOW = 16, 8, 255
MIXED = 3
"""A trade that gives any resources has, after the three kinds, as its first number how many of the lower of
the two kinds are given that are not wanted (E-4.2)."""

_ALL, _SEAT, _NO, _DERIVED = Knower.EVERYONE, Knower.SEAT, Knower.NOBODY, Knower.DERIVED

LAYOUT = Layout(
    "ValdaRecord",
    (
        # What most decisions read lies together.
        # Options
        Field("players", 16, _ALL),
        Field("turnaround", 8, _ALL),
        Field("race", 8, _ALL),
        Field("rulings", 8, _ALL),
        # Areas with three temples of a player that nobody owns (E-4.5), a bit for each god.
        Field("opened", 8, _ALL),
        Field("first", 16, _ALL),
        # The turn
        Field("round", 16, _ALL),
        Field("start", 16, _ALL),
        Field("active", 16, _ALL),
        Field("turns", 16, _ALL),
        Field("phase", 16, _ALL),
        Field("actions", 16, _ALL),
        Field("builds", 16, _ALL),
        Field("build_limit", 16, _ALL),
        Field("used", 8, _ALL, len(USES)),
        Field("received", 8, _ALL, 3),
        Field("played_count", 16, _ALL),
        Field("lent_count", 16, _ALL),
        # Players
        Field("followers", 32, _ALL, SEATS),
        Field("goods", 16, _ALL, SEATS * 3),
        Field("mines", 16, _ALL, SEATS),
        Field("drills", 16, _ALL, SEATS),
        Field("temples", 8, _ALL, SEATS * 7),
        Field("bonus", 8, _ALL, SEATS * 7),
        Field("supply", 16, _DERIVED, 3),
        # How many cards there are
        Field("held", 16, _ALL, SEATS),
        Field("armed", 16, _SEAT, SEATS),
        Field("open_count", 16, _ALL),
        Field("deck_size", 16, _ALL, 8),
        Field("pile_size", 16, _ALL),
        Field("shield_count", 16, _ALL),
        # What is going on
        Field("attacker", 16, _ALL),
        Field("target", 16, _ALL),
        Field("attack_card", 16, _ALL),
        Field("horn", 16, _ALL),
        Field("wrath", 16, _ALL),
        Field("spear", 16, _ALL),
        Field("shields", 16, _ALL),
        Field("cancelled", 16, _ALL),
        Field("claimed", 16, _ALL),
        Field("roller", 16, _ALL),
        Field("dice", 8, _ALL, DICE_ROLLED),
        Field("shown", 8, _ALL, DICE_ROLLED),
        Field("dice_count", 16, _ALL),
        Field("roll_use", 16, _ALL),
        Field("planned", 16, _ALL),
        Field("stopped", 16, _ALL),
        Field("winner", 16, _ALL),
        # Chance, and the decision
        Field("rng", 64, _NO, 1),
        Field("forced_count", 16, _NO),
        Field("noting", 16, _NO),
        Field("note_count", 16, _NO),
        Field("depth", 16, _NO),
        Field("turn", 16, _NO),
        Field("menu_count", 16, _NO),
        # Small parts of the card file
        Field("book", 64, _ALL),
        Field("kinds", 16, _ALL),
        Field("mode_card", 16, _ALL, len(MODES)),
        Field("limits", 16, _ALL, ZONES + ZONE_COUNT),
        Field("costs", 8, _ALL, 9 * 3),
        Field("deck_at", 16, _ALL, 9),
        # The stack
        Field("f_op", 16, _NO, DEPTH),
        Field("f_by", 16, _NO, DEPTH),
        Field("f_a", 16, _NO, DEPTH),
        Field("f_b", 16, _NO, DEPTH),
        Field("f_c", 16, _NO, DEPTH),
        Field("f_ask", 32, _NO, DEPTH),
        # Lists
        Field("menu", 32, _NO, MOST_ACTIONS),
        Field("hands", 16, _SEAT, SEATS * CARDS),
        Field("open", 16, _ALL, CARDS),
        Field("deck", 16, _NO, CARDS),
        Field("pile", 16, _ALL, CARDS),
        Field("shield_cards", 16, _ALL, CARDS),
        Field("played", 16, _ALL, PLAYED),
        Field("lent", 8, _ALL, PLAYED),
        Field("forced", 8, _NO, FORCED),
        # The card file
        Field("copies", 16, _ALL, KINDS),
        Field("kind_of", 8, _ALL, KINDS),
        Field("deck_of", 8, _ALL, KINDS),
        Field("price", 8, _ALL, KINDS),
        Field("power", 8, _ALL, KINDS),
        Field("effect_at", 16, _ALL, KINDS),
        Field("effect_count", 8, _ALL, KINDS),
        Field("success_at", 16, _ALL, KINDS),
        Field("success_count", 8, _ALL, KINDS),
        Field("replays", 8, _ALL, KINDS),
        Field("kills", 8, _ALL, KINDS),
        Field("file_order", 16, _ALL, KINDS),
        Field("effects", 8, _ALL, EFFECTS * EFFECT),
        Field("faces", 8, _ALL, 3 * 6 * 4),
        Field("starts", 16, _ALL, 14 * 3),
        # What has happened, noted while somebody wants to know
        Field("notes", 32, _NO, NOTES * NOTE),
    ),
)

MENU = Layout("ValdaMenu", (Field("count", 32, _NO),))
"""Legal actions are kept in the record itself."""

Ints = MutableSequence[int]


class Valda(Protocol):
    """A record of LAYOUT, as kernels see it."""

    book: int
    kinds: int
    copies: Ints
    kind_of: Ints
    deck_of: Ints
    price: Ints
    power: Ints
    effect_at: Ints
    effect_count: Ints
    success_at: Ints
    success_count: Ints
    replays: Ints
    kills: Ints
    file_order: Ints
    mode_card: Ints
    effects: Ints
    limits: Ints
    costs: Ints
    faces: Ints
    starts: Ints
    deck_at: Ints
    players: int
    turnaround: int
    race: int
    rulings: int
    opened: int
    first: int
    round: int
    start: int
    active: int
    turns: int
    phase: int
    actions: int
    builds: int
    build_limit: int
    used: Ints
    received: Ints
    played: Ints
    played_count: int
    lent: Ints
    lent_count: int
    followers: Ints
    goods: Ints
    mines: Ints
    drills: Ints
    temples: Ints
    bonus: Ints
    supply: Ints
    hands: Ints
    held: Ints
    armed: Ints
    open: Ints
    open_count: int
    deck: Ints
    deck_size: Ints
    pile: Ints
    pile_size: int
    attacker: int
    target: int
    attack_card: int
    horn: int
    wrath: int
    spear: int
    shields: int
    cancelled: int
    claimed: int
    shield_cards: Ints
    shield_count: int
    roller: int
    dice: Ints
    shown: Ints
    dice_count: int
    roll_use: int
    planned: int
    stopped: int
    winner: int
    depth: int
    f_op: Ints
    f_by: Ints
    f_a: Ints
    f_b: Ints
    f_c: Ints
    f_ask: Ints
    turn: int
    menu: Ints
    menu_count: int
    rng: Ints
    forced: Ints
    forced_count: int
    noting: int
    notes: Ints
    note_count: int
