"""Outcome of a finished game: places and points by seat, which seats count, and which are rated."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import combinations
from typing import Annotated

from gladsheim.tables.enumerated import one_of
from gladsheim.tables.results.result import placements
from gladsheim.tables.running.clocks import standing_of
from gladsheim.tables.running.live import Live
from gladsheim.tables.table import Seat

# Two people could make ratings: fifteen games, resigned before the first move, brought 1,770 points.
LEAST_ACTIONS = 2
"""Number of actions that each seat must have taken for a game to change ratings."""
GAMES_A_DAY = 3
"""Number of games of the same two people within a day that change ratings."""
SHORT, OFTEN = "short", "often"
UncountedWord = Annotated[str, one_of(SHORT, OFTEN)]
"""Reason why a rated game changes no rating: too few actions, or too many games of the same two people."""


@dataclass(frozen=True, slots=True)
class SeatOutcome:
    """Seat of a finished game; `place` is None where all abandoned the game.

    `sole`: its owner had no other seat. A user who plays several seats at one screen has neither won nor
    lost, so such seats are left out of all statistics.
    """

    seat: int
    place: int | None
    score: int
    sole: bool


@dataclass(frozen=True, slots=True)
class Outcome:
    """A finished game; `people` and `bots` are the seats whose places are rated, by their names there.

    One of the people may have been erased, and has no name (None). `ended` is the time of the last line.
    """

    table: str
    game: str
    ended: str
    seats: tuple[SeatOutcome, ...]
    people: tuple[tuple[str | None, int], ...]
    bots: tuple[tuple[str, int], ...]

    @property
    def players(self) -> int:
        """Number of seats."""
        return len(self.seats)

    @property
    def pairs(self) -> list[tuple[str, str]]:
        """Every two people who are rated against each other."""
        return list(combinations([user for user, _ in self.people if user is not None], 2))

    def place(self, seat: int) -> int:
        """Return the place of a rated seat."""
        place = self.seats[seat].place
        # `outcome_of` rates no seats where there are no places.
        assert place is not None
        return place


ACCOUNT = "@"
"""Prefix of a bot account's name on the ladder; the account's id follows, since its owner can
change its name.
"""


def _climber(seat: Seat) -> str | None:
    """Return the name of a seat's player on the bots' ladder; None for a person."""
    return f"{ACCOUNT}{seat.owner}" if seat.robot and seat.owner is not None else seat.bot


def too_short(live: Live) -> bool:
    """Return whether a game has too few actions to change ratings; a bot that took over
    counts for its seat.
    """
    acted = Counter(step.line.seat for step in live.standing_steps)
    return any(acted[seat.seat] < LEAST_ACTIONS for seat in live.table.seats)


def outcome_of(live: Live) -> Outcome:
    """Return the outcome of a game that is over."""
    table, places = live.table, placements(live)
    owners = Counter(seat.owner for seat in table.seats if seat.owner is not None)
    seats = tuple(
        SeatOutcome(
            seat.seat,
            None if places is None else places[seat.seat],
            int(live.state.scores[seat.seat]),
            seat.owner is not None and owners[seat.owner] == 1,
        )
        for seat in table.seats
    )
    rated = table.rated and places is not None and not too_short(live)
    # By bot, not by owner: an erased player has no owner, but was beaten there all the same.
    people = tuple((seat.owner, seat.seat) for seat in table.seats if rated and seat.bot is None)
    # A game that people broke off says nothing of how its bots would have ended.
    played_out = places is not None and live.state.is_terminal
    bots = tuple(
        (name, seat.seat) for seat in table.seats if played_out and (name := _climber(seat)) is not None
    )
    return Outcome(
        table.id,
        table.game,
        standing_of(live).updated,
        seats,
        people if len(people) > 1 and any(user for user, _ in people) else (),
        # One bot alone, or against itself, says nothing of its strength.
        bots if len({name for name, _ in bots}) > 1 else (),
    )
