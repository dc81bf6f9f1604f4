"""The hall's questions to its database, in the hall's own words."""

import asyncio
import json
from collections.abc import Sequence
from typing import Any

from gladsheim.store import statements
from gladsheim.store.database import Connection, Database, Row
from gladsheim.store.errors import ActionIdTaken, OutOfStep
from gladsheim.tables.table import Line, Seat, Session, Standing, Table

MOST_LISTED = 200


class HallStore:
    """Sessions, tables and lines. What has been awaited is saved."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.shared = database.shared

    def close(self) -> None:
        """Finish what is under way and close the database."""
        self.database.close()

    async def add_session(self, session: Session, token_hash: bytes, created: str) -> None:
        """Store a new guest; of the cookie, only its hash."""

        def work(connection: Connection) -> None:
            connection.change(
                statements.ADD_SESSION,
                id=session.id,
                token_hash=token_hash,
                name=session.name,
                created=created,
            )

        await asyncio.wrap_future(self.database.write(work))

    async def rename_session(self, session: str, name: str) -> None:
        """Give a guest another name."""
        await asyncio.wrap_future(
            self.database.write(lambda c: c.change(statements.RENAME_SESSION, session=session, new_name=name))
        )

    async def session_by_token(self, token_hash: bytes) -> Session | None:
        """The guest whose cookie has this hash."""
        rows = await self._rows(statements.SESSION_BY_TOKEN, token_hash=token_hash)
        return Session(*rows[0]) if rows else None

    async def add_table(self, table: Table, standing: Standing) -> None:
        """Store a new table with its seats."""

        def work(connection: Connection) -> None:
            connection.change(
                statements.ADD_TABLE,
                id=table.id,
                game=table.game,
                rules=table.rules,
                options=json.dumps(dict(table.options)),
                secret=table.secret,
                creator=table.creator,
                created=table.created,
                seq=standing.seq,
                status=standing.status,
                to_act=standing.to_act,
                bot_to_act=standing.bot_to_act,
                updated=standing.updated,
            )
            for seat in table.seats:
                connection.change(
                    statements.ADD_SEAT,
                    table_id=table.id,
                    seat=seat.seat,
                    name=seat.name,
                    kind=seat.kind,
                    bot=seat.bot,
                    owner=seat.owner,
                )

        await asyncio.wrap_future(self.database.write(work))

    async def table(self, table: str, since: int = 0) -> tuple[Table, list[Line]] | None:
        """A table and its lines after line `since`, in order."""

        def work(connection: Connection) -> tuple[Table, list[Line]] | None:
            rows = connection.rows(statements.TABLE, table=table)
            if not rows:
                return None
            seats = connection.rows(statements.SEATS, table=table)
            lines = connection.rows(statements.LINES, table=table, since=since)
            return _table(rows[0], seats), [Line(*line) for line in lines]

        return await asyncio.wrap_future(self.database.read(work))

    async def append(self, table: str, line: Line, standing: Standing) -> None:
        """Store a table's next line, in one transaction with where the table then stands.

        Raises OutOfStep or ActionIdTaken if the line cannot be the next one, NotSaved if
        the database fails; then nothing is stored.
        """

        def work(connection: Connection) -> None:
            if connection.rows(statements.LINE_BY_ID, table=table, action_id=line.action_id):
                raise ActionIdTaken(f"table {table} already has action {line.action_id}")
            met = connection.change(
                statements.ADVANCE,
                table=table,
                expected=line.seq - 1,
                next_seq=line.seq,
                new_status=standing.status,
                new_to_act=standing.to_act,
                new_bot_to_act=standing.bot_to_act,
                new_updated=standing.updated,
            )
            if met != 1:
                raise OutOfStep(f"table {table} is not at line {line.seq - 1}")
            connection.change(
                statements.ADD_LINE,
                table_id=table,
                seq=line.seq,
                action_id=line.action_id,
                seat=line.seat,
                kind=line.kind,
                action=line.action,
                at=line.at,
            )
            connection.announce(table, line.seq)

        await asyncio.wrap_future(self.database.write(work))

    async def tables_of(self, session: str) -> list[tuple[Table, Standing]]:
        """The tables that a guest made or sits at, newest first; at most MOST_LISTED."""

        def work(connection: Connection) -> list[tuple[Table, Standing]]:
            rows = connection.rows(statements.TABLES_OF_SESSION, session=session, most=MOST_LISTED)
            return [
                (_table(row[:7], connection.rows(statements.SEATS, table=row[0])), _standing(row[7:]))
                for row in rows
            ]

        return await asyncio.wrap_future(self.database.read(work))

    async def waiting_for_bots(self, before: str | None = None) -> list[str]:
        """The tables at which a bot is to act, those that have waited longest first.

        With a time, only those at which nothing has happened since.
        """
        if before is None:
            return [row[0] for row in await self._rows(statements.WAITING_FOR_BOTS)]
        return [row[0] for row in await self._rows(statements.BOTS_WAITING_SINCE, before=before)]

    async def _rows(self, statement: Any, **values: Any) -> list[Row]:
        return await asyncio.wrap_future(self.database.read(lambda c: c.rows(statement, **values)))


def _table(row: Row, seats: Sequence[Row]) -> Table:
    identity, game, rules, options, secret, creator, created = row
    return Table(
        id=identity,
        game=game,
        rules=rules,
        options=json.loads(options),
        seats=tuple(Seat(*seat) for seat in seats),
        secret=bytes(secret),
        creator=creator,
        created=created,
    )


def _standing(row: Row) -> Standing:
    seq, status, to_act, bot_to_act, updated = row
    return Standing(seq, status, to_act, bool(bot_to_act), updated)
