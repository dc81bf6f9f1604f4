"""Prefetching of the parts of a record that a decision reads (`core.engine.prefetch`)."""

from gladsheim.core.engine.prefetch import ask_for
from gladsheim.core.kernel import kernel
from gladsheim.core.rules import Prefetch
from gladsheim.games.valda.acts import FIRST_SHIFT, LOW
from gladsheim.games.valda.record import CARDS, KINDS, Valda

_IN_LINE = 32
"""Number of cards of a list that one cache line holds."""


@kernel
def ask_scalars(s: Valda) -> None:
    """Prefetch all that most decisions read, and the bottom of the stack."""
    ask_for(s.used, 0)
    ask_for(s.goods, 0)
    ask_for(s.temples, 0)
    ask_for(s.held, 0)
    ask_for(s.dice, 0)
    ask_for(s.rng, 0)
    ask_for(s.limits, 0)
    ask_for(s.deck_at, 0)
    ask_for(s.f_op, 0)
    ask_for(s.f_by, 0)
    ask_for(s.f_a, 0)
    ask_for(s.f_b, 0)
    ask_for(s.f_c, 0)
    ask_for(s.f_ask, 0)
    ask_for(s.menu, 0)


@kernel
def ask_cards(s: Valda) -> None:
    """Prefetch the hands, and the next cards."""
    for seat in range(s.players):
        ask_for(s.hands, seat * CARDS)
    ask_for(s.open, 0)
    ask_for(s.pile, max(s.pile_size - 1, 0))
    ask_for(s.deck, max(s.deck_at[0] + s.deck_size[0] - 1, 0))


@kernel
def ask_card(s: Valda, code: int) -> None:
    """Prefetch the card file's data of the card that an action may be about."""
    card = min(code >> FIRST_SHIFT & LOW, KINDS - 1)
    ask_for(s.kind_of, card)
    ask_for(s.deck_of, card)
    ask_for(s.price, card)
    ask_for(s.power, card)
    ask_for(s.effect_at, card)
    ask_for(s.effect_count, card)


@kernel
def ask_lists(s: Valda) -> None:
    """Prefetch the lists of cards that lie open, and the dice."""
    ask_for(s.shown, 0)
    for place in range(_IN_LINE, s.held[s.turn], _IN_LINE):
        ask_for(s.hands, s.turn * CARDS + place)
    for place in range(0, s.pile_size, _IN_LINE):
        ask_for(s.pile, place)
    for place in range(0, s.played_count, _IN_LINE):
        ask_for(s.played, place)
    for place in range(0, s.shield_count, _IN_LINE):
        ask_for(s.shield_cards, place)


PREFETCH = Prefetch(ask_scalars, ask_cards, ask_card, ask_lists)
