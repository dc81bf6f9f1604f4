"""What holds in every position of every game, whatever is played."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from gladsheim import from_document, game
from gladsheim.core.positions.record_state import record_of
from gladsheim.core.state import read, snapshot
from gladsheim.games.valhalla.record import LAYOUT, MOST_ACTIONS
from gladsheim.testing.ledger import rule
from tests.games.valhalla.bot.policies import some_positions, starts, steps, walk
from tests.games.valhalla.playing import POLICIES
from tests.games.valhalla.sets import Options, few
from tests.games.valhalla.twin import Twin
from tests.games.valhalla.whole.invariants import check_end, check_position, check_step

POLICY = pytest.mark.parametrize("policy", POLICIES)
PASSING = ("pass", "battle", "skip")
SCRATCH = ("way", "notes")
LISTS = {"cells": "cell_count", "menu": "menu_count", "steps": "step_count", "aces": "ace_count"}
"""Lists of which only so much counts as another field says; of scratch fields nothing does."""


def used(record: Any) -> dict[str, Any]:
    """All that counts in a record."""
    found = dict(snapshot(record, LAYOUT))
    lengths = {name: found[count] for name, count in LISTS.items()} | dict.fromkeys(SCRATCH, 0)
    return {name: value[: lengths[name]] if name in lengths else value for name, value in found.items()}


@rule("VH-2.1", "VH-4.6", "VH-5.1", "VH-7.5", "VH-7.7", "VH-14.5")
@POLICY
def test_positions_are_sound(policy: str) -> None:
    """Twelve armies each, every card in one place, one owner at most, four cards at most, always."""
    for state, rng in starts(policy):
        before = state.document()
        check_position(before)
        for _ in steps(state, policy, rng):
            after = state.document()
            check_position(after)
            check_step(before, after)
            before = after
        check_end(Twin.from_document(before))


@rule("VH-14.1", "VH-14.2")
@POLICY
def test_positions_read_back_equal(policy: str) -> None:
    """A document at any decision gives an equal position, with the same menu and result."""
    for position in some_positions(policy, 3):
        document = position.document()
        again = from_document(document)
        assert again.document() == document
        assert again.legal_actions() == position.legal_actions()
        assert again.game.presenter.choices(again) == position.game.presenter.choices(position)
        assert again.result() == position.result()


@rule("VH-5.5", "VH-5.8")
@POLICY
def test_passes_are_counted(policy: str) -> None:
    """The run of passes grows with each turn that is one, and any other turn ends it."""
    for state, rng in starts(policy):
        before = state.document()
        for action, _applied in steps(state, policy, rng):
            after = state.document()
            turned = (before["turn"], before["players"][before["turn"]]["cycle"]) != (
                after["turn"],
                after["players"][before["turn"]]["cycle"],
            )
            if action in PASSING:
                assert after["pass_run"] == before["pass_run"] + 1, action
            elif turned:
                assert after["pass_run"] == 0, action
            else:
                assert after["pass_run"] == before["pass_run"], action
            before = after


@rule("VH-5.1", "VH-5.2", "VH-15")
@POLICY
def test_a_marker_moves_one_step_a_turn(policy: str) -> None:
    """A phase event moves a marker on; by at most one of its own and one by force, before the turn."""
    for state, rng in starts(policy):
        before = [player["phase"] for player in state.document()["players"]]
        for action, applied in steps(state, policy, rng):
            own: dict[int, int] = {}
            for event in applied.events:
                told = event.seen_by(None)
                if told["event"] == "phase" and not told["forced"]:
                    own[told["seat"]] = own.get(told["seat"], 0) + 1
            assert all(count <= 1 for count in own.values())
            # Unable to recruit in phase 1: the marker goes straight to 3 (VH-5.3).
            jump = 2 if action == "skip" else 1
            after = [player["phase"] for player in state.document()["players"]]
            for seat, (old, new) in enumerate(zip(before, after, strict=True)):
                assert new - old <= jump + (seat == state.document()["turn"]) or new == 1, action
            before = after


@rule("VH-14.4")
@POLICY
def test_a_redeal_keeps_the_view(policy: str) -> None:
    """The piles are drawn anew: everybody sees the same, sizes stay, and cards are conserved."""
    for position in some_positions(policy, 17):
        document = position.document()
        for seat in range(position.game.players):
            other = position.redeal(seat, f"{seat}")
            assert other.observe(seat) == position.observe(seat)
            assert other.game.presenter.scene(other, seat) == position.game.presenter.scene(position, seat)
            redealt = other.document()
            check_position(redealt)
            for pile in ("draw", "discard"):
                assert len(redealt[pile]) == len(document[pile])
            if not position.is_terminal:
                assert redealt["rng"] != document["rng"]


@POLICY
def test_copies_are_equal(policy: str) -> None:
    """A record copied over another one, whatever lay there, plays on like the original."""
    target: Any = game("valhalla", players=6).deal("something else")
    for position in some_positions(policy, 17):
        position.game.rules.copy(target.record, record_of(position))
        assert used(target.record) == used(record_of(position))


@POLICY
def test_points_leave_no_trace(policy: str) -> None:
    """The kernels foretell what they then bring, and asking changes nothing."""
    for position in some_positions(policy, 11):
        rules, record = position.game.rules, record_of(position)
        before = used(record)
        codes = position.legal_codes()
        foretold = [int(rules.points(record, code)) for code in codes]
        assert used(record) == before
        for code, points in zip(codes, foretold, strict=True):
            assert int(rules.apply(record_of(position.clone()), code)) == points
        assert used(record) == before


@rule("VH-16")
@POLICY
def test_a_menu_is_far_from_full(policy: str) -> None:
    """There is room for many more actions than are ever offered."""
    for position in some_positions(policy, 5):
        assert read(record_of(position), "menu_count") == len(position.legal_actions()) < MOST_ACTIONS // 4


@rule("VH-14.5")
@settings(max_examples=40, deadline=None)
@given(
    st.sampled_from(list(few())),
    st.integers(0, 2**64 - 1),
    st.lists(st.integers(0, 1000), min_size=1, max_size=80),
)
def test_any_line_of_play(options: Options, seed: int, choices: list[int]) -> None:
    """Whatever is chosen, positions stay sound and documents read back equal."""
    state = game("valhalla", **options).deal(seed)
    for choice in choices:
        legal = state.legal_actions()
        if not legal:
            break
        state.apply(legal[choice % len(legal)])
    check_position(state.document())
    assert from_document(state.document()).document() == state.document()


@rule("VH-1.5", "VH-11.3", "VH-11.11", "VH-11.12")
@pytest.mark.timeout(3_600)
@pytest.mark.parametrize("policy", [*POLICIES, "first", "last"])
def test_every_game_ends(policy: str, long: bool) -> None:
    """Whoever plays how, a game comes to its end, and the winners have the most points."""
    options = list(few())
    for number in range(60 if long else 2):
        state = game("valhalla", **options[number % len(options)]).deal(number)
        if policy in POLICIES:
            for _ in walk(state, policy, random.Random(number)):
                pass
        else:
            for _ in range(6_000):
                if state.is_terminal:
                    break
                state.apply(sorted(state.legal_actions())[0 if policy == "first" else -1])
        assert state.is_terminal
        check_end(Twin.from_document(state.document()))
