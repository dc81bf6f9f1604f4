"""Entries of logs: what each viewer may read, made once for all who may read the same."""

from __future__ import annotations

import random

import pytest
from msgspec.json import encode

import gladsheim
from gladsheim.core.game import Game
from gladsheim.tables.live import Live
from gladsheim.tables.table import ACTION, Seat, Table
from gladsheim.tables.views.numbering import shows_action, visible_lines
from gladsheim.tables.views.view import encoded_entry, entry_of
from tests.toys import SecretToy

SEATS = 3
SESSIONS = [frozenset({0, 1, 2}), frozenset({0}), frozenset({1, 2}), frozenset[int]()]
GAMES = ("secret", "voluspa", "valda", "valhalla")


def played(name: str, seed: int, actions: int = 30) -> Live:
    """A random game at a point where some have drawn and some may have been asked in secret."""
    rng = random.Random(seed)
    game: Game = SecretToy(players=SEATS) if name == "secret" else gladsheim.game(name, players=SEATS)
    seats = tuple(Seat(seat, f"player {seat}", "human", owner="") for seat in range(SEATS))
    table = Table("t", name, game.rules_version, game.options, seats, bytes([seed] * 32), "", "", started="")
    live = Live.fold(table, game, [])
    while (seat := live.to_act) is not None and live.seq < actions:
        action = rng.choice(live.state.legal_actions())
        live = live.after(live.line(f"{live.seq}", seat, ACTION, action, "", live.seq))
        # Whoever looks, in whatever order, at whatever time.
        for mine in rng.sample(SESSIONS, 2):
            for line in visible_lines(live, mine):
                encoded_entry(line, rng.choice([*mine, None]), game)
    return live


@pytest.mark.parametrize("name", GAMES)
def test_each_reads_what_it_may(name: str) -> None:
    """Also where entries are shared: each event as this viewer may know it, the action if it may be shown."""
    live = played(name, 1)
    for mine in SESSIONS:
        for viewer in (*mine, None):
            for line in visible_lines(live, mine):
                entry, step = entry_of(line, viewer, live.game), line.step
                events = [event.seen_by(viewer) for event in line.events]
                action = step.line.action if shows_action(step, viewer) else ""
                parts = [] if step.applied is None else step.applied.parts
                story = live.game.story(step.line.seat, action, parts, events).document()
                assert (entry.seq, entry.action, entry.events) == (line.seq, action, events)
                assert entry.story == story
                assert encoded_entry(line, viewer, live.game) == encode(entry)


def test_what_all_may_read_is_made_once() -> None:
    """For spectators and opponents in all sessions; once more for who drew, in whatever session."""
    live = played("voluspa", 2)
    found = {
        (mine, viewer): [encoded_entry(line, viewer, live.game) for line in visible_lines(live, mine)]
        for mine in SESSIONS
        for viewer in (*mine, None)
    }
    for entries in zip(*found.values(), strict=True):
        assert len(set(map(id, entries))) == len(set(entries)) <= 2
    everybody = found[SESSIONS[3], None]
    assert [entry for entry in everybody if b'"drew"' in entry] != []
    assert found[SESSIONS[0], 0] is not everybody
    assert found[SESSIONS[0], 0] == found[SESSIONS[1], 0] != everybody
