"""The resource phase: trades with the supply (VA-5)."""

from gladsheim.core.kernel import kernel
from gladsheim.games.valda import acts, frames, limits
from gladsheim.games.valda.record import Valda
from gladsheim.games.valda.rules.columns import RATES, TRADER
from gladsheim.games.valda.rules.effects.choices import exchange
from gladsheim.games.valda.rules.effects.windows import offer_free_weapons
from gladsheim.games.valda.rules.stack import offer, step
from gladsheim.games.valda.rules.standing import level


@kernel
def trade_rate(s: Valda, seat: int) -> int:
    """How many of one kind a trade costs (VA-5.2, VA-5.3)."""
    found = level(s, seat, TRADER)
    # At level 0 the card file says it.
    return RATES[found] if found else s.limits[limits.TRADE_RATE]


@kernel
def offer_trades(s: Valda) -> None:
    """The resource phase: trades, the end, weapons."""
    seat = s.turn = s.active
    rate = trade_rate(s, seat)
    for given in range(3):
        # At one for one, kinds that came in do not go again, or trades would never end (VA-5.4).
        if s.goods[seat * 3 + given] >= rate and not (rate == 1 and s.received[given]):
            for wanted in range(3):
                if wanted != given and s.supply[wanted] > 0:
                    offer(s, acts.TRADE, given, wanted)
    offer(s, acts.END, 0, 0)
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
    step(s, frames.BEGIN_GAME)
