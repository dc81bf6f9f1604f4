"""Parts of a table's view that are the same for all viewers: nonces, offers, terms."""

from dataclasses import dataclass
from typing import Annotated, Any

from gladsheim.core.fair import commitment_of
from gladsheim.tables.enumerated import one_of
from gladsheim.tables.running.live import Live
from gladsheim.tables.running.offers import standing_offers
from gladsheim.tables.table import ABANDON, TAKEBACK, Table, VoidDeal

TERMS = ("pace", "clock", "absence", "takeover", "cover", "shared")


@dataclass(frozen=True, slots=True)
class OfferView:
    """Offer to all players, "takeback" or "abandon", and the seats that agree."""

    kind: Annotated[str, one_of(TAKEBACK, ABANDON)]
    seat: int
    agreed: list[int]


@dataclass(frozen=True, slots=True)
class NonceView:
    """Contribution of a seat to the chance of the game: its commitment and, once told, the nonce."""

    commitment: str
    nonce: str | None


@dataclass(frozen=True, slots=True)
class VoidView:
    """Void deal: the seats `withheld` promised nonces and did not tell them."""

    commitment: str
    secret: str
    nonces: list[NonceView | None]
    withheld: list[int]


def terms(table: Table) -> dict[str, Any]:
    """Return the terms of a table by the names of their fields in a view."""
    return {name: getattr(table.terms, name) for name in TERMS}


def chance(table: Table) -> dict[str, Any]:
    """Return how the chance of the game is made, by the names of its fields in a view."""
    return {
        "nonces": [_nonce(seat.promise, seat.nonce) for seat in table.seats],
        "asked": [seat.seat for seat in table.seats if seat.asked and not table.closed],
        "voids": [_void(void) for void in table.voids],
    }


def _nonce(promise: str | None, nonce: bytes | None) -> NonceView | None:
    return None if promise is None else NonceView(promise, None if nonce is None else nonce.hex())


def _void(void: VoidDeal) -> VoidView:
    said = [_nonce(*pair) for pair in zip(void.promises, void.nonces, strict=True)]
    return VoidView(commitment_of(void.secret), void.secret.hex(), said, list(void.withheld))


def offers(live: Live) -> list[OfferView]:
    """Return the offers that have not lapsed."""
    return [OfferView(one.kind, one.seat, list(one.agreed)) for one in standing_offers(live)]
