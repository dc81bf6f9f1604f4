"""Reasons why a structure cannot be built, by an action of the building phase or by a card (VA-7)."""

from __future__ import annotations

from collections.abc import Mapping

from gladsheim.core.errors import Refusal
from gladsheim.core.words import Listed
from gladsheim.games.valda.notation.phrases import (
    amount,
    amounts,
    label,
    labels,
    phrase,
    refusal,
    title,
    works,
)
from gladsheim.games.valda.pieces import RESOURCES, WORKS
from gladsheim.games.valda.reasons.situation import Situation
from gladsheim.games.valda.reasons.text import ParsedAction
from gladsheim.games.valda.rulings import costs_of

MOST: Mapping[str, str] = {"mine": "max_mines", "drill": "max_drills"}
"""Limits of the card file on works."""


def refuse_build(position: Situation, asked: ParsedAction) -> Refusal | None:
    """Refuse a structure of the building phase beyond the limit, impossible or not paid for
    (VA-7.1, VA-7.2).
    """
    structure = asked.first
    limit = position.turn["build_limit"]
    if position.turn["builds"] >= limit:
        return refusal("build-limit", ("VA-7.1",), n=limit)
    found = refuse_works(position, structure) if structure in WORKS else refuse_temple(position, structure)
    return found or refuse_cost(position, structure)


def refuse_card_temple(position: Situation, asked: ParsedAction) -> Refusal | None:
    """Refuse a temple by a card that is impossible, or not paid for if the card demands it
    (VA-7.6, VA-13).
    """
    god = asked.first
    return refuse_temple(position, god) or (refuse_cost(position, god) if position.step["pay"] else None)


def refuse_works(position: Situation, structure: str) -> Refusal | None:
    """Refuse works beyond their highest number (VA-1.4)."""
    most, have = position.limit(MOST[structure]), position.me.works[structure]
    if have < most:
        return None
    return refusal("works-most", ("VA-7.2", "VA-1.4"), most=works(most, structure), have=have)


def refuse_temple(position: Situation, god: str) -> Refusal | None:
    """Refuse a temple without an area open to its builder, a free site and a figure (VA-7.2)."""
    owner = position.owner(god)
    if owner not in (None, position.seat):
        return refusal("area-owned", ("VA-7.2", "VA-11.5"), seat=owner, god=title(god))
    if position.free_sites(god) <= 0:
        sites = position.limit("sites_per_area")
        return refusal("sites-taken", ("VA-7.2", "VA-1.1"), n=sites, god=title(god))
    if position.temples_left() <= 0:
        figures = position.limit("temples_per_player")
        return refusal("temples-built", ("VA-7.2", "VA-1.3"), n=figures)
    return None


def refuse_cost(position: Situation, structure: str) -> Refusal | None:
    """Refuse a structure whose full cost is not held (VA-7.2, VA-7.4)."""
    reading = "thor-costs-three"
    costs = costs_of(position.book, position.readings)
    cost = dict(zip(RESOURCES, costs[structure], strict=True))
    held = position.me.stock
    short = [amount(held[resource], resource) for resource in RESOURCES if held[resource] < cost[resource]]
    if not short:
        return None
    what = phrase(f"a-{structure}") if structure in WORKS else phrase("a-temple", god=title(structure))
    values = {"what": what, "cost": amounts(cost), "have": Listed(tuple(short))}
    read = (reading,) if structure == "thor" and reading in position.readings else ()
    return refusal("cost", ("VA-7.4", "VA-7.2", *read), **values)


def refuse_keep(position: Situation, asked: ParsedAction) -> Refusal | None:
    """Refuse to keep a card that is not one of those looked at (VA-7.5)."""
    cards = position.step["cards"]
    if asked.first in cards:
        return None
    choice = labels(position.card(card) for card in cards)
    return refusal("keep", ("VA-7.5",), cards=choice, card=label(position.card(asked.first)))
