"""A small hall with the people, tables and reports that pages name."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path

from gladsheim import game
from gladsheim.store import HallStore, open_store
from gladsheim.tables.lobby.seating import bot_seat
from gladsheim.tables.people.talk import Report
from gladsheim.tables.running.clocks import standing_of
from gladsheim.tables.running.live import Live
from gladsheim.tables.table import ACTION, HUMAN, MOST_LINES, Seat, Table
from tests.cli.test_operator import come

RATED_GAMES = 12
REPORT, TABLE = "Zk3vQpX9aB1c", "Zk3vQpX9aB1cQw2e"
SHORT = {"players": 2, "set": "custom", "kinds": ["Od", "Th", "Dr"]}
PAIR = (Seat(0, "Ada", HUMAN, owner="ada"), Seat(1, "Bo", HUMAN, owner="bo"))
TIME = "2026-01-01T00:00:00.000Z"


def small_hall(path: Path) -> None:
    """Ada and Bo have a rating, bots have played once, Loki was reported, Freya is a guest."""
    store = open_store(f"sqlite:///{path}")
    try:
        asyncio.run(_fill(store))
    finally:
        store.close()


async def _fill(store: HallStore) -> None:
    for name in ("Ada", "Bo", "Loki"):
        await come(store, name.casefold(), name, account=True)
    await come(store, "freya", "Freya")
    # A day each: more games of the same two people would not count.
    for day, name in enumerate(sorted(f"game-{number}" for number in range(RATED_GAMES)), 1):
        await _play(store, name, PAIR, rated=True, at=f"2026-01-{day:02}T00:00:00.000Z")
    await _play(store, "bots", (bot_seat(0, "greedy"), bot_seat(1, "random")))
    await _play(store, TABLE, PAIR, plies=6)
    report = Report(REPORT, TABLE, "ada", "loki", "Loki", 7, "rude words", "rude", TIME)
    assert await store.talk.report(report, 20)


async def _play(
    store: HallStore,
    name: str,
    seats: tuple[Seat, Seat],
    *,
    plies: int = MOST_LINES,
    rated: bool = False,
    at: str = TIME,
) -> None:
    """A game by chance, so far or to its end."""
    chosen = game("voluspa", **SHORT)
    rules, options, secret = chosen.rules_version, chosen.options, name.encode().ljust(32, b".")
    table = Table(
        name, "voluspa", rules, options, seats, secret, "ada", TIME, started=TIME, fair=True, rated=rated
    )
    live, chance = Live.fold(table, chosen, []), random.Random(name)
    await store.add_table(table, standing_of(live))
    while live.to_act is not None and live.seq < plies:
        action = chance.choice(live.state.legal_actions())
        line = live.line(f"{name}-{live.seq}", live.to_act, ACTION, action, at)
        live = live.after(line)
        await store.append(name, line, standing_of(live))


def damage(path: Path) -> None:
    """Change an action of the table that runs behind the hall's back."""
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE lines SET action = 'pass' WHERE table_id = ? AND seq = 4", (TABLE,))
