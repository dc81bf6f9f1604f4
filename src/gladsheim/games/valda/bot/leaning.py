"""Value of an action at first sight: rules of thumb for the quick play of bots.

`lean` is called for every action at every decision of a playout, so it looks at the position only, and knows
of other hands no more than the seat to act does. Hundredths of a follower; passing, yielding, ending and
being done are worth 0, so that an action that costs more than it gains is not taken.
"""

from gladsheim.core.kernel import kernel
from gladsheim.games.valda import acts, does, frames
from gladsheim.games.valda.acts import FIRST_SHIFT, LOW, WORD_SHIFT
from gladsheim.games.valda.bot.card_worth import (
    CARD,
    GODS_CARD,
    HITS,
    WRECKED,
    blow,
    damage,
    hand_worth,
    played_worth,
    weapon_worth,
)
from gladsheim.games.valda.bot.leaning_weapons import blow_now, face_worth, weapon_gain
from gladsheim.games.valda.bot.worth import (
    ability_worth,
    building_worth,
    die_number,
    piece,
    pieces_worth,
    price_worth,
    temple_worth,
    wish,
)
from gladsheim.games.valda.pieces import DEFENCE, WHITE
from gladsheim.games.valda.record import CARDS, Valda
from gladsheim.games.valda.rules.columns import EXCHANGE_BRINGS
from gladsheim.games.valda.rules.phases.followers import exchange_of
from gladsheim.games.valda.rules.phases.resource import paid, trade_rate
from gladsheim.games.valda.rules.power import attack_power, shield_power
from gladsheim.games.valda.rules.preview import points
from gladsheim.games.valda.rules.standing import level

EAGER = 200
"""Bonus of cards that cost no action: they come first, because they may bring others, or actions."""
PASSABLE = 10
"""Value below which an attack or a shield is not worth its card."""
SURE_DEFENCE = 10
"""Factor of the loss that shields prevent; among shields that suffice the weakest is chosen."""
ENOUGH = 40
"""Bonus of one shield card that suffices, over two."""
FAR = 1000
"""Factor of the value of an area, so that a temple that is moved goes where it is worth least."""
TRADE_PAINS = 4
"""Value below which a trade is not made."""


@kernel
def trade_lean(s: Valda, seat: int, given: int, wanted: int) -> int:
    """Return the value of trading one kind of resource for another."""
    rate = trade_rate(s, seat)
    lost = 0
    for res in range(3):
        lost -= pieces_worth(s, seat, res, s.goods[seat * 3 + res], -paid(given, wanted, rate, res))
    return res_lean(s, seat, wanted, 3) - lost - TRADE_PAINS


@kernel
def res_lean(s: Valda, seat: int, res: int, reach: int) -> int:
    """Return the value of a piece of a resource, with `reach` more to come soon."""
    return piece(s, seat, res, s.goods[seat * 3 + res]) + wish(s, seat, res, reach)


@kernel
def play_lean(s: Valda, seat: int, card: int) -> int:
    """Return the value of a yellow card in the game phase."""
    brings = played_worth(s, card, seat)
    price = s.price[card]
    if price == 0:
        return brings + EAGER if brings > 0 else brings - 1
    return brings // price


@kernel
def build_lean(s: Valda, seat: int, what: int) -> int:
    """Return the value of a structure at its cost."""
    return building_worth(s, seat, what) - price_worth(s, seat, what)


@kernel
def attack_lean(s: Valda, seat: int, card: int) -> int:
    """Return the value of an attack on the active player, whose hand is not known."""
    return blow(s, card, seat, s.active) * HITS // 100 - PASSABLE


@kernel
def shields_held(s: Valda) -> int:
    """Return the number of shields that the target can play in all."""
    total = 0
    for at in range(s.target * CARDS, s.target * CARDS + s.held[s.target]):
        card = s.hands[at]
        if s.kind_of[card] == DEFENCE:
            total += shield_power(s, card)
    return total


@kernel
def defend_lean(s: Valda, card: int) -> int:
    """Return the value of a defence card: only if all together reach the power, and then not
    more than needed.
    """
    need = attack_power(s) - s.shields
    saved = blow_now(s) - PASSABLE
    if saved <= 0 or shields_held(s) < need:
        return -PASSABLE
    strength = shield_power(s, card)
    # One card that is enough, as small as possible; or else the strongest.
    rest = ENOUGH - (strength - need) if strength >= need else strength - need
    return saved * SURE_DEFENCE + rest


@kernel
def player_lean(s: Valda, other: int) -> int:
    """Return the value of a player as the target of an effect or a weapon: most to lose, then the leader."""
    what, n = s.f_a[s.depth - 1], s.f_b[s.depth - 1]
    lead = s.followers[other]
    if what in (frames.FOR_STEAL_FOLLOWERS, frames.FOR_KILL_FOLLOWERS):
        return damage(s, does.KILL_FOLLOWERS, n, other) + lead
    if what == frames.FOR_STEAL_RESOURCES:
        return damage(s, does.STEAL_RESOURCES, n, other) + lead
    if what == frames.FOR_THIEF:
        return damage(s, does.STEAL_CARDS, 1, other) + lead
    if what == frames.FOR_VANISHED:
        return blow(s, s.attack_card, s.attacker, other) + lead
    return damage(s, does.STEAL_CARDS, n, other) + lead


@kernel
def god_lean(s: Valda, seat: int, op: int, god: int) -> int:
    """Return the value of a god's deck, ability, temple or area as a choice."""
    top = s.depth - 1
    if op == frames.TEMPLE:
        price = price_worth(s, seat, god + 2) if s.f_a[top] else 0
        return building_worth(s, seat, god + 2) - price
    if op == frames.DESTROY:
        victim = s.f_a[top]
        return WRECKED + temple_worth(s, victim, god, s.temples[victim * 7 + god] - 1)
    if op == frames.MOVE:
        owner = s.f_c[top]
        return FAR - temple_worth(s, owner, god, s.temples[owner * 7 + god])
    if op == frames.GOD and s.f_a[top] == frames.GOD_TO_LEND:
        have = level(s, seat, god)
        return ability_worth(s, seat, god, have + 1) + 1 if have < 2 else 0
    return GODS_CARD


@kernel
def card_lean(s: Valda, seat: int, op: int, card: int) -> int:
    """Return the value of a card to throw away, to recover, to steal or to play again."""
    if op == frames.THROW:
        top = s.depth - 1
        brings = 100 if s.f_a[top] == 0 else CARD
        return brings - hand_worth(s, card, seat)
    if op == frames.REPLAY:
        return played_worth(s, card, seat)
    return hand_worth(s, card, seat)


@kernel
def change_lean(s: Valda, seat: int, given: int, wanted: int) -> int:
    """Return the value of changing one resource for one of another kind."""
    lost = piece(s, seat, given, s.goods[seat * 3 + given] - 1)
    return piece(s, seat, wanted, s.goods[seat * 3 + wanted]) - lost - 1


@kernel
def die_lean(s: Valda, seat: int, k: int, face: int) -> int:
    """Return the value of a die of the present roll turned to a face."""
    gain = face_worth(s, s.dice[k], face - 1) - face_worth(s, s.dice[k], s.shown[k] - 1)
    return gain if s.roller == seat else -gain


@kernel
def lean(s: Valda, code: int) -> int:
    """Return the total value that an action of the seat to act seems to have."""
    word = code >> WORD_SHIFT
    first = (code >> FIRST_SHIFT) & LOW
    second = code & LOW
    seat = s.turn
    op = s.f_op[s.depth - 1]
    if word == acts.PLAY:
        return play_lean(s, seat, first)
    if word == acts.TAKE:
        return res_lean(s, seat, first, s.actions)
    if word == acts.BUY:
        return CARD
    if word == acts.BUILD:
        return build_lean(s, seat, first)
    if word == acts.TRADE:
        return trade_lean(s, seat, first, second)
    if word == acts.ATTACK:
        return attack_lean(s, seat, first)
    if word == acts.DEFEND:
        return defend_lean(s, first)
    if word == acts.WEAPON:
        return weapon_gain(s, seat, first) - weapon_worth(s, seat)
    return lean_elsewhere(s, seat, op, word, first, second)


@kernel
def lean_elsewhere(s: Valda, seat: int, op: int, word: int, first: int, second: int) -> int:
    """Return the value of an action of the followers phase, or of a choice among cards."""
    if word in (acts.THOR, acts.ODIN):
        return 100 * EXCHANGE_BRINGS[exchange_of(word, first)] + pieces_worth(
            s, seat, second, s.goods[seat * 3 + second], -first
        )
    if word == acts.LOKI:
        return die_number(s, WHITE)
    if word == acts.CARD:
        return card_lean(s, seat, op, first)
    if word == acts.KEEP:
        return hand_worth(s, first, seat)
    if word == acts.DISCARD:
        return -hand_worth(s, first, seat)
    if word == acts.HAND:
        return CARD
    return lean_of_choice(s, seat, op, word, first, second)


@kernel
def lean_of_choice(s: Valda, seat: int, op: int, word: int, first: int, second: int) -> int:
    """Return the value of a choice of effects and weapons that is about no card."""
    if word == acts.RES:
        return res_lean(s, seat, first, 3)
    if word == acts.CHANGE:
        return change_lean(s, seat, first, second)
    if word == acts.PLAYER:
        return player_lean(s, first)
    if word == acts.GOD:
        return god_lean(s, seat, op, first)
    if word == acts.MOVE:
        return temple_worth(s, first, second, s.temples[first * 7 + second] - 1)
    if word == acts.DIE:
        return die_lean(s, seat, first, second)
    return WRECKED if word == acts.WORKS else 0


@kernel
def cost(s: Valda, code: int) -> int:
    """Return the cost of an action: its certain followers less its total value at first sight."""
    return 100 * points(s, code) - lean(s, code)
