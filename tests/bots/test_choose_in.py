"""What bots do with a state: what they do with the observation of its seat to act, and no more."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from typing import Any

import pytest

from gladsheim import bots, game
from gladsheim.bots.bot import imagine
from gladsheim.core.engine.choice import engine_of
from gladsheim.core.engine.packing import unpack
from gladsheim.core.game import State
from gladsheim.core.state import FieldAudience, Layout, read
from tests.bots.tables import play
from tests.core.positions.familiar import use_mode
from tests.games.readings.test_mixtures import GAMES, MIXTURES, mixture, start_of
from tests.proof_options import mostly_long_rows

Options = dict[str, Any]
TABLES: list[Options] = [
    {"name": "voluspa", "set": "base"},
    {"name": "voluspa", "set": "all", "players": 3, "no_late_hel": True},
    {"name": "valda"},
    {"name": "valda", "players": 4, "turnaround": True, "race": True},
    {"name": "valhalla"},
    {"name": "valhalla", "players": 5, "decks": 2, "extended": True, "excuse": True},
]
PLAIN = ("random", "greedy", "search-1", "seer-1")
EVERY = 13
"""Number of actions from one compared position to the next."""


def positions(start: State, most: int, salt: int = 0) -> Iterator[State]:
    """Positions of a random game, each with a seat to act."""
    bot, state = bots.create("random", start.game), start.clone()
    for ply in range(most * EVERY):
        if state.is_terminal:
            return
        if ply % EVERY == salt % EVERY:
            yield state.clone()
        state.apply(bot.choose_in(state, f"{salt} {ply}"))


def same_in_all(state: State, names: tuple[str, ...]) -> None:
    """Each bot chooses the same by the state, by others that its seat cannot tell from it, and by what it
    observes.
    """
    seat, before = state.current_player, state.document()
    assert seat is not None
    seen = state.observe(seat)
    twins = [state, state.redeal(seat, 1), state.redeal(seat, 2), imagine(state.game, seen, 3)]
    for name in names:
        bot = bots.create(name, state.game)
        found = {bot.choose_in(twin, 4) for twin in twins}
        assert found == {bot.choose(seen, 4)} == {state.text_of(bot.choose_code(state, 4))}, (name, before)
    assert state.document() == before


def named(options: Options) -> str:
    """The name of a table."""
    return f"{options['name']} {options.get('players', 2)}"


@pytest.mark.parametrize("options", TABLES, ids=named)
def test_plain_bots_know_no_more_than_what_is_observed(options: Options, *, long: bool) -> None:
    """In positions throughout a game."""
    for state in positions(game(**options).deal(5), 20 if long else 3):
        same_in_all(state, PLAIN)


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("options", TABLES, ids=named)
def test_compiled_bots_know_no_more_than_what_is_observed(options: Options, *, long: bool) -> None:
    """All of them, in positions throughout a game."""
    for state in positions(game(**options).deal(6), 20 if long else 3, 1):
        same_in_all(state, bots.names())


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize(
    ("name", "number"),
    mostly_long_rows(
        ((name, number) for name in GAMES for number in range(MIXTURES)), ((name, 2) for name in GAMES)
    ),
)
def test_no_reading_tells_bots_more(name: str, number: int) -> None:
    """By a mixture of readings, from positions in which they matter."""
    table = game(name, **mixture(name, number))
    for state in positions(start_of(table, number), 8, number):
        same_in_all(state, ("greedy", "search-1", "seer-1"))


@pytest.mark.parametrize("kernels", ["plain", "compiled"])
@pytest.mark.parametrize("options", TABLES, ids=named)
def test_a_redrawn_state_is_pickled_without_anything_hidden(
    options: Options, kernels: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It has the hidden fields of a state made from the observation alone, and zeros where nothing is."""
    use_mode(kernels, monkeypatch)
    for state in positions(game(**options).deal(7), 6, 2):
        seat = state.current_player
        assert seat is not None
        imagined = imagine(state.game, state.observe(seat), 3)
        layout, sent = state.game.rules.layout, pickled(state.redeal(seat, 4))
        assert hidden(layout, sent) == hidden(layout, pickled(imagined.redeal(seat, 4)))
        assert not any(unused(layout, sent))
        assert pickle.dumps(state.redeal(seat, 4)) == pickle.dumps(state.redeal(seat, 3).redeal(seat, 4))


def pickled(state: State) -> Any:
    """The record that a pickle of the state has in it."""
    engine = engine_of(state.game.rules)
    states = engine.states(1)
    reduced: Any = state.__reduce__()
    unpack(engine, reduced[1][1], states, 0, 1)
    return engine.record(states, 0)


def hidden(layout: Layout, record: Any) -> dict[str, Any]:
    """The fields of a record that not everybody may know, but for steps, which may be put otherwise."""
    secret = [one for one in layout.fields if one.knower in (FieldAudience.SEAT, FieldAudience.NOBODY)]
    steps = [one.name for one in layout.fields if one.extent is not None and one.extent.count == "depth"]
    return {one.name: read(record, one.name) for one in secret if one.name not in ("depth", *steps)}


def unused(layout: Layout, record: Any) -> Iterator[int]:
    """The numbers of lists beyond those in use."""
    for field in layout.fields:
        if field.extent is not None and isinstance(count := read(record, field.extent.count), int):
            yield from read(record, field.name)[count:]


def test_a_state_of_another_game_is_refused() -> None:
    """A bot has scratch space for one game, with its options."""
    bot, other = bots.create("greedy", game("valda")), game("valda", players=3)
    bot.choose_in(game("valda").deal(1), 1)
    with pytest.raises(bots.BotError, match=r"allowed: states of ValdaGame.*players=2"):
        bot.choose_in(other.deal(1), 1)


@pytest.mark.parametrize("name", PLAIN)
def test_nothing_is_chosen_when_the_game_is_over(name: str) -> None:
    """The error says what would be allowed."""
    state = play(game("voluspa"), ("random", "random"), 3)
    with pytest.raises(bots.BotError, match="allowed: a state in which a seat is to act"):
        bots.create(name, state.game).choose_in(state, 1)
