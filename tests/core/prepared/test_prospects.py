"""What a seat that waits may prepare: it can turn out legal, and nothing hidden decides what is offered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import gladsheim
from gladsheim.core.chance import Stream, seed_key
from gladsheim.core.game import Game, State
from gladsheim.testing.canonical import as_bytes

GAMES: dict[str, list[dict[str, Any]]] = {
    "voluspa": [{"players": 2}, {"players": 3, "set": "all"}],
    "valda": [{"players": 2}, {"players": 3}],
    "valhalla": [{"players": 2, "excuse": True}, {"players": 3}],
}
EACH = [
    pytest.param(name, one, id=f"{name}-{one['players']}") for name, ones in GAMES.items() for one in ones
]
EVERY = 5
CONTINUATIONS = 60
MOST_WAITED = 200


def chosen(state: State, stream: Stream) -> str:
    """A legal action, drawn."""
    legal = state.legal_actions()
    return legal[stream.below(len(legal))]


def waiting(game: Game, most: int = 12) -> Iterator[tuple[State, int, list[dict[str, Any]]]]:
    """Positions of a drawn game, each with a seat that waits and what it is offered."""
    stream, state = Stream(seed_key("prospects")), game.deal(5)
    while not state.is_terminal and most:
        seat = stream.below(game.players)
        if stream.below(EVERY) == 0 and game.secrets.acting(state, seat) not in (seat, None):
            offered = game.bots.prospects(state.observe(seat), seat).choices
            if offered:
                most -= 1
                yield state, seat, offered
        state.apply(chosen(state, stream))


def comes_true(state: State, seat: int, action: str, stream: Stream) -> bool:
    """Whether an action is legal at one of the seat's next decisions, as the game goes on by lot."""
    after = state.redeal(seat, stream.below(1 << 32))
    for _ in range(MOST_WAITED):
        if after.is_terminal:
            return False
        if after.game.secrets.acting(after, None) == seat:
            return action in after.legal_actions()
        after.apply(chosen(after, stream))
    return False


@pytest.mark.parametrize(("name", "options"), EACH)
def test_what_is_offered_is_legal_in_some_continuation(name: str, options: dict[str, Any]) -> None:
    """When the seat's turn comes, what it was offered can be done, in one of the games that may follow."""
    game, stream, found = gladsheim.game(name, **options), Stream(seed_key("continuations")), 0
    for state, seat, offered in waiting(game):
        action = offered[stream.below(len(offered))]["action"]
        assert any(comes_true(state, seat, action, stream) for _ in range(CONTINUATIONS)), action
        found += 1
    assert found >= 4


@pytest.mark.parametrize(("name", "options"), EACH)
def test_what_is_offered_tells_nothing_hidden(name: str, options: dict[str, Any]) -> None:
    """Two positions that the seat cannot tell apart offer it the same bytes."""
    game = gladsheim.game(name, **options)
    for state, seat, offered in waiting(game):
        twin = state.redeal(seat, 9)
        mine, yours = (game.bots.prospects(one.observe(seat), seat) for one in (state, twin))
        assert as_bytes(list(yours)) == as_bytes(list(mine))
        assert mine.choices == offered


@pytest.mark.parametrize(("name", "options"), EACH)
def test_what_is_offered_is_drawn_like_a_turn(name: str, options: dict[str, Any]) -> None:
    """Choices like those of the seat to act, in a scene of the same fields that its seat sees."""
    game = gladsheim.game(name, **options)
    for state, seat, offered in waiting(game, 4):
        scene = game.bots.prospects(state.observe(seat), seat).scene
        seen = game.presenter.scene(state, seat)
        assert scene is not None
        assert set(scene) - {"prompt"} == set(seen) - {"prompt"}
        assert scene["seats"][seat]["score"] == seen["seats"][seat]["score"]
        assert all({"action", "points", "type"} <= set(one) for one in offered)
        assert len({one["action"] for one in offered}) == len(offered)
