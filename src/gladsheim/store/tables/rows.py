"""The columns of tables and of seats that are read together, as records: what they select is named once."""

from typing import NamedTuple


class TableRow(NamedTuple):
    """A table, and where it stands: the columns of `schema.tables` with these names."""

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
    """A seat: columns of `schema.seats`, the name of whom it is kept for, and whether its user is a robot."""

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
