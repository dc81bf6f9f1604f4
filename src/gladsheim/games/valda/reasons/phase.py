"""Reasons why an action of the resource, game or followers phase is not legal (VA-5, VA-6, VA-9)."""

from __future__ import annotations

from collections.abc import Mapping

from gladsheim.core.errors import Refusal
from gladsheim.core.words import Words
from gladsheim.games.valda.notation.phrases import (
    NAMES,
    amount,
    amounts,
    card_type,
    label,
    phrase,
    refusal,
    resource,
    title,
    titles,
)
from gladsheim.games.valda.pieces import GODS
from gladsheim.games.valda.reasons.situation import Situation
from gladsheim.games.valda.reasons.text import ParsedAction
from gladsheim.games.valda.record import PLAYED

HEIMDALL_RATES = {1: 2, 2: 1}
"""Number of one kind that is given for one of another, by Heimdall's level (VA-5.3)."""
ONE_FOR_ONE = 1
ANY_FOUR = "trade-any-four"
"""Reading by which a trade gives any resources."""
USES: Mapping[str, int] = {"thor3": 3, "thor2": 3, "odin2": 3, "odin3": 2, "loki": 1}
"""Largest number of uses of each exchange in a followers phase (VA-9.1, VA-9.2, VA-9.4)."""
LEVELS: Mapping[str, int] = {"thor3": 1, "thor2": 2, "odin2": 1, "odin3": 2, "loki": 1}
"""Level of the ability that each exchange needs."""
RULES: Mapping[str, str] = {"thor": "VA-9.1", "odin": "VA-9.2", "loki": "VA-9.4"}


def refuse_trade(position: Situation, asked: ParsedAction) -> Refusal | None:
    """Refuse a trade with a wrong number or kind, or with a resource that the supply lacks
    (VA-5.2 to VA-5.5).
    """
    level = position.level("heimdall")
    rate = HEIMDALL_RATES[level] if level else position.limit("trade_rate")
    rules = ("VA-5.2", "VA-5.3") if level else ("VA-5.2",)
    letters, wanted = asked.parts[0], NAMES[asked.parts[1]]
    if ANY_FOUR in position.readings and not level and rate > ONE_FOR_ONE:
        return refuse_mixture(position, letters, wanted, rate)
    if len(letters) > 1:
        return refusal("trade-letters-one", rules, given=letters)
    given = NAMES[letters]
    if given == wanted:
        return refusal("trade-same", ("VA-5.2",), given=resource(given), wanted=resource(wanted))
    held = position.me.stock[given]
    if held < rate:
        price, gain, have = amount(rate, given), amount(1, wanted), amount(held, given)
        return refusal("trade-cost", rules, price=price, gain=gain, have=have)
    if position.supply(wanted) <= 0:
        return refusal("supply-empty", ("VA-5.5", "VA-1.2"), resource=resource(wanted))
    if rate == ONE_FOR_ONE and asked.first in position.turn["received"]:
        return refusal("trade-kept", ("VA-5.4",), resource=resource(given))
    return None


def refuse_mixture(position: Situation, letters: str, wanted: str, rate: int) -> Refusal | None:
    """Refuse a mixed trade: any `rate` resources for one of a kind that is not among them (E-4.2)."""
    rules = ("VA-5.2", ANY_FOUR)
    if len(letters) != rate:
        return refusal("trade-letters", rules, n=rate, given=letters)
    given = {NAMES[letter]: letters.count(letter) for letter in letters}
    if wanted in given:
        return refusal("trade-same", rules, given=resource(wanted), wanted=resource(wanted))
    if any(position.me.stock[kind] < count for kind, count in given.items()):
        have = amounts({kind: position.me.stock[kind] for kind in given})
        return refusal("trade-cost", rules, price=amounts(given), gain=amount(1, wanted), have=have)
    if position.supply(wanted) <= 0:
        return refusal("supply-empty", ("VA-5.5", "VA-1.2"), resource=resource(wanted))
    return None


def refuse_lock_draw(position: Situation, asked: ParsedAction) -> Refusal | None:
    """Refuse a god card of the opening draw from an area that one does not own (VA-6.2)."""
    owned = [god for god in GODS if position.owner(god) == position.seat]
    if asked.first in owned:
        return None
    read = ("area-opens-at-one-loss",) if asked.first in position.opened else ()
    rules = ("VA-6.2", "VA-11.5", *read)
    return refusal("lock-draw", rules, gods=titles(owned), god=title(asked.first))


def refuse_play(position: Situation, asked: ParsedAction) -> Refusal | None:
    """Refuse a card that is no yellow card in hand or open, or for which too few actions are
    left (VA-6.4, VA-6.5).
    """
    card = position.card(asked.first)
    if card.type != "yellow":
        return refusal("not-yellow", ("VA-6.4", "VA-1.6"), card=label(card), type=card_type(card.type))
    if not position.holds(card.id):
        return refusal("not-held", ("VA-6.4",), card=label(card))
    if len(position.turn["played"]) >= PLAYED:
        # The rules know no such bound: it ends the loops that a card file may make possible.
        return refusal("played-most", ("VA-6.4",), n=PLAYED)
    return refuse_actions(position, card.cost, phrase("playing", card=label(card)))


def refuse_actions(position: Situation, needed: int, what: Words) -> Refusal | None:
    """Refuse an action for which too few actions are left (VA-6.4)."""
    left = position.turn["actions"]
    if left >= needed:
        return None
    return refusal("actions", ("VA-6.4",), what=what, n=needed, left=left)


def refuse_take(position: Situation, asked: ParsedAction) -> Refusal | None:
    """Refuse to take a resource that the supply lacks, or without an action left (VA-6.4)."""
    kind = NAMES[asked.first]
    if found := refuse_actions(position, 1, phrase("taking", what=amount(1, kind))):
        return found
    if position.supply(kind) > 0:
        return None
    return refusal("supply-empty", ("VA-6.4", "VA-1.2"), resource=resource(kind))


def refuse_buy(position: Situation) -> Refusal | None:
    """Refuse to buy cards with too few actions: two cards cost two; with Freya one costs one (VA-6.4)."""
    if position.yields("base") <= 0:
        return refusal("base-cards-gone", ("VA-6.4", "VA-3.5"))
    cards = 1 if position.level("freya") else 2
    return refuse_actions(position, cards, phrase("buying", n=cards))


def refuse_discard(position: Situation, asked: ParsedAction) -> Refusal | None:
    """Refuse to discard a card that is not in hand (VA-6.8)."""
    if position.hand[asked.first]:
        return None
    return refusal("not-to-discard", ("VA-6.8",), card=label(position.card(asked.first)))


def refuse_thor(position: Situation, asked: ParsedAction) -> Refusal | None:
    """Refuse an exchange of gold or diamonds for a follower (VA-9.1)."""
    number, letter = asked.parts
    return refuse_use(position, "thor", number) or refuse_stock(position, "thor", int(number), NAMES[letter])


def refuse_odin(position: Situation, asked: ParsedAction) -> Refusal | None:
    """Refuse an exchange of blood for followers (VA-9.2)."""
    number = asked.first
    return refuse_use(position, "odin", number) or refuse_stock(position, "odin", int(number), "blood")


def refuse_loki(position: Situation) -> Refusal | None:
    """Refuse Loki's dice, which are rolled once (VA-9.4)."""
    return refuse_use(position, "loki", "")


def refuse_use(position: Situation, god: str, number: str) -> Refusal | None:
    """Refuse an exchange without its ability, or beyond its number of uses (VA-9.3)."""
    name = f"{god}{number}"
    needed, have, most = LEVELS[name], position.level(god), USES[name]
    what = phrase("exchange", god=title(god), n=int(number)) if number else phrase("dice", god=title(god))
    if have < needed:
        return refusal(
            "use-level", (RULES[god], "VA-11.1"), what=what, level=needed, god=title(god), have=have
        )
    if int(position.turn["used"][name]) < most:
        return None
    return refusal("use-done", (RULES[god], "VA-9.3"), what=what, n=most)


def refuse_stock(position: Situation, god: str, number: int, kind: str) -> Refusal | None:
    """Refuse to give resources that are not held."""
    held = position.me.stock[kind]
    if held >= number:
        return None
    price, have = amount(number, kind), amount(held, kind)
    return refusal("exchange-cost", (RULES[god],), god=title(god), price=price, have=have)
