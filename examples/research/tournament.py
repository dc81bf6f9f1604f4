"""Two bots of your own meet three of the package at Völuspá: python examples/research/tournament.py [DEALS].

Every pair plays each deal twice, with seats exchanged.
"""

import sys

import gladsheim
from gladsheim import bots
from gladsheim.bots.contests.matches import compete
from gladsheim.bots.contests.standings import PairingResult, ratings
from gladsheim.core.game import Seed, State

PACKAGE = ("random", "seer-1", "greedy")
VALUES: dict[str, int] = {piece["code"]: piece["value"] for piece in gladsheim.info("voluspa").pieces()}


def hasty(state: State, seed: Seed) -> str:
    """Take the action that scores the most points now."""
    return max(state.legal_actions(), key=lambda action: state.preview(action).points)


def patient(state: State, seed: Seed) -> str:
    """Take the action with the most points less half the value of its tile: high tiles stay for later."""

    def worth(action: str) -> float:
        # Actions that place a tile begin with its code.
        return state.preview(action).points - VALUES.get(action[:2], 0) / 2

    return max(state.legal_actions(), key=worth)


def play(deals: int) -> list[PairingResult]:
    """Play the tournament and return the result of each pair."""
    game = gladsheim.game("voluspa")
    package = {name: bots.create(name, game).choose_in for name in PACKAGE}
    return compete(game, {**package, "hasty": hasty, "patient": patient}, deals)


def show(results: list[PairingResult]) -> None:
    """Print the share of games that the first bot of each pair won, and a rating for each bot."""
    for one in results:
        low, high = one.interval
        won = f"{one.share:4.0%} ({low:4.0%} to {high:4.0%})"
        print(f"{one.first:>7} : {one.second:7} {won}, {one.ahead:+6.1f} points ahead")
    print()
    rated = ratings(results, "random")
    for name in sorted(rated, key=lambda name: -rated[name].rating):
        print(f"{name:>7} {rated[name].rating:5.0f} ({rated[name].low:.0f} to {rated[name].high:.0f})")


if __name__ == "__main__":
    show(play(int(sys.argv[1]) if len(sys.argv) > 1 else 40))
