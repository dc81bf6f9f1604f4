"""How far counts may lie from what is expected: once in a thousand is too far."""

from collections import Counter
from collections.abc import Mapping

ONCE_IN_A_THOUSAND = {1: 10.8, 2: 13.8, 3: 16.3, 4: 18.5, 5: 20.5, 6: 22.5, 15: 37.7}
"""Chi-square bounds by degrees of freedom."""


def chi_square(seen: Counter[str], expected: Mapping[str, float]) -> float:
    """Sum of squared deviations; every key that was seen must be expected."""
    assert seen.keys() <= expected.keys()
    return sum((seen[key] - mean) ** 2 / mean for key, mean in expected.items())
