"""What goes wrong in a simulation, and how often: drawn anew for each seed, so that seeds differ."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field, fields

RARE, OFTEN, HALF = 0.01, 0.25, 0.5
SHORT_SECONDS, LONG_SECONDS = 0.02, 1.5


@dataclass
class Faults:
    """How likely each fault is at each occasion; none happens any more once they have `ended`.

    Of a commit: it is `refused`; it meets another's and is `repeated`; its process dies before or
    after it; or its answer is lost, though it was `kept`, or was `dropped`, or is still to come and
    `late`. Then it is `unsettled` whether what was to be stored can be looked up.
    """

    refused: float = 0.0
    repeated: float = 0.0
    dies_before: float = 0.0
    dies_after: float = 0.0
    kept: float = 0.0
    dropped: float = 0.0
    late: float = 0.0
    unsettled: float = 0.0
    unreadable: float = 0.0
    slow: float = 0.0
    notice_lost: float = 0.0
    notice_late: float = 0.0
    notice_doubled: float = 0.0
    request_lost: float = 0.0
    answer_lost: float = 0.0
    hung_up: float = 0.0
    worker_lost: float = 0.0
    killed: float = 0.0
    clock_jumps: float = 0.0
    ended: bool = field(default=False)

    @classmethod
    def drawn(cls, chance: random.Random, names: Sequence[str]) -> Faults:
        """Some of the faults, each more or less often."""
        found = cls()
        for name in names:
            if chance.random() < 0.5:
                likely = RARE * (OFTEN / RARE) ** chance.random()
                setattr(found, name, HALF if name in AFTER_ANOTHER else likely)
        return found


NAMES = tuple(one.name for one in fields(Faults) if one.name != "ended")
COMMITS = NAMES[:7]
"""The faults of a commit."""
AFTER_ANOTHER = ("unsettled", "hung_up")
"""What has an occasion only where something else has gone wrong."""
OF_A_SERVER = ("repeated", "kept", "dropped", "late", "notice_lost", "notice_late", "notice_doubled")
"""What happens only where a server serves several processes, and not in a file."""


class Luck:
    """The chance of one simulation, what went wrong in it, and what it has been through."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.shared = self.chance.random() < 0.8
        """Whether there are two processes over a server, or one that has a file to itself."""
        names = [name for name in NAMES if self.shared or name not in OF_A_SERVER]
        self.faults = Faults.drawn(self.chance, names)
        self.injected: dict[str, int] = dict.fromkeys(NAMES, 0)

    def strikes(self, name: str) -> bool:
        """Whether a fault happens at this occasion."""
        likely: float = getattr(self.faults, name)
        if not likely or self.faults.ended or self.chance.random() >= likely:
            return False
        self.injected[name] += 1
        return True

    def of_commit(self) -> str | None:
        """What happens to a commit; None if nothing does."""
        return next((name for name in COMMITS if self.strikes(name)), None)

    def delay(self) -> float:
        """How long something is under way."""
        if self.strikes("slow"):
            return self.chance.random() * LONG_SECONDS
        return self.chance.random() * SHORT_SECONDS
