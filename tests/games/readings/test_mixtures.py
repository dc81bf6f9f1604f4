"""Whatever readings of its rules a table mixes, what holds for every game holds for it (E-1.4, E-1.6)."""

from __future__ import annotations

from typing import Any

import pytest

from gladsheim import bots, game
from gladsheim.core.chance import Stream, seed_key
from gladsheim.core.game import Game, State
from gladsheim.games.voluspa.options import SETS
from gladsheim.records import RecordedSeat, record_game, verify
from gladsheim.testing.contract import check_game
from gladsheim.testing.twins import check_leaks
from tests.games.valda.tables import furnished
from tests.proof_options import mostly_long

Options = dict[str, Any]
GAMES = ("valda", "valhalla", "voluspa")
MIXTURES = 60
"""Of each game, in the long form."""
NUMBERS = mostly_long(range(MIXTURES), range(1))
MIXED = pytest.mark.parametrize("number", NUMBERS)
NAMED = pytest.mark.parametrize("name", GAMES)
LIGHT = {"valda": "greedy", "valhalla": "greedy", "voluspa": "search-1"}
"""A bot that looks ahead and is done with a game in seconds."""


def mixture(name: str, number: int) -> Options:
    """Options of a table with some of the readings, by a number; more often many than few."""
    stream = Stream(seed_key(f"mixture {name} {number}"))
    rulings = [reading for reading in game(name).traits.rulings.names if stream.below(3)]
    flags = [stream.below(2) == 1 for _ in range(2)]
    options: Options = {"players": 2 + stream.below(4)}
    if name == "voluspa":
        sets = list(SETS)
        options |= {"set": sets[stream.below(len(sets))], "bolt": flags[0], "no_late_hel": flags[1]}
    elif name == "valda":
        options |= {"turnaround": flags[0], "race": flags[1]}
    else:
        target = 15 * options["players"]
        options |= {"decks": 2, "excuse": flags[0], "extended": flags[1], "target": target, "glory_cap": 10}
    return {**options, "rulings": rulings}


def start_of(table: Game, number: int) -> State:
    """A position in which readings matter soon: in Valda one with god cards and temples, else the deal."""
    if table.name != "valda":
        return table.deal(number)
    stream = Stream(seed_key(f"furnished {number}"))
    return table.from_document(furnished(stream, mixture(table.name, number)))


@NAMED
@MIXED
def test_the_contract(name: str, number: int) -> None:
    """A random game by a mixture of readings breaks no promise of the uniform API."""
    assert check_game(game(name, **mixture(name, number)), f"mixture {number}") > 20


@NAMED
@MIXED
def test_twin_deals(name: str, number: int, long: bool) -> None:
    """Nothing that a reading adds tells a viewer what it may not know."""
    table = game(name, **mixture(name, number))
    every, steps = (9, 40) if long else (60, 6)
    start = start_of(table, number)
    assert check_leaks(table, f"mixture {number}", every=every, steps=steps, start=start) > 5


@NAMED
@MIXED
def test_bots_and_records(name: str, number: int) -> None:
    """Bots think by the readings of their table, and the record of their game holds."""
    table = game(name, **mixture(name, number))
    bot = bots.create(LIGHT[name], table)
    seats = [RecordedSeat(f"Bot {seat}", "bot", LIGHT[name]) for seat in range(table.players)]

    def choose(state: State) -> str:
        seat = state.current_player or 0
        return bot.choose(state.observe(seat), f"bots {number}")

    record = record_game(table.deal(number), seats, choose)
    report = verify(record)
    assert (report.findings, report.over) == ((), True)
    assert record.options.get("rulings", []) == mixture(name, number)["rulings"]
