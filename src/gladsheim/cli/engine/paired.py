"""Pairs of games from the same deal with the same bots, one with a reading of the rules, or several, and
one without (E-7).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gladsheim import bots
from gladsheim.bots.contests.matches import decision_seed
from gladsheim.core.game import Json, State
from gladsheim.games import game as new_game


@dataclass(frozen=True, slots=True)
class Pair:
    """Pair of games to play: options without readings, the readings that one has, the bot of all seats."""

    game: str
    options: Json
    readings: tuple[str, ...]
    bot: str
    label: str


@dataclass(frozen=True, slots=True)
class RulingEffect:
    """The effect of readings on a pair of games.

    `score` is the change of the mean score of all seats; `first` that of the share of the win which the seat
    has that begins.
    """

    offered: bool
    """Whether other actions were offered at a decision while both games had gone the same way."""
    taken: bool
    """Whether another action was taken."""
    score: float
    first: float


class PairedGame:
    """Game of a pair, and the bot of all its seats."""

    def __init__(self, pair: Pair, readings: Sequence[str]) -> None:
        game = new_game(pair.game, **pair.options, rulings=list(readings))
        self.state: State = game.deal(pair.label)
        self._bot = bots.create(pair.bot, game, wait=False)
        self._label = f"{pair.label}/bots"
        self._ply = 0

    def choose(self) -> tuple[int, str] | None:
        """Return the seat to act and its action; None after the end."""
        seat = self.state.current_player
        if seat is None:
            return None
        seed = decision_seed(self._label, self._ply)
        return seat, self._bot.choose_in(self.state, seed)

    def apply(self, chosen: tuple[int, str]) -> None:
        """Take the action."""
        self.state.apply(chosen[1])
        self._ply += 1

    def finish(self) -> Json:
        """Play to the end and return the result."""
        while chosen := self.choose():
            self.apply(chosen)
        return dict(self.state.result())


def compare(pair: Pair) -> RulingEffect:
    """Play both games to their ends and return the effect; the same pair has the same effect everywhere."""
    usual, other = PairedGame(pair, ()), PairedGame(pair, pair.readings)
    begins = usual.state.current_player
    offered = taken = False
    while not taken and (chosen := usual.choose()):
        offered = offered or sorted(usual.state.legal_actions()) != sorted(other.state.legal_actions())
        changed = other.choose()
        taken = changed != chosen
        usual.apply(chosen)
        if changed:
            other.apply(changed)
    before, after = usual.finish(), other.finish()
    score = (sum(after["scores"]) - sum(before["scores"])) / len(before["scores"])
    return RulingEffect(offered, taken, score, _won(after, begins) - _won(before, begins))


def _won(result: Json, seat: int | None) -> float:
    """Return a seat's share of the win."""
    winners = result["winners"]
    return (seat in winners) / len(winners)
