"""A table with as many lines as there may be, read and watched on many connections."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from hall import hall
from hall_client import HUMANS, Answer
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from flood_rows.flooding import Tally, during, hammer
from flood_rows.rows import DATABASE, TOO_MANY, Found, Row, Stage, against_quiet, looks_at_me
from flood_rows.visitors import FLOODER, OTHERS, Visitor

LINES = 10_000
READERS, WATCHERS = 20, 20
GAME = "valda"
"""A game in which one soon can take back an action: nothing is drawn after it."""
MOST_ACTIONS = 50
TIMES, SECONDS = 5, 0.05
LENGTHEN = Path(__file__).parent / "long_table.py"


def prepare(root: Path, folder: Path, part: float) -> str:
    """The id of a table at one screen at which an action is taken and taken back by turns."""
    url = f"sqlite:///{folder / DATABASE}"
    with hall("all", url, root) as (port, _):
        table = asyncio.run(undoable_table(port))
    lines = max(2, round(LINES * part))
    python = sys.executable if root == Path(__file__).resolve().parents[2] else str(root / ".venv/bin/python")
    environment = {**os.environ, "PYTHONPATH": str(root / "src")}
    command = [python, str(LENGTHEN), str(folder / DATABASE), table, str(lines)]
    subprocess.run(command, env=environment, check=True)
    return table


async def undoable_table(port: int) -> str:
    """A table whose last action can be taken back."""
    visitor = Visitor(port, OTHERS)
    view = await visitor.json("POST", "/api/tables", {"game": GAME, "options": {}, "seats": HUMANS})
    for number in range(MOST_ACTIONS):
        if view["can_undo"]:
            return str(view["id"])
        body = {
            "action": view["choices"][0]["action"],
            "expected_seq": view["seq"],
            "action_id": f"00000000-0000-4000-8000-{number:012d}",
            "seat": view["to_act"],
        }
        view = await visitor.json("POST", f"/api/tables/{view['id']}/actions", body)
    raise SystemExit(f"nothing can be taken back within {MOST_ACTIONS} actions of {GAME}")


def measure(stage: Stage) -> Found:
    """One look at the table, and `/api/me` at a quiet hall and during the flood."""
    table: str = stage.prepared

    async def flood(tally: Tally) -> None:
        await asyncio.gather(
            hammer(stage.port, stage.count(READERS), tally, lambda who, _: look(who, table)),
            hammer(stage.port, stage.count(WATCHERS), tally, lambda who, _: watch(stage.port, table)),
        )

    quiet = asyncio.run(looks_at_me(stage))
    figures = asyncio.run(two_looks(stage, table))
    with during(flood) as tally:
        flooded = asyncio.run(looks_at_me(stage))
    kept = flooded.median <= TIMES * quiet.median + SECONDS and not flooded.refused
    return Found(kept, figures | against_quiet(quiet, flooded) | tally.figures)


async def two_looks(stage: Stage, table: str) -> dict[str, Any]:
    """What a look at the table takes when it has to be read from the database, and once it is in memory."""
    visitor, seconds = Visitor(stage.port, OTHERS), list[float]()
    for _ in range(2):
        begun = time.perf_counter()
        answer = await look(visitor, table)
        seconds.append(time.perf_counter() - begun)
    visitor.close()
    return {
        "table_status": answer.status,
        "table_bytes": len(answer.content),
        "table_first_look": seconds[0],
        "table_second_look": seconds[1],
    }


async def look(who: Visitor, table: str) -> Answer:
    """One request for the table."""
    return await who.ask("GET", f"/api/tables/{table}")


async def watch(port: int, table: str) -> Answer:
    """Open a socket of the table, take its first message, and go."""
    address = f"ws://127.0.0.1:{port}/api/tables/{table}/live"
    try:
        async with connect(address, local_addr=(FLOODER, 0), compression=None, max_size=None) as socket:
            return Answer(101, "", await socket.recv(decode=False))
    except InvalidStatus as refused:
        return Answer(refused.response.status_code, "", b"")
    except ConnectionClosed:
        # The hall has no place for one more.
        return Answer(TOO_MANY, "", b"")


ROW = Row(
    f"/api/me: median within {TIMES} times its quiet median plus {SECONDS * 1000:.0f} ms", measure, prepare
)
