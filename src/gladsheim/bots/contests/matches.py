"""Matches between bots, also your own: every pair plays each deal in every seating."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import TypeVar

from gladsheim.bots.contests.standings import BotGameResult, PairingResult
from gladsheim.core.engine.choice import engine_of
from gladsheim.core.errors import UsageError
from gladsheim.core.game import Game, Seed, State

A = TypeVar("A")
Chooser = Callable[[State, Seed], str]
"""Function that decides for a bot: it takes a state in which a seat is to act, and a seed, and returns the
text of an action. The method `choose_in` of a bot of the package is one.
"""
MOST_BOTS = 16
MOST_DEALS = 100_000


@dataclass(frozen=True, slots=True)
class ContestGame:
    """Game of a contest: the two bots that meet, the bot of each seat, the seed of the deal, and the label
    from which the seeds of all decisions follow.
    """

    pair: tuple[str, str]
    lineup: tuple[str, ...]
    seed: str
    label: str


def compete(
    game: Game, choosers: Mapping[str, Chooser], deals: int = 50, seed: Seed = 1
) -> list[PairingResult]:
    """Let every pair of bots play each deal once for every way to seat the two, and return a result per pair.

    `choosers` are 2 to 16 bots by names that you choose. Each is called with a state of its own, in which all
    that the seat to act cannot know is drawn again, and with a seed for its chance. The same arguments give
    the same games, those of `gladsheim arena` with the same names and seed. All games are played in this
    process.

    Raises UsageError where the number of bots or `deals` (1 to 100,000) is not allowed, and IllegalAction or
    MalformedAction where a bot returns another text than one of `state.legal_actions()`.
    """
    if not 2 <= len(choosers) <= MOST_BOTS:
        raise UsageError(f"number of bots is {len(choosers)}; allowed: 2 to {MOST_BOTS}")
    if not 1 <= deals <= MOST_DEALS:
        raise UsageError(f"deals is {deals}; allowed: 1 to {MOST_DEALS}")
    fair = {name: _for_its_seat(choose) for name, choose in choosers.items()}
    matches = {pair: PairingResult(*pair) for pair in combinations(fair, 2)}
    for one in contest_games(matches, game.players, deals, seed):
        state = game.deal(one.seed)
        matches[one.pair].add(play_out(state, one.lineup, fair, one.label, state.apply), one.seed)
    return list(matches.values())


def contest_games(
    pairs: Iterable[tuple[str, str]], players: int, deals: int, seed: Seed
) -> Iterator[ContestGame]:
    """Return the games of a contest: each deal, in every seating of each pair."""
    text = seed.hex() if isinstance(seed, bytes) else str(seed)
    for pair in pairs:
        for deal in range(1, deals + 1):
            for at, lineup in enumerate(lineups(*pair, players)):
                label = f"{text}/{deal}"
                yield ContestGame(pair, lineup, label, f"{label}/{'/'.join(pair)}/{at}")


def lineups(first: str, second: str, players: int) -> list[tuple[str, ...]]:
    """Return every different way to seat two bots alternately around the table."""
    found: dict[tuple[str, ...], None] = {}
    for pair in ((first, second), (second, first)):
        around = [pair[seat % 2] for seat in range(players)]
        for turn in range(players):
            found[tuple(around[turn:] + around[:turn])] = None
    return list(found)


def play_out(
    state: State,
    lineup: Sequence[str],
    choosers: Mapping[str, Callable[[State, Seed], A]],
    label: str,
    take: Callable[[A], object],
) -> BotGameResult:
    """Play a game to its end and return its result.

    `lineup`: the bot of each seat. `label`: the seeds of all decisions follow from it. `take`: applies what a
    chooser returns, the text or the code of an action, to the state.
    """
    players = [choosers[name] for name in lineup]
    decisions, thinking = [0] * len(players), [0.0] * len(players)
    compiled = engine_of(state.game.rules).compiled
    while (seat := state.current_player) is not None:
        begun = time.perf_counter()
        action = players[seat](state, decision_seed(label, sum(decisions)))
        thinking[seat] += time.perf_counter() - begun
        decisions[seat] += 1
        take(action)
    result = state.result()
    scores, ranking = tuple(result["scores"]), tuple(result["ranking"])
    return BotGameResult(tuple(lineup), scores, ranking, tuple(decisions), tuple(thinking), compiled)


def decision_seed(label: str, ply: int) -> int:
    """Return the seed of a bot's decision, from the game's label and the ply alone."""
    return int.from_bytes(hashlib.sha256(f"{label}/{ply}".encode()).digest()[:8], "big")


def _for_its_seat(choose: Chooser) -> Chooser:
    """Return a chooser that sees only what the seat to act may know."""

    def chosen(state: State, seed: Seed) -> str:
        assert state.current_player is not None
        return choose(state.redeal(state.current_player, seed), seed)

    return chosen
