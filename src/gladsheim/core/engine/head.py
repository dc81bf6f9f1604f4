"""Indices in the list that the entry `survey` writes, and the lengths of that list and of other buffers."""

# The scores are last, because their number depends on the game.
COUNT, SEAT, TEXT_KEY, SCORES = range(4)
"""Indices of the number of legal codes, the seat to act and the key of action texts; then the
points by seat.
"""
MOST_SEATS = 12
HEAD_LENGTH = SCORES + MOST_SEATS
# A longer past makes late results slower to replay, a shorter one copies positions more often.
PAST_LENGTH = 32
"""Largest number of actions that are replayed from a kept state."""
MOST_EXPLAINED = 16
"""Largest number of ints that describe the parts of an action's points."""
MOST_GATHERED = 512
"""Largest number of ints that observations are made from, see `Rules.gather`."""
MOST_DRAWN = 128
"""Largest number of ints that a deal is made from."""
