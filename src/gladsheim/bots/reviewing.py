"""Review of a finished game: the points that each decision missed, and the effect of chance.

A decision is judged by what the seat that took it could know, and by nothing else: all the rest is redrawn,
as for a bot. Chance is judged apart from skill: the position to which an action really led is compared with
those to which it might have led. docs/researchers/reviews.md explains the computation and its limits.
"""

from __future__ import annotations

from itertools import takewhile
from typing import Any

from gladsheim.bots.judging import ChanceEffect, JudgingPlan, Scales, Weight
from gladsheim.core.effort import Effort
from gladsheim.core.errors import IllegalAction
from gladsheim.core.game import Json, State
from gladsheim.records import Record, replay

MOST_ALTERNATIVES = 3
SURE = 2.0
"""Number of standard errors beyond which a difference is more than noise."""
WORLDS_OF_STORY = 3
"""Number of worlds in which an alternative is tried, to find the effects that do not depend on chance."""
BEST, GOOD, SLIP, BLUNDER = ("best", "good", "slip", "blunder")


def weighing(effort: Effort, players: int, *, compiled: bool) -> JudgingPlan:
    """Return the plan by which a decision is weighed."""
    way = 0 if compiled else 1
    return JudgingPlan(
        players,
        effort.candidates[way],
        effort.first[way],
        effort.rounds * players + effort.turns,
        effort.near,
        effort.keep[way],
        effort.worlds[way],
    )


def weighing_chance(effort: Effort, players: int, *, compiled: bool) -> JudgingPlan:
    """Return the plan by which an event of chance is weighed."""
    turns = effort.chance_rounds * players + effort.chance_turns
    return JudgingPlan(players, 1, 0, turns, 0, 0, effort.chance_worlds[0 if compiled else 1])


def seed_of(number: int) -> str:
    """Return the seed of the worlds in which action `number` of a game is weighed, counted from 1."""
    return f"review {number}"


class GameReview:
    """Parts of one game's review. Part 0 is the deal, part k action k of the record."""

    def __init__(self, record: Record, effort: Effort | None = None) -> None:
        """Prepare the review of a record. Raises RecordError if it is not valid, or its deal not revealed."""
        self._states: list[State] = []
        self._actions = [entry.action for entry in record.actions]
        for step in replay(record):
            self._states.append(step.state)
        self.game = self._states[0].game
        self.effort = effort or self.game.bots.effort
        self._scales = Scales(self.game)

    @property
    def parts(self) -> int:
        """Number of parts."""
        return len(self._states)

    def before(self, number: int) -> State:
        """Return the position in which action `number` was taken, counted from 1."""
        return self._states[number - 1]

    def part(self, number: int) -> Json:
        """Return one part, JSON-ready; it is always the same in the same mode of the kernels."""
        seed, players = seed_of(number), self.game.players
        plan = weighing_chance(self.effort, players, compiled=self._scales.engine().compiled)
        if number == 0:
            return {"number": 0, **_luck(self._scales.opening(self._states[0], seed, plan))}
        before, after = self._states[number - 1], self._states[number]
        action = self._actions[number - 1]
        code = before.legal_codes()[before.legal_actions().index(action)]
        seat = before.current_player
        verdict = judge(self._scales, before, action, seed, self.effort)
        changes = self._scales.drift(before, after, code, seed, plan)
        return {"number": number, "seat": seat, "action": action, "verdict": verdict, **_luck(changes)}


def judge(scales: Scales, state: State, action: str, seed: str, effort: Effort) -> Json | None:
    """Weigh an action of the seat to act beside the best others; None without a choice.

    Only what the seat may know counts: states that it cannot tell apart give equal answers.
    """
    texts, codes = state.legal_actions(), state.legal_codes()
    if len(codes) == 1:
        return None
    seat = state.current_player
    assert seat is not None
    state = state.redeal(seat, seed)
    plan = weighing(effort, state.game.players, compiled=scales.engine().compiled)
    own, *others = scales.weigh(state, codes[texts.index(action)], seed, plan)
    others.sort(key=lambda weight: -weight.value)
    best = others[0]
    # The best of the others may be worse than the played action.
    missed = max(0.0, best.value - own.value)
    by_code = dict(zip(codes, texts, strict=True))
    words = offered(state)
    return {
        "words": words.get(action),
        "value": round(own.value, 2),
        "error": round(own.error, 2),
        "missed": round(missed, 2),
        "missed_error": round(best.error, 2),
        "grade": grade(missed, best.error, effort),
        "worlds": plan.worlds,
        "choices": len(codes),
        "alternatives": [
            {"words": words.get(by_code[other.code])}
            | _alternative(state, by_code[other.code], other, own, seed)
            for other in others[:MOST_ALTERNATIVES]
        ],
    }


def compare(scales: Scales, state: State, played: str, tried: str, seed: str, effort: Effort) -> Json:
    """Weigh an action beside the one that was played; return it as `judge` returns an alternative.

    With the seed of the verdict both meet its worlds. Raises IllegalAction or MalformedAction.
    """
    refusal = state.why_not(tried)
    if refusal is not None:
        raise IllegalAction(tried, refusal)
    seat = state.current_player
    assert seat is not None
    codes = dict(zip(state.legal_actions(), state.legal_codes(), strict=True))
    state = state.redeal(seat, seed)
    plan = weighing(effort, state.game.players, compiled=scales.engine().compiled)
    weights = [scales.weigh(state, codes[action], seed, plan) for action in (played, tried)]
    (own, *_), (other, *_) = weights
    known = [
        {None: first.error, first.code: 0.0} | {one.code: one.error for one in others}
        for first, *others in weights
    ]
    # The error of a difference is at most the sum of those to a third action, or to none.
    error = min(known[0][code] + known[1][code] for code in known[0].keys() & known[1].keys())
    words = {"words": offered(state).get(tried)}
    return words | _alternative(state, tried, Weight(other.code, other.value, error), own, seed)


def offered(state: State) -> dict[str, Any]:
    """Return the words with which each action was offered; empty in games that offer pieces on places."""
    choices = state.game.presenter.choices(state)
    return {choice["action"]: choice["words"] for choice in choices if "words" in choice}


def grade(missed: float, error: float, effort: Effort) -> str:
    """Return the word for the points that were missed; within noise, an action is as good as the best."""
    if missed <= max(SURE * error, effort.level):
        return BEST
    if missed < effort.slip:
        return GOOD
    return SLIP if missed < effort.blunder else BLUNDER


def _alternative(state: State, action: str, weight: Weight, own: Weight, seed: str) -> Json:
    preview = state.preview(action)
    return {
        "action": action,
        "value": round(weight.value, 2),
        "more": round(weight.value - own.value, 2),
        "error": round(weight.error, 2),
        "points": preview.points,
        "parts": preview.parts,
        "events": sure_events(state, action, seed),
    }


def sure_events(state: State, action: str, seed: str) -> list[Json]:
    """Return the public events of an action that are certain: those before chance first has an effect."""
    seat = state.current_player
    assert seat is not None
    told = []
    for number in range(WORLDS_OF_STORY):
        world = state.redeal(seat, f"{seed} {number}")
        events = takewhile(lambda event: not event.reveals, world.apply(action).events)
        told.append([event.seen_by(None) for event in events])
    return [event for event, *same in zip(*told, strict=False) if all(event == other for other in same)]


def _luck(changes: list[ChanceEffect]) -> Json:
    return {
        "luck": [round(change.points, 2) for change in changes],
        "luck_error": [round(change.error, 3) for change in changes],
    }
