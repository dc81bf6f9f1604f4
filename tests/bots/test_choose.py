"""What every bot promises: legal, repeatable, and blind to what its seat cannot see."""

import json
from itertools import product

import pytest

import gladsheim
from gladsheim import bots
from gladsheim.games.voluspa.options import SETS
from tests.bots.tables import choice, play
from tests.proof_options import mostly_long_rows

QUICK = ("random", "greedy", "search-1", "search-2")


@pytest.mark.parametrize("name", QUICK)
def test_the_same_observation_and_seed_give_the_same_action(name: str) -> None:
    """A fresh bot, and one that has thought of other things, agree."""
    game = gladsheim.game("voluspa", set="all")
    state = play(game, ("random", "random"), 4, 20)
    bot = bots.create(name, game)
    bot.choose(game.deal(9).observe(game.deal(9).current_player), 2)
    assert bot.choose(state.observe(state.current_player), 7) == choice(name, state, 7)


@pytest.mark.parametrize("name", ["random", "search-1"])
def test_another_seed_can_give_another_action(name: str) -> None:
    """The seed is the only source of chance, and it is used."""
    state = play(gladsheim.game("voluspa"), ("random", "random"), 4, 20)
    assert len({choice(name, state, seed) for seed in range(30)}) > 1


@pytest.mark.parametrize("name", QUICK)
def test_a_bot_sees_no_more_than_its_seat(name: str) -> None:
    """Where only hidden tiles differ, the action is the same."""
    state = play(gladsheim.game("voluspa", set="edda", players=3), ("random",) * 3, 6, 15)
    seat = state.current_player
    assert seat is not None
    twins = [state.redeal(seat, seed) for seed in range(4)]
    assert len({json.dumps(twin.document()) for twin in twins}) > 1
    assert len({choice(name, twin, 3) for twin in twins}) == 1


@pytest.mark.parametrize(
    ("kinds", "players"),
    mostly_long_rows(product(SETS, range(2, 6)), [(kinds, 2 + at % 4) for at, kinds in enumerate(SETS)]),
)
def test_actions_are_legal_in_every_set_at_every_number_of_players(kinds: str, players: int) -> None:
    """Bots of all sorts share a table for some rounds; an illegal action would raise."""
    names = ("greedy", "search-1", "random", "search-2", "greedy")[:players]
    state = play(gladsheim.game("voluspa", set=kinds, players=players), names, players, 4 * players)
    assert state.current_player is not None


@pytest.mark.parametrize("kinds", ["base", "all"])
def test_games_between_bots_come_to_their_end(kinds: str) -> None:
    """From the deal until nobody holds a tile."""
    assert play(gladsheim.game("voluspa", set=kinds), ("greedy", "search-1"), 2).is_terminal


def test_an_observation_survives_the_wire() -> None:
    """JSON and back changes no answer."""
    state = play(gladsheim.game("voluspa", set="all"), ("random", "random"), 5, 11)
    bot = bots.create("greedy", state.game)
    seen = state.observe(state.current_player)
    assert bot.choose(json.loads(json.dumps(seen)), 1) == bot.choose(seen, 1)


@pytest.mark.parametrize("viewer", ["spectator", "other seat"])
@pytest.mark.parametrize("name", ["random", "greedy", "search-1"])
def test_another_viewer_s_observation_is_refused(name: str, viewer: str) -> None:
    """A bot never plays a hand that it would have to invent."""
    state = gladsheim.game("voluspa").deal(1)
    seat = state.current_player
    assert seat is not None
    seen = state.observe(None if viewer == "spectator" else 1 - seat)
    with pytest.raises(bots.BotError, match="allowed: the observation of the seat to act"):
        bots.create(name, state.game).choose(seen, 1)


def test_there_is_nothing_to_choose_when_the_game_is_over() -> None:
    """The error says what would be allowed."""
    state = play(gladsheim.game("voluspa"), ("random", "random"), 3)
    with pytest.raises(bots.BotError, match="no seat is to act"):
        bots.create("greedy", state.game).choose(state.observe(0), 1)
