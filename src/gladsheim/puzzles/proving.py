"""Proof that a decision has one clearly best action, and how sure it is.

All is judged from the observation of the seat to act, in worlds drawn from it: with the review's
kernels (`bots.judging`) in several times its worlds, and in games played to the end (`trials`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from gladsheim import bots
from gladsheim.bots.bot import imagine
from gladsheim.bots.judging import JudgingPlan, Scales, Weight
from gladsheim.bots.levels import LEVELS
from gladsheim.bots.reviewing import weighing
from gladsheim.core.effort import Effort
from gladsheim.core.game import Game, Seed, State
from gladsheim.puzzles.puzzle import VERSION, Puzzle, WorseAction, name_of
from gladsheim.puzzles.trials import Lead, Trials, lead

SURE = 3.0
"""Number of standard errors by which the best action has to lead."""
FEWEST_CHOICES = 3
MOST_OTHERS = 4
JUDGES = ("greedy", *LEVELS)
"""Bots whose choice is recorded for each puzzle."""


@dataclass(frozen=True, slots=True)
class Depth:
    """Depth of a proof: `deep` times the worlds of a review for the best few actions, `wide` times for every
    legal one, and `games` to the end after each of the best few. `first` of them are for the best two alone,
    so that little time is lost where only the search prefers an action.
    """

    deep: float = 8.0
    wide: float = 0.5
    first: int = 16
    games: int = 96


DEEP = Depth()


@dataclass(frozen=True, slots=True)
class Proof:
    """Evidence for an action.

    It has the action's weight beside those of the best `others` in `worlds` worlds, and the weights of all
    actions that were `looked` at in `wide` worlds. `leads` tell by how much it was ahead of each of the
    others at the end of games that were played on; empty where that was not tried.
    """

    effort: Effort
    own: Weight
    others: list[Weight]
    worlds: int
    looked: dict[int, Weight]
    wide: int
    leads: list[Lead]

    @property
    def is_best(self) -> bool:
        """Whether its value was the highest of all."""
        best = self.looked[self.own.code].value
        rest = [one for code, one in self.looked.items() if code != self.own.code]
        return all(one.value < self.own.value for one in self.others) and all(
            one.value < best for one in rest
        )

    @property
    def leads_clearly(self) -> bool:
        """Whether its value was higher than each other one's by a blunder, beyond noise."""
        best, listed = self.looked[self.own.code].value, {self.own.code, *(one.code for one in self.others)}
        rest = [one for code, one in self.looked.items() if code not in listed]
        return all(
            self.own.value - one.value >= max(self.effort.blunder, SURE * one.error) for one in self.others
        ) and all(one.value + SURE * one.error < best for one in rest)

    @property
    def wins(self) -> bool:
        """Whether games after it ended better than after each of the others."""
        return bool(self.leads) and all(one.points > 0 for one in self.leads)

    @property
    def holds(self) -> bool:
        """Whether it is the solution of a puzzle: at the end of games, too, it is better by a
        slip, beyond noise.
        """
        least = self.effort.slip
        surely = all(one.points >= max(least, SURE * one.error) for one in self.leads)
        return self.leads_clearly and self.wins and surely


class Prover:
    """Prover that finds and proves puzzles of one game; not for several threads at once."""

    def __init__(self, game: Game, depth: Depth = DEEP) -> None:
        self.game = game
        self._scales = Scales(game)
        self._trials = Trials(game)
        self._depth = depth
        self._bots = {name: bots.create(name, game, wait=False) for name in JUDGES}

    def promises(self, observation: Mapping[str, Any], seed: Seed) -> str | None:
        """Return the action that leads every other one by a blunder in a review, if there is one."""
        state = imagine(self.game, observation, seed)
        texts, codes = state.legal_actions(), state.legal_codes()
        if len(codes) < FEWEST_CHOICES:
            return None
        # The kernel wants a played action; here any of them will do.
        weights = self._scales.weigh(state, codes[0], seed, self._plan)
        first, second, *_ = sorted(weights, key=lambda one: -one.value)
        if first.value - second.value < self.game.bots.effort.blunder:
            return None
        return texts[codes.index(first.code)]

    def prove(self, observation: Mapping[str, Any], action: str, source: str) -> Puzzle | None:
        """Return the puzzle whose solution is this action; None where it does not lead clearly and surely.

        The same arguments give the same answer, in the same mode of the kernels.
        """
        proof = self.test(observation, action)
        if not proof.holds:
            return None
        state, seed = self._posed(observation, "")
        seat = state.current_player
        assert seat is not None
        codes = state.legal_codes()
        by_code = dict(zip(codes, state.legal_actions(), strict=True))
        best = proof.looked[proof.own.code].value
        return Puzzle(
            id=name_of(self.game, observation),
            game=self.game.name,
            rules=self.game.rules_version,
            version=VERSION,
            options=self.game.options,
            seat=seat,
            observation=dict(observation),
            solution=action,
            value=round(proof.own.value, 2),
            error=round(proof.own.error, 2),
            worlds=proof.worlds,
            games=self._depth.games,
            others=tuple(
                _other(by_code[one.code], proof.own, one, behind)
                for one, behind in zip(proof.others, proof.leads, strict=True)
            ),
            wide=proof.wide,
            looks=tuple(round(10 * (best - proof.looked[one].value)) for one in codes),
            missed_by=tuple(
                name for name, bot in self._bots.items() if bot.choose(observation, seed) != action
            ),
            source=source,
        )

    def test(
        self, observation: Mapping[str, Any], action: str, salt: str = "", *, whole: bool = False
    ) -> Proof:
        """Return the evidence for an action.

        It stops where the proof fails, unless `whole` is set. Another `salt` draws other worlds.
        """
        state, seed = self._posed(observation, salt)
        code = state.legal_codes()[state.legal_actions().index(action)]
        proof = self._weighed(state, code, seed)
        # Games to the end take most of the time, so a few decide first whether all are played.
        if whole or (proof.leads_clearly and self._wins_first(state, proof, seed)):
            codes = [code, *(other.code for other in proof.others)]
            own, *others = self._trials.margins(state, codes, f"{seed} games", self._depth.games)
            proof = replace(proof, leads=[lead(own, other) for other in others])
        return proof

    def _posed(self, observation: Mapping[str, Any], salt: str) -> tuple[State, str]:
        """Return a state that the seat considers possible, and the seed of all draws for it."""
        seed = f"puzzle {VERSION} {name_of(self.game, observation)}{salt}"
        return imagine(self.game, observation, seed), seed

    def _weighed(self, state: State, code: int, seed: str) -> Proof:
        """Weigh an action beside the best others in many worlds, and beside all others in some."""
        count, plan = len(state.legal_codes()), self._plan
        worlds, wide = (max(2, round(plan.worlds * times)) for times in (self._depth.deep, self._depth.wide))
        deep = replace(plan, candidates=count, keep=min(MOST_OTHERS, count - 1), worlds=worlds)
        own, *others = self._scales.weigh(state, code, f"{seed} deep", deep)
        broad = replace(plan, candidates=count, keep=count - 1, worlds=wide)
        looked = {one.code: one for one in self._scales.weigh(state, code, f"{seed} wide", broad)}
        best = sorted(others, key=lambda other: -other.value)
        return Proof(self.game.bots.effort, own, best, worlds, looked, wide, [])

    def _wins_first(self, state: State, proof: Proof, seed: str) -> bool:
        """Return whether the first few games to the end favour the action over the second best."""
        codes = [proof.own.code, proof.others[0].code]
        own, other = self._trials.margins(state, codes, f"{seed} first", self._depth.first)
        return lead(own, other).points >= self.game.bots.effort.slip

    @property
    def _plan(self) -> JudgingPlan:
        compiled = self._scales.engine().compiled
        return weighing(self.game.bots.effort, self.game.players, compiled=compiled)


def _other(action: str, own: Weight, weight: Weight, behind: Lead) -> WorseAction:
    less = round(own.value - weight.value, 2)
    return WorseAction(action, less, round(weight.error, 2), round(behind.points, 2), round(behind.error, 2))
