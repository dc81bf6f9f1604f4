"""Events are built from what everybody may know and what one seat may know besides."""

import pytest

from gladsheim.core.telling.events import Event

DRAW = Event("drew", {"seat": 1, "count": 2}, {1: {"tiles": ["Od", "Th"]}})


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_others_see_the_public_part(viewer: int | None) -> None:
    """Other seats and spectators see only what everybody may know."""
    assert DRAW.seen_by(viewer) == {"event": "drew", "seat": 1, "count": 2}


def test_a_seat_sees_its_own_part() -> None:
    """The seat itself sees its own part as well."""
    assert DRAW.seen_by(1) == {"event": "drew", "seat": 1, "count": 2, "tiles": ["Od", "Th"]}


def test_the_whole_is_everything() -> None:
    """A record of a finished game keeps all parts."""
    two = Event("swap", {}, {0: {"gave": "a"}, 1: {"got": "b"}})
    assert two.whole() == {"event": "swap", "gave": "a", "got": "b"}


def test_seen_events_are_copies() -> None:
    """Whoever changes what it was sent changes nothing for others."""
    DRAW.seen_by(1)["count"] = 99
    assert DRAW.seen_by(1)["count"] == 2


def test_events_without_secrets_need_no_private_part() -> None:
    """Nothing is private unless it is said to be."""
    assert Event("ended", {"seat": 0}).seen_by(0) == Event("ended", {"seat": 0}).seen_by(None)
