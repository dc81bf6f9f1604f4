"""Kinds of pending events, by number: the type a card is used as, a recruitment, a glory phase."""

from typing import Literal, get_args

Kind = Literal["recruit", "event", "person", "location", "ace", "glory"]
NAMES: tuple[Literal[""] | Kind, ...] = ("", *get_args(Kind))
NOTHING, RECRUIT, EVENT, PERSON, LOCATION, ACE, GLORY = range(len(NAMES))
