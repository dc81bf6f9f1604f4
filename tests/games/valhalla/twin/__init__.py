"""The naive twin: a second, slow and plain reading of the rules of Valhalla.

It is written from the rules text and the card file alone and shares nothing with the engine, so a mistake has
to be made twice, by two readers, to go unseen. The whole table is the position document itself (VH-14): dicts
and lists, from which every price, value and way is worked out afresh. Valid positions are taken for granted.
"""

from tests.games.valhalla.twin.game import Twin

__all__ = ["Twin"]
