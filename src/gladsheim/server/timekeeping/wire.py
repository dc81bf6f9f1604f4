"""What callers may send about time and consent, and the answer about vacations."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from gladsheim.server.wire.bodies import ActionId, SeatNumber, Seq


class Beside(Struct, forbid_unknown_fields=True):
    """To resign a seat, or to take it back, decided after line `expected_seq`."""

    seat: SeatNumber
    expected_seq: Seq
    action_id: ActionId


class MakeOffer(Struct, forbid_unknown_fields=True):
    """What a seat asks of all who play: to take back what was done since its last action, or to
    abandon the game.
    """

    kind: Literal["takeback", "abandon"]
    seat: SeatNumber
    expected_seq: Seq
    action_id: ActionId


class AnswerOffer(Struct, forbid_unknown_fields=True):
    """Whether the caller agrees; with a no the offer is gone."""

    agree: bool
    expected_seq: Seq
    action_id: ActionId


class SetVacation(Struct, forbid_unknown_fields=True):
    """Whether the caller is on vacation."""

    on: bool


class VacationView(Struct):
    """Whether the user is on vacation, and how many milliseconds of it are left."""

    on: bool
    left_ms: int
