"""Public tables of one address, and whether somebody else's is still found in the lobby."""

from __future__ import annotations

import asyncio
from typing import Any

from flood_rows.rows import Found, Row, Stage
from flood_rows.visitors import FLOODER, NEWCOMERS, OTHERS, Visitor

TABLES, GUESTS = 120, 6
NEWCOMERS_LED = 3
GAME = "voluspa"
WISH: dict[str, Any] = {
    "game": GAME,
    "options": {},
    "visibility": "public",
    "clock": {"kind": "bank", "minutes": 30, "increment": 30},
    "absence": "bot",
}
"""A table as the hall itself opens it for whoever looks for company: newcomers are led to such first."""


def measure(stage: Stage) -> Found:
    """Somebody opens a table, then the flood comes, and people look at the lobby and look for company. The
    same for a table that is opened after the flood, for which there is no bound.
    """
    return asyncio.run(_measure(stage))


async def _measure(stage: Stage) -> Found:
    other = Visitor(stage.port, OTHERS)
    before = (await other.json("POST", "/api/tables", await wish_of(other)))["id"]
    refused = await flood(stage)
    figures = {"flood_tables": stage.count(TABLES) - refused, "flood_429": refused}
    figures |= await found(stage, other, before)
    kept = figures["place_in_list"] is not None and figures["newcomer_led_to"] is not None
    after = (await other.json("POST", "/api/tables", await wish_of(other)))["id"]
    late = await found(stage, other, after)
    return Found(kept, figures | {f"opened_after_{name}": value for name, value in late.items()})


async def found(stage: Stage, other: Visitor, table: str) -> dict[str, Any]:
    """At which place the lobby lists a table, and which of the next newcomers is led there."""
    # Whoever waits at a table looks at it.
    await other.json("GET", f"/api/tables/{table}")
    cards = (await Visitor(stage.port, NEWCOMERS).json("GET", "/api/lobby"))["open"]
    ids = [card["id"] for card in cards]
    led = [await led_to(stage) for _ in range(NEWCOMERS_LED)]
    return {
        "lobby_length": len(ids),
        "place_in_list": ids.index(table) + 1 if table in ids else None,
        "newcomer_led_to": led.index(table) + 1 if table in led else None,
    }


async def wish_of(guest: Visitor) -> dict[str, Any]:
    """A table for the guest and anybody, under the guest's own name: others are looked up only so often."""
    name = (await guest.json("GET", "/api/me"))["name"]
    return {**WISH, "seats": [{"kind": "human", "name": name}, {"kind": "open"}]}


async def flood(stage: Stage) -> int:
    """All guests open tables by turns, and look at them; how many tables were refused."""
    guests = [Visitor(stage.port, FLOODER) for _ in range(GUESTS)]
    wishes = [await wish_of(guest) for guest in guests]
    refused = 0
    for number in range(stage.count(TABLES)):
        at = number % GUESTS
        answer = await guests[at].ask("POST", "/api/tables", wishes[at])
        refused += answer.status != 201
    for guest in guests:
        for card in await guest.json("GET", "/api/tables"):
            await guest.json("GET", f"/api/tables/{card['id']}")
    return refused


async def led_to(stage: Stage) -> str:
    """The table to which a new guest is led."""
    found = await Visitor(stage.port, NEWCOMERS).json("POST", f"/api/games/{GAME}/find", {})
    return str(found["id"])


ROW = Row(
    "somebody else's table, opened before, is listed, and one of three who look for company is led there",
    measure,
)
