"""Strength of a bot with learned weights: matches against the best search that uses only rules of thumb.

Each deal is played in every seating of the two bots, alternating around the table, by the kernels directly.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from itertools import combinations, cycle
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from gladsheim.bots.learned.estimate import NOTHING, Weights
from gladsheim.bots.learned.weights import LearnedWeights
from gladsheim.bots.search import plan_for
from gladsheim.bots.workbench import SearchBuffers
from gladsheim.core.engine.first_use import ready_engine
from gladsheim.core.game import Json
from gladsheim.core.positions.record_state import as_record_state
from gladsheim.games import game as new_game
from gladsheim.research.cluster.workers import Workers
from gladsheim.research.training.course import Course, usual

BOT, RIVAL = "seer-7", "search-4"


@dataclass(frozen=True, slots=True)
class StrengthDeal:
    """A deal to be played in every seating."""

    game: str
    options: Json
    seed: str
    weights: Weights


@dataclass(frozen=True, slots=True)
class StrengthResult:
    """The share of wins of the first bot over all seatings, and seconds and decisions of each bot."""

    won: float
    seconds: tuple[float, float]
    decisions: tuple[int, int]


def strength(course: Course, learned: LearnedWeights, deals: int, workers: Workers) -> Json:
    """Return, by number of players, the bot's results on the usual tables: wins with 95 %
    intervals, and time.
    """
    found: Json = {"bot": BOT, "rival": RIVAL, "deals": deals}
    for players in course.players:
        tables = usual(course.game, course.practice, players)
        asked = [
            StrengthDeal(course.game, one.options, f"{course.seed}/match/{at}", learned.of(one))
            for at, one in zip(range(deals), cycle(tables), strict=False)
        ]
        found[str(players)] = summary(list(workers.run(play, asked)))
    return found


def summary(outcomes: list[StrengthResult]) -> Json:
    """Return the mean over deals: deals, not single games, are independent."""
    won = [one.won for one in outcomes]
    margin = 1.96 * stdev(won) / sqrt(len(won)) if len(won) > 1 else 1.0
    spent = [sum(one.seconds[side] for one in outcomes) for side in range(2)]
    counted = [max(1, sum(one.decisions[side] for one in outcomes)) for side in range(2)]
    pace = [1000 * seconds / count for seconds, count in zip(spent, counted, strict=True)]
    return {
        "wins": round(fmean(won), 4),
        "interval": [round(max(0.0, fmean(won) - margin), 4), round(min(1.0, fmean(won) + margin), 4)],
        "ms_per_decision": [round(one, 1) for one in pace],
    }


def seatings(players: int) -> list[tuple[int, ...]]:
    """Return every way to seat two bots (0 and 1) alternately around a table."""
    around = [[(seat + first) % 2 for seat in range(players)] for first in range(2)]
    turned = [tuple(one[turn:] + one[:turn]) for one in around for turn in range(players)]
    return list(dict.fromkeys(turned))


def play(deal: StrengthDeal) -> StrengthResult:
    """Play a deal in every seating."""
    game = new_game(deal.game, **deal.options)
    engine = ready_engine(game.rules)
    benches = [SearchBuffers(engine, 3, game.rules.most_actions, one) for one in (deal.weights, NOTHING)]
    plans = [
        one.plan(plan_for(game.bots.budgets[name], game.players, compiled=engine.compiled).numbers)
        for one, name in zip(benches, (BOT, RIVAL), strict=True)
    ]
    won, seconds, decisions = [], [0.0, 0.0], [0, 0]
    for number, seating in enumerate(seatings(game.players)):
        # The same deal in every seating, so that its luck falls on both bots alike.
        as_record_state(game.deal(deal.seed)).load_into(engine, benches[0].states, 0)
        states, rng = benches[0].states, engine.rng(f"{deal.seed}/{number}")
        while (seat := engine.call.seat(states, 0)) >= 0:
            side = seating[seat]
            # Processor time: other workers share the machine.
            begun = time.process_time()
            buffers = benches[side].buffers
            code = engine.call.search(states, benches[0].menus, buffers, rng, plans[side])
            seconds[side] += time.process_time() - begun
            decisions[side] += 1
            engine.call.apply(states, 0, code)
        won.append(_share(seating, [engine.call.score(states, 0, seat) for seat in range(game.players)]))
    return StrengthResult(fmean(won), (seconds[0], seconds[1]), (decisions[0], decisions[1]))


def _share(seating: tuple[int, ...], scores: list[Any]) -> float:
    """Return the share of pairs of seats in which the first bot has more points; a tie counts half."""
    worth = {True: 1.0, False: 0.0}
    found = [
        0.5 if scores[one] == scores[other] else worth[(scores[one] > scores[other]) == (seating[one] == 0)]
        for one, other in combinations(range(len(scores)), 2)
        if seating[one] != seating[other]
    ]
    return fmean(found)
