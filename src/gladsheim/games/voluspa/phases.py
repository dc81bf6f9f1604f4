"""The phases of a turn, by number: what may be done next."""

from gladsheim.core.positions.numbered import texts_of

PLAY, HERMOD, RAVEN, TRIM, OVER = range(5)
NAMES = texts_of(globals())
