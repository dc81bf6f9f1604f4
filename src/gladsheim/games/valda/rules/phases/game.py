"""The game phase: the opening draw, cards and actions, the reduced hand (VA-6)."""

from gladsheim.core.kernel import kernel
from gladsheim.core.positions.notes import note
from gladsheim.games.valda import acts, frames, limits, notes
from gladsheim.games.valda.pieces import GAME, YELLOW, Window
from gladsheim.games.valda.record import CARDS, NO_CARD, PLAYED, Valda
from gladsheim.games.valda.rules.columns import BUYER, DRAWER, DRAWS, PRICES
from gladsheim.games.valda.rules.piles import (
    among_open,
    can_yield,
    close_open,
    discard,
    draw_cards,
    draws_openly,
    give_up,
    in_hand,
    take_out,
)
from gladsheim.games.valda.rules.stack import clockwise, offer, push, step
from gladsheim.games.valda.rules.standing import gain_one, level, owner_of
from gladsheim.games.valda.rules.windows import offer_free_weapons, open_window

_FREE, _PLAYED = int(Window.FREE), int(Window.PLAYED)


@kernel
def begin_game(s: Valda) -> None:
    """The game phase begins with the opening draw (VA-6.1, VA-6.2)."""
    s.phase = GAME
    s.actions = s.limits[limits.ACTIONS]
    note(s, notes.PHASE_STARTED, s.active, GAME, 0, 0)
    owned = 0
    god = -1
    for one in range(7):
        if owner_of(s, one) == s.active:
            owned += 1
            god = one
    # The owner of several areas chooses a deck first (VA-6.2).
    if owned > 1:
        step(s, frames.LOCK_DRAW)
    else:
        opening_draw(s, god)


@kernel
def opening_draw(s: Valda, god: int) -> None:
    """Draw two or three cards, the first from an owned area's deck if there is one."""
    seat = s.active
    openly = int(draws_openly(s, seat))
    count = DRAWS[level(s, seat, DRAWER)]
    if god >= 0:
        # An empty god deck yields nothing, and a base card is drawn for it (VA-6.2).
        count -= draw_cards(s, seat, god + 1, 1, openly)
    draw_cards(s, seat, 0, count, openly)
    # Below the window in which the others are asked first (VA-6.3).
    step(s, frames.GAME)
    open_window(s, _FREE, clockwise(s, seat, seat), NO_CARD)


@kernel
def choose_deck(s: Valda, god: int) -> None:
    """The owner of several areas has chosen a deck."""
    s.depth -= 1
    opening_draw(s, god)


@kernel
def offer_game(s: Valda) -> None:
    """The game phase: cards to play, resources, buying, the end, weapons (VA-6.4)."""
    seat = s.turn = s.active
    last = NO_CARD
    # The list of played cards is bounded.
    if s.played_count < PLAYED:
        for at in range(seat * CARDS, seat * CARDS + s.held[seat]):
            card = s.hands[at]
            if card != last and s.kind_of[card] == YELLOW and s.price[card] <= s.actions:
                offer(s, acts.PLAY, card, 0)
            last = card
        offer_open_plays(s, seat)
    # Cards that cost nothing may be played without an action left (VA-6.5).
    if s.actions > 0:
        for res in range(3):
            if s.supply[res] > 0:
                offer(s, acts.TAKE, res, 0)
        if s.actions >= buy_price(s, seat) and can_yield(s, 0):
            offer(s, acts.BUY, 0, 0)
    offer(s, acts.END, 0, 0)
    offer_free_weapons(s, seat)


@kernel
def offer_open_plays(s: Valda, seat: int) -> None:
    """Open cards that may be played and are in nobody's way: those not in hand as well."""
    for place in range(s.open_count):
        card = s.open[place]
        # A copy in hand has been offered already; playing it uses the open one (VA-6.7).
        single = among_open(s, seat, card) == place and in_hand(s, seat, card) < 0
        if single and s.kind_of[card] == YELLOW and s.price[card] <= s.actions:
            offer(s, acts.PLAY, card, 0)


@kernel
def buy_price(s: Valda, seat: int) -> int:
    """Actions for a purchase, and as many cards (VA-6.4)."""
    return PRICES[level(s, seat, BUYER)]


@kernel
def spend_actions(s: Valda, count: int) -> None:
    """Actions are used."""
    if count > 0:
        s.actions -= count
        note(s, notes.ACTION_SPENT, s.active, s.actions, 0, 0)


@kernel
def play(s: Valda, card: int) -> None:
    """A yellow card is played: it is active until its effects are done (VA-6.6)."""
    give_up(s, s.active, card)
    s.played[s.played_count] = card
    s.played_count += 1
    note(s, notes.CARD_PLAYED, s.active, card, 0, 0)
    spend_actions(s, s.price[card])
    # From the end to the beginning: effects, then the window, then the pile (VA-6.6).
    push(s, frames.FINISH_PLAY, s.active, card, 0, 0)
    # A list of one seat: the seat plus one.
    open_window(s, _PLAYED, s.active + 1, card)
    if s.effect_count[card]:
        push(s, frames.EFFECTS, s.active, s.effect_at[card], s.effect_count[card], -1)


@kernel
def take(s: Valda, res: int) -> None:
    """Take one resource for an action."""
    spend_actions(s, 1)
    gain_one(s, s.active, res)


@kernel
def buy(s: Valda) -> None:
    """Buy cards (VA-6.4)."""
    price = buy_price(s, s.active)
    spend_actions(s, price)
    draw_cards(s, s.active, 0, price, int(draws_openly(s, s.active)))


@kernel
def leave_game(s: Valda) -> None:
    """The game phase ends: open cards are taken up, the hand is reduced (VA-6.8)."""
    # Unused actions are lost (VA-6.4).
    s.actions = 0
    # Before the hand is counted: open cards count, too (VA-6.8).
    close_open(s)
    s.depth -= 1
    step(s, frames.BEGIN_BUILD)
    step(s, frames.DISCARD)


@kernel
def offer_trim(s: Valda) -> bool:
    """Cards to discard; False if the hand is small enough."""
    seat = s.active
    if s.held[seat] <= s.limits[limits.HAND]:
        return False
    s.turn = seat
    last = NO_CARD
    for at in range(seat * CARDS, seat * CARDS + s.held[seat]):
        if s.hands[at] != last:
            last = s.hands[at]
            offer(s, acts.DISCARD, last, 0)
    return True


@kernel
def trim(s: Valda, card: int) -> None:
    """A card too many is discarded."""
    take_out(s, s.active, in_hand(s, s.active, card))
    discard(s, s.active, card, notes.WHY_LIMIT)
