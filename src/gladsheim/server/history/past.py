"""What is done with games that were played: counted, looked back at, told of on people's pages."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from gladsheim.server.history.players import Players
from gladsheim.server.history.replay import Replay
from gladsheim.server.history.tally import Tally
from gladsheim.server.reviews.reviews import Reviews

if TYPE_CHECKING:
    from gladsheim.server.hall.hall import Hall


QUESTIONS_AT_ONCE = 2
"""What the laboratory works out at a time in one process, so that tables never wait for it."""


class Past:
    """The past of a hall's tables, and the laboratory, where positions of any game are looked at."""

    def __init__(self, hall: Hall, clock: Callable[[], str], seconds: Callable[[], float]) -> None:
        self.tally = Tally(hall, clock)
        self.replay = Replay(hall)
        self.reviews = Reviews(hall, clock)
        self.players = Players(hall, seconds)
        self.questions = asyncio.Semaphore(QUESTIONS_AT_ONCE)
