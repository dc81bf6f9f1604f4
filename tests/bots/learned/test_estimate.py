"""Learned values: worked out as a slow twin does, from features that change nothing."""

from __future__ import annotations

from typing import Any

import pytest

import gladsheim
from gladsheim.bots.learned.estimate import FINER, HEAD, NOTHING, SHIFT, estimate_of, size_of, weights_of
from gladsheim.core.chance import Stream, seed_key
from gladsheim.core.game import State
from gladsheim.core.positions.record_state import record_of

TABLES: list[dict[str, Any]] = [
    {"name": "voluspa", "set": "all", "players": 3},
    {"name": "valda", "players": 2},
    {"name": "valda", "players": 4, "race": True},
    {"name": "valhalla", "players": 3, "excuse": True},
]
UNITS = 3
SCRATCH = {
    "voluspa": (),
    "valda": (),
    "valhalla": (
        "way",
        "plan_owner",
        "plan_armies",
        "plan_reserve",
        "named",
        "left",
        "free_kill",
        "kind",
        "card",
    ),
}
"""Fields that say nothing before a plan is begun, and nothing of a position."""


def later(options: dict[str, Any], plies: int) -> State:
    """The position after so many random actions and when the turn has then passed on, or at the end."""
    state, chance = gladsheim.game(**options).deal(11), Stream(seed_key("later"))
    clock = state.game.rules.clock or state.game.rules.seat
    while not state.is_terminal:
        shown = clock(record_of(state))
        actions = state.legal_actions()
        state.apply(actions[chance.below(len(actions))])
        plies -= 1
        if plies <= 0 and clock(record_of(state)) != shown:
            break
    return state


def some_weights(features: int) -> list[int]:
    """A network of three units, of which not all are silent."""
    chance = Stream(seed_key("weights"))
    return [
        UNITS,
        *(chance.below(1 << SHIFT) - (1 << SHIFT - 1) for _ in range(size_of(features, UNITS) - 1)),
    ]


def features_of(state: State, seat: int) -> list[int]:
    """The features of a seat, and nothing beside them."""
    rules = state.game.rules
    out = [77] * (len(rules.features.names) + 2)
    rules.features.write(record_of(state), rules.menu.batch(1)[0], seat, out)
    assert out[-2:] == [77, 77]
    return out[:-2]


def twin(weights: list[int], features: list[int]) -> int:
    """The same network, as its documentation tells it."""
    count = len(features)
    total = 0
    for unit in range(UNITS):
        constant, *row = weights[HEAD + unit * (1 + count) :][: 1 + count]
        strength = max(0, constant + sum(a * b for a, b in zip(row, features, strict=True)))
        total += weights[len(weights) - UNITS + unit] * (strength >> SHIFT)
    direct = weights[HEAD + UNITS * (1 + count) :][:count]
    return (total + sum(a * b for a, b in zip(direct, features, strict=True))) >> SHIFT


@pytest.mark.parametrize("plies", [1, 40])
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_a_value_is_what_the_network_says(options: dict[str, Any], plies: int) -> None:
    """For each seat, from its features; without a network the rule of thumb tells."""
    state = later(options, plies)
    rules, scratch = state.game.rules, [0] * state.game.rules.most_actions
    weights, menu = some_weights(len(rules.features.names)), rules.menu.batch(1)[0]
    estimate = estimate_of(rules)
    for seat in range(state.game.players):
        found = estimate(record_of(state), menu, seat, (scratch, weights))
        assert found == twin(weights, features_of(state, seat))
        by_thumb = rules.value(record_of(state), seat) if rules.value else 100 * state.scores[seat]
        assert estimate(record_of(state), menu, seat, (scratch, list(NOTHING))) == by_thumb


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_features_leave_the_state_as_it_was(options: dict[str, Any]) -> None:
    """In every field, also in those that nobody may know."""
    for plies in (0, 5, 30, 90):
        state = later(options, plies)
        before = state.document()
        fields = {
            field.name: getattr(record_of(state), field.name) for field in state.game.rules.layout.fields
        }
        kept = {name: list(value) if hasattr(value, "__len__") else value for name, value in fields.items()}
        if not state.is_terminal:
            for seat in range(state.game.players):
                features_of(state, seat)
        assert state.document() == before
        for name, value in kept.items():
            now = getattr(record_of(state), name)
            same = (list(now) if hasattr(now, "__len__") else now) == value
            assert same or name in SCRATCH[options["name"]], name


def test_a_game_that_is_over_is_judged_by_what_was_reached() -> None:
    """Whatever the network would say."""
    state = later({"name": "voluspa", "players": 2}, 10_000)
    assert state.is_terminal
    rules = state.game.rules
    mind = [0] * rules.most_actions, some_weights(len(rules.features.names))
    found = [estimate_of(rules)(record_of(state), rules.menu.batch(1)[0], seat, mind) for seat in range(2)]
    assert found == [100 * score for score in state.scores]


def test_sizes() -> None:
    """A list of weights has a number for each part of the network, and room for the largest."""
    rules = gladsheim.game("voluspa").rules
    assert size_of(26, 16) == 1 + 16 * 27 + 26 + 16
    assert weights_of(rules) == size_of(len(rules.features.names), 64)
    assert FINER < SHIFT
