"""Table as it is stored: its seats, its deal, and the lines that were written since."""

import hashlib
import hmac
import json
import secrets
from collections.abc import Mapping
from typing import Annotated, Any

from msgspec import Struct

from gladsheim import records
from gladsheim.core.fair import action_word, commitment_of, deal_fairly, fair_key
from gladsheim.core.game import Game, State
from gladsheim.core.lazy import Lazy
from gladsheim.tables.agreed.terms import NO_TERMS, Terms
from gladsheim.tables.agreed.vacations import Vacation
from gladsheim.tables.enumerated import one_of

SECRET_BYTES = 32
# Ids of tables are base64url (`fresh_id`), which has neither character.
NO_TABLES = ("@", "#")
"""Prefixes of the names of bells that belong to no table."""
MOST_LINES = 10_000
FIRST_UNDOS, UNDOS_PER_ACTION = 20, 3
"""Number of actions that may be taken back in a game, and how many more for each standing action."""

ACTION = "action"
UNDO = "undo"
RESIGN, TIMEOUT, RETURN, TAKEBACK, ABANDON = "resign", "timeout", "return", "takeback", "abandon"
REPAIR = "repair"
"""Kind of the line by which the operator took a damaged game back to here; `action` is how
many lines were removed.
"""
HIDDEN = "all"
"""Mark of an action that others must not even know was decided."""
NOBODYS: frozenset[int] = frozenset()
HUMAN = "human"
BOT = "bot"

OPEN, DEALING, RUNNING, OVER, CLOSED = "open", "dealing", "running", "over", "closed"
PUBLIC, PRIVATE = "public", "private"
ANYONE, SEATED = "anyone", "seated"

SeatWord = Annotated[str, one_of(HUMAN, BOT)]
StatusWord = Annotated[str, one_of(OPEN, DEALING, RUNNING, OVER, CLOSED)]
VisibilityWord = Annotated[str, one_of(PUBLIC, PRIVATE)]
WatchWord = Annotated[str, one_of(ANYONE, SEATED)]


class Seat(Struct, frozen=True):
    """A place at a table; `owner` is the user that plays it, None for a bot and while it is free.

    A free seat is `invited`, kept for one user, or open to anybody; it has no name. `promise`
    is the commitment to a nonce (see `core.fair`), `nonce` what was told of it. `robot`: a
    program plays for the user that it belongs to, or is kept for. `asked`: a deal was void, and
    a fresh promise is waited for.
    """

    seat: int
    name: str
    kind: str
    bot: str | None = None
    owner: str | None = None
    invited: str | None = None
    invited_name: str | None = None
    promise: str | None = None
    nonce: bytes | None = None
    robot: bool = False
    asked: bool = False

    @property
    def taken(self) -> bool:
        """Whether a person or a bot plays it."""
        return self.bot is not None or self.owner is not None

    @property
    def users(self) -> tuple[str, ...]:
        """Ids of the users who play it or for whom it is kept."""
        return tuple(user for user in (self.owner, self.invited) if user is not None)

    @property
    def owes_nonce(self) -> bool:
        """Whether a nonce was promised and not told yet."""
        return self.promise is not None and self.nonce is None


class Offer(Struct, frozen=True):
    """Proposal of one player to all others: `kind` "takeback" or "abandon".

    `seat` asks; it was made when everybody knew `seq` lines, and lapses with the next one.
    `agreed` are the seats that agree, in order.
    """

    kind: str
    seat: int
    seq: int
    agreed: tuple[int, ...]


class VoidDeal(Struct, frozen=True):
    """A deal that came to nothing, because a promised nonce was not told in time.

    Its `secret` decides nothing any more, and may be told. `promises` and `nonces` are by seat.
    """

    secret: bytes
    promises: tuple[str | None, ...]
    nonces: tuple[bytes | None, ...]

    @property
    def withheld(self) -> tuple[int, ...]:
        """Seats that did not tell the nonces they had promised."""
        pairs = enumerate(zip(self.promises, self.nonces, strict=True))
        return tuple(seat for seat, (promise, nonce) in pairs if promise is not None and nonce is None)


# `dict` holds the lazy values, for which a struct has no room.
class Table(Struct, frozen=True, dict=True):
    """Everything that is fixed before the first action. `secret` decides the deal: never send it.

    Seats are taken and left only before `started`. A table that was cancelled before that is
    `closed`; `rematch` is the table that follows it. The chance of a `fair` table follows from
    the secret and the nonces of its seats; those that are older follow from the secret alone.
    `voids` are the deals before this one that came to nothing; each had another secret.
    At a `rated` table only accounts play, one seat each, and its result counts. `terms` say how
    time is kept; `started_ms` is when its clocks began, in hall time.

    `share` says whose share of the hall the table's bots use (`store.shares`): the id of the maker's
    account, or a hash of the network from which a guest made it; empty at tables that are older.

    `offers` and `vacations` are what is stored beside the lines: what a player asks of all, and
    the vacations of those who sit here, if its clock counts days.
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
    fair: bool = False
    rated: bool = False
    terms: Terms = NO_TERMS
    started_ms: int = 0
    voids: tuple[VoidDeal, ...] = ()
    share: str = ""
    offers: tuple[Offer, ...] = ()
    vacations: tuple[Vacation, ...] = ()

    @property
    def dealing(self) -> bool:
        """Whether all seats are taken, and the deal waits only for nonces or for fresh promises of them."""
        waiting = self.asking or any(seat.owes_nonce for seat in self.seats)
        return self.started is None and not self.closed and self.complete and waiting

    @property
    def asking(self) -> bool:
        """Whether a fresh promise is due: until it is given no nonce may be told."""
        return any(seat.asked for seat in self.seats)

    @property
    def phase(self) -> int | None:
        """Number of the present wait of a table that is dealing, which only grows; None if it
        is not dealing.
        """
        # Each deal has two waits: for fresh promises, and then for nonces.
        return 2 * len(self.voids) + (not self.asking) if self.dealing else None

    @property
    def complete(self) -> bool:
        """Whether all seats are taken."""
        return all(seat.taken for seat in self.seats)

    @property
    def owner(self) -> str:
        """Name of the share of the hall that the table uses."""
        return self.share or self.creator

    @Lazy
    def only_bots(self) -> bool:
        """Whether no seat is for a person."""
        # By kind: a free seat and that of an erased user have no owner, but are no bot's.
        return all(seat.kind == BOT for seat in self.seats)

    @property
    def commitment(self) -> str:
        """SHA-256 of the secret as records give it, hexadecimal: published before the first action."""
        # Tables from before fair deals committed to the seed as canonical JSON, and keep that commitment.
        return commitment_of(self.secret) if self.fair else records.commitment(self.secret)

    @property
    def key(self) -> bytes:
        """Key of a fair table, once all nonces are told."""
        return fair_key(self.secret, [seat.nonce for seat in self.seats])

    @property
    def root(self) -> bytes:
        """Digest of the deal, which the first line follows on; empty until the game is dealt."""
        if self.started is None:
            return b""
        # Sorted, so that the digest does not depend on the order of options.
        options = json.dumps(dict(self.options), sort_keys=True)
        # Hexadecimal: `linked` writes None as a text that no nonce can be.
        nonces = [None if seat.nonce is None else seat.nonce.hex() for seat in self.seats]
        return linked(b"", self.id, self.game, options, self.secret.hex(), *nonces)

    @property
    def aids(self) -> bool:
        """Whether the hall says which choices are good: not where results of people are compared."""
        return not self.rated and self.terms.shared is None

    def deal(self, game: Game) -> State:
        """Return the position before the first action."""
        return deal_fairly(game, self.key) if self.fair else game.deal(self.secret)

    def set_chance(self, state: State, number: int) -> None:
        """Make the chance of action `number`, counted from 1, follow from the table's key alone."""
        if self.fair and state.game.traits.chance_in_play:
            state.chance_word = action_word(self.key, number)

    def owned_by(self, user: str | None) -> frozenset[int]:
        """Return the seats that a user plays; a spectator has none."""
        return NOBODYS if user is None else self._owned.get(user, NOBODYS)

    @Lazy
    def _owned(self) -> dict[str, frozenset[int]]:
        """Seats of each user who plays any."""
        owners = {seat.owner for seat in self.seats if seat.owner is not None}
        return {user: frozenset(seat.seat for seat in self.seats if seat.owner == user) for user in owners}

    def invites(self, user: str | None) -> bool:
        """Return whether a seat is kept for a user."""
        return user is not None and any(seat.invited == user for seat in self.seats)

    def admits(self, user: str | None) -> bool:
        """Return whether a user, or a stranger, may know of the table if they have its address.

        Before its game, users who could sit down may: at a shared deal only a user for whom a seat is kept.
        """
        if self.started is None and (not self.terms.shared or self.invites(user)):
            return True
        return self.watch != SEATED or bool(self.owned_by(user))

    def bot_seed(self, seq: int) -> int:
        """Return the seed of a bot's decision at `seq`: repeatable, and independent of the deal."""
        # HMAC: a seed that becomes known reveals nothing of the secret.
        digest = hmac.digest(self.secret, f"bot {seq}".encode(), "sha256")
        return int.from_bytes(digest[:8])


class Line(Struct, frozen=True, dict=True):
    """One stored line of a table: an action, an undo of the last action that stands, or what
    happened to the game beside its rules: `kind` is then "resign", "timeout", "return",
    "takeback", "abandon" or "repair". `ms` is the hall time. `previous` is the digest of the line before,
    of the first line the table's root.
    """

    seq: int
    action_id: str
    seat: int
    kind: str
    action: str
    at: str
    ms: int = 0
    previous: bytes = b""

    @Lazy
    def digest(self) -> bytes:
        """SHA-256 of the line and its predecessor's digest: it identifies all lines up to this one."""
        # Every field: one that is left out could be changed in the store unnoticed.
        return linked(
            self.previous, self.seq, self.action_id, self.seat, self.kind, self.action, self.at, self.ms
        )


class Standing(Struct, frozen=True):
    """Where a table stands after its last line, in the few words that lists and jobs need.

    `deadline` is when the time of the seat to act runs out, in hall time; `due` the same where
    the hall then has something to do.
    """

    seq: int
    status: str
    to_act: int | None
    bot_to_act: bool
    updated: str
    deadline: int | None = None
    due: int | None = None


def linked(previous: bytes, *fields: str | int | None) -> bytes:
    """Return the SHA-256 of a link of a chain.

    The character that separates the fields occurs in no text of a line.
    """
    # Separated: the fields "a", "bc" must not have the digest of "ab", "c".
    return hashlib.sha256(previous + "\0".join(map(str, fields)).encode()).digest()


def concerned(before: Table | None, after: Table) -> list[str]:
    """Return the users whose seats differ between two states of a table, in a fixed order."""
    seats = [None] * len(after.seats) if before is None else before.seats
    changed = [pair for pair in zip(seats, after.seats, strict=True) if pair[0] != pair[1]]
    return sorted({user for pair in changed for seat in pair if seat for user in seat.users})


def bell_of(user: str) -> str:
    """Return the name of the bell that rings when a seat is kept for a user, or is no longer.

    No table has such an id.
    """
    return f"@{user}"


def fresh_secret() -> bytes:
    """Return a new secret for a deal."""
    return secrets.token_bytes(SECRET_BYTES)


def fresh_id() -> str:
    """Return a random id that cannot be guessed, for a table, a user or a session."""
    # 96 random bits, because only its address keeps strangers away from a private table.
    return secrets.token_urlsafe(12)
