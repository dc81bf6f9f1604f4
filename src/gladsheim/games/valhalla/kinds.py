"""The kinds of what is under way, by number: what a card is used as, a recruitment, a glory phase."""

from gladsheim.core.positions.numbered import texts_of

NOTHING, RECRUIT, EVENT, PERSON, LOCATION, ACE, GLORY = range(7)
NAMES = ("", *texts_of(globals())[1:])
