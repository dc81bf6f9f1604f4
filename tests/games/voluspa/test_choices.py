"""What a table offers: every legal action with its place, said in one way only."""

from __future__ import annotations

import random

import pytest

import gladsheim
from gladsheim.games.voluspa.actions import from_code
from gladsheim.games.voluspa.choices import choices_of

SETS = [{"set": "base"}, {"set": "edda"}, {"set": "all"}]


@pytest.mark.parametrize("seed", range(6))
def test_choices_say_what_their_codes_say(seed: int) -> None:
    """Whatever is written down in a quick way agrees with the action and with its preview."""
    state = gladsheim.game("voluspa", players=2 + seed % 4, **SETS[seed % 3]).deal(seed=seed)
    rng = random.Random(seed)
    while not state.is_terminal:
        codes = state.legal_codes()
        choices = choices_of(state.record, codes)
        assert [choice["action"] for choice in choices] == state.legal_actions()
        for code, choice in zip(codes, choices, strict=True):
            action = from_code(code, state.record)
            assert (choice["type"], choice.get("boosts", 0)) == (action.type, action.boosts)
            assert choice.get("at") == (f"{action.at[0]},{action.at[1]}" if action.at else None)
        chosen = rng.choice(choices)
        preview = state.preview(chosen["action"])
        assert chosen["points"] == preview.points
        happened = state.apply(chosen["action"])
        placed = [event for event in happened.events if event.public.get("way")]
        if chosen["type"] == "play":
            assert placed[0].public["way"] == chosen["way"]
