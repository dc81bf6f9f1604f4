"""What a command says is compared without what differs from one machine, or one moment, to the next."""

from __future__ import annotations

import pytest

from tests.docs.snippets.declared import steady

SAID = {
    "gladsheim arena valda a b": [
        " pair   games  points ahead    ms each\n a : b      6        -139.5  2.1 : 3.3",
        " pair   games  points ahead       ms each\n a : b      6        -139.5  112.1 : 93.3",
    ],
    "gladsheim bench valda": [
        " game   threads  decisions/s  playouts/s\n valda        1      324,357         715",
        " game   threads    decisions/s  playouts/s\n valda        1  2,324,357,000   2,000,715",
    ],
    "gladsheim simulate valda -n 2": [
        "2 games in 1.2 s\n seat  bot     wins  ms each\n 0     greedy  1       0.80",
        "2 games in 112.0 s\n seat  bot     wins   ms each\n 0     greedy  1     10000.80",
    ],
}


@pytest.mark.parametrize("command", SAID)
def test_measured_figures_may_have_any_width(command: str) -> None:
    """A busy machine takes longer, and its tables have wider columns."""
    quick, slow = (steady(command, one) for one in SAID[command])
    assert quick == slow


def test_what_is_not_measured_is_compared() -> None:
    """Another result is another text."""
    told = SAID["gladsheim arena valda a b"][0]
    assert steady("gladsheim arena", told) != steady("gladsheim arena", told.replace("-139.5", "-139.6"))
