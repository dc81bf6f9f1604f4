"""Resource phase, game phase and followers phase (VA-5, VA-6, VA-9)."""

from gladsheim.core.kernel import kernel
from gladsheim.games.valda.pieces import (
    FOLLOWERS,
    FREYA,
    GAME,
    HEIMDALL,
    LOKI,
    ODIN,
    THOR,
    YELLOW,
    Window,
)
from gladsheim.games.valda.record import (
    A_BUY,
    A_DISCARD,
    A_END,
    A_LOKI,
    A_ODIN,
    A_PLAY,
    A_TAKE,
    A_THOR,
    A_TRADE,
    ACTIONS,
    BEGIN_BUILD,
    BEGIN_GAME,
    CARDS,
    END_TURN,
    FINISH_PLAY,
    FOLLOWERS_PHASE,
    GAME_PHASE,
    HAND,
    LOCK_DRAW,
    LOKI_USED,
    NO_CARD,
    ODIN_2,
    ODIN_3,
    PLAYED,
    RUN,
    TAKE_FOLLOWERS,
    THOR_2,
    THOR_3,
    TRADE_RATE,
    TRIM,
    Valda,
)
from gladsheim.games.valda.rules.dice import begin_roll, roll_dice
from gladsheim.games.valda.rules.effects.choices import exchange
from gladsheim.games.valda.rules.effects.windows import offer_free_weapons, open_window
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
from gladsheim.games.valda.rules.stack import (
    ACTIONS_LEFT,
    BY_ODIN,
    BY_THOR,
    CARD_PLAYED,
    FOR_FOLLOWERS,
    PHASE_STARTED,
    SPENT,
    WHY_LIMIT,
    amounts,
    clockwise,
    note,
    offer,
    push,
    step,
)
from gladsheim.games.valda.rules.standing import gain_followers, gain_one, level, owner_of, spend

_FREE, _PLAYED = int(Window.FREE), int(Window.PLAYED)
THOR_USES, ODIN_2_USES, ODIN_3_USES = 3, 3, 2
WHITE = 2


@kernel
def trade_rate(s: Valda, seat: int) -> int:
    """How many of one kind a trade costs (VA-5.2, VA-5.3)."""
    found = level(s, seat, HEIMDALL)
    if found == 0:
        return s.limits[TRADE_RATE]
    return 2 if found == 1 else 1


@kernel
def offer_trades(s: Valda) -> None:
    """The resource phase: trades, the end, weapons."""
    seat = s.turn = s.active
    rate = trade_rate(s, seat)
    for given in range(3):
        if s.goods[seat * 3 + given] >= rate and not (rate == 1 and s.received[given]):
            for wanted in range(3):
                if wanted != given and s.supply[wanted] > 0:
                    offer(s, A_TRADE, given, wanted)
    offer(s, A_END, 0, 0)
    offer_free_weapons(s, seat)


@kernel
def trade(s: Valda, given: int, wanted: int) -> None:
    """Trade with the supply (VA-5.4: what comes at one for one does not go again)."""
    rate = trade_rate(s, s.active)
    exchange(s, s.active, given, wanted, rate)
    if rate == 1:
        s.received[wanted] = 1


@kernel
def leave_resources(s: Valda) -> None:
    """The resource phase ends."""
    s.depth -= 1
    step(s, BEGIN_GAME)


@kernel
def begin_game(s: Valda) -> None:
    """The game phase begins with the opening draw (VA-6.1, VA-6.2)."""
    s.phase = GAME
    s.actions = s.limits[ACTIONS]
    note(s, PHASE_STARTED, s.active, GAME, 0, 0)
    owned = 0
    god = -1
    for one in range(7):
        if owner_of(s, one) == s.active:
            owned += 1
            god = one
    if owned > 1:
        step(s, LOCK_DRAW)
    else:
        opening_draw(s, god)


@kernel
def opening_draw(s: Valda, god: int) -> None:
    """Draw two or three cards, the first from an owned area's deck if there is one."""
    seat = s.active
    openly = int(draws_openly(s, seat))
    count = 3 if level(s, seat, FREYA) == 2 else 2
    if god >= 0:
        count -= draw_cards(s, seat, god + 1, 1, openly)
    draw_cards(s, seat, 0, count, openly)
    step(s, GAME_PHASE)
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
    if s.played_count < PLAYED:
        for at in range(seat * CARDS, seat * CARDS + s.held[seat]):
            card = s.hands[at]
            if card != last and s.kind_of[card] == YELLOW and s.price[card] <= s.actions:
                offer(s, A_PLAY, card, 0)
            last = card
        offer_open_plays(s, seat)
    if s.actions > 0:
        for res in range(3):
            if s.supply[res] > 0:
                offer(s, A_TAKE, res, 0)
        if s.actions >= buy_price(s, seat) and can_yield(s, 0):
            offer(s, A_BUY, 0, 0)
    offer(s, A_END, 0, 0)
    offer_free_weapons(s, seat)


@kernel
def offer_open_plays(s: Valda, seat: int) -> None:
    """Open cards that may be played and are in nobody's way: those not in hand as well."""
    for place in range(s.open_count):
        card = s.open[place]
        single = among_open(s, seat, card) == place and in_hand(s, seat, card) < 0
        if single and s.kind_of[card] == YELLOW and s.price[card] <= s.actions:
            offer(s, A_PLAY, card, 0)


@kernel
def buy_price(s: Valda, seat: int) -> int:
    """Actions for a purchase: two for two cards, with Freya one for one (VA-6.4)."""
    return 2 if level(s, seat, FREYA) == 0 else 1


@kernel
def spend_actions(s: Valda, count: int) -> None:
    """Actions are used."""
    if count > 0:
        s.actions -= count
        note(s, ACTIONS_LEFT, s.active, s.actions, 0, 0)


@kernel
def play(s: Valda, card: int) -> None:
    """A yellow card is played: it is active until its effects are done (VA-6.6)."""
    give_up(s, s.active, card)
    s.played[s.played_count] = card
    s.played_count += 1
    note(s, CARD_PLAYED, s.active, card, 0, 0)
    spend_actions(s, s.price[card])
    push(s, FINISH_PLAY, s.active, card, 0, 0)
    open_window(s, _PLAYED, s.active + 1, card)
    if s.effect_count[card]:
        push(s, RUN, s.active, s.effect_at[card], s.effect_count[card], -1)


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
    s.actions = 0
    close_open(s)
    s.depth -= 1
    step(s, BEGIN_BUILD)
    step(s, TRIM)


@kernel
def offer_trim(s: Valda) -> bool:
    """Cards to discard; False if the hand is small enough."""
    seat = s.active
    if s.held[seat] <= s.limits[HAND]:
        return False
    s.turn = seat
    last = NO_CARD
    for at in range(seat * CARDS, seat * CARDS + s.held[seat]):
        if s.hands[at] != last:
            last = s.hands[at]
            offer(s, A_DISCARD, last, 0)
    return True


@kernel
def trim(s: Valda, card: int) -> None:
    """A card too many is discarded."""
    take_out(s, s.active, in_hand(s, s.active, card))
    discard(s, s.active, card, WHY_LIMIT)


@kernel
def begin_followers(s: Valda) -> None:
    """The followers phase begins."""
    s.phase = FOLLOWERS
    note(s, PHASE_STARTED, s.active, FOLLOWERS, 0, 0)
    step(s, FOLLOWERS_PHASE)


@kernel
def offer_followers(s: Valda) -> None:
    """What Thor, Odin and Loki offer, the end, weapons (VA-9)."""
    seat = s.turn = s.active
    thor, odin = level(s, seat, THOR), level(s, seat, ODIN)
    for rate in (3, 2):
        used = s.used[THOR_3] if rate == 3 else s.used[THOR_2]
        if thor >= 4 - rate and used < THOR_USES:
            for res in (1, 2):
                if s.goods[seat * 3 + res] >= rate:
                    offer(s, A_THOR, rate, res)
    blood = s.goods[seat * 3]
    if odin > 0 and blood >= 2 and s.used[ODIN_2] < ODIN_2_USES:
        offer(s, A_ODIN, 2, 0)
    if odin > 1 and blood >= 3 and s.used[ODIN_3] < ODIN_3_USES:
        offer(s, A_ODIN, 3, 0)
    if level(s, seat, LOKI) > 0 and not s.used[LOKI_USED]:
        offer(s, A_LOKI, 0, 0)
    offer(s, A_END, 0, 0)
    offer_free_weapons(s, seat)


@kernel
def thor_exchange(s: Valda, rate: int, res: int) -> None:
    """Gold or diamonds for a follower."""
    seat = s.active
    s.used[THOR_3 if rate == 3 else THOR_2] += 1
    spend(s, seat, res, rate)
    note(s, SPENT, seat, amounts(0, rate * (res == 1), rate * (res == 2)), FOR_FOLLOWERS, 0)
    gain_followers(s, seat, 1, BY_THOR)


@kernel
def odin_exchange(s: Valda, rate: int) -> None:
    """Blood for followers."""
    seat = s.active
    s.used[ODIN_3 if rate == 3 else ODIN_2] += 1
    spend(s, seat, 0, rate)
    note(s, SPENT, seat, amounts(rate, 0, 0), FOR_FOLLOWERS, 0)
    gain_followers(s, seat, rate - 1, BY_ODIN)


@kernel
def loki_roll(s: Valda) -> None:
    """One white die, or two (VA-9.4)."""
    s.used[LOKI_USED] = 1
    begin_roll(s, s.active, TAKE_FOLLOWERS)
    roll_dice(s, WHITE, level(s, s.active, LOKI))


@kernel
def leave_followers(s: Valda) -> None:
    """The turn ends."""
    s.depth -= 1
    step(s, END_TURN)
