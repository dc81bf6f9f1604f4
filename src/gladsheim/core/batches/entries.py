"""Entry kernels for batches of games, one call for a run of games.

A batch of n games for so many players has its numbers in one buffer of
`numbers_of(n, players)` ints: section after section of n ints, then three of n times
players (`core.batches.numbers`).
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence
from typing import Any

from gladsheim.core.batches.numbers import CHOICE, COUNT, DONE, RNG, SEAT, SEATWISE
from gladsheim.core.kernel import IntBuffer, Records, entry, kernel
from gladsheim.core.rules import Rules

Entries = list[Callable[..., int]]
Ints = MutableSequence[int]
MANY = 1 << 31
"""Bound for batches of any size: the caller has checked that the index is valid."""
LEAD = 4
"""Number of games whose memory is prefetched together, before they are stepped."""
STATES, MENUS = Records("states", MANY), Records("menus", MANY)
WORD, INTS = IntBuffer(1), IntBuffer(MANY)


def entries(rules: Rules) -> Entries:
    """Return the batch entries of a game."""
    return [*_stepping(rules), *_listing(rules), _batch_copy(rules)]


def notes(rules: Rules) -> tuple[Callable[..., None], Callable[..., None]]:
    """Make the kernels that write the seat to act in a game and the number of its actions, and its scores."""
    count_legal, seat_to_act, score_of, most = rules.legal, rules.seat, rules.score, rules.most_actions

    @kernel
    def count_one(states: Any, menus: Any, numbers: Ints, n: int, g: int) -> None:
        """Write the seat to act in game g, and the number of legal actions."""
        seat = seat_to_act(states[g])
        numbers[SEAT * n + g] = seat
        numbers[COUNT * n + g] = min(count_legal(states[g], menus[0]), most) if seat >= 0 else 0

    @kernel
    def note_scores(states: Any, numbers: Ints, n: int, players: int, g: int) -> None:
        """Write the scores of game g."""
        at = SEATWISE * n + g * players
        for seat in range(players):
            numbers[at + seat] = score_of(states[g], seat)

    return count_one, note_scores


def advancing(rules: Rules, note_scores: Callable[..., None]) -> Callable[..., None]:
    """Make the kernel `advance`, which takes the chosen code in a game."""
    take, seat_to_act, score_of, shuffle_record = rules.apply, rules.seat, rules.score, rules.shuffle

    @kernel
    def advance(states: Any, lane: Ints, numbers: Ints, n: int, players: int, g: int, anew: int) -> None:
        """Apply the chosen code to game g and write the results; deal again if it is over."""
        take(states[g], numbers[CHOICE * n + g])
        over = seat_to_act(states[g]) < 0
        scores = SEATWISE * n + g * players
        rewards, returns = scores + n * players, scores + 2 * n * players
        for seat in range(players):
            score = score_of(states[g], seat)
            # Up to here the section has the scores from before the action.
            numbers[rewards + seat] = score - numbers[scores + seat]
            numbers[scores + seat] = score
            if over:
                numbers[returns + seat] = score
        if over:
            numbers[DONE * n + g] = 1
            if anew:
                # A generator for each game, so that results do not depend on the order of the threads.
                lane[0] = numbers[RNG * n + g]
                shuffle_record(states[g], lane)
                numbers[RNG * n + g] = lane[0]
                # Scores are now those of the new deal; rewards and returns stay those of the game that ended.
                note_scores(states, numbers, n, players, g)

    return advance


@kernel
def clear_step(numbers: Ints, n: int, players: int, g: int) -> None:
    """Clear the results of the last step for game g: it did not end, and gained no points."""
    numbers[DONE * n + g] = 0
    rewards = (SEATWISE + players) * n + g * players
    for seat in range(players):
        numbers[rewards + seat] = 0


def _choose(rules: Rules) -> Callable[..., None]:
    nth_code, ask_spot = rules.nth, rules.prefetch.spot

    @kernel
    def choose(states: Any, menus: Any, numbers: Ints, n: int, begin: int, end: int, coded: int) -> None:
        """Write the code that was chosen in each game, from its index; -1 where the game is over."""
        for g in range(begin, end):
            if numbers[COUNT * n + g] == 0:
                numbers[CHOICE * n + g] = -1
            else:
                if not coded:
                    numbers[CHOICE * n + g] = nth_code(states[g], menus[0], numbers[CHOICE * n + g])
                # A negative code leaves the game as it is: there is nothing to prefetch.
                if numbers[CHOICE * n + g] >= 0:
                    ask_spot(states[g], numbers[CHOICE * n + g])

    return choose


def _stepping(rules: Rules) -> Entries:
    count_one, note_scores = notes(rules)
    choose, advance = _choose(rules), advancing(rules, note_scores)
    ask_scalars, ask_board = rules.prefetch.scalars, rules.prefetch.board

    @entry(STATES, MENUS, WORD, INTS, int, int, int, int, int, int)
    def batch_step(
        states: Any,
        menus: Any,
        lane: Ints,
        numbers: Ints,
        n: int,
        players: int,
        begin: int,
        end: int,
        coded: int,
        anew: int,
    ) -> int:
        """Take the chosen action in each game of a run, given as a code or as an index among the legal codes.

        Games that are over stay as they are, and so do those whose code is negative.
        """
        # A pipeline: scalars two groups ahead, boards one, since a board is found by its scalars.
        for g in range(begin, min(begin + 2 * LEAD, end)):
            ask_scalars(states[g])
        for first in range(begin, end, LEAD):
            after = min(first + LEAD, end)
            for g in range(first + 2 * LEAD, min(after + 2 * LEAD, end)):
                ask_scalars(states[g])
            for g in range(first + LEAD, min(after + LEAD, end)):
                ask_board(states[g])
            choose(states, menus, numbers, n, first, after, coded)
            for g in range(first, after):
                clear_step(numbers, n, players, g)
                if numbers[COUNT * n + g] > 0 and numbers[CHOICE * n + g] >= 0:
                    advance(states, lane, numbers, n, players, g, anew)
                    count_one(states, menus, numbers, n, g)
        return 0

    @entry(STATES, MENUS, INTS, int, int, int, int)
    def batch_look(states: Any, menus: Any, numbers: Ints, n: int, players: int, begin: int, end: int) -> int:
        """Write counts, seats and scores of a run of games."""
        for g in range(begin, end):
            note_scores(states, numbers, n, players, g)
            count_one(states, menus, numbers, n, g)
        return 0

    return [batch_step, batch_look]


def _listing(rules: Rules) -> Entries:
    codes, write_codes = IntBuffer(rules.most_actions), rules.codes

    @entry(STATES, MENUS, codes, INTS, INTS, int, int, int, int)
    def batch_list(
        states: Any, menus: Any, out: Ints, listed: Ints, numbers: Ints, n: int, begin: int, end: int, at: int
    ) -> int:
        """List the legal codes of a run of games from an index on; return the index after them."""
        for g in range(begin, end):
            count = numbers[COUNT * n + g]
            if count > 0:
                # Kernels write from index 0 on, so the codes go through a buffer.
                write_codes(states[g], menus[0], out)
                for place in range(count):
                    listed[at + place] = out[place]
            at += count
        return at

    @entry(INTS, INTS, int, int, int, int)
    def batch_find(listed: Ints, numbers: Ints, n: int, begin: int, end: int, at: int) -> int:
        """Return the first game of a run whose chosen code is not among those listed from an
        index on; -1: none.
        """
        for g in range(begin, end):
            count = numbers[COUNT * n + g]
            place = at
            at += count
            while place < at and listed[place] != numbers[CHOICE * n + g]:
                place += 1
            if place == at and count > 0:
                return g
        return -1

    return [batch_list, batch_find]


def _batch_copy(rules: Rules) -> Callable[..., int]:
    copy_record = rules.copy

    @entry(STATES, STATES, int, int)
    def batch_copy(targets: Any, sources: Any, begin: int, end: int) -> int:
        """Make a run of games of one batch equal to those of another."""
        for g in range(begin, end):
            copy_record(targets[g], sources[g])
        return 0

    return batch_copy
