"""Places in the list that the entry `survey` writes, and the lengths of that list and of other buffers."""

COUNT, SEAT, TEXT_KEY, SCORES = range(4)
"""The number of legal codes, the seat to act, the key of action texts; then the points by seat."""
MOST_SEATS = 12
HEAD_LENGTH = SCORES + MOST_SEATS
PAST_LENGTH = 32
"""Actions that are replayed at most from a state that was kept."""
MOST_EXPLAINED = 16
"""Numbers that the parts of an action's points are made of at most."""
MOST_GATHERED = 512
"""Numbers that observations are made of at most, see `Rules.gather`."""
MOST_DRAWN = 128
"""Numbers that a deal is made of at most."""
