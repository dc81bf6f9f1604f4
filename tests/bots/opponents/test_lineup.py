"""Bots for the other seats, by name or by weights."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from gladsheim import bots, game
from gladsheim.bots.learned.estimate import NOTHING
from gladsheim.bots.lookahead import PLAYERS
from gladsheim.bots.opponents.choosing import KIND, LENGTH, SEARCH, SLIPS
from gladsheim.bots.opponents.lineup import lineup, numbers_of
from gladsheim.core.errors import BotError, UsageError


@pytest.mark.parametrize(
    ("given", "wanted"),
    [
        ("greedy", ["greedy", "greedy"]),
        (("greedy", "random"), ["greedy", "random"]),
        ([{"seer-1": 2}, "greedy"], ["seer-1", "greedy"]),
    ],
)
def test_names_are_those_of_the_other_seats_in_order(given: Any, wanted: list[str]) -> None:
    """A name alone is for all of them, and nothing is drawn where there is one bot to draw."""
    found = lineup(given, 2)
    assert [found.names[at] for at in found.drawn(lambda: 1 / 0)] == wanted
    assert not found.is_drawn


def test_bots_are_drawn_by_their_weights() -> None:
    """Each other seat draws its own; the least and the greatest draw are bots, too."""
    found = lineup(("greedy", {"random": 3, "greedy": 1.0}), 2)
    assert found.is_drawn
    chance = np.random.default_rng(1)
    drawn = Counter(tuple(found.names[at] for at in found.drawn(chance.random)) for _ in range(4_000))
    assert set(drawn) == {("greedy", "random"), ("greedy", "greedy")}
    assert drawn["greedy", "random"] == pytest.approx(3_000, abs=150)
    least, greatest = found.drawn(lambda: 0.0), found.drawn(lambda: 1.0)
    assert [found.names[one[1]] for one in (least, greatest)] == ["random", "greedy"]


@pytest.mark.parametrize(
    "given",
    [
        *([], ["greedy"], ["greedy"] * 3, 3, None, [3, "greedy"], {}, {3: 1}, {"greedy": 0}),
        *({"greedy": -1}, {"greedy": True}, {"greedy": "1"}, {"greedy": float("nan")}, {"greedy": 1e7}),
    ],
)
def test_what_is_no_lineup_is_refused(given: Any) -> None:
    """The error tells what was given, and what is allowed."""
    with pytest.raises(UsageError, match=r"bots .*; allowed: a bot's name, or weights above 0, to 1,000,000"):
        lineup(given, 2)


def test_an_unknown_bot_is_refused() -> None:
    """By name, before a game is played."""
    with pytest.raises(BotError, match="bot is 'nobody'"):
        lineup({"greedy": 1, "nobody": 1}, 1)


@pytest.mark.parametrize("name", bots.names())
def test_each_bot_has_numbers_for_the_kernels(name: str) -> None:
    """Those of its level, and weights where it has learned."""
    made = game("valda", players=3)
    row, weights = numbers_of(name, made, compiled=True)
    assert row[PLAYERS] == 3
    assert row[LENGTH] == len(weights)
    assert (weights != NOTHING) == name.startswith("seer")
    assert (row[KIND] == SEARCH) == (name in made.bots.budgets)
    assert row[SLIPS] == (made.bots.budgets[name].slips if name in made.bots.budgets else 0)


def test_a_file_of_networks_is_read() -> None:
    """Of a bot with a file, the file's weights are taken; one that cannot be read is refused."""
    with pytest.raises(BotError, match="cannot be read"):
        numbers_of("seer-7@/nowhere/file.json", game("valda"), compiled=True)
