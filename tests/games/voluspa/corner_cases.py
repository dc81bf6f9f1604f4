"""Examples for every corner case of V-12, worked out by hand, to run against any reader of the rules."""

from tests.games.voluspa.corners import (
    fenrir_troll_raven,
    freya_and_the_end,
    jotunn_and_hermod,
    loki_and_valkyrie,
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
"""All examples, in the order of V-12."""
