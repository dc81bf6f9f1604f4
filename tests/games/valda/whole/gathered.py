"""Positions of every kind of decision, as documents, gathered along games that are full of deeds."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from gladsheim import game
from gladsheim.core.game import State
from tests.games.valda.playing import likely
from tests.games.valda.starts import rich_position
from tests.games.valda.tables import tables
from tests.games.valda.twin.cards import read_cards

Json = dict[str, Any]
GAMES, DECISIONS = 40, 60
KINDS = 46
"""How many there are. Known beforehand, so that nothing is played while tests are collected."""


def rich_state(name: str, options: Json) -> State:
    """A state in the middle of things, the same for the same name."""
    chosen = {"first": 0, **options}
    document = rich_position(random.Random(name), read_cards(), chosen)
    return game("valda", **chosen).from_document(document)


def kind(document: Json) -> tuple[Any, ...]:
    """What is to be decided, and what is going on below."""
    if not document["pending"]:
        return ("over",)
    step = document["pending"][-1]
    doings = tuple(document[name] is not None for name in ("attack", "roll", "building"))
    return (step["op"], step.get("kind"), step.get("for"), len(document["pending"]), *doings)


@cache
def gathered() -> tuple[Json, ...]:
    """A document of each of the `KINDS` that come up."""
    found: dict[tuple[Any, ...], Json] = {}
    options = list(tables())
    for number in range(GAMES):
        rng = random.Random(f"gathered {number}")
        state = rich_state(f"gathered {number}", options[number % len(options)])
        for _ in range(DECISIONS):
            document = state.document()
            found.setdefault(kind(document), document)
            if state.is_terminal:
                break
            state.apply(likely(state.legal_actions(), rng))
    assert len(found) == KINDS, len(found)
    return tuple(found.values())
