"""Reasons of refusals: a second implementation of legality, from the position document, with
rule ids (VA-15.4).

It is written from the rules alone and never from the generator of legal actions, so that tests can compare
the two. A sentence uses only what the seat to act may know (see `refuse_position`), so it tells that seat
nothing new.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from gladsheim.core.errors import Refusal
from gladsheim.core.telling.refusing import DecisionChecks, always, first_refusal
from gladsheim.core.words import Listed, Value
from gladsheim.games.valda.book import CardFile
from gladsheim.games.valda.notation.phrases import phrase, refusal
from gladsheim.games.valda.reasons import choice
from gladsheim.games.valda.reasons.attack import refuse_attack, refuse_defend
from gladsheim.games.valda.reasons.build import refuse_build, refuse_card_temple, refuse_keep
from gladsheim.games.valda.reasons.phase import (
    refuse_buy,
    refuse_discard,
    refuse_lock_draw,
    refuse_loki,
    refuse_odin,
    refuse_play,
    refuse_take,
    refuse_thor,
    refuse_trade,
)
from gladsheim.games.valda.reasons.situation import Situation, read, to_act
from gladsheim.games.valda.reasons.text import ParsedAction, parse
from gladsheim.games.valda.reasons.weapon import refuse_free, refuse_window

__all__ = ["refuse", "to_act", "why_not"]


DECISIONS: Mapping[str, DecisionChecks[Situation, ParsedAction]] = {
    "resource": DecisionChecks({"trade": refuse_trade, "weapon": refuse_free, "end": always}, "VA-5.2"),
    "lock_draw": DecisionChecks({"god": refuse_lock_draw}, "VA-6.2"),
    "game": DecisionChecks(
        {
            "play": refuse_play,
            "take": refuse_take,
            "buy": lambda position, _: refuse_buy(position),
            "weapon": refuse_free,
            "end": always,
        },
        "VA-6.4",
    ),
    "discard": DecisionChecks({"discard": refuse_discard}, "VA-6.8"),
    "build": DecisionChecks({"build": refuse_build, "weapon": refuse_free, "end": always}, "VA-7.1"),
    "keep": DecisionChecks({"keep": refuse_keep}, "VA-7.5"),
    "line": DecisionChecks({"attack": refuse_attack, "weapon": refuse_free, "pass": always}, "VA-8.2"),
    "defend": DecisionChecks({"defend": refuse_defend, "weapon": refuse_free, "yield": always}, "VA-8.5"),
    "followers": DecisionChecks(
        {
            "thor": refuse_thor,
            "odin": refuse_odin,
            "loki": lambda position, _: refuse_loki(position),
            "weapon": refuse_free,
            "end": always,
        },
        "VA-9",
    ),
    "window": DecisionChecks({"weapon": refuse_window, "pass": always}, "VA-12.3"),
    "res": DecisionChecks({"res": choice.refuse_resource}, "VA-13"),
    "player": DecisionChecks({"player": choice.refuse_player}, "VA-13.1"),
    "thief": DecisionChecks({"hand": choice.refuse_theft, "card": choice.refuse_theft}, "VA-12.8"),
    "god": DecisionChecks({"god": choice.refuse_god}, "VA-13"),
    "change": DecisionChecks({"change": choice.refuse_change, "done": always}, "VA-13"),
    "throw": DecisionChecks({"card": choice.refuse_thrown, "done": always}, "VA-13"),
    "temple": DecisionChecks({"god": refuse_card_temple, "done": always}, "VA-13"),
    "recover": DecisionChecks({"card": choice.refuse_recovered}, "VA-13"),
    "destroy": DecisionChecks({"god": choice.refuse_destroyed, "works": choice.refuse_destroyed}, "VA-13"),
    "move": DecisionChecks({"move": choice.refuse_moved, "god": choice.refuse_moved}, "VA-13"),
    "replay": DecisionChecks({"card": choice.refuse_replay}, "VA-13"),
    "die": DecisionChecks({"die": choice.refuse_turn}, "VA-12.4"),
}
"""Decisions by the `op` of their entry in `pending` (VA-15, VA-16.2)."""


def why_not(document: Mapping[str, Any], action: str, book: CardFile) -> Refusal | None:
    """Return why the seat to act may not take the action; None exactly if it is legal (VA-15).

    `document` is a complete and valid position document (VA-16) of the card file `book`.
    A text that the grammar does not know is refused with VA-15.
    """
    return first_refusal(parse(action, book), lambda asked: _refuse(document, asked, book))


def _refuse(document: Mapping[str, Any], asked: ParsedAction, book: CardFile) -> Refusal | None:
    position = read(document, book)
    if position is None:
        rule = "VA-14.1" if document["winner"] is None else "VA-14.2"
        return refusal("over", ("VA-15", rule))
    return refuse(position, asked)


def refuse(position: Situation, asked: ParsedAction) -> Refusal | None:
    """Return why the action is not legal in the position; None if it is."""
    decision = DECISIONS[position.op]
    if asked.type in decision.checks:
        return decision.checks[asked.type](position, asked)
    rules = dict.fromkeys(("VA-15", decision.rule, *(["VA-12.5"] if asked.type == "weapon" else [])))
    return refusal("not-due", tuple(rules), text=asked.text, **due(position.op))


@cache
def due(op: str) -> Mapping[str, Value]:
    """Return when a decision is due, and how its actions begin."""
    when = phrase(f"when-{op.replace('_', '-')}")
    return {"when": when, "due": Listed(tuple(DECISIONS[op].checks), "or")}
