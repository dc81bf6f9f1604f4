"""What bots inside kernels choose from."""

from __future__ import annotations

from dataclasses import replace
from typing import Any
from zlib import crc32

import pytest

from gladsheim import game as make_game
from gladsheim.bots.budget import MOST_NUMBERS, STATES
from gladsheim.bots.learned.estimate import weights_of
from gladsheim.bots.lookahead import CANDIDATES, PLAYOUTS, greedy_of, lookahead_of, search_of
from gladsheim.bots.opponents.choosing import chooser_of
from gladsheim.bots.opponents.lineup import numbers_of
from gladsheim.core.chance import new_rng
from gladsheim.core.engine.engines import PlainEngine
from gladsheim.core.game import State
from gladsheim.core.positions.record_state import record_of
from gladsheim.core.state import FieldAudience, read
from gladsheim.games import names
from tests.fourth_game.registered import seats

HIDING = [
    name
    for name in names()
    if any(field.knower is FieldAudience.NOBODY for field in make_game(name).rules.layout.fields)
]
"""Games in which something is hidden."""


def midway(game: str) -> State:
    """A position after some actions, in which a seat has a choice."""
    state = make_game(game, players=seats(game, 3)).deal(3)
    for _ in range(9):
        state.apply(state.legal_actions()[0])
    while len(state.legal_codes()) < 2:
        state.apply(state.legal_actions()[0])
    return state


def choice(state: State, bot: str, world: State) -> int:
    """The code that a bot chooses, if what it cannot know is always redrawn as it is in one world.

    What actions cost and positions are worth depends on everything hidden in the state that is asked about.
    """
    rules = state.game.rules
    hidden = [one.name for one in rules.layout.fields if one.knower is FieldAudience.NOBODY]

    def redeal(record: Any, seat: int, rng: Any) -> None:
        rules.copy(record, record_of(world))

    def peeked(record: Any, number: int) -> int:
        return crc32(str((number, [read(record, name) for name in hidden])).encode()) % 100_000

    changed = replace(rules, redeal=redeal, cost=peeked, value=peeked)
    engine = PlainEngine(rules)
    row, weights = numbers_of(bot, state.game, compiled=False)
    # A small search is enough here.
    row[CANDIDATES : PLAYOUTS + 1] = 3, 6
    codes = [engine.numbers(rules.most_actions) for _ in range(3)]
    lists = (*codes, engine.filled(weights, weights_of(rules)))
    look = lookahead_of(changed)
    choose = chooser_of(changed, greedy_of(changed, look), search_of(changed, look))
    bench, menu = engine.states(STATES), engine.menus(1)[0]
    return choose(record_of(state), bench, menu, lists, new_rng(5), engine.filled(row, MOST_NUMBERS))


@pytest.mark.parametrize("game", HIDING)
@pytest.mark.parametrize("bot", ["random", "greedy", "search-1"])
def test_a_bot_is_given_nothing_hidden(game: str, bot: str) -> None:
    """In states that its seat cannot tell apart it chooses the same, whatever is hidden in them."""
    state = midway(game)
    assert state.current_player is not None
    twins = [state.redeal(state.current_player, seed) for seed in range(3)]
    assert len({choice(twin, bot, state) for twin in twins}) == 1


@pytest.mark.parametrize("game", HIDING)
def test_a_bot_decides_by_its_world(game: str) -> None:
    """In another world it may choose otherwise: what the test above changes is looked at."""
    state = midway(game)
    assert state.current_player is not None
    worlds = [state.redeal(state.current_player, seed) for seed in range(4)]
    assert len({choice(state, "greedy", world) for world in worlds}) > 1
