"""Deals and copies of a record (VA-2, VA-3), and hidden cards drawn anew."""

from typing import Any

from gladsheim.core.chance import next_word, remainder
from gladsheim.core.kernel import copy_span, kernel
from gladsheim.games.valda import frames, limits
from gladsheim.games.valda.pieces import WEAPON
from gladsheim.games.valda.record import CARDS, DICE_ROLLED, NO_CARD, NOBODY, SEATS, Valda
from gladsheim.games.valda.rules.piles import shuffle_deck, take_in, take_out
from gladsheim.games.valda.rules.stack import ASK_MASK, step
from gladsheim.games.valda.rules.turn import clear_turn, seat_of, settle

DECKS = 8
_ABSENT, _MISSING = CARDS, CARDS + DECKS
"""Places in the menu, as scratch space: cards that left each deck, cards that hands lack."""
_STARTS_AT = (0, 0, 0, 2, 5, 9)
"""Row of the first player in `starts`, by the number of players."""


@kernel
def clear(s: Valda) -> None:
    """An empty table; the card file and the options stay."""
    clear_turn(s)
    for seat in range(SEATS):
        # Beyond what is held there are zeros already.
        for place in range(seat * CARDS, seat * CARDS + s.held[seat]):
            s.hands[place] = 0
        s.followers[seat] = s.held[seat] = s.armed[seat] = s.drills[seat] = 0
        s.mines[seat] = s.limits[limits.START_MINES] if seat < s.players else 0
        for res in range(3):
            s.goods[seat * 3 + res] = 0
        for god in range(7):
            s.temples[seat * 7 + god] = s.bonus[seat * 7 + god] = 0
    s.opened = 0
    for res in range(3):
        s.supply[res] = s.limits[limits.SUPPLY]
    clear_cards(s)
    s.round = 1
    s.start = s.active = s.first
    s.turns = s.phase = s.depth = s.turn = s.menu_count = 0
    clear_doings(s)


@kernel
def clear_cards(s: Valda) -> None:
    """No card on any pile."""
    for at in range(CARDS):
        s.deck[at] = s.pile[at] = s.open[at] = s.shield_cards[at] = 0
    for deck in range(DECKS):
        s.deck_size[deck] = 0
    s.pile_size = s.open_count = s.shield_count = 0


@kernel
def clear_doings(s: Valda) -> None:
    """Nothing is going on."""
    s.attacker = s.target = s.roller = s.planned = s.winner = NOBODY
    s.attack_card = NO_CARD
    s.horn = s.wrath = s.spear = s.shields = s.cancelled = s.claimed = 0
    for at in range(DICE_ROLLED):
        s.dice[at] = s.shown[at] = 0
    s.dice_count = s.roll_use = s.stopped = 0
    s.forced_count = s.note_count = 0


@kernel
def fill_decks(s: Valda) -> None:
    """All cards on their decks, in file order, the first on top (VA-2.3)."""
    # Backwards: the top of a deck is stored last.
    for place in range(s.kinds - 1, -1, -1):
        card = s.file_order[place]
        deck = s.deck_of[card]
        for _ in range(s.copies[card]):
            s.deck[s.deck_at[deck] + s.deck_size[deck]] = card
            s.deck_size[deck] += 1


@kernel
def deal(s: Valda) -> None:
    """A fresh deal from the record's own generator, up to the first decision (VA-2)."""
    clear(s)
    fill_decks(s)
    # In this order of chance, before the first player is drawn (VA-2.3, VA-2.4).
    for deck in range(DECKS):
        shuffle_deck(s, deck)
    s.start = remainder(s.rng, s.players) if s.turnaround else s.first
    s.active = seat_of(s, 0)
    for place in range(s.players):
        seat = (s.start + place) % s.players
        for _ in range(s.limits[limits.START_HAND]):
            # A card file may have fewer base cards than hands take.
            if s.deck_size[0] > 0:
                s.deck_size[0] -= 1
                take_in(s, seat, s.deck[s.deck_at[0] + s.deck_size[0]])
                s.deck[s.deck_at[0] + s.deck_size[0]] = 0
        row = (_STARTS_AT[s.players] + place) * 3
        for res in range(3):
            s.goods[seat * 3 + res] = min(s.starts[row + res], s.supply[res])
            s.supply[res] -= s.goods[seat * 3 + res]
    step(s, frames.BEGIN_TURN)
    settle(s)


@kernel
def deal_drawn(s: Valda, numbers: Any) -> None:
    """A deal with one drawn number: the state of the generator."""
    s.rng[0] = numbers[0]
    deal(s)


@kernel
def shuffle(s: Valda, rng: Any) -> None:
    """A fresh deal with the record's own card file and options."""
    s.rng[0] = next_word(rng)
    deal(s)


@kernel
def copy(t: Valda, s: Valda) -> None:
    """Make t equal to s."""
    # Hardly ever: all states of a game have the same card file.
    if t.book != s.book:
        copy_book(t, s)
    copy_cards(t, s)
    copy_players(t, s)
    copy_turn(t, s)
    copy_doings(t, s)


@kernel
def copy_book(t: Valda, s: Valda) -> None:
    """The card file."""
    t.book = s.book
    t.kinds = s.kinds
    copy_span(t.copies, s.copies, 0, len(s.copies))
    copy_span(t.kind_of, s.kind_of, 0, len(s.kind_of))
    copy_span(t.deck_of, s.deck_of, 0, len(s.deck_of))
    copy_span(t.price, s.price, 0, len(s.price))
    copy_span(t.power, s.power, 0, len(s.power))
    copy_span(t.effect_at, s.effect_at, 0, len(s.effect_at))
    copy_span(t.effect_count, s.effect_count, 0, len(s.effect_count))
    copy_span(t.success_at, s.success_at, 0, len(s.success_at))
    copy_span(t.success_count, s.success_count, 0, len(s.success_count))
    copy_span(t.replays, s.replays, 0, len(s.replays))
    copy_span(t.kills, s.kills, 0, len(s.kills))
    copy_span(t.file_order, s.file_order, 0, len(s.file_order))
    copy_span(t.mode_card, s.mode_card, 0, len(s.mode_card))
    copy_span(t.effects, s.effects, 0, len(s.effects))
    copy_span(t.limits, s.limits, 0, len(s.limits))
    copy_span(t.costs, s.costs, 0, len(s.costs))
    copy_span(t.faces, s.faces, 0, len(s.faces))
    copy_span(t.starts, s.starts, 0, len(s.starts))
    copy_span(t.deck_at, s.deck_at, 0, len(s.deck_at))


@kernel
def copy_cards(t: Valda, s: Valda) -> None:
    """Hands, decks and piles, as far as they reach: beyond that there are zeros."""
    for seat in range(SEATS):
        begin = seat * CARDS
        copy_span(t.hands, s.hands, begin, begin + max(t.held[seat], s.held[seat]))
    copy_span(t.open, s.open, 0, max(t.open_count, s.open_count))
    copy_span(t.pile, s.pile, 0, max(t.pile_size, s.pile_size))
    copy_span(t.shield_cards, s.shield_cards, 0, max(t.shield_count, s.shield_count))
    for deck in range(DECKS):
        begin = s.deck_at[deck]
        copy_span(t.deck, s.deck, begin, begin + max(t.deck_size[deck], s.deck_size[deck]))
    copy_span(t.held, s.held, 0, SEATS)
    copy_span(t.armed, s.armed, 0, SEATS)
    copy_span(t.deck_size, s.deck_size, 0, DECKS)
    t.open_count = s.open_count
    t.pile_size = s.pile_size
    t.shield_count = s.shield_count


@kernel
def copy_players(t: Valda, s: Valda) -> None:
    """What players own."""
    copy_span(t.followers, s.followers, 0, SEATS)
    copy_span(t.goods, s.goods, 0, len(s.goods))
    copy_span(t.mines, s.mines, 0, SEATS)
    copy_span(t.drills, s.drills, 0, SEATS)
    copy_span(t.temples, s.temples, 0, len(s.temples))
    copy_span(t.bonus, s.bonus, 0, len(s.bonus))
    copy_span(t.supply, s.supply, 0, 3)


@kernel
def copy_turn(t: Valda, s: Valda) -> None:
    """Options, the turn, and what lasts that long."""
    t.players = s.players
    t.turnaround = s.turnaround
    t.race = s.race
    t.rulings = s.rulings
    t.opened = s.opened
    t.first = s.first
    t.round = s.round
    t.start = s.start
    t.active = s.active
    t.turns = s.turns
    t.phase = s.phase
    t.actions = s.actions
    t.builds = s.builds
    t.build_limit = s.build_limit
    copy_span(t.used, s.used, 0, len(s.used))
    copy_span(t.received, s.received, 0, 3)
    copy_span(t.played, s.played, 0, max(t.played_count, s.played_count))
    copy_span(t.lent, s.lent, 0, max(t.lent_count, s.lent_count))
    t.played_count = s.played_count
    t.lent_count = s.lent_count


@kernel
def copy_doings(t: Valda, s: Valda) -> None:
    """What is going on, the stack, the menu and chance."""
    t.attacker = s.attacker
    t.target = s.target
    t.attack_card = s.attack_card
    t.horn = s.horn
    t.wrath = s.wrath
    t.spear = s.spear
    t.shields = s.shields
    t.cancelled = s.cancelled
    t.claimed = s.claimed
    t.roller = s.roller
    copy_span(t.dice, s.dice, 0, max(t.dice_count, s.dice_count))
    copy_span(t.shown, s.shown, 0, max(t.dice_count, s.dice_count))
    t.dice_count = s.dice_count
    t.roll_use = s.roll_use
    t.planned = s.planned
    t.stopped = s.stopped
    t.winner = s.winner
    t.depth = s.depth
    copy_span(t.f_op, s.f_op, 0, s.depth)
    copy_span(t.f_by, s.f_by, 0, s.depth)
    copy_span(t.f_a, s.f_a, 0, s.depth)
    copy_span(t.f_b, s.f_b, 0, s.depth)
    copy_span(t.f_c, s.f_c, 0, s.depth)
    copy_span(t.f_ask, s.f_ask, 0, s.depth)
    t.turn = s.turn
    t.menu_count = s.menu_count
    copy_span(t.menu, s.menu, 0, s.menu_count)
    t.rng[0] = s.rng[0]
    t.forced_count = s.forced_count
    copy_span(t.forced, s.forced, 0, len(s.forced))
    t.noting = s.noting
    # Notes belong to whoever asked for them.
    t.note_count = 0


@kernel
def shuffle_span(cards: Any, begin: int, count: int, rng: Any) -> None:
    """Put so many cards into a random order."""
    for last in range(count - 1, 0, -1):
        other = remainder(rng, last + 1)
        card = cards[begin + last]
        cards[begin + last] = cards[begin + other]
        cards[begin + other] = card


@kernel
def kept_back(s: Valda, seat: int) -> int:
    """The seat whose weapons stay where they are when another's hidden cards are drawn anew:
    one that waits in a window, since the others know that somebody was asked. -1: none.
    """
    top = s.depth - 1
    if top >= 0 and s.f_op[top] == frames.WINDOW:
        asked = (s.f_ask[top] & ASK_MASK) - 1
        return NOBODY if asked == seat else asked
    return NOBODY


@kernel
def hide(s: Valda, card: int) -> None:
    """A hidden card joins its deck, to be drawn anew."""
    deck = s.deck_of[card]
    s.deck[s.deck_at[deck] + s.deck_size[deck]] = card
    s.deck_size[deck] += 1
    s.menu[_ABSENT + deck] += 1


@kernel
def redeal(s: Valda, seat: int, rng: Any) -> None:
    """Draw anew what a seat cannot know: decks, other hands, cards that others look at, chance.

    All hidden cards are put on their decks and shuffled; as many as a deck is known to have
    stay, the others are dealt to the hands they came from. The menu is scratch space.
    """
    asked = kept_back(s, seat)
    for at in range(_ABSENT, _ABSENT + DECKS + SEATS):
        s.menu[at] = 0
    for other in range(s.players):
        if other != seat:
            # Backwards, so that the places still to come stay as they are.
            for place in range(s.held[other] - 1, -1, -1):
                card = s.hands[other * CARDS + place]
                # Who is asked keeps the weapons: other cards would not have been asked for (VA-12.3).
                if other != asked or s.kind_of[card] != WEAPON:
                    hide(s, take_out(s, other, place))
                    s.menu[_MISSING + other] += 1
    for at in range(s.depth):
        if s.f_op[at] == frames.KEEP and s.f_by[at] != seat:
            hide(s, s.f_b[at])
            hide(s, s.f_c[at])
    for deck in range(DECKS):
        shuffle_span(s.deck, s.deck_at[deck], s.deck_size[deck], rng)
    give_out(s, seat, rng)
    s.rng[0] = next_word(rng)
    s.forced_count = 0
    # The menu was scratch space: it is filled anew for the same decision.
    settle(s)


@kernel
def give_out(s: Valda, seat: int, rng: Any) -> None:
    """Cards leave the decks again: those that another looks at, then those of other hands."""
    for at in range(s.depth):
        if s.f_op[at] == frames.KEEP and s.f_by[at] != seat:
            s.f_b[at] = absent_card(s, s.f_a[at] + 1)
            s.f_c[at] = absent_card(s, s.f_a[at] + 1)
    count = 0
    for deck in range(DECKS):
        while s.menu[_ABSENT + deck] > 0:
            s.menu[count] = absent_card(s, deck)
            count += 1
    # Cards of all decks mixed: from which deck a hidden card of a hand came is not known.
    shuffle_span(s.menu, 0, count, rng)
    for other in range(s.players):
        for _ in range(s.menu[_MISSING + other]):
            count -= 1
            take_in(s, other, s.menu[count])


@kernel
def absent_card(s: Valda, deck: int) -> int:
    """The top card of a deck, which is not known to lie there."""
    s.menu[_ABSENT + deck] -= 1
    s.deck_size[deck] -= 1
    at = s.deck_at[deck] + s.deck_size[deck]
    card = s.deck[at]
    s.deck[at] = 0
    return card


@kernel
def stir(s: Valda, rng: Any) -> None:
    """Put the decks into another order, and let dice and draws go on otherwise; all hands stay."""
    for deck in range(DECKS):
        shuffle_span(s.deck, s.deck_at[deck], s.deck_size[deck], rng)
    s.rng[0] = next_word(rng)
    s.forced_count = 0
