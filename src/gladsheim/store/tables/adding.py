"""Storing new tables, as many as anybody may have, and telling those who get seats at them."""

import json

from gladsheim.core.words import Words
from gladsheim.store.engine.database import Connection
from gladsheim.store.tables import statements
from gladsheim.tables.refusals import TooManyTables
from gladsheim.tables.table import RUNNING, Standing, Table, bell_of, concerned

MOST_OPEN, MOST_OPEN_OF_ROBOT = 20, 5
"""Tables of one maker, a person or a bot account, that wait for players."""
MOST_BOT_TABLES, MOST_BOT_TABLES_OF_OWNER = 3, 15
"""Running tables at which only bots sit: of one maker, and of one owner, who may be many guests."""


def check_room(connection: Connection, table: Table, standing: Standing) -> None:
    """Raises TooManyTables where the maker of a new table has as many of its kind as anybody may have."""
    plays = standing.status == RUNNING and table.only_bots
    if table.complete and not plays:
        return
    # Of two that are stored at once, the second is counted with the first.
    connection.one_by_one()
    ((waiting, robot, bots, of_owner),) = connection.rows(
        statements.COUNT_OF_MAKER, user=table.creator, owner=table.share
    )
    most = MOST_OPEN_OF_ROBOT if robot else MOST_OPEN
    if not table.complete and waiting >= most:
        raise TooManyTables(Words.of("faults-open-tables", most=most))
    if plays and bots >= MOST_BOT_TABLES:
        raise TooManyTables(Words.of("faults-bot-tables", most=MOST_BOT_TABLES))
    if plays and of_owner >= MOST_BOT_TABLES_OF_OWNER:
        raise TooManyTables(Words.of("faults-bot-tables-of-owner", most=MOST_BOT_TABLES_OF_OWNER))


def add_table(connection: Connection, table: Table, standing: Standing) -> None:
    """Store a new table with its seats."""
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
        visibility=table.visibility,
        watch=table.watch,
        started=table.started,
        rematch=table.rematch,
        fair=table.fair,
        rated=table.rated,
        counted=None,
        terms=table.terms.to_text(),
        timed=table.terms.ticks,
        started_ms=table.started_ms,
        deadline=standing.deadline,
        due=standing.due,
        voids=len(table.voids),
        head=table.root,
        share=table.share,
        looked=table.created if table.only_bots else None,
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
            invited=seat.invited,
            promise=seat.promise,
            nonce=seat.nonce,
            asked=seat.asked,
        )


def announce_seats(connection: Connection, before: Table | None, after: Table) -> None:
    """Tell whose seats have changed: who is invited to a table hears of it there for the first time."""
    for user in concerned(before, after):
        connection.announce(bell_of(user))
