"""Limits of tables per user, counted in the transaction that stores another one."""

from gladsheim.core.words import Words
from gladsheim.store.engine.database import Connection
from gladsheim.store.tables import statements
from gladsheim.tables.refusals import TooManyTables
from gladsheim.tables.table import RUNNING, Standing, Table

MOST_OPEN, MOST_OPEN_OF_ROBOT = 20, 5
"""Most waiting tables of one maker: of a person, and of a bot account."""
MOST_BOT_TABLES, MOST_BOT_TABLES_OF_OWNER = 3, 15
"""Most running tables with only bots: of one maker, and of one owner (many guests may be one owner)."""
MOST_TABLES_OF_ROBOT = 20
"""Most unfinished tables of a bot account: those at which it sits, and those that it made."""


def check_room(connection: Connection, before: Table | None, after: Table, standing: Standing) -> None:
    """Raise TooManyTables if a new table, or one whose seats change, is one too many for a user.

    It must be called before all else in a transaction.
    """
    is_new = before is None
    waits, alone = is_new and not after.complete, standing.status == RUNNING and after.only_bots
    robots = _newly_seated_robots(before, after)
    if not (waits or alone or robots):
        return
    # Of two that are stored at once, the second is counted with the first.
    connection.one_by_one()
    for robot in robots:
        _check_robot(connection, robot)
    ((open_ones, is_robot, of_maker, of_owner),) = connection.rows(
        statements.COUNT_OF_MAKER, user=after.creator, owner=after.share
    )
    if is_new and is_robot and after.creator not in robots:
        _check_robot(connection, after.creator)
    if waits:
        _check("faults-open-tables", open_ones, most=MOST_OPEN_OF_ROBOT if is_robot else MOST_OPEN)
    if alone:
        _check("faults-bot-tables", of_maker, most=MOST_BOT_TABLES)
        _check("faults-bot-tables-of-owner", of_owner, most=MOST_BOT_TABLES_OF_OWNER)


def _newly_seated_robots(before: Table | None, after: Table) -> set[str]:
    """Return the bot accounts that newly sit at a table.
    The maker of an existing table is left out: the table counts for it anyway.
    """
    seated = {seat.owner for seat in after.seats if seat.robot and seat.owner is not None}
    return seated if before is None else seated - {seat.owner for seat in before.seats} - {after.creator}


def _check_robot(connection: Connection, robot: str) -> None:
    count = connection.rows(statements.COUNT_IN_PLAY, user=robot)[0][0]
    _check("faults-robot-tables", count, most=MOST_TABLES_OF_ROBOT)


def _check(message: str, count: int, *, most: int) -> None:
    if count >= most:
        raise TooManyTables(Words.of(message, most=most))
