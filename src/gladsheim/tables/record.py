"""Record of a table; while the game runs, it contains nothing that is hidden."""

from collections.abc import Iterable

from gladsheim import records
from gladsheim.core.fair import commitment_of
from gladsheim.tables.running.live import Live
from gladsheim.tables.table import Table

ERASED_NAME = "erased player"
"""Name of an erased user in a record, where names are never empty."""


def record(live: Live) -> records.Record:
    """Return the table's record: sealed while the game runs; seed, result or early end once it is over."""
    table = live.table
    over, ended = live.over, live.ended
    seats = tuple(
        records.RecordedSeat(seat.name or ERASED_NAME, seat.kind, seat.bot, seat.robot)
        for seat in table.seats
    )
    options = dict(table.options)
    start = start_of(table, table.secret if over else None)
    first = records.first_link(table.game, table.rules, options, seats, start)
    # Standing actions suffice: what was taken back has left no trace in position or chance.
    taken = ((step.line.seat, step.line.action, step.line.at) for step in live.standing_steps)
    return records.Record(
        game=table.game,
        rules=table.rules,
        options=options,
        seats=seats,
        start=start,
        actions=records.chain(first, taken),
        result=dict(live.state.result()) if over and ended is None else None,
        ended=None if ended is None else records.EarlyEnd(ended.how, ended.seats),
    )


def start_of(table: Table, secret: bytes | None) -> records.SeedStart | records.FairStart:
    """Return how the game was dealt; `secret` is None until it may be revealed."""
    if not table.fair:
        return records.SeedStart(table.commitment, secret)
    nonces = _nonces((seat.promise, seat.nonce) for seat in table.seats)
    voids = (
        records.RecordedVoid(
            commitment_of(one.secret), _nonces(zip(one.promises, one.nonces, strict=True)), one.secret
        )
        for one in table.voids
    )
    return records.FairStart(table.commitment, nonces, secret, tuple(voids))


def _nonces(said: Iterable[tuple[str | None, bytes | None]]) -> tuple[records.Nonce | None, ...]:
    return tuple(None if promise is None else records.Nonce(promise, nonce) for promise, nonce in said)
