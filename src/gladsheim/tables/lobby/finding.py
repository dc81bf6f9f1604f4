"""Choice of the open table at which a user who looks for opponents is seated."""

from __future__ import annotations

import json
from collections.abc import Iterable

from gladsheim.tables.agreed.terms import BANK, CORRESPONDENCE, TAKE_OVER, Clock, Terms
from gladsheim.tables.people.people import User
from gladsheim.tables.table import Seat, Table

CLOCK = Clock(BANK, minutes=30, increment=30)
"""Clock of a table that is opened to any opponent: nobody has to wait for a stranger who has gone."""
ABSENCE = TAKE_OVER


def free_seat(table: Table) -> Seat | None:
    """Return the first seat that anybody may take."""
    return next((seat for seat in table.seats if not seat.taken and seat.invited is None), None)


def best(tables: Iterable[Table], user: User, usual: Table) -> Table | None:
    """Choose the table that a user is led to; `usual` is the one that would be opened instead.

    Tables of others come first: those with the usual options, then those with the usual terms, and of these
    the one that waits longest. Without any, it is a table where the user waits already. Nobody is led to a
    game by correspondence, nor to a rated one, whose rules players should read before they sit down.
    """
    fitting = [table for table in tables if _fits(table, user)]
    others = [table for table in fitting if not _is_own(table, user)]
    return min(others or fitting, key=lambda table: _order(table, usual), default=None)


def _fits(table: Table, user: User) -> bool:
    if free_seat(table) is None:
        return False
    return _is_own(table, user) or (table.terms.pace != CORRESPONDENCE and not table.rated)


def _is_own(table: Table, user: User) -> bool:
    return user.id == table.creator or bool(table.owned_by(user.id))


def _order(table: Table, usual: Table) -> tuple[bool, bool, str, str]:
    unusual = _plain(table) != _plain(usual)
    # False sorts before True. The id decides last, so that equal tables have a fixed order.
    return unusual, _timing(table.terms) != _timing(usual.terms), table.created, table.id


def _plain(table: Table) -> str:
    return json.dumps(dict(table.options), sort_keys=True)


def _timing(terms: Terms) -> tuple[Clock, str]:
    return terms.clock, terms.absence
