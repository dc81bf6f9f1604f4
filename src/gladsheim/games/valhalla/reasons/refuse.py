"""Reasons of refusals: a second implementation of legality, from the position document, with
rule ids (VH-13).

It is written from the rules alone and never from the generator of legal actions, so that tests can compare
the two.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache

from gladsheim.core.errors import Refusal
from gladsheim.core.game import Json
from gladsheim.core.telling.refusing import DecisionChecks, always, first_refusal
from gladsheim.core.words import Listed, Value
from gladsheim.games.valhalla.notation.phrases import card_of, label, phrase, refusal
from gladsheim.games.valhalla.pieces import KINDS, NUMBER
from gladsheim.games.valhalla.reasons import battle, choice, turn
from gladsheim.games.valhalla.reasons.situation import Situation
from gladsheim.games.valhalla.reasons.text import ParsedAction, form, parse

STAGES: Mapping[str, DecisionChecks[Situation, ParsedAction]] = {
    "turn": DecisionChecks(
        {
            "place": turn.refuse_place,
            "pass": turn.refuse_pass,
            "skip": turn.refuse_skip,
            "battle": turn.refuse_battle,
            "recruit": turn.refuse_recruit,
            "event": battle.refuse_event,
            "person": battle.refuse_person,
            "leader": battle.refuse_leader,
            "location": battle.refuse_location,
            "discard": battle.refuse_discard,
            "ace": battle.refuse_ace,
            "refresh": battle.refuse_refresh,
            "glory": turn.refuse_glory,
        },
        "VH-5.1",
    ),
    "pay": DecisionChecks({"pay_reserve": choice.refuse_pay_reserve, "pay": choice.refuse_pay}, "VH-7.4"),
    "drop": DecisionChecks({"drop": choice.refuse_drop}, "VH-7.7"),
    "plan": DecisionChecks(
        {**dict.fromkeys(("put", "march", "muster"), choice.refuse_step), "end": choice.refuse_end}, "VH-8.3"
    ),
    "excuse": DecisionChecks({"excuse": choice.refuse_excuse, "allow": always}, "VH-8.7"),
    "glory": DecisionChecks({"glory_ace": choice.refuse_glory_ace, "score": always}, "VH-10.5"),
    "take": DecisionChecks({"take": choice.refuse_take, "end": always}, "VH-11.4"),
}
"""Stages in which a seat decides (VH-13)."""


def why_not(document: Json, action: str, readings: Collection[str] = ()) -> Refusal | None:
    """Return why the seat to decide may not take the action; None exactly if it is legal (VH-13).

    `document` is a complete and valid position document at a decision (VH-14), and `readings` apply besides
    its own. A text that the grammar does not know is refused with VH-13.
    """
    return first_refusal(parse(action), lambda asked: refuse(Situation(document, readings), asked))


def refuse(position: Situation, asked: ParsedAction) -> Refusal | None:
    """Return why the action is not legal in the position; None if it is."""
    if position.stage not in STAGES:
        return refusal("over", ("VH-11.1", "VH-11.3"))
    stage = STAGES[position.stage]
    if asked.type not in stage.checks:
        return refusal("not-due", ("VH-13", stage.rule), text=asked.text, **due(position.stage))
    absent = next((card for card in (asked.card, asked.target) if card and not chosen(position, card)), None)
    if absent is not None:
        return refusal("not-in-game", ("VH-1.3",), card=label(absent))
    return stage.checks[asked.type](position, asked)


@cache
def due(stage: str) -> Mapping[str, Value]:
    """Return when a stage is due, and the forms of its actions."""
    forms = Listed(tuple(map(form, STAGES[stage].checks)), "or")
    return {"when": phrase(f"when-{stage}"), "forms": forms}


def chosen(position: Situation, card: str) -> bool:
    """Return whether a card is in the game with these options (VH-1.2, VH-1.3)."""
    group = card_of(card).set
    return NUMBER[card] < KINDS * position.options["decks"] and (
        group == "basic" or bool(position.options[group])
    )
