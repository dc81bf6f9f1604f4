"""Value of a position to a seat, for bots that look ahead: no rules of the game.

Followers come late, so resources, works, temples and cards count as the followers that they usually become
(`worth`, `card_worth`). They count nothing if no turn is left for that, and when the game is over only
followers count. Hundredths of a follower.
"""

from gladsheim.core.kernel import kernel
from gladsheim.games.valda import limits
from gladsheim.games.valda.bot.card_worth import hand_worth
from gladsheim.games.valda.bot.worth import OWNED, ability_worth, goods_worth, turns_ahead, works_worth
from gladsheim.games.valda.pieces import OVER
from gladsheim.games.valda.record import CARDS, Valda
from gladsheim.games.valda.rules.standing import safe_zone, temples_built

EXPOSED = 6
"""Value that a follower above the safe zone loses while others can attack."""
MOST_EXPOSED = 3
RACE_WON = 2000
"""Value of a race that is won, whatever the distance."""
RACE_STRETCH, RACE_NEAR = 5, 40
"""Number of last followers before the goal of a race, and the added value of each."""


@kernel
def temples_worth(s: Valda, seat: int) -> int:
    """Return the value of abilities and owned areas, for the turns to come."""
    total = 0
    for god in range(7):
        have = s.temples[seat * 7 + god]
        if have > 0:
            total += ability_worth(s, seat, god, min(2, have))
            if have >= s.limits[limits.CONTROL]:
                total += turns_ahead(s, seat) * OWNED
    return total


@kernel
def cards_worth(s: Valda, seat: int) -> int:
    """Return the value of a seat's cards, open ones included."""
    total = 0
    for at in range(seat * CARDS, seat * CARDS + s.held[seat]):
        total += hand_worth(s, s.hands[at], seat)
    if seat == s.active:
        for at in range(s.open_count):
            total += hand_worth(s, s.open[at], seat)
    return total


@kernel
def standing_worth(s: Valda, seat: int) -> int:
    """Return the value of followers; those that can be lost count a little less, those that
    win a race more.
    """
    followers = s.followers[seat]
    total = 100 * followers - EXPOSED * min(MOST_EXPOSED, followers - safe_zone(s, seat))
    if s.race:
        total += RACE_NEAR * max(0, followers - s.limits[limits.RACE_GOAL] + RACE_STRETCH)
    return total


@kernel
def value(s: Valda, seat: int) -> int:
    """Return the hundredths of a follower that a seat may expect to have in the end."""
    if s.phase == OVER:
        buildings = s.mines[seat] + s.drills[seat] + temples_built(s, seat)
        return 100 * s.followers[seat] + buildings + RACE_WON * int(s.winner == seat)
    works = s.mines[seat] * works_worth(s, seat, 0) + s.drills[seat] * works_worth(s, seat, 1)
    return (
        standing_worth(s, seat) + goods_worth(s, seat) + works + temples_worth(s, seat) + cards_worth(s, seat)
    )


@kernel
def clock(s: Valda) -> int:
    """Return the number of completed turns of the table; it does not change inside a turn."""
    return s.turns
