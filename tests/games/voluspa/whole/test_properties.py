"""What holds in every position of every game, whatever is played."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from gladsheim import from_document, game
from gladsheim.core.chance import below, new_rng
from gladsheim.core.kernel import buffer
from gladsheim.core.positions.record_state import record_of
from gladsheim.core.state import read, snapshot
from gladsheim.games.voluspa.pieces import BY_CODE, KIND, KINDS
from gladsheim.games.voluspa.record import (
    BARE,
    CELL,
    FIRST_SLOT,
    LAYOUT,
    MASK,
    MENU,
    MOST_ACTIONS,
    NOWHERE,
    ROOM_SIZE,
    cell_number,
    cell_place,
)
from gladsheim.testing.ledger import rule
from tests.games.voluspa.boards import tiles_everywhere
from tests.games.voluspa.sets import Options, mostly_few, spread, title

BY_CELL = ("tile", "boost", "worth", "mutes", "beside", "full", "room")
BY_COUNT = ("sizes", "bare", "tokens", "held", "copies", "hands", "known", "deck", "deck_left")
SPREAD = pytest.mark.parametrize("options", mostly_few(), ids=title)


def walk(options: Options, seed: str) -> Any:
    """Positions of a random game, played on the kernels."""
    state: Any = game("voluspa", **options).deal(seed)
    rng, menu = new_rng(f"walk {seed}"), MENU.batch(1)[0]
    rules = state.game.rules
    while not state.is_terminal:
        yield state
        count = rules.legal(state.record, menu)
        rules.apply(state.record, rules.pick(state.record, menu, below(rng, count)))
    yield state


def compare_with_rebuilt(state: Any) -> None:
    """See that every figure kept up to date equals that of a record built afresh."""
    mine, fresh = state.record, record_of(from_document(state.document()))
    for name in BY_CELL:
        assert read(mine, name)[::CELL] == read(fresh, name)[::CELL], name
    for name in BY_COUNT:
        assert read(mine, name) == read(fresh, name), name
    rooms, slots, room = read(mine, "rooms"), read(mine, "slot"), read(mine, "room")
    for number, size in enumerate(read(mine, "sizes")):
        listed = rooms[number * ROOM_SIZE : number * ROOM_SIZE + size]
        assert all(
            room[cell * CELL] == number and slots[cell * CELL] == FIRST_SLOT + place
            for place, cell in enumerate(listed)
        )
        assert number == NOWHERE or sorted(listed) == [
            c for c in range((MASK + 1) // CELL) if room[c * CELL] == number
        ]
    tiles, bare = read(mine, "tile"), rooms[BARE * ROOM_SIZE :][: read(mine, "sizes")[BARE]]
    assert read(mine, "laid")[: len(bare)] == [tiles[cell * CELL] for cell in bare]
    compare_boxes(mine, fresh)


def compare_boxes(mine: Any, fresh: Any) -> None:
    """The box may be wider than it must be (a Raven may have left it), but nothing lies outside."""
    left, top = cell_place(mine, read(mine, "corner"))
    assert (left, top) == (read(mine, "corner_x"), read(mine, "corner_y"))
    assert cell_number(left, top) == read(mine, "corner")
    assert left <= read(fresh, "corner_x")
    assert top <= read(fresh, "corner_y")
    assert left + read(mine, "width") >= read(fresh, "corner_x") + read(fresh, "width")
    assert top + read(mine, "height") >= read(fresh, "corner_y") + read(fresh, "height")


@SPREAD
def test_figures_kept_up_to_date(options: Options) -> None:
    """Values, rooms, guards, tokens and all other figures equal those of a record built afresh."""
    for number, state in enumerate(walk(options, "figures")):
        if number % 6 == 0 or state.is_terminal or (read(state.record, "raven") >= 0 and number % 2):
            compare_with_rebuilt(state)


@rule("V-3.5", "V-4.4", "V-8.3")
@SPREAD
def test_every_position_is_a_sound_document(options: Options) -> None:
    """Tiles are conserved, the board stays one island of short lines: each document reads back equal."""
    census = None
    for number, state in enumerate(walk(options, "documents")):
        document = state.document()
        census = census or Counter({code: BY_CODE[code].count for code in document["options"]["kinds"]})
        assert tiles_everywhere(document) == census
        if number % 3 == 0:
            assert from_document(document).document() == document


@rule("V-4.10", "V-10.1")
@SPREAD
def test_games_end_when_nothing_is_left(options: Options) -> None:
    """A game is over exactly when deck and hands are empty; whoever is to act holds a tile."""
    for state in walk(options, "ends"):
        document = state.document()
        empty = not document["deck"] and not any(document["hands"])
        if document["phase"] != "raven":
            assert empty is state.is_terminal
        if document["phase"] in ("play", "hermod", "trim"):
            assert document["hands"][document["turn"]]
    assert state.legal_actions() == []


@SPREAD
def test_points_foretell_what_apply_brings(options: Options) -> None:
    """The points of a code are those that it brings, and asking leaves no trace in the record."""
    chosen: Any = game("voluspa", **options)
    other, menu, out = LAYOUT.batch(1)[0], MENU.batch(1)[0], buffer(MOST_ACTIONS)
    for number, state in enumerate(walk(options, "points")):
        if number % 9:
            continue
        before = snapshot(state.record, LAYOUT)
        count = int(chosen.rules.codes(state.record, menu, out))
        codes = [int(code) for code in out[:count]]
        foretold = [int(chosen.rules.points(state.record, code)) for code in codes]
        assert snapshot(state.record, LAYOUT) == before
        for code, points in list(zip(codes, foretold, strict=True))[number % 4 :: 9]:
            chosen.rules.copy(other, state.record)
            assert int(chosen.rules.apply(other, code)) == points


@SPREAD
def test_the_menu_is_the_list(options: Options) -> None:
    """The k-th actions of a menu, k from 0 to its size, are the legal codes in some order."""
    rules = game("voluspa", **options).rules
    menu, out = MENU.batch(1)[0], buffer(MOST_ACTIONS)
    for state in walk(options, "menus"):
        count = int(rules.codes(state.record, menu, out))
        codes = [int(code) for code in out[:count]]
        assert len(set(codes)) == count
        assert int(rules.legal(state.record, menu)) == count
        assert sorted(int(rules.pick(state.record, menu, k)) for k in range(count)) == sorted(codes)


@SPREAD
def test_copies_are_equal(options: Options) -> None:
    """A record copied over another one, whatever lay there, plays on like the original."""
    rules = game("voluspa", **options).rules
    target: Any = record_of(game("voluspa", **options).deal("something else"))
    for number, state in enumerate(walk(options, "copies")):
        if number % 10 == 0:
            rules.copy(target, state.record)
            kept = {"slot", "rooms", "laid"}
            mine, theirs = dict(snapshot(state.record, LAYOUT)), dict(snapshot(target, LAYOUT))
            assert {k: v for k, v in mine.items() if k not in kept} == {
                k: v for k, v in theirs.items() if k not in kept
            }
            compare_with_rebuilt(type(state).of_record(state.game, target))


@rule("V-8.4")
@SPREAD
def test_known_tiles_are_held(options: Options) -> None:
    """What is known of a hand is part of it, and Hels are not listed."""
    for state in walk(options, "known"):
        hands, known = read(state.record, "hands"), read(state.record, "known")
        assert all(0 <= some <= all_ for some, all_ in zip(known, hands, strict=True))
        assert not any(known[KIND["He"] :: KINDS])


@rule("V-8.5", "V-10.2")
@SPREAD
def test_scoring_events_are_numbered(options: Options) -> None:
    """Each landing with points gets the next number, and its seat has reached its score there."""
    state: Any = game("voluspa", **options).deal("events")
    step = 0
    while not state.is_terminal:
        before, seat = state.document(), state.current_player
        legal = state.legal_actions()
        points = state.apply(legal[(17 * step) % len(legal)]).points
        after = state.document()
        assert after["events"] == before["events"] + (points > 0)
        assert after["reached"][seat] == (after["events"] if points else before["reached"][seat])
        assert after["scores"][seat] == before["scores"][seat] + points
        step += 1
    result = state.result()
    keys = [(-after["scores"][seat], after["reached"][seat]) for seat in result["ranking"]]
    assert keys == sorted(keys)


@settings(max_examples=25, deadline=None)
@given(
    st.sampled_from(list(spread())),
    st.integers(0, 2**64),
    st.lists(st.integers(0, 1000), min_size=1, max_size=60),
)
def test_any_line_of_play(options: Options, seed: int, choices: list[int]) -> None:
    """Whatever is chosen, figures and documents stay sound."""
    state: Any = game("voluspa", **options).deal(seed)
    for choice in choices:
        actions = state.legal_actions()
        if not actions:
            break
        state.apply(actions[choice % len(actions)])
    compare_with_rebuilt(state)
    assert from_document(state.document()).document() == state.document()
