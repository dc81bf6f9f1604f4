"""What a caller asks a table for."""

from __future__ import annotations

from msgspec import Struct


class Move(Struct, frozen=True):
    """What a caller asks for; what is no action of the game has its kind as `action`."""

    seat: int
    kind: str
    action: str
    action_id: str
    expected_seq: int

    @classmethod
    def beside(cls, kind: str, seat: int, action_id: str, expected_seq: int) -> Move:
        """The request to undo the last action, to resign, or to come back."""
        return cls(seat, kind, kind, action_id, expected_seq)
