"""The measuring process of `bench`: one game, one mode, and one line of JSON."""

from __future__ import annotations

import json
import sys
from concurrent.futures import ThreadPoolExecutor

from gladsheim.bots.playout import bench
from gladsheim.games import game as new_game

WARM_UP = 0.1


def main() -> None:
    """Measure what the argument says."""
    work = json.loads(sys.argv[1])
    game = new_game(work["game"], **work["options"])
    bench(game, WARM_UP)
    with ThreadPoolExecutor(work["threads"]) as pool:
        runs = list(pool.map(lambda _: bench(game, work["seconds"]), range(work["threads"])))
    speeds = {
        "decisions_per_second": round(sum(decisions / seconds for decisions, _, seconds in runs), 1),
        "playouts_per_second": round(sum(playouts / seconds for _, playouts, seconds in runs), 2),
    }
    sys.stdout.write(json.dumps(speeds) + "\n")


if __name__ == "__main__":
    main()
