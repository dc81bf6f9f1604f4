"""Conversion of action texts to action codes and back (VH-13)."""

from __future__ import annotations

import re
from typing import Any

from gladsheim.core.errors import MalformedAction, shorten
from gladsheim.core.state import look
from gladsheim.games.valhalla import acts
from gladsheim.games.valhalla.acts import FIRST_SHIFT, LOW, SECOND_SHIFT, WORD_SHIFT
from gladsheim.games.valhalla.notation.phrases import refusal
from gladsheim.games.valhalla.pieces import IDS, NUMBER
from gladsheim.games.valhalla.record import SIDE
from gladsheim.games.valhalla.rules.maps import slot_names

PLAIN = {
    "pass": acts.PASS,
    "skip": acts.SKIP,
    "battle": acts.BATTLE,
    "glory": acts.GLORY,
    "end": acts.END,
    "allow": acts.ALLOW,
    "score": acts.SCORE,
    "pay:reserve": acts.PAY_RESERVE,
}
_CELL = r"(0|-?[1-9][0-9]{0,8}),(0|-?[1-9][0-9]{0,8})"
_CARD = r"([a-z0-9][a-z0-9.-]{0,40})"
_SLOT = r"([0-3],[0-2][ES])"
_COUNT = r"([1-9][0-9]?)"
_FORMS = {
    acts.PLACE: rf"place:{_SLOT}",
    acts.RECRUIT: r"recruit:([0-3]),([0-2])",
    acts.EVENT: rf"use:{_CARD}:event",
    acts.PERSON: rf"use:{_CARD}:person",
    acts.LEADER: rf"use:{_CARD}:person:{_CELL}",
    acts.LOCATION: rf"use:{_CARD}:location:{_CELL}",
    acts.DISCARD: rf"use:{_CARD}:discard:([0-5]):{_CARD}",
    acts.ACE: rf"ace:{_CARD}:{_CELL}",
    acts.REFRESH: rf"refresh:{_CARD}",
    acts.PAY: rf"pay:{_SLOT}",
    acts.DROP: rf"drop:{_CARD}",
    acts.PUT: rf"put:{_CELL}:{_COUNT}",
    acts.MARCH: rf"march:{_CELL}:{_CELL}:{_COUNT}",
    acts.MUSTER: rf"muster:{_CELL}:{_CELL}:{_COUNT}",
    acts.EXCUSE: rf"excuse:{_CARD}",
    acts.GLORY_ACE: rf"ace:{_CARD}",
    acts.TAKE: rf"take:{_SLOT}:{_COUNT}",
}
FORMS = {word: re.compile(form, re.ASCII) for word, form in _FORMS.items()}
"""Patterns of the texts of each kind of action."""
GRAMMAR = (
    "place:SLOT, pass, skip, battle, recruit:X,Y, use:CARD:event, "
    "use:CARD:person[:X,Y], use:CARD:location:X,Y, use:CARD:discard:SEAT:CARD, ace:CARD[:X,Y], "
    "refresh:CARD, glory, pay:reserve, pay:SLOT, drop:CARD, put:X,Y:N, march:X,Y:X,Y:N, "
    "muster:X,Y:X,Y:N, end, excuse:CARD, allow, score, take:SLOT:N"
)
_CARD_FIRST = (acts.EVENT, acts.PERSON, acts.REFRESH, acts.DROP, acts.EXCUSE, acts.GLORY_ACE)
_CARD_AT = (acts.LEADER, acts.LOCATION, acts.ACE)


def place_of_cell(record: Any, cell: int) -> tuple[int, int]:
    """Return the coordinates of a cell of the landscape."""
    return int(look(record, "corner_x")) + cell % SIDE, int(look(record, "corner_y")) + cell // SIDE


def cell_text(record: Any, cell: int) -> str:
    """Return a cell of the landscape as documents write it."""
    x, y = place_of_cell(record, cell)
    return f"{x},{y}"


def position_text(record: Any, position: int) -> str:
    """Return a position of Valhalla as documents write it."""
    width = int(look(record, "width"))
    return f"{position % width},{position // width}"


def numbers_of(code: int) -> tuple[int, int, int, int]:
    """Return the word of a code and its three numbers."""
    return (code >> WORD_SHIFT, (code >> FIRST_SHIFT) & LOW, (code >> SECOND_SHIFT) & LOW, code & LOW)


def check_form(text: str) -> None:
    """Raises MalformedAction for a text that is no action in any position."""
    if not isinstance(text, str):
        raise MalformedAction(repr(text), refusal("not-a-text", ("VH-13",)))
    if text in PLAIN:
        return
    for form in FORMS.values():
        found = form.fullmatch(text)
        if found:
            break
    else:
        raise MalformedAction(text, refusal("grammar", ("VH-13",), forms=GRAMMAR))
    for part in text.split(":")[1:]:
        if part[:1].isalpha() and part not in NUMBER and part not in _WORDS:
            raise MalformedAction(text, refusal("unknown-card", ("VH-2.3", "VH-13"), part=shorten(part)))


_WORDS = ("event", "person", "location", "discard", "reserve")
_PLAIN_TEXT = {word: text for text, word in PLAIN.items()}


def to_text(code: int, record: Any) -> str:
    """Return the text of an action code that is legal in the record."""
    word, first, second, third = numbers_of(code)
    if word in _PLAIN_TEXT:
        return _PLAIN_TEXT[word]
    if word in _CARD_FIRST:
        kind = {acts.EVENT: ":event", acts.PERSON: ":person"}.get(word, "")
        head = {acts.REFRESH: "refresh", acts.DROP: "drop", acts.EXCUSE: "excuse", acts.GLORY_ACE: "ace"}
        return f"{head.get(word, 'use')}:{IDS[first]}{kind}"
    if word in _CARD_AT:
        where = cell_text(record, second)
        if word == acts.ACE:
            return f"ace:{IDS[first]}:{where}"
        return f"use:{IDS[first]}:{'person' if word == acts.LEADER else 'location'}:{where}"
    if word == acts.DISCARD:
        return f"use:{IDS[first]}:discard:{second}:{IDS[third]}"
    if word == acts.RECRUIT:
        return f"recruit:{position_text(record, first)}"
    if word in (acts.PLACE, acts.PAY, acts.TAKE):
        slot = slot_names(int(look(record, "width")))[first]
        if word == acts.TAKE:
            return f"take:{slot}:{third}"
        return f"{'place' if word == acts.PLACE else 'pay'}:{slot}"
    return _step_text(word, first, second, third, record)


def _step_text(word: int, first: int, second: int, third: int, record: Any) -> str:
    if word == acts.PUT:
        return f"put:{cell_text(record, first)}:{third}"
    head = "march" if word == acts.MARCH else "muster"
    return f"{head}:{cell_text(record, first)}:{cell_text(record, second)}:{third}"
