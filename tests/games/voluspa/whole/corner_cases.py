"""Examples for every corner case of V-12 and more, worked out by hand, for any reader of the rules."""

from tests.games.voluspa.corners import (
    fenrir_troll_raven,
    freya_and_the_end,
    hands,
    jotunn_and_hermod,
    loki_and_valkyrie,
    meetings,
    points,
)
from tests.games.voluspa.corners.corner import Corner

CORNERS: tuple[Corner, ...] = (
    *loki_and_valkyrie.CORNERS,
    *fenrir_troll_raven.CORNERS,
    *jotunn_and_hermod.CORNERS,
    *points.CORNERS,
    *freya_and_the_end.CORNERS,
)
"""All examples of corner cases, in the order of V-12."""

FURTHER: tuple[Corner, ...] = (*meetings.CORNERS, *hands.CORNERS)
"""More examples of the same form, for rules and rulings that V-12 does not touch; numbered from 101."""
