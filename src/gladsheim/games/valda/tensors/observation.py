"""Observation of a seat of Valda (VA-17), as numbers.

The cards and their effects are not part of it: they are in a file, the same for a whole game. Waiting seats
do not see who is to act, nor the decision, because in windows that would reveal weapons (VA-17.4).
"""

from gladsheim.core.encoding import Encoding, Section, around, count_one, places, put
from gladsheim.core.kernel import kernel
from gladsheim.games.valda import limits
from gladsheim.games.valda.book.reading import LIMITS
from gladsheim.games.valda.pieces import BUILDINGS, DECKS, DICE, EXCHANGES, FACES, GODS, PHASES, RESOURCES
from gladsheim.games.valda.record import CARDS, DICE_ROLLED, KINDS, PLAYED, SEATS, TAKES, USES, Ints, Valda
from gladsheim.games.valda.rulings import RULINGS
from gladsheim.games.valda.tensors.actions import LEVELS, part
from gladsheim.games.valda.tensors.asking import ASKED, ask

_GODS, _GOODS, _DECKS, _RULINGS = len(GODS), len(RESOURCES), len(DECKS), len(RULINGS.rows)
_FOLLOWERS, _COUNT = 1_000, 100
_SUPPLY, _WORKS = 200, LIMITS["max_mines"][1]
_USED = max(row.most for row in EXCHANGES)
_ROUNDS = LIMITS["rounds"][1]
_ORDER = "the observer's first"
_NEXT = "1: the observer, 2: the next seat, ..."

_CARDS = (
    Section("hand", (KINDS,), CARDS, "own hand, by kind"),
    Section("open", (KINDS,), CARDS, "open cards, by kind"),
    Section("discard", (KINDS,), CARDS, "discard pile, by kind"),
    Section("played", (KINDS,), PLAYED, "yellow cards played in this turn, by kind"),
    Section("defence", (KINDS,), CARDS, "defence cards played against the attack, by kind"),
)
_PLAYERS = (
    Section("followers", (SEATS,), _FOLLOWERS, f"followers, {_ORDER}; {_FOLLOWERS:,} for more"),
    Section("held", (SEATS,), CARDS, f"cards in hand, {_ORDER}"),
    Section("mines", (SEATS,), _WORKS, f"mines, {_ORDER}"),
    Section("drills", (SEATS,), _WORKS, f"drills, {_ORDER}"),
    Section("goods", (SEATS, _GOODS), _SUPPLY, f"{', '.join(RESOURCES)}, {_ORDER}"),
    Section("temples", (SEATS, _GODS), LIMITS["sites_per_area"][1], f"temples by god, {_ORDER}"),
    Section("bonus", (SEATS, _GODS), 1, f"1 with the lock bonus, by god, {_ORDER}"),
)
_LISTS = (
    Section("supply", (_GOODS,), _SUPPLY, ", ".join(RESOURCES)),
    Section("decks", (_DECKS,), CARDS, "cards in each deck"),
    Section("used", (len(USES),), _USED, ", ".join(USES) + ": times used in this phase"),
    Section("received", (_GOODS,), 1, "1 if received by a trade in this turn"),
    Section("lent", (_GODS,), PLAYED, "abilities borrowed for this turn, by god"),
    Section("opened", (_GODS,), 1, "areas with three temples of a player that nobody owns, by god"),
    Section("dice", (DICE_ROLLED,), len(DICE), "dice of the roll: 1 yellow, 2 blue, 3 white; 0: none", True),
    Section("faces", (DICE_ROLLED,), FACES, "faces that they show", True),
)
_TABLE = (
    Section("active", (1,), SEATS - 1, "how many seats after the observer the active player sits", True),
    Section("start", (1,), SEATS - 1, "the same of the player who began", True),
    Section("phase", (1,), len(PHASES) - 1, ", ".join(PHASES), True),
    Section("round", (1,), _ROUNDS, "round"),
    Section("turns_left", (1,), _ROUNDS * SEATS, "turns until the game is over"),
    Section("actions", (1,), _COUNT, f"actions left; {_COUNT} for more"),
    Section("builds", (1,), _COUNT, f"structures built in this turn; {_COUNT} for more"),
    Section("build_limit", (1,), _COUNT, f"how many are allowed; {_COUNT} for more"),
    Section("last", (1,), KINDS, "the yellow card played last in this turn: kind plus 1, 0: none", True),
    Section("attacker", (1,), SEATS, f"who attacks, {_NEXT}; 0: nobody", True),
    Section("target", (1,), SEATS, "who is attacked, in the same way", True),
    Section("attack", (1,), KINDS, "attack card: kind plus 1, 0: none", True),
    Section("horn", (1,), 1, "1 if nobody can defend"),
    Section("wrath", (1,), 1, "1 if its power is doubled"),
    Section("spear", (1,), 1, "1 if it kills twice as many"),
    Section("shields", (1,), _FOLLOWERS, f"shields against it; {_FOLLOWERS:,} for more"),
    Section("cancelled", (1,), 1, "1 if it was cancelled"),
    Section("claimed", (1,), 1, "1 if it was made again"),
    Section("roller", (1,), SEATS, f"who rolled the dice, {_NEXT}; 0: nobody", True),
    Section("use", (1,), len(TAKES) - 1, "what for: " + ", ".join(TAKES), True),
    Section("building", (1,), len(BUILDINGS), "what is being built plus 1: " + ", ".join(BUILDINGS), True),
    Section("stopped", (1,), 1, "1 if it is stopped"),
    Section("players", (1,), SEATS, "number of seats", True),
    Section("turnaround", (1,), 1, "1 with the Turnaround", True),
    Section("race", (1,), 1, "1 in a Race to the Gods", True),
    Section("rulings", (_RULINGS,), 1, "readings that are chosen, in the order of the options", True),
)
SECTIONS = (*_CARDS, *_PLAYERS, *_LISTS, *_TABLE)
_AT_PLAYERS = places(_CARDS)[-1]
_AT_GOODS, _AT_TEMPLES, _AT_BONUS = places(_PLAYERS)[4:7]
_AT_LISTS = _AT_PLAYERS + places(_PLAYERS)[-1]
_AT_DECKS, _AT_USED, _AT_RECEIVED, _AT_LENT, _AT_OPENED, _AT_DICE, _AT_FACES = places(_LISTS)[1:8]
_AT_TABLE = _AT_LISTS + places(_LISTS)[-1]


@kernel
def observe(s: Valda, seat: int, out: Ints, at: int) -> None:
    """Write the observation of a seat."""
    _put_cards(s, seat, out, at)
    _put_players(s, seat, out, at + _AT_PLAYERS)
    _put_lists(s, out, at + _AT_LISTS)
    _put_turn(s, seat, out, at + _AT_TABLE)
    if s.attack_card >= 0:
        _put_attack(s, seat, out, at + _AT_TABLE + 9)
    _put_doings(s, seat, out, at + _AT_TABLE + 18)


@kernel
def _put_cards(s: Valda, seat: int, out: Ints, at: int) -> None:
    for place in range(s.held[seat]):
        count_one(out, at + s.hands[seat * CARDS + place])
    for place in range(s.open_count):
        count_one(out, at + KINDS + s.open[place])
    for place in range(s.pile_size):
        count_one(out, at + 2 * KINDS + s.pile[place])
    for place in range(s.played_count):
        count_one(out, at + 3 * KINDS + s.played[place])
    for place in range(s.shield_count):
        count_one(out, at + 4 * KINDS + s.shield_cards[place])


@kernel
def _put_players(s: Valda, seat: int, out: Ints, at: int) -> None:
    for after in range(s.players):
        other = around(seat + after, s.players)
        put(out, at + after, min(s.followers[other], _FOLLOWERS))
        put(out, at + SEATS + after, s.held[other])
        put(out, at + 2 * SEATS + after, s.mines[other])
        put(out, at + 3 * SEATS + after, s.drills[other])
        for res in range(_GOODS):
            put(out, at + _AT_GOODS + after * _GOODS + res, s.goods[other * _GOODS + res])
        for god in range(_GODS):
            put(out, at + _AT_TEMPLES + after * _GODS + god, s.temples[other * _GODS + god])
            put(out, at + _AT_BONUS + after * _GODS + god, s.bonus[other * _GODS + god])


@kernel
def _put_lists(s: Valda, out: Ints, at: int) -> None:
    for res in range(_GOODS):
        put(out, at + res, s.supply[res])
        put(out, at + _AT_RECEIVED + res, s.received[res])
    for deck in range(_DECKS):
        put(out, at + _AT_DECKS + deck, s.deck_size[deck])
    for use in range(len(USES)):
        put(out, at + _AT_USED + use, min(s.used[use], _USED))
    for place in range(s.lent_count):
        count_one(out, at + _AT_LENT + s.lent[place])
    for god in range(_GODS):
        put(out, at + _AT_OPENED + god, s.opened >> god & 1)
    for die in range(s.dice_count):
        put(out, at + _AT_DICE + die, s.dice[die] + 1)
        put(out, at + _AT_FACES + die, s.shown[die])


@kernel
def _put_turn(s: Valda, seat: int, out: Ints, at: int) -> None:
    put(out, at, around(s.active - seat, s.players))
    put(out, at + 1, around(s.start - seat, s.players))
    put(out, at + 2, s.phase)
    put(out, at + 3, s.round)
    put(out, at + 4, s.limits[limits.ROUNDS] * s.players - s.turns)
    put(out, at + 5, min(s.actions, _COUNT))
    put(out, at + 6, min(s.builds, _COUNT))
    put(out, at + 7, min(s.build_limit, _COUNT))
    if s.played_count > 0:
        put(out, at + 8, s.played[s.played_count - 1] + 1)


@kernel
def _put_attack(s: Valda, seat: int, out: Ints, at: int) -> None:
    put(out, at, around(s.attacker - seat, s.players) + 1)
    put(out, at + 1, around(s.target - seat, s.players) + 1)
    put(out, at + 2, s.attack_card + 1)
    put(out, at + 3, s.horn)
    put(out, at + 4, s.wrath)
    put(out, at + 5, s.spear)
    put(out, at + 6, min(s.shields, _FOLLOWERS))
    put(out, at + 7, s.cancelled)
    put(out, at + 8, s.claimed)


@kernel
def _put_doings(s: Valda, seat: int, out: Ints, at: int) -> None:
    if s.roller >= 0:
        put(out, at, around(s.roller - seat, s.players) + 1)
        put(out, at + 1, s.roll_use)
    if s.planned >= 0:
        put(out, at + 2, s.planned + 1)
        put(out, at + 3, min(s.stopped, 1))
    put(out, at + 4, s.players)
    put(out, at + 5, s.turnaround)
    put(out, at + 6, s.race)
    for ruling in range(_RULINGS):
        put(out, at + 7 + ruling, s.rulings >> ruling & 1)


ENCODING = Encoding(version=1, levels=LEVELS, part=part, own=SECTIONS, observe=observe, asked=ASKED, ask=ask)
