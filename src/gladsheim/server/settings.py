"""How a hall receives people: accounts, passwords, and how long it waits."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from argon2 import PasswordHasher

from gladsheim.server.identity.gate import Quotas
from gladsheim.server.notifications.outgoing import Reach
from gladsheim.server.notifications.senders import Outside
from gladsheim.server.reviews.unasked import A_DAY
from gladsheim.server.time.pause import Pause
from gladsheim.store.operators.audit import KEEP_DAYS

NONCE_SECONDS = 20.0
REACTION_SECONDS = 1.0


@dataclass(frozen=True, slots=True)
class HallSettings:
    """Whether there are accounts, how passwords are hashed (None: as strong as is advised), and the
    seconds by which attempts have to wait (None: by a clock that never jumps where there is one
    process, by the time of day where there are several). `limits`: how often anybody may come.
    """

    accounts: bool = True
    hasher: PasswordHasher | None = None
    seconds: Callable[[], float] | None = None
    patience: Pause = Pause(NONCE_SECONDS)  # noqa: RUF009  # frozen
    """How long nonces are waited for."""
    reaction: Pause = Pause(REACTION_SECONDS)  # noqa: RUF009  # frozen
    """How long after the turn came a move that was prepared is played."""
    keep_days: int = KEEP_DAYS
    """How old entries of the audit log become."""
    reviews_a_day: int = A_DAY
    """How many games of an account are reviewed in a day though nobody has asked."""
    limits: Quotas | None = Quotas()  # noqa: RUF009  # frozen
    outside: Outside | None = None
    """By what people may be told of their turns while they are away."""
    reach: Reach = Reach()  # noqa: RUF009  # frozen
