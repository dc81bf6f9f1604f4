"""Offers between players: to take actions back, or to abandon the game.

An offer is open until a new line that everybody knows of; then it has lapsed. A user with two seats agrees
for both at once, and bots agree to everything.
"""

from __future__ import annotations

from msgspec.structs import replace

from gladsheim.tables.refusals import (
    HasLeft,
    NoOffer,
    NotRated,
    NotYourSeat,
    NoUndo,
    Over,
    SharedDeal,
    UndoLimit,
)
from gladsheim.tables.running.clocks import turn_of
from gladsheim.tables.running.live import Live
from gladsheim.tables.running.numbering import visible_seq
from gladsheim.tables.table import ABANDON, TAKEBACK, Offer

NOBODY: frozenset[int] = frozenset()


def known_seq(live: Live) -> int:
    """Return how many lines everybody knows. Offers count by these, so that they reveal no secret."""
    return visible_seq(live, NOBODY)


def standing_offers(live: Live) -> tuple[Offer, ...]:
    """Return the offers that have not lapsed."""
    if live.over or not live.table.offers:
        return ()
    seq = known_seq(live)
    return tuple(offer for offer in live.table.offers if offer.seq == seq)


def find(live: Live, kind: str) -> Offer | None:
    """Return the open offer of a kind."""
    return next((offer for offer in standing_offers(live) if offer.kind == kind), None)


def make(live: Live, kind: str, seat: int, user: str | None) -> Offer:
    """Return the offer of a seat; where the same one is open already, making it means agreeing to it.

    Raises Over, NotYourSeat, HasLeft; NotRated, SharedDeal, NoUndo and UndoLimit for a takeback.
    """
    _check(live, user)
    if seat not in live.table.owned_by(user):
        raise NotYourSeat
    if live.gone(seat):
        raise HasLeft
    # Refused now, as the line would be later: nobody is to agree in vain.
    if kind == TAKEBACK:
        if live.table.rated:
            raise NotRated
        if live.table.terms.shared:
            raise SharedDeal
        if live.last_of(seat) is None:
            raise NoUndo
        if live.undos_left <= 0:
            raise UndoLimit
    found = find(live, kind)
    return _agreed(live, found or Offer(kind, seat, known_seq(live), ()), user)


def agree(live: Live, kind: str, user: str | None) -> Offer:
    """Return the offer with the agreement of a user's seats. Raises Over, NotYourSeat, HasLeft, NoOffer."""
    _check(live, user)
    found = find(live, kind)
    if found is None:
        raise NoOffer
    return _agreed(live, found, user)


def withdrawn(live: Live, kind: str, user: str | None) -> tuple[Offer, ...]:
    """Return the open offers without one that is withdrawn or declined.

    If it is not open any more, nothing changes. Raises Over, NotYourSeat, HasLeft.
    """
    _check(live, user)
    return tuple(offer for offer in standing_offers(live) if offer.kind != kind)


def with_offer(live: Live, offer: Offer) -> tuple[Offer, ...]:
    """Return the open offers, with `offer` instead of the one of its kind."""
    return (*(one for one in standing_offers(live) if one.kind != offer.kind), offer)


def settled(live: Live, offer: Offer, now: int = 0) -> bool:
    """Return whether all people who still play agree, at a hall time.

    Erased users, whose seats have no owner, cannot agree and are not needed. To abandon a game, neither is a
    player whose time is up.
    """
    missing = {seat for seat in live.people if live.table.seats[seat].owner is not None} - set(offer.agreed)
    if offer.kind == ABANDON:
        acting = live.acting(None)
        turn = turn_of(live, acting)
        # Only the time of the publicly known seat counts: another would reveal a secret question.
        if turn is not None and sum(turn) <= now:
            missing -= {acting}
    return not missing


def _check(live: Live, user: str | None) -> None:
    if live.over:
        raise Over
    own = live.table.owned_by(user)
    if not own:
        raise NotYourSeat
    if not own & set(live.people):
        raise HasLeft


def _agreed(live: Live, offer: Offer, user: str | None) -> Offer:
    own = live.table.owned_by(user) & set(live.people)
    return replace(offer, agreed=tuple(sorted({*offer.agreed, *own})))
