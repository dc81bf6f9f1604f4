"""How a hall receives people: accounts, passwords, and how long it waits."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from argon2 import PasswordHasher

from gladsheim.server.embargo import Pause

NONCE_SECONDS = 20.0


@dataclass(frozen=True, slots=True)
class Desk:
    """Whether there are accounts, how passwords are hashed (None: as strong as is advised), and the
    seconds by which attempts have to wait.
    """

    accounts: bool = True
    hasher: PasswordHasher | None = None
    seconds: Callable[[], float] = time.monotonic
    patience: Pause = Pause(NONCE_SECONDS)  # noqa: RUF009  # frozen
    """How long nonces are waited for."""
