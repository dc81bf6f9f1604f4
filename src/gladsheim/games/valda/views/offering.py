"""Legal actions as clients are offered them: their subjects, in the game's own terms."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Literal, NamedTuple, cast

from gladsheim.core.game import Json
from gladsheim.core.state import look, read, span
from gladsheim.core.words import unsaid
from gladsheim.games.valda import acts, frames
from gladsheim.games.valda.book import CardFile
from gladsheim.games.valda.book.pack import order
from gladsheim.games.valda.notation.actions import goods_given, parts_of, to_text
from gladsheim.games.valda.notation.phrases import NAMES
from gladsheim.games.valda.pieces import (
    BUILDINGS,
    DICE as DICE_NAMES,
    GODS,
    LETTERS,
    MODE_NAMES,
    RESOURCES,
    WORKS,
)
from gladsheim.games.valda.record import MIXED, NOBODY, TAKES
from gladsheim.games.valda.rules.columns import DICE, ROLLER
from gladsheim.games.valda.rules.phases.game import buy_price
from gladsheim.games.valda.rules.phases.resource import trade_rate
from gladsheim.games.valda.rules.piles import among_open
from gladsheim.games.valda.rules.preview import points
from gladsheim.games.valda.rules.standing import level
from gladsheim.games.valda.rulings import RULINGS, costs_of
from gladsheim.games.valda.views.shapes import ValdaChange, ValdaValues
from gladsheim.games.valda.words.asking import ChoiceContext, choice_words
from gladsheim.games.valda.words.things import words

_SINGLE: Mapping[int, tuple[str, Callable[[int], Any]]] = {
    acts.TAKE: ("res", lambda value: LETTERS[value]),
    acts.BUILD: ("what", lambda value: BUILDINGS[value]),
    acts.ODIN: ("rate", lambda value: value),
    acts.PLAYER: ("seat", lambda value: value),
    acts.GOD: ("god", lambda value: GODS[value]),
    acts.WORKS: ("what", lambda value: WORKS[value]),
}
"""Actions with one value: its name, and how it is written."""
_WITH_CARD = frozenset({acts.PLAY, acts.DISCARD, acts.KEEP, acts.ATTACK, acts.DEFEND, acts.CARD})
_AGAINST_VICTIM = frozenset({acts.RES, acts.HAND, acts.CARD, acts.GOD, acts.WORKS})
"""Actions that hit the victim of the decision, if it has one."""
_VICTIMS = {frames.RES: "f_b", frames.THIEF: "f_a", frames.DESTROY: "f_a", frames.MOVE: "f_a"}
"""Decisions with a victim, and the column of the stack that has it."""
_ABILITIES = ("one", "two")
"""Suffixes of a god's messages, by the number of temples before another is built."""
_OPEN = frozenset(
    {
        frames.LOCK_DRAW,
        frames.RES,
        frames.PLAYER,
        frames.THIEF,
        frames.GOD,
        frames.CHANGE,
        frames.RECOVER,
        frames.DESTROY,
        frames.MOVE,
        frames.REPLAY,
        frames.DIE,
    }
)
"""Decisions within a deed whose choices are public, so that a quick answer reveals nothing."""
MOST_KEPT = 256
"""Number of situations, of all card files, whose choices are cached."""


class _Situation(NamedTuple):
    """Situation on which the choices of a decision depend, besides their own values."""

    asked: ChoiceContext
    players: int
    turn: int
    active: int
    victim: int


def offers(record: Any, codes: Sequence[int], book: CardFile) -> list[Json]:
    """Return each legal action with its text, type, values, certain followers, words, and visible effects."""
    if not codes:
        return []
    now = _situation(record)
    kept = _kept(book, now)
    found = []
    for code in codes:
        varying = _varying(record, code)
        key = code, int(points(record, code)), _standing(record, code), *varying.values()
        choice = kept.get(key)
        if choice is None:
            choice = kept[key] = _offered(record, code, book, now)
        # A copy, because `only` is set below, and must not be cached.
        found.append(choice.copy())
    if len(found) == 1 and look(record, "f_op")[read(record, "depth") - 1] in _OPEN:
        found[0]["only"] = True
    return found


@lru_cache(maxsize=MOST_KEPT)
def _kept(book: CardFile, now: _Situation) -> dict[tuple[Any, ...], Json]:
    """Return the cached choices of a situation by all that they depend on, since words take long to make."""
    return {}


def _situation(record: Any) -> _Situation:
    top = read(record, "depth") - 1
    op = look(record, "f_op")[top]
    asked = ChoiceContext(frames.NAMES[op], defended=read(record, "shield_count") > 0)
    if bits := read(record, "rulings"):
        asked = asked._replace(rulings=RULINGS.chosen(bits))
    if op == frames.DIE:
        dice = tuple(DICE_NAMES[die] for die in span(record, "dice", 0, read(record, "dice_count")))
        asked = asked._replace(dice=dice, use=TAKES[read(record, "roll_use")])
    victim = look(record, _VICTIMS[op])[top] if op in _VICTIMS else NOBODY
    players, turn, active = (read(record, name) for name in ("players", "turn", "active"))
    return _Situation(asked, players, turn, active, victim)


def _varying(record: Any, code: int) -> ValdaValues:
    """Return the values of an action that are not the same in all positions."""
    word, first, _ = parts_of(code)
    seat = read(record, "turn")
    if word == acts.PLAY:
        return {"open": among_open(record, seat, first) >= 0}
    if word == acts.CARD:
        return {"source": _source(record, first)}
    if word == acts.TRADE:
        return {"rate": int(trade_rate(record, seat))}
    if word == acts.BUY:
        return {"price": int(buy_price(record, seat))}
    if word == acts.LOKI:
        return {"dice": DICE[level(record, seat, ROLLER)]}
    return {}


def _source(record: Any, card: int) -> Literal["hand", "open", "discard", "played"]:
    """Return where the card of a choice is."""
    op = look(record, "f_op")[read(record, "depth") - 1]
    if op == frames.RECOVER:
        return "discard"
    if op == frames.REPLAY:
        return "played"
    return "open" if among_open(record, read(record, "active"), card) >= 0 else "hand"


def _standing(record: Any, code: int) -> int:
    """Return how many temples the player has in the area where an action would build another."""
    word, first, _ = parts_of(code)
    god = first - len(WORKS) if word == acts.BUILD else first
    if word not in (acts.BUILD, acts.GOD) or god < 0:
        return 0
    return int(look(record, "temples")[read(record, "turn") * len(GODS) + god])


def _offered(record: Any, code: int, book: CardFile, now: _Situation) -> Json:
    word, first, second = parts_of(code)
    found: Json = {"action": to_text(code, book), "type": acts.WORDS[word]}
    if word in _SINGLE:
        name, written = _SINGLE[word]
        found[name] = written(first)
    elif word in _WITH_CARD:
        found["card"] = order(book)[first].id
    else:
        found |= _pair(record, word, first, second, book)
    found |= _varying(record, code)
    found |= {"points": int(points(record, code)), "words": unsaid(choice_words(found, now.asked, book))}
    goods = {name: count for name, count in _goods(found, book, now.asked.rulings).items() if count}
    if goods:
        found["goods"] = goods
    if hits := _hits(word, first, book, now):
        found["hits"] = hits
    builds = word == acts.BUILD or now.asked.op == "temple"
    temple = found.get("god", found.get("what")) if builds else None
    if temple in GODS:
        found["temple"] = temple
        standing = _standing(record, code)
        if standing < len(_ABILITIES):
            found["ability"] = unsaid(words(f"{_ABILITIES[standing]}-{temple}"))
    return found


def _goods(choice: Json, book: CardFile, rulings: Sequence[str]) -> Counter[str]:
    """Return the certain change of the player's own resources; losses are below 0."""
    kind, goods = choice["type"], Counter[str]()
    if kind in ("trade", "change"):
        goods.subtract(choice.get("given") or {NAMES[choice["give"]]: choice.get("rate", 1)})
        goods[NAMES[choice["get"]]] += 1
    elif kind in ("take", "res"):
        goods[NAMES[choice["res"]]] += 1
    elif kind in ("thor", "odin"):
        goods[NAMES[choice.get("res", "b")]] -= choice["rate"]
    elif kind == "build":
        goods.subtract(dict(zip(RESOURCES, costs_of(book, rulings)[choice["what"]], strict=True)))
    elif kind == "play":
        for effect in book.by_id[choice["card"]].effects:
            if effect.do == "gain":
                goods.update({name: effect.values[name] for name in RESOURCES})
    return goods


def _hits(word: int, first: int, book: CardFile, now: _Situation) -> list[int]:
    """Return the seats that an action is directed against."""
    if word == acts.ATTACK:
        return [now.active]
    if word in (acts.PLAYER, acts.MOVE):
        return [first]
    if word == acts.PLAY and any(effect.values.get("who") == "all" for effect in order(book)[first].effects):
        return [seat for seat in range(now.players) if seat != now.turn]
    return [now.victim] if word in _AGAINST_VICTIM and now.victim >= 0 else []


def _pair(record: Any, word: int, first: int, second: int, book: CardFile) -> ValdaValues:
    """Return the values of actions with two of them."""
    if word == acts.TRADE and first >= MIXED:
        given = goods_given(first, second, book.limit("trade_rate"))
        return {"given": cast(ValdaChange, given), "get": LETTERS[second]}
    if word in (acts.TRADE, acts.CHANGE):
        return {"give": LETTERS[first], "get": LETTERS[second]}
    if word == acts.THOR:
        return {"rate": first, "res": LETTERS[second]}
    if word == acts.WEAPON:
        card = order(book)[look(record, "mode_card")[first]].id
        return {"mode": MODE_NAMES[first], "card": card}
    if word == acts.RES:
        victim = look(record, "f_b")[read(record, "depth") - 1]
        return {"res": LETTERS[first], "victim": None if victim < 0 else victim}
    if word == acts.MOVE:
        return {"seat": first, "god": GODS[second]}
    if word == acts.DIE:
        return {"die": first, "face": second}
    return {}
