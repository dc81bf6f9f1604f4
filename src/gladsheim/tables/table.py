"""A table as it is stored: its seats, its deal, and the lines that were written since."""

import hmac
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from gladsheim import records

SECRET_BYTES = 32
MOST_LINES = 10_000

ACTION = "action"
UNDO = "undo"
HUMAN = "human"
BOT = "bot"

OPEN, RUNNING, OVER, CLOSED = "open", "running", "over", "closed"
PUBLIC, PRIVATE = "public", "private"
ANYONE, SEATED = "anyone", "seated"


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at a table; `owner` is the user that plays it, None for a bot and while it is free.

    A free seat is `invited`, kept for one user, or open to anybody; it has no name.
    """

    seat: int
    name: str
    kind: str
    bot: str | None = None
    owner: str | None = None
    invited: str | None = None
    invited_name: str | None = None

    @property
    def taken(self) -> bool:
        """Whether somebody plays it, a person or a bot."""
        return self.bot is not None or self.owner is not None


@dataclass(frozen=True, slots=True)
class Table:
    """What is fixed before the first action. `secret` decides the deal: never send it.

    Seats are taken and left only before `started`. A table that was cancelled before that is
    `closed`; `rematch` is the table that follows it.
    """

    id: str
    game: str
    rules: int
    options: Mapping[str, Any]
    seats: tuple[Seat, ...]
    secret: bytes
    creator: str
    created: str
    visibility: str = PRIVATE
    watch: str = ANYONE
    started: str | None = None
    rematch: str | None = None
    closed: bool = False

    @property
    def complete(self) -> bool:
        """Whether all seats are taken."""
        return all(seat.taken for seat in self.seats)

    @property
    def commitment(self) -> str:
        """SHA-256 of the secret as records write it, hexadecimal: published before the first action."""
        return records.commitment(self.secret)

    def owned_by(self, user: str | None) -> frozenset[int]:
        """The seats that a user plays; a spectator has none."""
        return frozenset(seat.seat for seat in self.seats if user is not None and seat.owner == user)

    def invites(self, user: str | None) -> bool:
        """Whether a seat is kept for a user."""
        return user is not None and any(seat.invited == user for seat in self.seats)

    def admits(self, user: str | None) -> bool:
        """Whether a user, or a stranger, may know of the table, if told where it is."""
        return self.started is None or self.watch != SEATED or bool(self.owned_by(user))

    def bot_seed(self, seq: int) -> int:
        """The seed of a bot's decision at `seq`: repeatable, and it tells nothing of the deal."""
        digest = hmac.digest(self.secret, f"bot {seq}".encode(), "sha256")
        return int.from_bytes(digest[:8])


@dataclass(frozen=True, slots=True)
class Line:
    """One stored line of a table: an action, or an undo of the last action that stands."""

    seq: int
    action_id: str
    seat: int
    kind: str
    action: str
    at: str


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a table stands after its last line, in the few words that lists and jobs need."""

    seq: int
    status: str
    to_act: int | None
    bot_to_act: bool
    updated: str


def fresh_secret() -> bytes:
    """A new secret for a deal."""
    return secrets.token_bytes(SECRET_BYTES)


def fresh_id() -> str:
    """A name that cannot be guessed, for a table, a user or a session."""
    return secrets.token_urlsafe(12)
