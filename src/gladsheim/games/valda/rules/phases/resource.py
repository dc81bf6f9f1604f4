"""Resource phase: trades with the supply (VA-5)."""

from gladsheim.core.kernel import kernel
from gladsheim.core.positions.notes import note
from gladsheim.games.valda import acts, frames, limits, notes
from gladsheim.games.valda.record import MIXED, Valda
from gladsheim.games.valda.rules.columns import RATES, TRADER
from gladsheim.games.valda.rules.stack import offer, step
from gladsheim.games.valda.rules.standing import exchange, level, spend
from gladsheim.games.valda.rules.windows import offer_free_weapons
from gladsheim.games.valda.rulings import TRADE_ANY


@kernel
def trade_rate(s: Valda, seat: int) -> int:
    """Return how many of one kind a trade costs (VA-5.2, VA-5.3)."""
    found = level(s, seat, TRADER)
    # At level 0 the card file says it.
    return RATES[found] if found else s.limits[limits.TRADE_RATE]


@kernel
def mixes(s: Valda, seat: int) -> bool:
    """Return whether a trade gives any resources: by a reading, without an ability there (E-4.2)."""
    # Any one of a kind is a plain trade, with its bound (VA-5.4).
    return bool(s.rulings & TRADE_ANY) and level(s, seat, TRADER) == 0 and s.limits[limits.TRADE_RATE] > 1


@kernel
def paid(given: int, wanted: int, rate: int, res: int) -> int:
    """Return how many of a kind a trade gives; `given` as in an action."""
    if given < MIXED:
        return rate if res == given else 0
    if res == wanted:
        return 0
    # The lower of the two other kinds is blood, unless that is wanted.
    return given - MIXED if res == (1 if wanted == 0 else 0) else rate - (given - MIXED)


@kernel
def offer_mixtures(s: Valda, seat: int) -> None:
    """Offer for each kind all ways to give `rate` of the two others (E-4.2)."""
    rate = s.limits[limits.TRADE_RATE]
    for wanted in range(3):
        lower = 1 if wanted == 0 else 0
        upper = 1 if wanted == 2 else 2
        least = max(0, rate - s.goods[seat * 3 + upper])
        if s.supply[wanted] > 0:
            for count in range(least, min(rate, s.goods[seat * 3 + lower]) + 1):
                offer(s, acts.TRADE, MIXED + count, wanted)


@kernel
def offer_trades(s: Valda) -> None:
    """Offer trades, the end, and weapons."""
    seat = s.turn = s.active
    if mixes(s, seat):
        offer_mixtures(s, seat)
    else:
        offer_plain_trades(s, seat)
    offer(s, acts.END, 0, 0)
    offer_free_weapons(s, seat)


@kernel
def offer_plain_trades(s: Valda, seat: int) -> None:
    """Offer trades of `rate` of one kind for one of another (VA-5.2 to VA-5.5)."""
    rate = trade_rate(s, seat)
    for given in range(3):
        # At one for one, kinds that came in do not go again, or trades would never end (VA-5.4).
        if s.goods[seat * 3 + given] >= rate and not (rate == 1 and s.received[given]):
            for wanted in range(3):
                if wanted != given and s.supply[wanted] > 0:
                    offer(s, acts.TRADE, given, wanted)


@kernel
def trade(s: Valda, given: int, wanted: int) -> None:
    """Trade with the supply (VA-5.4: resources that came at one for one cannot be given again)."""
    rate = trade_rate(s, s.active)
    if given >= MIXED:
        mix(s, given, wanted, rate)
        return
    exchange(s, s.active, given, wanted, rate)
    if rate == 1:
        s.received[wanted] = 1


@kernel
def mix(s: Valda, given: int, wanted: int, rate: int) -> None:
    """Make a trade that gives any resources; one of a single kind is noted as a plain trade (E-4.2)."""
    seat = s.active
    told = given
    for res in range(3):
        count = paid(given, wanted, rate, res)
        spend(s, seat, res, count)
        if count == rate:
            told = res
    s.goods[seat * 3 + wanted] += 1
    s.supply[wanted] -= 1
    note(s, notes.TRADED, seat, told, wanted, rate)


@kernel
def leave_resources(s: Valda) -> None:
    """End the resource phase."""
    s.depth -= 1
    step(s, frames.BEGIN_GAME)
