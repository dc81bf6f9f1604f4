"""What an action brought, told at once or late."""

from __future__ import annotations

import copy
import dataclasses
import pickle

import pytest

from gladsheim.core.applied import Applied, AppliedFields, AppliedJson
from gladsheim.core.telling.events import Event

TOLD: AppliedFields = (
    [{"part": 1}],
    (Event("drew", {"seat": 1}, {1: {"card": "x"}}),),
    "action",
    True,
    ((0, 1),),
)
WHOLE = Applied("go", 1, 3, *TOLD)


class Teller:
    """Tells, and counts how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def __call__(self) -> AppliedFields:
        """Tell."""
        self.asked += 1
        return TOLD


@pytest.mark.parametrize("name", ["parts", "events", "hidden", "pause", "asks", "final"])
def test_it_is_told_once_when_read(name: str) -> None:
    """Whatever is read first, the rest is told with it, and only then."""
    teller = Teller()
    late = Applied.late("go", 1, 3, teller)
    assert (late.action, late.seat, late.points, teller.asked) == ("go", 1, 3, 0)
    assert getattr(late, name) == getattr(WHOLE, name)
    assert (late.parts, late.events, teller.asked) == (WHOLE.parts, WHOLE.events, 1)


def test_it_is_like_any_other() -> None:
    """One told late is equal, looks the same, and can be copied, replaced and pickled; it stays frozen."""
    assert Applied.late("go", 1, 3, Teller()) == WHOLE
    assert repr(Applied.late("go", 1, 3, Teller())) == repr(WHOLE)
    assert copy.deepcopy(Applied.late("go", 1, 3, Teller())).hidden == "action"
    assert dataclasses.replace(Applied.late("go", 1, 3, Teller()), pause=False).asks == WHOLE.asks
    assert pickle.loads(pickle.dumps(Applied.late("go", 1, 3, tell))).parts == WHOLE.parts  # noqa: S301
    with pytest.raises(dataclasses.FrozenInstanceError):
        Applied.late("go", 1, 3, Teller()).pause = False  # type: ignore[misc]
    with pytest.raises(AttributeError, match="nothing_of_it"):
        Applied.late("go", 1, 3, Teller()).nothing_of_it  # type: ignore[attr-defined]  # noqa: B018


OPEN = b'"parts":[{"part":1}],"events":[{"event":"drew","seat":1}],"story":{}'
OWN = b'"parts":[{"part":1}],"events":[{"event":"drew","seat":1,"card":"x"}],"story":{}'


@pytest.mark.parametrize("own", [None, OWN])
def test_what_kernels_wrote_is_told_from_that(own: bytes | None) -> None:
    """It is written once; then nothing is asked of the teller any more, and what one seat alone may read
    makes it final.
    """
    teller, asked = Teller(), []

    def write() -> AppliedJson:
        asked.append(True)
        return AppliedJson(OPEN, own)

    late = Applied.late("go", 1, 3, teller, write)
    late.release()
    assert late.written is late.written
    assert (late.hidden, late.pause, late.asks, late.final) == ("", False, (), own is not None)
    private = {} if own is None else {1: {"card": "x"}}
    assert (late.parts, late.events) == ([{"part": 1}], (Event("drew", {"seat": 1}, private),))
    assert (teller.asked, len(asked)) == (0, 1)


def test_what_kernels_cannot_write_is_told() -> None:
    """One that was made otherwise, or of which nothing can be written, is told as ever."""
    assert WHOLE.written is None
    teller = Teller()
    late = Applied.late("go", 1, 3, teller, lambda: None)
    late.release()
    assert (late.written, late.final, late.events, teller.asked) == (None, True, WHOLE.events, 1)


def tell() -> AppliedFields:
    """A teller that says it."""
    return TOLD
