"""Layout of the numbers of a batch of games: sections of one buffer, for Python and for kernels.

In a batch of n games each of these sections has n ints; after them come the scores, the rewards of the
last step, and the returns of the games that it ended, n times players each.
"""

# Sections with a number for each seat come last, because their length depends on the players.
CHOICE, COUNT, SEAT, DONE, RNG, SEATWISE = range(6)


def numbers_of(n: int, players: int) -> int:
    """Return the length of the buffer."""
    return n * (SEATWISE + 3 * players)
