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


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at a table; `owner` is the session that plays it, None for a bot."""

    seat: int
    name: str
    kind: str
    bot: str | None = None
    owner: str | None = None


@dataclass(frozen=True, slots=True)
class Table:
    """What is fixed before the first action. `secret` decides the deal: never send it."""

    id: str
    game: str
    rules: int
    options: Mapping[str, Any]
    seats: tuple[Seat, ...]
    secret: bytes
    creator: str
    created: str

    @property
    def commitment(self) -> str:
        """SHA-256 of the secret as records write it, hexadecimal: published before the first action."""
        return records.commitment(self.secret)

    def owned_by(self, session: str | None) -> frozenset[int]:
        """The seats that a session plays; a spectator has none."""
        return frozenset(seat.seat for seat in self.seats if session is not None and seat.owner == session)

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


@dataclass(frozen=True, slots=True)
class Session:
    """A guest."""

    id: str
    name: str


def fresh_secret() -> bytes:
    """A new secret for a deal."""
    return secrets.token_bytes(SECRET_BYTES)


def fresh_id() -> str:
    """A name that cannot be guessed, for a table or a session."""
    return secrets.token_urlsafe(12)
