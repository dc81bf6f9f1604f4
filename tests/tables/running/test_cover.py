"""Moments of a real game: whoever is asked in secret has a window in the schedule that all can work out."""

from __future__ import annotations

import random

import pytest

from gladsheim.games import game
from gladsheim.tables.agreed.terms import WINDOW, Cover, Terms
from gladsheim.tables.running.clocks import standing_of
from gladsheim.tables.running.cover import moment_of_question
from gladsheim.tables.running.live import Live
from gladsheim.tables.table import ACTION, HUMAN, Line, Seat, Table
from tests.proof_options import mostly_long

TIME = "2026-01-01T00:00:00.000Z"


@pytest.mark.parametrize("players", mostly_long([2, 3], [3]))
def test_whoever_is_asked_in_secret_has_a_window(players: int, long: bool) -> None:
    """In Valda, whose questions depend on hands: none falls outside, and passes change no schedule."""
    chosen = game("valda", players=players)
    seats = tuple(Seat(k, f"seat {k}", HUMAN, owner=str(k)) for k in range(players))
    terms = Terms(cover=Cover(WINDOW, 10))
    asked = passes = 0
    for secret in range(40 if long else 20):
        key = bytes([secret]) * 32
        table = Table("id", "valda", chosen.rules_version, chosen.options, seats, key, "0", TIME, terms=terms)
        live, chance = Live.fold(table, chosen, []), random.Random(f"{players} {secret}")
        while not live.over and live.seq < 600:
            if live.asked_in_secret and live.moments:
                found = moment_of_question(live.moment, live.steps, live.to_act)
                assert found is not None, live.state.document()
                assert found[0].windows[found[1]][1] == live.to_act
                assert standing_of(live).due == found[0].closes(found[1])
                asked += 1
            elif live.moments and live.moments[-1].index < live.seq - 1:
                passes += _as_planned(live)
            action = chance.choice(live.state.legal_actions())
            seat = live.to_act
            assert seat is not None
            ms = 100_000 * live.seq
            live = live.after(Line(live.seq + 1, str(live.seq), seat, ACTION, action, TIME, ms))
    assert asked > 20
    assert passes > 0


def _as_planned(live: Live) -> bool:
    """Whether all passed since the last moment began; then it has the windows that it was given."""
    index = live.moments[-1].index
    since = [step.applied for step in live.steps[index:] if step.applied is not None]
    if any(applied.hidden != "all" for applied in since[1:]):
        return False
    asks = tuple(seats for applied in since for seats in applied.asks)
    assert live.steps[index].asks == asks
    return True
