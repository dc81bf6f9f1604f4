"""Why a structure cannot be built, by an action of the building phase or by a card (VA-7)."""

from __future__ import annotations

from collections.abc import Mapping

from gladsheim.core.errors import Refusal
from gladsheim.games.valda.pieces import RESOURCES, WORKS
from gladsheim.games.valda.refuse_position import Position
from gladsheim.games.valda.refuse_text import Asked
from gladsheim.games.valda.refuse_words import amount, amounts, both, count, label, labels, title

MOST: Mapping[str, str] = {"mine": "max_mines", "drill": "max_drills"}
"""The limits of the card file on works."""


def refuse_build(position: Position, asked: Asked) -> Refusal | None:
    """A structure of the building phase: within the limit, possible and paid for (VA-7.1, VA-7.2)."""
    structure = asked.first
    limit = position.turn["build_limit"]
    if position.turn["builds"] >= limit:
        return Refusal(
            f"Your limit is {count(limit, 'structure')} in this phase; all of it is used.", ("VA-7.1",)
        )
    found = refuse_works(position, structure) if structure in WORKS else refuse_temple(position, structure)
    return found or refuse_cost(position, structure)


def refuse_card_temple(position: Position, asked: Asked) -> Refusal | None:
    """A temple by a card: possible, and paid for if the card says so (VA-7.6, VA-13)."""
    god = asked.first
    return refuse_temple(position, god) or (refuse_cost(position, god) if position.step["pay"] else None)


def refuse_works(position: Position, structure: str) -> Refusal | None:
    """Works have a highest number (VA-1.4)."""
    most, have = position.limit(MOST[structure]), position.me.works[structure]
    if have < most:
        return None
    return Refusal(
        f"Nobody may have more than {count(most, structure)}; you have {have}.", ("VA-7.2", "VA-1.4")
    )


def refuse_temple(position: Position, god: str) -> Refusal | None:
    """A temple needs an area open to its builder, a free site and a figure (VA-7.2)."""
    owner = position.owner(god)
    if owner not in (None, position.seat):
        return Refusal(
            f"Seat {owner} owns {title(god)}'s area: nobody else may build there.", ("VA-7.2", "VA-11.5")
        )
    if position.free_sites(god) <= 0:
        sites = position.limit("sites_per_area")
        return Refusal(f"All {count(sites, 'site')} of {title(god)}'s area are taken.", ("VA-7.2", "VA-1.1"))
    if position.temples_left() <= 0:
        figures = position.limit("temples_per_player")
        return Refusal(f"Your {count(figures, 'temple')} are all built.", ("VA-7.2", "VA-1.3"))
    return None


def refuse_cost(position: Position, structure: str) -> Refusal | None:
    """The full cost must be held (VA-7.2, VA-7.4)."""
    cost = dict(zip(RESOURCES, position.book.costs[structure], strict=True))
    held = position.me.stock
    short = [amount(held[resource], resource) for resource in RESOURCES if held[resource] < cost[resource]]
    if not short:
        return None
    what = f"A {structure}" if structure in WORKS else f"A temple of {title(structure)}"
    return Refusal(f"{what} costs {amounts(cost)}; you have {both(short)}.", ("VA-7.4", "VA-7.2"))


def refuse_keep(position: Position, asked: Asked) -> Refusal | None:
    """One of the cards looked at is kept (VA-7.5)."""
    cards = position.step["cards"]
    if asked.first in cards:
        return None
    choice = labels(position.card(card) for card in cards)
    return Refusal(f"You may keep {choice}, not {label(position.card(asked.first))}.", ("VA-7.5",))
