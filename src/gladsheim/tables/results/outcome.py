"""What is kept of a finished game: places and points by seat, who counts as playing, who is rated."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from gladsheim.tables.live import Live
from gladsheim.tables.results.result import placements
from gladsheim.tables.table import Seat


@dataclass(frozen=True, slots=True)
class SeatOutcome:
    """A seat of a finished game; `place` is None where all gave the game up.

    `sole`: its owner had no other seat. Whoever plays for several at one screen has neither
    won nor lost, so such seats are in nobody's figures.
    """

    seat: int
    place: int | None
    score: int
    sole: bool


@dataclass(frozen=True, slots=True)
class Outcome:
    """A finished game; `people` and `bots` are the seats whose places are rated, by their names there."""

    table: str
    game: str
    players: int
    seats: tuple[SeatOutcome, ...]
    people: tuple[tuple[str, int], ...]
    bots: tuple[tuple[str, int], ...]

    def place(self, seat: int) -> int:
        """The place of a seat that is rated."""
        place = self.seats[seat].place
        assert place is not None
        return place


ACCOUNT = "@"
"""Begins the name of a bot account on the ladder: its id follows, for its name is its owner's choice."""


def _climber(seat: Seat) -> str | None:
    """By what a seat is known on the bots' ladder; None for a person's."""
    return f"{ACCOUNT}{seat.owner}" if seat.robot and seat.owner is not None else seat.bot


def outcome_of(live: Live) -> Outcome:
    """What came of a game that is over."""
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
    rated = table.rated and places is not None
    people = tuple((seat.owner, seat.seat) for seat in table.seats if rated and seat.owner is not None)
    # A game that people broke off says nothing of how its bots would have ended.
    played_out = places is not None and live.state.is_terminal
    bots = tuple(
        (name, seat.seat) for seat in table.seats if played_out and (name := _climber(seat)) is not None
    )
    return Outcome(
        table.id,
        table.game,
        len(table.seats),
        seats,
        people if len(people) > 1 else (),
        bots if len({name for name, _ in bots}) > 1 else (),
    )
