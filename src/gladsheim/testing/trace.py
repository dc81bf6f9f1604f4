"""Digests of states along random games, to compare processes that run kernels differently.

    python -m gladsheim.testing.trace voluspa --games 20 set=all players=3

prints a line for each game: its decisions, its scores and a SHA-256 over every legal code,
every point and whole states along the way. Plain, compiled and bounds-checked processes
(NUMBA_BOUNDSCHECK=1) must print the same lines.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from array import array
from collections.abc import Iterator, Sequence
from typing import Any

from gladsheim.core.engine.choice import engine_of
from gladsheim.core.errors import GladsheimError, UsageError, shorten
from gladsheim.core.game import Game, State
from gladsheim.core.positions.record_state import record_of
from gladsheim.core.rules import Rules
from gladsheim.core.state import snapshot
from gladsheim.games import game as build_game

MOST_GAMES = 1_000_000
MOST_DECISIONS = 20_000
WHOLE_STATES = 32
"""Interval in decisions at which a whole state is digested; it also is at the end of each game."""


class _Digest:
    """SHA-256 over ints."""

    def __init__(self) -> None:
        self._hash = hashlib.sha256()

    def add(self, *numbers: int) -> None:
        self._hash.update(array("q", numbers).tobytes())

    def add_state(self, rules: Rules, record: Any) -> None:
        for name, value in snapshot(record, rules.layout):
            numbers = array("q", value if isinstance(value, list) else [value])
            self._hash.update(name.encode() + numbers.tobytes())

    def text(self) -> str:
        return self._hash.hexdigest()[:16]


def trace_game(
    game: Game,
    seed: str,
    whole_states: int = WHOLE_STATES,
    *,
    start: State | None = None,
    most: int = MOST_DECISIONS,
) -> str:
    """Play a random game on the kernels, and return one line that describes it.

    The game begins with its deal or at a state, and ends by its rules or after `most` decisions.
    """
    engine, rules = engine_of(game.rules), game.rules
    call, states, menus = engine.call, engine.states(2), engine.menus(1)
    out, points = engine.numbers(rules.most_actions), engine.numbers(rules.most_actions)
    # From a document: in lists of a deal, other things may be left beyond their ends.
    begin = game.from_document(game.deal(seed).document()) if start is None else start.clone()
    engine.load(states, 0, record_of(begin))
    rng, digest, decisions = engine.rng(f"trace {seed}"), _Digest(), 0
    while decisions < most and (seat := call.seat(states, 0)) >= 0:
        if decisions % whole_states == 0:
            digest.add_state(rules, engine.record(states, 0))
            call.copy(states, 1, states, 0)
            call.redeal(states, 1, seat, rng)
            digest.add_state(rules, engine.record(states, 1))
        count = call.priced(states, menus, 0, out, points)
        digest.add(seat, count, *(int(code) for code in out[:count]), *(int(one) for one in points[:count]))
        code = call.draw(states, menus, 0, rng)
        digest.add(code, call.apply(states, 0, code))
        decisions += 1
    digest.add_state(rules, engine.record(states, 0))
    scores = [call.score(states, 0, seat) for seat in range(game.players)]
    return f"{decisions} {','.join(map(str, scores))} {digest.text()}"


def trace(game: Game, games: int, seed: str = "", whole_states: int = WHOLE_STATES) -> Iterator[str]:
    """Yield the lines of `games` games."""
    for number in range(games):
        yield f"{number} {trace_game(game, f'{seed} {number}', whole_states)}"


def read_options(texts: Sequence[str]) -> dict[str, Any]:
    """Parse options written as name=value, the value as JSON or as a plain word. Raises UsageError."""
    options = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise UsageError(f"option is {shorten(text)}; allowed: name=value")
        try:
            options[name] = json.loads(value)
        except ValueError:
            options[name] = value
    return options


def _number(text: str) -> int:
    if text.isascii() and text.isdigit() and 1 <= int(text[:9]) <= MOST_GAMES:
        return int(text[:9])
    raise argparse.ArgumentTypeError(f"is {shorten(text)}; allowed: 1 to {MOST_GAMES}")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; return its exit status."""
    parser = argparse.ArgumentParser(prog="python -m gladsheim.testing.trace", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("options", nargs="*", help="options of the game as name=value")
    parser.add_argument("--games", type=_number, default=1)
    parser.add_argument("--seed", default="")
    parser.add_argument("--whole-states", type=_number, default=WHOLE_STATES)
    chosen = parser.parse_intermixed_args(arguments)
    try:
        game = build_game(chosen.game, **read_options(chosen.options))
    except GladsheimError as error:
        sys.stderr.write(f"error: {error}\n")
        return 2
    for line in trace(game, chosen.games, chosen.seed, chosen.whole_states):
        sys.stdout.write(f"{line}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
