"""The naive twin: a second, slow and plain reading of the rules of Valda.

It is written from the rules text and the card file alone and shares nothing with the engine, so a mistake has
to be made twice, by two readers, to go unseen. The whole table is the position document itself (VA-16): dicts
and lists, from which every level, owner and supply is worked out afresh. Valid positions
are taken for granted.
"""

from tests.games.valda.twin.game import Twin

__all__ = ["Twin"]
