"""Entries of logs: what each viewer may read, made once for all who may read the same."""

from __future__ import annotations

import random

import pytest
from msgspec.json import encode

import gladsheim
from gladsheim.core.game import Game
from gladsheim.server.views.messages import Messages
from gladsheim.tables.running import numbering
from gladsheim.tables.running.live import Live
from gladsheim.tables.running.numbering import knows, shows_action, visible_lines
from gladsheim.tables.running.steps import TableStep
from gladsheim.tables.table import ACTION, Seat, Table
from gladsheim.tables.views.log import encoded_entry, entry_of
from gladsheim.tables.views.view import log_page, view
from tests.tables.running.test_live import act, new_table, undo
from tests.toys import SecretToy

SEATS = 3
SESSIONS = [frozenset({0, 1, 2}), frozenset({0}), frozenset({1, 2}), frozenset[int]()]
TWO = frozenset({0, 1})
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
                story = live.game.presenter.story(step.line.seat, action, parts, events).document()
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


def test_a_view_has_the_newest_entries_and_pages_have_all() -> None:
    """200, and 500 at a time; each page says how many come before it."""
    live = long_table(1_203)
    shown = view(live, TWO)
    assert (shown.seq, shown.log_from, [entry.seq for entry in shown.log]) == (
        1_203,
        1_003,
        [*range(1_004, 1_204)],
    )
    pages = [log_page(live, TWO, since) for since in (0, 500, 1_000, 1_203, 9_999)]
    assert [(page.seq, page.log_from, len(page.log)) for page in pages] == [
        (1_203, 0, 500),
        (1_203, 500, 500),
        (1_203, 1_000, 203),
        (1_203, 1_203, 0),
        (1_203, 1_203, 0),
    ]
    assert [entry.seq for page in pages for entry in page.log] == list(range(1, 1_204))


def test_an_answer_has_what_is_new_and_what_was_taken_back() -> None:
    """With the entry before, which may have gained events; also where what was taken back lies far back."""
    live = act(act(long_table(300), "ponder"), "ponder")
    assert view(live, TWO, known=301).log_from == 300
    after = undo(live)
    assert [(entry.seq, entry.undone) for entry in view(after, TWO, known=302).log] == [
        (302, True),
        (303, False),
    ]
    for _ in range(150):
        after = undo(act(after, "ponder"))
    last = undo(after)
    answer = view(last, TWO, known=after.seq)
    assert (answer.log_from, answer.log[0].undone, len(answer.log)) == (300, True, last.seq - 300)


@pytest.mark.parametrize("mine", [frozenset({0, 1}), frozenset[int]()])
def test_an_answer_takes_no_longer_after_a_thousand_lines(
    mine: frozenset[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither after an action nor after an undo is a line looked at that was there before."""
    live, looked, messages = long_table(1_000), 0, Messages()
    messages.of(live, mine, creator=False).log.since(0)

    def counted(step: TableStep, mine: frozenset[int]) -> bool:
        nonlocal looked
        looked += 1
        return knows(step, mine)

    monkeypatch.setattr(numbering, "knows", counted)
    for _ in range(3):
        for change in (lambda live: act(live, "ponder"), undo):
            before = messages.of(live, mine, creator=False)
            live = change(live)
            message = messages.of(live, mine, creator=False)
            assert len(b"".join(message.since(before.log))) < 4_000
            assert view(live, mine, known=live.seq - 1).log_from >= live.seq - 3
    assert looked < 20


def long_table(lines: int) -> Live:
    """A game in which somebody acts and takes back again and again."""
    live = new_table()
    while live.seq < lines:
        live = act(live, "ponder") if live.last_open is None else undo(live)
    return live
