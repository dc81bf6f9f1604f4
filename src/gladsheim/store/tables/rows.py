"""Columns of tables and of seats that are read together, as records, so that each query names them once."""

from typing import NamedTuple


class TableRow(NamedTuple):
    """Table and its standing: the columns of `schema.tables` with these names."""

    id: str
    game: str
    rules: int
    options: str
    secret: bytes
    creator: str
    created: str
    visibility: str
    watch: str
    started: str | None
    rematch: str | None
    fair: int
    rated: int
    terms: str
    started_ms: int
    seq: int
    status: str
    to_act: int | None
    bot_to_act: int
    updated: str
    deadline: int | None
    due: int | None
    voids: int
    share: str
    looked: str | None


class SeatRow(NamedTuple):
    """Seat: columns of `schema.seats`, the invited user's name, and whether the user is a robot."""

    table_id: str
    seat: int
    name: str
    kind: str
    bot: str | None
    owner: str | None
    invited: str | None
    invited_name: str | None
    promise: str | None
    nonce: bytes | None
    robot: int
    asked: int
