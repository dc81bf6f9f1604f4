"""Followers phase: exchanges for followers, and the dice (VA-9)."""

from gladsheim.core.kernel import kernel
from gladsheim.core.positions.notes import note
from gladsheim.games.valda import acts, frames, notes
from gladsheim.games.valda.pieces import EXCHANGES, FOLLOWERS, LOKI_ROLLS, WHITE
from gladsheim.games.valda.record import LOKI_USED, TAKE_FOLLOWERS, Valda
from gladsheim.games.valda.rules.columns import (
    DICE,
    EXCHANGE_BRINGS,
    EXCHANGE_CAUSE,
    EXCHANGE_FIRST,
    EXCHANGE_GOD,
    EXCHANGE_LAST,
    EXCHANGE_LEVEL,
    EXCHANGE_MOST,
    EXCHANGE_RATE,
    EXCHANGE_WORD,
    ROLLER,
)
from gladsheim.games.valda.rules.dice import begin_roll, roll_dice
from gladsheim.games.valda.rules.stack import amounts, offer, step
from gladsheim.games.valda.rules.standing import gain_followers, level, spend
from gladsheim.games.valda.rules.windows import offer_free_weapons

_EXCHANGES = len(EXCHANGES)


@kernel
def begin_followers(s: Valda) -> None:
    """Begin the followers phase."""
    s.phase = FOLLOWERS
    note(s, notes.PHASE_STARTED, s.active, FOLLOWERS, 0, 0)
    step(s, frames.FOLLOWERS)


@kernel
def offer_followers(s: Valda) -> None:
    """Offer the exchanges, the dice, the end, weapons (VA-9)."""
    seat = s.turn = s.active
    for at in range(_EXCHANGES):
        if level(s, seat, EXCHANGE_GOD[at]) >= EXCHANGE_LEVEL[at] and s.used[at] < EXCHANGE_MOST[at]:
            # Paid in one kind: gold and diamonds are not mixed (VA-9.1).
            for res in range(EXCHANGE_FIRST[at], EXCHANGE_LAST[at] + 1):
                if s.goods[seat * 3 + res] >= EXCHANGE_RATE[at]:
                    offer(s, EXCHANGE_WORD[at], EXCHANGE_RATE[at], res)
    if DICE[level(s, seat, ROLLER)] > 0 and s.used[LOKI_USED] < LOKI_ROLLS:
        offer(s, acts.LOKI, 0, 0)
    offer(s, acts.END, 0, 0)
    offer_free_weapons(s, seat)


@kernel
def exchange_of(word: int, rate: int) -> int:
    """Return the row of the exchange that an action names."""
    at = 0
    # Needs no bound: the action was offered, so its row is there.
    while EXCHANGE_WORD[at] != word or EXCHANGE_RATE[at] != rate:
        at += 1
    return at


@kernel
def exchange_for_followers(s: Valda, word: int, rate: int, res: int) -> None:
    """Exchange `rate` pieces of a resource for followers (VA-9.1, VA-9.2)."""
    seat, at = s.active, exchange_of(word, rate)
    s.used[at] += 1
    spend(s, seat, res, rate)
    note(
        s,
        notes.RESOURCES_SPENT,
        seat,
        amounts(rate * (res == 0), rate * (res == 1), rate * (res == 2)),
        notes.FOR_FOLLOWERS,
        0,
    )
    # One single gain, also where the exchange brings two (VA-14.2).
    gain_followers(s, seat, EXCHANGE_BRINGS[at], EXCHANGE_CAUSE[at])


@kernel
def loki_roll(s: Valda) -> None:
    """Roll one white die, or two (VA-9.4)."""
    # All dice at once, and not again in this phase (VA-9.4).
    s.used[LOKI_USED] += 1
    begin_roll(s, s.active, TAKE_FOLLOWERS)
    roll_dice(s, WHITE, DICE[level(s, s.active, ROLLER)])


@kernel
def leave_followers(s: Valda) -> None:
    """End the turn."""
    s.depth -= 1
    step(s, frames.END_TURN)
