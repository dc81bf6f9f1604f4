"""A table of a real game tells no viewer anything about what it cannot know."""

from __future__ import annotations

import random

import msgspec
import pytest
from msgspec.structs import replace

from gladsheim.games import game
from gladsheim.tables.record import record
from gladsheim.tables.running.live import Live
from gladsheim.tables.table import ACTION, HUMAN, Seat, Table
from gladsheim.tables.views.view import view

TIME = "2026-01-01T00:00:00.000Z"


@pytest.mark.parametrize("players", [2, 3])
def test_two_deals_that_a_viewer_cannot_tell_apart_look_the_same(players: int) -> None:
    """With all that a seat cannot know drawn anew, every byte of its view and record stays."""
    chosen = game("voluspa", players=players, set="edda")
    seats = tuple(Seat(k, f"seat {k}", HUMAN, owner=str(k)) for k in range(players))
    table = Table("id", "voluspa", chosen.rules_version, chosen.options, seats, b"s" * 32, "0", TIME)
    live, chance, hidden = Live.fold(table, chosen, []), random.Random(players), 0
    for ply in range(20):
        for seat in range(players):
            twin = replace(live, state=live.state.redeal(seat, f"twin {ply} {seat}"))
            hidden += twin.state.document() != live.state.document()
            mine = frozenset({seat})
            assert msgspec.json.encode(view(twin, mine)) == msgspec.json.encode(view(live, mine))
            stranger = frozenset[int]()
            assert msgspec.json.encode(view(twin, stranger)) == msgspec.json.encode(view(live, stranger))
            assert record(twin).to_bytes() == record(live).to_bytes()
        actor = live.to_act
        assert actor is not None
        action = chance.choice(live.state.legal_actions())
        live = live.after(live.line(str(ply), actor, ACTION, action, TIME))
    assert hidden > 20
