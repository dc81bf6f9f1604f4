"""Legal choices at the frames of effects and weapons (VA-13, VA-15)."""

from gladsheim.core.kernel import kernel
from gladsheim.games.valda import acts, frames, limits
from gladsheim.games.valda.acts import WORD_SHIFT
from gladsheim.games.valda.pieces import FACES
from gladsheim.games.valda.record import ANY_KIND, ANY_RES, CARDS, GOLD_DIAMOND, NOBODY, Valda
from gladsheim.games.valda.rules.phases.building import offer_kept
from gladsheim.games.valda.rules.piles import can_yield
from gladsheim.games.valda.rules.stack import offer
from gladsheim.games.valda.rules.standing import affordable, has_room, may_stand, owner_of
from gladsheim.games.valda.rules.windows import differs
from gladsheim.games.valda.rulings import ASKS_LONE_DONE


@kernel
def offer_choice(s: Valda, op: int) -> bool:
    """Fill the menu for the frame on top; return False if nothing can be chosen, and the frame is removed."""
    s.turn = s.f_by[s.depth - 1]
    if op == frames.KEEP:
        offer_kept(s)
    elif op == frames.RES:
        offer_resources(s)
    elif op == frames.PLAYER:
        offer_players(s)
    elif op == frames.GOD:
        offer_gods(s)
    elif op == frames.CHANGE:
        offer_changes(s)
    elif op == frames.THROW:
        offer_own_cards(s)
    elif op == frames.RECOVER:
        offer_pile(s)
    elif op == frames.THIEF:
        offer_victims_cards(s)
    elif op in (frames.TEMPLE, frames.DESTROY, frames.MOVE):
        offer_temples(s, op)
    elif op == frames.DIE:
        offer_dice(s)
    elif op == frames.LOCK_DRAW:
        offer_owned(s)
    else:
        offer_played(s)
    # A lone `done` is no choice: it is not asked for (VA-13).
    if s.menu_count == 1 and s.menu[0] >> WORD_SHIFT == acts.DONE and not s.rulings & ASKS_LONE_DONE:
        s.menu_count = 0
    return s.menu_count > 0


@kernel
def offer_owned(s: Valda) -> None:
    """Offer the areas that the active player owns (VA-6.2)."""
    s.turn = s.active
    for god in range(7):
        if owner_of(s, god) == s.active:
            offer(s, acts.GOD, god, 0)


@kernel
def offer_resources(s: Valda) -> None:
    """Offer resources from the supply, or from a victim."""
    victim = s.f_b[s.depth - 1]
    if s.f_a[s.depth - 1] == 0:
        return
    for res in range(3):
        if (s.supply[res] if victim == NOBODY else s.goods[victim * 3 + res]) > 0:
            offer(s, acts.RES, res, 0)


@kernel
def may_be_named(s: Valda, what: int, by: int, seat: int) -> bool:
    """Return whether a player can be chosen for this purpose (VA-12.6, VA-12.8, VA-13)."""
    if what == frames.FOR_VANISHED:
        # The caller leaves out the player of Vanished (VA-12.6).
        return seat != s.attacker
    if what in (frames.FOR_LOOK, frames.FOR_STEAL_CARDS):
        return s.held[seat] > 0
    if what == frames.FOR_STEAL_RESOURCES:
        return s.goods[seat * 3] + s.goods[seat * 3 + 1] + s.goods[seat * 3 + 2] > 0
    if what == frames.FOR_THIEF:
        return s.held[seat] > 0 or (seat == s.active and s.open_count > 0)
    return True


@kernel
def offer_players(s: Valda) -> None:
    """Offer other players who can be chosen."""
    top = s.depth - 1
    by = s.f_by[top]
    for seat in range(s.players):
        if seat != by and may_be_named(s, s.f_a[top], by, seat):
            offer(s, acts.PLAYER, seat, 0)


@kernel
def offer_gods(s: Valda) -> None:
    """Offer gods whose deck can yield a card, or whose ability can be borrowed."""
    top = s.depth - 1
    by, what, seen = s.f_by[top], s.f_a[top], s.f_c[top]
    if s.f_b[top] == 0:
        return
    for god in range(7):
        if what == frames.GOD_TO_LEND:
            if elsewhere(s, by, god):
                offer(s, acts.GOD, god, 0)
        elif can_yield(s, god + 1) and (what == frames.GOD_TO_DRAW or not (seen >> god) & 1):
            offer(s, acts.GOD, god, 0)


@kernel
def elsewhere(s: Valda, by: int, god: int) -> bool:
    """Return whether another player has a temple of this god."""
    for seat in range(s.players):
        if seat != by and s.temples[seat * 7 + god] > 0:
            return True
    return False


@kernel
def is_kind(kinds: int, res: int) -> bool:
    """Return whether a change allows a resource."""
    return kinds in (ANY_RES, res) or (kinds == GOLD_DIAMOND and res > 0)


@kernel
def offer_changes(s: Valda) -> None:
    """Offer changes of one resource for another, or done."""
    top = s.depth - 1
    by = s.f_by[top]
    if s.f_c[top] == 0:
        return
    for given in range(3):
        if s.goods[by * 3 + given] > 0 and is_kind(s.f_a[top], given):
            for wanted in range(3):
                if wanted != given and s.supply[wanted] > 0 and is_kind(s.f_b[top], wanted):
                    offer(s, acts.CHANGE, given, wanted)
    # Changing is up to so many times (VA-13).
    offer(s, acts.DONE, 0, 0)


@kernel
def offer_hand(s: Valda, seat: int) -> None:
    """Offer each kind of card in a hand."""
    last = -1
    for at in range(seat * CARDS, seat * CARDS + s.held[seat]):
        if s.hands[at] != last:
            last = s.hands[at]
            offer(s, acts.CARD, last, 0)


@kernel
def offer_open(s: Valda, since: int) -> None:
    """Offer each kind of open card that is not in the menu from index `since` on."""
    for place in range(s.open_count):
        card = s.open[place]
        known = False
        for at in range(since, s.menu_count):
            if (s.menu[at] >> 8) & 255 == card:
                known = True
        if not known:
            offer(s, acts.CARD, card, 0)


@kernel
def offer_own_cards(s: Valda) -> None:
    """Offer cards to throw away, from hand or table, or done."""
    top = s.depth - 1
    by = s.f_by[top]
    if s.f_b[top] == 0:
        return
    offer_hand(s, by)
    # A card both in hand and open is one choice: the open copy goes (VA-6.7).
    if by == s.active:
        offer_open(s, 0)
    offer(s, acts.DONE, 0, 0)


@kernel
def offer_victims_cards(s: Valda) -> None:
    """Offer a blind card of the hand, or one of the open cards (VA-12.8)."""
    victim = s.f_a[s.depth - 1]
    if s.held[victim] > 0:
        offer(s, acts.HAND, 0, 0)
    if victim == s.active:
        # Open cards are named, one of the hand is not: both may be the same card (VA-12.8).
        offer_open(s, s.menu_count)


@kernel
def is_type(types: int, kind: int) -> bool:
    """Return whether a card of this type is one of those that can be recovered."""
    return types in (ANY_KIND, kind)


@kernel
def strongest_of(s: Valda, types: int) -> int:
    """Return the highest power of a card of a type in the discard pile."""
    most = 0
    for place in range(s.pile_size):
        card = s.pile[place]
        if is_type(types, s.kind_of[card]):
            most = max(most, s.power[card])
    return most


@kernel
def offer_pile(s: Valda) -> None:
    """Offer each kind of card of a type in the pile, the newest first; by a reading the strongest (E-4.3)."""
    top = s.depth - 1
    if s.f_b[top] == 0:
        return
    least = strongest_of(s, s.f_a[top]) if s.f_c[top] else 0
    for place in range(s.pile_size - 1, -1, -1):
        card = s.pile[place]
        if is_type(s.f_a[top], s.kind_of[card]) and s.power[card] >= least:
            known = False
            for at in range(s.menu_count):
                if (s.menu[at] >> 8) & 255 == card:
                    known = True
            # Copies are alike: the newest is taken.
            if not known:
                offer(s, acts.CARD, card, 0)


@kernel
def offer_temples(s: Valda, op: int) -> None:
    """Offer temples to build, to destroy or to move; works to destroy."""
    top = s.depth - 1
    by, first, second = s.f_by[top], s.f_a[top], s.f_b[top]
    if op == frames.TEMPLE:
        for god in range(7):
            if has_room(s, by, god + 2) and (not first or affordable(s, by, god + 2)):
                offer(s, acts.GOD, god, 0)
        offer(s, acts.DONE, 0, 0)
    elif op == frames.MOVE:
        if second == NOBODY:
            offer_moves(s, by, first)
        else:
            offer_goals(s, s.f_c[top], second)
    elif second == frames.DESTROY_TEMPLE:
        for god in range(7):
            if s.temples[first * 7 + god] > 0:
                offer(s, acts.GOD, god, 0)
    else:
        if s.drills[first] > 0:
            offer(s, acts.WORKS, 1, 0)
        # The mines that everybody starts with cannot be destroyed.
        if s.mines[first] > s.limits[limits.START_MINES]:
            offer(s, acts.WORKS, 0, 0)


@kernel
def concerns(victim: int, seat: int) -> bool:
    """Return whether a seat is the target, or there is none."""
    return victim in (NOBODY, seat)


@kernel
def offer_moves(s: Valda, by: int, victim: int) -> None:
    """Offer temples of others, or of the target, that can move."""
    for seat in range(s.players):
        if seat != by and concerns(victim, seat):
            for god in range(7):
                if s.temples[seat * 7 + god] > 0 and can_move(s, seat, god):
                    offer(s, acts.MOVE, seat, god)


@kernel
def can_move(s: Valda, seat: int, god: int) -> bool:
    """Return whether a temple there can move to another area."""
    for goal in range(7):
        # The owner of the temple counts, not who moves it (VA-11.5).
        if goal != god and may_stand(s, seat, goal):
            return True
    return False


@kernel
def offer_goals(s: Valda, seat: int, god: int) -> None:
    """Offer areas to which a temple can move."""
    for goal in range(7):
        if goal != god and may_stand(s, seat, goal):
            offer(s, acts.GOD, goal, 0)


@kernel
def offer_dice(s: Valda) -> None:
    """Offer for each die the lowest face of each result that it does not show (VA-15.2)."""
    for k in range(s.dice_count):
        die, shown = s.dice[k], s.shown[k] - 1
        for face in range(FACES):
            if differs(s, die, face, shown):
                # Faces with one result are one choice: the rules know results only (VA-15.2).
                lowest = True
                for lower in range(face):
                    if not differs(s, die, lower, face):
                        lowest = False
                if lowest:
                    offer(s, acts.DIE, k, face + 1)


@kernel
def offer_played(s: Valda) -> None:
    """Offer yellow cards that were played this turn and that do not replay cards themselves."""
    for place in range(s.played_count):
        card = s.played[place]
        known = s.replays[card] != 0
        for at in range(s.menu_count):
            if (s.menu[at] >> 8) & 255 == card:
                known = True
        if not known:
            offer(s, acts.CARD, card, 0)
