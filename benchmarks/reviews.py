"""How sure reviews are: what a review says of decisions, beside one that looks much harder.

    python benchmarks/reviews.py [--games 10] [--deeper 8] [--game voluspa ...]

Bots of two levels play each other, two at a table; every decision is judged as a review does, then
by so many times the worlds, twice the actions and another seed. Printed is in how many decisions
both use the same word, how many of those that a review calls a slip or a blunder the harder look
also finds to have missed something beyond its own noise, how many blunders it finds to be slips at
least, how many of its own blunders the review has found, and how often what it says was missed lies
within the ± of the review; and how large that ± is, in points. Compiled kernels only; `gladsheim warm`
makes them.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from statistics import fmean

from gladsheim import game as game_of
from gladsheim.bots import create
from gladsheim.bots.judging import Scales
from gladsheim.bots.reviewing import BEST, BLUNDER, GOOD, SLIP, SURE, judge
from gladsheim.core.effort import Effort
from gladsheim.core.game import Game, Json, State

GAMES = ("voluspa", "valda", "valhalla")
LEVELS = ("search-2", "greedy")
WORDS = (BEST, GOOD, SLIP, BLUNDER)
MOST_GAMES, MOST_DEEPER = 1_000, 100


def decisions(game: Game, number: int) -> Iterator[tuple[State, str]]:
    """The state at each decision of a game between the levels, and what was chosen."""
    state = game.deal(f"reviews {number}")
    bots = [create(LEVELS[(seat + number) % 2], game) for seat in range(game.players)]
    for at in count():
        if (seat := state.current_player) is None:
            return
        action = bots[seat].choose_in(state, f"{number} {at}")
        if len(state.legal_actions()) > 1:
            yield state, action
        state.apply(action)


def harder(effort: Effort, times: int) -> Effort:
    """The effort of a look so many times as hard."""
    return replace(
        effort,
        candidates=(2 * effort.candidates[0], effort.candidates[1]),
        first=(times * effort.first[0], effort.first[1]),
        keep=(2 * effort.keep[0], effort.keep[1]),
        worlds=(times * effort.worlds[0], effort.worlds[1]),
    )


def compare(name: str, games: int, times: int) -> tuple[dict[str, tuple[int, int]], float]:
    """For each claim, in how many of how many decisions it holds; and the mean ± of what was missed."""
    game = game_of(name, players=2)
    scales, found = Scales(game), Counter[str]()
    if not scales.engine().compiled:
        raise SystemExit("the kernels are not compiled: gladsheim warm")
    deep, errors = harder(game.bots.effort, times), list[float]()
    for number in range(games):
        for at, (state, action) in enumerate(decisions(game, number)):
            said = judge(scales, state, action, f"review {at}", game.bots.effort)
            truth = judge(scales, state, action, f"harder {at}", deep)
            if said is not None and truth is not None:
                found.update(met(said, truth))
                errors.append(SURE * said["missed_error"])
    claims = ("same word", "misses confirmed", "blunders confirmed", "blunders found", "within ±")
    return {claim: (found[claim], found[f"{claim}, of"]) for claim in claims}, fmean(errors)


def met(said: Json, truth: Json) -> Iterator[str]:
    """Which claims apply to a decision, and which of them hold."""
    word, real = WORDS.index(said["grade"]), WORDS.index(truth["grade"])
    error = SURE * (said["missed_error"] + truth["missed_error"])
    for claim, applies, holds in (
        ("same word", True, word == real),
        ("misses confirmed", word >= WORDS.index(SLIP), real > WORDS.index(BEST)),
        ("blunders confirmed", word == WORDS.index(BLUNDER), real >= WORDS.index(SLIP)),
        ("blunders found", real == WORDS.index(BLUNDER), word >= WORDS.index(SLIP)),
        ("within ±", True, abs(said["missed"] - truth["missed"]) <= error),
    ):
        if applies:
            yield f"{claim}, of"
            if holds:
                yield claim


def main() -> None:
    """Print a row for each game."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=10, help=f"of each, 1 to {MOST_GAMES}")
    parser.add_argument("--deeper", type=int, default=8, help=f"times as many worlds, 2 to {MOST_DEEPER}")
    parser.add_argument("--game", choices=GAMES, action="append", help="only this game")
    wish = parser.parse_args()
    if not 1 <= wish.games <= MOST_GAMES:
        parser.error(f"--games: {wish.games} is not among 1 to {MOST_GAMES}")
    if not 2 <= wish.deeper <= MOST_DEEPER:
        parser.error(f"--deeper: {wish.deeper} is not among 2 to {MOST_DEEPER}")
    for name in wish.game or GAMES:
        rows, error = compare(name, wish.games, wish.deeper)
        cells = [f"{held / of:.0%} of {of}" if of else "none" for held, of in rows.values()]
        print(f"| {name} | " + " | ".join([*cells, f"{error:.2f}"]) + " |", flush=True)


if __name__ == "__main__":
    main()
