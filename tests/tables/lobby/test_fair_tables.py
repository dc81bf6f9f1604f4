"""The chance of fair tables: a word for each action, also when actions are taken back."""

from __future__ import annotations

import random

import pytest

from gladsheim import game, records
from gladsheim.core.fair import commitment_of
from gladsheim.tables.record import record
from gladsheim.tables.running.live import Live
from gladsheim.tables.table import ACTION, HUMAN, UNDO, Seat, Table

TIME = "2026-01-01T00:00:00.000Z"


def fair_table(name: str, nonce: bytes | None) -> Live:
    """A fair table of two; the second seat promised nothing."""
    chosen = game(name, players=2)
    promise = None if nonce is None else commitment_of(nonce)
    seats = (
        Seat(0, "Ask", HUMAN, owner="a", promise=promise, nonce=nonce),
        Seat(1, "Embla", HUMAN, owner="b"),
    )
    table = Table(
        "id", name, chosen.rules_version, chosen.options, seats, b"s" * 32, "a", TIME, started=TIME, fair=True
    )
    return Live.fold(table, chosen, [])


def played(live: Live, chance: random.Random) -> Live:
    """The table at the end of a random game in which much is taken back."""
    while live.to_act is not None:
        kind = UNDO if live.last_open is not None and chance.random() < 0.3 else ACTION
        action = chance.choice(live.state.legal_actions()) if kind == ACTION else UNDO
        live = live.after(live.line(f"id {live.seq}", live.to_act, kind, action, TIME))
    return live


@pytest.mark.parametrize("name", ["valda", "valhalla"])
def test_a_game_with_undos_verifies(name: str) -> None:
    """What was taken back leaves no trace in the chance of what stands; the fold is the same."""
    live = played(fair_table(name, bytes(range(32))), random.Random(name))
    assert any(step.undone for step in live.steps)
    found = records.verify(record(live))
    assert found.ok, found.findings
    again = Live.fold(live.table, live.game, live.lines)
    assert again.state.document() == live.state.document()


@pytest.mark.parametrize("name", ["voluspa", "valda", "valhalla"])
def test_the_nonce_decides_the_deal(name: str) -> None:
    """With another nonce, or none, another game is dealt from the same secret."""
    deals = [fair_table(name, nonce).state.document() for nonce in (None, b"1" * 32, b"2" * 32)]
    assert deals[0] != deals[1] != deals[2] != deals[0]


def test_older_tables_keep_their_deals() -> None:
    """What was dealt from the secret alone still is."""
    live = fair_table("valda", None)
    old = Table("id", "valda", live.table.rules, live.table.options, live.table.seats, b"s" * 32, "a", TIME)
    assert old.deal(live.game).document() == live.game.deal(b"s" * 32).document()
    assert old.commitment == records.commitment(b"s" * 32)
