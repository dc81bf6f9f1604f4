"""Sizes that the bots' kernels and their callers share."""

STATES = 3
"""The position, a world, and a copy of it to play on."""
MOST_NUMBERS = 8
"""Numbers that a plan consists of, at most."""
