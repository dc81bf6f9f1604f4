"""Followers that an action certainly gains its player at once (no chance, no other decision)."""

from gladsheim.core.kernel import kernel
from gladsheim.games.valda import acts, does, frames, limits
from gladsheim.games.valda.acts import FIRST_SHIFT, LOW, WORD_SHIFT
from gladsheim.games.valda.pieces import Deed
from gladsheim.games.valda.record import EFFECT, Valda
from gladsheim.games.valda.rules.columns import EXCHANGE_BRINGS, MODE_COUNT, MODE_DEED
from gladsheim.games.valda.rules.phases.followers import exchange_of
from gladsheim.games.valda.rules.standing import safe_zone


@kernel
def temple_points(s: Valda, seat: int, god: int) -> int:
    """Return one follower for a temple, and one for the lock, unless the race ends before it."""
    # The lock bonus is dropped once the race is won (VA-14.2).
    if s.race and s.followers[seat] + 1 >= s.limits[limits.RACE_GOAL]:
        return 1
    at = seat * 7 + god
    return 2 if s.temples[at] + 1 == s.limits[limits.CONTROL] and not s.bonus[at] else 1


@kernel
def can_lose(s: Valda, victim: int, count: int) -> int:
    """Return how many followers a theft of `count` would gain."""
    return min(count, s.followers[victim] - safe_zone(s, victim))


@kernel
def card_points(s: Valda, seat: int, card: int) -> int:
    """Return the followers of a card's first effects, up to one that needs chance or a choice."""
    won = 0
    for place in range(s.effect_count[card]):
        at = (s.effect_at[card] + place) * EFFECT
        word = s.effects[at]
        if word == does.FOLLOWERS:
            won += s.effects[at + 1]
        # From all players: no choice, and safe zones are known.
        elif word == does.STEAL_FOLLOWERS and s.effects[at + 2] == 2:
            for ahead in range(1, s.players):
                won += can_lose(s, (seat + ahead) % s.players, s.effects[at + 1])
                if s.race and s.followers[seat] + won >= s.limits[limits.RACE_GOAL]:
                    return won
        # A fixed gain changes nothing that later effects depend on; anything else is not sure.
        elif word != does.BUILD_LIMIT and not (word == does.GAIN and s.effects[at + 4] == 0):
            return won
        if s.race and s.followers[seat] + won >= s.limits[limits.RACE_GOAL]:
            return won
    return won


@kernel
def points(s: Valda, code: int) -> int:
    """Return the followers that an action certainly gains at once. The state is left as it is."""
    word = code >> WORD_SHIFT
    first = (code >> FIRST_SHIFT) & LOW
    if word == acts.PLAY:
        return card_points(s, s.turn, first)
    # The last permitted structure may be met by Backstab: nothing is sure (VA-12.7).
    if word == acts.BUILD and first >= 2 and s.builds + 1 < s.build_limit:
        return temple_points(s, s.turn, first - 2)
    if word in (acts.THOR, acts.ODIN):
        return EXCHANGE_BRINGS[exchange_of(word, first)]
    if word == acts.WEAPON and MODE_DEED[first] == Deed.FOLLOWERS:
        return MODE_COUNT[first]
    if word not in (acts.CARD, acts.GOD, acts.PLAYER):
        return 0
    top = s.depth - 1
    op = s.f_op[top]
    if word == acts.CARD and op == frames.THROW and s.f_a[top] == frames.THROW_SACRIFICE:
        return 1
    if word == acts.GOD and op == frames.TEMPLE:
        return temple_points(s, s.turn, first)
    if word == acts.PLAYER and op == frames.PLAYER and s.f_a[top] == frames.FOR_STEAL_FOLLOWERS:
        return can_lose(s, first, s.f_b[top])
    return 0
