"""What a seat may suppose of the action before its turn: all that can be, what follows, nothing hidden."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import gladsheim
from gladsheim.core.chance import Stream, seed_key
from gladsheim.core.contract.bot_kit import BotKit
from gladsheim.core.game import Game, State
from gladsheim.core.prepared.suppositions import NO_SUPPOSITIONS, Supposition, Suppositions
from gladsheim.testing import twins
from gladsheim.testing.canonical import as_bytes

EACH = [
    pytest.param("voluspa", {"players": 2}, id="voluspa-2"),
    pytest.param("voluspa", {"players": 3, "set": "all"}, id="voluspa-3"),
    pytest.param("valda", {"players": 2}, id="valda-2"),
    pytest.param("valda", {"players": 3}, id="valda-3"),
    pytest.param("valhalla", {"players": 2, "excuse": True}, id="valhalla-2"),
    pytest.param("valhalla", {"players": 3}, id="valhalla-3"),
]
MOST = 6
EVERY = {"voluspa": 4, "valda": 1, "valhalla": 5}
each_game = pytest.mark.parametrize(("name", "options"), EACH)


def waiting(game: Game) -> Iterator[tuple[State, int, list[Supposition]]]:
    """Positions of a drawn game, each with a seat that waits and what it may suppose, if it is anything."""
    stream, state, left = Stream(seed_key("suppositions")), game.deal(5), MOST
    while not state.is_terminal and left:
        seat = stream.below(game.players)
        looked = stream.below(EVERY[game.name]) == 0 and game.secrets.acting(state, seat) not in (seat, None)
        if looked and (found := game.bots.suppositions(state.observe(seat), seat).found):
            left -= 1
            yield state, seat, found
        legal = state.legal_actions()
        state.apply(legal[stream.below(len(legal))])


def is_open(state: State, action: str, seat: int) -> bool:
    """Whether an action is seen by all as it is, is no chance, and makes a seat act, if nobody answers."""
    if action.startswith("discard") or "+" in action:
        return False
    after = state.clone()
    applied = after.apply(action)
    if applied.hidden or any(event.reveals for event in applied.events):
        return False
    twins.passed(after, None)
    return after.current_player == seat


@each_game
def test_what_is_supposed_comes_out_as_foreseen(name: str, options: dict[str, Any]) -> None:
    """If just that is done, the seat has the choices with the points that it was shown."""
    game, met = gladsheim.game(name, **options), 0
    for state, seat, found in waiting(game):
        legal = set(state.legal_actions())
        for one in (one for one in found if one.seat == state.current_player):
            if one.choice["action"] in legal:
                after = state.clone()
                after.apply(one.choice["action"])
                twins.passed(after, None)
                assert after.current_player == seat
                assert one.after(seat).choices == game.presenter.choices(after)
                met += 1
    assert met >= MOST // 2


@each_game
def test_what_can_be_is_among_what_may_be_supposed(name: str, options: dict[str, Any]) -> None:
    """Also in every other position that the seat cannot tell apart; each is offered once."""
    game = gladsheim.game(name, **options)
    for state, seat, found in waiting(game):
        actions = [one.choice["action"] for one in found]
        assert len(set(actions)) == len(actions)
        for dealt in range(3):
            twin = state.redeal(seat, dealt)
            if found[0].seat == twin.current_player:
                wanted = {one for one in twin.legal_actions() if is_open(twin, one, seat)}
                missing = wanted - set(actions)
                assert not missing or name == "valda"
                assert not any(one.startswith(("attack", "pass")) for one in missing)


@each_game
def test_what_may_be_supposed_tells_nothing_hidden(name: str, options: dict[str, Any]) -> None:
    """Two positions that the seat cannot tell apart offer it the same bytes, and the same to follow."""
    game = gladsheim.game(name, **options)
    for state, seat, found in waiting(game):
        twin, scene = game.bots.suppositions(state.redeal(seat, 9).observe(seat), seat)
        assert as_bytes(scene) == as_bytes(game.bots.suppositions(state.observe(seat), seat).scene)
        offered = [[[one.seat, one.choice] for one in ones] for ones in (found, twin)]
        assert as_bytes(offered[0]) == as_bytes(offered[1])
        mine, yours = found[-1].after(seat), twin[-1].after(seat)
        assert as_bytes(list(mine)) == as_bytes(list(yours))
        assert mine.scene is not None
        assert mine.choices


def test_twins_compare_what_may_be_supposed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that let the real hand decide would be found out."""
    game = gladsheim.game("voluspa")
    state = game.deal(7)
    seat = 1 - (state.current_player or 0)
    other = state.redeal(seat, 3)
    hands = iter((state, other))

    def spoilt(*_: Any) -> Suppositions:
        """What the real hand can do."""
        real = next(hands)
        return Suppositions([Supposition(1 - seat, choice, real) for choice in game.presenter.choices(real)])

    monkeypatch.setattr(type(game.bots), "suppositions", spoilt)
    mine, yours = (twins.received(one, seat, supposes=True) for one in (state, other))
    assert [name for name in mine if as_bytes(mine[name]) != as_bytes(yours[name])] == ["suppositions"]


def test_a_game_that_says_nothing_lets_nothing_be_supposed() -> None:
    """The default, for a game of which nobody has thought so far."""
    game = gladsheim.game("voluspa")
    state = game.deal(7)
    assert BotKit.suppositions(game.bots, state.observe(0), 0) == NO_SUPPOSITIONS


def test_a_tile_that_is_known_to_be_elsewhere_is_not_supposed() -> None:
    """With a hand that everybody knows, what may be supposed is that hand on the board."""
    game = gladsheim.game("voluspa")
    state = game.deal(7)
    seat = 1 - (state.current_player or 0)
    seen = state.observe(seat)
    seen["hands"][1 - seat] = {"count": 2, "hel": 0, "known": ["Od", "Tr"]}
    found, scene = game.bots.suppositions(seen, seat)
    assert scene is not None
    assert scene["seats"][1 - seat]["hand"] == ["Od", "Tr"]
    assert {one.choice["piece"] for one in found} == {"Od", "Tr"}


def test_an_empty_hand_can_only_pass() -> None:
    """Who holds no card, as everybody sees, attacks with none."""
    game = gladsheim.game("valda", players=3)
    for state, seat, found in waiting(game):
        seen = state.observe(seat)
        player = seen["players"][found[0].seat]
        seen["decks_count"]["base"] += player["hand_count"]
        player["hand_count"] = 0
        assert [one.choice["action"] for one in game.bots.suppositions(seen, seat).found] in (["pass"], [])
