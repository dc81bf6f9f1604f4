"""Shares of a count with their confidence intervals."""

from __future__ import annotations

from math import sqrt

Z_95 = 1.959963984540054


def wilson(wins: float, games: float) -> tuple[float, float]:
    """Return the 95 % confidence interval of a share, after Wilson (1927)."""
    share, square = wins / games, Z_95 * Z_95
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = Z_95 / (1 + square / games) * sqrt(share * (1 - share) / games + square / (4 * games * games))
    # Rounding may lead a little beyond 0 and 1.
    return max(0.0, middle - half), min(1.0, middle + half)
