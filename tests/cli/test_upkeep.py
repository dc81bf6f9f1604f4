"""`gladsheim backup`, `restore`, `check` and `export`."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from gladsheim import game
from gladsheim.records import load_record
from gladsheim.store import open_store
from gladsheim.tables.lobby.seating import bot_seat
from gladsheim.tables.record import record
from gladsheim.tables.running.clocks import standing_of
from gladsheim.tables.running.live import Live
from gladsheim.tables.table import ACTION, MOST_LINES, Table
from gladsheim.tables.views.view import view
from tests.cli.conftest import Runner
from tests.store.topics.test_hall_store import GUEST, SESSION, TIME


def test_from_a_backup_back_to_a_hall(cli: Runner, tmp_path: Path) -> None:
    """Copy, restore elsewhere, and refuse to replace anything unasked."""
    url, other = f"sqlite:///{tmp_path}/hall.db", f"sqlite:///{tmp_path}/other.db"
    open_store(url).close()
    made = cli("backup", tmp_path / "copy.db", "--database", url)
    assert made.code == 0, made.err
    assert made.out.endswith("bytes, checked\n")
    assert cli("restore", tmp_path / "copy.db", "--database", other).code == 0
    again = cli("restore", tmp_path / "copy.db", "--database", other)
    assert (again.code, again.out) == (2, "")
    assert "say --replace" in again.err
    replaced = cli("restore", tmp_path / "copy.db", "--replace", "--database", other)
    assert replaced.code == 0
    assert "other.db.replaced-1" in replaced.out


def test_without_a_database_nothing_is_made(cli: Runner, tmp_path: Path) -> None:
    """A mistyped URL is an error, not an empty backup."""
    ran = cli("backup", tmp_path / "copy.db", "--database", f"sqlite:///{tmp_path}/none.db")
    assert ran.code == 2
    assert "there is no database" in ran.err
    assert list(tmp_path.iterdir()) == []


def test_what_is_foreign_in_a_database_is_told(cli: Runner, tmp_path: Path) -> None:
    """`check` and `backup` name it, and `restore` and `move` refuse it in one line that does."""
    url, other, copy = (f"sqlite:///{tmp_path}/{name}.db" for name in ("hall", "other", "copy"))
    open_store(url).close()
    with closing(sqlite3.connect(tmp_path / "hall.db")) as connection:
        connection.execute("CREATE TRIGGER late AFTER INSERT ON lines BEGIN DELETE FROM lines; END")
    ran = cli("check", "--database", url)
    assert (ran.code, ran.out) == (1, "database: trigger 'late' is foreign to it\n")
    made = cli("backup", tmp_path / "copy.db", "--database", url)
    assert made.code == 0
    assert made.err.endswith("can be restored only without this: trigger 'late' is foreign to it\n")
    for ran in (
        cli("restore", tmp_path / "copy.db", "--database", other),
        cli("move", other, "--database", copy),
    ):
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.endswith("copy.db' is not as Gladsheim makes it: trigger 'late' is foreign to it\n")
        assert ran.err.count("\n") == 1
    assert not (tmp_path / "other.db").exists()


def stored_game(url: str, *, plies: int = MOST_LINES, bots: tuple[str, str] = ("random", "random")) -> Live:
    """A database with one table of Valda between bots, played so far or to its end."""
    content, played = played_game(plies, bots)
    path = Path(url.removeprefix("sqlite:///"))
    path.touch(0o600)
    path.write_bytes(content)
    return played


@cache
def played_game(plies: int, bots: tuple[str, str]) -> tuple[bytes, Live]:
    """The file of such a database, and its table."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "hall.db"
        played = _play(f"sqlite:///{path}", plies, bots)
        return path.read_bytes(), played


def _play(url: str, plies: int, bots: tuple[str, str]) -> Live:
    chosen = game("valda", players=2)
    seats = (bot_seat(0, bots[0]), bot_seat(1, bots[1]))
    rules, options = chosen.rules_version, chosen.options
    table = Table("table", "valda", rules, options, seats, b"s" * 32, "guest", TIME, started=TIME, fair=True)
    live = Live.fold(table, chosen, [])
    store = open_store(url)

    async def fill() -> Live:
        await store.people.add_guest(GUEST, SESSION)
        await store.add_table(table, standing_of(live))
        now = live
        while now.to_act is not None and now.seq < plies:
            action = now.state.legal_actions()[-1]
            line = now.line(f"id-{now.seq}", now.to_act, ACTION, action, TIME)
            now = now.after(line)
            await store.append(table.id, line, standing_of(now))
        return now

    played = asyncio.run(fill())
    store.close()
    return played


def test_a_sound_hall_is_said_to_be(cli: Runner, tmp_path: Path) -> None:
    """All its games are replayed."""
    url = f"sqlite:///{tmp_path}/hall.db"
    stored_game(url, plies=20)
    ran = cli("check", "--database", url)
    assert (ran.code, ran.out) == (0, "sound: 1 game replayed\n")


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ("UPDATE lines SET action = 'pass' WHERE seq = 1", "line 1"),
        ("UPDATE tables SET to_act = NULL, status = 'over'", "its lines lead to"),
        ("UPDATE lines SET table_id = 'nowhere' WHERE seq = 20", "refers to no row of tables"),
        ("UPDATE tables SET rules = 77", "rules version 77"),
    ],
)
def test_what_is_wrong_is_found(cli: Runner, tmp_path: Path, change: str, told: str) -> None:
    """A changed line, a table that says otherwise, a lost line, rules of another time."""
    stored_game(f"sqlite:///{tmp_path}/hall.db", plies=20)
    with closing(sqlite3.connect(tmp_path / "hall.db")) as connection, connection:
        connection.execute(change)
    ran = cli("check", "--database", f"sqlite:///{tmp_path}/hall.db")
    assert ran.code == 1
    assert told in ran.out
    assert ran.err.endswith("1 fault found\n")


REPAIR = re.compile(r"^  lines that go: (\d+)$", re.MULTILINE)


@pytest.mark.parametrize(
    ("change", "cut"),
    [
        ("UPDATE lines SET action = 'pass' WHERE seq = 15", 6),
        ("DELETE FROM lines WHERE seq = 15", 5),
        ("UPDATE lines SET at = '2027' WHERE seq = 20", 1),
        ("UPDATE tables SET to_act = NULL, status = 'over'", 0),
        ("DELETE FROM lines WHERE seq > 12", 0),
    ],
)
def test_a_damaged_game_is_taken_back_and_goes_on(cli: Runner, tmp_path: Path, change: str, cut: int) -> None:
    """What would go is shown and asked about; it is kept, journal and log tell of it, and all is sound."""
    url, path = f"sqlite:///{tmp_path}/hall.db", tmp_path / "hall.db"
    stored_game(url, plies=20)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(change)
        before = connection.execute("SELECT * FROM lines ORDER BY seq").fetchall()
    assert cli("check", "--database", url).code == 1
    asked = cli("repair", "table", "--database", url, typed="n\n")
    found = REPAIR.search(asked.out)
    assert (asked.code, found and int(found[1])) == (130, cut)
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT * FROM lines ORDER BY seq").fetchall() == before
    assert cli("repair", "table", "--yes", "--database", url).code == 0
    assert cli("check", "--database", url).out == "sound: 1 game replayed\n"
    with closing(sqlite3.connect(path)) as connection:
        columns = "table_id, seq, action_id, seat, kind, action, at, ms, previous"
        wanted = f"SELECT {columns} FROM cut_lines ORDER BY seq"  # noqa: S608  # the test's own words
        assert connection.execute(wanted).fetchall() == before[len(before) - cut :]
        last = connection.execute("SELECT kind, action FROM lines ORDER BY seq DESC LIMIT 1").fetchone()
    assert last == ("repair", str(cut))
    assert f'"cut": {cut}' in cli("audit", "--json", "--database", url).out
    assert cli("repair", "table", "--database", url).out == "table table is sound: nothing to repair\n"
    store = open_store(url)
    fixed, lines = asyncio.run(store.table("table")) or (None, [])
    assert fixed is not None
    live = Live.fold(fixed, game("valda", players=2), lines)
    assert view(live, frozenset()).log[-1].events == [{"event": "repaired", "seat": 0, "lines": cut}]
    action = live.line("next", live.to_act or 0, ACTION, live.state.legal_actions()[0], TIME)
    asyncio.run(store.append("table", action, standing_of(live.after(action))))
    store.close()
    assert cli("check", "--database", url).out == "sound: 1 game replayed\n"


def test_what_cannot_be_repaired_is_refused(cli: Runner, tmp_path: Path) -> None:
    """No such table, rules of another time, a hall that is running, an id that is too long."""
    url = f"sqlite:///{tmp_path}/hall.db"
    stored_game(url, plies=5)
    assert "table 'other' does not exist" in cli("repair", "other", "--database", url).err
    assert "at most 100 characters" in cli("repair", "x" * 101, "--database", url).err
    with closing(sqlite3.connect(tmp_path / "hall.db")) as connection:
        connection.execute("SELECT * FROM tables").fetchone()
        ran = cli("repair", "table", "--database", url)
    assert (ran.code, "stop the hall first" in ran.err) == (2, True)
    with closing(sqlite3.connect(tmp_path / "hall.db")) as connection, connection:
        connection.execute("UPDATE tables SET rules = 77")
    assert "rules version 77" in cli("repair", "table", "--database", url).err


def test_finished_games_are_exported(cli: Runner, tmp_path: Path) -> None:
    """As records that verify; a running game is not among them."""
    over, running = f"sqlite:///{tmp_path}/over.db", f"sqlite:///{tmp_path}/running.db"
    played = stored_game(over)
    stored_game(running, plies=20)
    assert cli("export", tmp_path / "games.jsonl", "--database", over).code == 0
    assert load_record(tmp_path / "games.jsonl").to_json() == record(played).to_json()
    assert cli("verify", tmp_path / "games.jsonl").code == 0
    ran = cli("export", "--database", running)
    assert (ran.code, ran.out, ran.err) == (0, "", "0 records written\n")


def test_ratings_are_counted_anew(cli: Runner, tmp_path: Path) -> None:
    """A game of two different bots is counted from its lines, once however often it is asked for."""
    url = f"sqlite:///{tmp_path}/hall.db"
    stored_game(url, bots=("random", "greedy"))
    assert cli("ratings", "--database", url).out == ""
    first = cli("ratings", "--rebuild", "--database", url)
    assert (first.code, first.err) == (0, "1 finished game counted\n")
    found = [line.split()[2:] for line in first.out.splitlines()]
    assert sorted(found) == [["1", "game", "bot", bot, "2", "players"] for bot in ("greedy,", "random,")]
    assert cli("ratings", "--rebuild", "--database", url).out == first.out
    assert cli("ratings", "--database", url).out == first.out
    told = json.loads(cli("ratings", "--database", url, "--json").out)
    assert {(one["game"], one["kind"], one["name"], one["players"], one["games"]) for one in told} == {
        ("valda", "bot", bot, 2, 1) for bot in ("greedy", "random")
    }
    assert all(one["provisional"] and str(one["rating"]) in first.out for one in told)


def test_a_game_that_cannot_be_replayed_is_left_out_of_ratings(cli: Runner, tmp_path: Path) -> None:
    """It is named, and the exit code says so; the hall does not try it again by itself."""
    url = f"sqlite:///{tmp_path}/hall.db"
    stored_game(url, bots=("random", "greedy"))
    with closing(sqlite3.connect(tmp_path / "hall.db")) as connection:
        connection.execute("UPDATE tables SET rules = 999")
        connection.commit()
    ran = cli("ratings", "--rebuild", "--database", url)
    assert (ran.code, ran.out) == (1, "")
    assert "table table: cannot be replayed" in ran.err
    with closing(sqlite3.connect(tmp_path / "hall.db")) as connection:
        assert connection.execute("SELECT counted FROM tables").fetchall() == [(0,)]
