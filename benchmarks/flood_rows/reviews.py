"""Two guests who let all their games be reviewed, and somebody else who asks for one review."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from hall import hall
from hall_client import Connection, Seats

from flood_rows.flooding import Tally, during
from flood_rows.rows import DATABASE, TOO_MANY, Found, Row, Stage
from flood_rows.visitors import FLOODER, OTHERS, Visitor

GAMES, GUESTS = 222, 2
GAME = "voluspa"
PLAYED_AT_ONCE = 8
MOST_MOVES = 500
DONE_SECONDS = 60.0
ASK_AGAIN_SECONDS = 1.0
MOST_ROUNDS = 300
"""Of the flood: after each it asks again for what was refused."""
BUSY = 503


class Guest(NamedTuple):
    """Somebody with finished games: the cookie, and the ids of the tables."""

    cookie: str
    tables: list[str]


def prepare(root: Path, folder: Path, part: float) -> list[Guest]:
    """Who floods, and at last somebody else with two games; all are played to their ends at one screen."""
    games = max(1, round(GAMES * part / GUESTS))
    with hall("all", f"sqlite:///{folder / DATABASE}", root) as (port, _):
        return asyncio.run(_played(port, [games] * GUESTS + [2]))


async def _played(port: int, games: list[int]) -> list[Guest]:
    return [await play_all(port, count) for count in games]


async def play_all(port: int, games: int) -> Guest:
    """A new guest, who plays so many games, a few at a time."""
    connection = await Connection.open(port)
    await connection.ask("GET", "/api/me")
    tables, left = list[str](), iter(range(games))

    async def play(numbers: Iterator[int]) -> None:
        for _ in numbers:
            tables.append(await play_out(port, connection.cookie))

    await asyncio.gather(*(play(left) for _ in range(PLAYED_AT_ONCE)))
    connection.close()
    return Guest(connection.cookie, tables)


async def play_out(port: int, cookie: str) -> str:
    """The id of a table at which always the first action was taken until the game was over."""
    connection = await Connection.open(port)
    connection.cookie = cookie
    view = await connection.table(GAME)
    seats = await Seats.open(port, cookie, view.id)
    for _ in range(MOST_MOVES):
        if view.status != "running":
            break
        view = await seats.act(view)
    seats.close()
    connection.close()
    return view.id


def measure(stage: Stage) -> Found:
    """How long a review takes at a quiet hall, and once all others are asked for."""
    *flooders, other = stage.prepared

    async def flood(tally: Tally) -> None:
        guests = [(Visitor(stage.port, FLOODER, one.cookie), one.tables) for one in flooders]
        await ask_again(guests, tally)

    visitor = Visitor(stage.port, OTHERS, other.cookie)
    with asyncio.Runner() as runner:
        quiet = runner.run(reviewed(visitor, other.tables[0]))
        with during(flood) as tally:
            flooded = runner.run(reviewed(visitor, other.tables[1]))
    figures = {
        "quiet_seconds": quiet["done_after"],
        **flooded,
        "ratio": flooded["done_after"]
        and quiet["done_after"]
        and flooded["done_after"] / quiet["done_after"],
        **tally.figures,
    }
    return Found(flooded["first_status"] == 200 and flooded["done_after"] is not None, figures)


async def ask_again(guests: list[tuple[Visitor, list[str]]], tally: Tally) -> None:
    """Ask for all reviews, and again for those that were refused."""
    left = [(visitor, table) for visitor, tables in guests for table in tables]
    tally.told["reviews_asked"] = len(left)
    for _ in range(MOST_ROUNDS):
        refused = []
        for visitor, table in left:
            answer = tally.count(await visitor.ask("POST", f"/api/tables/{table}/review", {}))
            if answer.status in (TOO_MANY, BUSY):
                refused.append((visitor, table))
        tally.told.setdefault("reviews_taken_at_once", len(left) - len(refused))
        tally.told["reviews_taken"] = tally.told["reviews_asked"] - len(refused)
        tally.begun()
        left = refused
        await asyncio.sleep(ASK_AGAIN_SECONDS)


async def reviewed(visitor: Visitor, table: str) -> dict[str, Any]:
    """Ask for a review until it is taken, and wait until it is finished, a minute in all."""
    path, first, taken = f"/api/tables/{table}/review", 0, False
    begun = time.perf_counter()
    while (spent := time.perf_counter() - begun) < DONE_SECONDS:
        answer = await visitor.ask("GET" if taken else "POST", path, None if taken else {})
        first = first or answer.status
        taken = taken or answer.status == 200
        if answer.status == 200 and b'"status":"finished"' in answer.content:
            return {"first_status": first, "taken": True, "done_after": spent}
        await asyncio.sleep(ASK_AGAIN_SECONDS / 4)
    return {"first_status": first, "taken": taken, "done_after": None}


ROW = Row(f"taken at the first try, and finished within {DONE_SECONDS:.0f} s", measure, prepare)
