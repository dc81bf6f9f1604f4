"""Prefetching of the parts of a record that a decision reads (`core.engine.prefetch`)."""

from gladsheim.core.engine.prefetch import ask_for
from gladsheim.core.kernel import kernel
from gladsheim.core.rules import Prefetch
from gladsheim.games.valhalla.record import CELLS, SEATS, SLOTS, Valhalla

_LINE = 64
"""Number of bytes in a cache line."""


@kernel
def ask_scalars(s: Valhalla) -> None:
    """Prefetch the turn, the players and the market, which are adjacent, and the first legal actions."""
    ask_for(s.score, 0)
    ask_for(s.placed, 0)
    ask_for(s.zone, 0)
    ask_for(s.used, 0)
    ask_for(s.slots, 0)
    ask_for(s.slots, SLOTS * SEATS - 1)
    ask_for(s.menu, 0)
    # As numbers of 32 bits.
    ask_for(s.menu, _LINE // 4)


@kernel
def ask_land(s: Valhalla) -> None:
    """Prefetch the landscape, which is adjacent, the options, and a plan if there is one."""
    for at in range(0, CELLS, _LINE):
        ask_for(s.land, at)
        ask_for(s.owner, at)
        ask_for(s.armies, at)
    ask_for(s.aces, 0)
    if s.step_count > 0:
        for at in range(0, CELLS, _LINE):
            ask_for(s.named, at)
            ask_for(s.plan_owner, at)
            ask_for(s.plan_armies, at)


PREFETCH = Prefetch(ask_scalars, whole=ask_land)
