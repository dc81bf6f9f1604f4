"""Parts of what is shown of a table that need no viewer: nonces, offers, terms."""

from dataclasses import dataclass
from typing import Any

from gladsheim.tables.live import Live
from gladsheim.tables.offers import standing_offers
from gladsheim.tables.table import Table


@dataclass(frozen=True, slots=True)
class OfferView:
    """What somebody asks of all who play, "takeback" or "abandon", and which seats agree."""

    kind: str
    seat: int
    agreed: list[int]


@dataclass(frozen=True, slots=True)
class NonceView:
    """What a seat adds to the chance of the game: its commitment and, once told, the nonce."""

    commitment: str
    nonce: str | None


def terms(table: Table) -> dict[str, Any]:
    """The terms of a table, by the names of the fields that tell them."""
    return {name: getattr(table.terms, name) for name in ("pace", "clock", "absence", "takeover")}


def nonces(table: Table) -> list[NonceView | None]:
    """What each seat adds to the chance of the game."""
    return [
        None
        if seat.promise is None
        else NonceView(seat.promise, None if seat.nonce is None else seat.nonce.hex())
        for seat in table.seats
    ]


def offers(live: Live) -> list[OfferView]:
    """The offers that have not lapsed."""
    return [OfferView(one.kind, one.seat, list(one.agreed)) for one in standing_offers(live)]
