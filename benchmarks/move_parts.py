"""What a move costs the hall in each of its parts, without network and database.

    python benchmarks/move_parts.py [--games voluspa valda valhalla] [--repeats 15]

Positions of random games are taken, and from each a next action; each part is timed so often
that the least time means something on a noisy machine. The mean of these is given, in
microseconds.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
import zlib
from collections.abc import Callable
from typing import Any

import msgspec

import gladsheim
from gladsheim.server.live.protocol import MEMORY_LEVEL, WINDOW_BITS
from gladsheim.server.views.messages import Messages
from gladsheim.tables.running.live import Live
from gladsheim.tables.running.steps import VisibleLine
from gladsheim.tables.table import ACTION, Line, Seat, Table
from gladsheim.tables.views.log import encoded_entry

TABLES, MOVES, EVERY = 4, 40, 4
OWNER = "user"


def positions(name: str) -> list[tuple[Live, Line]]:
    """Positions of random games at one screen, each with a line that may follow."""
    game, found = gladsheim.game(name), []
    seats = tuple(Seat(seat, f"player {seat}", "human", owner=OWNER) for seat in range(game.players))
    for number in range(TABLES):
        secret, rng = bytes([number] * 32), random.Random(number)
        table = Table(
            f"{number}", name, game.rules_version, game.options, seats, secret, OWNER, "", started=""
        )
        live = Live.fold(table, game, [])
        for move in range(MOVES):
            if live.to_act is None:
                break
            line = live.line(f"{move}", live.to_act, ACTION, rng.choice(live.state.legal_actions()), "")
            if move % EVERY == 0:
                found.append((live, line))
            live = live.after(line)
            message_of(live)
    return found


def message_of(live: Live) -> object:
    """What the socket of whoever plays all seats is sent."""
    return Messages().of(live, live.table.owned_by(OWNER), creator=True)


def compressed(live: Live) -> object:
    """The same, compressed as a browser gets it."""
    message = Messages().of(live, live.table.owned_by(OWNER), creator=True).whole
    packer = zlib.compressobj(wbits=-WINDOW_BITS, memLevel=MEMORY_LEVEL)
    return packer.compress(message) + packer.flush(zlib.Z_SYNC_FLUSH)


def choices_of(live: Live) -> object:
    """The choices of the seat to act, as they are sent."""
    return msgspec.json.encode(live.state.game.presenter.sent_choices(live.state))


def entries_of(live: Live) -> object:
    """The log's last entry as each seat is sent it."""
    step = live.steps[-1]
    line = VisibleLine(live.seq, step, written=None if step.applied is None else step.applied.written)
    return [encoded_entry(line, seat.seat, live.game) for seat in live.table.seats]


PARTS: dict[str, tuple[bool, Callable[[Any], object]]] = {
    "a copy of the position": (False, lambda live: live.state.clone()),
    "the scene of the seat to act": (
        True,
        lambda live: live.state.game.presenter.sent_scene(live.state, live.to_act),
    ),
    "the choices and their points, as JSON": (
        True,
        lambda live: msgspec.json.encode(live.state.game.presenter.sent_choices(live.state)),
    ),
    "the whole message, these two included": (True, message_of),
    "the same, compressed": (True, compressed),
    "the log's entry for each seat": (True, entries_of),
}
"""Each with whether it is done with the position after the line."""


def least(live: Live, line: Line, repeats: int) -> dict[str, float]:
    """The least time of each part, at one position."""
    spent: dict[str, list[int]] = {"a copy, and the action": []}
    for _ in range(repeats):
        for name, (follows, work) in PARTS.items():
            start = time.perf_counter_ns()
            # The line anew, so that nothing that it was asked for before is known.
            after = live.after(Line(*(getattr(line, field) for field in line.__struct_fields__)))
            spent["a copy, and the action"].append(time.perf_counter_ns() - start)
            # What hangs together over positions is as it was after the last move.
            message_of(live)
            on = after if follows else live
            start = time.perf_counter_ns()
            work(on)
            spent.setdefault(name, []).append(time.perf_counter_ns() - start)
    return {name: min(times) / 1000 for name, times in spent.items()}


def main() -> None:
    """Measure all parts, and print them game by game."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", nargs="+", default=list(gladsheim.games()))
    parser.add_argument("--repeats", type=int, default=15)
    chosen = parser.parse_args()
    for name in chosen.games:
        found = [least(live, line, chosen.repeats) for live, line in positions(name)]
        parts = {part: round(statistics.mean(one[part] for one in found), 1) for part in found[0]}
        print(json.dumps({"game": name, **parts}, ensure_ascii=False), flush=True)


if __name__ == "__main__":
    main()
