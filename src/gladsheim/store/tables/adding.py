"""Storage of new tables, and notification of users who get seats at them."""

import json

from gladsheim.store.engine.database import Connection
from gladsheim.store.tables import statements
from gladsheim.tables.table import Standing, Table, bell_of, concerned


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
    """Notify users whose seats have changed. An invited user has not been notified of the table before."""
    for user in concerned(before, after):
        connection.announce(bell_of(user))
