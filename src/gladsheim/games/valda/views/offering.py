"""A legal action as a client is offered it: what it is about, in the game's own terms."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from gladsheim.core.game import Json
from gladsheim.core.state import look, read
from gladsheim.games.valda.book import Book
from gladsheim.games.valda.book.pack import order
from gladsheim.games.valda.notation.actions import WORDS, parts_of, to_text
from gladsheim.games.valda.pieces import BUILDINGS, GODS, LETTERS, MODE_NAMES, WORKS
from gladsheim.games.valda.record import (
    A_ATTACK,
    A_BUILD,
    A_BUY,
    A_CARD,
    A_CHANGE,
    A_DEFEND,
    A_DIE,
    A_DISCARD,
    A_GOD,
    A_KEEP,
    A_LOKI,
    A_MOVE,
    A_ODIN,
    A_PLAY,
    A_PLAYER,
    A_RES,
    A_TAKE,
    A_THOR,
    A_TRADE,
    A_WEAPON,
    A_WORKS,
    RECOVER,
    REPLAY,
)
from gladsheim.games.valda.rules.columns import DICE, ROLLER
from gladsheim.games.valda.rules.phases.game import buy_price
from gladsheim.games.valda.rules.phases.resource import trade_rate
from gladsheim.games.valda.rules.piles import among_open
from gladsheim.games.valda.rules.preview import points
from gladsheim.games.valda.rules.standing import level
from gladsheim.games.valda.views.shapes import ValdaValues

_SINGLE: Mapping[int, tuple[str, Callable[[int], Any]]] = {
    A_TAKE: ("res", lambda value: LETTERS[value]),
    A_BUILD: ("what", lambda value: BUILDINGS[value]),
    A_ODIN: ("rate", lambda value: value),
    A_PLAYER: ("seat", lambda value: value),
    A_GOD: ("god", lambda value: GODS[value]),
    A_WORKS: ("what", lambda value: WORKS[value]),
}
"""Actions with one value: its name, and how it is written."""
_WITH_CARD = (A_PLAY, A_DISCARD, A_KEEP, A_ATTACK, A_DEFEND, A_CARD)


def offered(record: Any, code: int, book: Book) -> Json:
    """The action with its text, its type, its values, and the followers it surely brings."""
    word, first, second = parts_of(code)
    found: Json = {"action": to_text(code, book), "type": WORDS[word][0]}
    if word in _SINGLE:
        name, written = _SINGLE[word]
        found[name] = written(first)
    elif word in _WITH_CARD:
        found["card"] = order(book)[first].id
        found |= _place(record, word, first)
    else:
        found |= _pair(record, word, first, second, book)
    return {**found, "points": int(points(record, code))}


def _place(record: Any, word: int, card: int) -> ValdaValues:
    """Where the card of an action lies, if that can differ."""
    seat = read(record, "turn")
    if word == A_PLAY:
        return {"open": among_open(record, seat, card) >= 0}
    if word != A_CARD:
        return {}
    op = look(record, "f_op")[read(record, "depth") - 1]
    if op == RECOVER:
        return {"source": "discard"}
    if op == REPLAY:
        return {"source": "played"}
    return {"source": "open" if among_open(record, read(record, "active"), card) >= 0 else "hand"}


def _pair(record: Any, word: int, first: int, second: int, book: Book) -> ValdaValues:
    """The values of actions with two of them, or with a figure that belongs to one or to none."""
    if word == A_TRADE:
        rate = int(trade_rate(record, read(record, "turn")))
        return {"give": LETTERS[first], "get": LETTERS[second], "rate": rate}
    if word == A_CHANGE:
        return {"give": LETTERS[first], "get": LETTERS[second]}
    if word == A_THOR:
        return {"rate": first, "res": LETTERS[second]}
    if word == A_WEAPON:
        card = order(book)[look(record, "mode_card")[first]].id
        return {"mode": MODE_NAMES[first], "card": card}
    if word == A_RES:
        victim = look(record, "f_b")[read(record, "depth") - 1]
        return {"res": LETTERS[first], "victim": None if victim < 0 else victim}
    if word == A_BUY:
        return {"price": int(buy_price(record, read(record, "turn")))}
    if word == A_LOKI:
        return {"dice": DICE[level(record, read(record, "turn"), ROLLER)]}
    if word == A_MOVE:
        return {"seat": first, "god": GODS[second]}
    if word == A_DIE:
        return {"die": first, "face": second}
    return {}
