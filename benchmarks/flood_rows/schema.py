"""The interface document, asked for on many connections at once."""

from __future__ import annotations

import asyncio

from flood_rows.flooding import Tally, during, hammer
from flood_rows.rows import Found, Row, Stage, against_quiet, looks_at_me

CONNECTIONS = 40
PATHS = ("/schema", "/schema/openapi.json")
TIMES, SECONDS = 5, 0.05


def measure(stage: Stage) -> Found:
    """`/api/me` at a quiet hall, and during the flood."""

    async def flood(tally: Tally) -> None:
        await hammer(
            stage.port, stage.count(CONNECTIONS), tally, lambda who, turn: who.ask("GET", PATHS[turn % 2])
        )

    quiet = asyncio.run(looks_at_me(stage))
    with during(flood) as tally:
        flooded = asyncio.run(looks_at_me(stage))
    kept = flooded.median <= TIMES * quiet.median + SECONDS and not flooded.refused
    return Found(kept, against_quiet(quiet, flooded) | tally.figures)


ROW = Row(f"/api/me: median within {TIMES} times its quiet median plus {SECONDS * 1000:.0f} ms", measure)
