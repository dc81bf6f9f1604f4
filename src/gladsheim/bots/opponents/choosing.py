"""Kernels with which bots play until the agent is to act, written once over those of any game.

A row of a table of bots has the numbers of a search's plan (`lookahead`), and after them how the bot chooses,
how many of its decisions in 1,000 are random, and the length of its weights.
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence
from typing import Any

from gladsheim.bots.budget import MOST_NUMBERS, STATES
from gladsheim.bots.learned.estimate import weights_of
from gladsheim.bots.lookahead import NEAR, PLAYERS, ROOT, Lists
from gladsheim.core.batches.entries import INTS, MENUS, STATES as GAMES, notes
from gladsheim.core.batches.numbers import DONE, SEAT, SEATWISE
from gladsheim.core.chance import below
from gladsheim.core.kernel import IntBuffer, Records, copy_part, entry, kernel
from gladsheim.core.rules import Rules

Ints = MutableSequence[int]
Tables = tuple[Ints, Ints, Ints, Ints, Ints]
"""Numbers of the batch, then: for each game and seat the row of its bot, `AGENT` for the agent; the generator
of each game; the rows of bots; their weights, as many numbers apart as a game can have.
"""
KIND, SLIPS, LENGTH = range(NEAR + 1, NEAR + 4)
"""Indices in a row of what follows the plan."""
RANDOM, GREEDY, SEARCH = range(3)
"""Kinds of bots."""
AGENT = -1


def entry_of(rules: Rules, greedy: Callable[..., int], search: Callable[..., int]) -> Callable[..., int]:
    """Return the entry of a game, over its kernels `greedy` and `search` (`lookahead`)."""
    codes, room = IntBuffer(rules.most_actions), weights_of(rules)
    play_on, write_results = _play_on(rules, chooser_of(rules, greedy, search), room), _results(rules)

    @entry(
        *(GAMES, Records("states", STATES), MENUS, (codes, codes, codes, IntBuffer(room))),
        *((IntBuffer(1), IntBuffer(MOST_NUMBERS)), (INTS,) * 5, int, int, int, int, int),
    )
    def play_others(
        states: Any,
        bench: Any,
        menus: Any,
        lists: Lists,
        mind: Any,
        tables: Tables,
        n: int,
        players: int,
        begin: int,
        end: int,
        stepped: int,
    ) -> int:
        """Play in each game of a run until the agent is to act, or the game is over.

        If `stepped`, points that are gained count as those of the step before.
        """
        numbers, seating, lanes = tables[0], tables[1], tables[2]
        lane = mind[0]
        # Row that is loaded.
        loaded = -1
        for g in range(begin, end):
            seat = numbers[SEAT * n + g]
            if seat >= 0 and seating[g * players + seat] != AGENT:
                lane[0] = lanes[g]
                loaded = play_on(states[g], bench, menus, lists, mind, tables, g * players, loaded)
                lanes[g] = lane[0]
                write_results(states, menus, numbers, n, players, g, stepped)
        return 0

    return play_others


def chooser_of(rules: Rules, greedy: Callable[..., int], search: Callable[..., int]) -> Callable[..., int]:
    """Make the kernel that chooses a code as the loaded bot does, from what the seat to act may know."""
    count_legal, nth_code, seat_to_act = rules.legal, rules.nth, rules.seat
    copy, redeal = rules.copy, rules.redeal

    @kernel
    def choose(state: Any, bench: Any, menu: Any, lists: Lists, rng: Ints, row: Ints) -> int:
        count = count_legal(state, menu)
        kind = row[KIND]
        if count > 1 and row[SLIPS] > 0 and below(rng, 1000) < row[SLIPS]:
            kind = RANDOM
        if count == 1 or kind == RANDOM:
            return nth_code(state, menu, below(rng, count))
        copy(bench[ROOT], state)
        # From here on the bot has a world of its own: nothing hidden of the game's own state is in it.
        redeal(bench[ROOT], seat_to_act(state), rng)
        if kind == GREEDY:
            return greedy(bench, menu, lists, rng, row[PLAYERS])
        return search(bench, menu, lists, rng, row)

    return choose


def _play_on(rules: Rules, choose: Callable[..., int], room: int) -> Callable[..., int]:
    apply, seat_to_act = rules.apply, rules.seat

    @kernel
    def play_on(
        state: Any, bench: Any, menus: Any, lists: Lists, mind: Any, tables: Tables, at: int, loaded: int
    ) -> int:
        """Play until the agent is to act; `at` is where the game's seats begin. Returns the loaded row."""
        lane, row = mind
        seat = seat_to_act(state)
        while seat >= 0 and tables[1][at + seat] != AGENT:
            bot = tables[1][at + seat]
            if bot != loaded:
                copy_part(row, 0, tables[3], bot * MOST_NUMBERS, MOST_NUMBERS)
                copy_part(lists[3], 0, tables[4], bot * room, row[LENGTH])
                loaded = bot
            apply(state, choose(state, bench, menus[0], lists, lane, row))
            seat = seat_to_act(state)
        return loaded

    return play_on


def _results(rules: Rules) -> Callable[..., None]:
    score_of, (count_one, _) = rules.score, notes(rules)

    @kernel
    def write_results(
        states: Any, menus: Any, numbers: Ints, n: int, players: int, g: int, stepped: int
    ) -> None:
        """Write seat, count and points of game g; if `stepped`, also what was gained, and the end."""
        count_one(states, menus, numbers, n, g)
        over = numbers[SEAT * n + g] < 0
        scores = SEATWISE * n + g * players
        rewards, returns = scores + n * players, scores + 2 * n * players
        for seat in range(players):
            score = score_of(states[g], seat)
            if stepped:
                numbers[rewards + seat] += score - numbers[scores + seat]
                if over:
                    numbers[returns + seat] = score
            numbers[scores + seat] = score
        if stepped and over:
            numbers[DONE * n + g] = 1

    return write_results
