"""Process of `bench` that measures one game in one mode, and prints one line of JSON."""

from __future__ import annotations

import json
import sys
import time
from concurrent.futures import ThreadPoolExecutor

from gladsheim.core.engine.choice import engine_of
from gladsheim.core.game import Game
from gladsheim.core.positions.record_state import as_record_state
from gladsheim.games import game as new_game

WARM_UP = 0.1
MOST_AT_ONCE = 1_000
"""Number of games between two looks at the clock."""


def playouts(game: Game, seconds: float, seed: int) -> tuple[int, int, float]:
    """Play random games for about `seconds`; return decisions, games, and the seconds they took."""
    engine = engine_of(game.rules)
    states, menus, rng = engine.states(1), engine.menus(1), engine.rng(seed)
    as_record_state(game.deal(seed)).load_into(engine, states, 0)
    decisions, games, at_once = 0, 0, 1
    begun = time.perf_counter()
    while (passed := time.perf_counter() - begun) < seconds:
        decisions += engine.call.play_games(states, menus, rng, at_once)
        games += at_once
        at_once = min(MOST_AT_ONCE, 2 * at_once) if passed < seconds / 4 else at_once
    return decisions, games, passed


def main() -> None:
    """Run the measurement that the first argument describes in JSON; prints the speeds as JSON."""
    work = json.loads(sys.argv[1])
    game = new_game(work["game"], **work["options"])
    playouts(game, WARM_UP, 0)
    with ThreadPoolExecutor(work["threads"]) as pool:
        runs = list(pool.map(lambda seed: playouts(game, work["seconds"], seed), range(work["threads"])))
    speeds = {
        "decisions_per_second": round(sum(decisions / seconds for decisions, _, seconds in runs), 1),
        "playouts_per_second": round(sum(games / seconds for _, games, seconds in runs), 2),
    }
    sys.stdout.write(json.dumps(speeds) + "\n")


if __name__ == "__main__":
    main()
