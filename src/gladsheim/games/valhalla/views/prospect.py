"""Effects of an action besides its points: its price, its opponent, its card's abilities."""

from __future__ import annotations

from typing import Any

from gladsheim.core.state import look, read
from gladsheim.core.words import Listed, Player, Value, Words
from gladsheim.games.valhalla import acts
from gladsheim.games.valhalla.notation.actions import numbers_of
from gladsheim.games.valhalla.pieces import CARDS, IDS, KINDS
from gladsheim.games.valhalla.record import LAYOUT, SEATS
from gladsheim.games.valhalla.rules.maps import slot_ends, surrounding
from gladsheim.games.valhalla.rules.recruit import FEWEST_AROUND, price
from gladsheim.games.valhalla.views.forecast import fight_of
from gladsheim.games.valhalla.words.describe import abilities
from gladsheim.games.valhalla.words.naming import card_name, phrase, plain
from gladsheim.games.valhalla.words.telling import battle


def prospect(record: Any, code: int) -> tuple[Value, ...]:
    """Return the certain facts about a legal action before it is taken, line by line."""
    word, first, _, third = numbers_of(code)
    if word == acts.PLACE:
        return tuple(_beside(record, first))
    if word == acts.RECRUIT:
        return (*_price(record, first), *_abilities(look(record, "market")[first]))
    if word in (acts.DROP, acts.REFRESH, acts.DISCARD):
        return tuple(_abilities(third if word == acts.DISCARD else first))
    if word in _USED:
        return tuple(_abilities(first, _USED[word]))
    fight = fight_of(record, code)
    return () if fight is None else (battle(fight),)


_USED = {acts.EVENT: "event", acts.PERSON: "personality"}


def _abilities(card: int, only: str | None = None) -> list[Words]:
    return abilities(CARDS[card % KINDS], only)


def _beside(record: Any, slot: int) -> list[Words]:
    """Return the effects of one more army in a slot on the cards beside it (VH-7.2, VH-7.3)."""
    board, seat = LAYOUT.scratch("prospect"), read(record, "turn")
    LAYOUT.fill(board, record)
    look(board, "slots")[slot * SEATS + seat] += 1
    told = []
    for place in slot_ends(read(board, "width"))[slot]:
        card = look(board, "market")[place]
        if card < 0:
            continue
        own = int(surrounding(board, place, seat))
        values: dict[str, Value] = {"card": card_name(IDS[card]), "n": own}
        if own < FEWEST_AROUND:
            told.append(phrase("reason-few", **values))
        else:
            values["price"] = int(price(board, place, seat))
            told.append(phrase("reason-costs", **values))
    return told


def _price(record: Any, place: int) -> list[Words]:
    """Return the reasons for a card's price: the armies around it (VH-7.3)."""
    seat = read(record, "turn")
    armies = [int(surrounding(record, place, other)) for other in range(read(record, "players"))]
    around = tuple(phrase("armies-of", who=Player(other), n=n) for other, n in enumerate(armies) if n)
    own = armies.pop(seat)
    lead = own - max(armies)
    way = "level" if lead == 0 else "ahead" if lead > 0 else "behind"
    return [
        phrase("around", armies=Listed(around) if around else plain("nobody")),
        phrase(f"price-{way}", n=abs(lead), price=int(price(record, place, seat))),
    ]
