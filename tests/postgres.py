"""A PostgreSQL server of the tests' own: made, started and removed by them."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import psycopg

from tests import PATIENCE

SUPERUSER = "hall"
SERVICE_USER = "postgres"
# A server that is thrown away after the tests needs no disk that survives a power cut.
CARELESS = {"fsync": "off", "full_page_writes": "off"}
SETTINGS = {"listen_addresses": "", "max_connections": "200"}
READY = "database system is ready to accept connections"
LOOK_AGAIN_SECONDS = 0.01


class Server:
    """A server that is reached over a socket in its own folder; as root, it runs as `postgres`.

    Its data are those of `fresh`, if that folder is there; else they are made, and put there.
    """

    def __init__(self, folder: Path, programs: Path, fresh: Path, *, careless: bool = True) -> None:
        self.folder = folder
        self._programs = programs
        self._names = (f"hall{number}" for number in count(1))
        self._user: dict[str, Any] = {}
        folder.chmod(0o755)
        if hasattr(os, "geteuid") and os.geteuid() == 0:
            owner = pwd.getpwnam(SERVICE_USER)
            self._user = {"user": SERVICE_USER, "group": owner.pw_gid, "extra_groups": []}
            os.chown(folder, owner.pw_uid, owner.pw_gid)
        if fresh.is_dir():
            _copy(fresh, folder / "data")
        else:
            self._call("initdb", "-U", SUPERUSER, "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync")
            _copy(folder / "data", fresh)
        chosen = {**SETTINGS, **CARELESS} if careless else SETTINGS
        settings = "".join(f"{name} = '{value}'\n" for name, value in chosen.items())
        with (folder / "data" / "postgresql.auto.conf").open("a") as file:
            file.write(f"{settings}unix_socket_directories = '{folder}'\n")

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self._call("pg_ctl", "start", "-w", "-s", "-l", str(self.folder / "log"))

    def stop(self, mode: str = "immediate") -> None:
        """Stop it; `immediate` is as if it had been killed."""
        self._call("pg_ctl", "stop", "-w", "-s", "-m", mode)

    def crash(self) -> None:
        """Stop it as `immediate` does, at once: without the time that a program takes to ask for it."""
        process = self.folder / "data" / "postmaster.pid"
        os.kill(int(process.read_text().split()[0]), signal.SIGQUIT)
        last_moment = time.monotonic() + PATIENCE
        while process.exists():
            assert time.monotonic() < last_moment, "the server does not stop"
            time.sleep(LOOK_AGAIN_SECONDS)

    def starts(self) -> int:
        """How often it has become ready for connections, also after a crash of a part of it."""
        return (self.folder / "log").read_text(errors="replace").count(READY)

    def make(self, template: str | None = None) -> str:
        """The URL of a new database, empty or a copy of another one."""
        name = next(self._names)
        copied = f" TEMPLATE {template}" if template else ""
        self.execute("postgres", f"CREATE DATABASE {name}{copied}")
        return self.url(name)

    def drop(self, url: str) -> None:
        """Remove a database, whoever is connected."""
        self.execute("postgres", f"DROP DATABASE {name_of(url)} WITH (FORCE)")

    def url(self, name: str) -> str:
        """The URL of a database."""
        return f"postgresql://{SUPERUSER}@/{name}?host={self.folder}"

    def execute(self, database: str, statement: str) -> list[tuple[Any, ...]]:
        """Run a statement of the tests' own; the rows if it has any."""
        with psycopg.connect(self.url(database), autocommit=True) as connection:
            cursor = connection.execute(statement.encode())
            return list(cursor.fetchall()) if cursor.description else []

    def _call(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), "-D", str(self.folder / "data"), *arguments]
        ended = subprocess.run(
            command, cwd=self.folder, capture_output=True, text=True, check=False, **self._user
        )
        assert ended.returncode == 0, ended.stdout + ended.stderr


def _copy(data: Path, target: Path) -> None:
    """Copy a server's folder, with its owner; it is there when all of it is."""
    begun = target.with_name(f"{target.name}-begun")
    subprocess.run(["cp", "-a", str(data), str(begun)], check=True)
    begun.rename(target)


SHAPE = """
SELECT (SELECT string_agg(version_num, ' ') FROM alembic_version),
  (SELECT md5(string_agg(concat_ws(' ', oid, xmin), ' ' ORDER BY oid)) FROM pg_class
    WHERE relnamespace = 'public'::regnamespace),
  (SELECT md5(string_agg(concat_ws(' ', attrelid, attnum, attribute.xmin), ' ' ORDER BY attrelid, attnum))
    FROM pg_attribute AS attribute JOIN pg_class ON pg_class.oid = attrelid
    WHERE relnamespace = 'public'::regnamespace),
  (SELECT count(*) FROM pg_proc WHERE pronamespace = 'public'::regnamespace),
  (SELECT count(*) FROM pg_trigger),
  (SELECT count(*) FROM pg_db_role_setting JOIN pg_database ON pg_database.oid = setdatabase
    WHERE datname = current_database())
"""
"""What tells that nothing but rows has changed in a database: the transactions that wrote its catalogue."""
ALONE = """
SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()
"""
# Without the checks of references the order of the tables does not matter.
EMPTYING = """
SELECT 'SET session_replication_role = replica; ' || string_agg(format('DELETE FROM %I', tablename), '; ')
FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'alembic_version'
"""


class Databases:
    """Equal databases without rows. One that a test gives back is emptied for the next, which takes a tenth
    of the time that a copy takes; where more than rows has changed in it, it is dropped.
    """

    def __init__(self, server: Server, template: str) -> None:
        self._server = server
        self._template = template
        self._shape = server.execute(template, SHAPE)
        [(self._emptying,)] = server.execute(template, EMPTYING)
        self._free: list[str] = []

    def take(self) -> str:
        """The URL of an empty database."""
        return self._free.pop() if self._free else self._server.make(self._template)

    def give_back(self, url: str) -> None:
        """Cut off whoever is still connected, and keep the database for another test if it can be emptied."""
        name = name_of(url)
        self._server.execute(name, ALONE)
        if self._server.execute(name, SHAPE) == self._shape:
            self._server.execute(name, self._emptying)
            self._free.append(url)
        else:
            self._server.drop(url)


def name_of(url: str) -> str:
    """The name of a database by its URL."""
    return url.partition("@/")[2].partition("?")[0]


@contextmanager
def running(initdb: str, fresh: Path, *, careless: bool = True) -> Iterator[Server]:
    """A running server; gone afterwards, with all that was in it.

    To make its data takes a second, to copy those of `fresh` a tenth. One that is not `careless` waits
    for the disk as a host's does, for measurements.
    """
    # Not pytest's folder: nobody but its owner may enter that.
    folder = Path(tempfile.mkdtemp(prefix="gladsheim-postgres-"))
    try:
        server = Server(folder, Path(initdb).resolve().parent, fresh, careless=careless)
        server.start()
        try:
            yield server
        finally:
            if (folder / "data" / "postmaster.pid").exists():
                server.stop()
    finally:
        shutil.rmtree(folder)
