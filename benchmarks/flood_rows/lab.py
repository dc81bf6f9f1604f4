"""Costly questions to the laboratory on many connections, and how long a puzzle then takes to open."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from hall_client import Answer

from flood_rows.flooding import Tally, during, hammer
from flood_rows.rows import Found, Row, Stage, against_quiet, times_of, within
from flood_rows.visitors import NEWCOMERS, OTHERS, Visitor

CONNECTIONS = 60
GAME, SEED = "valda", "flood"
"""Of the three games Valda's questions take longest."""
MOST_ACTIONS = 64
GAMES = ("voluspa", "valda", "valhalla")
TIMES, SECONDS = 5, 0.5

Ask = Callable[[], Awaitable[Answer]]


def measure(stage: Stage) -> Found:
    """Opening puzzles at a quiet hall, and others during the flood: none is opened twice."""
    with asyncio.Runner() as runner:
        question = runner.run(costly_question(stage))
        visitor = Visitor(stage.port, OTHERS)
        puzzles = runner.run(all_puzzles(visitor))

        async def flood(tally: Tally) -> None:
            await hammer(
                stage.port,
                stage.count(CONNECTIONS),
                tally,
                lambda who, _: who.ask("POST", f"/api/lab/{GAME}/position", question),
            )

        quiet = runner.run(times_of(puzzles[::2], stage.seconds))
        with during(flood) as tally:
            flooded = runner.run(times_of(puzzles[1::2], stage.seconds))
    return Found(within(quiet, flooded, TIMES, SECONDS), against_quiet(quiet, flooded) | tally.figures)


async def costly_question(stage: Stage) -> dict[str, Any]:
    """A position with as many actions before it as may be sent: always the first that is legal."""
    visitor, actions = Visitor(stage.port, NEWCOMERS), list[str]()
    while len(actions) < MOST_ACTIONS:
        body = {"seed": SEED, "actions": actions}
        choices = (await visitor.json("POST", f"/api/lab/{GAME}/position", body))["choices"]
        if not choices:
            break
        actions.append(choices[0]["action"])
    visitor.close()
    return {"seed": SEED, "actions": actions}


async def all_puzzles(visitor: Visitor) -> list[Ask]:
    """Openings of all puzzles of all games, the games by turns."""
    lists = [(await visitor.json("GET", f"/api/puzzles/{game}"))["puzzles"] for game in GAMES]
    return [
        partial(visitor.ask, "GET", f"/api/puzzles/{game}/{one['id']}")
        for row in zip(*lists, strict=False)
        for game, one in zip(GAMES, row, strict=True)
    ]


ROW = Row(f"opening a puzzle: median and worst within {TIMES} times its quiet time plus {SECONDS} s", measure)
