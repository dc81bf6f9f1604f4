"""CFR on the last two actions of a game of Völuspá, the whole tree of them: python examples/research/cfr.py.

It prints NashConv, which is 0 where no seat gains by playing otherwise, and what to do first.
"""

import pyspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability

import gladsheim
import gladsheim.research.spiel  # registers the games
from gladsheim.research.spiel.options import position_text

KINDS = ("Lo", "Od")


def near_end(actions: int) -> str:
    """A position so many actions before the end of a game with two kinds of tiles."""
    state, past = gladsheim.game("voluspa", set="custom", kinds=KINDS).deal(3), []
    while not state.is_terminal:
        past.append(state.clone())
        state.apply(state.legal_actions()[0])
    return position_text(past[-actions])


def solve(iterations: int) -> tuple[list[float], policy.Policy, pyspiel.State]:
    """NashConv before and after so many iterations, the policy, and the first state."""
    parameters = {
        "options": f"set:custom;kinds:{'+'.join(KINDS)}",
        "position": near_end(2),
        "utility": "rank",
        "deals": 2,
        "rolls": 2,
    }
    game = pyspiel.load_game("gladsheim_voluspa", parameters)
    solver = cfr.CFRSolver(game)
    found = [exploitability.nash_conv(game, solver.average_policy())]
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    found.append(exploitability.nash_conv(game, solver.average_policy()))
    first = game.new_initial_state()
    first.apply_action(0)
    return found, solver.average_policy(), first


if __name__ == "__main__":
    (before, after), solved, first = solve(3)
    print(f"NashConv {before:.2f} before, {after:.2f} after")
    for number, chance in solved.action_probabilities(first).items():
        print(f"{first.action_to_string(number)}: {chance:.2f}")
