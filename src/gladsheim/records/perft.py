"""Count the sequences of actions from a position: a fingerprint of the rules."""

from gladsheim.core.game import State


def perft(state: State, depth: int) -> int:
    """Return how many sequences of `depth` actions are legal from here, with this deal.

    A game that ends earlier counts as one sequence. `depth` 0 is 1; the state is untouched.
    """
    if depth < 0:
        raise ValueError(f"depth is {depth}; allowed: 0 and more")
    if depth == 0 or state.is_terminal:
        return 1
    actions = state.legal_actions()
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = state.clone()
        after.apply(action)
        total += perft(after, depth - 1)
    return total
