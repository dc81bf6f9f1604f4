"""Settings of a hall: accounts, passwords, limits and waiting times."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from argon2 import PasswordHasher

from gladsheim.server.identity.gate import Quotas
from gladsheim.server.notifications.outgoing import TargetRules
from gladsheim.server.notifications.senders import NotificationSettings
from gladsheim.server.pages.notices import HostNotices
from gladsheim.server.reviews.unasked import A_DAY
from gladsheim.server.time.pause import Pause
from gladsheim.store.operators.audit import KEEP_DAYS

NONCE_SECONDS = 20.0
REACTION_SECONDS = 1.0


@dataclass(frozen=True, slots=True)
class HallSettings:
    """Settings of a hall.

    `accounts`: whether the hall offers accounts. `hasher` hashes passwords (None: argon2 with its
    recommended strength). `seconds` is the clock of hall time and of waiting times between attempts (None:
    a monotonic clock; where several processes serve, waiting times go by hall time). `limits`: rate limits,
    None for none.
    """

    accounts: bool = True
    hasher: PasswordHasher | None = None
    seconds: Callable[[], float] | None = None
    patience: Pause = Pause(NONCE_SECONDS)  # noqa: RUF009  # frozen
    """Time for which the hall waits for the players' nonces."""
    reaction: Pause = Pause(REACTION_SECONDS)  # noqa: RUF009  # frozen
    """Delay between the start of a turn and the prepared move that is played in it."""
    keep_days: int = KEEP_DAYS
    """Days after which entries of the audit log are deleted."""
    reviews_a_day: int = A_DAY
    """Games of one account that are reviewed in a day without a request."""
    limits: Quotas | None = Quotas()  # noqa: RUF009  # frozen
    outside: NotificationSettings | None = None
    """Services that notify people of their turns while they are away."""
    notices: HostNotices = HostNotices()  # noqa: RUF009  # frozen
    """The host's own imprint and privacy notice."""
    reach: TargetRules = TargetRules()  # noqa: RUF009  # frozen
