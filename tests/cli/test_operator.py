"""`gladsheim erase-user`, `ban`, `games` and `audit`, on the database of a hall that may be running."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import psycopg
import pytest
from click import Context
from msgspec import structs

from gladsheim import game
from gladsheim.cli.commands import COMMANDS
from gladsheim.cli.main import RESOLVING, cli as cli_group
from gladsheim.records import verify
from gladsheim.store import HallStore, open_store
from gladsheim.store.operators.moderation import Ban
from gladsheim.tables.lobby.seating import bot_seat
from gladsheim.tables.people.people import Credentials, Session, User
from gladsheim.tables.record import ERASED_NAME, record
from gladsheim.tables.results.rating import Rating, rate
from gladsheim.tables.running.clocks import standing_of
from gladsheim.tables.running.live import Live
from gladsheim.tables.table import ACTION, HUMAN, MOST_LINES, Seat, Table
from tests.cli.conftest import Ran, Runner
from tests.postgres import Server

T = TypeVar("T")

TIME = "2026-01-01T00:00:00.000Z"
Operate = Callable[..., Ran]


@pytest.fixture
def operate(cli: Runner, hall_url: str) -> Operate:
    """Runs an operator's command on the hall's database."""

    def call(*args: str, typed: str = "") -> Ran:
        return cli(*args, "--database", hall_url, typed=typed)

    return call


def within(url: str, work: Callable[[HallStore], Awaitable[T]]) -> T:
    """What comes of some work on a database."""
    store = open_store(url)

    async def worked() -> T:
        return await work(store)

    try:
        return asyncio.run(worked())
    finally:
        store.close()


async def come(store: HallStore, user: str, name: str, *, account: bool = False) -> None:
    """A guest, or somebody with an account."""
    session = Session(f"{user}-s", user, user.encode(), TIME, TIME, "Firefox on Linux")
    await store.people.add_guest(User(user, name), session)
    if account:
        login = Credentials(User(user, name, True), "hash", ())
        fresh = replace(session, id=f"{user}-t", token_hash=f"{user}t".encode())
        await store.people.make_account(login, name.casefold(), fresh, session.id)


async def play(store: HallStore, *, most: int = MOST_LINES, rated: bool = False) -> Live:
    """A game of Völuspá between Ask, who has an account, and Embla, up to line `most` or to its end."""
    await come(store, "ask", "Ask", account=True)
    await come(store, "embla", "Embla", account=rated)
    chosen = game("voluspa", players=2)
    seats = (Seat(0, "Ask", HUMAN, owner="ask"), Seat(1, "Embla", HUMAN, owner="embla"))
    rules, options = chosen.rules_version, chosen.options
    table = Table("table", "voluspa", rules, options, seats, b"s" * 32, "ask", TIME, started=TIME, fair=True)
    table = structs.replace(table, rated=rated)
    live = Live.fold(table, chosen, [])
    await store.add_table(table, standing_of(live))
    while live.to_act is not None and live.seq < most:
        action = live.state.legal_actions()[0]
        line = live.line(f"id-{live.seq}", live.to_act, ACTION, action, TIME)
        live = live.after(line)
        await store.append(table.id, line, standing_of(live))
    return live


WANTED = {
    "audit": (),
    "backup": ("{folder}/copy.db",),
    "ban": ("--list",),
    "check": (),
    "erase-user": ("Ask", "--yes"),
    "export": ("{folder}/games.jsonl",),
    "games": ("--off", "valda"),
    "move": ("sqlite:///{folder}/moved.db",),
    "ratings": ("--rebuild",),
    "repair": ("table", "--yes"),
    "reports": (),
    "tables": (),
    "worker": (),
}
"""Every command that works on a hall's database which has to be there, with what else it wants."""
MAKERS = {"restore", "serve"}


def test_every_command_on_a_database_is_known_here() -> None:
    """A new one must say whether it may make a database."""
    context = Context(cli_group)
    context.meta[RESOLVING] = True
    commands = {name: cli_group.get_command(context, name) for name in COMMANDS}
    with_database = {
        name
        for name, command in commands.items()
        if command is not None and any(option.name == "database" for option in command.params)
    }
    assert with_database == WANTED.keys() | MAKERS


@pytest.mark.parametrize("command", WANTED)
def test_no_command_but_serve_and_restore_makes_a_database(cli: Runner, tmp_path: Path, command: str) -> None:
    """A mistyped name is an error, and nothing is left of it; nor is a folder made."""
    more = [word.format(folder=tmp_path) for word in WANTED[command]]
    for path in (tmp_path / "none.db", tmp_path / "missing" / "none.db"):
        ran = cli(command, *more, "--database", f"sqlite:///{path}")
        assert (ran.code, ran.out) == (2, "")
        assert "there is no database" in ran.err or command == "worker"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.postgres
@pytest.mark.parametrize("command", sorted(WANTED.keys() - {"backup", "move", "worker"}))
def test_nor_makes_a_command_a_hall_on_a_server(
    cli: Runner, tmp_path: Path, postgres: Server, command: str
) -> None:
    """An empty database stays empty."""
    url = postgres.make()
    try:
        more = [word.format(folder=tmp_path) for word in WANTED[command]]
        ran = cli(command, *more, "--database", url)
        assert (ran.code, ran.out) == (2, "")
        assert "has no hall of this version" in ran.err
        with closing(psycopg.connect(url)) as connection:
            count = "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"
            assert connection.execute(count).fetchone() == (0,)
    finally:
        postgres.drop(url)


def test_serve_makes_no_folder_that_was_named(cli: Runner, tmp_path: Path) -> None:
    """The message names it; so does that of restore."""
    open_store(f"sqlite:///{tmp_path / 'hall.db'}").close()
    url = f"sqlite:///{tmp_path / 'missing' / 'hall.db'}"
    for ran in (
        cli("serve", "--port", "0", "--database", url),
        cli("restore", tmp_path / "hall.db", "--database", url),
    ):
        assert ran.code == 2
        assert f"there is no folder '{tmp_path / 'missing'}': make it, or name another database" in ran.err
    assert [path.name for path in tmp_path.iterdir()] == ["hall.db"]


def test_an_erased_player_leaves_a_game_that_can_be_checked(operate: Operate, hall_url: str) -> None:
    """The plan is shown and asked about; what was exported before verifies as what is exported after."""
    before = record(within(hall_url, play))
    asked = operate("erase-user", "ask", typed="n\n")
    assert asked.code == 130
    assert "Ask (account since 2026-01-01, id ask)" in asked.out
    assert "past tables, to be kept without the name:    1" in asked.out
    ran = operate("erase-user", "Ask", "--yes")
    assert (ran.code, ran.out.splitlines()[-1]) == (0, "erased")
    assert (
        operate("erase-user", "ask", "--yes").out == "nobody has the name or the id 'ask': nothing to erase\n"
    )
    assert operate("check").out == "sound: 1 game replayed\n"

    async def read(store: HallStore) -> Live:
        found = await store.table("table")
        assert found is not None
        fixed, lines = found
        return Live.fold(fixed, game("voluspa", **fixed.options), lines)

    after = record(within(hall_url, read))
    assert [seat.name for seat in after.seats] == [ERASED_NAME, "Embla"]
    assert verify(before).ok
    assert verify(after).ok
    assert before.actions[-1].link != after.actions[-1].link
    assert before.result == after.result


def test_whoever_is_erased_resigns_before(operate: Operate, hall_url: str) -> None:
    """The plan says so, the other player wins, and is rated for it; the game that this leaves is sound."""
    within(hall_url, lambda store: play(store, most=6, rated=True))
    ran = operate("erase-user", "Ask", "--yes")
    assert "running games, to be resigned:               1" in ran.out
    assert ran.out.splitlines()[-1] == "erased"
    assert operate("check").out == "sound: 1 game replayed\n"
    profile = within(hall_url, lambda store: store.results.profile("embla", own=True))
    won, _ = rate([Rating(), Rating()], [1, 2])
    assert profile.figures == [("voluspa", 1, 1, profile.figures[0][3])]
    assert profile.ratings["voluspa"].shown == won.shown
    assert operate("ratings", "--rebuild").code == 0
    assert within(hall_url, lambda store: store.results.profile("embla", own=True)) == profile


def test_of_guests_with_one_name_the_id_is_asked_for(operate: Operate, hall_url: str) -> None:
    """Nothing is done to either."""

    async def fill(store: HallStore) -> None:
        for user in ("one", "two"):
            await come(store, user, "Lif")

    within(hall_url, fill)
    ran = operate("erase-user", "Lif", "--yes")
    assert ran.code == 2
    assert "2 are called 'Lif', say the id of one" in ran.err
    assert "id one" in ran.err
    assert "id two" in ran.err
    assert operate("erase-user", "two", "--yes").code == 0
    assert operate("erase-user", "Lif", "--yes").code == 0


def test_bans_are_made_listed_and_lifted(operate: Operate, hall_url: str) -> None:
    """Of people and of networks; the sessions of a banned user are found no more."""
    within(hall_url, lambda store: come(store, "ask", "Ask", account=True))
    assert operate("ban", "ASK", "--reason", "spoiling games", "--days", "3").code == 0
    assert operate("ban", "--address", "203.0.113.7/24").out == "banned for good\n"
    bans = within(hall_url, lambda store: store.moderation.bans())
    assert [(ban.user, ban.name, ban.network, ban.reason) for ban in bans] == [
        ("ask", "Ask", None, "spoiling games"),
        (None, None, "203.0.113.0/24", ""),
    ]
    assert within(hall_url, lambda store: store.people.session_by_token(b"askt")) is None
    listed = operate("ban", "--list").out.splitlines()
    assert listed[0].startswith("Ask (id ask)  since 20")
    assert listed[1].startswith("203.0.113.0/24  since 20")
    assert operate("ban", "--lift", "ask").out == "lifted\n"
    assert operate("ban", "--lift", "ask").out == "this ban does not exist\n"
    assert operate("ban", "--lift", "--address", "203.0.113.0/24").out == "lifted\n"
    assert operate("ban", "--list").out == ""


@pytest.mark.parametrize(
    ("args", "told"),
    [
        ((), "say whom"),
        (("ask", "--address", "203.0.113.0/24"), "say whom"),
        (("nobody",), "nobody has the name or the id 'nobody'"),
        (("--address", "0.0.0.0/0"), "allowed: networks from /8 on"),
        (("--address", "somewhere"), "allowed: an address or a network"),
        (("ask", "--reason", "x" * 201), "one line of at most 200 characters"),
        (("ask", "--until", "2020-01-01"), "allowed: a time in the future"),
        (("ask", "--until", "2100-01-01", "--days", "3"), "not both"),
        (("ask", "--days", "0"), "0 is not in the range"),
        (("ask", "--lift", "--days", "3"), "--lift takes neither"),
        (("ask", "--list"), "use --list without other options"),
    ],
)
def test_what_cannot_be_banned_is_said(
    cli: Runner, empty_hall: object, args: tuple[str, ...], told: str
) -> None:
    """Exit code 2, and what is allowed."""
    ran = cli("ban", *args, "--database", f"sqlite:///{empty_hall}")
    assert ran.code == 2
    assert told in " ".join(ran.err.split())


def test_games_are_switched_off_and_on(operate: Operate) -> None:
    """The list says which are on; a name that is none is refused with those there are."""
    assert operate("games").out == "voluspa      on\nvalda        on\nvalhalla     on\n"
    assert "valda        off" in operate("games", "--off", "valda").out
    told = json.loads(operate("games", "--json").out)
    assert {one["game"]: one["on"] for one in told} == {"voluspa": True, "valda": False, "valhalla": True}
    assert "valda        on" in operate("games", "--on", "valda").out
    assert "no game 'chess'; allowed: voluspa, valda, valhalla" in operate("games", "--off", "chess").err
    assert "both off and on: valda" in operate("games", "--off", "valda", "--on", "valda").err


def test_the_journal_is_shown_and_cut(operate: Operate, hall_url: str) -> None:
    """The oldest entry first, of everybody or about one; with names while there are any."""

    async def fill(store: HallStore) -> None:
        await come(store, "ask", "Ask", account=True)

    within(hall_url, fill)
    operate("games", "--off", "valda")
    operate("ban", "Ask", "--reason", "spoiling games")
    entries = [json.loads(line) for line in operate("audit", "--json").out.splitlines()]
    assert [(one["who"], one["what"], one["about"]) for one in entries] == [
        ("operator", "game_off", None),
        ("operator", "banned", "ask"),
    ]
    assert entries[1]["details"] == {"reason": "spoiling games", "until": None}
    about = operate("audit", "--about", "Ask").out
    assert "operator  banned  Ask (ask)  reason=spoiling games" in about
    assert "game_off" not in about
    operate("erase-user", "ask", "--yes")
    assert [line.split("  ")[2] for line in operate("audit", "--about", "ask").out.splitlines()] == [
        "banned",
        "erased",
    ]
    assert operate("audit", "--since", "2100-01-01").out == ""
    assert operate("audit", "--keep-days", "1").out == "0 entries dropped\n"
    assert operate("audit", "--keep-days", "1", "--json").code == 2


def test_a_database_that_was_put_in_place_says_so(cli: Runner, database: Path) -> None:
    """Restoring and moving are in the audit log of the database that comes of it."""
    here, copy = f"sqlite:///{database}", database.with_name("copy.db")
    there, further = (f"sqlite:///{database.with_name(name)}" for name in ("there.db", "further.db"))
    assert cli("backup", copy, "--database", here).code == 0
    assert cli("restore", copy, "--database", there).code == 0
    assert cli("audit", "--database", there).out.endswith("  operator  restored\n")
    assert cli("move", further, "--database", there).code == 0
    assert [line.split("  ")[2] for line in cli("audit", "--database", further).out.splitlines()] == [
        "restored",
        "moved",
    ]


def test_without_a_database_nothing_is_made(cli: Runner, tmp_path_factory: pytest.TempPathFactory) -> None:
    """A mistyped URL is an error for every one of these commands."""
    folder = tmp_path_factory.mktemp("nothing")
    url = f"sqlite:///{folder}/none.db"
    for args in (["games"], ["audit"], ["ban", "--list"], ["erase-user", "Ask", "--yes"]):
        ran = cli(*args, "--database", url)
        assert (ran.code, "there is no database" in ran.err) == (2, True)
    assert list(folder.iterdir()) == []


def test_a_ban_ends_by_itself() -> None:
    """At its time it holds no more; without one it always does."""
    ban = Ban("ask", None, None, "", TIME, "2026-02-01T00:00:00.000Z")
    assert ban.holds(TIME)
    assert not ban.holds("2026-02-01T00:00:00.000Z")
    assert replace(ban, until=None).holds("2100-01-01T00:00:00.000Z")


async def begin(store: HallStore, name: str, maker: str, share: str, *, bots: bool = False) -> None:
    """A running table of Völuspá, with a person and a bot or between bots."""
    chosen = game("voluspa", players=2)
    first = bot_seat(0, "random") if bots else Seat(0, "Ask", HUMAN, owner=maker)
    rules, options = chosen.rules_version, chosen.options
    seats = (first, bot_seat(1, "random"))
    table = Table(name, "voluspa", rules, options, seats, b"s" * 32, maker, TIME, started=TIME, share=share)
    await store.add_table(table, standing_of(Live.fold(table, chosen, [])))


async def lay_tables(store: HallStore) -> None:
    """Two tables of bots that an account made, and one of a guest with a person."""
    await come(store, "ask", "Ask", account=True)
    await come(store, "embla", "Embla")
    for name in ("one", "two"):
        await begin(store, name, "ask", "ask", bots=True)
    await begin(store, "three", "embla", "a-network")


def test_running_tables_are_listed_by_owner_and_ended(hall_url: str, operate: Operate) -> None:
    """By their ids or their owner; what is not there is an error, and nothing is ended then."""
    within(hall_url, lay_tables)
    ran = operate("tables")
    lines = ran.out.splitlines()
    assert [line.split()[0] for line in lines] == ["a-network", "three", "ask", "one", "two", "3"]
    assert "made by Embla" in lines[1]
    assert "bots alone" in lines[3]
    listed = json.loads(operate("tables", "--json").out)
    assert [(one["id"], one["owner"], one["only_bots"]) for one in listed] == [
        ("three", "a-network", False),
        ("one", "ask", True),
        ("two", "ask", True),
    ]
    ran = operate("tables", "--end", "one", "--end", "nobody", "--yes")
    assert (ran.code, ran.out) == (2, "")
    assert "no running table has the id or the owner 'nobody'" in ran.err
    assert operate("tables", "--end", "three", typed="n\n").code == 130
    assert "ended: 1" in operate("tables", "--end", "three", typed="y\n").out
    assert operate("tables", "--end", "ask", "--yes").out == "ended: 2\n"
    assert operate("tables").out == "0 running tables\n"


def test_with_a_banned_person_games_between_bots_end(hall_url: str, operate: Operate) -> None:
    """Those of others go on."""
    within(hall_url, lay_tables)
    assert operate("ban", "Ask").code == 0
    assert [one["id"] for one in json.loads(operate("tables", "--json").out)] == ["three"]
