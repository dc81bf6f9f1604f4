"""Reviews: what the kernels weigh, that only what was known counts, and that luck is apart from skill."""

from __future__ import annotations

import importlib.util
import os
import subprocess
from dataclasses import replace
from math import isclose, sqrt
from statistics import fmean, stdev
from typing import Any

import pytest

import gladsheim
from gladsheim import records
from gladsheim.bots.judging import JudgingPlan, Scales, standard_error
from gladsheim.bots.learned.estimate import estimate_of
from gladsheim.bots.learned.weights import weights_for
from gladsheim.bots.reviewing import BEST, BLUNDER, GOOD, SLIP, GameReview, compare, grade, judge
from gladsheim.core.chance import new_rng
from gladsheim.core.effort import Effort
from gladsheim.core.game import Game, State
from gladsheim.core.positions.record_state import record_of
from gladsheim.core.rules import Rules
from gladsheim.games.voluspa.game import VoluspaGame
from tests.bots.tables import choice, position
from tests.preloaded import python

EVERYTHING = 500
"""Candidates beyond what any position here has: all actions are weighed, and no first look is needed."""
THOROUGH = Effort(
    (EVERYTHING, EVERYTHING), (0, 0), (EVERYTHING, EVERYTHING), (4, 4), 1, 0, 0, (4, 4), 1, 0, 0.0, 2.0, 5.0
)
QUICK = Effort((4, 4), (1, 1), (2, 2), (2, 2), 0, 1, 0, (2, 2), 0, 1, 0.5, 2.0, 5.0)
GAMES: list[dict[str, Any]] = [{"name": "voluspa", "set": "base"}, {"name": "valda"}, {"name": "valhalla"}]


def later(options: dict[str, Any], plies: int = 9, seed: int = 4) -> State:
    """A position of two players after so many actions, with a choice."""
    state = gladsheim.game(players=2, **options).deal(seed)
    for number in range(plies):
        actions = state.legal_actions()
        state.apply(actions[number * 7 % len(actions)])
    while len(state.legal_actions()) < 2:
        state.apply(state.legal_actions()[0])
    return state


def copied(rules: Rules, record: Any) -> Any:
    """A record of its own."""
    made = rules.layout.batch(1)[0]
    rules.copy(made, record)
    return made


def margin(game: Game, record: Any, seat: int) -> int:
    """The lead of a seat of two by what was learned, in hundredths."""
    value, menu = estimate_of(game.rules), game.rules.menu.batch(1)[0]
    mind = [0] * game.rules.most_actions, weights_for(game)
    return int(value(record, menu, seat, mind)) - int(value(record, menu, 1 - seat, mind))


def play_on(rules: Rules, record: Any, shown: int, turns: int) -> int:
    """Play to the end of the turn that was shown and so many more; what is shown then."""
    clock = rules.clock or rules.seat
    menu = rules.menu.batch(1)[0]
    while rules.seat(record) >= 0:
        if (now := int(clock(record))) != shown:
            if turns == 0:
                return now
            turns, shown = turns - 1, now
        out = [0] * rules.most_actions
        codes = out[: rules.codes(record, menu, out)]
        quick = [100 * int(rules.points(record, code)) - int(rules.cost(record, code)) for code in codes]
        rules.apply(record, codes[quick.index(max(quick))])
    return int(clock(record))


def outlook(game: Game, record: Any, code: int, seat: int, plan: JudgingPlan) -> float:
    """The lead after an action, in points, at the end of a playout, and as often of the turn as planned."""
    rules = game.rules
    now = int((rules.clock or rules.seat)(record))
    work = copied(rules, record)
    rules.apply(work, code)
    turns, near = plan.turns, 0
    if plan.near and turns:
        now = play_on(rules, work, now, 0)
        near, turns = plan.near * margin(game, work, seat), turns - 1
    play_on(rules, work, now, turns)
    return (near + margin(game, work, seat)) / (100 * (plan.near + 1))


@pytest.mark.parametrize("options", GAMES, ids=lambda options: str(options["name"]))
def test_actions_are_worth_what_a_slow_twin_says(options: dict[str, Any]) -> None:
    """The same worlds, played by plain loops over lists: the same means, and the same standard errors."""
    state = later(options)
    rules, seat = state.game.rules, state.current_player
    assert seat is not None
    plan = JudgingPlan(2, EVERYTHING, 0, 2, 1 if rules.game == "valda" else 0, EVERYTHING, 3)
    played = state.legal_codes()[1]
    found = Scales(state.game).weigh(state, played, "twin", plan)
    rng, values = new_rng("twin"), {code: list[float]() for code in state.legal_codes()}
    for _ in range(plan.worlds):
        world = copied(rules, record_of(state))
        rules.redeal(world, seat, rng)
        for code, seen in values.items():
            seen.append(outlook(state.game, world, code, seat, plan))
    assert {weight.code for weight in found} == set(values)
    assert found[0].code == played
    for weight in found:
        own, other = values[played], values[weight.code]
        assert isclose(weight.value, fmean(other), abs_tol=1e-9)
        spread = own if weight.code == played else [b - a for a, b in zip(own, other, strict=True)]
        assert isclose(weight.error, stdev(spread) / sqrt(plan.worlds), abs_tol=1e-6)


@pytest.mark.parametrize("options", GAMES, ids=lambda options: str(options["name"]))
def test_the_best_action_misses_nothing(options: dict[str, Any]) -> None:
    """Whoever plays what a review would have played is told that nothing was better."""
    state = later(options)
    scales = Scales(state.game)
    verdicts = {}
    for action in state.legal_actions()[:4]:
        verdict = judge(scales, state, action, "best", THOROUGH)
        assert verdict is not None
        best = verdict["alternatives"][0]
        assert verdict["missed"] == max(0.0, best["more"])
        verdicts[best["action"] if best["more"] > 0 else action] = verdict
    for action in verdicts:
        verdict = judge(scales, state, action, "best", THOROUGH)
        assert verdict is not None
        assert (verdict["missed"], verdict["grade"]) == (0.0, BEST)
        assert all(other["more"] <= 0 for other in verdict["alternatives"])


@pytest.mark.parametrize("options", GAMES, ids=lambda options: str(options["name"]))
def test_any_action_is_weighed_beside_the_played_one(options: dict[str, Any]) -> None:
    """Those of the verdict get its figures."""
    state = later(options)
    scales, (played, *others) = Scales(state.game), state.legal_actions()
    verdict = judge(scales, state, played, "beside", QUICK)
    assert verdict is not None
    for listed in verdict["alternatives"]:
        assert compare(scales, state, played, listed["action"], "beside", QUICK) == listed
    itself = compare(scales, state, played, played, "beside", QUICK)
    assert (itself["more"], itself["error"], itself["value"]) == (0, 0, verdict["value"])
    for other in others[-2:]:
        found = compare(scales, state, played, other, "beside", QUICK)
        back = compare(scales, state, other, played, "beside", QUICK)
        assert (back["more"], back["error"]) == (-found["more"], found["error"])


@pytest.mark.parametrize("options", GAMES, ids=lambda options: str(options["name"]))
def test_the_error_of_a_comparison_is_never_too_small(options: dict[str, Any]) -> None:
    """A look that keeps few actions finds the value of a look at all, and an error of at least its own."""
    state = later(options)
    few = replace(THOROUGH, keep=(1, 1))
    scales, (played, *others) = Scales(state.game), state.legal_actions()
    for other in others[-1:]:
        rough, exact = (compare(scales, state, played, other, "few", one) for one in (few, THOROUGH))
        assert (rough["value"], rough["more"]) == (exact["value"], exact["more"])
        assert rough["error"] >= exact["error"]


@pytest.mark.parametrize("options", GAMES, ids=lambda options: str(options["name"]))
def test_only_what_the_seat_knew_counts(options: dict[str, Any]) -> None:
    """A state whose hidden parts are others, but which looks the same, gets the same verdict."""
    state = later(options)
    seat = state.current_player
    assert seat is not None
    scales, action = Scales(state.game), state.legal_actions()[0]
    verdicts = [
        judge(scales, one, action, "twins", QUICK)
        for one in (state, state.redeal(seat, 1), state.redeal(seat, 2))
    ]
    assert state.redeal(seat, 1).document() != state.document()
    assert verdicts[0] == verdicts[1] == verdicts[2]


def test_forced_actions_are_not_judged() -> None:
    """Without a choice there is neither merit nor fault."""
    state = later({"name": "valda"}, plies=0)
    while len(state.legal_actions()) != 1:
        state.apply(state.legal_actions()[0])
    assert judge(Scales(state.game), state, state.legal_actions()[0], "one", QUICK) is None


def test_where_chance_has_no_say_there_is_no_luck() -> None:
    """Nothing is left to draw: what really came is exactly what was to come."""
    before = position("Od Th", hand="Dr Lo Fe", other="Lo Tr")
    plan = JudgingPlan(2, 1, 0, 4, 0, 0, 5)
    for code, action in zip(before.legal_codes(), before.legal_actions(), strict=True):
        after = before.clone()
        after.apply(action)
        changes = Scales(before.game).drift(before, after, code, 3, plan)
        assert [(change.points, change.error) for change in changes] == [(0.0, 0.0)] * 2


def test_luck_is_none_on_average_and_one_seats_gain_is_the_others_loss() -> None:
    """Over all that might have come the changes add up to nothing, as far as so few worlds can tell."""
    state = later({"name": "voluspa", "set": "base"}, plies=12)
    rules = state.game.rules
    code, action = state.legal_codes()[0], state.legal_actions()[0]
    plan, rng, scales, found = JudgingPlan(2, 1, 0, 2, 0, 0, 6), new_rng("outcomes"), Scales(state.game), []
    for number in range(40):
        one = state.clone()
        rules.stir(record_of(one), rng)
        one.apply(action)
        mine, yours = scales.drift(state, one, code, number, plan)
        assert isclose(mine.points, -yours.points, abs_tol=1e-9)
        found.append(mine.points)
    assert stdev(found) > 0
    assert abs(fmean(found)) < 4 * stdev(found) / sqrt(len(found))


@pytest.mark.parametrize("options", GAMES, ids=lambda options: str(options["name"]))
def test_what_chance_has_still_to_decide_is_stirred_and_nothing_else(options: dict[str, Any]) -> None:
    """Hands and everything that lies open stay; what is to come does not."""
    state = later(options)
    other = state.clone()
    state.game.rules.stir(record_of(other), new_rng(5))
    assert [other.observe(seat) for seat in (0, 1, None)] == [state.observe(seat) for seat in (0, 1, None)]
    assert other.document() != state.document()


@pytest.mark.parametrize(
    ("missed", "error", "word"),
    [
        (0.0, 0.0, BEST),
        (0.6, 0.4, BEST),
        (0.6, 0.1, GOOD),
        (2.0, 0.1, SLIP),
        (5.0, 0.1, BLUNDER),
        (5.0, 3.0, BEST),
    ],
)
def test_grades_never_blame_for_noise(missed: float, error: float, word: str) -> None:
    """What is within two standard errors, or next to nothing, is as good as the best."""
    assert grade(missed, error, VoluspaGame().bots.effort) == word


def test_standard_errors_are_those_of_textbooks() -> None:
    """From a mean and a sum of squares; a single value says nothing of its own error."""
    values = [3, -1, 4, 7]
    squares = sum(value * value for value in values)
    assert isclose(standard_error(fmean(values), squares, 4), stdev(values) / 2)
    assert standard_error(3.0, 9, 1) == 0.0


def short_record(**options: Any) -> records.Record:
    """The first actions of a game of bots; a record of a game that ended early."""
    state = gladsheim.game(players=2, **options).deal(6)
    recorder = records.Recorder(
        state, [records.RecordedSeat("Ask", "human"), records.RecordedSeat("a", "bot", "greedy")]
    )
    for _ in range(6):
        recorder.apply(choice("greedy", state))
    return recorder.record(reveal=True)


@pytest.mark.parametrize("options", GAMES, ids=lambda options: str(options["name"]))
def test_a_review_has_a_part_for_the_deal_and_each_action(options: dict[str, Any]) -> None:
    """Each part says the same whenever it is asked for, in whatever order."""
    record = short_record(**options)
    review = GameReview(record, QUICK)
    parts = [review.part(number) for number in range(review.parts)]
    assert [part["number"] for part in parts] == list(range(len(record.actions) + 1))
    assert [part["action"] for part in parts[1:]] == [entry.action for entry in record.actions]
    again = GameReview(record, QUICK)
    assert [again.part(number) for number in reversed(range(again.parts))] == parts[::-1]
    for part in parts:
        assert len(part["luck"]) == len(part["luck_error"]) == 2


def test_what_an_alternative_tells_does_not_depend_on_chance() -> None:
    """The events that are told of an action that was not taken name no tile that would have been drawn."""
    state = later({"name": "voluspa", "set": "base"})
    verdict = judge(Scales(state.game), state, state.legal_actions()[0], "told", QUICK)
    assert verdict is not None
    for other in verdict["alternatives"]:
        kinds = [event["event"] for event in other["events"]]
        assert "placed" in kinds
        assert all("tiles" not in event for event in other["events"])
        assert other["points"] == sum(part["points"] for part in other["parts"])


MODES = """
import gladsheim
from gladsheim.bots.judging import JudgingPlan, Scales
state = gladsheim.game("voluspa", players=2).deal(8)
scales = Scales(state.game)
for ply in range(4):
    code, action = state.legal_codes()[-1], state.legal_actions()[-1]
    after = state.clone()
    after.apply(action)
    print(scales.weigh(state, code, ply, JudgingPlan(2, 8, 2, 1, ply % 2, 3, 4)))
    print(scales.drift(state, after, code, ply, JudgingPlan(2, 1, 0, 2, 0, 0, 4)))
    print(scales.opening(state, ply, JudgingPlan(2, 1, 0, 2, 0, 0, 4)))
    state = after
"""


def test_plain_and_compiled_kernels_weigh_the_same() -> None:
    """Without Numba there is one way to run, and it agrees with itself."""
    other = "compiled" if importlib.util.find_spec("numba") else "plain"
    told = [
        subprocess.run(
            [python(), "-c", MODES],
            env={**os.environ, "GLADSHEIM_KERNELS": mode},
            capture_output=True,
            text=True,
            timeout=600,
            check=True,
        ).stdout
        for mode in ("plain", other)
    ]
    assert told[0] == told[1]
    assert len(told[0].splitlines()) == 12
