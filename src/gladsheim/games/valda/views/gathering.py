"""Public numbers of the table and the players, gathered by a kernel in one call."""

from gladsheim.core.kernel import copy_part, kernel
from gladsheim.games.valda.pieces import DECKS, GODS, RESOURCES
from gladsheim.games.valda.record import USES, Ints, Valda

_USES, _RESOURCES, _DECKS, _GODS = len(USES), len(RESOURCES), len(DECKS), len(GODS)
ACTIVE = 2
PILE, ATTACK_CARD, ROLLER, PLANNED, OPENED, WINNER = range(10, 16)
"""Indices of numbers of the table that are not read together with those before them."""
USED = WINNER + 1
RECEIVED = USED + _USES
LEFT = RECEIVED + _RESOURCES
PLAYERS = LEFT + _DECKS
"""Indices of the uses, the resources received, the sizes of the decks and the players."""
HELD, GOODS = 3, 4
TEMPLES = GOODS + _RESOURCES
BONUS = TEMPLES + _GODS
OF_PLAYER = BONUS + _GODS
"""Indices within a player of cards in hand, goods, temples and lock bonuses, and the length of a player."""


@kernel
def gather(s: Valda, out: Ints) -> int:
    """Write the table and all players; return how many numbers."""
    _gather_table(s, out)
    copy_part(out, USED, s.used, 0, _USES)
    copy_part(out, RECEIVED, s.received, 0, _RESOURCES)
    copy_part(out, LEFT, s.deck_size, 0, _DECKS)
    for seat in range(s.players):
        _gather_player(s, seat, out, PLAYERS + seat * OF_PLAYER)
    return PLAYERS + s.players * OF_PLAYER


@kernel
def _gather_table(s: Valda, out: Ints) -> None:
    """Write the single numbers, in this order."""
    out[0] = s.round
    out[1] = s.start
    out[ACTIVE] = s.active
    out[3] = s.turns
    out[4] = s.phase
    out[5] = s.actions
    out[6] = s.builds
    out[7] = s.build_limit
    out[8] = s.played_count
    out[9] = s.lent_count
    out[PILE] = s.pile_size
    out[ATTACK_CARD] = s.attack_card
    out[ROLLER] = s.roller
    out[PLANNED] = s.planned
    out[OPENED] = s.opened
    out[WINNER] = s.winner


@kernel
def _gather_player(s: Valda, seat: int, out: Ints, at: int) -> None:
    """Write a player from index `at` on."""
    out[at] = s.followers[seat]
    out[at + 1] = s.mines[seat]
    out[at + 2] = s.drills[seat]
    out[at + 3] = s.held[seat]
    copy_part(out, at + GOODS, s.goods, seat * _RESOURCES, _RESOURCES)
    copy_part(out, at + TEMPLES, s.temples, seat * _GODS, _GODS)
    copy_part(out, at + BONUS, s.bonus, seat * _GODS, _GODS)
