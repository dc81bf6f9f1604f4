"""Bots at tables of Valda: hidden hands, windows, and dice that nobody knows."""

import json

import pytest

import gladsheim
from gladsheim import bots
from gladsheim.bots.levels import LEARNED, LEVELS
from gladsheim.bots.workbench import SearchPlan, Workbench
from gladsheim.core.chance import Stream, seed_key
from gladsheim.core.game import State
from gladsheim.games import names
from tests.bots.tables import choice, play
from tests.games.valda.tables import Json, furnished, mostly_few, title

QUICK = ("random", "greedy", "search-1")


@pytest.mark.parametrize("options", mostly_few(), ids=title)
def test_whole_games_are_played_at_every_table(options: Json) -> None:
    """Random seats bring about what others would not; an illegal action would raise."""
    seated = ("greedy", "random", "random", "random", "random")[: options["players"]]
    assert play(gladsheim.game("valda", **options), seated, options["players"]).is_terminal


@pytest.mark.parametrize("name", QUICK)
def test_a_bot_sees_no_more_than_its_seat(name: str) -> None:
    """Where only hidden cards, decks and chance differ, the action is the same."""
    state = play(gladsheim.game("valda", players=3), ("random",) * 3, 6, 60)
    seat = state.current_player
    assert seat is not None
    twins = [state.redeal(seat, seed) for seed in range(3)]
    assert len({json.dumps(twin.document()) for twin in twins}) > 1
    assert len({choice(name, twin, 3) for twin in twins}) == 1


@pytest.mark.parametrize("name", QUICK)
def test_the_same_observation_and_seed_give_the_same_action(name: str) -> None:
    """A fresh bot, and one that has thought of other things, agree."""
    state = play(gladsheim.game("valda"), ("random", "random"), 4, 20)
    bot = bots.create(name, state.game)
    other = state.game.deal(9)
    bot.choose(other.observe(other.current_player), 2)
    assert bot.choose(state.observe(state.current_player), 7) == choice(name, state, 7)


def test_greedy_builds_what_brings_most() -> None:
    """In the last round the temple that completes an owned area brings two followers."""
    game = gladsheim.game("valda")
    player = {"blood": 2, "gold": 2, "diamond": 2, "temples": {"tyr": 2}}
    document = {"round": 6, "phase": "build", "builds": 1, "players": [player, {}]}
    assert choice("greedy", game.from_document(document)) == "build:tyr"


def test_greedy_does_not_end_a_phase_that_still_brings_something() -> None:
    """Followers for resources that are good for nothing else are taken."""
    game = gladsheim.game("valda")
    player = {"gold": 3, "temples": {"thor": 1}}
    document = {"round": 6, "phase": "followers", "active": 1, "players": [{}, player]}
    assert choice("greedy", game.from_document(document)) == "thor:3:g"


def test_greedy_does_not_know_how_the_dice_will_fall() -> None:
    """Loki's dice are rolled or not by what may come: what will come changes nothing."""
    game = gladsheim.game("valda")
    player = {"followers": 7, "temples": {"loki": 2}}
    for seed in range(5):
        chosen = [
            choice(
                "greedy",
                game.from_document(
                    {
                        "round": 6,
                        "phase": "followers",
                        "players": [player, {}],
                        "rng": f"{seed:016x}",
                        "forced": faces,
                    }
                ),
                seed,
            )
            for faces in ([1, 1], [6, 6], [])
        ]
        assert len(set(chosen)) == 1


def ahead(state: State, searcher: int) -> int:
    """By how many followers a seat that searches leads a greedy one in the end."""
    bench, state = Workbench(state.game), state.clone()
    ply = 0
    while (seat := state.current_player) is not None:
        if seat == searcher:
            found = bench.search(state, ply, SearchPlan(2, 6, 80, 2, 1))
        else:
            found = bench.greedy(state, ply, 2)
        state.apply(state.text_of(found))
        ply += 1
    followers = state.scores
    return followers[searcher] - followers[1 - searcher]


@pytest.mark.usefixtures("compiled")
def test_search_does_better_than_greedy(long: bool) -> None:
    """From a few rich positions before the end, each played with the seats exchanged."""
    stream = Stream(seed_key("wealthy"))
    game = gladsheim.game("valda")
    total = 0
    for _ in range(3 if long else 1):
        state = game.from_document(furnished(stream, {"players": 2}))
        total += ahead(state, 0) + ahead(state, 1)
    assert total > 0


def test_every_level_has_a_budget_in_every_game() -> None:
    """And no budget is that of no level."""
    assert all(set(gladsheim.game(name).bots.budgets) == {*LEVELS, *LEARNED} for name in names())
