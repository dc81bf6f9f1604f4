"""Games for training: a piece of work for a worker, and its result."""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from gladsheim.bots.experience import MOST_NOTED
from gladsheim.bots.workbench import SearchBuffers
from gladsheim.core.engine.first_use import ready_engine
from gladsheim.core.game import Json
from gladsheim.core.positions.record_state import as_record_state
from gladsheim.games import game as new_game

if TYPE_CHECKING:
    from numpy.typing import NDArray


@dataclass(frozen=True, slots=True)
class Piece:
    """Piece of work: games to play, which follow from it alone."""

    game: str
    options: Json
    seed: str
    games: int
    plan: tuple[int, ...]
    """List of numbers that `bots.experience` reads."""
    weights: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Positions:
    """Positions of some games, compressed."""

    lengths: tuple[int, ...]
    """Number of positions of each game; the games follow each other."""
    features: bytes
    """Features by position, seat and feature, as 32-bit numbers."""
    ends: bytes
    """Final points by position and seat, in hundredths of a point, as 32-bit numbers."""

    def unpacked(self, seats: int, features: int) -> tuple[NDArray[Any], NDArray[Any]]:
        """Return features and ends as arrays."""
        import numpy as np

        found = np.frombuffer(zlib.decompress(self.features), np.int32)
        ends = np.frombuffer(zlib.decompress(self.ends), np.int32)
        count = sum(self.lengths)
        return found.reshape(count, seats, features), ends.reshape(count, seats)


def play(piece: Piece) -> Positions:
    """Play the games; the same piece gives the same positions everywhere."""
    import numpy as np

    game = new_game(piece.game, **piece.options)
    rules, seats = game.rules, game.players
    engine = ready_engine(rules)
    bench = SearchBuffers(engine, 3, rules.most_actions, piece.weights)
    rows, rng, plan = engine.numbers(MOST_NOTED), engine.rng(piece.seed), bench.plan(piece.plan)
    size = seats * len(rules.features.names)
    worth = rules.value or (lambda state, seat: 100 * rules.score(state, seat))
    features, ends, lengths = [], [], []
    dealt = as_record_state(game.deal(piece.seed))
    for _ in range(piece.games):
        dealt.load_into(engine, bench.states, 0)
        count = engine.call.experience(bench.states, bench.menus, bench.buffers, rng, plan, rows)
        features.append(np.array(rows[: count * size], np.int32))
        lengths.append(count)
        record = engine.record(bench.states, 0)
        ends.append(np.tile(np.array([worth(record, seat) for seat in range(seats)], np.int32), count))
    packed = [zlib.compress(np.concatenate(one).tobytes()) for one in (features, ends)]
    return Positions(tuple(lengths), *packed)
