"""Requests to act at a table."""

from __future__ import annotations

from msgspec import Struct

from gladsheim.server.wire.bodies import Action, ActionId, SeatNumber, Seq


class TakeAction(Struct, forbid_unknown_fields=True):
    """Action, decided on the position after line `expected_seq`."""

    action: Action
    expected_seq: Seq
    action_id: ActionId
    seat: SeatNumber


class TakeBack(Struct, forbid_unknown_fields=True):
    """Request to undo the last action."""

    expected_seq: Seq
    action_id: ActionId
    seat: SeatNumber
