"""Why an action of the resource, game or followers phase is not legal (VA-5, VA-6, VA-9)."""

from __future__ import annotations

from collections.abc import Mapping

from gladsheim.core.errors import Refusal
from gladsheim.games.valda.pieces import GODS
from gladsheim.games.valda.refuse_position import Position
from gladsheim.games.valda.refuse_text import Asked
from gladsheim.games.valda.refuse_words import NAMES, amount, count, label, title, titles
from gladsheim.games.valda.state import PLAYED

HEIMDALL_RATES = {1: 2, 2: 1}
"""Heimdall's level → how many of one kind are given for one of another (VA-5.3)."""
ONE_FOR_ONE = 1
USES: Mapping[str, int] = {"thor3": 3, "thor2": 3, "odin2": 3, "odin3": 2, "loki": 1}
"""How often each exchange may be used in a followers phase (VA-9.1, VA-9.2, VA-9.4)."""
LEVELS: Mapping[str, int] = {"thor3": 1, "thor2": 2, "odin2": 1, "odin3": 2, "loki": 1}
"""The ability that each exchange needs."""
RULES: Mapping[str, str] = {"thor": "VA-9.1", "odin": "VA-9.2", "loki": "VA-9.4"}


def refuse_trade(position: Position, asked: Asked) -> Refusal | None:
    """So many of one kind for one of another that the supply still has (VA-5.2 to VA-5.5)."""
    given, wanted = (NAMES[letter] for letter in asked.parts)
    level = position.level("heimdall")
    rate = HEIMDALL_RATES[level] if level else position.limit("trade_rate")
    rules = ("VA-5.2", "VA-5.3") if level else ("VA-5.2",)
    if given == wanted:
        return Refusal(f"A trade gives {given} for another kind, not for {wanted}.", ("VA-5.2",))
    held = position.me.stock[given]
    if held < rate:
        return Refusal(
            f"A trade costs you {amount(rate, given)} for {amount(1, wanted)};"
            f" you have {amount(held, given)}.",
            rules,
        )
    if position.supply(wanted) <= 0:
        return Refusal(f"The supply of {wanted} is empty.", ("VA-5.5", "VA-1.2"))
    if rate == ONE_FOR_ONE and asked.first in position.turn["received"]:
        return Refusal(
            f"At one for one, {given} that you traded for in this phase cannot be given away.", ("VA-5.4",)
        )
    return None


def refuse_lock_draw(position: Position, asked: Asked) -> Refusal | None:
    """The god card of the opening draw comes from an area of one's own (VA-6.2)."""
    owned = [god for god in GODS if position.owner(god) == position.seat]
    if asked.first in owned:
        return None
    areas = titles(owned) if owned else "none"
    return Refusal(
        f"You draw from the deck of an area that you own: {areas}, not {title(asked.first)}.",
        ("VA-6.2", "VA-11.5"),
    )


def refuse_play(position: Position, asked: Asked) -> Refusal | None:
    """A yellow card from hand or open cards, with enough actions left (VA-6.4, VA-6.5)."""
    card = position.card(asked.first)
    if card.type != "yellow":
        return Refusal(
            f"{label(card)} is {article(card.type)} card; only yellow cards are played in the game phase.",
            ("VA-6.4", "VA-1.6"),
        )
    if not position.holds(card.id):
        return Refusal(f"{label(card)} is neither in your hand nor among your open cards.", ("VA-6.4",))
    if len(position.turn["played"]) >= PLAYED:
        # The rules know no such bound: it ends the loops that a card file may make possible.
        return Refusal(f"Nobody plays more than {PLAYED} cards in one turn.", ("VA-6.4",))
    return refuse_actions(position, card.cost, f"Playing {label(card)}")


def article(kind: str) -> str:
    """A card's type with its article."""
    return f"{'an' if kind[0] in 'aeiou' else 'a'} {kind}"


def refuse_actions(position: Position, needed: int, what: str) -> Refusal | None:
    """Enough actions must be left (VA-6.4)."""
    left = position.turn["actions"]
    if left >= needed:
        return None
    return Refusal(f"{what} costs {count(needed, 'action')}; you have {count(left, 'action')}.", ("VA-6.4",))


def refuse_take(position: Position, asked: Asked) -> Refusal | None:
    """One resource that the supply has, for one action (VA-6.4)."""
    resource = NAMES[asked.first]
    if found := refuse_actions(position, 1, f"Taking 1 {resource}"):
        return found
    if position.supply(resource) > 0:
        return None
    return Refusal(f"The supply of {resource} is empty.", ("VA-6.4", "VA-1.2"))


def refuse_buy(position: Position) -> Refusal | None:
    """Two cards for two actions; with Freya one card for one (VA-6.4)."""
    if position.yields("base") <= 0:
        return Refusal(
            "No base card can be drawn: neither the deck nor the discard pile has any.", ("VA-6.4", "VA-3.5")
        )
    cards = 1 if position.level("freya") else 2
    return refuse_actions(position, cards, f"Buying {count(cards, 'card')}")


def refuse_discard(position: Position, asked: Asked) -> Refusal | None:
    """What is discarded down to the limit must be in hand (VA-6.8)."""
    if position.hand[asked.first]:
        return None
    return Refusal(
        f"{label(position.card(asked.first))} is not in your hand; you discard from your hand.", ("VA-6.8",)
    )


def refuse_thor(position: Position, asked: Asked) -> Refusal | None:
    """Gold or diamonds for a follower (VA-9.1)."""
    number, letter = asked.parts
    return refuse_use(position, "thor", number) or refuse_stock(position, "thor", int(number), NAMES[letter])


def refuse_odin(position: Position, asked: Asked) -> Refusal | None:
    """Blood for followers (VA-9.2)."""
    number = asked.first
    return refuse_use(position, "odin", number) or refuse_stock(position, "odin", int(number), "blood")


def refuse_loki(position: Position) -> Refusal | None:
    """Loki's dice, once (VA-9.4)."""
    return refuse_use(position, "loki", "")


def refuse_use(position: Position, god: str, number: str) -> Refusal | None:
    """An exchange needs its ability, and is used a bounded number of times (VA-9.3)."""
    name = f"{god}{number}"
    needed, have, most = LEVELS[name], position.level(god), USES[name]
    what = f"{title(god)}'s exchange of {number}" if number else f"{title(god)}'s dice"
    if have < needed:
        return Refusal(
            f"{what} needs level {needed} at {title(god)}; you have level {have}.", (RULES[god], "VA-11.1")
        )
    if int(position.turn["used"][name]) < most:
        return None
    return Refusal(
        f"{what} can be used {count(most, 'time')} in a followers phase; that is done.",
        (RULES[god], "VA-9.3"),
    )


def refuse_stock(position: Position, god: str, number: int, resource: str) -> Refusal | None:
    """What is given must be held."""
    held = position.me.stock[resource]
    if held >= number:
        return None
    return Refusal(
        f"{title(god)}'s exchange costs {amount(number, resource)}; you have {amount(held, resource)}.",
        (RULES[god],),
    )
