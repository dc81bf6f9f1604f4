"""What the routes of time and consent answer to whom, in which state of a table."""

from __future__ import annotations

from collections.abc import Callable

Answer = tuple[int, str]
PLAYERS = ("maker", "player", "invited")


def resigned(role: str, state: str) -> Answer:
    """Giving one's seat up, decided on the first position."""
    return (200, "") if role in PLAYERS and state in ("running", "seated") else _too_late(role, state)


def _too_late(role: str, state: str) -> Answer:
    """What was decided on the first position of a game that is over, or is not for the caller."""
    return (409, "stale") if role in PLAYERS and state.startswith("over") else (409, "not_your_turn")


def come_back(role: str, state: str) -> Answer:
    """Taking a seat back that nobody has left."""
    running = role in PLAYERS and not state.startswith("over")
    return (409, "not_away") if running else _too_late(role, state)


def agreed(then: Answer) -> Callable[[str, str], Answer]:
    """What those who play agree on while the game runs."""

    def rule(role: str, state: str) -> Answer:
        if state.startswith("over"):
            return 409, "over"
        return then if role in PLAYERS else (403, "not_your_seat")

    return rule
