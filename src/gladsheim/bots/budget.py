"""Sizes that the bots' kernels and their callers share."""

STATES = 3
"""Number of states on the bench: the position, a world, and a copy of it to play on."""
MOST_NUMBERS = 8
"""Largest number of integers in a plan."""
