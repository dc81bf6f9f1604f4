"""Requests about time and consent, and the answer about vacations."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from gladsheim.server.wire.bodies import ActionId, SeatNumber, Seq


class Beside(Struct, forbid_unknown_fields=True):
    """Request to resign a seat, or to take it back, decided after line `expected_seq`."""

    seat: SeatNumber
    expected_seq: Seq
    action_id: ActionId


class MakeOffer(Struct, forbid_unknown_fields=True):
    """Offer of a seat to all players: to undo everything since its last action, or to abandon the game."""

    kind: Literal["takeback", "abandon"]
    seat: SeatNumber
    expected_seq: Seq
    action_id: ActionId


class AnswerOffer(Struct, forbid_unknown_fields=True):
    """Whether the caller agrees; a refusal removes the offer."""

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
