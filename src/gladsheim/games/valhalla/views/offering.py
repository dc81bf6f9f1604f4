"""Legal actions as clients are offered them: their subjects, in the game's own terms."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, cast

from gladsheim.core.game import Json
from gladsheim.core.state import look, read
from gladsheim.core.words import Value, Words, unsaid
from gladsheim.games.valhalla import acts, stages
from gladsheim.games.valhalla.notation.actions import cell_text, numbers_of, position_text
from gladsheim.games.valhalla.pieces import IDS
from gladsheim.games.valhalla.rules.maps import slot_ends, slot_names
from gladsheim.games.valhalla.rules.recruit import price
from gladsheim.games.valhalla.views.forecast import MEETING, battle_of
from gladsheim.games.valhalla.views.shapes import ValhallaValues
from gladsheim.games.valhalla.words.actions import action_words, spots
from gladsheim.games.valhalla.words.naming import between, card_name

Values = Callable[[Any, int, int, int], ValhallaValues]
Lying = Callable[[Any, int, int, int], tuple[int, ...]]
MOST_WORDS = 100_000
"""Number of choices whose words a process caches."""


def _nothing(record: Any, a: int, b: int, c: int) -> ValhallaValues:
    return {}


def _card(record: Any, a: int, b: int, c: int) -> ValhallaValues:
    return {"card": IDS[a]}


def _card_at(record: Any, a: int, b: int, c: int) -> ValhallaValues:
    return {"card": IDS[a], "at": cell_text(record, b)}


def _location(record: Any, a: int, b: int, c: int) -> ValhallaValues:
    new = look(record, "land")[b] < 0
    return {"card": IDS[a], "at": cell_text(record, b), "way": "add" if new else "replace"}


def _slot(record: Any, a: int, b: int, c: int) -> ValhallaValues:
    return {"slot": slot_names(read(record, "width"))[a]}


def _recruit(record: Any, a: int, b: int, c: int) -> ValhallaValues:
    card = IDS[look(record, "market")[a]]
    return {
        "at": position_text(record, a),
        "card": card,
        "price": int(price(record, a, read(record, "turn"))),
    }


def _march(record: Any, a: int, b: int, c: int) -> ValhallaValues:
    return {"from": cell_text(record, a), "to": cell_text(record, b), "count": c}


def _muster(record: Any, a: int, b: int, c: int) -> ValhallaValues:
    return {"from": cell_text(record, a), "via": cell_text(record, b), "count": c}


def _discard(record: Any, a: int, b: int, c: int) -> ValhallaValues:
    return {"card": IDS[a], "seat": b, "target": IDS[c]}


def _nothing_there(record: Any, a: int, b: int, c: int) -> tuple[int, ...]:
    return ()


def _ends(record: Any, a: int, b: int, c: int) -> tuple[int, ...]:
    market = look(record, "market")
    one, other = slot_ends(look(record, "width"))[a]
    return market[one], market[other]


def _market_first(record: Any, a: int, b: int, c: int) -> tuple[int, ...]:
    return (look(record, "market")[a],)


def _land_first(record: Any, a: int, b: int, c: int) -> tuple[int, ...]:
    return (look(record, "land")[a],)


def _land_second(record: Any, a: int, b: int, c: int) -> tuple[int, ...]:
    return (look(record, "land")[b],)


def _land_both(record: Any, a: int, b: int, c: int) -> tuple[int, ...]:
    land = look(record, "land")
    return land[a], land[b]


def _land_via(record: Any, a: int, b: int, c: int) -> tuple[int, ...]:
    land, dest = look(record, "land"), look(record, "dest")
    return (land[a], land[dest]) if a == b else (land[a], land[b], land[dest])


def _phase(record: Any, a: int, b: int, c: int) -> tuple[int, ...]:
    return (look(record, "phase")[look(record, "turn")],)


def _stage(record: Any, a: int, b: int, c: int) -> tuple[int, ...]:
    return (look(record, "stage"),)


KINDS: Mapping[int, tuple[Values, Lying]] = {
    acts.PLACE: (_slot, _ends),
    acts.SKIP: (_nothing, _phase),
    acts.RECRUIT: (_recruit, _market_first),
    acts.EVENT: (_card, _nothing_there),
    acts.PERSON: (_card, _nothing_there),
    acts.LEADER: (_card_at, _land_second),
    acts.LOCATION: (_location, _land_second),
    acts.DISCARD: (_discard, _nothing_there),
    acts.ACE: (_card_at, _land_second),
    acts.REFRESH: (_card, _nothing_there),
    acts.PAY: (_slot, _ends),
    acts.DROP: (_card, _nothing_there),
    acts.PUT: (lambda record, a, b, c: {"at": cell_text(record, a), "count": c}, _land_first),
    acts.MARCH: (_march, _land_both),
    acts.MUSTER: (_muster, _land_via),
    acts.END: (_nothing, _stage),
    acts.EXCUSE: (_card, _nothing_there),
    acts.GLORY_ACE: (_card, _nothing_there),
    acts.TAKE: (lambda record, a, b, c: {**_slot(record, a, b, c), "count": c}, _ends),
}
"""Values of each kind of action, and the things at its target, in the order of `spots`; others have neither.

Phase or stage are among them for words that depend on them.
"""
_PLAIN: tuple[Values, Lying] = _nothing, _nothing_there


def choices_of(record: Any, codes: Sequence[int], texts: Sequence[str], prices: Sequence[int]) -> list[Json]:
    """Return the actions of these legal codes with their texts, and the points that each certainly gains.

    Each has its type and values, its effect in words, and the battle it leads to.
    """
    found = []
    for code, text, points in zip(codes, texts, prices, strict=True):
        word, first, second, third = numbers_of(code)
        values, lying = KINDS.get(word, _PLAIN)
        choice: Json = {"action": text, "type": acts.WORDS[word], **values(record, first, second, third)}
        lies = lying(record, first, second, third)
        key = code, lies, choice.get("price")
        words = _WORDS.get(key)
        choice["words"] = _remember(key, _new_words(record, choice, lies)) if words is None else words
        battle = battle_of(record, code) if word in MEETING else None
        if battle is not None:
            choice["battle"] = battle
        choice["points"] = points
        found.append(choice)
    # Armies lie open: to pay at once where there is one way to pay reveals nothing.
    if len(found) == 1 and read(record, "stage") == stages.PAY:
        found[0]["only"] = True
    return found


_WORDS: dict[Hashable, Json] = {}
"""Effects of choices in words, the same object for all choices with the same effect."""


def _remember(key: Hashable, words: Words) -> Json:
    if len(_WORDS) >= MOST_WORDS:
        _WORDS.clear()
    _WORDS[key] = sent = unsaid(words)
    return cast(Json, sent)


def _new_words(record: Any, choice: Json, lying: tuple[int, ...]) -> Words:
    cards = [IDS[card] if card >= 0 else None for card in lying]
    # Only the name of the place where it leads matters here.
    roles = spots(choice, "")
    if "slot" in roles:
        places: dict[str, Value] = {"slot": between(*cards)}
    else:
        # Some words depend on more than they name.
        places = {role: card_name(card) for role, card in zip(roles, cards, strict=False) if card}
    phase = read(record, "phase")[read(record, "turn")]
    return action_words(choice, places, stages.NAMES[read(record, "stage")], phase)
