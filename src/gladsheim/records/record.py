"""Structure of a record, and how it is written.

A record is one JSON document: options, seats, how the game started, and its actions. The state at any ply is
the fold of the actions over the start. Every action carries a link of a hash chain over everything before it,
so that the chain shows at which ply an action was altered, dropped, added or moved
(docs/researchers/records.md).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

from gladsheim.core.fair import commitment_of, fair_key
from gladsheim.core.files.writing import write_whole
from gladsheim.core.game import Json, Seed
from gladsheim.records.canonical import canonical, digest

FORMAT = "gladsheim-record"
VERSION = 1

MOST_BYTES = 4_000_000
MOST_ACTIONS = 5_000
MOST_SEATS = 8
MOST_NAME = 64
MOST_ACTION = 64
MOST_RULES = 1_000_000

HUMAN = "human"
BOT = "bot"

RESIGNED, TIMEOUT, ABANDONED = "resigned", "timeout", "abandoned"
WAYS_TO_END = (RESIGNED, TIMEOUT, ABANDONED)


@dataclass(frozen=True, slots=True)
class RecordedSeat:
    """The player of a seat: a name, `kind` "human" or "bot", and the bot's registered name.

    `robot`: a program played for a user of the hall. `plain`: `gladsheim simulate` let the bot decide with
    the smaller budgets of plain kernels. Documents name these only where they are so.
    """

    name: str
    kind: str = HUMAN
    bot: str | None = None
    robot: bool = False
    plain: bool = False

    def to_json(self) -> Json:
        """Return the seat as records store it."""
        more = {name: True for name in ("robot", "plain") if getattr(self, name)}
        return {"name": self.name, "kind": self.kind, "bot": self.bot, **more}


@dataclass(frozen=True, slots=True)
class SeedStart:
    """A start from a dealt seed; `seed` is None as long as it is not revealed."""

    commitment: str
    seed: Seed | None = None

    @property
    def revealed(self) -> bool:
        """Whether the game can be dealt from it."""
        return self.seed is not None

    @classmethod
    def of(cls, seed: Seed) -> SeedStart:
        """Return the deal of a seed, revealed."""
        return cls(commitment(seed), seed)

    def sealed(self) -> Json:
        """Return the part of the deal that is public from the beginning: only the commitment."""
        return {"deal": {"commitment": self.commitment}}

    def to_json(self) -> Json:
        """Return the start as records store it."""
        seed = None if self.seed is None else seed_json(self.seed)
        return {"deal": {"commitment": self.commitment, "seed": seed}}


@dataclass(frozen=True, slots=True)
class Nonce:
    """Nonce of a seat, which contributes to the chance of the game: committed to first, told before play.

    `nonce` is None where it was never told.
    """

    commitment: str
    nonce: bytes | None

    @classmethod
    def of(cls, nonce: bytes) -> Nonce:
        """Return the nonce with its commitment."""
        return cls(commitment_of(nonce), nonce)

    def to_json(self) -> Json:
        """Return the nonce as records store it."""
        nonce = None if self.nonce is None else self.nonce.hex()
        return {"commitment": self.commitment, "nonce": nonce}


@dataclass(frozen=True, slots=True)
class RecordedVoid:
    """A deal that came to nothing, because a nonce that was promised for it was not told.

    It had a secret of its own, which is told with it, and a place in `nonces` for each seat.
    """

    commitment: str
    nonces: tuple[Nonce | None, ...]
    secret: bytes

    @property
    def withheld(self) -> tuple[int, ...]:
        """Seats that did not tell the nonces that they had promised."""
        return withheld(self.nonces)

    def to_json(self) -> Json:
        """Return the void deal as records store it."""
        return {
            "commitment": self.commitment,
            "nonces": [nonce.to_json() if nonce else None for nonce in self.nonces],
            "secret": self.secret.hex(),
            "withheld": list(self.withheld),
        }


@dataclass(frozen=True, slots=True)
class FairStart:
    """Start from a secret of the host and a nonce of each person; see `core.fair`.

    `nonces` has a place for each seat, None for a bot; `secret` is None as long as it is not
    revealed. `voids` are the deals before this one that came to nothing, if there were any.
    """

    commitment: str
    nonces: tuple[Nonce | None, ...]
    secret: bytes | None = None
    voids: tuple[RecordedVoid, ...] = ()

    @property
    def revealed(self) -> bool:
        """Whether the game can be dealt from it."""
        return self.secret is not None

    @property
    def key(self) -> bytes:
        """Key of the game. Raises ValueError while the secret is not revealed."""
        if self.secret is None:
            raise ValueError("the secret is not revealed")
        return fair_key(self.secret, [nonce.nonce if nonce else None for nonce in self.nonces])

    def sealed(self) -> Json:
        """Return the part that is public from the beginning: all but the secret."""
        nonces = [nonce.to_json() if nonce else None for nonce in self.nonces]
        voids = {"voids": [void.to_json() for void in self.voids]} if self.voids else {}
        return {"fair": {"commitment": self.commitment, "nonces": nonces, **voids}}

    def to_json(self) -> Json:
        """Return the start as records store it."""
        secret = None if self.secret is None else self.secret.hex()
        return {"fair": {**self.sealed()["fair"], "secret": secret}}


@dataclass(frozen=True, slots=True)
class PositionStart:
    """A start from a position document."""

    document: Json
    revealed: ClassVar[bool] = True

    def sealed(self) -> Json:
        """Return the same as `to_json`: nothing about such a start is hidden."""
        return self.to_json()

    def to_json(self) -> Json:
        """Return the start as records store it."""
        return {"position": self.document}


@dataclass(frozen=True, slots=True)
class RecordedAction:
    """One action: who took it, when (ISO 8601 in UTC, or None), and its link of the chain."""

    seat: int
    action: str
    time: str | None
    link: str

    def to_json(self, ply: int) -> Json:
        """Return the action as records store it; plies count from 1."""
        return {**sealed_action(ply, self.seat, self.action, self.time), "link": self.link}


@dataclass(frozen=True, slots=True)
class EarlyEnd:
    """The end of a game before its rules ended it: `how` is "resigned", "timeout" or "abandoned".

    `seats` are those whose players had left, who left first being first.
    """

    how: str
    seats: tuple[int, ...]

    def to_json(self) -> Json:
        """Return the early end as records store it."""
        return {"how": self.how, "seats": list(self.seats)}


@dataclass(frozen=True, slots=True)
class Record:
    """Record of a game: complete, still running (without `result`), or `ended` before its rules ended it."""

    game: str
    rules: int
    options: Json
    seats: tuple[RecordedSeat, ...]
    start: SeedStart | FairStart | PositionStart
    actions: tuple[RecordedAction, ...]
    result: Json | None = None
    ended: EarlyEnd | None = None

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.result is not None or self.ended is not None

    @property
    def seal(self) -> str:
        """Last link of the chain; a person who notes it can check later that nothing was altered."""
        return self.actions[-1].link if self.actions else self.first_link

    @property
    def first_link(self) -> str:
        """Link that the first action builds on: the hash of all that is fixed before play."""
        return first_link(self.game, self.rules, self.options, self.seats, self.start)

    def to_json(self) -> Json:
        """Return the record as a JSON document."""
        return {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game,
            "rules": self.rules,
            "options": self.options,
            "seats": [seat.to_json() for seat in self.seats],
            "start": self.start.to_json(),
            "actions": [entry.to_json(ply) for ply, entry in enumerate(self.actions, 1)],
            "result": self.result,
            **({} if self.ended is None else {"ended": self.ended.to_json()}),
        }

    def to_bytes(self) -> bytes:
        """Return the canonical bytes: one line of JSON with its line feed."""
        return canonical(self.to_json()) + b"\n"

    def save(self, path: str | Path) -> None:
        """Write the record to a file, whole or not at all. Raises OSError."""
        write_whole(Path(path), self.to_bytes())


def withheld(nonces: Sequence[Nonce | None]) -> tuple[int, ...]:
    """Return the seats whose nonce was promised and not told."""
    return tuple(seat for seat, nonce in enumerate(nonces) if nonce is not None and nonce.nonce is None)


def seed_json(seed: Seed) -> Json:
    """Return a seed as JSON that keeps its type: ints in decimal, bytes in hexadecimal."""
    if isinstance(seed, bytes):
        return {"type": "bytes", "value": seed.hex()}
    # The type counts: 1 and "1" are different seeds and need different commitments.
    return {"type": type(seed).__name__, "value": str(seed)}


def commitment(seed: Seed) -> str:
    """Return the commitment that is published before play: SHA-256 of the seed's canonical JSON.

    It fixes the seed without revealing it, provided that the seed cannot be guessed.
    """
    return digest(canonical(seed_json(seed)))


def first_link(
    game: str,
    rules: int,
    options: Mapping[str, Any],
    seats: Sequence[RecordedSeat],
    start: SeedStart | FairStart | PositionStart,
) -> str:
    """Return the SHA-256 of the header's canonical JSON, without the seed or secret itself."""
    header = {
        "format": FORMAT,
        "version": VERSION,
        "game": game,
        "rules": rules,
        "options": dict(options),
        "seats": [seat.to_json() for seat in seats],
        # Sealed, so that the chain can be checked before the seed is revealed.
        "start": start.sealed(),
    }
    return digest(canonical(header))


def sealed_action(ply: int, seat: int, action: str, time: str | None) -> Json:
    """Return the part of an action that its link covers."""
    return {"ply": ply, "seat": seat, "action": action, "time": time}


def next_link(previous: str, ply: int, seat: int, action: str, time: str | None) -> str:
    """Return the SHA-256 of the previous link's 32 bytes and the canonical JSON of the action."""
    return digest(bytes.fromhex(previous), canonical(sealed_action(ply, seat, action, time)))


def chain(first: str, actions: Iterable[tuple[int, str, str | None]]) -> tuple[RecordedAction, ...]:
    """Return actions, given as (seat, action, time), with their links."""
    link, entries = first, []
    for ply, (seat, action, time) in enumerate(actions, 1):
        link = next_link(link, ply, seat, action, time)
        entries.append(RecordedAction(seat, action, time, link))
    return tuple(entries)
