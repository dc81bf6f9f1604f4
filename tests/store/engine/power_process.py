"""What is recorded until the power is cut: `python -m tests.store.engine.power_process MARKS WHAT ...`.

What it says goes into the file MARKS, one line of JSON for each write.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from gladsheim import game
from gladsheim.core.files.writing import write_whole
from gladsheim.store import HallStore, open_store
from gladsheim.store.engine.sqlite import SqliteDatabase
from gladsheim.store.upkeep.upkeep import back_up, restore
from gladsheim.tables.lobby.seating import bot_seat
from gladsheim.tables.running.clocks import standing_of
from gladsheim.tables.running.live import Live
from gladsheim.tables.table import ACTION, Table
from tests.store.topics.test_hall_store import GUEST, SESSION, TIME

Say = Callable[..., None]


def main() -> None:
    """Do what was asked for."""
    marks, what, *more = sys.argv[1:]
    file = os.open(marks, os.O_WRONLY | os.O_CREAT | os.O_APPEND)

    def say(*words: Any) -> None:
        os.write(file, json.dumps(words).encode() + b"\n")

    WORK[what](say, *more)


def play(say: Say, url: str, tables: str, plies: str, synchronous: str, pages: str) -> None:
    """Games at several tables at once, each action said before it is handed over and when it is saved.

    Checkpoints come after so many `pages`; without a `url` the database is the one in the data folder.
    """
    store = open_store(url or None, served_at="http://there")
    assert isinstance(store.database, SqliteDatabase)
    raw = store.database._connection.raw
    raw.execute(f"PRAGMA synchronous={synchronous}")
    raw.execute(f"PRAGMA wal_autocheckpoint={int(pages)}")
    say("open")

    async def run() -> None:
        await store.people.add_guest(GUEST, SESSION)
        await asyncio.gather(*(_play(store, say, f"t{k}", int(plies)) for k in range(int(tables))))

    asyncio.run(run())
    store.close()
    say("closed")


async def _play(store: HallStore, say: Say, name: str, plies: int) -> None:
    chosen = game("voluspa", players=2)
    seats = (bot_seat(0, "random"), bot_seat(1, "random"))
    secret = name.encode() * 16
    table = Table(
        name, "voluspa", chosen.rules_version, chosen.options, seats, secret, GUEST.id, TIME, started=TIME
    )
    live = Live.fold(table, chosen, [])
    say("sent", name, 0, "")
    await store.add_table(table, standing_of(live))
    say("saved", name, 0)
    while live.to_act is not None and live.seq < plies:
        action = live.state.legal_actions()[0]
        line = live.line(f"id-{live.seq}", live.to_act, ACTION, action, TIME)
        live = live.after(line)
        say("sent", name, line.seq, action)
        await store.append(name, line, standing_of(live))
        say("saved", name, line.seq)


def upgrade(say: Say, url: str) -> None:
    """Open a file of an older version."""
    store = open_store(url, served_at="http://there")
    say("open")
    store.close()


def copy(say: Say, url: str, target: str) -> None:
    """A backup."""
    back_up(url, Path(target))
    say("copied")


def put_back(say: Say, source: str, url: str) -> None:
    """A backup in the place of what is there."""
    restore(Path(source), url, replace=True)
    say("restored")


def replace(say: Say, target: str) -> None:
    """A file by another, as the files are written that the program makes itself."""
    write_whole(Path(target), b"new" * 1_000)
    say("replaced")


WORK: dict[str, Callable[..., None]] = {
    "play": play,
    "upgrade": upgrade,
    "copy": copy,
    "put_back": put_back,
    "replace": replace,
}

if __name__ == "__main__":
    main()
