"""The naive twin: a second, slow and plain reading of the rules of Völuspá.

It is written from the rules text alone and shares nothing with the engine, so a mistake has to be made
twice, by two readers, to go unseen. Nothing is remembered between questions: every line, value and
neighbourhood is worked out afresh from a dictionary of cells. Valid positions are taken for granted.
"""

from tests.games.voluspa.twin.game import Twin

__all__ = ["Twin"]
