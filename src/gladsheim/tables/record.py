"""The record of a table: while the game runs, nothing in it tells what is hidden."""

from gladsheim import records
from gladsheim.tables.live import Live
from gladsheim.tables.table import Table


def record(live: Live) -> records.Record:
    """The table's record: sealed while the game runs; seed and result once it is over."""
    table = live.table
    over = live.state.is_terminal
    seats = tuple(records.Seat(seat.name, seat.kind, seat.bot) for seat in table.seats)
    options = dict(table.options)
    start = _start(table, table.secret if over else None)
    first = records.first_link(table.game, table.rules, options, seats, start)
    taken = ((step.line.seat, step.line.action, step.line.at) for step in live.standing_steps)
    return records.Record(
        game=table.game,
        rules=table.rules,
        options=options,
        seats=seats,
        start=start,
        actions=records.chain(first, taken),
        result=live.state.result() if over else None,
    )


def _start(table: Table, secret: bytes | None) -> records.Deal | records.Fair:
    if not table.fair:
        return records.Deal(table.commitment, secret)
    nonces = (
        None if seat.promise is None else records.Nonce(seat.promise, seat.nonce) for seat in table.seats
    )
    return records.Fair(table.commitment, tuple(nonces), secret)
