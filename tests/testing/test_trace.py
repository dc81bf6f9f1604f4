"""Traces of random games."""

from gladsheim import game
from gladsheim.core.positions.record_state import RecordState
from gladsheim.testing.trace import trace_game


def test_a_trace_leaves_its_start_as_it_is() -> None:
    """The state that a trace begins at keeps its position and its history."""
    chosen = game("voluspa", players=2)
    state = chosen.deal(1)
    state.apply(state.legal_actions()[0])
    assert isinstance(state, RecordState)
    before = state.position, state._past
    trace_game(chosen, "a", start=state, most=3)
    assert (state.position, state._past) == before
